"""Notices: a text that cannot be read as it was typed gets one sentence, and no picture of another text stays."""

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import core
from core.results.trace import ClassProbabilities, Trace
from tests.viz_app.visitor import open_page
from viz_app.handlers.notices import QUESTION_LABELS, learned_bytes, notices_of


def read(text: str, tokens: str, labels: tuple[str, ...] = ()) -> Trace:
    scores = ClassProbabilities(labels, *np.zeros((2, len(labels)), np.float32)) if labels else None
    task = "classifier" if labels else "translator"
    return Trace("m", task, text, "", (*tokens.split(" "), "</s>"), (), {}, classification=scores)


def test_characters_that_the_model_never_learned_are_named() -> None:
    (said,) = notices_of(read("I love 😀.", "▁I ▁love ▁ <0xF0> <0x9F> <0x98> <0x80> ."))
    assert said == "The model never learned 😀: it reads bytes instead, and its answer to them means nothing."
    assert notices_of(read("I love it.", "▁I ▁lo ve ▁it .")) == []


def test_a_byte_that_the_model_met_often_in_training_is_no_stranger() -> None:
    model = core.load("en-fr", device="cpu")
    digits = model.trace("There are 87 apples.", target="Il y a 87 pommes.")
    emoji = model.trace("I love 😀.", target="J'aime.")
    assert "<0x38>" in digits.source_tokens, "a digit that this vocabulary has as a byte alone"
    assert learned_bytes(model, digits) == {"<0x37>", "<0x38>"}
    assert notices_of(digits, learned_bytes(model, digits)) == []
    assert "never learned 😀" in notices_of(emoji, learned_bytes(model, emoji))[0]
    assert "never learned 8 and 7" in notices_of(digits)[0], "of a model whose tokens were not counted"


@pytest.mark.parametrize(
    ("typed", "tokens", "said"),
    [
        (
            "THE DOG IS SO TIRED NOW.",
            "▁The ▁dog ▁is ▁so ▁tired ▁now .",
            "THE as The, DOG as dog, IS as is, SO as so and 2",
        ),
        ("A film from London.", "▁a ▁film ▁from ▁london .", "reads London as london."),
        ("I dont know.", "▁I ▁don ' t ▁know .", "reads dont as don't."),
    ],
)
def test_a_word_that_is_read_otherwise_is_told(typed: str, tokens: str, said: str) -> None:
    (notice,) = notices_of(read(typed, tokens))
    assert said in notice


def test_a_text_without_a_question_is_told_to_who_sorts_questions() -> None:
    labels = tuple(sorted(QUESTION_LABELS))
    (said,) = notices_of(read("the dog sleeps.", "▁the ▁dog ▁sleeps .", labels))
    assert "no question" in said
    assert notices_of(read("who wrote it", "▁who ▁wrote ▁it", labels)) == []
    assert notices_of(read("the dog sleeps.", "▁the ▁dog ▁sleeps .", ("negative", "positive"))) == []


@pytest.mark.browser
def test_a_picture_of_another_text_is_marked_as_old(page: Page, server: str) -> None:
    open_page(page, server, text="Two dogs sleep.")
    page.fill("#gh-text", "dog " * 400)
    page.keyboard.press("Enter")
    expect(page.locator("#gh-message")).to_contain_text("The picture below is still that of “Two dogs sleep.”")
    assert page.evaluate("document.querySelector('#gf-pages').classList.contains('gf-old')")
    page.fill("#gh-text", "A cat.")
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('#gf-pages').classList.contains('gf-old')")
    expect(page.locator("#gh-message")).not_to_contain_text("still that of")
