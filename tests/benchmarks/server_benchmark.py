"""Text to trace on the server, beside CTranslate2 and Hugging Face's Marian: by hand, not in ``make test``.

python -m tests.benchmarks.server_benchmark [--repeats 50] [--threads 1] [--device cuda]

``en-de`` traces a sentence of about 20 source and 24 target tokens. CTranslate2 runs the same weights, in float32, and
shows nothing but the translation; Marian has the same size, random weights and writes as many tokens. Contestants take
turns, so ratios hold on a busy machine where times do not. On a GPU all of them compute there; the bars are the CPU's.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from typing import cast

import torch

from core import load
from core.decoding import Decoding, decode, max_target_tokens
from core.decoding.drafting.ctranslate2_drafter import CompactCopy, ctranslate2
from core.tracers.native import NativeModel
from core.transformer.translator import Translator
from tests.benchmarks.batch_benchmark import SENTENCES
from tests.benchmarks.peers import CONFIG, marian
from viz_app.view_models import payload_json

TEXT = "An old man with a long white beard is sitting on a bench next to two young women."
BATCH = 64
MOST = {"trace / ctranslate2": 1.0, "trace / marian": 0.25, "trace / translate": 1.25}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    model = cast("NativeModel", load("en-de", device=options.device))
    steps = model.trace(TEXT).steps
    print(f"{model.count_tokens(TEXT)} source tokens, {len(steps)} target tokens")
    times = measure(contestants(model) | parts(model), options.repeats)
    print(json.dumps({name: f"{1000 * seconds:.1f} ms" for name, seconds in times.items()}, indent=2))
    for name, seconds in measure(batches(model), max(1, options.repeats // 10)).items():
        print(f"{name}: {BATCH / seconds:.0f} sentences/s in batches of {BATCH}")
    ratios = {
        "trace / ctranslate2": times["trace"] / times["ctranslate2, float32"],
        "trace / marian": times["trace"] / times["marian, attentions"],
        "trace / translate": times["trace"] / times["translate"],
        "trace / trace without drafts": times["trace"] / times["trace without drafts"],
    }
    for name, ratio in ratios.items():
        bar = f", at most {MOST[name]}: {'reached' if ratio <= MOST[name] else 'MISSED'}" if name in MOST else ""
        print(f"{name}: {ratio:.2f}{bar}")


def contestants(model: NativeModel) -> dict[str, Callable[[], object]]:
    """Everything measured, by name; each call is one sentence from text (or ids) to the whole answer."""
    source, target = model.source_ids(TEXT), len(model.trace(TEXT).steps)
    plain = replace(model)
    plain.__dict__["_drafter"] = None
    peer = marian().eval().to(model.device)
    ids = torch.randint(10, CONFIG.vocabulary_size, (1, len(source))).to(model.device)
    generation = {"max_new_tokens": target, "min_new_tokens": target, "num_beams": 1, "do_sample": False}
    exact, limit = _copy(model, "float32", model.device.type), _limit(model)

    def attentions() -> object:
        with torch.inference_mode():
            return peer.generate(ids, output_attentions=True, return_dict_in_generate=True, **generation)

    return {
        "translate": lambda: model.translate(TEXT),
        "trace": lambda: model.trace(TEXT),
        "trace without drafts": lambda: plain.trace(TEXT),
        "trace and payload": lambda: payload_json(model.trace(TEXT)),
        "ctranslate2, float32": lambda: exact.draft(source, (), limit),
        "marian, attentions": attentions,
    }


def parts(model: NativeModel) -> dict[str, Callable[[], object]]:
    """Return the time of each part of a trace."""
    module, source = cast("Translator", model.module), model.source_ids(TEXT)
    written, compact, limit = [step.id for step in model.trace(TEXT).steps], _copy(model, "int8"), _limit(model)
    batch = torch.tensor([source], device=model.device)

    def encode() -> object:
        with torch.inference_mode():
            return module.encode(batch).sum().item()  # waits for a GPU

    return {
        "part: text to ids": lambda: model.source_ids(TEXT),
        "part: encoder": encode,
        "part: draft, int8": lambda: compact.draft(source, (), limit),
        "part: encoder and trace of a given target": lambda: model.trace(TEXT, target=written),
        "instead of the draft: steps in float32": lambda: decode(module, [source]),
    }


def batches(model: NativeModel) -> dict[str, Callable[[], object]]:
    """Many sentences at once, without a trace."""
    texts = (SENTENCES * BATCH)[:BATCH]
    sources, exact = [model.source_ids(text) for text in texts], _copy(model, "float32", model.device.type)
    limits = [max_target_tokens(cast("Translator", model.module), len(source), Decoding()) for source in sources]
    return {
        "translate": lambda: model.translate(texts),
        "ctranslate2, float32": lambda: exact.translate(sources, [()] * BATCH, max(limits)),
    }


def _copy(model: NativeModel, precision: str, device: str = "cpu") -> CompactCopy:
    if ctranslate2 is None:
        raise SystemExit("install ctranslate2 first")
    return CompactCopy(cast("Translator", model.module), precision, device)


def _limit(model: NativeModel) -> int:
    return max_target_tokens(cast("Translator", model.module), len(model.source_ids(TEXT)), Decoding())


def measure(calls: dict[str, Callable[[], object]], repeats: int) -> dict[str, float]:
    """Return the median seconds of each call; they take turns, so that a busy moment hits all alike."""
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(repeats + 3):
        for name, call in calls.items():
            started = time.perf_counter()
            call()
            if turn >= 3:
                times[name].append(time.perf_counter() - started)
    return {name: median(seconds) for name, seconds in times.items()}


if __name__ == "__main__":
    main()
