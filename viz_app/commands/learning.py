"""``learning``: what a model did at moments of its training, written into the folder of its checkpoint."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from core.errors import InputError
from core.sentences import sentence
from core.training.command import Data, option
from viz_app.commands.heads import bars, corpora_of, material_of, own_model, score_on
from viz_app.commands.options import Checkpoint, Device

if TYPE_CHECKING:
    from core import NativeModel
    from core.results.training_history import TrainingHistory

SENTENCES = 3
SNAPSHOTS = "snapshots"


def learning(
    model: Checkpoint,
    run: Annotated[Path, option("DIR", "Folder that the training was given with --out.")],
    data: Data = None,
    probe: Annotated[int, option("N", "Validation sentences to find roles on.", min=1)] = 100,
    scored: Annotated[
        int | None, option("N", "Validation sentences to score on: 100, of a classifier 500.", min=1)
    ] = None,
    pairs: Annotated[int, option("N", "Training pairs to align words with.", min=1)] = 20_000,
    seed: Annotated[int, option("N", "Draws the sentences.", min=0)] = 1,
    device: Device = "auto",
) -> None:
    """Run every snapshot of a training for the Model page, and write the checkpoint's training_history.npz.

    Three sentences with all heads, the roles of the heads, the score and the learning curve, at every moment that the
    training kept: glassformer train en-de --data data --out runs/en-de --snapshots 12

    glassformer learning en-de --run runs/en-de --data data
    """
    from core.analysis.training_history import measure_training_history
    from core.checkpoints.training_history import FILE, save_training_history
    from core.training.loop.logs import read_log

    folder, final = own_model(model, device)
    kept = _run_in(run)
    corpora = corpora_of(folder, data)
    default = 100 if final.task == "translator" else 500  # a translation takes far longer than a label
    wanted = {"probe": max(probe, scored or default), "sample": 1, "scored": scored or default}
    material = material_of(corpora, final.labels, **wanted, pairs=pairs, seed=seed)
    material = replace(material, probe=material.probe[:probe])
    with bars() as progress:
        found = measure_training_history(
            final,
            moments(kept / SNAPSHOTS, device),
            texts_of(final),
            material,
            score_on(final.task, material),
            progress,
            curve=list(read_log(kept)),
            about={"scored_sentences": len(material.scored), "seed": seed},
        )
    note = note_of(kept, found.steps[-1])
    save_training_history(folder, replace(found, about={**found.about, "note": note} if note else found.about))
    print(summary(found, (folder / FILE).stat().st_size))


def _run_in(folder: Path) -> Path:
    """Return where in ``folder`` the training itself lies; it must have kept snapshots."""
    from core.training.loop.state import RUN

    run = folder / RUN if (folder / RUN).is_dir() else folder
    if not (run / SNAPSHOTS).is_dir():
        raise InputError("commands-no-snapshots", folder=str(folder))
    return run


def moments(folder: Path, device: str) -> "Iterator[tuple[int, NativeModel]]":
    """Yield the models in ``folder``, which are called by their steps, each with its step."""
    import core

    for path in sorted(folder.glob("[0-9]*"), key=lambda path: int(path.name)):
        loaded = core.load(str(path), device=device)
        if isinstance(loaded, core.NativeModel):
            yield int(path.name), loaded


def texts_of(model: "NativeModel") -> list[str]:
    """Return the sentences to keep: the first ones that the page offers for such a model."""
    from viz_app.handlers.examples import sentences_for

    return list(sentences_for(model.name, model.task)[:SENTENCES])


def note_of(run: Path, last: int) -> list[dict[str, Any]]:
    """Return what people must know of the moments of a run: how it began, and whether they end before it does.

    Each is the id of a sentence with its values. ``last`` is the step of its last moment.
    """
    from core.training.loop.state import SETTINGS

    training = json.loads((run / SETTINGS).read_text(encoding="utf-8"))["training"]
    start, steps = training.get("start_from"), training["steps"]
    said = []
    if start:
        said.append(sentence("core-history-began", model=str(start)))
    if last < steps:
        said.append(sentence("core-history-ends", steps=steps, last=last))
    return [one.to_json() for one in said]


def summary(learning: "TrainingHistory", size: int) -> str:
    said = [f"{step:,}: {score:.4g}" for step, score in zip(learning.steps, learning.scores, strict=True)]
    size_said = f"{size / 1e3:.0f}"
    return str(sentence("commands-scores-by-step", metric=learning.metric, scores=said, kilobytes=size_said))
