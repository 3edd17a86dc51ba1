"""Two visitors over HTTP: somebody's long survey does not keep another's sentence waiting; many do not crowd out one.

Each turn of a survey is held until the test lets it go, so all is told by the order in which turns begin.
"""

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

import core
from tests.viz_app.server.held import until
from tests.viz_app.server.site import Site, running
from viz_app.handlers import sentences as handler
from viz_app.handlers.models import ModelEntry
from viz_app.server.turns import COSTLY, Turns

THERE = {"X-Forwarded-For": "203.0.113.7"}  # another network


class Surveys:
    """A running app whose surveys begin when it says so; ``begun`` has the first text of each turn, in order."""

    def __init__(self, site: Site, pool: ThreadPoolExecutor, patch: pytest.MonkeyPatch) -> None:
        self.site, self.begun, self._pool = site, list[str](), pool
        self._ends: dict[str, threading.Event] = {}
        self._is_over = False
        survey = core.survey

        def held(model: Any, texts: Any, *rest: Any, **named: Any) -> Any:
            end = self._ends[texts[0]] = threading.Event()
            self.begun.append(texts[0])
            assert self._is_over or end.wait(60)
            return survey(model, texts, *rest, **named)

        patch.setattr(handler.core, "survey", held)

    def ask(self, name: str, page: str, headers: Any = None) -> "Future[Any]":
        """Let ``page`` ask for a turn of 64 texts, and wait until it has begun or waits."""
        turns = self.site.models.turns
        before = turns.waiting() + len(self.begun)
        texts = [name] + [f"A man {at}." for at in range(63)]
        body = self.site.body_of("survey", page, model=next(iter(self.site.models.entries)), texts=texts)
        answer = self._pool.submit(self.site.client.post, self.site.place_of("survey"), json=body, headers=headers)
        until(lambda: turns.waiting() + len(self.begun) > before)
        return answer

    def end(self, name: str) -> None:
        self._ends[name].set()

    def run(self, text: str, page: str) -> "Future[Any]":
        return self._pool.submit(self.site.run, text, page)

    def end_all(self) -> None:
        self._is_over = True
        for end in [*self._ends.values()]:
            end.set()


@pytest.fixture
def surveys(tiny_entries: list[ModelEntry], monkeypatch: pytest.MonkeyPatch) -> Iterator[Surveys]:
    classifier = tiny_entries[1]  # the quickest
    with running([classifier]) as site, ThreadPoolExecutor(16) as pool:
        site.models.get(classifier.name)
        made = Surveys(site, pool, monkeypatch)
        try:
            yield made
        finally:
            made.end_all()


def test_a_sentence_is_answered_while_a_survey_is_at_work(surveys: Surveys) -> None:
    surveys.site.models.turns = Turns(2)
    assert handler.COST >= COSTLY, "so a turn of a survey leaves the last place to what is cheap"
    first, second = surveys.ask("One", "page1"), surveys.ask("Two", "page2")
    assert surveys.begun == ["One"], "a second survey waits for the first"
    for text in ("Two dogs.", "A woman sleeps."):
        assert surveys.site.run(text, "page3")["output"], "while the survey is still held"
    surveys.end("One")
    until(lambda: surveys.begun == ["One", "Two"])
    surveys.end("Two")
    assert [len(one.result(60).json()["rows"]) for one in (first, second)] == [64, 64]


def test_a_run_of_a_page_leaves_its_survey_and_a_newer_survey_ends_it(surveys: Surveys) -> None:
    turns = surveys.site.models.turns = Turns(2)
    first, answer = surveys.ask("One", "page1"), surveys.run("Two dogs.", "page1")
    until(lambda: turns.waiting() == 1)
    surveys.end("One")
    assert answer.result(60)["output"]
    assert len(first.result(60).json()["rows"]) == 64
    older, newer = surveys.ask("Two", "page1"), surveys.ask("Three", "page1")
    surveys.end("Two")
    until(lambda: surveys.begun == ["One", "Two", "Three"])
    surveys.end("Three")
    assert "rows" not in older.result(60).json()
    assert len(newer.result(60).json()["rows"]) == 64


def test_a_sentence_comes_between_two_turns_of_a_survey(surveys: Surveys) -> None:
    """With one place it waits for the turn under way, and for none of those that other pages wait for already."""
    turns = surveys.site.models.turns = Turns(1)
    surveys.ask("One", "page1")
    surveys.ask("Two", "page2")
    surveys.ask("Three", "page3")
    answer = surveys.run("Two dogs.", "page4")
    until(lambda: turns.waiting() == 3)
    surveys.end("One")
    assert answer.result(60)["output"]
    until(lambda: len(surveys.begun) == 2)
    assert not answer.result().get("error")
    assert turns.waiting() == 1, "one survey is at work, the other waits still"


def test_many_surveys_of_one_network_do_not_crowd_out_the_one_of_another(surveys: Surveys) -> None:
    turns = surveys.site.models.turns = Turns(1)
    names = ["One", "Two", "Three", "Four"]
    answers = [surveys.ask(name, name) for name in names]
    answers.append(surveys.ask("Other", "page9", THERE))
    assert turns.waiting() == 4
    surveys.end("One")
    until(lambda: len(surveys.begun) == 2)
    assert surveys.begun == ["One", "Other"], "who came last, and asked for least"
    order = ["Other"]
    for count in (3, 4, 5):
        surveys.end(order[-1])
        until(lambda wanted=count: len(surveys.begun) == wanted)
        order.append(surveys.begun[-1])
    surveys.end_all()
    assert surveys.begun == ["One", "Other", "Two", "Three", "Four"]
    assert all(len(one.result(60).json()["rows"]) == 64 for one in answers)
