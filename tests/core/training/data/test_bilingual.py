"""Dictionaries and manuals: remarks go, unfit pairs are counted by their fault, and useful entries stay."""

import gzip
from pathlib import Path

import pytest

from core.training.data.bilingual import (
    ENTRIES,
    ENTRIES_OF_PARTS,
    OFTEN,
    countries,
    entry_fault,
    most_useful,
    near_key,
    sentence_fault,
    without_brackets,
)
from core.training.data.filtering import filter_pairs
from tests.core.training.corpora import count_leaks, load_corpus

LINES = [(f"Open the {i}th page of the long manual.", f"Öffnen Sie die Seite {i} des Handbuchs.") for i in range(50)]
PLAIN = [
    (f"The {noun} is {state} for now.", f"Die {noun} ist {state} zurzeit.")
    for noun in ("printer", "window", "folder", "screen", "letter", "button", "keyboard")
    for state in ("empty", "ready", "closed", "locked", "broken", "hidden", "missing")
]


def write(path: Path, rows: list[tuple[str, ...]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress("".join("\t".join(row) + "\n" for row in rows).encode()))


@pytest.mark.parametrize(
    ("pair", "fault"),
    [
        (("Click the button.", "Klicken Sie auf die Schaltfläche."), ""),
        (("Use the file /etc/fstab.", "Verwenden Sie die Datei /etc/fstab."), "annotated"),
        (("Call getName first.", "Rufen Sie zuerst getName auf."), "annotated"),
        (("Take it <b>now</b>.", "Nimm es <b>jetzt</b>."), "annotated"),
        (("This is the end of it.", "This is the end of it all."), "other_language"),
        (("Das ist nicht für die Katze.", "Das ist nicht für die Katze da."), "other_language"),
        (("It costs 20 euros.", "Es kostet 30 Euro."), "other_numbers"),
        (("It costs 2.5 euros.", "Es kostet 2,5 Euro."), ""),
    ],
)
def test_faults_of_sentences(pair: tuple[str, str], fault: str) -> None:
    assert sentence_fault("de")(pair) == fault


@pytest.mark.parametrize(
    ("pair", "fault"),
    [
        (("climate change", "Klimawandel"), ""),
        (("to meet sb", "jdn. treffen"), "annotated"),
        (("nitpicked", "übergenau gewesen"), "explained"),
        (("barking at", "anbellend"), "explained"),
        (("staggering", "taumelnd"), "explained"),
        (("she signalled", "sie bedeutete uns, ihr zu folgen"), "explained"),
    ],
)
def test_faults_of_entries(pair: tuple[str, str], fault: str) -> None:
    assert entry_fault(pair) == fault


def test_remarks_in_brackets_go() -> None:
    assert without_brackets("bank (of a river) side (rare)") == "bank side"


def test_near_duplicates_differ_in_short_words_and_numbers() -> None:
    assert near_key("Open the menu Format in chapter 3.") == near_key("Open a menu: Format, chapter 12!")
    assert near_key("Open the menu Format in a chapter.") != near_key("Close the menu Format in a chapter.")
    assert near_key("Yes.") != near_key("No.")


def test_the_first_of_near_duplicates_stays_and_none_is_near_an_evaluation_text() -> None:
    kept, counts = filter_pairs(LINES, near=near_key)
    assert (kept, counts) == (LINES[:1], {"near_duplicates": 49})
    assert filter_pairs(LINES, near=near_key, apart_from=LINES[7:8]) == ([], {"near_duplicates": 50})


EVERYDAY = [
    *[("The engineer sleeps.", "Der Techniker schläft.")] * 4,
    *[("Our engineer left.", "Unser Pionier ging.")],
    *[("It is a bank.", "Das ist eine Bank.")] * (OFTEN + 1),
    *[("That was unwise.", "Das war unklug.")],
]


def chosen(*entries: tuple[str, str]) -> list[tuple[str, str]]:
    return most_useful(entries, EVERYDAY)


def test_a_word_stays_with_the_translations_that_stand_beside_it_in_sentences() -> None:
    entries = [("engineer", german) for german in ("Maschinist", "Pionier", "Techniker")]
    assert chosen(*entries) == [("engineer", "Techniker"), ("engineer", "Pionier")]


def test_a_second_translation_that_is_seldom_meant_is_left_out() -> None:
    entries = [("engineer", "Techniker"), ("engineer", "Pionier")]
    rare = [*EVERYDAY, ("The engineer sleeps.", "Der Techniker schläft.")]
    assert most_useful(entries, rare) == entries[:1]


def test_a_word_that_sentences_do_not_show_has_the_translation_that_translates_most() -> None:
    entries = [("unwise", "töricht"), ("unwise", "dumm"), ("silly", "dumm"), ("unwise", "ganz dumm")]
    assert ("unwise", "dumm") in chosen(*entries)
    assert len([source for source, _ in chosen(*entries) if source == "unwise"]) == 1


def test_an_entry_whose_word_means_something_else_in_sentences_is_left_out() -> None:
    assert chosen(("bank", "Stoß")) == []
    assert chosen(("bank", "Stoß"), ("bank", "Bank")) == [("bank", "Bank")]


def test_words_that_no_sentence_has_are_left_out_unless_they_are_part_of_many_entries() -> None:
    assert chosen(("wigeon", "Pfeifente"), ("unsung", "unbesungen"), ("to abut", "angrenzen")) == []
    compounds = [(f"asbestos {kind}", f"Asbest{kind}") for kind in "abcdefghijklmn"[:ENTRIES]]
    assert chosen(("asbestos", "Asbest"), *compounds) == [("asbestos", "Asbest")]


def test_the_words_of_a_longer_entry_are_part_of_many() -> None:
    many = [(f"{word} {i}", f"{word}{i}") for word in ("engineer", "bank") for i in range(ENTRIES_OF_PARTS)]
    assert ("engineer bank", "Technikerbank") in chosen(("engineer bank", "Technikerbank"), *many)
    assert chosen(("engineer bank", "Technikerbank")) == []


def test_countries_are_single_words_that_need_no_article(tmp_path: Path) -> None:
    rows = [
        ("Japan", "Japan", "iso_3166"),
        ("Turkey", "Türkei", "iso_3166"),
        ("South Korea", "Südkorea", "iso_3166"),
        ("Manchu", "Mandschurisch", "iso_639"),
    ]
    write(tmp_path / "names" / "eng-deu.tsv.gz", rows)
    assert countries(tmp_path, "de") == [("Japan",) * 3]


def test_a_manual_is_read_held_out_and_counted(tmp_path: Path) -> None:
    rows = [(*pair, "handbook") for pair in [*PLAIN, ("See [1].", "Siehe [1]."), ("The {x} of", "Die {x} von")]]
    write(tmp_path / "documentation" / "eng-deu.tsv.gz", rows)
    corpus = load_corpus("documentation-en-de", tmp_path)
    assert corpus.report.read == len(rows)
    assert len(corpus.validation) == len(corpus.test) == 5
    assert corpus.report.annotated == 2
    assert count_leaks(corpus.train, [*corpus.validation, *corpus.test], (0, 1)) == 0
    held = {near_key(source) for source, _ in (*corpus.validation, *corpus.test)}
    assert not [source for source, _ in corpus.train if near_key(source) in held]


def test_a_line_with_too_few_columns_is_named(tmp_path: Path) -> None:
    write(tmp_path / "ding" / "eng-deu-words.tsv.gz", [("cat", "Katze"), ("dog",)])
    with pytest.raises(ValueError, match="line 2: 'dog' has too few columns; 2 are needed"):
        load_corpus("ding-words-en-de", tmp_path)
