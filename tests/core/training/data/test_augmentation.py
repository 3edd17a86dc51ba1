"""The augmentation of an epoch stays true on both sides, keeps its shares and can be repeated."""

import random
import re

import pytest

from core.config import TrainingConfig
from core.training.data.augmentation import (
    join,
    rename,
    respell,
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


TYPED = [
    ("Die Straße hört auf.", "Die Strasse hoert auf.", "Die Strasse hort auf."),
    ("Äpfel, Öl und Übung", "Aepfel, Oel und Uebung", "Apfel, Ol und Ubung"),
    ("L'élève est là, à Noël.", "L'eleve est la, a Noel.", "L'eleve est la, a Noel."),
    ("Ça, un cœur", "Ca, un coeur", "Ca, un coeur"),
    ("Plain words, 2.5 €", "Plain words, 2.5 €", "Plain words, 2.5 €"),
]


@pytest.mark.parametrize(("text", "with_e", "without"), TYPED)
def test_accents_go_as_people_type_them_without_their_keys(text: str, with_e: str, without: str) -> None:
    rng = random.Random(2)
    found = [respell(text, rng) for _ in range(403)]
    assert set(found) == {with_e, without}
    assert found.count(without) / 403 == pytest.approx(1 if with_e == without else 0.25, abs=0.07)


def test_a_share_of_sources_is_respelt_and_none_where_it_is_off() -> None:
    rng, off, never = random.Random(3), random.Random(3), random.Random(3)
    texts = [vary_source("Übung", rng, 0, 0, 0.2) for _ in range(2003)]
    assert sum(text != "Übung" for text in texts) / 2003 == pytest.approx(0.2, abs=0.03)
    assert {vary_source("Übung", off, 0, 0) for _ in range(7)} == {"Übung"}
    [never.random() for _ in range(14)]
    assert off.random() == never.random()  # a setting that is off draws nothing, so older runs go on as they were


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


def test_half_of_the_new_names_are_invented() -> None:
    rng, known = random.Random(2), frozenset({"Tom"})
    names = [rename(("Tom.", "Tom."), ["Ada"], known, rng)[0] for _ in range(1009)]
    assert names.count("Ada.") / 1009 == pytest.approx(0.5, abs=0.05)
    assert len(set(names)) > 400


def test_he_and_she_give_way_to_a_name_where_both_sides_begin_with_them() -> None:
    rng = random.Random(3)
    source, target = rename(("He is late.", "Er kommt zu spät."), ["Ada"], frozenset({"Ada"}), rng)
    assert source.removesuffix(" is late.") == target.removesuffix(" kommt zu spät.") != "He"
    for pair in (("He is late.", "Zu spät kommt er."), ("Her dog.", "Ihr Hund.")):
        assert rename(pair, ["Ada"], frozenset({"Ada"}), rng) == pair
    assert rename(("He is late.", "Er kommt."), [], frozenset(), rng) == ("He is late.", "Er kommt.")


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
