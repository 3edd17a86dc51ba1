"""What the header and the first tab do, without a server: understanding requests, running, refusing, remembering."""

import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import gradio as gr
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.trace import Trace
from tests.examples import example_trace
from viz_app import models as models_module
from viz_app.app import LaunchError, launch, offers
from viz_app.examples import path_of, sentences_for, sides_of, stored_trace
from viz_app.models import Models, Offer, Request
from viz_app.pages import endpoints, run, translate
from viz_app.pages.context import read_request, write_request


class Counting:
    """A model that counts its runs."""

    def __init__(self) -> None:
        self.runs: list[str] = []

    def trace(self, text: str, **options: Any) -> Trace:
        if not text:
            raise core.InputError("Type a sentence first, or take one of the examples.")
        self.runs.append(text)
        return replace(example_trace(seed=len(text)), model="counting", text=text)

    def count_tokens(self, text: str) -> int:
        return len(text.split()) + 1


@pytest.fixture
def counting() -> tuple[Models, Counting]:
    model = Counting()
    sides = ("Here", "There")
    return Models([Offer("counting", "Counting", "translator", lambda: model, sides, ("One two.",))]), model


def answer_of(outcome: list[Any]) -> dict[str, Any]:
    return json.loads(outcome[0])


# ---- the models ----


def test_a_model_is_loaded_once_for_many_visitors() -> None:
    loads: list[int] = []

    def load() -> Counting:
        loads.append(1)
        time.sleep(0.05)
        return Counting()

    models = Models([Offer("counting", "Counting", "translator", load)])
    assert not models.loaded("counting")
    threads = [threading.Thread(target=models.get, args=("counting",)) for _ in range(7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert loads == [1]
    assert models.loaded("counting")


def test_a_model_that_could_not_be_loaded_is_tried_again() -> None:
    outcomes: list[Any] = [core.CheckpointError("its folder has no config.json"), Counting()]

    def load() -> Counting:
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    models = Models([Offer("counting", "Counting", "translator", load)])
    models.load_in_background().join()
    assert not models.loaded("counting")
    assert isinstance(models.get("counting"), Counting)


def test_equal_requests_run_once_and_others_do_not(counting: tuple[Models, Counting]) -> None:
    models, model = counting
    first = models.trace(Request("counting", "a b"))
    assert models.trace(Request("counting", "a b")) is first
    assert models.trace(Request("counting", "a c")) is not first
    models.trace(Request("counting", "a b", (("details", ("encoder.0",)),)))
    assert model.runs == ["a b", "a c", "a b"]


@pytest.mark.parametrize(("name", "limit"), [("TRACES_KEPT", 3), ("BYTES_KEPT", 3 * 10_000)])
def test_old_traces_are_forgotten(
    counting: tuple[Models, Counting], monkeypatch: pytest.MonkeyPatch, name: str, limit: int
) -> None:
    monkeypatch.setattr(models_module, name, limit)
    monkeypatch.setattr(models_module, "size_of", lambda trace: 10_000)
    models, model = counting
    for text in ("a", "b", "c", "a", "d", "a", "b"):
        models.trace(Request("counting", text))
    assert model.runs == ["a", "b", "c", "d", "b"]


def test_a_stored_run_needs_no_model() -> None:
    trace = replace(example_trace(), model="counting", text="stored")

    def load() -> Counting:
        raise AssertionError("nothing to load")

    models = Models([Offer("counting", "Counting", "translator", load)], [trace])
    assert models.trace(Request("counting", "stored")) is trace


def test_names_are_unique_and_known(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    offer = models.offer("counting")
    with pytest.raises(ValueError, match="each name once"):
        Models([offer, offer])
    with pytest.raises(ValueError, match="at least one model"):
        Models([])
    with pytest.raises(core.InputError, match=r"no model “klingon” here. Choose one of: counting\."):
        models.get("klingon")


def test_size_counts_every_array() -> None:
    trace = example_trace("classifier", source_length=7, layers=3, heads=5)
    assert models_module.size_of(trace) == 4 * 3 * 5 * 7 * 7


# ---- requests ----


def test_a_request_survives_the_browser() -> None:
    request = Request("en-de", "</script> “ü” \u2028")
    assert read_request(json.loads(json.dumps(write_request(request)))) == request


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
wanted = st.fixed_dictionaries(
    {}, optional={"id": anything, "model": anything | st.just("counting"), "text": anything, "link": anything}
)


@given(sent=anything | wanted)
def test_whatever_a_browser_sends_gets_an_answer(sent: Any) -> None:
    models = Models([Offer("counting", "Counting", "translator", Counting, examples=("One two.",))])
    header, tab, request, picture = run.run(models, [lambda trace: trace.text], sent)
    answer = json.loads(header)
    if answer.get("error"):
        assert tab == request == picture == gr.skip()
    else:
        assert answer["text"] == request["text"] == picture
    assert run.count(models, sent) is None or isinstance(run.count(models, sent), int)
    assert isinstance(run.status(models, sent), str)


def test_a_run_answers_everyone(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    header, tab, request, picture = run.run(
        models, [lambda trace: trace.output], {"id": 7, "model": "counting", "text": "  a <b> "}
    )
    trace = models.trace(Request("counting", "a <b>"))
    assert "<" not in header
    assert json.loads(header) == {
        "id": 7,
        "model": "counting",
        "text": "a <b>",
        "tokens": len(trace.source_tokens),
        "notice": "",
        "painted": True,
    }
    assert (tab.label, request, picture) == ("Translate", {"model": "counting", "text": "a <b>"}, trace.output)


def test_a_refusal_is_one_sentence_and_changes_nothing_else(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    outcome = run.run(models, [str, str], {"id": 3, "model": "counting", "text": " "})
    assert answer_of(outcome) == {"id": 3, "error": "Type a sentence first, or take one of the examples."}
    assert outcome[1:] == [gr.skip()] * 4


@pytest.mark.parametrize(
    ("wanted", "text", "notice"),
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
    counting: tuple[Models, Counting], wanted: dict[str, Any], text: str, notice: str
) -> None:
    answer = answer_of(run.run(counting[0], [], wanted | {"id": 1, "link": True}))
    assert (answer["model"], answer["text"], answer["notice"]) == ("counting", text, notice)


def test_a_trace_s_notices_reach_the_visitor() -> None:
    trace = replace(example_trace(), notices=("The translation was stopped.",))
    assert json.loads(run.answer(trace, 1, "An old link."))["notice"] == "An old link. The translation was stopped."


def test_count_and_status_do_not_load_a_model(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    asked = {"model": "counting", "text": "one two"}
    assert run.count(models, asked) is None
    assert run.status(models, asked) == "Loading the model Counting."
    models.get("counting")
    assert run.count(models, asked) == 3
    assert "Still working" in run.status(models, asked)


# ---- the first tab ----


def test_the_picture_names_both_sides_and_holds_no_markup(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    trace = models.trace(Request("counting", "</script>"))
    picture = translate.picture(models, trace)
    assert "<" not in picture
    assert json.loads(picture)["sides"] == ["Here", "There"]
    assert json.loads(picture)["text"] == "</script>"


def test_leaving_tokens_out_is_a_run_of_the_model(tiny_offers: list[Offer]) -> None:
    models = Models(tiny_offers)
    wanted = {"model": "sentiment", "text": "A gorgeous, witty film.", "left_out": [2, 0, 2]}
    answer = translate.without(models, wanted)
    trace = tiny_offers[1].load().trace(wanted["text"], edits=core.Edits(left_out=(0, 2)))
    assert answer["ok"]
    assert answer["payload"]["source"] == list(trace.source_tokens)
    assert answer["payload"]["classification"]["logits"] == pytest.approx(trace.scores.logits.tolist(), rel=1e-6)


@pytest.mark.parametrize("left_out", [None, "0", [0.5], ["0"], {}, [999], [-1], list(range(50))])
def test_leaving_out_what_is_not_there_is_a_sentence(tiny_offers: list[Offer], left_out: Any) -> None:
    wanted = {"model": "sentiment", "text": "A film.", "left_out": left_out}
    answer = translate.without(Models(tiny_offers), wanted)
    assert not answer["ok"]
    assert answer["error"].endswith(".")


# ---- the API ----


def test_the_api_answers_like_the_models(server: str, tiny_offers: list[Offer]) -> None:
    client = pytest.importorskip("gradio_client").Client(server, verbose=False)
    translator, classifier = (offer.load() for offer in tiny_offers)
    assert client.predict("A cat.", api_name="/translate") == translator.translate("A cat.")
    probabilities = client.predict("A cat.", api_name="/classify")
    assert probabilities == pytest.approx(classifier.classify("A cat.").probabilities, rel=1e-6)
    trace = client.predict("A cat.", "en-de", api_name="/trace")
    true = translator.trace("A cat.")
    assert trace["source_tokens"] == list(true.source_tokens)
    for name, attention_map in true.attention.items():
        assert trace["attention"][name]["weights"] == attention_map.weights.tolist()


def test_the_api_shows_its_three_endpoints_and_nothing_else(server: str) -> None:
    client = pytest.importorskip("gradio_client").Client(server, verbose=False)
    described = client.view_api(return_format="dict", print_info=False)
    assert set(described["named_endpoints"]) == {"/translate", "/classify", "/trace"}
    assert not described["unnamed_endpoints"]


@pytest.mark.parametrize(
    ("arguments", "name", "message"),
    [
        (("",), "/translate", "Type a sentence first"),
        (("word " * 999,), "/translate", "128 fit"),
        (("A cat.", "klingon"), "/trace", "no model “klingon”"),
        (("A cat.", "sentiment"), "/translate", "sentiment is a classifier; choose a translator"),
    ],
)
def test_the_api_refuses_with_a_sentence(server: str, arguments: tuple[str, ...], name: str, message: str) -> None:
    client = pytest.importorskip("gradio_client").Client(server, verbose=False)
    with pytest.raises(Exception, match=message):
        client.predict(*arguments, api_name=name)


def test_a_trace_as_json(counting: tuple[Models, Counting]) -> None:
    trace = example_trace("classifier", source_length=5, layers=2, heads=3)
    plain = json.loads(json.dumps(endpoints.plain(trace)))
    assert plain["probabilities"] == dict(zip(trace.scores.labels, trace.scores.probabilities.tolist(), strict=True))
    assert plain["attention"]["encoder"]["weights"] == trace.attention["encoder"].weights.tolist()


# ---- examples and offers ----


@pytest.mark.parametrize("path", sorted(path_of("any").parent.glob("*.npz")), ids=lambda path: path.stem)
def test_every_stored_run_is_of_its_first_example(path: Path) -> None:
    trace = Trace.load(path)
    assert (trace.model, trace.text) == (path.stem, sentences_for(path.stem, trace.task)[0])


@pytest.mark.parametrize("name", core.catalogue())
def test_a_stored_run_is_what_the_model_says(name: str) -> None:
    """Else somebody trained ``name`` anew without ``python -m viz_app.examples``."""
    stored = stored_trace(name)
    assert stored is not None
    trace = core.load(name, device="cpu").trace(stored.text)
    assert (trace.source_tokens, trace.target_tokens, trace.output) == (
        stored.source_tokens,
        stored.target_tokens,
        stored.output,
    )
    for kind, attention_map in trace.attention.items():
        np.testing.assert_allclose(attention_map.weights, stored.attention[kind].weights, atol=1e-4)


def test_the_examples_are_stored_by_a_command(
    tiny_models: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from viz_app.examples import __main__ as command

    monkeypatch.setattr(command, "path_of", lambda name: tmp_path / f"{name}.npz")
    command.store_all()
    assert {path.name for path in tmp_path.iterdir()} == {"en-de.npz", "sentiment.npz"}
    assert Trace.load(tmp_path / "sentiment.npz").text == sentences_for("sentiment", "classifier")[0]
    assert "sentiment: A gorgeous" in capsys.readouterr().out


def test_sentences_and_captions_exist_for_any_model() -> None:
    for task in ("translator", "classifier"):
        assert sentences_for("unheard-of", task)
        assert len(sides_of("unheard-of", task)) == 2
    assert stored_trace("../../secret") is None


def test_offers_are_the_catalogue_or_what_was_named(tiny_models: Any) -> None:
    assert [offer.name for offer in offers()] == ["en-de", "sentiment"]
    assert [offer.title for offer in offers([str(tiny_models / "sentiment")])] == ["Sentiment"]
    with pytest.raises(core.InputError, match="no model 'klingon'"):
        offers(["klingon"])


def test_a_broken_folder_is_left_out_unless_asked_for(
    tiny_checkpoints: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLASSFORMER_CHECKPOINTS", str(tmp_path))
    with pytest.raises(core.InputError, match="no model to show"):
        offers()
    (tmp_path / "whole").symlink_to(tiny_checkpoints / "en-de")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "config.json").write_text("{")
    assert len(offers()) == 1
    with pytest.raises(core.CheckpointError, match=r"config\.json"):
        offers(["broken"])


# ---- starting ----


def test_launch_serves_loads_and_says_where(
    tiny_models: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], free: Callable[[], int]
) -> None:
    def no_network(**_: Any) -> str:
        raise OSError("unreachable")

    monkeypatch.setattr(gr.networking, "setup_tunnel", no_network)
    port = free()
    app = launch(port=port, share=True, models=[str(tiny_models / "en-de")], block=False)
    try:
        said = capsys.readouterr().out
        assert f"http://127.0.0.1:{port}" in said
        assert "No public link could be made" in said
        assert b"Glassformer" in urlopen(f"http://127.0.0.1:{port}/").read()
        with pytest.raises(LaunchError, match=f"Port {port} is in use; choose another with --port"):
            launch(port=port, models=[str(tiny_models / "en-de")], block=False)
    finally:
        app.close()


@pytest.mark.parametrize(("host", "port", "message"), [("127.0.0.1", 99999, "99999"), ("256.1.1.1", None, "256.1.1.1")])
def test_an_address_that_cannot_be_used_is_said(tiny_models: Any, host: str, port: int | None, message: str) -> None:
    with pytest.raises(LaunchError, match=message):
        launch(host=host, port=port, block=False)


def test_a_port_that_was_just_freed_can_be_taken(free: Callable[[], int]) -> None:
    from viz_app.app import _refuse_taken_port

    port = free()
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", port))
        listener.listen()
        with pytest.raises(LaunchError):
            _refuse_taken_port("127.0.0.1", port)
    _refuse_taken_port("127.0.0.1", port)
