"""From a corpus's files to plain tuples, whichever of its published or repacked forms lies in the folder."""

import re
from pathlib import Path

from core.errors import InputError
from core.sentences import Value, sentence
from core.training.data.lines import matched_lines, numbered_lines, text_of

Form = tuple[str, str | None]  # a file, and its member if it is an archive


def tab_separated(folder: Path, code: str) -> list[tuple[str, str]]:
    """Return (English, other) of ``CODE-eng.tsv.gz``, ``CODE-eng.zip`` or ``CODE.txt``; later columns are dropped.

    Raises:
        FileNotFoundError: if none of them is there.
        ValueError: if a line has no tab; the message names file and line.
    """
    forms = ((f"{code}-eng.tsv.gz", None), (f"{code}-eng.zip", f"{code}.txt"), (f"{code}.txt", None))
    return matched_lines(*find(folder, *forms), _columns(2), "training-no-tab")


def _columns(count: int) -> re.Pattern[str]:
    """Return the form of a line of so many columns or more, divided by tabs."""
    return re.compile("\t".join([r"([^\t]*)"] * count) + r"(?:\t.*)?")


def table(folder: Path, stem: str, columns: int) -> list[tuple[str, ...]]:
    """Return the first ``columns`` of each line of ``STEM.tsv.gz`` or ``STEM.tsv``.

    Raises:
        FileNotFoundError: if neither is there.
        ValueError: if a line has fewer columns; the message names file and line.
    """
    path, member = find(folder, (f"{stem}.tsv.gz", None), (f"{stem}.tsv", None))
    return matched_lines(path, member, _columns(columns), "training-needs-columns", columns=columns)


def aligned(folder: Path, stem: str, source: str, target: str) -> list[tuple[str, str]]:
    """Return line i of ``STEM.SOURCE`` with line i of ``STEM.TARGET``, each plain or ``.gz``.

    Raises:
        FileNotFoundError: if a file is missing.
        InputError: if the files differ in length; the message names both and the first line without a partner.
    """
    paths = [find(folder, (f"{stem}.{code}.gz", None), (f"{stem}.{code}", None))[0] for code in (source, target)]
    left, right = ([line for _, line in numbered_lines(text_of(path))] for path in paths)
    if len(left) != len(right):
        shorter = min(len(left), len(right))
        files: dict[str, Value] = {"path": str(paths[0]), "lines": len(left), "other": str(paths[1])}
        raise InputError("training-no-partner", **files, others=len(right), line=shorter + 1)
    return list(zip(left, right, strict=True))


def present(folder: Path, *forms: Form) -> bool:
    """Return True if one of ``forms`` lies in ``folder``."""
    return any((folder / name).is_file() for name, _ in forms)


def find(folder: Path, *forms: Form) -> tuple[Path, str | None]:
    """Return the first of ``forms`` that lies in ``folder``.

    Raises:
        FileNotFoundError: if there is none; the message says what would be read, and how to get it.
    """
    for name, member in forms:
        if (folder / name).is_file():
            return folder / name, member
    names = [name for name, _ in forms]
    raise FileNotFoundError(sentence("training-no-corpus-file", folder=str(folder), names=names))
