"""Models are loaded once for everyone, and their traces remembered within bounds."""

import threading
import time
from dataclasses import replace
from typing import Any

import pytest

import core
from core.decoding.cost import decoding_cost
from core.results.trace import Trace
from tests.core.tiny import own_translator
from tests.examples import example_trace
from tests.viz_app.counting import Counting, counting_models
from viz_app.handlers.models import ModelEntry, Run
from viz_app.protocol.decoding import MAX_BEAM
from viz_app.server import models as models_module
from viz_app.server.models import Models
from viz_app.server.visitors import Visitor, asked_by


@pytest.fixture
def counting() -> tuple[Models, Counting]:
    return counting_models()


def test_a_model_is_loaded_once_for_many_visitors() -> None:
    loads: list[int] = []

    def load() -> Counting:
        loads.append(1)
        time.sleep(0.05)
        return Counting()

    models = Models([ModelEntry("counting", "Counting", "translator", load)])
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

    models = Models([ModelEntry("counting", "Counting", "translator", load)])
    models.load_in_background().join()
    assert not models.loaded("counting")
    assert isinstance(models.get("counting"), Counting)


def test_equal_requests_run_once_and_others_do_not(counting: tuple[Models, Counting]) -> None:
    models, model = counting
    first = models.trace(Run("counting", "a b"))
    assert models.trace(Run("counting", "a b")) is first
    assert models.trace(Run("counting", "a c")) is not first
    models.trace(Run("counting", "a b", (("details", ("encoder.0",)),)))
    assert model.runs == ["a b", "a c", "a b"]


@pytest.mark.parametrize(("name", "limit"), [("TRACES_KEPT", 3), ("BYTES_KEPT", 3 * 10_000)])
def test_old_traces_are_forgotten(
    counting: tuple[Models, Counting], monkeypatch: pytest.MonkeyPatch, name: str, limit: int
) -> None:
    monkeypatch.setattr(models_module, name, limit)
    monkeypatch.setattr(models_module, "size_of", lambda trace: 10_000)
    models, model = counting
    for text in ("a", "b", "c", "a", "d", "a", "b"):
        models.trace(Run("counting", text))
    assert model.runs == ["a", "b", "c", "d", "b"]


def test_a_long_text_is_kept_with_its_changed_run(
    counting: tuple[Models, Counting], monkeypatch: pytest.MonkeyPatch
) -> None:
    """300 tokens of 12 × 12 heads, before and after a change, as Masks asks for both again for each head."""
    size = 12 * 12 * 300 * 300 * 4 + 7_000_000  # details among it
    monkeypatch.setattr(models_module, "size_of", lambda trace: size)
    models, model = counting
    for text in ("before", "after", "another visitor", "before", "after"):
        models.trace(Run("counting", text))
    assert model.runs == ["before", "after", "another visitor"]


def test_a_run_and_its_changed_run_are_kept_however_large(
    counting: tuple[Models, Counting], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(models_module, "size_of", lambda trace: models_module.BYTES_KEPT)
    models, model = counting
    for text in ("before", "after", "before", "after", "third", "before"):
        models.trace(Run("counting", text))
    assert model.runs == ["before", "after", "third", "before"]


def test_a_stored_run_needs_no_model() -> None:
    trace = replace(example_trace(), model="counting", text="stored")

    def load() -> Counting:
        raise AssertionError("nothing to load")

    models = Models([ModelEntry("counting", "Counting", "translator", load)], [trace])
    assert models.trace(Run("counting", "stored")) is trace


def test_names_are_unique_and_known(counting: tuple[Models, Counting]) -> None:
    models, _ = counting
    entry = models.entry("counting")
    with pytest.raises(ValueError, match="each name once"):
        Models([entry, entry])
    with pytest.raises(ValueError, match="at least one model"):
        Models([])
    with pytest.raises(core.InputError, match=r"no model “klingon” here. Choose one of: counting\."):
        models.get("klingon")


def test_size_counts_every_array() -> None:
    trace = example_trace("classifier", source_length=7, layers=3, heads=5)
    assert models_module.size_of(trace) == 4 * 3 * 5 * 7 * 7


def test_a_visitor_is_answered_from_memory_only_for_what_the_same_visitor_asked() -> None:
    entry = ModelEntry("counting", "Counting", "translator", Counting, examples=("a b",))
    models = Models([entry])

    def traced(key: str, text: str) -> Trace:
        with asked_by(Visitor(key)):
            return models.trace(Run("counting", text))

    private = traced("one", "a secret")
    assert traced("one", "a secret") is private
    assert traced("two", "a secret") is not private
    assert traced("one", "a b") is traced("two", "a b")
    assert traced("", "a secret") is not traced("", "a secret")


def test_a_run_stops_when_its_visitor_has_gone() -> None:
    models = Models([ModelEntry("tiny", "Tiny", "translator", own_translator)])
    steps: list[int] = []

    def is_gone() -> bool:
        steps.append(1)
        return len(steps) > 5

    request = Run("tiny", "the cat sleeps", decoding=core.Decoding(beam=3, max_tokens=40))
    with asked_by(Visitor("one", is_gone)), pytest.raises(core.StoppedError, match="Nobody waits"):
        models.trace(request)
    assert len(steps) < 10
    assert models.turns.running() == 0


def test_a_run_over_the_budget_holds_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(models_module, "MAX_COST", 10)
    models = Models([ModelEntry("tiny", "Tiny", "translator", own_translator)])
    with pytest.raises(core.InputError, match="times what one run may cost"):
        models.trace(Run("tiny", "the cat sleeps"))
    assert models.turns.running() == 0


def test_a_closed_server_refuses_runs() -> None:
    models = Models([ModelEntry("tiny", "Tiny", "translator", own_translator)])
    models.turns.close()
    with pytest.raises(core.StoppedError, match="being stopped"):
        models.trace(Run("tiny", "the cat sleeps"))


def test_the_widest_beam_on_the_longest_sentence_is_within_the_budget_and_a_bug_there_is_not() -> None:
    config = replace(core.load("en-de", device="cpu").config)
    assert decoding_cost(config, 128, config.max_length, MAX_BEAM) < models_module.MAX_COST
    assert decoding_cost(config, 128, config.max_length, MAX_BEAM, cached=False) > 10 * models_module.MAX_COST
    assert decoding_cost(config, 32, 74, 4, cached=False) < models_module.MAX_COST
