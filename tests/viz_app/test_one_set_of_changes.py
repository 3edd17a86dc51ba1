"""A change of the run in any request changes the run that is answered of, by the same words as in the library."""

import math
import random
from typing import Any

import pytest

import core
from core.tracers.native import NativeModel
from tests.viz_app.asking import ask
from tests.viz_app.static.questions import _MORE
from viz_app.handlers import run as header
from viz_app.handlers import saving, sentences
from viz_app.handlers.resolve import run_of
from viz_app.handlers.tabs import TABS
from viz_app.handlers.translate import HEADER, picture
from viz_app.protocol import parse, request_of
from viz_app.protocol.requests import HeaderRequest, RunRequest
from viz_app.server.models import Models
from viz_app.view_models.whole_words import word_starts

TEXT = "A man rides a bike."
FUNCTIONS = {
    name: function
    for functions in (*(tab.functions for tab in TABS), HEADER, saving.FUNCTIONS, sentences.FUNCTIONS)
    for name, function in functions.items()
}
OF_PARAMETERS = ("encoding", "heads_done", "rotation")  # about the model alone, or refused here
OF_RUNS = [name for name, function in FUNCTIONS.items() if issubclass(request_of(function), RunRequest)]
ASKED = [name for name in OF_RUNS if name in _MORE and name not in OF_PARAMETERS]
LINKS: dict[str, dict[str, str]] = {
    "heads": {"off": "e.0.1_e.1.0"},
    "bug": {"bugs": "no-scale"},
    "mask": {"mask": "e.*.1.0", "fill": "-1e9"},
    "steering": {"steer": '[["encoder",1,null,["difference","Two dogs sleep.","A dog sleeps."],2]]'},
    "all": {"off": "e.0.1", "positions": "shuffled.3", "pads": "2.0", "bugs": "no-padding-mask"},
}


def edits_of(link: dict[str, str]) -> core.Edits:
    return parse(RunRequest, {"model": "en-de", "text": TEXT, **link}).edits


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[core.Edits]:
    """The changes of all traces that are made."""
    made: list[core.Edits] = []
    plain = NativeModel.trace

    def watched(self: NativeModel, *given: Any, edits: Any = None, **options: Any) -> core.Trace:
        made.append(edits or core.Edits())
        return plain(self, *given, edits=edits, **options)

    monkeypatch.setattr(NativeModel, "trace", watched)
    return made


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
@pytest.mark.parametrize("name", ASKED)
def test_every_function_answers_of_the_changed_run(
    tiny_entries: list, seen: list[core.Edits], model: str, name: str
) -> None:
    link = LINKS["all"]
    sent = {"model": model, "text": TEXT} | _MORE[name](random.Random(3), model) | link
    answer = ask(FUNCTIONS, Models(tiny_entries), name, sent)
    if not answer["ok"] or answer.get("outputs") == []:
        pytest.skip("not for this model")
    expected = parse(request_of(FUNCTIONS[name]), sent).edits  # type: ignore[attr-defined]
    assert expected in seen, (name, seen)
    assert (bool(expected.heads_off), expected.positions) == (True, "shuffled")  # no function drops those of others


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
@pytest.mark.parametrize("changed", LINKS)
def test_the_page_writes_what_the_library_writes(models: Models, model: str, changed: str) -> None:
    link = LINKS[changed]
    sent = {"model": model, "text": TEXT, "id": 1, **link}
    made = header.run(models, parse(HeaderRequest, sent))
    expected = models.get(model).trace(TEXT, edits=edits_of(link))
    answer = made["answer"]
    assert answer["output"] == expected.output
    asked = parse(RunRequest, sent)
    assert picture(models, expected, asked) == picture(models, models.trace(run_of(asked)), asked)
    assert {name: answer["run"][name] for name in link} == link  # so a reload shows it again
    for name in ("pinned", "rerun_masks", "silence"):
        payload = ask(FUNCTIONS, models, name, {"model": model, "text": TEXT, **link})["payload"]
        output = payload["output"]["after"] if name != "pinned" else payload["output"]
        assert output == expected.output


LOST = [
    ({"off": "c.0.1_e.0.1"}, {"off": "e.0.1"}),
    ({"out": "1.40"}, {}),
    ({"mask": "c.*.1.0", "bugs": "no-scale"}, {"bugs": "no-scale"}),
]


@pytest.mark.parametrize(("link", "left"), LOST)
def test_a_link_loses_what_the_model_cannot_do_and_says_so(models: Models, link: dict, left: dict) -> None:
    sent = {"model": "sentiment", "text": TEXT, "id": 1, "link": True, **link}
    answer = header.run(models, parse(HeaderRequest, sent))["answer"]
    assert {name: text for name, text in answer["run"].items() if name in link} == left
    assert "The link is followed without." in answer["notice"]
    with pytest.raises(core.InputError, match=r"\.$"):  # who types is told
        header.run(models, parse(HeaderRequest, sent | {"link": False}))


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
def test_a_changed_run_comes_with_the_answer_before(models: Models, model: str) -> None:
    sent = {"model": model, "text": TEXT, "id": 1}
    assert header.run(models, parse(HeaderRequest, sent))["before"] is None
    before = header.run(models, parse(HeaderRequest, sent | LINKS["all"]))["before"]
    plain = models.get(model).trace(TEXT)
    assert (before["output"], before["source"]) == (plain.output, list(plain.source_tokens))
    assert before["target"] == list(plain.target_tokens[1:])
    assert before["starts"]["target"] == word_starts(plain.target_tokens[1:])
    if plain.classification:
        assert before["verdict"] == plain.classification.verdict.word
        assert before["chances"] == pytest.approx(plain.classification.probabilities.tolist(), rel=1e-5)
    else:
        assert before["chances"] == pytest.approx([math.exp(step.log_probability) for step in plain.steps], rel=1e-5)
