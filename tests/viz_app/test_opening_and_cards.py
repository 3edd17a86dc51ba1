"""The word with which a run opens, and the three experiments on it: laws on the models that come with the project."""

import itertools
from typing import Any

import numpy as np
import pytest

import core
from core.results.trace import Trace
from tests.viz_app.asking import ask
from viz_app.handlers.examples import stored_opening, stored_trace
from viz_app.handlers.opening import hidden, opening_look
from viz_app.handlers.tabs import TABS
from viz_app.protocol import parse
from viz_app.protocol.requests import RunRequest
from viz_app.server.models import Models
from viz_app.view_models.looks import Look, clearest, spans, text_of
from viz_app.view_models.shown_heads import shown_first, shown_heads

OVERVIEW, BREAK = (next(tab.functions for tab in TABS if tab.name == name) for name in ("overview", "break"))
WHO = ("Two children", "Anna", "The 27 dogs", "My sister, Eva,", "A man in Berlin")
WHAT = ("are playing in the snow", "reads 3 books", "sleep", "wants to buy a red car", "saw Peter at 8.30")
SENTENCES = [f"{who} {what}{end}" for who, what, end in itertools.product(WHO, WHAT, (".", "!"))]


@pytest.fixture(scope="module")
def trained() -> Models:
    from viz_app.app import catalogue_entries

    try:
        return Models(catalogue_entries())
    except core.InputError:
        pytest.skip("there are no trained models here")


def is_worth_a_story(trace: Trace, look: Look) -> bool:
    words = [text_of(trace.target_tokens[1:], span) for span in spans(trace.target_tokens[1:])]
    word = text_of(trace.target_tokens[1:], look.steps)
    source = {text_of(trace.source_tokens, span).lower() for span in spans(trace.source_tokens)}
    return words.index(word) >= 2 and word.isalpha() and len(word) >= 3 and word.lower() not in source


@pytest.mark.long
def test_fifty_sentences_open_at_a_word_worth_a_story(trained: Models) -> None:
    model: Any = trained.get("en-de")
    found = 0
    assert len(SENTENCES) == 50
    for text in SENTENCES:
        trace = model.trace(text)
        heads = shown_heads(trace, model.head_roles)
        look = clearest(trace, (heads["cross"][0], heads["cross"][1]))
        if look is None:  # "Anna schläft." has no third word
            continue
        found += 1
        assert is_worth_a_story(trace, look), (trace.output, look)
        assert shown_first(trace, model.head_roles)["step"] == look.steps.start
    assert found > 35


@pytest.mark.parametrize("name", ["en-de", "en-fr"])
def test_the_stored_run_opens_where_a_hidden_word_costs_most(trained: Models, name: str) -> None:
    model, trace = trained.get(name), stored_trace(name)
    assert trace is not None
    look = opening_look(model, trace)
    assert look is not None
    assert is_worth_a_story(trace, look)
    assert stored_opening(trace) == {"step": look.steps.start, "row": look.keys.start}
    target = [step.id for step in trace.steps]
    without: Any = model.trace(trace.text, target=target, edits=hidden(look.keys))
    assert without.steps[look.steps.start].log_probability < trace.steps[look.steps.start].log_probability - 1


def test_a_text_that_is_continued_opens_with_the_first_word_that_is_written(trained: Models) -> None:
    model: Any = trained.get("next-word")
    trace = model.trace("The children are playing")
    assert shown_first(trace, model.head_roles)["step"] == sum(step.forced for step in trace.steps) == 4


CASES = {
    "en-de": ({"text": "Two children are playing in the snow.", "step": 2}, ["head", "hide", "shuffle"]),
    "sentiment": ({"text": "A gorgeous, witty film."}, ["out", "head", "shuffle"]),
    "next-word": ({"text": "The children are playing", "step": 4}, ["head", "hide", "shuffle"]),
}


@pytest.mark.parametrize("already", [{}, {"off": "e.0.1"}, {"out": "1"}])
@pytest.mark.parametrize("name", CASES)
def test_a_card_tells_of_the_run_that_it_starts(trained: Models, name: str, already: dict[str, str]) -> None:
    sent, kinds = CASES[name]
    if name == "next-word" and already:
        already = {"off": "d.0.1"}
    answer = ask(OVERVIEW, trained, "cards", {"model": name, **sent, **already})
    assert [card["kind"] for card in answer["cards"]] == kinds
    model: Any = trained.get(name)
    before = model.trace(sent["text"], edits=edits_of(already))
    for card in answer["cards"]:
        edits, result = edits_of(card["edits"]), card["result"]
        assert edits_of(already) != edits
        after = model.trace(sent["text"], edits=edits)
        if name == "sentiment":
            assert result["output"] == after.classification.verdict.word
            chances = [probability(one, before.output) for one in (before, after)]
            assert [result["before"], result["after"]] == pytest.approx(chances, abs=1e-5)
            continue
        assert result["output"] == after.output
        assert "".join(result["words"]) == "".join(
            text_of(after.target_tokens[1:], span) for span in spans(after.target_tokens[1:])
        )
        ids = [step.id for step in before.steps]
        assert result["same"] == (ids == [step.id for step in after.steps])
        held = model.trace(sent["text"], target=ids, edits=edits)
        steps = next(span for span in spans(before.target_tokens[1:]) if answer["step"] in span)
        chances = [np.exp(sum(one.steps[at].log_probability for at in steps)) for one in (before, held)]
        assert [result["before"], result["after"]] == pytest.approx(chances, abs=1e-5)


def test_the_cards_of_the_first_sentence_are_those_of_the_design(trained: Models) -> None:
    head, hide, shuffle = ask(OVERVIEW, trained, "cards", {"model": "en-de", **CASES["en-de"][0]})["cards"]
    assert (head["looks_at"], hide["looks_at"]) == ("playing", "playing")
    assert len(edits_of(head["all"]).heads_off) == head["others"] + 1
    assert head["result"]["same"]
    assert hide["result"]["after"] < 0.1 < head["result"]["after"]
    assert not hide["result"]["same"]
    assert shuffle["edits"] == {"positions": "shuffled.1"}


@pytest.mark.parametrize("name", CASES)
def test_start_here_has_the_cards_and_more_of_the_same_run(trained: Models, name: str) -> None:
    sent, kinds = CASES[name]
    answer = ask(BREAK, trained, "switches", {"model": name, **sent})
    assert set(kinds) <= {card["kind"] for card in answer["cards"]}
    model: Any = trained.get(name)
    before = model.trace(sent["text"])
    pieces = before.target_tokens[1:]
    assert answer["words"] == [text_of(pieces, span) for span in spans(pieces)] * bool(before.steps)
    for card in answer["cards"]:
        after = model.trace(sent["text"], edits=edits_of(card["edits"]))
        assert card["result"]["output"] == (after.classification.verdict.word if name == "sentiment" else after.output)
    assert answer["cards"][-1]["edits"] == {"positions": "off"}


def test_without_a_causal_mask_the_same_is_written_and_reading_fails(trained: Models) -> None:
    answer = ask(BREAK, trained, "switches", {"model": "en-de", **CASES["en-de"][0]})
    found = {card["kind"]: card for card in answer["cards"]}
    assert list(found) == ["head", "heads", "hide", "causal", "shuffle", "unplaced"]
    assert answer["words"][answer["at"]] == found["causal"]["result"]["word"] == "spielen"
    assert found["causal"]["result"]["same"]
    assert found["causal"]["result"]["after"] < 0.001 < 0.9 < found["causal"]["result"]["before"]
    assert len(edits_of(found["heads"]["edits"]).heads_off) == found["heads"]["heads"]


def test_a_model_of_no_trained_heads_has_cards_too(models: Models) -> None:
    for name in models.entries:
        answer = ask(OVERVIEW, models, "cards", {"model": name, "text": "Snow", "step": 99})
        assert answer["ok"]
        assert all(card["result"]["output"] is not None for card in answer["cards"])


def probability(trace: Any, label: str) -> float:
    return float(trace.classification.probabilities[trace.classification.labels.index(label)])


def edits_of(link: dict[str, str]) -> core.Edits:
    return parse(RunRequest, {"model": "any", "text": "any", **link}).edits
