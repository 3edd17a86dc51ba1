"""Made names: the same name on both sides, half of them invented, in many spellings."""

import random
import re

import pytest

from core.training.data.made_names import brand, invented, made_names, name, noun, slots_of, stretched


def test_invented_names_differ_and_can_be_written_anywhere() -> None:
    rng = random.Random(2)
    names = [invented(rng) for _ in range(1009)]
    assert len(set(names)) > 900
    assert all(re.fullmatch(r"[A-ZÖÜÉ][a-zöüé]{2,}", text) for text in names)
    assert not [text for text in names if re.search(r"(.)\1\1", text.lower())]


def test_a_stretched_name_has_a_letter_or_a_syllable_twice_in_a_row() -> None:
    names = [stretched(random.Random(seed)) for seed in range(307)]
    assert all(re.fullmatch(r"[A-ZÖÜÉ][a-zöüé]{2,}", text) for text in names)
    assert sum(bool(re.search(r"(.{1,3})\1", text.lower())) for text in names) > 290


def test_names_and_brands_are_the_same_in_every_language() -> None:
    rng = random.Random(5)
    for slot in (name, brand, *(slots_of([])[kind] for kind in ("given", "family", "person"))):
        for _ in range(53):
            assert len(set(slot(rng))) == 1


def test_places_have_their_german_and_french_names() -> None:
    rng, place = random.Random(6), slots_of([])["place"]
    drawn = {place(rng) for _ in range(2003)}
    assert ("Lisbon", "Lissabon", "Lisbonne") in drawn
    assert sum(len(set(names)) == 1 for names in drawn) > len(drawn) * 0.8


def test_about_half_of_the_given_names_are_known() -> None:
    rng, given = random.Random(4), slots_of([])["given"]
    known = {words[0] for words in (given(rng) for _ in range(4001))}
    drawn = [given(rng)[0] for _ in range(997)]
    assert sum(text in known for text in drawn) / 997 == pytest.approx(0.5, abs=0.1)


def test_only_german_writes_a_noun_with_a_capital() -> None:
    english, german, french = noun(random.Random(1))
    assert english == french == german.lower()
    assert german[0].isupper()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_training_and_validation_are_repeatable(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.training.data.made_names.MADE", 401)
    countries = [("Japan", "Japan", "Japon")]
    made = made_names(language, countries)
    train = made["train"]
    assert made == made_names(language, countries)
    assert len(train) == 401
    assert any("Japan" in source for source, _ in train) == (language == "de")
