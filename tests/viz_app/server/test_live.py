"""Live runs start only while no other visitor is served, and never delay one."""

from collections.abc import Iterator

import pytest

import core
from core.results.trace import Trace
from tests.viz_app.server.held import LONG, HeldSite, held_site, until
from tests.viz_app.server.site import running
from viz_app.handlers.models import ModelEntry
from viz_app.protocol.answers import LaterError, no_answer_for
from viz_app.server.run import MOST_TOKENS
from viz_app.server.turns import Turns

LATER = no_answer_for("run", LaterError())


@pytest.fixture
def held() -> Iterator[HeldSite]:
    with held_site() as one:
        one.site.models.get("held")
        yield one


def test_an_idle_server_runs_it(held: HeldSite) -> None:
    answer = held.site.run("A cat", live=True)
    assert answer["text"] == "A cat"
    assert answer["painted"]
    assert held.model.begun == ["A cat"]


def test_a_busy_server_puts_it_off_and_runs_it_when_asked_again(held: HeldSite) -> None:
    other = held.run_later(f"{LONG} of another", "other")
    until(lambda: held.model.begun)
    assert held.site.run("A cat", "typist", 3, live=True) == LATER
    assert held.model.begun == [f"{LONG} of another"]
    held.model.go.set()
    assert other.result()["painted"]
    until(held.site.models.turns.is_idle)
    assert held.site.run("A cat", "typist", 4, live=True)["painted"]


def test_it_is_given_up_as_soon_as_somebody_presses_enter(held: HeldSite) -> None:
    live = held.run_later(f"{LONG} one, typed", "typist", live=True)
    until(lambda: held.model.begun)
    assert held.site.run("A cat", "other")["painted"], "nobody waits for who types"
    held.run_later(f"{LONG} of another", "other")
    assert live.result(timeout=30) == LATER


def test_the_newest_of_a_page_wins(held: HeldSite) -> None:
    live = held.run_later(f"{LONG} one, typed", "typist", 1, live=True)
    until(lambda: held.model.begun)
    newer = held.run_later(f"{LONG} one, asked for", "typist", 2)
    assert "painted" not in live.result(timeout=30)
    held.model.go.set()
    assert newer.result()["text"] == f"{LONG} one, asked for"


@pytest.mark.parametrize("text", ["word " * MOST_TOKENS, "A cat. " * 30])
def test_a_long_text_is_refused_in_one_sentence(held: HeldSite, text: str) -> None:
    said = held.site.run(text, live=True)["error"]
    assert str(held.model.count_tokens(text)) in said
    assert f"up to {MOST_TOKENS}" in said
    assert held.model.begun == []


def test_a_model_that_is_not_there_yet_is_not_loaded_for_it() -> None:
    loaded = []

    def load() -> core.NativeModel:
        loaded.append(1)
        raise AssertionError

    entry = ModelEntry("slow", "Slow", "translator", load)
    with running([entry]) as site:
        assert site.run("A cat", live=True) == LATER
        assert "error" in site.run("A cat", live=True, model="klingon") or not loaded
    assert loaded == []


def test_models_of_hugging_face_never_run_while_somebody_types() -> None:
    class Hub(core.HubModel):
        def __init__(self) -> None:
            """Nothing of it is needed."""

        def trace(self, text: str, **options: object) -> Trace:
            raise AssertionError(text)

    model = Hub()
    with running([ModelEntry("hub", "Hub", "translator", lambda: model)]) as site:
        site.models.get("hub")
        assert "Live is off for this model" in site.run("A cat", live=True)["error"]


def test_turns_know_whether_they_are_idle() -> None:
    turns = Turns(2)
    assert turns.is_idle()
    assert not turns.is_shared()
    with turns.turn("one", 1):
        assert not turns.is_idle()
        assert not turns.is_shared()
        with turns.turn("two", 1):
            assert turns.is_shared()
    assert turns.is_idle()
