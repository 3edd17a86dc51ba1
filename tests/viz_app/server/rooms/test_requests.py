"""What is answered below ``/class/``: by a running app, asked as phones and boards ask."""

import json
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.viz_app.server.rooms.conftest import QUOKKA, lesson_text
from tests.viz_app.server.site import Site, config_of, running, sentence_of
from viz_app.app import rooms_of
from viz_app.handlers.lessons import plain_lesson, read_text
from viz_app.server.bodies import Refused
from viz_app.server.rooms import limits as limits_module
from viz_app.server.rooms.limits import WRONG, Guesses
from viz_app.server.rooms.questions import RoomLesson
from viz_app.server.rooms.requests import AWAY, ClassRequests

START = {"lesson": lesson_text(), "lead": True, "at_once": False}


class Class:
    """A room, asked by its teacher."""

    def __init__(self, client: httpx.Client, **options: Any) -> None:
        self.client = client
        started = client.post("/class/rooms", json=START | options)
        assert started.status_code == 201, started.text
        self.code, self.key = started.json()["room"], started.json()["key"]
        self.place = f"/class/rooms/{self.code}"

    def get(self, part: str = "", secret: str = "") -> httpx.Response:
        return self.client.get(f"{self.place}{part}", headers=bearer(secret))

    def post(self, part: str, secret: str = "", **body: Any) -> httpx.Response:
        return self.client.post(f"{self.place}/{part}", headers=bearer(secret), json=body)

    def act(self, *acts: str | int) -> dict[str, Any]:
        """The state after acts; a number goes to a stop."""
        for act in acts:
            rev = self.get("/board", self.key).json()["rev"]
            said = self.post("acts", self.key, rev=rev, act="go" if isinstance(act, int) else act, stop=act)
            assert said.status_code == 200, said.text
        state: dict[str, Any] = said.json()
        return state

    def join(self) -> str:
        token: str = self.post("members").json()["member"]
        return token


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


@pytest.fixture(scope="module")
def classes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClassRequests]:
    made = rooms_of(str(tmp_path_factory.mktemp("class") / "class.sqlite"))
    made._starts.limit = 0
    yield made
    made.rooms.close()


@pytest.fixture(scope="module")
def site(tiny_entries: list, classes: ClassRequests) -> Iterator[Site]:
    with running(tiny_entries, limit=40, rooms=classes) as one:
        yield one


@pytest.fixture
def new(site: Site, classes: ClassRequests, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Class]:
    """A function that starts a class; nobody has guessed codes or asked much before."""
    monkeypatch.setattr(classes, "_guesses", Guesses(0.01))
    return lambda **options: Class(site.client, **options)


@pytest.fixture(autouse=True)
def unlimited(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with a network that has asked nothing."""
    monkeypatch.setattr(limits_module.Counts, "allow", forgetful(limits_module.Counts.allow))


def forgetful(allow: Any) -> Any:
    """Counts of this test alone, whose minute does not pass however slow the machine is."""
    seen: set[int] = set()

    def counted(self: Any, network: str, now: float | None = None) -> bool:
        if id(self) not in seen:
            seen.add(id(self))
            self._left.clear()
        return bool(allow(self, network, 0.0 if now is None else now))

    return counted


def test_no_language_gives_an_answer_away() -> None:
    ask = {"question": "Which?", "choices": ["a", "b"], "right": 1, "answer": "Secret.", "feedback": ["Wrong.", None]}
    german = {"stops": [{}, {"ask": {"question": "Welches?", "answer": "Geheim.", "feedback": ["Falsch.", None]}}]}
    stops = [{"prose": "One."}, {"prose": "Two.", "ask": ask}]
    text = json.dumps({"title": "T", "stops": stops, "languages": {"de": german}})
    lesson = RoomLesson(json.dumps(plain_lesson(read_text(text))))
    covered = json.dumps(lesson.covered())
    assert "Welches?" in covered
    assert not re.search(r"Secret|Geheim|Wrong|Falsch", covered)
    told = {"right": 1, "answer": "Secret.", "feedback": {"0": "Wrong."}}
    assert lesson.answer_of(1) == told | {"languages": {"de": {"answer": "Geheim.", "feedback": {"0": "Falsch."}}}}
    assert lesson.answer_of(0) == {}


def test_a_class_from_its_start_to_its_end(new: Callable[..., Class]) -> None:
    room = new()
    assert re.fullmatch("[0-9]{6}", room.code)
    token = room.join()
    state = room.get("", token)
    assert state.headers["Retry-After"] == "2"
    assert state.json() == {"rev": 0, "stop": -1, "phase": "tell", "round": 1, "lead": True, "locked": False}
    assert len(state.content) < 90
    assert room.get("?rev=0", token).status_code == 204
    covered = room.get("/lesson", token).json()
    asks = [stop["ask"] for stop in covered["lesson"]["stops"] if stop["ask"]]
    assert [(ask["right"], ask["answer"], ask["feedback"]) for ask in asks] == [(-1, "", {})] * 2
    assert "The last." not in json.dumps(covered)
    room.act(0, 1)
    answer = {"stop": 1, "round": 1, "choice": 2, "tries": 1, "hint": False}
    assert [room.post("answers", token, **answer).status_code for _ in range(2)] == [200, 200]
    board = room.get("/board", room.key)
    assert board.json()["counts"] == [[1, 1, 2, 1]]
    assert len(board.content) < 250
    assert room.get(f"/board?mark={board.json()['mark']}", room.key).status_code == 204
    assert "told" not in room.act("close")
    closed = room.post("answers", token, **answer)
    assert (closed.status_code, closed.json()["phase"]) == (409, "closed")
    room.act("show")
    right = {"right": 2, "answer": "The last.", "feedback": {"0": "Not none."}}
    assert room.get("", token).json()["told"] == right
    table = room.get("/board?who=1", room.key).json()["answers"]
    assert [(row["stop"], row["first"], row["last"]) for row in table] == [(1, 2, 2)]
    assert room.get("/board?who=1", token).status_code == 403
    room.act(4)
    assert room.get("/lesson", token).json()["lesson"]["stops"][1]["ask"]["right"] == 2, "a result card needs it"
    assert room.act("end")["over"]
    assert room.get("", token).json() == {"over": True}
    assert [room.get("/lesson", token).status_code, room.post("members").status_code] == [410, 410]
    assert room.act("undo")["phase"] == "end"
    assert room.get("", token).json()["phase"] == "end"


def test_two_boards_lead_and_the_second_one_is_told(new: Callable[..., Class]) -> None:
    room = new()
    room.act(1)
    stale = room.post("acts", room.key, rev=0, act="go", stop=2)
    assert (stale.status_code, stale.json()["stop"]) == (409, 1)
    assert room.post("acts", "x" * 22, rev=1, act="close").status_code == 403
    token = room.join()
    assert room.post("acts", token, rev=1, act="close").status_code == 403
    assert room.get("/board", room.key).json()["phase"] == "ask"


HOSTILE: list[tuple[str, str, Any]] = [
    ("POST", "/class/rooms", {}),
    ("POST", "/class/rooms", START | {"lead": "yes"}),
    ("POST", "/class/rooms", START | {"lesson": "{}"}),
    ("POST", "/class/rooms", START | {"lesson": "x" * 100_001}),
    ("POST", "/class/rooms", START | {"lesson": '{"title": "🙂", "stops": []}'}),
    ("POST", "/class/rooms", [1]),
    ("GET", "/class/rooms", None),
    ("GET", "/class/rooms/", None),
    ("GET", "/class/x", None),
    ("GET", "/class/rooms/CODE/nothing", None),
    ("GET", "/class/rooms/CODE/board", None),
    ("GET", "/class/rooms/12345", None),
    ("GET", "/class/rooms/٠١٢٣٤٥", None),
    ("GET", "/class/rooms/000000'--", None),
    ("PUT", "/class/rooms/CODE", {}),
    ("DELETE", "/class/rooms/CODE", None),
    ("POST", "/class/rooms/CODE", {}),
    ("POST", "/class/rooms/CODE/members", "null"),
    ("POST", "/class/rooms/CODE/answers", {}),
    ("POST", "/class/rooms/CODE/answers", {"stop": 1, "round": 1, "choice": 10**30, "tries": 1}),
    ("POST", "/class/rooms/CODE/answers", {"stop": 2**31 - 1, "round": 1, "choice": 0, "tries": 1}),
    ("POST", "/class/rooms/CODE/answers", {"stop": 1, "round": 2**31 - 1, "choice": 0, "tries": 1}),
    ("POST", "/class/rooms/CODE/answers", {"stop": "1", "round": 1, "choice": 0, "tries": 1}),
    ("POST", "/class/rooms/CODE/answers", {"stop": 1, "round": 1, "choice": True, "tries": 1}),
    ("POST", "/class/rooms/CODE/acts", {"rev": 0, "act": "<script>"}),
    ("POST", "/class/rooms/CODE/acts", {"rev": 0, "act": ["end"]}),
    ("POST", "/class/rooms/CODE/acts", {"rev": 0, "act": "go", "stop": 10**30}),
    ("POST", "/class/rooms/CODE/acts", {"rev": 0, "act": "drop", "name": {"x": 1}}),
    ("POST", "/class/rooms/CODE/acts", {"rev": 0, "act": "undo"}),
]


@pytest.mark.parametrize("secret", ["", "x", "KEY", "MEMBER", "ä" * 40, "x" * 5000])
def test_forged_and_broken_requests_get_one_sentence(new: Callable[..., Class], secret: str) -> None:
    room = new()
    known = {"KEY": room.key, "MEMBER": room.join()}
    headers = {"Authorization": f"Bearer {known.get(secret, secret)}".encode()} if secret else {}
    for method, path, body in HOSTILE:
        if secret == "KEY" and path.endswith("board"):
            continue  # which it may read
        content = body if isinstance(body, str | None) else json.dumps(body)
        said = room.client.request(method, path.replace("CODE", room.code), content=content, headers=headers)
        assert 400 <= said.status_code < 500, (method, path, body, said.text)
        assert re.fullmatch(r"[^\n]{9,300}[.?!…]", said.json()["error"]), said.text
    state = room.get("/board", room.key).json()
    assert (state["rev"], state["counts"]) == (0, [])


@pytest.mark.usefixtures("limits_stand_still")
def test_members_are_counted_one_by_one_and_not_as_one_network(site: Site, new: Callable[..., Class]) -> None:
    room = new()
    tokens = [room.join() for _ in range(3)]

    def ask(token: str) -> int:
        sent = {"model": "en-de", "said": json.dumps({"texts": ["{p}"], "holds": []}), "text": QUOKKA}
        body = site.body_of("lesson_stop", "page1", **sent)
        return site.client.post(site.place_of("lesson_stop"), json=body, headers=bearer(token)).status_code

    asked = [ask(f"{room.code}.{token}") for token in tokens for _ in range(25)]
    assert asked == [200] * 75, "the network may ask 40 times a minute, each member 60 times"
    strangers = [ask(f"{room.code}.forged") for _ in range(45)]
    assert strangers[-1] == 429, "whoever is in no class is counted by network"
    many = [ask(f"{room.code}.{tokens[0]}") for _ in range(40)]
    assert (many[0], many[-1]) == (200, 429)
    assert ask(f"{room.code}.{tokens[1]}") == 200


def test_a_stop_is_run_once_for_a_class(site: Site, new: Callable[..., Class], monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Two quokkas sleep in the snow."
    lesson = json.dumps({"title": "Two", "stops": [{"prose": "x", "state": {"model": "en-de", "text": text}}]})
    room, runs = new(lesson=lesson), []
    run = site.models._run
    monkeypatch.setattr(site.models, "_run", lambda request: runs.append(request) or run(request))
    tokens = [room.join() for _ in range(6)]
    said = json.dumps({"texts": ["{writes}"], "holds": []})

    def ask(number: int, sentence: str = text) -> Any:
        body = site.body_of("lesson_stop", f"page{number}", model="en-de", text=sentence, said=said)
        headers = bearer(f"{room.code}.{tokens[number]}")
        return site.client.post(site.place_of("lesson_stop"), json=body, headers=headers).json()

    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(ask, range(6)))
    assert all(one["ok"] and one == told[0] for one in told)
    assert len(runs) == 1
    for number in range(2):
        ask(number, "My own quokka.")
    assert len(runs) == 3, "other sentences are each pupil's own"


def test_a_network_that_guesses_codes_is_slowed_and_the_class_beside_it_joins(
    site: Site, new: Callable[..., Class], classes: ClassRequests, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = new()
    member = room.join()
    monkeypatch.setattr(classes, "_guesses", Guesses(0.25))
    wrong = [f"{(int(room.code) + number) % 10**6:06}" for number in range(1, 200)]

    def guess(code: str) -> int:
        return site.client.get(f"/class/rooms/{code}", headers=bearer("x")).status_code

    with ThreadPoolExecutor(8) as pool:
        assert {guess(code) for code in wrong[: WRONG + 1]} == {404}
        begun = time.monotonic()
        slow = [pool.submit(guess, code) for code in wrong[WRONG + 1 : WRONG + 9]]
        assert room.get("", member).status_code == 200, "who is in is not slowed"
        assert not slow[-1].done()
        beside = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=site.client.base_url, transport=beside, timeout=10) as other:
            assert other.post(f"/class/rooms/{room.code}/members", json={}).status_code == 201
        assert room.post("members").status_code == 201, "the same network is slow, and not shut out"
        assert {one.result() for one in slow} == {404}
        assert time.monotonic() - begun > 8 * 0.25


def test_a_network_starts_ten_classes_an_hour(site: Site, new: Callable[..., Class], classes: ClassRequests) -> None:
    classes._starts.limit = limits_module.STARTS
    try:
        answers = [site.client.post("/class/rooms", json=START) for _ in range(limits_module.STARTS + 1)]
    finally:
        classes._starts.limit = 0
    assert [one.status_code for one in answers] == [201] * limits_module.STARTS + [429]
    assert "10 classes an hour" in answers[-1].json()["error"]


def test_a_database_that_is_away_is_one_sentence_and_loses_nothing(
    new: Callable[..., Class], classes: ClassRequests
) -> None:
    room = new()
    token = room.join()
    room.act(1)
    answer = {"stop": 1, "round": 1, "choice": 0, "tries": 1, "hint": False}
    with classes.rooms._database.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE class_answer RENAME TO gone")
    try:
        away = room.post("answers", token, **answer)
        assert (away.status_code, away.json()) == (503, Refused(503, AWAY).reply)
        assert room.get("/board", room.key).status_code == 503
    finally:
        with classes.rooms._database.writing() as connection:
            connection.exec_driver_sql("ALTER TABLE gone RENAME TO class_answer")
    assert room.post("answers", token, **answer).status_code == 200
    assert room.get("/board", room.key).json()["counts"] == [[1, 1, 0, 1]]


def test_polls_do_not_wait_for_answers(new: Callable[..., Class], classes: ClassRequests) -> None:
    room = new()
    tokens = [room.join() for _ in range(12)]
    room.act(1)
    answer = {"stop": 1, "round": 1, "choice": 0, "tries": 1, "hint": False}
    with ThreadPoolExecutor(len(tokens)) as pool:
        with classes.rooms._database.writing():  # nothing else is written meanwhile
            answers = [pool.submit(room.post, "answers", token, **answer) for token in tokens]
            time.sleep(0.5)
            assert [room.get("", token).status_code for token in tokens] == [200] * len(tokens)
            assert not any(one.done() for one in answers)
        assert [one.result().status_code for one in answers] == [200] * len(tokens)


def test_the_page_of_another_site_starts_nothing(site: Site, new: Callable[..., Class]) -> None:
    room = new()
    headers = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert site.client.post("/class/rooms", json=START, headers=headers).status_code == 403
    assert room.client.post(f"{room.place}/members", json={}, headers=headers).status_code == 403


def test_the_short_address_leads_to_the_page(site: Site) -> None:
    answer = site.client.get("/class")
    assert (answer.status_code, answer.headers["Location"]) == (307, "./#class")


def test_without_the_option_there_are_no_classes(tiny_entries: list, tmp_path: Path) -> None:
    with running(tiny_entries) as site:
        for method, path in (("GET", "/class"), ("POST", "/class/rooms"), ("GET", "/class/rooms/000000")):
            said = site.client.request(method, path, json=START if method == "POST" else None)
            assert said.status_code == 404
            sentence_of(said)
        data = [view["data"] for view in config_of(site.client.get("/").text)["views"] if view["view"] == "lessons"]
        assert site.client.get(data[0]).json()["hasClasses"] is False
