"""The documented API of a running app."""

import numpy as np
import orjson
import pytest
from gradio_client import Client

import core
from tests.examples import example_trace
from tests.viz_app.counting import Counting, counting_models
from viz_app.gradio_app import endpoints
from viz_app.handlers.models import ModelEntry
from viz_app.protocol.requests import ApiRequest
from viz_app.server.models import Models


@pytest.fixture
def counting() -> tuple[Models, Counting]:
    return counting_models()


def test_the_api_answers_like_the_models(server: str, tiny_entries: list[ModelEntry]) -> None:
    client = Client(server, verbose=False)
    translator, classifier = (entry.load() for entry in tiny_entries)
    assert client.predict("A cat.", api_name="/translate") == translator.translate("A cat.")
    text = "A cat. Where is the station? Two children are playing."
    assert client.predict(text, api_name="/translate") == translator.translate(text)
    probabilities = client.predict("A cat.", api_name="/classify")
    assert probabilities == pytest.approx(classifier.classify("A cat.").probabilities, rel=1e-6)
    trace = client.predict("A cat.", "en-de", api_name="/trace")
    true = translator.trace("A cat.")
    assert trace["source_tokens"] == list(true.source_tokens)
    for name, attention_map in true.attention.items():
        assert np.array_equal(np.float32(trace["attention"][name]["weights"]), attention_map.weights)


def test_the_api_silences_heads(server: str, tiny_entries: list[ModelEntry]) -> None:
    client, translator = Client(server, verbose=False), tiny_entries[0].load()
    every = "_".join(f"{name}.{layer}.{head}" for name in "edc" for layer in range(2) for head in range(3))
    names = {"e": "encoder", "d": "decoder", "c": "cross"}
    heads = [(names[name], int(layer), int(head)) for name, layer, head in (one.split(".") for one in every.split("_"))]
    silent = translator.trace("A cat.", edits=core.Edits(heads_off=tuple(heads)))
    assert client.predict("A cat.", "en-de", every, api_name="/translate") == silent.output
    again = client.predict("A cat.", "en-de", every, api_name="/trace")
    assert np.array_equal(np.float32(again["attention"]["cross"]["weights"]), silent.attention["cross"].weights)
    assert client.predict("A cat.", "sentiment", "e.0.1", api_name="/classify") != client.predict(
        "A cat.", api_name="/classify"
    )


def test_the_api_shows_its_three_endpoints_and_nothing_else(server: str) -> None:
    client = Client(server, verbose=False)
    described = client.view_api(return_format="dict", print_info=False)
    assert set(described["named_endpoints"]) == {"/translate", "/classify", "/trace"}
    assert not described["unnamed_endpoints"]


def test_the_api_says_what_it_takes_and_gives(server: str) -> None:
    endpoints_of = Client(server, verbose=False).view_api(return_format="dict", print_info=False)["named_endpoints"]
    returned = {"/translate": "str", "/classify": "dict(str, float)", "/trace": "dict(str, Any)"}
    for name, able in {"/translate": "en-de", "/classify": "sentiment", "/trace": "en-de, sentiment"}.items():
        described = endpoints_of[name]
        taken = [(one["parameter_name"], one["python_type"]["type"]) for one in described["parameters"]]
        assert taken == [("text", "str"), ("model", "str"), ("off", "str")]
        assert described["returns"][0]["python_type"]["type"] == returned[name]
        assert f"one of: {able}. Heads named in off are silenced" in described["description"]


@pytest.mark.parametrize(
    ("arguments", "name", "message"),
    [
        (("",), "/translate", "This text is blank"),
        (("word " * 999,), "/translate", "128 fit"),
        (("A cat.", "klingon"), "/trace", "no model “klingon”"),
        (("A cat.", "sentiment"), "/translate", "sentiment is a classifier; choose a translator"),
        (
            ("A cat.", "en-de", "c.9.0"),
            "/translate",
            "in layer 9, counted from 0; this model has 2 layers of 3 heads",
        ),
        (("A cat.", "en-de", "c.9.0"), "/trace", "no cross head 0 in layer 9"),
    ],
)
def test_the_api_refuses_with_a_sentence(server: str, arguments: tuple[str, ...], name: str, message: str) -> None:
    client = Client(server, verbose=False)
    with pytest.raises(Exception, match=message):
        client.predict(*arguments, api_name=name)


def test_a_trace_that_would_be_too_large_is_refused_with_a_remedy(
    counting: tuple[Models, Counting], monkeypatch: pytest.MonkeyPatch
) -> None:
    request = ApiRequest(model="counting", text="One two.")
    answer = orjson.dumps(endpoints.trace(counting[0], request))
    size = endpoints.trace(counting[0], request).bytes
    monkeypatch.setattr(endpoints, "MOST_BYTES", size)
    assert orjson.dumps(endpoints.trace(counting[0], request)) == answer
    monkeypatch.setattr(endpoints, "MOST_BYTES", size - 1)
    with pytest.raises(core.InputError, match=r"more than 0 MB\. Shorten the text"):
        endpoints.trace(counting[0], request)


def test_a_trace_as_json(counting: tuple[Models, Counting]) -> None:
    trace = example_trace("classifier", source_length=5, layers=2, heads=3)
    plain = orjson.loads(orjson.dumps(endpoints.plain(trace)))
    assert plain["probabilities"] == dict(
        zip(trace.classification.labels, trace.classification.probabilities.tolist(), strict=True)
    )
    assert np.array_equal(np.float32(plain["attention"]["encoder"]["weights"]), trace.attention["encoder"].weights)
