"""``docs/privacy-and-limits.md``: each promise names tests that exist, and each number is the program's own."""

import ast
import re
from pathlib import Path

import pytest

from tests.hosting.test_stopping import SECONDS
from viz_app.export.files import MOST_BYTES
from viz_app.handlers import why
from viz_app.protocol import answers
from viz_app.server import bodies, connections, forgetting, guard, limits, models, sockets, turns
from viz_app.server.rooms import limits as room_limits
from viz_app.server.rooms import store

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "privacy-and-limits.md").read_text(encoding="utf-8")
PROMISES = re.findall(r"^- (.*(?:\n  .*)*)", PAGE, re.MULTILINE)
NAMED = sorted(set(re.findall(r"`(\S+?\.py)::(\w+)`", PAGE)))
NUMBERS = (
    f"latest {models.TRACES_KEPT} runs (at most {models.BYTES_KEPT // 10**6} MB",
    f"head effects of {models.EFFECTS_KEPT} of them",
    f"fetched are kept too: {forgetting.MAX_UNREAD} at most, and {forgetting.MAX_UNREAD_BYTES // 10**6} MB of traces",
    f"of {limits.NETWORKS:,} addresses",
    f"A request may have {bodies.MAX_BODY // 1000} kB and {connections.SECONDS} seconds",
    f"A run may take {models.MAX_SECONDS} seconds",
    f"takes many runs and may take {why.SECONDS} seconds",
    f"takes many runs and may take {models.EFFECTS_SECONDS} seconds",
    f"A saved file has at most {MOST_BYTES // 10**6} MB, and no answer more than {answers.MOST_BYTES // 10**6}",
    {60.0: "Each waits a minute for its turn at most"}[turns.MAX_SECONDS],
    f"may ask: {limits.PUBLIC_LIMIT} where",
    f"At most {forgetting.MAX_WAITING} calls of the API wait, {forgetting.MAX_WAITING_NEAR} of one network",
    f"has not come within {sockets.SECONDS:.0f} seconds is closed. There are {sockets.MOST:,} connections at most",
    {4: "one network has a quarter of them"}[sockets.NEAR],
    {4: "may ask four times as much"}[guard.SHARE],
    {5: "within five seconds"}[round(SECONDS)],
    f"deleted {store.GRACE:.0f} seconds after its end, or {store.DAY / 3600:.0f} hours after its start",
    f"{room_limits.QUESTIONS} questions to the models and {room_limits.ANSWERS} answers a minute each",
    f"{store.MOST_ROOMS} rooms at most, with {store.MOST_MEMBERS} phones each",
    f"may start {room_limits.STARTS} an hour. After {room_limits.WRONG} wrong codes",
    f"one every {room_limits.SECONDS:.0f} seconds",
)


def test_every_promise_names_a_test() -> None:
    assert len(PROMISES) > 20
    assert [promise for promise in PROMISES if "Held by `" not in promise] == []


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_the_named_tests_exist(path: str, name: str) -> None:
    tree = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("said", NUMBERS)
def test_a_number_is_the_one_of_the_program(said: str) -> None:
    assert said in PAGE
