"""Words of a dictionary in made sentences: the right translation of several, its gender, its frame."""

import re

import pytest

from core.training.data.made_words import MADE, RARE, made_words

EVERYDAY = [
    *[("I see a frog.", "Je vois une grenouille.")] * 3,
    *[("The school is big.", "L'école est grande, une école.")] * 3,
    *[("The flat is dear, a flat.", "L'appartement est cher, un appartement.")] * 2,
    *[("My house is old.", "La maison est vieille.")] * (RARE + 1),
    *[("The books are new.", "Voici le livre.")] * 2,
    *[("The teacher left.", "Le professeur et la professeur partent.")] * 3,
    *[("It is so timid.", "C'est si timide.")] * 2,
    *[("I want to load it.", "Je veux le charger, je veux charger.")] * 2,
    *[("The water is cold.", "L'eau est froide, une eau.")] * 2,
]
ENTRIES = [
    ("frog", "fourchette"),
    ("frog", "grenouille"),
    ("school", "école"),
    ("flat", "plat"),
    ("flat", "appartement"),
    ("house", "maison"),
    ("books", "livre"),
    ("teacher", "professeur"),
    ("timid", "timide"),
    ("load", "charger"),
    ("water", "eau"),
    ("unicorn", "licorne"),
]


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return dict(made_words(EVERYDAY, ENTRIES))


def test_a_noun_has_the_article_of_its_gender(made: dict[str, str]) -> None:
    assert made["Where is the frog?"] == "Où est la grenouille ?"
    assert made["Where is the flat?"] == "Où est l'appartement ?"
    assert made["I see the school."] == "Je vois l'école."
    assert made["I have a frog."] == "J'ai une grenouille."
    assert made["I have a flat."] == "J'ai un appartement."


def test_what_is_not_counted_has_no_indefinite_article(made: dict[str, str]) -> None:
    assert made["Where is the water?"] == "Où est l'eau ?"
    assert "I have a water." not in made


def test_adjectives_and_verbs_stand_in_frames_of_their_own(made: dict[str, str]) -> None:
    assert made["It is very timid."] == "C'est très timide."
    assert made["Can you load?"] == "Peux-tu charger ?"
    assert "Where is the load?" not in made


@pytest.mark.parametrize("word", ["house", "books", "teacher", "unicorn", "plat", "fourchette"])
def test_left_out_are_common_words_plurals_unclear_ones_and_those_that_nobody_uses(
    word: str, made: dict[str, str]
) -> None:
    assert not any(re.search(rf"\b{word}\b", side) for pair in made.items() for side in pair)


def test_the_same_words_give_the_same_sentences() -> None:
    first, second = (made_words(EVERYDAY, ENTRIES) for _ in range(2))
    assert len(first) == MADE
    assert first == second
    assert made_words(EVERYDAY, [("unicorn", "licorne")]) == []
