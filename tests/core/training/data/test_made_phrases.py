"""Phrases of a dictionary: which of them are learned, and the persons of whom a made sentence may say them."""

import itertools

import pytest

from core.training.data.made_phrases import made_phrases

LETTERS = ["".join(pair) for pair in itertools.product("bdfgk", "aeiou")]
THINGS = [(f"{one}{two}", f"{one.title()}{two}") for one in LETTERS[:9] for two in LETTERS]
EVERYDAY = [
    ("I pay by standing order.", "Ich will per Dauerauftrag zahlen."),
    ("A heavy load in the pit.", "Ein schwerer Verkehr, der schwere, in der Grube, in die Grube."),
    ("His own promise: rest and clench one's teeth to your end.", "Sie legen sein Versprechen ab."),
    *THINGS,
]
Pairs = list[tuple[str, str]]


def made(*entries: tuple[str, str]) -> Pairs:
    return made_phrases(entries, EVERYDAY)


def of_things(source: str, target: str) -> Pairs:
    """Return what is made of one phrase with many things."""
    return made(*((source.format(english), target.format(german)) for english, german in THINGS))


def test_a_phrase_stands_alone_and_in_a_sentence_with_its_infinitive_at_the_end() -> None:
    phrase, (source, target) = made(("to pay by standing order", "per Dauerauftrag zahlen"))
    assert phrase == ("to pay by standing order", "per Dauerauftrag zahlen")
    assert "pay by standing order" in source
    assert "per Dauerauftrag zahlen" in target
    assert source[0].isupper()
    assert target[0].isupper()
    assert " to to " not in f" {source} "


@pytest.mark.parametrize(
    ("source", "target", "persons"),
    [
        ("to clench one's {}", "die {} zahlen", {"He"}),
        ("to rest your {}", "sein {} zahlen", {"He"}),
        ("to rest in {}", "sich in {} zahlen", {"He", "She", "They"}),
        ("to pay in {}", "in {} zahlen", {"He", "She", "They", "I"}),
    ],
)
def test_what_names_a_person_is_said_of_no_other(source: str, target: str, persons: set[str]) -> None:
    firsts = {english.split()[0] for english, _ in of_things(source, target)}
    assert firsts & {"He", "She", "They", "I"} == persons


def test_one_is_he_in_a_sentence() -> None:
    alone, sentence = made(("to clench one's own teeth", "die Grube zahlen"))
    assert "one's" in alone[0]
    assert "clench his own teeth" in sentence[0]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("the heavy load", "der schwere Verkehr"),
        ("to rest in pit", "zu zahlen in Grube"),
        ("standing by order", "per Dauerauftrag gezahlt"),
    ],
)
def test_what_is_no_infinitive_stands_alone(source: str, target: str) -> None:
    assert made((source, target)) == [(source, target)]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("to enter the pit", "in die Grube fahren"),  # no sentence has "enter"
        ("to pay in a pit", "eine Grube Schacht zahlen"),
        ("to pay by order", "zahlen"),
        ("heavy Pay order", "schwerer Dauerauftrag hier"),
        ("you pay order", "du zahlst Dauerauftrag"),
        ("heavy load", "prozentuale Sonderlast"),  # German words that no sentence has
    ],
)
def test_left_out_are_unknown_words_lists_single_words_names_and_forms(source: str, target: str) -> None:
    assert made((source, target)) == []


def test_of_several_translations_the_one_of_the_most_common_words_is_learned() -> None:
    entries = [("heavy load order", "schwerer Sonderverkehr"), ("heavy load order", "schwerer Verkehr")]
    assert made(*entries) == entries[1:]
