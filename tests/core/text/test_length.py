"""Text is measured before anything else happens to it, and every step takes time in proportion to its length."""

import time
from collections.abc import Callable
from typing import Any

import pytest

import core
from core.text.length import LONGEST_TEXT, refuse_long
from core.text.normalise import normalise, sentence_case
from core.text.sentences import split_sentences
from core.text.tokens import clean_text, plain_text
from tests.core.tiny import own_classifier, own_translator, tokenizer

TIMES = 8  # how much longer the second text is; work by the square of the length would take 64 times as long
PATIENCE = 3  # and how much longer than that it may take on a machine that does something else at the same time

HANDLERS: dict[str, Callable[[str], Any]] = {
    "clean_text": clean_text,
    "plain_text": plain_text,
    "sentence_case": sentence_case,
    "normalise": lambda text: normalise(text, tokenizer()),
    "split_sentences": split_sentences,
    "encode": lambda text: tokenizer().encode(text),
    "decode": lambda text: tokenizer().decode(tokenizer().encode(text)),
}
# Texts that once took quadratic time, and texts that are hard for regular expressions: (beginning, repeated, end).
TEXTS = [
    ("", "\\", "/"),
    ("", "\\", ""),
    ("", "Mr. ", ""),
    ("", "A. ", ""),
    ("ALL THESE SHOUT", ". ", ""),
    ("", "`", ""),
    ("", "'`", ""),
    ("", '" ', ""),
    ("", "' s ", ""),
    ("", " ", "x"),
    (".", ")", "x"),
    (".", " ", "x"),
    (". ", '"', "x"),
    ("", "a", "1"),
    ("", "Ae", ""),
    ("", "dont ", ""),
    ("", " 's", ""),
    ("", " —", ""),
    ("", "-LRB", "-"),
    ("", "( ", ""),
    ("", "。", ""),
    ("", "\ud800", ""),
    ("", "\ufdfa", ""),
    ("", "e\u0301", ""),
]


def seconds(handle: Callable[[str], Any], text: str) -> float:
    """The least of three, so that a pause of the machine does not count."""
    taken = []
    for _ in range(3):
        start = time.thread_time()
        handle(text)
        taken.append(time.thread_time() - start)
    return min(taken)


@pytest.mark.parametrize("name", HANDLERS)
@pytest.mark.parametrize("text", TEXTS, ids=repr)
def test_a_longer_text_takes_longer_by_its_length_only(name: str, text: tuple[str, str, str]) -> None:
    start, unit, end = text
    times = 2_000 // len(unit)
    short, long = (start + unit * (times * factor) + end for factor in (1, TIMES))
    allowed = PATIENCE * TIMES * max(seconds(HANDLERS[name], short), 1e-4)
    assert seconds(HANDLERS[name], long) < allowed


@pytest.mark.parametrize("text", ["x" * (LONGEST_TEXT + 7), " " * (LONGEST_TEXT + 7)])
def test_too_long_a_text_is_refused_before_it_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    translator, classifier = own_translator(), own_classifier()

    def never(*_: Any) -> Any:
        raise AssertionError("the text was read")

    for name in ("encode", "encode_batch"):
        monkeypatch.setattr(type(tokenizer()), name, never)
    for ask in (
        translator.translate,
        translator.count_tokens,
        translator.source_ids,
        translator.prefix_ids,
        translator.trace,
        classifier.classify,
        classifier.trace,
        lambda text: translator.translate(["short", text]),
    ):
        with pytest.raises(core.InputError, match=f"{LONGEST_TEXT + 7} characters; {LONGEST_TEXT} fit"):
            ask(text)


def test_the_longest_text_is_taken() -> None:
    assert refuse_long("x" * LONGEST_TEXT) == "x" * LONGEST_TEXT


@pytest.mark.parametrize("thing", [None, 3, b"bytes", [None], object()])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    translator, classifier = own_translator(), own_classifier()
    for ask in (translator.trace, translator.translate, translator.count_tokens, classifier.classify):
        with pytest.raises(core.InputError, match="give a str"):
            ask(thing)
