"""``train``, ``finish``, ``calibrate``, ``risk`` and ``larger``: from corpora to a checkpoint."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from core.config import OWN_PRESETS, TRAINED_MODELS

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Folder of the corpora; own texts need none.")]
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
Optimiser = Annotated[
    Literal["adamw", "muon"] | None,
    typer.Option(help="muon: the singular values of each step of a matrix are alike; it learns in fewer steps."),
]
LearningRate = Annotated[float | None, typer.Option(min=0, metavar="X", help="Its peak, after the warm-up.")]
BatchTokens = Annotated[int | None, typer.Option(min=1, metavar="N", help="Padded tokens a step.")]
SaveEvery = Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps between two saves.")]
ValidateEvery = Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps between two validations.")]
Patience = Annotated[
    int | None,
    typer.Option(min=0, metavar="N", help="Stop after so many validations without a better one; 0 never does."),
]
Snapshots = Annotated[int, typer.Option(min=0, metavar="N", help="Weights to keep for good on the way.")]
Examples = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="For a classifier: TSV, CSV or JSON lines of label and text."),
]
Pairs = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="For a translator: TSV, CSV or JSON lines of source and target."),
]
Valid = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Other texts to measure by; without it a tenth is set aside.")
]
ColumnNames = Annotated[
    str | None, typer.Option(metavar="A,B", help="Both columns: names such as stars,review, or 2,0 from 0.")
]
From = Annotated[str | None, typer.Option("--from", metavar="CODE", help="Language of the sources, such as fr.")]
To = Annotated[str | None, typer.Option("--to", metavar="CODE", help="Language of the targets, such as en.")]
Further = Annotated[bool, typer.Option("--further", help="Go on from the trained weights, on more corpora.")]
Threads = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processor threads of each process.")]


@contextmanager
def _stoppable(how: str) -> Iterator[None]:
    """Say on stderr after which step a run has stopped, and ``how`` it goes on."""
    try:
        yield
    except KeyboardInterrupt as error:
        print(f"{str(error) or 'Stopped before the next save'}. {how}", file=sys.stderr)
        raise


def train(
    preset: Annotated[
        str,
        typer.Argument(help=f"{', '.join(TRAINED_MODELS)}; {' or '.join(OWN_PRESETS)} for texts of your own."),
    ],
    out: Out,
    data: Data = None,
    examples: Examples = None,
    pairs: Pairs = None,
    valid: Valid = None,
    columns: ColumnNames = None,
    source_lang: From = None,
    target_lang: To = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last save.")] = False,
    download: Annotated[bool, typer.Option("--download", help="First fetch the corpora that are missing.")] = False,
    further: Further = False,
    teacher: Teacher = None,
    teacher_steps: TeacherSteps = None,
    variants: Variants = None,
    most_unlabelled: MostUnlabelled = None,
    temperature: Temperature = None,
    start_from: StartFrom = None,
    steps: Steps = None,
    seed: Seed = None,
    optimiser: Optimiser = None,
    learning_rate: LearningRate = None,
    batch_tokens: BatchTokens = None,
    save_every: SaveEvery = None,
    validate_every: ValidateEvery = None,
    patience: Patience = None,
    snapshots: Snapshots = 0,
    threads: Threads = None,
    precision: Precision = "auto",
) -> None:
    """Train a model, from raw corpora or from texts of your own. Options that are not given keep the preset's value.

    glassformer train en-de --data data --out runs/en-de

    glassformer train sentiment --data data --out runs/sentiment --teacher hf:sentence-transformers/all-MiniLM-L6-v2

    glassformer train classifier --examples reviews.tsv --out runs/reviews

    glassformer train translator --pairs fr-en.tsv --from fr --to en --out runs/fr-en

    Ctrl-C saves and stops; --resume goes on with the settings of the run. Several GPUs: accelerate launch -m
    viz_app.cli train ...; several processes of a CPU: torchrun --nproc-per-node 2 -m viz_app.cli train ...
    """
    options = dict(locals())  # as they are given, by name
    from core import training

    if options.pop("download") and preset not in OWN_PRESETS:
        _fetch(preset, data or Path("data"), taught=teacher is not None, further=further)
    teaching = {name: options.pop(name) for name in ("teacher_steps", "variants", "most_unlabelled", "temperature")}
    options["columns"] = columns.split(",") if columns else ()
    where = ["--data", str(data)] if data else []
    again = shlex.join(("glassformer", "train", preset, *where, "--out", str(out), "--resume"))
    with _stoppable(f"Go on with: {again}"):
        training.train(options.pop("preset"), teaching=teaching, **options)


def _fetch(preset: str, data: Path, *, taught: bool, further: bool) -> None:
    """Fetch the corpora of ``preset`` that are missing, and those of whose English sides a teacher labels some."""
    from core.training.data.download import download
    from core.training.plan import trainable

    chosen = trainable(preset)
    training = chosen.further if further else chosen.training
    names = training.corpora if training else ()
    for name in (*names, *(("tatoeba-en-de", "tatoeba-en-fr") if taught else ())):
        download(name, data)


def finish(out: Out, data: Data = None) -> None:
    """Make a checkpoint of the last saves of a run, even while it goes on.

    Prints the scores and writes them into the model card.

    glassformer finish --data data --out runs/en-de
    """
    from core.training.report import finish as report

    report.finish(data, out)


def calibrate(out: Out, data: Data = None) -> None:
    """Make the probabilities of a finished classifier fit the validation texts once more.

    Prints the scores before and after, and writes them into the model card.

    glassformer calibrate --data data --out runs/sentiment
    """
    from core.training.report.recalibrate import recalibrate

    recalibrate(data, out)


def _run_stages(
    run: Callable[..., None],
    preset: str,
    out: Path,
    data: Path | None,
    start_from: str | None,
    settings: object,
    threads: int | None,
) -> None:
    data = data or Path("data")
    with _stoppable("The same command goes on."):
        run(preset, out=out, data=data, start_from=start_from, settings=settings, threads=threads or 1)


def risk(
    preset: Annotated[str, typer.Argument(help="en-de, en-fr, de-en or fr-en, whose texts are read.")],
    out: Out,
    data: Data = None,
    start_from: StartFrom = None,
    steps: Steps = None,
    learning_rate: LearningRate = None,
    seed: Seed = None,
    threads: Threads = None,
) -> None:
    """Let a translator learn which of its own translations are the better ones, by minimum risk training.

    python -m core.training risk en-de --data data --out runs/en-de-risk

    DIR is a checkpoint after every 20 steps. Ctrl-C saves and stops; the same command goes on.
    """
    from core.training.minimum_risk import RiskSettings, minimum_risk

    given: dict[str, Any] = {"steps": steps, "learning_rate": learning_rate, "seed": seed}
    settings = RiskSettings(**{name: value for name, value in given.items() if value is not None})
    _run_stages(minimum_risk, preset, out, data, start_from, settings, threads)


def larger(
    preset: Annotated[str, typer.Argument(help="en-de, en-fr, de-en or fr-en, whose texts are read.")],
    out: Out,
    data: Data = None,
    start_from: StartFrom = None,
    larger_steps: Annotated[int | None, typer.Option(min=1, metavar="N", help="Steps of the larger one.")] = None,
    steps: Steps = None,
    batch_tokens: BatchTokens = None,
    save_every: SaveEvery = None,
    seed: Seed = None,
    threads: Threads = None,
) -> None:
    """Train a larger translator, and let the small one learn from its translations and its probabilities.

    python -m core.training larger en-de --data data --out runs/en-de-larger

    Meant for a GPU. Ctrl-C saves and stops; the same command goes on.
    """
    from core.training.larger_teacher import LargerSettings, learn_from_larger

    given: dict[str, Any] = {"larger_steps": larger_steps, "steps": steps, "batch_tokens": batch_tokens}
    given |= {"save_every": save_every, "seed": seed}
    settings = LargerSettings(**{name: value for name, value in given.items() if value is not None})
    _run_stages(learn_from_larger, preset, out, data, start_from, settings, threads)
