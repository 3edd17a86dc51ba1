"""The header and the first tab without a server: requests are read, run or refused."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.results.notices import Notice
from core.sentences import sentence
from tests.examples import example_trace
from tests.viz_app.asking import ask
from tests.viz_app.counting import Counting, counting_models
from viz_app.handlers import run as handler
from viz_app.handlers import sentences, translate
from viz_app.handlers.models import ModelEntry, Run
from viz_app.handlers.resolve import Resolved, run_of
from viz_app.handlers.unfilled import unfilled
from viz_app.protocol import parse, write
from viz_app.protocol.requests import RunRequest
from viz_app.server import run
from viz_app.server.models import Models
from viz_app.server.page import written
from viz_app.view_models.arrays import packed


@pytest.fixture
def counting() -> tuple[Models, Counting]:
    return counting_models()


def reply_of(models: Models, sent: Any, name: str = "run") -> dict[str, Any]:
    functions = {**handler.FUNCTIONS, **run.FUNCTIONS, **sentences.FUNCTIONS}
    reply: dict[str, Any] = json.loads(written(ask(functions, models, name, sent)))
    return reply


def test_a_request_survives_the_browser() -> None:
    text, parameters = "</script> “ü” \u2028. One more.", {"decoding": "beam.3", "forced": "Ein <b>", "sentence": "1"}
    asked = parse(RunRequest, {"model": "en-de", "text": text, **parameters})
    sent = json.loads(json.dumps(write(asked, "json")))
    decoding = core.Decoding(beam=3, hypotheses=3, prefix="Ein <b>")
    assert run_of(parse(RunRequest, sent)) == Run("en-de", "One more.", decoding=decoding)
    assert run_of(RunRequest(model="en-de", text=text)) == Run("en-de", text)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
requests = st.fixed_dictionaries(
    {},
    optional={"id": anything, "model": anything | st.just("counting"), "text": anything, "link": anything}
    | dict.fromkeys(("decoding", "temperature", "sentence", "first"), anything),
)


@given(sent=anything | requests)
def test_whatever_a_browser_sends_gets_an_answer(sent: Any) -> None:
    models = Models([ModelEntry("counting", "Counting", "translator", Counting, examples=("One two.",))])
    values = {"run": "answer picture", "translations": "outputs", "count": "tokens", "status": "said before"}
    for name, kept in values.items():
        told = reply_of(models, sent, name)
        wanted = {"ok", *(kept.split() if told["ok"] is True else ("kind", "error"))}
        assert told.keys() | {"said"} == wanted | {"said"}  # of an error that is a message
        assert told["ok"] or (told["error"].strip() and "\n" not in told["error"])


def test_a_run_answers_everyone(counting: tuple[Models, Counting]) -> None:
    models, model = counting
    reply = reply_of(models, {"id": 7, "model": "counting", "text": "  a <b> "})
    trace = models.trace(Run("counting", "a <b>"))
    assert reply["picture"] == json.loads(translate.picture(models, trace))
    assert reply["answer"].pop("refused").keys() == unfilled(model).keys() != set()
    assert reply["answer"] == {
        "id": 7,
        "model": "counting",
        "text": "a <b>",
        "tokens": len(trace.source_tokens),
        "run": {},
        "chat": False,
        "weights": None,  # a counting model has none
        "forced": [],
        "sentences": [],
        "output": trace.output,
        "notice": "",
        "notices": [],
        "painted": True,
    }


def test_a_refusal_is_one_sentence_and_changes_nothing_else(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    refused = {"ok": False, "kind": "refused", "error": "Type a sentence first, or take one of the examples."}
    assert reply_of(models, {"id": 3, "model": "counting", "text": " "}).items() >= refused.items()


@pytest.mark.parametrize(
    ("fields", "text", "notice"),
    [
        (
            {"model": "klingon", "text": "a"},
            "a",
            "This link asks for the model “klingon”, which is not here; Counting is.",
        ),
        ({"model": "counting", "text": " "}, "One two.", "This link holds no sentence; here is an example."),
        ({"model": "counting", "text": "a"}, "a", ""),
    ],
)
def test_a_link_is_mended_with_a_notice(
    counting: tuple[Models, Counting], fields: dict[str, Any], text: str, notice: str
) -> None:
    answer = reply_of(counting[0], fields | {"id": 1, "link": True})["answer"]
    assert (answer["model"], answer["text"], answer["notice"]) == ("counting", text, notice)


def test_a_trace_s_notices_reach_the_visitor() -> None:
    trace = replace(example_trace(), notices=(Notice("The translation was stopped."),))
    request = RunRequest(model="example", text=trace.text)
    asked = Resolved(run_of(request), request, notices=(sentence("reply-no-sentence"),))
    assert handler.answer(trace, 1, asked)["notice"] == (
        "This link holds no sentence; here is an example. The translation was stopped."
    )


def test_count_and_status_do_not_load_a_model(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    asked = {"model": "counting", "text": "one two"}
    assert reply_of(models, asked, "count")["tokens"] is None
    assert reply_of(models, asked, "status")["said"]["id"] == "reply-loading"
    models.get("counting")
    assert reply_of(models, asked, "count")["tokens"] == 3
    assert reply_of(models, asked, "status")["said"]["id"] == "reply-still-working"


def test_the_picture_names_both_sides(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    trace = models.trace(Run("counting", "</script>"))
    picture = json.loads(translate.picture(models, trace))
    assert (picture["sides"], picture["text"]) == (["Here", "There"], "</script>")


def test_leaving_tokens_out_is_a_run_of_the_model(tiny_entries: list[ModelEntry]) -> None:
    request = {"id": 1, "model": "sentiment", "text": "A gorgeous, witty film.", "out": "2.0.2"}
    picture = reply_of(Models(tiny_entries), request)["picture"]
    trace = tiny_entries[1].load().trace(request["text"], edits=core.Edits(left_out=(0, 2)))
    assert picture["source"] == list(trace.source_tokens)
    assert picture["classification"]["logits"] == pytest.approx(trace.classification.logits.tolist(), rel=1e-6)


@pytest.mark.parametrize("out", ["999", ".".join(map(str, range(50))), [999]])
def test_leaving_out_what_is_not_there_is_a_sentence(tiny_entries: list[ModelEntry], out: Any) -> None:
    answer = reply_of(Models(tiny_entries), {"id": 1, "model": "sentiment", "text": "A film.", "out": out})
    assert (answer["ok"], answer["kind"]) == (False, "refused")
    assert answer["error"].endswith(".")


@pytest.mark.parametrize(("positions", "places"), [("shifted.3", range(3, 3 + 99)), ("off", []), ("shuffled.2", None)])
def test_the_waves_are_those_of_the_places_that_the_run_is_told(
    tiny_entries: list[ModelEntry], positions: str, places: Sequence[int] | None
) -> None:
    request = {"id": 1, "model": "sentiment", "text": "A film.", "positions": positions}
    picture = reply_of(Models(tiny_entries), request)["picture"]
    model, count = tiny_entries[1].load(), len(picture["source"])
    told = picture["places"]
    assert told == list(places[:count]) if places is not None else sorted(told) == list(range(count)) != told
    if told:
        assert picture["waves"] == packed(model.position_table()[told, :32])
    else:
        assert "waves" not in picture
