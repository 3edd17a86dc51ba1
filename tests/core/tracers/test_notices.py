"""Notices: what cannot be read as it was typed, or was not written as it should be, gets a sentence with values."""

import ast
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.results.notices import NOTICES, notice
from core.results.trace import Trace
from core.tracers.notices import QUESTION_LABELS, about_output, about_question
from tests.hub import save_hub_model

ROOT = Path(core.__file__).parent
OF_A_TEXT: dict[str, tuple[str, dict[str, Any]]] = {  # what is typed, and the notice about it
    "I love 👍.": ("never-learned", {"characters": ["👍"], "more": 0}),
    "A 日本語を話 dog.": ("never-learned", {"characters": ["日", "本", "語", "を"], "more": 1}),
    "THE DOGS SLEEP NOW.": (
        "read-as",
        {"pairs": [["THE", "The"], ["DOGS", "dogs"], ["SLEEP", "sleep"], ["NOW", "now"]], "more": 0},
    ),
    "I dont know.": ("read-as", {"pairs": [["dont", "don't"]], "more": 0}),
    "A\u200b do\u00adg.": ("invisible", {"characters": ["U+200B", "U+00AD"], "more": 0}),
    "T\x10his dog.": ("controls", {"characters": ["U+0010"], "more": 0}),
}


@pytest.fixture(scope="module")
def model() -> core.NativeModel:
    model = core.load("en-de", device="cpu")
    assert isinstance(model, core.NativeModel)
    return model


@pytest.mark.parametrize(("text", "expected"), OF_A_TEXT.items(), ids=ascii)
def test_a_text_that_is_not_read_as_it_was_typed(
    text: str, expected: tuple[str, dict[str, Any]], model: core.NativeModel
) -> None:
    (notice,) = model.trace(text, target="Hund").notices
    assert (notice.id, notice.values) == expected
    assert model.notices(text, "Hund") == (notice,)
    assert isinstance(notice, str)


def test_a_byte_that_the_model_met_often_in_training_is_no_stranger() -> None:
    trace = core.load("en-fr", device="cpu").trace("There are 87 apples.", target="Il y a 87 pommes.")
    assert "<0x38>" in trace.source_tokens, "a digit that this vocabulary has as a byte alone"
    assert trace.notices == ()


def test_a_vocabulary_with_an_unknown_token_names_the_word(tmp_path: Path) -> None:
    model = core.load(str(save_hub_model("bert", tmp_path / "bert")), device="cpu")
    notice = model.trace("A 👍 man.").notices[0]
    assert (notice.id, notice.values) == ("unknown", {"words": ["👍"], "more": 0, "piece": "[UNK]"})
    assert "unknown" not in [one.id for one in model.trace("A [UNK] man.").notices], "typed as it is"
    hidden = model.trace("a\u202eb.").notices[0]
    assert str(hidden).startswith("The vocabulary of this model lacks a‹U+202E›b:")


@pytest.mark.parametrize(("text", "left"), [("👍", None), ("A [UNK] man.", ("[CLS]", "▁a", "▁man", ".", "[SEP]"))])
def test_an_unknown_word_is_explained_and_left_out_as_any_other(
    text: str, left: tuple[str, ...] | None, tmp_path: Path
) -> None:
    """It has the id of a special token, and once counted as one that the tokenizer had added."""
    model = core.load(str(save_hub_model("bert", tmp_path / "bert")), device="cpu")
    trace = model.trace(text)
    place = trace.source_tokens.index("[UNK]")
    for method in ("leave-one-out", "integrated-gradients"):
        found = core.attribute(model, text, method=method).source
        assert [bool(np.isfinite(one)) for one in found] == [span is not None for span in trace.source_spans]
    if left:
        assert model.trace(text, edits={"left_out": (place,)}).source_tokens == left


def test_a_vocabulary_of_bytes_reads_every_character(tmp_path: Path) -> None:
    model = core.load(str(save_hub_model("roberta", tmp_path / "roberta")), device="cpu")
    assert "never-learned" not in [one.id for one in model.trace("A 👍 man.").notices]
    assert "read-as" not in [one.id for one in model.trace("a\u202eb c\u00add").notices], "it reads what is not seen"


def test_a_text_without_a_question_is_told_to_who_sorts_questions() -> None:
    labels = tuple(sorted(QUESTION_LABELS))
    assert [one.id for one in about_question("the dog sleeps.", labels)] == ["no-question"]
    assert not [*about_question("who wrote it", labels)]
    assert not [*about_question("the dog sleeps.", ("negative", "positive"))]


@pytest.mark.parametrize(
    ("text", "output", "loop"),
    [
        ("*** dogs", "Nicht ohne ohne ohne ohne", ("ohne", 4)),
        ("A dog.", "der Hund und der Hund und der Hund und schläft", ("der Hund und", 3)),
        ("no no no", "nein nein nein", None),
        ("very tired", "sehr, sehr müde", None),
        ("1 1 1", "1 1 1 1", None),
        ("", "", None),
    ],
)
def test_a_loop_is_told_unless_the_text_has_it_too(text: str, output: str, loop: tuple[str, int] | None) -> None:
    notices = {one.id: one.values for one in about_output(text, output, "translator")}
    found = [(one["phrase"], one["times"]) for kind, one in notices.items() if kind == "loop"]
    assert found == ([loop] if loop else [])


def test_every_lost_number_is_named_and_no_long_one_whole() -> None:
    assert not [*about_output("It is 34.", "Es ist 34.", "translator")]
    (one,) = about_output("It is 34.", "Es ist 3.", "translator")
    assert one == "Check the number 34: its digits were not copied into the translation."
    (many,) = about_output("34, 56, 78", "Nichts.", "translator")
    assert "numbers 34, 56, 78: their" in many
    assert many.values == {"numbers": ["34", "56", "78"]}
    assert all(len(notice) < 120 for notice in about_output("9" * 4000, "Nichts.", "translator"))


def test_a_saved_trace_keeps_them_and_an_old_one_still_loads(model: core.NativeModel, tmp_path: Path) -> None:
    trace = model.trace("A\u200b dog.")
    trace.save(tmp_path / "t.npz")
    for again in (Trace.load(tmp_path / "t.npz"), Trace.from_json(trace.to_json()), copy.deepcopy(trace)):
        assert again.notices == trace.notices
        assert [(one.id, one.values) for one in again.notices] == [(one.id, one.values) for one in trace.notices]
        assert again.source_spans == trace.source_spans
    plain = json.loads(trace.to_json())
    named = plain | {"notices": [f"core-notice-{one.id} {dict(one.values)}" for one in trace.notices]}
    assert Trace.from_json(json.dumps(named)).notices == trace.notices, "as a browser's tab saves them"
    del plain["notice_values"], plain["source_spans"]
    again = Trace.from_json(json.dumps(plain))
    assert ([one.id for one in again.notices], again.source_spans) == ([""], ())


def test_every_notice_has_an_id_that_is_known_and_its_values() -> None:
    found = {}
    for call in made_notices():
        if call.args and isinstance(call.args[0], ast.Constant):
            found[call.args[0].value] = tuple(word.arg for word in call.keywords)
    assert found == NOTICES


def made_notices() -> Iterator[ast.Call]:
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == notice.__name__:
                yield node
