"""What the header and the first tab do, without a server: understanding requests, running, refusing."""

import json
from dataclasses import replace
from typing import Any

import gradio as gr
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from tests.examples import example_trace
from tests.viz_app.asking import ask
from tests.viz_app.counting import Counting, counting_models
from viz_app.gradio_app import run
from viz_app.handlers import sentences, translate
from viz_app.handlers.models import ModelEntry, Run
from viz_app.handlers.resolve import Resolved, run_of
from viz_app.models import Models
from viz_app.protocol import parse, write
from viz_app.protocol.answers import DEFECT
from viz_app.protocol.requests import RunRequest


@pytest.fixture
def counting() -> tuple[Models, Counting]:
    return counting_models()


def answer_of(outcome: list[Any]) -> dict[str, Any]:
    return json.loads(outcome[0])


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
    header, tab, picture = run.run(models, [lambda trace: trace.task], sent)
    answer = json.loads(header)
    if answer.get("error"):
        assert answer["error"] != DEFECT
        assert tab == picture == gr.skip()
    else:
        assert picture == "translator"
    assert run.quick_run(models, {"view": lambda trace: trace.task}, sent) == {"said": header, "pictures": None}
    told = ask(sentences.FUNCTIONS, models, "translations", sent)
    assert told.keys() == ({"ok", "outputs"} if told["ok"] is True else {"ok", "error"})
    assert told["ok"] or (told["error"].strip() and "\n" not in told["error"])
    assert run.count(models, sent) is None or isinstance(run.count(models, sent), int)
    assert isinstance(run.status(models, sent), str)


def test_a_run_answers_everyone(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    header, tab, picture = run.run(
        models, [lambda trace: trace.output], {"id": 7, "model": "counting", "text": "  a <b> "}
    )
    trace = models.trace(Run("counting", "a <b>"))
    assert "<" not in header
    assert json.loads(header) == {
        "id": 7,
        "model": "counting",
        "text": "a <b>",
        "tokens": len(trace.source_tokens),
        "run": {},
        "forced": [],
        "sentences": [],
        "output": trace.output,
        "notice": "",
        "painted": True,
    }
    assert (tab.label, picture) == ("Translate", trace.output)


def test_the_tab_keeps_its_name_while_the_task_is_the_same(counting: tuple[Models, Counting]) -> None:
    request = {"id": 1, "model": "counting", "text": "a"}
    assert run.run(counting[0], [], request | {"named": "translator"})[1] == gr.skip()
    assert run.run(counting[0], [], request | {"named": "classifier"})[1].label == "Translate"


def test_a_quick_run_says_and_shows_the_same_unless_the_tab_needs_another_name(
    counting: tuple[Models, Counting],
) -> None:
    models, _ = counting
    request, draws = {"id": 7, "model": "counting", "text": "a <b>"}, {"view": lambda trace: trace.output}
    header, _, picture = run.run(models, [draws["view"]], request | {"named": "translator"})
    quick = run.quick_run(models, draws, request | {"named": "translator"})
    assert quick == {"said": header, "pictures": {"view": picture}}
    assert run.quick_run(models, draws, request | {"named": "classifier"}) == {"said": header, "pictures": None}
    refused = {"id": 7, "error": "Type a sentence first, or take one of the examples."}
    quick = run.quick_run(models, draws, request | {"text": " ", "named": "translator"})
    assert (json.loads(quick["said"]), quick["pictures"]) == (refused, None)


def test_a_refusal_is_one_sentence_and_changes_nothing_else(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    outcome = run.run(models, [str, str], {"id": 3, "model": "counting", "text": " "})
    assert answer_of(outcome) == {"id": 3, "error": "Type a sentence first, or take one of the examples."}
    assert outcome[1:] == [gr.skip()] * 3


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
    answer = answer_of(run.run(counting[0], [], fields | {"id": 1, "link": True}))
    assert (answer["model"], answer["text"], answer["notice"]) == ("counting", text, notice)


def test_a_trace_s_notices_reach_the_visitor() -> None:
    trace = replace(example_trace(), notices=("The translation was stopped.",))
    request = RunRequest(model="example", text=trace.text)
    asked = Resolved(run_of(request), request, notice="An old link.")
    assert json.loads(run.answer(trace, 1, asked))["notice"] == "An old link. The translation was stopped."


def test_count_and_status_do_not_load_a_model(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    asked = {"model": "counting", "text": "one two"}
    assert run.count(models, asked) is None
    assert run.status(models, asked) == "Loading the model Counting."
    models.get("counting")
    assert run.count(models, asked) == 3
    assert "Still working" in run.status(models, asked)


def test_the_picture_names_both_sides_and_holds_no_markup(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    trace = models.trace(Run("counting", "</script>"))
    picture = translate.picture(models, trace)
    assert "<" not in picture
    assert json.loads(picture)["sides"] == ["Here", "There"]
    assert json.loads(picture)["text"] == "</script>"


def test_leaving_tokens_out_is_a_run_of_the_model(tiny_entries: list[ModelEntry]) -> None:
    models = Models(tiny_entries)
    request = {"model": "sentiment", "text": "A gorgeous, witty film.", "left_out": [2, 0, 2]}
    answer = ask(translate.FUNCTIONS, models, "leave_out", request)
    trace = tiny_entries[1].load().trace(request["text"], edits=core.Edits(left_out=(0, 2)))
    assert answer["ok"]
    assert answer["payload"]["source"] == list(trace.source_tokens)
    assert answer["payload"]["classification"]["logits"] == pytest.approx(
        trace.classification.logits.tolist(), rel=1e-6
    )


@pytest.mark.parametrize("left_out", [None, "0", [0.5], ["0"], {}, [999], [-1], list(range(50))])
def test_leaving_out_what_is_not_there_is_a_sentence(tiny_entries: list[ModelEntry], left_out: Any) -> None:
    request = {"model": "sentiment", "text": "A film.", "left_out": left_out}
    answer = ask(translate.FUNCTIONS, Models(tiny_entries), "leave_out", request)
    assert not answer["ok"]
    assert answer["error"].endswith(".")
