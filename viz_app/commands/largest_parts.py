"""Measures how often the largest bar of Parts and routes is the costliest head, into ``faithfulness.json``.

``python -m viz_app.commands.largest_parts MODEL --data DIR`` takes the sentences of ``glassformer explain --bench``.
"""

import argparse
import random
from dataclasses import replace
from functools import partial
from pathlib import Path

from core.analysis.attribution.largest_parts import largest_parts
from core.checkpoints.measured_files import FAITHFULNESS
from core.errors import InputError
from core.results.plain import to_plain
from viz_app.commands.heads import bars, corpora_of, drawn, own_model


def measure(model: str, data: Path) -> None:
    """Add the measurement to the file beside the weights of ``model``. Raises ``ValueError`` if the bench has not
    measured it."""
    folder, loaded = own_model(model, "cpu")
    if loaded.faithfulness is None:
        command = f"glassformer explain --bench {model} --data {data}"
        raise InputError("commands-no-bench-yet", model=model, command=command)
    about = loaded.faithfulness.about
    texts = drawn(corpora_of(folder, data), loaded.labels, random.Random(about["seed"]))[: about["texts"]]
    with bars() as progress:
        found = largest_parts(loaded, [text for text, _ in texts], partial(progress, "sentences"), seed=about["seed"])
    FAITHFULNESS.save(folder, replace(loaded.faithfulness, largest_parts=found))
    print(f"{model}: {to_plain(found)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model")
    parser.add_argument("--data", type=Path, required=True)
    measure(**vars(parser.parse_args()))
