"""Corpora of texts with labels: from their files to training, validation and test examples.

A text that is neither positive nor negative has the label ``NEUTRAL``, which no model gives: it is taught to be unsure.
"""

from collections.abc import Iterable
from pathlib import Path

from core.text.tokens import plain_text
from core.training.data import readers
from core.training.data.filtering import Example
from core.training.data.splits import Splits, set_aside

NEUTRAL = "neutral"
UNLABELLED = ""  # of a text that only a teacher labels
TREC_VALIDATION = 0.1
REVIEWS_VALIDATION = 0.15
_NEUTRAL_WORDS = 3  # shorter neutral phrases ("the", "of a") say nothing

_POLARITY = {0: "negative", 1: "negative", 3: "positive", 4: "positive"}


def sst(data_dir: Path) -> Splits:
    """All phrases train, whole sentences evaluate; neutral ones are left out (Socher et al. 2013, section 5)."""
    trees = {split: readers.sst_trees(data_dir / "sst", split) for split in ("train", "dev", "test")}
    return {
        "train": _binary(phrase for tree in trees["train"] for phrase in tree),
        "validation": _binary(tree[0] for tree in trees["dev"]),
        "test": _binary(tree[0] for tree in trees["test"]),
    }


def _binary(phrases: Iterable[tuple[int, str]]) -> list[tuple[str, str]]:
    return [Example(plain_text(text), _POLARITY[label]) for label, text in phrases if label in _POLARITY]


def sst_neutral(data_dir: Path) -> Splits:
    """The neutral phrases of the training trees that have a few words; nothing to evaluate on."""
    trees = readers.sst_trees(data_dir / "sst", "train")
    phrases = (text for tree in trees for label, text in tree if label not in _POLARITY)
    return {
        "train": [Example(plain_text(text), NEUTRAL) for text in phrases if len(text.split()) >= _NEUTRAL_WORDS],
        "validation": [],
    }


def reviews(data_dir: Path, name: str) -> Splits:
    """Return one of the three files of plain review sentences; some are set aside for validation."""
    train, held = set_aside(_plain(readers.review_sentences(data_dir / "reviews", name)), REVIEWS_VALIDATION)
    return {"train": train, "validation": held}


def phrases(data_dir: Path, name: str) -> Splits:
    """Return the texts of ``customer`` or ``mpqa``, all of which train."""
    return {"train": _plain(readers.polar_phrases(data_dir / "reviews", name)), "validation": []}


def everyday(_: Path) -> Splits:
    """Sentences written for this project that praise or blame."""
    return {"train": _own("train", neutral=False), "validation": _own("validation", neutral=False)}


def everyday_neutral(_: Path) -> Splits:
    """Plain facts written for this project: what a model should be unsure about, in training and in validation."""
    return {"train": _own("train", neutral=True), "validation": _own("validation", neutral=True)}


def _own(split: str, *, neutral: bool) -> list[tuple[str, str]]:
    examples = _plain(readers.labelled_lines(Path(__file__).parent / "everyday" / f"{split}.tsv"))
    return [example for example in examples if (example[1] == NEUTRAL) == neutral]


def trec(data_dir: Path) -> Splits:
    """Questions by their coarse type; some are set aside for validation."""
    read = {split: _plain(readers.trec_questions(data_dir / "trec", split)) for split in ("train", "test")}
    train, held = set_aside(read["train"], TREC_VALIDATION)
    return {"train": train, "validation": held, "test": read["test"]}


def _plain(labelled: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [Example(plain_text(text), label) for label, text in labelled]
