"""Numbers put into pairs stand on both sides, as each language writes them."""

import random
import re

import pytest

from core.training.data.numerals import renumber


@pytest.mark.parametrize(
    "pair",
    [
        ("I have 1 dog.", "Ich habe 1 Hund."),  # one digit decides between singular and plural
        ("It costs 1,000 euros.", "Es kostet 1000 Euro."),
        ("I am twelve.", "Ich bin 12."),
        ("Version 2.5.1", "Version 2.5.1"),
        ("It begins at two hours.", "Es beginnt um zwei Stunden."),
    ],
)
def test_numbers_that_the_sides_do_not_share_stay(pair: tuple[str, str]) -> None:
    assert all(renumber(pair, random.Random(seed)) == pair for seed in range(53))


@pytest.mark.parametrize(
    ("pair", "forms"),
    [
        (("It is 10:30.", "Es ist 10.30 Uhr."), (r"It is (\d+):(\d\d)\.", r"Es ist (\d+)\.(\d\d) Uhr\.")),
        (("It is 10:30.", "Il est 10h30."), (r"It is (\d+):(\d\d)\.", r"Il est (\d+)h(\d\d)\.")),
        (("It costs 1,234.50.", "Es kostet 1.234,50."), (r"It costs (\d+)\.(\d+)\.", r"Es kostet (\d+),(\d+)\.")),
        (("Pi is 3.14.", "Pi ist 3,14."), (r"Pi is (\d+)\.(\d+)\.", r"Pi ist (\d+),(\d+)\.")),
        (("In 1984 or so.", "Etwa 1984."), (r"In (\d+) or so\.", r"Etwa (\d+)\.")),
    ],
)
def test_both_sides_get_the_same_number(pair: tuple[str, str], forms: tuple[str, str]) -> None:
    rng, seen = random.Random(9), set()
    for _ in range(101):
        one, other = (re.fullmatch(form, side) for form, side in zip(forms, renumber(pair, rng), strict=True))
        assert one
        assert other
        assert one.groups() == other.groups()
        seen.add(one.groups())
    assert len(seen) > 50


def test_thousands_keep_the_separators_of_their_language() -> None:
    for seed in range(101):
        source, target = renumber(("All 12,500 of them.", "Alle 12.500."), random.Random(seed))
        number = re.search(r"\d{1,3}(,\d{3})+", source)
        assert number
        assert target == f"Alle {number[0].replace(',', '.')}."


def test_whole_numbers_have_two_to_eight_digits_and_often_repeat_some() -> None:
    rng = random.Random(4)
    pairs = [renumber(("From 10 to 20 and 10.", "Von 10 bis 20 und 10."), rng) for _ in range(307)]
    numbers = [re.findall(r"\d+", source) for source, _ in pairs]
    assert [re.findall(r"\d+", target) for _, target in pairs] == numbers
    assert all(first == third for first, _, third in numbers)
    assert {len(first) for first, *_ in numbers} == set(range(2, 9))


def test_a_word_that_counts_a_noun_becomes_a_numeral_now_and_then() -> None:
    rng = random.Random(1)
    pairs = [renumber(("Two men walk.", "Zwei Männer gehen."), rng) for _ in range(1009)]
    changed = [(source, target) for source, target in pairs if source != "Two men walk."]
    assert len(changed) / 1009 == pytest.approx(0.08, abs=0.03)
    for source, target in changed:
        number = source.removesuffix(" men walk.")
        assert number.isdigit()
        assert target == f"{number} Männer gehen."
