"""``evaluate``, ``train`` and ``finish``: measure a model, make a model."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from viz_app.commands.lines import read_examples, read_lines
from viz_app.commands.options import BEAM, Beam, Device, Model

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


def evaluate(
    model: Model = "en-de",
    source: Annotated[Path | None, typer.Option(metavar="FILE", help="Texts to translate, one a line.")] = None,
    reference: Annotated[Path | None, typer.Option(metavar="FILE", help="Their translations, line by line.")] = None,
    examples: Annotated[
        Path | None, typer.Option(metavar="FILE", help="For a classifier: lines of label, tab, text.")
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Keep the answers.")] = None,
    beam: Beam = BEAM,
    device: Device = "auto",
) -> None:
    """Measure a model on a test set.

    Prints one line of JSON.

    glassformer evaluate --model en-de --source test.en --reference test.de

    glassformer evaluate --model sentiment --examples test.tsv
    """
    if examples and not (source or reference):
        scores, answers = _evaluate_classifier(model, read_examples(examples), device)
    elif source and reference and not examples:
        scores, answers = _evaluate_translator(model, *read_pairs(source, reference), beam, device)
    else:
        raise ValueError("Give --source and --reference for a translator, or --examples for a classifier.")
    if output:
        output.write_text("".join(f"{answer}\n" for answer in answers), encoding="utf-8")
    print(json.dumps({"model": model, **scores}, ensure_ascii=False))


def read_pairs(source: Path, reference: Path) -> tuple[list[str], list[str]]:
    """Return the lines of two files that belong together.

    Raises:
        ValueError: if they differ in number, or a source is blank; the message names the files and the line.
    """
    sources, references = read_lines(source), read_lines(reference)
    if len(sources) != len(references):
        raise ValueError(
            f"{source} has {len(sources)} lines and {reference} has {len(references)}. Give files of equal length."
        )
    blank = next((number for number, text in enumerate(sources, start=1) if not text.strip()), None)
    if blank:
        raise ValueError(f"{source}:{blank} is blank. Remove the line from both files.")
    return sources, references


def _evaluate_translator(
    model: str, sources: list[str], references: list[str], beam: int, device: str
) -> tuple[dict[str, Any], list[str]]:
    import core
    from core.training.report.evaluate import evaluate_translator

    loaded, decoding = core.load(model, device=device), core.Decoding(beam=beam)
    with progress("Translating", len(sources)) as done:
        return evaluate_translator(
            lambda texts: loaded.translate(texts, decoding=decoding), sources, references, progress=done
        )


def _evaluate_classifier(model: str, examples: list[tuple[str, str]], device: str) -> tuple[dict[str, Any], list[str]]:
    import core
    from core.training.data.labelled import NEUTRAL
    from core.training.report.evaluate import evaluate_classifier

    loaded = core.load(model, device=device)
    if strange := sorted({label for label, _ in examples} - {*loaded.labels, NEUTRAL}):
        raise ValueError(f"{model} has no label {strange[0]!r}. Its labels are {', '.join(loaded.labels)}.")
    with progress("Classifying", len(examples)) as done:
        return evaluate_classifier(
            lambda texts: [one.probabilities for one in loaded.classify(texts)],
            examples,
            progress=done,
            unsure_below=getattr(getattr(loaded, "config", None), "unsure_below", 0.0),
        )


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr where a person watches; yields a function that is told how many are done."""
    from tqdm import tqdm

    with tqdm(desc=title, total=total, unit="text", leave=False, disable=None) as bar:
        yield lambda done: bar.update(done - bar.n)


def train(
    preset: Annotated[str, typer.Argument(help="What to train: en-de, en-fr, sentiment or question-type.")],
    data: Data,
    out: Out,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the last save.")] = False,
    download: Annotated[bool, typer.Option("--download", help="First fetch the corpora that are missing.")] = False,
    teacher: Teacher = None,
    teacher_steps: TeacherSteps = None,
    variants: Variants = None,
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
    from core.training.recipe import train

    if download:
        _fetch(preset, data, taught=teacher is not None)
    changes: dict[str, Any] = {"start_from": start_from, "learning_rate": learning_rate, "batch_tokens": batch_tokens}
    changes |= {"save_every": save_every, "validate_every": validate_every, "patience": patience}
    train(
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
        teaching={"teacher_steps": teacher_steps, "variants": variants},
        **changes,
    )


def _fetch(preset: str, data: Path, *, taught: bool) -> None:
    """Fetch the corpora of ``preset`` that are missing, and those of whose English sides a teacher labels some."""
    from core.training.data.download import download
    from core.training.plan import trainable

    training = trainable(preset).training
    names = training.corpora if training else ()
    for name in (*names, *(("tatoeba-en-de", "tatoeba-en-fr") if taught else ())):
        download(name, data)


def finish(data: Data, out: Out) -> None:
    """Make a checkpoint of the last saves of a run, even while it goes on.

    Prints the scores and writes them into the model card.

    glassformer finish --data data --out runs/en-de
    """
    from core.training.report.finish import finish

    finish(data, out)
