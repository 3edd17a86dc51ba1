"""From a corpus's files to plain tuples, whichever of its published or repacked forms lies in the folder."""

import re
from collections.abc import Sequence
from pathlib import Path

from core.training.data.lines import matched_lines, numbered_lines, short, text_of

REMEDY = "run `glassformer train PRESET --data DIR --download`, or put the file there yourself"


def tab_separated(folder: Path, code: str) -> list[tuple[str, str]]:
    """Return (English, other) of ``CODE-eng.tsv.gz``, ``CODE-eng.zip`` or ``CODE.txt``; later columns are dropped.

    Raises:
        FileNotFoundError: if none of them is there.
        ValueError: if a line has no tab; the message names file and line.
    """
    forms = ((f"{code}-eng.tsv.gz", None), (f"{code}-eng.zip", f"{code}.txt"), (f"{code}.txt", None))
    return matched_lines(*_find(folder, *forms), _columns(2), "has no tab; each line must be English TAB translation")


def _columns(count: int) -> re.Pattern[str]:
    """Return the form of a line of so many columns or more, divided by tabs."""
    return re.compile("\t".join([r"([^\t]*)"] * count) + r"(?:\t.*)?")


def table(folder: Path, stem: str, columns: int) -> list[tuple[str, ...]]:
    """Return the first ``columns`` of each line of ``STEM.tsv.gz`` or ``STEM.tsv``.

    Raises:
        FileNotFoundError: if neither is there.
        ValueError: if a line has fewer columns; the message names file and line.
    """
    path, member = _find(folder, (f"{stem}.tsv.gz", None), (f"{stem}.tsv", None))
    return matched_lines(path, member, _columns(columns), f"has too few columns; {columns} are needed")


def aligned(folder: Path, stem: str, source: str, target: str) -> list[tuple[str, str]]:
    """Return line i of ``STEM.SOURCE`` with line i of ``STEM.TARGET``, each plain or ``.gz``.

    Raises:
        FileNotFoundError: if a file is missing.
        ValueError: if the files differ in length; the message names both and the first line without a partner.
    """
    paths = [_find(folder, (f"{stem}.{code}.gz", None), (f"{stem}.{code}", None))[0] for code in (source, target)]
    left, right = ([line for _, line in numbered_lines(text_of(path))] for path in paths)
    if len(left) != len(right):
        shorter = min(len(left), len(right))
        raise ValueError(
            f"{paths[0]} has {len(left)} lines and {paths[1]} has {len(right)}: "
            f"line {shorter + 1} has no partner; aligned files must be of equal length"
        )
    return list(zip(left, right, strict=True))


def sst_trees(folder: Path, split: str) -> list[list[tuple[int, str]]]:
    """Return, for each tree of a split, (label 0..4, text) of each phrase, the whole sentence first.

    The test split is read where it is there and is empty otherwise.

    Raises:
        FileNotFoundError: if the train or dev split is missing.
        ValueError: if a line is not a tree; the message names file and line.
    """
    forms = ((f"{split}.txt.gz", None), ("trainDevTestTrees_PTB.zip", f"trees/{split}.txt"), (f"{split}.txt", None))
    if split == "test" and not _present(folder, *forms):
        return []
    path, member = _find(folder, *forms)
    trees = []
    for number, line in numbered_lines(text_of(path, member)):
        try:
            trees.append(parse_tree(line))
        except ValueError as error:
            raise ValueError(f"{path}, line {number}: {error}") from error
    return trees


_NODE = re.compile(r"\(([0-4]) |\)|([^()\s]+)")


def parse_tree(line: str) -> list[tuple[int, str]]:
    """Return (label, text) of every phrase of one Penn-Treebank tree whose labels are 0..4, the whole sentence first.

    Raises:
        ValueError: if brackets do not match or nothing is labelled.
    """
    words: list[str] = []
    spans: list[tuple[int, int, int]] = []  # label, first word, word after the last
    open_at: list[tuple[int, int]] = []  # position in spans, first word
    refusal = f"{short(line)} is not a labelled tree such as (3 (2 It) (4 works))"
    for match in _NODE.finditer(line):
        label, word = match.groups()
        if label is not None:
            open_at.append((len(spans), len(words)))
            spans.append((int(label), len(words), -1))
        elif word is not None:
            words.append(word)
        elif not open_at:
            raise ValueError(refusal)
        else:
            index, first = open_at.pop()
            spans[index] = (spans[index][0], first, len(words))
    if open_at or not spans or spans[0][1:] != (0, len(words)) or any(first == end for _, first, end in spans):
        raise ValueError(refusal)
    return [(label, " ".join(words[first:end])) for label, first, end in spans]


_QUESTION = re.compile(r"(ABBR|DESC|ENTY|HUM|LOC|NUM):[^ ]* (.*\S.*)")


def trec_questions(folder: Path, split: str) -> list[tuple[str, str]]:
    """Return (coarse label, question); the test split is read where it is there and is empty otherwise.

    Raises:
        FileNotFoundError: if the training file is missing.
        ValueError: if a line is not ``COARSE:fine question``; the message names file and line.
    """
    forms = ((f"TREC.{split}.gz", None), ("train_5500.label" if split == "train" else "TREC_10.label", None))
    if split == "test" and not _present(folder, *forms):
        return []
    return matched_lines(*_find(folder, *forms), _QUESTION, "must be COARSE:fine QUESTION")


POLAR_LABELS = ("negative", "positive")
_REVIEW_FILES = {"amazon": "amazon_cells_labelled.txt", "yelp": "yelp_labelled.txt", "imdb": "imdb_labelled.txt"}
_REVIEW = re.compile(r"(.*\S.*)\t([01])\s*")
_PHRASE_FILES = {"customer": "custrev", "mpqa": "mpqa"}


def review_sentences(folder: Path, name: str) -> list[tuple[str, str]]:
    """Return (label, text) of ``NAME.tsv.gz``, or of the published archive, whose lines are text, tab, 0 or 1.

    Raises:
        FileNotFoundError: if neither is there.
        ValueError: if a line has another form; the message names file and line.
    """
    if (folder / f"{name}.tsv.gz").is_file():
        return labelled_lines(folder / f"{name}.tsv.gz", POLAR_LABELS)
    published = _REVIEW_FILES[name]
    archive = ("sentiment-labelled-sentences.zip", f"sentiment labelled sentences/{published}")
    path, member = _find(folder, (f"{name}.tsv.gz", None), archive, (published, None))
    found = matched_lines(path, member, _REVIEW, "must be TEXT, a tab, 0 or 1")
    return [(POLAR_LABELS[int(digit)], text) for text, digit in found]


def polar_phrases(folder: Path, name: str) -> list[tuple[str, str]]:
    """Return (label, text) of ``customer`` or ``mpqa``: ``NAME.tsv.gz``, or a file of texts for each label.

    Raises:
        FileNotFoundError: if a file is missing.
        ValueError: if a line has another form; the message names file and line.
    """
    if (folder / f"{name}.tsv.gz").is_file():
        return labelled_lines(folder / f"{name}.tsv.gz", POLAR_LABELS)
    examples = []
    for label in POLAR_LABELS:
        path, _ = _find(folder, (f"{name}.tsv.gz", None), (f"{_PHRASE_FILES[name]}.{label[:3]}", None))
        examples += [(label, line) for _, line in numbered_lines(text_of(path)) if line.strip()]
    return examples


def labelled_lines(path: Path, labels: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return (label, text) of a file whose lines are label, tab, text; ``labels`` are the only ones known, if given.

    Raises:
        ValueError: if a line has another form or label; the message names file and line.
    """
    known = "|".join(map(re.escape, labels)) or r"[^\t]*"
    form = re.compile(rf"({known})\t(.*\S.*)")
    return matched_lines(path, None, form, f"must be {' or '.join(labels) or 'LABEL'} TAB TEXT")


def _present(folder: Path, *forms: tuple[str, str | None]) -> bool:
    return any((folder / name).is_file() for name, _ in forms)


def _find(folder: Path, *forms: tuple[str, str | None]) -> tuple[Path, str | None]:
    for name, member in forms:
        if (folder / name).is_file():
            return folder / name, member
    names = " or ".join(name for name, _ in forms)
    raise FileNotFoundError(f"{folder} has no {names}; {REMEDY}")
