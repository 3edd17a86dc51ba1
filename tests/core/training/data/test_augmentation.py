"""The augmentation of an epoch stays true on both sides, keeps its shares and can be repeated."""

import random
import re

import pytest

from core.config import TrainingConfig
from core.training.data.augmentation import (
    join,
    made_up_name,
    rename,
    renumber,
    shared_names,
    vary_pairs,
    vary_source,
)

PAIRS = [
    ("Tom met Mary in Boston.", "Tom traf Maria in Boston."),
    ("Tom's dog is here.", "Toms Hund ist hier."),
    ("Computers are fast.", "Computers Freund."),
    ("Two computers are here.", "Zwei Rechner sind hier."),
    ("Was it him?", "Was machst du?"),
]


def plan(**shares: float) -> TrainingConfig:
    return TrainingConfig.from_json({"corpora": ["a"]} | shares)


def test_vary_source_does_only_what_it_is_asked_for() -> None:
    text = "Is Tom here?"
    assert vary_source(text, random.Random(1), lower=0, unpunctuated=0) == text
    assert vary_source(text, random.Random(1), lower=1, unpunctuated=0) == "is tom here?"
    assert vary_source(text, random.Random(1), lower=0, unpunctuated=1) == "Is Tom here"
    assert vary_source("...", random.Random(1), lower=1, unpunctuated=1) == "..."


def test_vary_source_is_repeatable_and_keeps_its_shares() -> None:
    rng, again = random.Random(3), random.Random(3)
    texts = [vary_source("Two Dogs.", rng, 0.05, 0.1) for _ in range(2003)]
    assert texts == [vary_source("Two Dogs.", again, 0.05, 0.1) for _ in range(2003)]
    assert sum(text.islower() for text in texts) / 2003 == pytest.approx(0.05, abs=0.02)
    assert sum("." not in text for text in texts) / 2003 == pytest.approx(0.1, abs=0.03)


def test_names_are_capitals_on_both_sides_that_are_no_common_words() -> None:
    assert shared_names(PAIRS) == ["Boston", "Tom", "Was"]
    assert shared_names([*PAIRS, ("He was late.", "Er kam zu spät.")]) == ["Boston", "Tom"]


def test_a_name_is_replaced_alike_on_both_sides_also_in_the_genitive() -> None:
    rng = random.Random(5)
    source, target = rename(
        ("Tom's dog bit Tom and Mary.", "Toms Hund biss Tom und Maria."), ["Ada"], frozenset({"Tom"}), rng
    )
    new = re.fullmatch(r"(\w+)'s dog bit (\w+) and Mary\.", source)
    assert new
    assert new[1] == new[2] != "Tom"
    assert target == f"{new[1]}s Hund biss {new[1]} und Maria."


def test_half_of_the_new_names_are_made_up() -> None:
    rng, known = random.Random(2), frozenset({"Tom"})
    names = [rename(("Tom.", "Tom."), ["Ada"], known, rng)[0] for _ in range(1009)]
    assert names.count("Ada.") / 1009 == pytest.approx(0.5, abs=0.05)
    assert all(re.fullmatch(r"[A-Z][a-z]+\.", name) for name in names)
    assert len({made_up_name(rng) for _ in range(211)}) > 150


@pytest.mark.parametrize(
    "pair",
    [
        ("I have 1 dog.", "Ich habe 1 Hund."),  # one digit decides between singular and plural
        ("It is 10:30.", "Es ist 10.30 Uhr."),
        ("It costs 1,000 euros.", "Es kostet 1000 Euro."),
        ("I am twelve.", "Ich bin 12."),
        ("Pi is 3.14.", "Pi ist 3,14."),
    ],
)
def test_numbers_that_are_not_whole_on_both_sides_stay(pair: tuple[str, str]) -> None:
    assert renumber(pair, random.Random(1)) == pair


def test_a_number_is_replaced_alike_on_both_sides() -> None:
    rng = random.Random(4)
    lengths = set()
    for _ in range(101):
        source, target = renumber(("From 10 to 20 and 10.", "Von 10 bis 20 und 10."), rng)
        first, second, third = re.findall(r"\d+", source)
        assert first == third
        assert target == f"Von {first} bis {second} und {first}."
        lengths |= {len(first), len(second)}
    assert lengths == set(range(2, 9))


def test_joining_keeps_the_sides_together_and_its_share() -> None:
    pairs = [(f"{i} a.", f"{i} b.") for i in range(997)]
    joined = join(pairs, 0.25, random.Random(6))
    assert all(re.findall(r"\d+", source) == re.findall(r"\d+", target) for source, target in joined)
    assert all(new[0].startswith(old[0]) for old, new in zip(pairs, joined, strict=True))
    counts = [source.count(".") for source, _ in joined]
    assert sum(count > 1 for count in counts) / 997 == pytest.approx(0.25, abs=0.04)
    assert set(counts) == {1, 2, 3}


def test_a_text_without_an_end_is_not_followed() -> None:
    assert join([("Two dogs", "Zwei Hunde")], 1.0, random.Random(1)) == [("Two dogs", "Zwei Hunde")]


def test_vary_pairs_changes_nothing_unasked_and_can_be_repeated() -> None:
    assert list(vary_pairs(PAIRS, [], random.Random(1), plan())) == PAIRS
    shares = plan(renamed=0.5, renumbered=0.5, joined=0.5)
    once, again, other = (vary_pairs(PAIRS, ["Tom", "Ada"], random.Random(seed), shares) for seed in (1, 1, 2))
    assert once == again != other
