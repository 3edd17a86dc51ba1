"""The word lists for translators: the same English terms in every language, all of the glossary among them."""

import re
from pathlib import Path

import pytest

from viz_app.frontend.glossary import ENTRY, SOURCE

LISTS = sorted((SOURCE.parents[1] / "viz_app" / "locales").glob("*/terms.md"))


def rows_of(path: Path) -> list[list[str]]:
    """Return the cells of each row: English, the language's words, form and care, source."""
    _, _, words = path.read_text(encoding="utf-8").partition("\n## Words\n")
    lines = re.findall(r"^\| (?!English )(.+) \|$", words, re.MULTILINE)
    return [re.split(r" ?\| ", line) for line in lines]


def test_every_language_has_the_same_terms() -> None:
    assert [path.parent.name for path in LISTS] == ["ar", "de", "es", "fr", "zh-Hans"]
    english = [[row[0] for row in rows_of(path)] for path in LISTS]
    assert all(terms == english[0] for terms in english)
    assert len(set(english[0])) == len(english[0]) > 100


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_term_has_a_word_and_a_source(path: Path) -> None:
    rows, text = rows_of(path), path.read_text(encoding="utf-8")
    assert not [row for row in rows if len(row) != 4 or not row[1] or not row[3]]
    marks = set(re.findall(r"^\| (\w+) \| ", text.partition("\n## Words\n")[0], re.MULTILINE))
    named = {mark for row in rows for mark in re.findall(r"\b(?:[A-Z]|own)\b", re.sub(r"\(.*?\)", "", row[3]))}
    assert named <= marks


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_every_name_of_the_glossary_is_there(path: Path) -> None:
    terms = {term.lower() for row in rows_of(path) for term in row[0].replace("`", "").split(", ")}
    names = [name for names, _ in ENTRY.findall(SOURCE.read_text(encoding="utf-8")) for name in names.split(", ")]
    assert [name for name in names if name.lower() not in terms] == []


def test_french_marks_do_not_begin_a_line() -> None:
    files = [*(SOURCE.parents[1] / "viz_app" / "locales" / "fr").rglob("*.ftl")]
    assert len(files) > 30
    for path in files:
        lines = [line for line in path.read_text("utf-8").split("\n") if not line.startswith("#")]
        assert not [line for line in lines if re.search(r" [;:?!»]|« ", line)], path
