"""Corpora as they are trained with: split, and what filtering leaves of them.

Both the originals (as ``download`` fetches them) and repacked local forms are read; see ``readers``.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.config import OWN_TEXTS, Task
from core.errors import InputError
from core.training.data import filtering, own
from core.training.data.filtering import FilteringReport, turned_round
from core.training.data.table import CORPORA, CorpusSpec


@dataclass(frozen=True, kw_only=True)
class Corpus:
    """One corpus, split and cleaned: pairs of source and target, or of text and label.

    Texts for a generator are examples without a label.
    """

    name: str
    task: Task
    terms: str  # licence and attribution, for the model card
    train: tuple[tuple[str, str], ...]
    validation: tuple[tuple[str, str], ...]
    test: tuple[tuple[str, str], ...] = ()  # empty where the files bring none
    report: FilteringReport = field(default_factory=FilteringReport)
    made: bool = False  # names and numbers are random already
    turned: bool = False  # English is the second side


def load_corpora(names: Sequence[str], data_dir: str | Path) -> tuple[Corpus, ...]:
    """Read corpora that are trained on together: no training set shares a text with any of their evaluation sets.

    Raises:
        FileNotFoundError: if a file is missing; the message names it and how to get it.
        ValueError: if a name is unknown, or a file is damaged or has a line of the wrong form.
    """
    corpora = [_read(name, Path(data_dir)) for name in names]
    evaluation = [item for corpus in corpora for item in (*corpus.validation, *corpus.test)]

    def without_leaks(corpus: Corpus) -> Corpus:
        sides = (0, 1) if corpus.task == "translator" else (0,)
        train = tuple(filtering.drop_leaks(corpus.train, evaluation, sides))
        report = replace(corpus.report, leaked=len(corpus.train) - len(train), kept=len(train))
        return replace(corpus, train=train, report=report)

    return tuple(map(without_leaks, corpora))


def validation_of(corpora: Iterable[Corpus], labels: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return the validation texts of all corpora; with ``labels``, those that have one of them."""
    items = [item for corpus in corpora for item in corpus.validation]
    return [item for item in items if not labels or item[1] in labels]


def _read(name: str, data_dir: Path) -> Corpus:
    if name not in CORPORA and name != OWN_TEXTS:
        raise InputError("training-no-corpus", name=f"{name!r}", names=list(CORPORA))
    spec = _own(data_dir) if name == OWN_TEXTS else CORPORA[name]
    splits = spec.read(data_dir)
    evaluation = [*splits["validation"], *splits.get("test", ())]
    if spec.task == "translator":
        cleaned, counts = filtering.filter_pairs(
            splits["train"], fault=spec.fault, near=spec.near, apart_from=evaluation, ratio=spec.ratio
        )
    else:
        cleaned, counts = filtering.filter_examples(splits["train"])
    if spec.choose:
        chosen = spec.choose(data_dir, cleaned, spec.turned)
        cleaned, counts = chosen, counts | {"less_common": len(cleaned) - len(chosen)}
    held_out = sum(len(splits[split]) for split in spec.own_splits)
    facing = turned_round if spec.turned else list
    return Corpus(
        name=name,
        task=spec.task,
        terms=spec.terms,
        made=spec.made,
        turned=spec.turned,
        train=tuple(facing(cleaned)),
        validation=tuple(facing(splits["validation"])),
        test=tuple(facing(splits.get("test", []))),
        report=FilteringReport(read=len(splits["train"]) + held_out, held_out=held_out, **counts),
    )


def _own(folder: Path) -> CorpusSpec:
    """Return the description of the texts that a run keeps in ``folder``."""
    about, splits = own.about_texts(folder), own.kept_splits(folder)
    task: Task = about["task"]
    return CorpusSpec(
        about=f"texts of {about['file']}",
        terms=f"{about['file']}: those of its owner",
        read=lambda _: splits,
        task=task,
        own_splits=() if about["valid"] else ("validation", "test"),
        fault=own.markup_fault,
        ratio=own.usual_ratio(splits["train"]) if task == "translator" else 1.0,
    )
