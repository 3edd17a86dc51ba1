"""How often the head with the largest bar of Parts and routes is the one whose loss costs most. Run it by hand.

python -m tests.benchmarks.largest_bar --data data [--model en-de] [--sentences 200]

For each step of validation sentences: the largest part of a logit above the mean, of the heads that have one, against
what the log-probability loses without each of these heads.
"""

import argparse
import random
from pathlib import Path

import numpy as np

import core
from core.analysis.resampling import mean_interval
from core.tracers.threads import one_thread
from viz_app.commands.heads import corpora_of, drawn

NEAR = 3  # costliest heads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--sentences", type=int, default=200)
    options = parser.parse_args()
    model = core.load(options.model, device="cpu")
    assert model.folder
    corpora = corpora_of(model.folder, options.data, None)
    texts = [text for text, _ in drawn(corpora, model.labels, random.Random(1))[: options.sentences]]
    with one_thread():
        places = [places_of(model, text) for text in texts]
    for name, most in (("the costliest head", 1), (f"among the {NEAR} costliest heads", NEAR)):
        hits = np.array([np.mean([place < most for place in found]) for found in places])
        low, high = mean_interval(hits, seed=1)
        steps = sum(map(len, places))
        print(
            f"{model.name}: the largest bar is {name} in {hits.mean():.0%} ({low:.0%} to {high:.0%}) of {steps} steps"
        )


def places_of(model: core.NativeModel, text: str) -> list[int]:
    """Return for each step how many heads cost more than the one with the largest bar."""
    ids = [step.id for step in model.trace(text).steps]
    effects = core.head_effects(model, text, target=ids)
    found = []
    for step in range(len(ids)):
        parts = core.logit_parts(model, text, step=step, target=ids).heads
        bars = np.concatenate([parts[name].ravel() for name in parts])
        costs = np.concatenate([effects.by_token[name][..., step].ravel() for name in parts])
        found.append(int((costs < costs[np.abs(bars).argmax()]).sum()))
    return found


if __name__ == "__main__":
    main()
