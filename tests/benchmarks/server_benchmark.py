"""Text to trace on the server, beside Hugging Face's Marian of the same size: by hand, not in ``make test``.

python -m tests.benchmarks.server_benchmark [--repeats 50] [--threads 1]
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

import torch

from core.checkpoint import build_model
from core.decoding import Decoding
from core.tracers.own import OwnModel
from tests.benchmarks.peers import CONFIG, Numbers, marian
from viz_app.view_models import payload_json

SOURCE, TARGET = 20, 24  # tokens, the end token of the source among them
MOST = {"trace / marian": 0.25, "trace / translate": 1.25}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    times = measure(contestants(), options.repeats)
    print(json.dumps({name: f"{1000 * seconds:.1f} ms" for name, seconds in times.items()}, indent=2))
    ratios = {
        "trace / marian": times["trace"] / times["marian, attentions"],
        "trace / translate": times["trace"] / times["translate"],
    }
    for name, ratio in ratios.items():
        print(f"{name}: {ratio:.2f}, at most {MOST[name]}: {'reached' if ratio <= MOST[name] else 'MISSED'}")


def contestants() -> dict[str, Callable[[], object]]:
    """Everything measured, by name; each call is one sentence from text (or ids) to the whole answer."""
    ids = torch.randint(10, CONFIG.vocabulary_size, (1, SOURCE - 1)).tolist()[0]
    own = OwnModel("random", build_model(CONFIG).eval(), Numbers(), CONFIG, torch.device("cpu"))
    peer = marian().eval()
    text, decoding = " ".join(map(str, ids)), Decoding(max_tokens=TARGET)
    written = len(own.trace(text, decoding=decoding).steps)
    if written != TARGET:
        raise SystemExit(f"the random model wrote {written} tokens, not {TARGET}; choose another seed")
    source = torch.tensor([[*ids, CONFIG.end_id]])
    generation = {"max_new_tokens": TARGET, "min_new_tokens": TARGET, "num_beams": 1, "do_sample": False}

    def attentions() -> object:
        with torch.inference_mode():
            return peer.generate(source, output_attentions=True, return_dict_in_generate=True, **generation)

    def plain() -> object:
        with torch.inference_mode():
            return peer.generate(source, **generation)

    return {
        "translate": lambda: own.translate(text, decoding=decoding),
        "trace": lambda: own.trace(text, decoding=decoding),
        "trace and payload": lambda: payload_json(own.trace(text, decoding=decoding)),
        "marian": plain,
        "marian, attentions": attentions,
    }


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
