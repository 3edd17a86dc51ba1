"""The cost of every kind of edit beside the same run without it. Run it by hand; ``make test`` does not.

nice -n -10 python -m tests.benchmarks.edits_benchmark [--model en-de] [--tokens 32] [--beam 4] [--rounds 9]

The source and the target have as many tokens; the kinds take turns, round by round. Wall time is the best round's, as
is processor time of the one thread, by which a limit is judged because a busy machine disturbs it less. An edit for
which every step has to read the whole target says so.
"""

import argparse
import time
from dataclasses import dataclass

import torch

import core
from core.decoding.next_token import is_cached
from core.interventions.edit_hook import step_hook
from core.interventions.edits import BUGS, Edits, HeadName, MaskEdit
from core.tracers.parameters import positions_of

MOST = 0.3  # seconds of a core, for an edit that keeps the past of a target as it is
WORDS = "the old man and a woman in red coats look at two dogs that play in the deep snow behind a house near the sea "

KINDS = {
    "unedited": Edits(),
    "one head off": Edits(heads_off=(HeadName("cross", 1, 2),)),
    "a layer's heads off": Edits(heads_off=tuple(HeadName("decoder", 0, head) for head in range(8))),
    "a cell of the past": Edits(mask=(MaskEdit("decoder", 7, 3, allowed=False),)),
    "a cell of the causal part": Edits(mask=(MaskEdit("causal", 7, 3, allowed=False),)),
    "a column of the padding part": Edits(mask=(MaskEdit("padding", None, 3, allowed=False),)),
    "a cross column": Edits(mask=(MaskEdit("cross", None, 3, allowed=False),)),
    "an encoder cell": Edits(mask=(MaskEdit("encoder", 2, 3, allowed=False),)),
    "300 cells": Edits(mask=tuple(MaskEdit("cross", cell % 30, cell % 29, allowed=False) for cell in range(300))),
    "positions off": Edits(positions="off"),
    "positions shuffled": Edits(positions="shuffled", position_seed=3),
    "positions shifted": Edits(positions="shifted", position_shift=5),
    "8 pads on both sides": Edits(source_pads=8, target_pads=8),
    "a token left out": Edits(left_out=(3,)),
    "filled with -1e9": Edits(fill="-1e9"),
    "a cell of the future": Edits(mask=(MaskEdit("decoder", 7, 9, allowed=True),)),
} | {bug: Edits(bugs=(bug,)) for bug in BUGS}


@dataclass
class Cost:
    """The best of all rounds."""

    wall: float = float("inf")
    processor: float = float("inf")
    steps: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--tokens", type=int, default=32)
    parser.add_argument("--beam", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = core.load(options.model, device="cpu")
    text, decoding = source_of(model, options.tokens), core.Decoding(beam=options.beam, max_tokens=options.tokens)
    costs = {name: Cost() for name in KINDS}
    for _ in range(options.rounds):
        for name, edits in KINDS.items():
            measure(costs[name], model, text, decoding, edits)
    whole = costs["unedited"]
    for name, cost in costs.items():
        hook = step_hook(KINDS[name], model.config, positions_of(model.module), options.tokens)
        said = (
            ("; MISSED" if cost.processor > MOST else "")
            if is_cached(model.config, hook)
            else "; reads the whole target at every step"
        )
        print(
            f"{name:>28}: {1000 * cost.wall:4.0f} ms ({cost.wall / whole.wall:.2f} x), processor "
            f"{1000 * cost.processor:4.0f} ms ({cost.processor / whole.processor:.2f} x), {cost.steps} tokens{said}"
        )


def source_of(model: core.NativeModel, tokens: int) -> str:
    """Return a text that the model reads as so many tokens."""
    words = (WORDS * 9).split()
    while model.count_tokens(" ".join(words)) > tokens:
        words.pop()
    return " ".join(words)


def measure(cost: Cost, model: core.NativeModel, text: str, decoding: core.Decoding, edits: Edits) -> None:
    wall, processor = time.perf_counter(), time.thread_time()
    cost.steps = len(model.trace(text, decoding=decoding, edits=edits).steps)
    cost.wall = min(cost.wall, time.perf_counter() - wall)
    cost.processor = min(cost.processor, time.thread_time() - processor)


if __name__ == "__main__":
    main()
