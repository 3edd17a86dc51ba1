"""``train``, ``finish``, ``calibrate``, ``risk`` and ``larger``: from corpora to a checkpoint."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from core.config import OWN_PRESETS, TRAINED_MODELS


def option(metavar: str, text: str, *names: str, **more: Any) -> Any:
    """Return an option whose help is ``text``."""
    return typer.Option(*names, metavar=metavar, help=text, **more)


# Options of more than one command.
Data = Annotated[Path | None, option("DIR", "Folder of the corpora; own texts need none.")]
Out = Annotated[Path, option("DIR", "Folder for the run and the finished checkpoint.")]
StartFrom = Annotated[
    str | None, option("NAME", "Checkpoint whose weights and tokenizer to begin with, by name or folder; '' for none.")
]
Steps = Annotated[int | None, option("N", "Optimiser steps.", min=1)]
Seed = Annotated[int | None, option("N", "Another seed gives another model.", min=0)]
LearningRate = Annotated[float | None, option("X", "Its peak, after the warm-up.", min=0)]
BatchTokens = Annotated[int | None, option("N", "Padded tokens a step.", min=1)]
SaveEvery = Annotated[int | None, option("N", "Steps between two saves.", min=1)]
Threads = Annotated[int | None, option("N", "Processor threads of each process.", min=1)]
Translated = Annotated[str, typer.Argument(help="en-de, en-fr, de-en or fr-en, whose texts are read.")]


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
        str, typer.Argument(help=f"{', '.join(TRAINED_MODELS)}; {' or '.join(OWN_PRESETS)} for texts of your own.")
    ],
    out: Out,
    data: Data = None,
    examples: Annotated[
        Path | None, option("FILE", "For a classifier: TSV, CSV or JSON lines of label and text.")
    ] = None,
    pairs: Annotated[
        Path | None, option("FILE", "For a translator: TSV, CSV or JSON lines of source and target.")
    ] = None,
    valid: Annotated[Path | None, option("FILE", "Other texts to measure by; without it a tenth is set aside.")] = None,
    columns: Annotated[str | None, option("A,B", "Both columns: names such as stars,review, or 2,0 from 0.")] = None,
    source_lang: Annotated[str | None, option("CODE", "Language of the sources, such as fr.", "--from")] = None,
    target_lang: Annotated[str | None, option("CODE", "Language of the targets, such as en.", "--to")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last save.")] = False,
    download: Annotated[bool, typer.Option("--download", help="First fetch the corpora that are missing.")] = False,
    further: Annotated[
        bool, typer.Option("--further", help="Go on from the trained weights, on more corpora.")
    ] = False,
    teacher: Annotated[
        str | None, option("NAME", "Pretrained encoder for a classifier to learn from: a folder or hf:NAME.")
    ] = None,
    teacher_steps: Annotated[int | None, option("N", "Steps of the teacher's own training.", min=1)] = None,
    variants: Annotated[
        int | None, option("N", "Texts made of each labelled one for the teacher to label.", min=0)
    ] = None,
    most_unlabelled: Annotated[
        int | None, option("N", "Texts of each unlabelled pool that the teacher labels.", min=0)
    ] = None,
    temperature: Annotated[float | None, option("X", "Of the teacher's soft labels.", min=0)] = None,
    start_from: StartFrom = None,
    steps: Steps = None,
    seed: Seed = None,
    optimiser: Annotated[
        Literal["adamw", "muon"] | None,
        typer.Option(help="muon: the singular values of each step of a matrix are alike; it learns in fewer steps."),
    ] = None,
    learning_rate: LearningRate = None,
    batch_tokens: BatchTokens = None,
    save_every: SaveEvery = None,
    validate_every: Annotated[int | None, option("N", "Steps between two validations.", min=1)] = None,
    patience: Annotated[
        int | None, option("N", "Stop after so many validations without a better one; 0 never does.", min=0)
    ] = None,
    snapshots: Annotated[int, option("N", "Weights to keep for good on the way.", min=0)] = 0,
    threads: Threads = None,
    precision: Annotated[
        Literal["auto", "float32", "bf16"], typer.Option(help="auto takes bf16 where the chip has it.")
    ] = "auto",
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
        _fetch(preset, data or Path("data"), further=further, taught=teacher is not None)
    teaching = {name: options.pop(name) for name in ("teacher_steps", "variants", "most_unlabelled", "temperature")}
    options["columns"] = columns.split(",") if columns else ()
    where = ["--data", str(data)] if data else []
    again = shlex.join(("glassformer", "train", preset, *where, "--out", str(out), "--resume"))
    with _stoppable(f"Go on with: {again}"):
        training.train(options.pop("preset"), teaching=teaching, **options)


def _fetch(preset: str, data: Path, *, further: bool, taught: bool) -> None:
    """Fetch the corpora of ``preset`` that are missing; a teacher labels the English sides of pairs too."""
    from core.training.data.download import download
    from core.training.plan import preset_of

    chosen = preset_of(preset, data)
    planned = chosen.further if further else chosen.training
    for name in (*(planned.corpora if planned else ()), *(("tatoeba-en-de", "tatoeba-en-fr") if taught else ())):
        download(name, data)


def finish(out: Out, data: Data = None) -> None:
    """Make a checkpoint of the last saves of a run, even while it goes on.

    Prints the scores and writes them into the model card.

    glassformer finish --data data --out runs/en-de
    """
    from core.training.report.finish import finish

    finish(data, out)


def calibrate(out: Out, data: Data = None) -> None:
    """Make the probabilities of a finished classifier fit the validation texts once more.

    Prints the scores before and after, and writes them into the model card.

    glassformer calibrate --data data --out runs/sentiment
    """
    from core.training.report.finish import recalibrate

    recalibrate(data, out)


def _run_stages(run: Callable[..., None], kind: Callable[..., object], given: dict[str, Any]) -> None:
    """Run stages with settings of a ``kind``, which are those that are ``given`` beside what all stages take."""
    start = {name: given.pop(name) for name in ("out", "start_from")}
    start |= {"data": given.pop("data") or Path("data"), "threads": given.pop("threads") or 1}
    preset, settings = given.pop("preset"), {name: value for name, value in given.items() if value is not None}
    with _stoppable("The same command goes on."):
        run(preset, settings=kind(**settings), **start)


def risk(
    preset: Translated,
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
    given = dict(locals())
    from core.training.minimum_risk import RiskSettings, minimum_risk

    _run_stages(minimum_risk, RiskSettings, given)


def larger(
    preset: Translated,
    out: Out,
    data: Data = None,
    start_from: StartFrom = None,
    larger_steps: Annotated[int | None, option("N", "Steps of the larger one.", min=1)] = None,
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
    given = dict(locals())
    from core.training.larger_teacher import LargerSettings, learn_from_larger

    _run_stages(learn_from_larger, LargerSettings, given)
