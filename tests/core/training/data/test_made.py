"""Made pairs: a slot is filled alike in every language, and the templates of all files can be filled."""

import random
import re

import pytest

from core.training.data.made import LANGUAGES, fill, made_pairs, read_templates, read_words
from core.training.data.made_names import slots_of
from core.training.data.made_numbers import SLOTS

FILES = {"numbers": SLOTS, "names": slots_of([("Japan", "Japan", "Japon")])}
NAMES = {"name": lambda rng: (rng.choice(["Max", "Anna", "Boris"]),) * 3}


def test_a_slot_has_one_filling_in_a_template_and_another_number_another_slot() -> None:
    texts = iter(["a", "b"])
    slots = {"x": lambda rng: (next(texts),) * 3}
    assert fill(("{x} {x2} {x}", "{x} {x} {x2}", ""), slots, "de", random.Random(1)) == ("A b a", "A a b")


def test_every_language_has_its_own_filling() -> None:
    slots = {"x": lambda rng: ("2:30", "2.30 Uhr", "2h30")}
    template = ("At {x}.", "Um {x}.", "À {x}.")
    filled = [fill(template, slots, language, random.Random(1)) for language in ("de", "fr")]
    assert filled == [("At 2:30.", "Um 2.30 Uhr."), ("At 2:30.", "À 2h30.")]


@pytest.mark.parametrize(
    ("name", "german", "french"),
    [
        ("Max", "Max' Hund", "Le chien de Max"),
        ("Tom", "Toms Hund", "Le chien de Tom"),
        ("Anna", "Annas Hund", "Le chien d'Anna"),
    ],
)
def test_genitive_and_elision_follow_the_name(name: str, german: str, french: str) -> None:
    template = ("{name}'s dog", "{name}s Hund", "Le chien de {name}")
    slots = {"name": lambda rng: (name,) * 3}
    assert fill(template, slots, "de", random.Random(1)) == (f"{name}'s dog", german)
    assert fill(template, slots, "fr", random.Random(1)) == (f"{name}'s dog", french)


def test_an_unknown_slot_is_named() -> None:
    with pytest.raises(KeyError, match="colour"):
        fill(("{colour}", "{colour}", ""), NAMES, "de", random.Random(1))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("kind", FILES)
def test_all_templates_can_be_filled_in_all_languages(kind: str, language: str) -> None:
    for name in (f"{kind}.tsv", f"{kind}-validation.tsv"):
        templates = read_templates(name, language)
        pairs = made_pairs(templates, FILES[kind], language, len(templates), "any")
        assert len(pairs) == len(templates) > 12
        assert not [text for pair in pairs for text in pair if re.search(r"[{}\x01]|  ", text) or not text.strip()]


@pytest.mark.parametrize("kind", FILES)
def test_templates_have_the_same_slots_in_every_language(kind: str) -> None:
    for name in (f"{kind}.tsv", f"{kind}-validation.tsv"):
        for template in read_templates(name, "de"):
            slots = {tuple(sorted(set(re.findall(r"\{\w+\}", text)))) for text in template if text}
            assert len(slots) == 1, template


@pytest.mark.parametrize("kind", FILES)
def test_no_template_is_in_training_and_validation(kind: str) -> None:
    train, held = ({one[0] for one in read_templates(f"{kind}{part}.tsv", "de")} for part in ("", "-validation"))
    assert not train & held
    assert min(len(train), len(held)) > 12


def test_pairs_are_repeatable_and_use_templates_evenly() -> None:
    templates = [("{name} a", "{name} b", ""), ("{name} c", "{name} d", "")]
    pairs = made_pairs(templates, NAMES, "de", 10, "seed")
    assert pairs == made_pairs(templates, NAMES, "de", 10, "seed") != made_pairs(templates, NAMES, "de", 10, "other")
    assert sum(source.endswith("a") for source, _ in pairs) == 5


def test_one_column_stands_for_all_languages() -> None:
    assert all(len(words) == len(LANGUAGES) for words in read_words("words.tsv")["who"])
    assert read_words("names-known.tsv")["given"][0] == ("Anna",) * 3
