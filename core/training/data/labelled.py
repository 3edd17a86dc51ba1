"""Corpora of texts with labels: from their files to training, validation and test examples.

A text that is neither positive nor negative has the label ``NEUTRAL``, which no model gives: it is taught to be unsure.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from core.errors import InputError
from core.text.tokens import plain_text
from core.training.data.filtering import Splits, set_aside
from core.training.data.readers import find, matched_lines, numbered_lines, present, short, text_of

NEUTRAL = "neutral"
UNLABELLED = ""  # of a text that only a teacher labels
TREC_VALIDATION = 0.1
REVIEWS_VALIDATION = 0.15
_NEUTRAL_WORDS = 3  # shorter neutral phrases ("the", "of a") say nothing

_OWN = Path(__file__).parent / "everyday"
POLAR_LABELS = ("negative", "positive")
_REVIEW_FILES = {"amazon": "amazon_cells_labelled.txt", "yelp": "yelp_labelled.txt", "imdb": "imdb_labelled.txt"}
_REVIEW = re.compile(r"(.*\S.*)\t([01])\s*")
_PHRASE_FILES = {"customer": "custrev", "mpqa": "mpqa"}
_QUESTION = re.compile(r"(ABBR|DESC|ENTY|HUM|LOC|NUM):[^ ]* (.*\S.*)")
_POLARITY = {0: "negative", 1: "negative", 3: "positive", 4: "positive"}


def sst(data_dir: Path) -> Splits:
    """All phrases train, whole sentences evaluate; neutral ones are left out (Socher et al. 2013, section 5)."""
    trees = {split: _trees(data_dir / "sst", split) for split in ("train", "dev", "test")}
    return {
        "train": _binary(phrase for tree in trees["train"] for phrase in tree),
        "validation": _binary(tree[0] for tree in trees["dev"]),
        "test": _binary(tree[0] for tree in trees["test"]),
    }


def _binary(phrases: Iterable[tuple[int, str]]) -> list[tuple[str, str]]:
    return [(plain_text(text), _POLARITY[label]) for label, text in phrases if label in _POLARITY]


def sst_neutral(data_dir: Path) -> Splits:
    """The neutral phrases of the training trees that have a few words; nothing to evaluate on."""
    found = (text for tree in _trees(data_dir / "sst", "train") for label, text in tree if label not in _POLARITY)
    train = [(plain_text(text), NEUTRAL) for text in found if len(text.split()) >= _NEUTRAL_WORDS]
    return {"train": train, "validation": []}


def _trees(folder: Path, split: str) -> list[list[tuple[int, str]]]:
    """Return what ``parse_tree`` makes of each tree of a split; the test split may be missing."""
    forms = ((f"{split}.txt.gz", None), ("trainDevTestTrees_PTB.zip", f"trees/{split}.txt"), (f"{split}.txt", None))
    if split == "test" and not present(folder, *forms):
        return []
    path, member = find(folder, *forms)
    trees = []
    for number, line in numbered_lines(text_of(path, member)):
        try:
            trees.append(parse_tree(line))
        except InputError as error:
            raise InputError("training-in-line", path=str(path), line=number, why=error) from error
    return trees


_NODE = re.compile(r"\(([0-4]) |\)|([^()\s]+)")


def parse_tree(line: str) -> list[tuple[int, str]]:
    """Return (label, text) of every phrase of one Penn-Treebank tree whose labels are 0..4, the whole sentence first.

    Raises:
        InputError: if brackets do not match or nothing is labelled.
    """
    words: list[str] = []
    spans: list[tuple[int, int, int]] = []  # label, first word, word after the last
    open_at: list[tuple[int, int]] = []  # position in spans, first word
    refusal = InputError("training-no-tree", text=short(line), example="(3 (2 It) (4 works))")
    for match in _NODE.finditer(line):
        label, word = match.groups()
        if label is not None:
            open_at.append((len(spans), len(words)))
            spans.append((int(label), len(words), -1))
        elif word is not None:
            words.append(word)
        elif not open_at:
            raise refusal
        else:
            index, first = open_at.pop()
            spans[index] = (spans[index][0], first, len(words))
    if open_at or not spans or spans[0][1:] != (0, len(words)) or any(first == end for _, first, end in spans):
        raise refusal
    return [(label, " ".join(words[first:end])) for label, first, end in spans]


def reviews(data_dir: Path, name: str) -> Splits:
    """One of the three files of plain review sentences, or a part of the published archive; some are set aside."""
    folder, published = data_dir / "reviews", _REVIEW_FILES[name]
    if (folder / f"{name}.tsv.gz").is_file():
        examples = labelled_lines(folder / f"{name}.tsv.gz", POLAR_LABELS)
    else:
        archive = ("sentiment-labelled-sentences.zip", f"sentiment labelled sentences/{published}")
        path, member = find(folder, (f"{name}.tsv.gz", None), archive, (published, None))
        found = matched_lines(path, member, _REVIEW, "training-must-be", form="TEXT TAB 0 or 1")
        examples = [(POLAR_LABELS[int(digit)], text) for text, digit in found]
    train, held = set_aside(_plain(examples), REVIEWS_VALIDATION)
    return {"train": train, "validation": held}


def phrases(data_dir: Path, name: str) -> Splits:
    """The texts of ``customer`` or ``mpqa``, in one file or in one for each label; all of them train."""
    folder, whole = data_dir / "reviews", (f"{name}.tsv.gz", None)
    if present(folder, whole):
        return {"train": _plain(labelled_lines(folder / whole[0], POLAR_LABELS)), "validation": []}
    examples = []
    for label in POLAR_LABELS:
        path, _ = find(folder, whole, (f"{_PHRASE_FILES[name]}.{label[:3]}", None))
        examples += [(label, line) for _, line in numbered_lines(text_of(path)) if line.strip()]
    return {"train": _plain(examples), "validation": []}


def everyday(_: Path, *, neutral: bool) -> Splits:
    """Sentences written for this project: of praise or blame, or ``neutral`` ones, of which a model is to be unsure."""
    files = {split: _plain(labelled_lines(_OWN / f"{split}.tsv")) for split in ("train", "validation")}
    train, validation = ([one for one in some if (one[1] == NEUTRAL) == neutral] for some in files.values())
    return {"train": train, "validation": validation}


def questions(_: Path) -> Splits:
    """Questions written for this project by what they ask for: no model learns from them."""
    return {"train": [], "validation": _plain(labelled_lines(_OWN / "questions.tsv"))}


def labelled_lines(path: Path, labels: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return (label, text) of a file whose lines are label, tab, text; ``labels`` are the only ones known, if given.

    Raises:
        ValueError: if a line has another form or label; the message names file and line.
    """
    known = "|".join(map(re.escape, labels)) or r"[^\t]*"
    form = re.compile(rf"({known})\t(.*\S.*)")
    return matched_lines(path, None, form, "training-must-be", form=f"{' or '.join(labels) or 'LABEL'} TAB TEXT")


def trec(data_dir: Path) -> Splits:
    """Questions by their coarse type; some are set aside for validation, and the test split may be missing."""
    folder, read = data_dir / "trec", {}
    for split, published in (("train", "train_5500.label"), ("test", "TREC_10.label")):
        forms, said = ((f"TREC.{split}.gz", None), (published, None)), {"form": "COARSE:fine QUESTION"}
        there = split == "train" or present(folder, *forms)
        read[split] = matched_lines(*find(folder, *forms), _QUESTION, "training-must-be", **said) if there else []
    train, held = set_aside(_plain(read["train"]), TREC_VALIDATION)
    return {"train": train, "validation": held, "test": _plain(read["test"])}


def _plain(labelled: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(plain_text(text), label) for label, text in labelled]
