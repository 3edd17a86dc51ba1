"""``train``, ``finish`` and ``calibrate``: from corpora to a checkpoint."""

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

Data = Annotated[Path, typer.Option(metavar="DIR", help="Folder of the corpora.")]
Out = Annotated[Path, typer.Option(metavar="DIR", help="Folder for the run and the finished checkpoint.")]
StartFrom = Annotated[
    str | None,
    typer.Option(
        metavar="NAME", help="Checkpoint whose weights and tokenizer to begin with, by name or folder; '' for none."
    ),
]
Teacher = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="Pretrained encoder for a classifier to learn from: a folder or hf:NAME."),
]
Precision = Annotated[Literal["auto", "float32", "bf16"], typer.Option(help="auto takes bf16 where the chip has it.")]
Variants = Annotated[
    int | None, typer.Option(min=0, metavar="N", help="Texts made of each labelled one for the teacher to label.")
]
MostUnlabelled = Annotated[
    int | None, typer.Option(min=0, metavar="N", help="Texts of each unlabelled pool that the teacher labels.")
]
Temperature = Annotated[float | None, typer.Option(min=0, metavar="X", help="Of the teacher's soft labels.")]
TeacherSteps = Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps of the teacher's own training.")]
Steps = Annotated[int | None, typer.Option(min=1, metavar="N", help="Optimiser steps.")]
Seed = Annotated[int | None, typer.Option(min=0, metavar="N", help="Another seed gives another model.")]
LearningRate = Annotated[float | None, typer.Option(min=0, metavar="X", help="Its peak, after the warm-up.")]
BatchTokens = Annotated[int | None, typer.Option(min=1, metavar="N", help="Padded tokens a step.")]
SaveEvery = Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps between two saves.")]
ValidateEvery = Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps between two validations.")]
Patience = Annotated[
    int | None,
    typer.Option(min=0, metavar="N", help="Stop after so many validations without a better one; 0 never does."),
]
Snapshots = Annotated[int, typer.Option(min=0, metavar="N", help="Weights to keep for good on the way.")]
Threads = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processor threads of each process.")]


def train(
    preset: Annotated[str, typer.Argument(help="What to train: en-de, en-fr, sentiment or question-type.")],
    data: Data,
    out: Out,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last save.")] = False,
    download: Annotated[bool, typer.Option("--download", help="First fetch the corpora that are missing.")] = False,
    further: Annotated[
        bool, typer.Option("--further", help="Go on from the trained weights, on more corpora.")
    ] = False,
    teacher: Teacher = None,
    teacher_steps: TeacherSteps = None,
    variants: Variants = None,
    most_unlabelled: MostUnlabelled = None,
    temperature: Temperature = None,
    start_from: StartFrom = None,
    steps: Steps = None,
    seed: Seed = None,
    learning_rate: LearningRate = None,
    batch_tokens: BatchTokens = None,
    save_every: SaveEvery = None,
    validate_every: ValidateEvery = None,
    patience: Patience = None,
    snapshots: Snapshots = 0,
    threads: Threads = None,
    precision: Precision = "auto",
) -> None:
    """Train a model from raw corpora. Options that are not given keep the preset's value.

    glassformer train en-de --data data --out runs/en-de

    glassformer train sentiment --data data --out runs/sentiment --teacher hf:sentence-transformers/all-MiniLM-L6-v2

    Ctrl-C saves and stops; --resume goes on with the settings of the run. Several GPUs: accelerate launch -m
    viz_app.cli train ...; several processes of a CPU: torchrun --nproc-per-node 2 -m viz_app.cli train ...
    """
    from core.training import recipe

    if download:
        _fetch(preset, data, taught=teacher is not None, further=further)
    changes: dict[str, Any] = {"start_from": start_from, "learning_rate": learning_rate, "batch_tokens": batch_tokens}
    changes |= {"save_every": save_every, "validate_every": validate_every, "patience": patience}
    teaching: dict[str, Any] = {"teacher_steps": teacher_steps, "variants": variants}
    teaching |= {"most_unlabelled": most_unlabelled, "temperature": temperature}
    recipe.train(
        preset,
        data,
        out,
        resume=resume,
        steps=steps,
        seed=seed,
        threads=threads,
        precision=precision,
        snapshots=snapshots,
        teacher=teacher,
        teaching=teaching,
        further=further,
        **changes,
    )


def _fetch(preset: str, data: Path, *, taught: bool, further: bool) -> None:
    """Fetch the corpora of ``preset`` that are missing, and those of whose English sides a teacher labels some."""
    from core.training.data.download import download
    from core.training.plan import trainable

    chosen = trainable(preset)
    training = chosen.further if further else chosen.training
    names = training.corpora if training else ()
    for name in (*names, *(("tatoeba-en-de", "tatoeba-en-fr") if taught else ())):
        download(name, data)


def finish(data: Data, out: Out) -> None:
    """Make a checkpoint of the last saves of a run, even while it goes on.

    Prints the scores and writes them into the model card.

    glassformer finish --data data --out runs/en-de
    """
    from core.training.report import finish as report

    report.finish(data, out)


def calibrate(data: Data, out: Out) -> None:
    """Make the probabilities of a finished classifier fit the validation texts once more.

    Prints the scores before and after, and writes them into the model card.

    glassformer calibrate --data data --out runs/sentiment
    """
    from core.training.report.recalibrate import recalibrate

    recalibrate(data, out)
