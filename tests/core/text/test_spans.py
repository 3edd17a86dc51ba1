"""Spans: each token is marked where it stands in the text that was typed."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import core
from core.text.spans import text_of, typed_spans

TYPED = {  # what was typed, and the parts that tokens are marked by, in order
    "A dog.": ["A", "dog", "."],
    "  A \n dog\t.": ["A", "dog", "."],
    "\ufeffA do\u00adg.": ["A", "do\u00adg", "."],
    "DONT GO, dogs.": ["D", "O", "N", "T", "G", "O", ",", "dogs"],
    "THE DOG IS TIRED NOW": ["THE", "DOG", "IS", "TIRED", "NOW"],
    "Aerger": ["Aerger"],
    "ﬁne": ["ﬁne"],
    "I love 👍🏽 dogs": ["I", "love", "👍", "🏽", "dogs"],
    "Wait…": ["…"],
    "A dog, 日本語.": ["A", "dog", ",", "日", "本", "語", "."],
    "1-${phone.number}": ["1", "-", "$", "{", "ph", "one", ".", "}"],
    "？……": ["？", "…", "…"],
    "٣ dogs": ["٣", "dogs"],
}


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    model = core.load("en-de", device="cpu")
    assert isinstance(model, core.NativeModel)
    return model


@pytest.mark.parametrize(("typed", "marked"), TYPED.items(), ids=ascii)
def test_a_token_is_marked_where_it_was_typed(typed: str, marked: list[str], model: core.NativeModel) -> None:
    spans = model.trace(typed, target="x").source_spans
    found = [typed[slice(*span)] for span in spans if span is not None]
    rest = iter(found)
    assert all(part in rest for part in marked), found
    assert spans[-1] is None


@given(text=st.text(max_size=40))
def test_spans_rise_and_cover_what_is_read(text: str, model: core.NativeModel) -> None:
    assume(0 < model.count_tokens(text) <= 120)
    spans = [span for span in model._inputs.edited_source(text, core.Edits()).spans if span]
    assert all(0 <= start <= end <= len(text) for start, end in spans)
    assert [start for start, _ in spans] == sorted(start for start, _ in spans)
    marked = {index for start, end in spans for index in range(start, end)}
    assert not [char for index, char in enumerate(text) if index not in marked and char.isalnum()], spans


def test_bytes_of_one_character_share_its_span() -> None:
    text, spans = text_of(["▁a", "▁", "<0xC3>", "<0xA9>", "<0xFF>"])
    assert spans == [(0, 2), (2, 3), (3, 4), (3, 4), (4, 5)]
    assert typed_spans("a é", text[:4], spans[:4]) == ((0, 1), (1, 2), (2, 3), (2, 3))


@pytest.mark.parametrize("length", [19_999])
def test_the_longest_text_takes_little_time(length: int) -> None:
    typed = "a" * (length // 2) + "ß" + "a" * (length // 2)
    assert typed_spans(typed, typed[: length // 2], [(0, 1)]) == ((0, 1),)
