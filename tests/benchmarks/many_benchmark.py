"""``translate`` of many lines beside CTranslate2 with the same weights in float32: by hand, not in ``make test``.

python -m tests.benchmarks.many_benchmark [--model en-de] [--lines 320] [--rounds 4]

It prints the processor, and of our own time the shares of the products with weights and of the rest: how fast products
are, compared with everything else, differs from processor to processor. Both take turns, one thread each, and what
counts is processor time, so that ratios hold on a busy machine.
"""

import argparse
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, cast

import torch

from core import load
from core.decoding import Decoding, max_target_tokens
from core.decoding.drafting.ctranslate2_drafter import CompactCopy
from core.tracers.native import NativeModel
from core.transformer import linear
from core.transformer.translator import Translator
from tests.benchmarks.batch_benchmark import DOES, WHO

PLACES = ("", " in front of a large crowd", " next to two women in red coats", " while it is raining on the old town")
PLACES += (" and looks at the camera", " with a friend on a warm day in summer", " at night", " by the water", " now")
PLACES += (" beside a yellow car that is parked on the street", " because there is nothing else to do", " on the beach")
PRODUCTS = ((linear, "_by_fbgemm"), (linear, "_by_onednn"), (linear.functional, "linear"))
LEAST = 0.8  # of CTranslate2's rate


def lines(count: int) -> list[str]:
    """Return so many different captions of 3 to 25 words."""
    made = [f"{who} {does}{place}." for place in PLACES for who in WHO for does in DOES]
    return random.Random(1).sample(made, min(count, len(made)))


def processor() -> str:
    """Return the name of the processor."""
    described = Path("/proc/cpuinfo")
    names = [line.split(":")[1].strip() for line in described.read_text().splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor()


class Clock:
    """The processor time that products with weights take."""

    def __init__(self) -> None:
        self.seconds = 0.0
        for module, name in PRODUCTS:
            setattr(module, name, self._timed(getattr(module, name)))

    def _timed(self, product: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*arguments: Any, **named: Any) -> Any:
            start = time.thread_time()
            made = product(*arguments, **named)
            self.seconds += time.thread_time() - start
            return made

        return timed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--lines", type=int, default=320)
    parser.add_argument("--rounds", type=int, default=4)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model, texts, clock = cast("NativeModel", load(options.model, device="cpu")), lines(options.lines), Clock()
    module, sources = cast("Translator", model.module), [model.source_ids(text) for text in texts]
    exact = CompactCopy(module, "float32")
    longest = max(max_target_tokens(module, len(source), Decoding()) for source in sources)

    def theirs() -> object:
        return exact.translate(sources, [()] * len(sources), longest, max_batch_size=64)

    ways: dict[str, Callable[[], object]] = {"translate": lambda: model.translate(texts), "ctranslate2": theirs}
    times: dict[str, list[float]] = {name: [] for name in (*ways, "products")}
    for turn in range(options.rounds + 1):
        for name, way in ways.items():
            clock.seconds, start = 0.0, time.process_time()
            way()
            if turn:  # the first warms up
                times[name].append(time.process_time() - start)
                times["products"] += [clock.seconds] if name == "translate" else []
    whole, other, products = (median(times[name]) for name in ("translate", "ctranslate2", "products"))
    print(
        f"{processor()}: {len(texts)} lines of {options.model}, {whole:.2f} s, products {products:.2f} s, the rest "
        f"{whole - products:.2f} s; ctranslate2 {other:.2f} s; rate {other / whole:.2f} of its, at least {LEAST}: "
        f"{'reached' if other / whole >= LEAST else 'MISSED'}"
    )


if __name__ == "__main__":
    main()
