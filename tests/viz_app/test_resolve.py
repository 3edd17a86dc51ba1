"""From what a browser asks for to a run: sentences, beginnings, and what a link gets wrong."""

import base64
import json
from typing import Any

import orjson
import pytest

import core
from core.results.trace import Trace
from tests.viz_app.asking import ask
from viz_app.handlers import head, masks, run, sentences
from viz_app.handlers import saving as downloads
from viz_app.handlers.models import ModelEntry, Run
from viz_app.handlers.resolve import Resolved, resolve, with_prefix_as_text
from viz_app.protocol import MAX_SENTENCES, parse
from viz_app.protocol.requests import HeaderRequest
from viz_app.server.models import Models

ONE, THREE = "A man rides a bike.", "A man rides a bike. Where is the station? Two children!"


@pytest.fixture(scope="module")
def models(tiny_entries: list[ModelEntry]) -> Models:
    return Models(tiny_entries)


@pytest.fixture(scope="module")
def translator(tiny_entries: list[ModelEntry]) -> core.NativeModel:
    return tiny_entries[0].load()


def request_for(text: str = ONE, model: str = "en-de", **parameters: Any) -> dict[str, Any]:
    return {"model": model, "text": text, **parameters}


def understand(models: Models, sent: dict[str, Any]) -> Resolved:
    return resolve(models, parse(HeaderRequest, sent))


def steps(trace: Trace) -> list[tuple[int, float]]:
    return [(step.id, step.log_probability) for step in trace.steps]


def test_one_sentence_is_asked_for_as_ever(models: Models) -> None:
    asked = understand(models, request_for(f" {ONE} "))
    assert (asked.run, asked.request.text, asked.sentences) == (Run("en-de", ONE), ONE, ())
    assert (asked.parameters, asked.notices) == ({}, ())


def test_a_sentence_of_several_is_run_alone(models: Models, translator: core.NativeModel) -> None:
    asked = understand(models, request_for(THREE, sentence="1"))
    assert asked.sentences == ("A man rides a bike.", "Where is the station?", "Two children!")
    assert asked.parameters == {"sentence": "1"}
    assert steps(models.trace(asked.run)) == steps(translator.trace("Where is the station?"))
    assert understand(models, request_for(THREE)).parameters == {"sentence": "0"}
    moved = understand(models, request_for(THREE, sentence="7", link=True))
    assert moved.parameters == {"sentence": "2"}
    assert "".join(map(str, moved.notices)) == "The link asks for sentence 8; the text has 3."


@pytest.mark.parametrize(
    ("sentence", "index", "noticed"),
    [
        (None, 0, False),
        ("", 0, False),
        ("2", 2, False),
        (1, 1, False),
        ("3", 2, True),
        ("-1", 0, True),
        ("<script>alert(1)</script>", 0, True),
        (True, 0, True),
        ("9" * 10_000, 0, True),
    ],
)
def test_a_sentence_is_the_nearest_there_is(models: Models, sentence: object, index: int, noticed: bool) -> None:
    asked = understand(models, request_for(THREE, sentence=sentence))
    assert (asked.parameters, bool(asked.notices)) == ({"sentence": str(index)}, noticed)


def test_too_many_sentences_are_refused_with_both_numbers(models: Models) -> None:
    with pytest.raises(core.InputError, match=f"has 120 sentences; {MAX_SENTENCES} fit. Shorten it by 20"):
        understand(models, request_for("Snow. " * 120))


def test_a_classifier_reads_a_text_as_a_whole_and_has_no_decoding(models: Models) -> None:
    asked = understand(models, request_for(THREE, "sentiment", sentence="1", decoding="beam.3", link=True))
    assert asked.run == Run("sentiment", THREE)
    assert (asked.sentences, asked.parameters) == ((), {})
    said = " ".join(map(str, asked.notices))
    assert said == "A classifier writes nothing, so what the link says of decoding is ignored."


@pytest.mark.parametrize("beginning", ["Ein Mann", "Zwei 🎉", "孩"])
def test_a_beginning_of_tokens_is_written_as_text_where_that_means_the_same(
    models: Models, translator: core.NativeModel, beginning: str
) -> None:
    ids = translator.prefix_ids(beginning)
    asked = understand(models, request_for(forced="ids." + ".".join(map(str, ids))))
    assert asked.run.decoding.prefix == ids
    written = with_prefix_as_text(models, asked, models.trace(asked.run)).parameters["forced"]
    again = understand(models, request_for(forced=written))
    assert steps(models.trace(again.run)) == steps(models.trace(asked.run))
    assert (written == beginning) == beginning.isascii()  # bytes of other characters stay tokens


def test_tokens_that_text_would_cut_differently_stay_tokens(models: Models, translator: core.NativeModel) -> None:
    letters = [translator.tokenizer.encode(letter)[-1] for letter in "Ein"]
    asked = understand(models, request_for(forced="ids." + ".".join(map(str, letters))))
    assert with_prefix_as_text(models, asked, models.trace(asked.run)).parameters["forced"].startswith("ids.")


@pytest.mark.parametrize("forced", ["ids.99999", "ids.0", "der " * 200])
def test_a_beginning_that_cannot_be_is_told_or_ignored(models: Models, forced: str) -> None:
    with pytest.raises(core.InputError):
        understand(models, request_for(forced=forced))
    asked = understand(models, request_for(forced=forced, link=True))
    assert asked.run == Run("en-de", ONE)
    assert str(asked.notices[-1]).endswith("The link's “forced” is ignored.")


def test_the_answer_says_how_the_run_was_made(models: Models) -> None:
    asked = understand(models, request_for(THREE, sentence="2", decoding="beam.3", forced="Ein"))
    trace = models.trace(asked.run)
    answer = json.loads(orjson.dumps(run.answer(trace, 4, asked)))
    assert answer["run"] == {"decoding": "beam.3", "forced": "Ein", "sentence": "2"}
    assert answer["text"] == THREE
    assert answer["sentences"] == list(asked.sentences)
    assert answer["forced"] == [step.token for step in trace.steps if step.forced]
    assert len(trace.hypotheses) == 3


def test_each_sentence_is_translated_as_it_would_be_alone(
    models: Models, translator: core.NativeModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = [{"text": translator.trace(one).output} for one in ("A man rides a bike.", "Where is the station?")]
    long = "A man rides a bike. Where is the station? " + "Two children " * 99
    monkeypatch.setattr(sentences, "SECONDS", 60)
    answer = ask(sentences.FUNCTIONS, models, "translations", request_for(long, first=0))
    assert answer["outputs"][:2] == true
    assert "128 fit" in str(answer["outputs"][2]["error"])
    monkeypatch.setattr(sentences, "SECONDS", 0)
    assert ask(sentences.FUNCTIONS, models, "translations", [request_for(long, first=1)])["outputs"] == true[1:]
    assert ask(sentences.FUNCTIONS, models, "translations", request_for(long, first=3))["outputs"] == []
    assert not ask(sentences.FUNCTIONS, models, "translations", request_for("Snow. " * 120))["ok"]


def test_every_page_shows_the_run_that_is_asked_for(models: Models, translator: core.NativeModel) -> None:
    decoding = core.Decoding(beam=3, hypotheses=3, prefix="Ein Mann")
    true = translator.trace("Where is the station?", decoding=decoding)
    parameters = request_for(THREE, sentence="1", decoding="beam.3", forced="Ein Mann")
    shown = ask(masks.FUNCTIONS, models, "rerun_masks", parameters)["payload"]["before"]
    assert shown["target"] == list(true.target_tokens)
    layer = ask(head.FUNCTIONS, models, "layer", {**parameters, "map": "decoder", "layer": 0})
    assert layer["queries"] == list(true.target_tokens[:-1])


def test_a_saved_file_is_of_that_run_and_says_so(models: Models, translator: core.NativeModel) -> None:
    true = translator.trace("Where is the station?", decoding=core.Decoding(beam=3, hypotheses=3, prefix="Ein Mann"))
    asked = request_for(THREE, sentence="1", decoding="beam.3", length_penalty="1.4", forced="Ein Mann")
    answer = ask(downloads.FUNCTIONS, models, "save_file", {**asked, "kind": "json"})
    assert answer["name"] == "en-de-Where-is-the-station-beam-3-forced-Ein-Mann.json"
    saved = json.loads(base64.b64decode(answer["data"]))
    assert [step["id"] for step in saved["steps"]] == [step.id for step in true.steps]
    assert [step["forced"] for step in saved["steps"]] == [step.forced for step in true.steps]
    assert (
        ask(downloads.FUNCTIONS, models, "save_file", request_for(kind="json"))["name"]
        == "en-de-A-man-rides-a-bike.json"
    )
