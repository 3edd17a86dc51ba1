"""Words of every day in made sentences: each with its gender, in its case, in both languages."""

import re

import pytest

from core.training.data.made import read_words
from core.training.data.made_lexicon import MADE, made_lexicon

WORDS = read_words("lexicon.tsv")
ARTICLES = {"der", "die", "das"}


NOUNS = {english: german.split(" ", 1) for english, german, _ in WORDS["noun"]}
PLURALS = {english: german for english, german, _ in WORDS["plural"]}
VERBS = {english: (german, french) for english, _, german, _, french, _ in WORDS["verb"]}
OBJECT, DATIVE = {"der": "den"}, {"der": "dem", "die": "der", "das": "dem"}


@pytest.fixture(scope="module")
def german() -> dict[str, str]:
    return dict(made_lexicon("de"))


@pytest.fixture(scope="module")
def french() -> dict[str, str]:
    return dict(made_lexicon("fr"))


def found(pattern: str, pairs: dict[str, str]) -> dict[str, str]:
    """Return what stands in the one gap of ``pattern``, with the translation of the whole sentence."""
    matches = {re.fullmatch(pattern, source): target for source, target in pairs.items()}
    return {match[1]: target for match, target in matches.items() if match}


@pytest.mark.parametrize(
    ("english", "target", "forms"),
    [
        (r"Where is the (.+)\?", "Wo ist {}?", {}),
        (r"I see the (.+)\.", "Ich sehe {}.", OBJECT),
        (r"We had a problem with the (.+)\.", "Wir hatten ein Problem mit {}.", DATIVE),
    ],
)
def test_german_nouns_have_the_article_of_their_gender_and_case(
    english: str, target: str, forms: dict[str, str], german: dict[str, str]
) -> None:
    sentences = {noun: text for noun, text in found(english, german).items() if noun in NOUNS}
    assert len(sentences) > len(NOUNS) / 2
    for noun, text in sentences.items():
        article, translated = NOUNS[noun]
        assert text == target.format(f"{forms.get(article, article)} {translated}")


def test_a_german_indefinite_article_has_an_ending_in_the_accusative(german: dict[str, str]) -> None:
    here = found(r"There is an? (.+) here\.", german)
    assert len(here) > len(NOUNS) / 2
    for noun, text in here.items():
        article, translated = NOUNS[noun]
        assert text == f"Hier gibt es ein{ {'der': 'en', 'die': 'e'}.get(article, '') } {translated}."


def test_plurals_have_an_n_in_the_dative(german: dict[str, str]) -> None:
    afraid = found(r"\S+ is afraid of (.+)\.", german)
    assert len(afraid) > len(PLURALS) / 2
    for plural, text in afraid.items():
        assert re.search(f"vor {PLURALS[plural]}n?\\.$", text)
    assert afraid["peanuts"].endswith("vor Erdnüssen.")


def test_french_articles_are_elided_before_vowels(french: dict[str, str]) -> None:
    where = found(r"Where is the (.+)\?", french)
    assert len(where) > len(NOUNS) / 2
    assert not [text for text in where.values() if re.search(r"\b(?:le|la) [aeiouéèê]", text)]
    assert where["thunderstorm"] == "Où est l'orage ?"


def test_an_object_stands_before_a_german_infinitive_and_after_a_french_one(
    german: dict[str, str], french: dict[str, str]
) -> None:
    for verb, text in found(r"Can you (.+) it\?", german).items():
        assert text == f"Kannst du es {VERBS[verb][0]}?"
    for verb, text in found(r"Can you (.+) it\?", french).items():
        assert text == f"Peux-tu {VERBS[verb][1]} ça ?"


@pytest.mark.parametrize("language", ["german", "french"])
def test_every_slot_is_filled(language: str, request: pytest.FixtureRequest) -> None:
    made: dict[str, str] = request.getfixturevalue(language)
    assert len(made) > MADE / 2
    assert not [pair for pair in made.items() if re.search(r"[{}]| $|  ", "".join(pair))]


def test_the_same_words_give_the_same_sentences(german: dict[str, str]) -> None:
    assert dict(made_lexicon("de")) == german


def test_the_list_has_each_word_once_with_the_articles_of_its_languages() -> None:
    for kind, words in WORDS.items():
        assert len({english for english, *_ in words}) == len(words), kind
    assert {german.split()[0] for _, german, _ in WORDS["noun"] + WORDS["mass"]} <= ARTICLES
    assert {french.split()[0] for *_, french in WORDS["noun"]} <= {"un", "une"}
    assert {len(words) for words in WORDS["verb"]} == {6}
