"""Lessons: files of links that the page plays as a tour. Each stop is a piece of prose and a state of the page.

A lesson is a JSON file::

    {"title": "Why a mask", "stops": [
        {"prose": "Read this first.", "state": {"model": "en-de", "text": "A cat sleeps.", "tab": "masks"}},
        {"prose": "One word is hidden now.", "state": {"mask": "c.0.1.0"}, "show": "masks"},
        {"prose": "A copied link does as well.", "state": "?model=en-de&text=A+cat+sleeps.&map=cross"}]}

``state`` holds parameters of the address, as Share copies them. A stop changes what it names; everything else stays as
the stops before it left it, and an empty text takes a parameter away. ``role`` among them asks for the head that keeps
best to a role. ``show`` points at a part of the page. Words and numbers in braces come from the run, see
``viz_app.handlers.facts``; ``holds`` are claims about it. ``ask`` is a question with ``choices``, or one that a click
on a source token answers; until the guess the places under ``hide`` are covered, in the page's own lessons also those
that show a fact of the answer. It may have a ``hint``, ``feedback`` for each choice (a list, with null for none) or for
source tokens (by their texts, ``*`` for the rest), and 1 to 3 ``tries``; a ``poll`` has no right answer. ``task`` in
place of a question sends the visitor to look for a view, one of which all claims ``when`` are true, with any number of
``tries`` or 1 to 9, or asks for a text, which is compared with ``answer`` by its writer alone.
A lesson with ``"exact": true`` is played with its models only. ``level`` (1 to 3), ``minutes`` and ``language`` are for
the list of lessons. ``languages`` has its texts in others, see ``viz_app.handlers.lessons.translations``. In a file
with ``"version": 2`` each question has to say what is ``right``.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from core.errors import InputError
from core.files import open_plain, read_json
from core.sentences import Value
from viz_app.handlers.lessons.places import LOOK, PLACES, places_of
from viz_app.handlers.lessons.translations import CODE, LONGEST_TITLE, SAID, read_languages, within

LOCALES = Path(__file__).parents[2] / "locales"
_ORDER = read_json(Path(__file__).with_name("order.json").read_bytes())
PATH = tuple(_ORDER["path"])  # a short way for beginners
SHIPPED = ("tour", *PATH, *_ORDER["by_level"])
MOST_STOPS, LONGEST_PROSE, LARGEST_FILE = 60, 1200, 1_000_000
LONGEST_CHOICE, MOST_CHOICES, MOST_TRIES, MOST_FEEDBACK = 200, 4, 3, 20
MOST_VIEWS = 9  # that may be tried at a task
HARDEST, MOST_MINUTES = 3, 600
FIND, TEXT = "find", "text"  # the kinds of a task
NEWEST = 2  # version of the form
_FACT = re.compile(r"\{([a-z]+)")
_PARAMETER = re.compile(r"[a-z][a-z_]{0,19}")


@dataclass(frozen=True)
class Question:
    """A question of a stop. Without ``choices`` a source token answers it: the one that the row looks at most.

    ``feedback`` says why an answer is not the right one: by the number of a choice, or by the text of a token. In a
    poll no choice is right, and ``right`` is -1.
    """

    question: str
    answer: str
    choices: tuple[str, ...] = ()
    right: int = 0
    hide: tuple[str, ...] = ()
    tries: int = 1
    hint: str = ""
    feedback: Mapping[str, str] = field(default_factory=dict)
    poll: bool = False


@dataclass(frozen=True)
class Task:
    """A task of a stop: to look for a view of which all claims of ``when`` are true, or to write a text.

    A view may be looked for with this many ``tries``; 0 stands for any number.
    """

    question: str
    answer: str
    when: tuple[str, ...] = ()
    hint: str = ""
    kind: str = FIND
    tries: int = 0


@dataclass(frozen=True)
class Stop:
    """One stop: what to say, which parameters of the address to change, and the place of ``PLACES`` to point at."""

    prose: str
    state: Mapping[str, str]
    show: str | None = None
    ask: Question | None = None
    holds: tuple[str, ...] = ()
    task: Task | None = None


@dataclass(frozen=True)
class Lesson:
    """A tour of the page; ``name`` stands for it in addresses. ``is_exact``: what it says holds for its models only.

    ``level`` is the difficulty, from 1 to 3; ``minutes`` how long it takes; ``language`` a code such as ``de``. Each is
    None if the file does not say it. ``languages`` are its texts in others, see ``translations``.
    """

    name: str
    title: str
    stops: tuple[Stop, ...]
    is_exact: bool = False
    level: int | None = None
    minutes: int | None = None
    language: str | None = None
    languages: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def models(self) -> set[str]:
        """The models that the stops ask for."""
        return {stop.state["model"] for stop in self.stops if stop.state.get("model")}

    @property
    def tabs(self) -> set[str]:
        """The tabs that the stops open."""
        return {stop.state["tab"] for stop in self.stops if stop.state.get("tab")}


def shipped_lessons() -> tuple[Lesson, ...]:
    """The guided tour and the lessons that come with the page."""
    return tuple(_shipped(name) for name in SHIPPED)


def _shipped(name: str) -> Lesson:
    """Read a lesson with its translations, which are among the texts of the page's languages, and cover its answers."""
    plain = read_json((Path(__file__).parent / f"{name}.json").read_bytes())
    said = {path.parts[-3]: read_json(path.read_bytes()) for path in sorted(LOCALES.glob(f"*/lessons/{name}.json"))}
    lesson = _lesson(name, plain | {"languages": said})
    return replace(lesson, stops=tuple(map(_covered, lesson.stops)))


def _covered(stop: Stop) -> Stop:
    """Return a stop whose question covers the places that show facts of its answer. A file covers what it names."""
    ask = stop.ask
    if not ask:
        return stop
    asked = facts_asked([stop.prose, ask.question, *ask.choices, ask.answer], len(ask.choices))
    return replace(stop, ask=replace(ask, hide=tuple(dict.fromkeys([*ask.hide, *places_of(asked)]))))


def facts_asked(texts: Sequence[str], choices: int) -> frozenset[str]:
    """Return the names of the facts that an answer tells and nothing before it; without choices, where a row looks.

    ``texts`` are prose, question, as many ``choices``, and the answer.
    """
    before = frozenset(_FACT.findall(" ".join(texts[: choices + 2])))
    return frozenset(_FACT.findall(texts[choices + 2])) - before | (frozenset() if choices else LOOK)


def read_lesson(path: Path) -> Lesson:
    """Read a lesson file.

    Raises:
        OSError: if it cannot be read.
        InputError: if it is no lesson; the message is one sentence that names the file and what to change.
    """
    with open_plain(path) as file:
        content = file.read(LARGEST_FILE + 1)
    try:
        _need(len(content) <= LARGEST_FILE, "reply-lesson-too-large", most=LARGEST_FILE)
        return _read(content, path.stem)
    except InputError as error:
        raise InputError("reply-file-no-lesson", file=path.name, why=error, form=_FORM) from None


def read_text(text: str | bytes, name: str = "own") -> Lesson:
    """Read the text of a lesson file.

    Raises:
        InputError: if it is no lesson; the message is one sentence.
    """
    try:
        return _read(text, name)
    except InputError as error:
        raise InputError("reply-no-lesson", why=error, form=_FORM) from None


def _read(text: str | bytes, name: str) -> Lesson:
    try:
        plain = read_json(text)
    except ValueError as error:
        is_half = getattr(error.args[0], "id", "") == "core-json-half"
        raise InputError("reply-lesson-half-character" if is_half else "reply-lesson-no-json") from error
    return _lesson(name, plain)


_FORM = '{"title": "…", "stops": [{"prose": "…", "state": {"text": "…"}}]}'


def playable(lessons: Iterable[Lesson], translators: Sequence[str], names: Iterable[str]) -> tuple[Lesson, ...]:
    """The lessons that a page with the models ``names`` can play.

    A translator that is absent is replaced by another one, unless the lesson is exact.
    """
    offered = set(names)

    def fitted(lesson: Lesson) -> Lesson:
        if lesson.is_exact:
            return lesson
        stand_in = dict.fromkeys(lesson.models - offered, translators[0]) if translators else {}
        stops = (replace(stop, state=_with_model(stop.state, stand_in)) for stop in lesson.stops)
        return replace(lesson, stops=tuple(stops))

    return tuple(lesson for lesson in map(fitted, lessons) if lesson.models <= offered)


def _with_model(state: Mapping[str, str], stand_in: Mapping[str, str]) -> dict[str, str]:
    return {key: stand_in.get(value, value) if key == "model" else value for key, value in state.items()}


def plain_lesson(lesson: Lesson) -> dict[str, Any]:
    """``lesson`` as JSON can hold it."""
    stops = [asdict(stop) for stop in lesson.stops]
    said = {name: getattr(lesson, name) for name in ("level", "minutes", "language")}
    known = {name: value for name, value in said.items() if value is not None}
    if lesson.languages:
        known["languages"] = dict(lesson.languages)
    return {"name": lesson.name, "title": lesson.title, "exact": lesson.is_exact, **known, "stops": stops}


def _need(holds: bool, otherwise: str, /, **values: Value) -> None:
    """Raise the error ``otherwise``, a reason that follows a colon, if something does not hold."""
    if not holds:
        raise InputError(otherwise, **values)


def _lesson(name: str, plain: Any) -> Lesson:
    _need(isinstance(plain, dict), "reply-lesson-no-object")
    stops = plain.get("stops")
    _need(isinstance(stops, list) and 1 <= len(stops) <= MOST_STOPS, "reply-lesson-stops", most=MOST_STOPS)
    title = _text(plain, "title", LONGEST_TITLE)
    version = plain.get("version", 1)
    _need(_is_whole(version, 1, NEWEST), "reply-lesson-version", most=NEWEST)
    is_exact, language = _flag(plain, "exact"), plain.get("language")
    level, minutes = _number(plain, "level", 1, HARDEST), _number(plain, "minutes", 1, MOST_MINUTES)
    is_code = isinstance(language, str) and CODE.fullmatch(language) is not None
    _need(language is None or is_code, "reply-lesson-code")
    read = tuple(within(number, _stop, stop, version) for number, stop in enumerate(stops, start=1))
    languages = read_languages(plain.get("languages") or {}, stops, _texts_of)
    return Lesson(name, title, read, is_exact, level, minutes, language, languages)


def _texts_of(plain: dict[str, Any]) -> dict[str, Any]:
    """Return the texts of a stop, for a translation."""
    stop = asdict(_stop(plain))
    asked = {part: said for part in ("ask", "task") if (said := stop[part])}
    return {"prose": stop["prose"]} | {
        part: {name: said[name] for name in SAID if name in said} for part, said in asked.items()
    }


def _stop(plain: Any, version: int = 1) -> Stop:
    _need(isinstance(plain, dict), "reply-lesson-no-object")
    show = plain.get("show")
    _place(show, "show")
    prose = _text(plain, "prose", LONGEST_PROSE)
    ask = None if plain.get("ask") is None else _question(plain["ask"], version)
    task = None if plain.get("task") is None else _task(plain["task"])
    _need(not (ask and task), "reply-lesson-two-in-one")
    return Stop(prose, _state(plain.get("state", {})), show, ask, _texts(plain, "holds"), task)


def _place(given: Any, name: str) -> None:
    is_known = given is None or (isinstance(given, str) and given in PLACES)
    _need(is_known, "reply-lesson-no-place", name=name, given=f"{given!r:.40}", places=list(PLACES))


def _task(plain: Any) -> Task:
    _need(isinstance(plain, dict), "reply-lesson-part-no-object", name="task")
    kind, when = plain.get("kind"), _texts(plain, "when", "task.")
    _need(kind in (FIND, TEXT), "reply-lesson-kind", kinds=[FIND, TEXT])
    _need(kind == TEXT or bool(when), "reply-lesson-claims", example="{strength} > 60")
    question, answer = (_text(plain, name, most, "task.") for name, most in _SAID)
    tries = _number(plain, "tries", 0, MOST_VIEWS, "task.") if kind == FIND else 0
    return Task(question, answer, when, _hint(plain, "task."), kind, tries or 0)


_SAID = (("question", LONGEST_CHOICE), ("answer", LONGEST_PROSE))


def _hint(plain: dict[str, Any], part: str) -> str:
    return _text(plain, "hint", LONGEST_PROSE, part) if plain.get("hint") else ""


def _question(plain: Any, version: int) -> Question:
    part = "ask."
    _need(isinstance(plain, dict), "reply-lesson-part-no-object", name="ask")
    choices, hide, poll = _texts(plain, "choices", part), _texts(plain, "hide", part), _flag(plain, "poll", part)
    fits = not choices or 2 <= len(choices) <= MOST_CHOICES
    _need(fits, "reply-lesson-choices", count=len(choices), least=2, most=MOST_CHOICES)
    _need(not poll or bool(choices), "reply-lesson-poll")
    _need(version < NEWEST or poll or not choices or "right" in plain, "reply-lesson-unmarked")
    right = plain.get("right", 0)
    _need(poll or _is_whole(right, 0, max(0, len(choices) - 1)), "reply-lesson-right")
    for one in hide:
        _place(one, f"{part}hide")
    question, answer = (_text(plain, name, most, part) for name, most in _SAID)
    tries = 1 if poll else _number(plain, "tries", 1, MOST_TRIES, part)
    feedback = _feedback(plain, len(choices))
    return Question(
        question, answer, choices, -1 if poll else right, hide, tries or 1, _hint(plain, part), feedback, poll
    )


def _is_whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number(plain: dict[str, Any], key: str, least: int, most: int, part: str = "") -> int | None:
    value: int | None = plain.get(key)
    is_fine = value is None or _is_whole(value, least, most)
    _need(is_fine, "reply-lesson-number", name=part + key, least=least, most=most)
    return value


def _flag(plain: dict[str, Any], key: str, part: str = "") -> bool:
    value = plain.get(key, False)
    _need(isinstance(value, bool), "reply-lesson-flag", name=part + key)
    return bool(value)


def _feedback(plain: dict[str, Any], choices: int) -> dict[str, str]:
    given = plain.get("feedback") or {}
    if isinstance(given, list):
        given = {str(number): text for number, text in enumerate(given) if text is not None}
    is_known = isinstance(given, dict) and (not choices or given.keys() <= {str(one) for one in range(choices)})
    fits = is_known and len(given) <= MOST_FEEDBACK
    _need(fits, "reply-lesson-feedback", of="choices" if choices else "tokens", most=MOST_FEEDBACK)
    return {name: _text(given, name, LONGEST_PROSE, "ask.feedback.") for name in given}


def _texts(plain: dict[str, Any], key: str, part: str = "") -> tuple[str, ...]:
    given = plain.get(key) or []
    is_list = isinstance(given, list | tuple)
    fits = is_list and all(isinstance(one, str) and len(one) <= LONGEST_CHOICE for one in given)
    _need(fits, "reply-lesson-texts", name=part + key, most=LONGEST_CHOICE)
    return tuple(given)


def _text(plain: dict[str, Any], key: str, longest: int, part: str = "") -> str:
    text = plain.get(key)
    fits = isinstance(text, str) and bool(text.strip()) and len(text) <= longest
    _need(fits, "reply-lesson-text", name=f"{part}{key:.20}", most=longest)
    return str(text).strip()


def _state(plain: Any) -> dict[str, str]:
    if isinstance(plain, str):
        plain = dict(parse_qsl(urlsplit(plain).query, keep_blank_values=True))
    _need(isinstance(plain, dict), "reply-lesson-state")
    for name, value in plain.items():
        is_plain = isinstance(value, str | int) and not isinstance(value, bool)
        _need(is_plain and _PARAMETER.fullmatch(name) is not None, "reply-lesson-parameter", name=name[:20])
    return {name: str(value) for name, value in plain.items() if name not in ("v", "lesson", "stop")}
