"""A number is kept if its digits are there, as the language writes them."""

import re

import pytest

from core.text.numbers import keeps
from core.training.data.filtering import turned_round
from core.training.data.made_numbers import made_numbers
from core.training.data.numerals import read_number
from core.training.report.card import part
from core.training.report.kept import kept_by_kind, kind_of, losses, names_of


@pytest.mark.parametrize(
    ("written", "translation", "language", "kept"),
    [
        ("84.8", "Es kostet 84,8 Dollar.", "de", True),
        ("84.8", "Es kostet 84.8 Dollar.", "de", False),
        ("84.8", "Es kostet 848 Dollar.", "de", False),
        ("84.8", "Es kostet 84,88 Dollar.", "de", False),
        ("1,250", "Es sind 1.250 da.", "de", True),
        ("1,250", "Es sind 1250 da.", "de", True),
        ("1,250", "Il y en a 1 250.", "fr", True),
        ("1250", "Es sind 1.250.", "de", True),
        ("1250", "Es sind 12500.", "de", False),
        ("1911", "Er endete 191.", "de", False),
        ("2:30", "Um 2:30 Uhr.", "de", True),
        ("2:30", "Um 2.30 Uhr.", "de", True),
        ("2:30", "À 2h30.", "fr", True),
        ("2:30", "Um 12:30 Uhr.", "de", False),
        ("7:00", "Um 7 Uhr.", "de", True),
        ("3", "Drei Hunde.", "de", True),
        ("12", "Douze chiens.", "fr", True),
        ("13", "Dreizehn Hunde.", "de", False),
        ("34", "drei4 Personen", "de", False),
        ("000", "Zimmer 000.", "de", True),
    ],
)
def test_numbers(written: str, translation: str, language: str, kept: bool) -> None:
    number = read_number(written, english=True)
    assert number
    assert keeps(number, translation, language) == kept


def test_kinds() -> None:
    numbers = [read_number(text, english=True) for text in ("7", "1984", "55501", "8.5", "2:30", "1,000")]
    assert [kind_of(number) for number in numbers if number] == [
        "1 or 2 digits",
        "3 or 4 digits",
        "5 digits or more",
        "decimals",
        "clock times",
        "separated thousands",
    ]


def test_names_are_capitalised_words_of_both_sides() -> None:
    assert names_of("Yesterday Éva's dog bit Tom and Mary.", "Gestern biss Évas Hund Tom und Maria.") == ["Éva", "Tom"]


def test_each_kind_is_counted() -> None:
    items = [("Ximena has 34 books.", "Ximena hat 34 Bücher."), ("It is 8.5.", "Es ist 8,5.")]
    assert kept_by_kind(items, ["Rikena hat 34 Bücher.", "Es ist 8.5."], "de") == {
        "1 or 2 digits": {"kept": 1, "of": 1},
        "decimals": {"kept": 0, "of": 1},
        "names": {"kept": 0, "of": 1},
    }


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.long
def test_the_notice_names_every_number_that_loses_or_doubles_a_digit(language: str) -> None:
    items = made_numbers(language)["validation"]
    assert losses(items, [target for _, target in items], language) == {"lost": 0, "unnamed": 0}
    for change in (r"", r"\1\1"):
        broken = [re.sub(r"(\d)(?=\D*$)", change, target) for _, target in items]
        told = losses(items, broken, language)
        assert told["lost"] > len(items) / 2
        assert told["unnamed"] == 0


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.long
def test_turned_round_all_numbers_are_kept_and_a_lost_digit_is_told(language: str) -> None:
    items = turned_round(made_numbers(language)["validation"])
    assert losses(items, [target for _, target in items], "en") == {"lost": 0, "unnamed": 0}
    counts = kept_by_kind(items, [target for _, target in items], "en")
    assert {"decimals", "clock times", "separated thousands"} < counts.keys()
    broken = [re.sub(r"(\d)(?=\D*$)", "", target) for _, target in items]
    told = losses(items, broken, "en")
    assert told["lost"] > len(items) / 2
    assert told["unnamed"] < told["lost"] / 20


def test_a_decimal_with_its_english_mark_is_lost_without_a_notice() -> None:
    assert losses([("It is 8.5.", "Es ist 8,5.")], ["Es ist 8.5."], "de") == {"lost": 1, "unnamed": 1}


@pytest.mark.parametrize(
    ("lost", "unnamed", "said"),
    [
        (0, 0, "No number is lost."),
        (4, 0, "The notice of the page names 4 of the 4 numbers that were lost."),
        (4, 1, "names 3 of the 4 numbers that were lost. In any other, each digit is there"),
    ],
)
def test_a_card_tells_what_the_page_says_of_lost_numbers(lost: int, unnamed: int, said: str) -> None:
    kept = {"decimals": {"kept": 7 - lost, "of": 7}}
    section = part("scores", {"sets": {}, "kept": kept, "losses": {"lost": lost, "unnamed": unnamed}})
    assert said in section
    assert ("In any other" in section) == bool(unnamed)
