"""Visitors share turns: cheap runs pass costly ones, no visitor holds all turns, and every wait ends."""

import threading
import time
from collections.abc import Callable

import pytest

import core
from core.sentences import sentence
from viz_app import protocol  # noqa: F401  its sentences
from viz_app.server import turns as turns_module
from viz_app.server.turns import CLOSED, COSTLY, FULL, MAX_WAITING_EACH, Turns
from viz_app.server.visitors import HERE


class Hall:
    """Runs that hold their turn until they are told to go; ``begun`` is the order in which they began."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.errors: dict[str, Exception] = {}
        self._ends: dict[str, threading.Event] = {}
        self._threads: list[threading.Thread] = []

    def come(
        self, name: str, visitor: str, cost: float = 1.0, should_stop: Callable[[], str] = lambda: "", network: str = ""
    ) -> None:
        """Ask for a turn and wait until it is given or waited for."""
        before = len(self.begun) + len(self.turns._waiting)
        self._ends[name] = threading.Event()
        thread = threading.Thread(target=self._run, args=(name, visitor, cost, should_stop, network), daemon=True)
        self._threads.append(thread)
        thread.start()
        until(lambda: len(self.begun) + len(self.turns._waiting) > before or name in self.errors)

    def _run(self, name: str, visitor: str, cost: float, should_stop: Callable[[], str], network: str) -> None:
        try:
            with self.turns.turn(visitor, cost, should_stop, network):
                self.begun.append(name)
                self._ends[name].wait(60)
        except core.InputError as error:
            self.errors[name] = error

    def end(self, name: str) -> None:
        running = self.turns.running()
        waiting = len(self.turns._waiting)
        self._ends[name].set()
        until(lambda: self.turns.running() < running or len(self.turns._waiting) < waiting)

    def end_all(self) -> None:
        for event in self._ends.values():
            event.set()
        for thread in self._threads:
            thread.join(60)


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_two_costly_runs_leave_a_place_for_a_cheap_one() -> None:
    hall = Hall(2)
    hall.come("one", "bad", COSTLY)
    hall.come("two", "worse", COSTLY)
    hall.come("cheap", "good", 10)
    until(lambda: hall.begun == ["one", "cheap"])
    hall.end("cheap")
    assert hall.begun == ["one", "cheap"]
    hall.end("one")
    until(lambda: hall.begun == ["one", "cheap", "two"])
    hall.end_all()


def test_one_visitor_does_not_hold_every_place() -> None:
    hall = Hall(3)
    for name in "abcd":
        hall.come(name, "eager")
    assert hall.begun == ["a", "b"]
    hall.come("other", "modest")
    until(lambda: hall.begun == ["a", "b", "other"])
    hall.end_all()


def test_a_long_run_lets_its_own_visitor_look_around_between_its_parts() -> None:
    """Effects of 144 heads once kept a click on another view waiting until they were done."""
    turns, done = Turns(2), []

    def look() -> None:
        with turns.turn("one", COSTLY):
            done.append("click")

    click = threading.Thread(target=look, daemon=True)
    with turns.turn("one", COSTLY) as give_way:
        give_way()  # nobody waits
        click.start()
        until(lambda: turns.waiting() == 1)
        give_way()
        done.append("rest")
        assert done == ["click", "rest"]
        assert turns.running() == 1
    click.join(60)
    assert turns.is_idle()


def test_cheap_runs_go_first_and_costly_ones_all_the_same() -> None:
    hall = Hall(1)
    hall.come("first", "a", 5)
    hall.come("costly", "b", 100)
    for index in range(7):
        hall.come(f"cheap {index}", f"c{index % 2}", 30)
    for name in ("first", "cheap 0", "cheap 1", "cheap 2", "cheap 3", "cheap 4"):
        until(lambda name=name: hall.begun[-1] == name)
        hall.end(name)
    hall.end_all()
    assert hall.begun.index("costly") < hall.begun.index("cheap 6")


def test_a_cheap_run_goes_before_ten_costly_ones_that_wait_already() -> None:
    """It once went behind all of them as soon as the second of them had begun."""
    hall = Hall(1)
    for index in range(10):
        hall.come(f"costly {index}", f"bad {index}", COSTLY)
    hall.end("costly 0")
    until(lambda: hall.begun == ["costly 0", "costly 1"])
    hall.come("cheap", "good", COSTLY / 10)
    hall.end("costly 1")
    until(lambda: hall.begun[2:] == ["cheap"])
    hall.end_all()
    assert len(hall.begun) == 11


def test_many_pages_from_one_network_count_little_more_than_one() -> None:
    hall = Hall(1)
    hall.come("running", "first", network="elsewhere")
    for index in range(9):
        hall.come(f"crowd {index}", f"page {index}", 10, network="crowd")
    hall.come("alone", "modest", 25, network="home")
    for name in ("running", "crowd 0", "crowd 1"):
        until(lambda name=name: hall.begun[-1] == name)
        hall.end(name)
    until(lambda: hall.begun[-1] == "alone")
    hall.end_all()
    assert len(hall.begun) == 11


def test_one_network_does_not_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "MAX_WAITING_NEAR", 3)
    hall = Hall(1)
    for index in range(5):
        hall.come(str(index), f"page {index}", network="crowd")
    hall.come("another", "modest", network="home")
    assert {name: str(error) for name, error in hall.errors.items()} == {"4": str(sentence(FULL))}
    hall.end_all()


def test_waiting_is_counted() -> None:
    hall = Hall(1)
    for name in "abcd":
        hall.come(name, name)
    assert [hall.turns.ahead_of(name) for name in "bcd"] == [0, 1, 2]
    assert hall.turns.ahead_of("nobody") is None
    hall.end_all()


def test_who_leaves_while_waiting_loses_the_turn() -> None:
    hall, gone = Hall(1), threading.Event()
    hall.come("a", "a")
    hall.come("b", "b", should_stop=lambda: "You left." if gone.is_set() else "")
    gone.set()
    until(lambda: "b" in hall.errors)
    assert str(hall.errors["b"]) == "You left."
    hall.end_all()
    assert hall.begun == ["a"]
    assert not hall.turns._waiting
    assert not hall.turns._last


def test_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(1)
    hall.come("running", "eager")
    for index in range(MAX_WAITING_EACH + 1):
        hall.come(str(index), "eager")
    assert str(hall.errors[str(MAX_WAITING_EACH)]) == str(sentence("reply-too-eager", most=MAX_WAITING_EACH))
    monkeypatch.setattr(turns_module, "MAX_WAITING", MAX_WAITING_EACH)
    hall.come("another", "modest")
    assert str(hall.errors["another"]) == str(sentence(FULL))
    hall.end_all()


def test_waiting_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "MAX_SECONDS", 0.0)
    hall = Hall(1)
    hall.come("a", "a")
    hall.come("b", "b")
    until(lambda: "b" in hall.errors)
    assert isinstance(hall.errors["b"], core.StoppedError)
    hall.end_all()


def test_closing_sends_away_who_waits_and_who_comes() -> None:
    hall = Hall(1)
    hall.come("a", "a")
    hall.come("b", "b")
    hall.turns.close()
    until(lambda: "b" in hall.errors)
    hall.come("c", "c")
    assert {str(error) for error in hall.errors.values()} == {str(sentence(CLOSED))}
    assert hall.turns.is_closed()
    hall.end_all()
    assert hall.turns.running() == 0


def test_nothing_is_left_of_ten_thousand_visitors() -> None:
    turns = Turns(2)
    for index in range(10_000):
        with turns.turn(f"visitor {index}", 3.0):
            pass
    assert not turns._last
    assert not turns._waiting


def test_callers_without_a_server_in_between_share_with_nobody() -> None:
    hall = Hall(2)
    for index in range(MAX_WAITING_EACH + 4):
        hall.come(str(index), HERE.key)
    assert hall.begun == ["0", "1"]
    assert not hall.errors
    hall.end_all()
