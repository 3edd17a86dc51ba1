"""Hurried texts are read as the corpora spell them, and nothing else is touched."""

import functools

import pytest

from core.checkpoints.checkpoint import checkpoints_folder
from core.text.normalise import normalise, sentence_case
from core.text.tokens import Tokenizer


@functools.cache
def english() -> Tokenizer:
    """That of the committed translator."""
    return Tokenizer.load(checkpoints_folder() / "en-de" / "tokenizer.model")


@pytest.mark.parametrize(
    ("typed", "spelt"),
    [
        ("i dont know", "i don't know"),
        ("Dont!", "Don't!"),
        ("he doesnt sing, youre late", "he doesn't sing, you're late"),
        ("thats what shes doing", "that's what she's doing"),
        ("we wont", "we won't"),
        ("Ueber uns", "Über uns"),
        ("There are ٣٤ of १२३.", "There are 34 of 123."),
    ],
)
def test_marks_that_were_left_out_are_put_back(typed: str, spelt: str) -> None:
    assert normalise(typed, english()) == spelt
    assert normalise(spelt, english()) == spelt


@pytest.mark.parametrize(
    "text",
    [
        "It's.",
        "I don\u2019t know.",
        "don'ts",
        "x_dont",
        "1dont2",
        "",
        "blue Joe does",
        "im Haus",
        "well, hell",
        "two silhouettes",
        "Zoe read Dostoevsky",
    ],
)
def test_other_words_stay(text: str) -> None:
    assert normalise(text, english()) == text


def test_a_word_that_the_corpora_know_stays() -> None:
    french = Tokenizer.train(["le livre dont", "la fille dont", "dont il", "dont je"] * 50, 290)
    assert len(french.encode("dont")) == 1
    assert normalise("le livre dont", french) == "le livre dont"


@pytest.mark.parametrize(
    ("text", "calm"),
    [
        ("WHERE IS MY DOG?", "Where is my dog?"),
        ('STOP IT. "WHO ARE YOU?" I ASKED.', 'Stop it. "Who are you?" i asked.'),
        ("ZWÖLF BOXKÄMPFER JAGEN 3 HUNDE", "Zwölf boxkämpfer jagen 3 hunde"),
    ],
)
def test_shouting_is_read_as_a_sentence(text: str, calm: str) -> None:
    assert sentence_case(text) == calm == sentence_case(calm)


@pytest.mark.parametrize("text", ["NASA", "NASA, ESA", "I am OK with TVs", "12 34 56", "", "我 是 谁", "A B c"])
def test_what_is_no_shouting_stays(text: str) -> None:
    assert sentence_case(text) == text
