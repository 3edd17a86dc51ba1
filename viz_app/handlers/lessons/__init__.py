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
on a source token answers; until the guess the places under ``hide`` are covered. It may have a ``hint``, ``feedback``
for each choice (a list, with null for none) or for source tokens (by their texts, ``*`` for the rest), and 1 to 3
``tries``; a ``poll`` has no right answer. ``task`` in place of a question sends the visitor to look for a view, one of
which all claims ``when`` are true, or asks for a text, which is compared with ``answer`` by its writer alone. A lesson
with ``"exact": true`` is played with its models only. ``level`` (1 to 3), ``minutes`` and ``language`` are for the list
of lessons. ``languages`` has its texts in others, see ``viz_app.handlers.lessons.translations``. In a file with
``"version": 2`` each question has to say what is ``right``.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from core.files import open_plain, read_json
from viz_app.handlers.lessons.translations import CODE, LONGEST_TITLE, SAID, read_languages

LOCALES = Path(__file__).parents[2] / "locales"
PATH = (  # a short way for beginners, in this order
    "token",
    "vector",
    "asking",
    "several-heads",
    "why-a-mask",
    "positions",
    "feed-forward",
    "softmax",
    "how-it-learned",
    "sizes",
)
SHIPPED = (  # the tour, the way for beginners, then by level
    "tour",
    *PATH,
    "cross-attention",
    "word-order",
    "copy-a-name",
    "what-is-a-head-for",
    "always-that",
    "watch-it-learn",
    "why-the-other-lost",
    "why-did-it-say-that",
    "what-wrote-it",
    "which-word",
)
PLACES = {
    "sentence": ".gh-sentence",
    "strips": "#spine .gf-spine",
    "ribbons": ".gf-overview .ov-flow, #spine .sp-source i",
    "next": ".gf-next",
    "caption": ".gf-caption, .gf-why .gf-left .gf-read, .gf-treeleft .gf-told, .gf-headname .gf-cap",
    "steps": "#spine .gf-spine",
    "tree": ".gf-treepicture",
    "finished": ".gf-finished",
    "heads": ".gf-gridbox",
    "head": ".gf-head",
    "row": ".gf-attention .gf-caption, .gf-read",
    "stages": ".gf-inside .gf-pictures",
    "masks": ".gf-masks .gf-four",
    "bugs": ".gf-masks .gf-bugs",
    "change": ".gf-masks .gf-three",
    "everyhead": ".gf-masks .gf-moved, .gf-positions .gf-moved",
    "output": "#spine .sp-line:not(.sp-source)",
    "board": ".gf-headboard .gf-left",
    "chosen": ".gf-headboard .gf-chosen",
    "curve": ".gf-headboard .gf-prune",
    "points": ".gf-headboard .gf-points",
    "sheet": ".gf-corpus .co-sheet",
    "rows": ".gf-corpus .co-one",
    "words": ".gf-tokenmap .gf-map",
    "near": ".gf-tokenmap .gf-word",
    "asked": ".gf-why .gf-left",
    "instead": ".gf-why .gf-why-next",
    "ways": ".gf-why .gf-ways",
    "trust": ".gf-why .gf-test",
    "agree": ".gf-why .gf-agree",
    "parts": ".gf-flow .fl-parts, .gf-flow .fl-all",
    "routes": ".gf-flow .fl-routes",
    "three": ".gf-flow .fl-answers",
    "moments": ".gf-training .gf-timeline, .gf-training .gf-message",
    "learned": ".gf-training .gf-cols",
    "answered": ".gf-training .gf-answered",
    "component": ".gf-anatomy .gf-panel",
    "inrun": ".gf-anatomy .gf-live",
    "sizes": ".gf-anatomy .gf-published",
    "train": ".gf-train .gf-clock",
    "vectors": ".gf-patch .gf-vectormap",
    "finds": ".gf-patch .gf-finds",
    "patched": ".gf-patch .gf-now",
    "carriers": ".gf-patch .gf-patchheads",
    "waves": ".gf-positions .gf-encoding",
    "runs": ".gf-positions .gf-live",
    "pins": ".gf-pinbar",
    "tabs": ".gf-nav",
    "save": "#gh-save",
    "share": "#gh-share",
}
MOST_STOPS, LONGEST_PROSE, LARGEST_FILE = 60, 1200, 1_000_000
LONGEST_CHOICE, MOST_CHOICES, MOST_TRIES, MOST_FEEDBACK = 200, 4, 3, 20
HARDEST, MOST_MINUTES = 3, 600
FIND, TEXT = "find", "text"  # the kinds of a task
NEWEST = 2  # version of the form
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
    """A task of a stop: to look for a view of which all claims of ``when`` are true, or to write a text."""

    question: str
    answer: str
    when: tuple[str, ...] = ()
    hint: str = ""
    kind: str = FIND


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
    """Read a lesson with its translations; they are among the texts of the page's languages."""
    plain = read_json((Path(__file__).parent / f"{name}.json").read_bytes())
    said = {path.parts[-3]: read_json(path.read_bytes()) for path in sorted(LOCALES.glob(f"*/lessons/{name}.json"))}
    return _lesson(name, plain | {"languages": said})


def read_lesson(path: Path) -> Lesson:
    """Read a lesson file.

    Raises:
        OSError: if it cannot be read.
        ValueError: if it is no lesson; the message is one sentence that names the file and what to change.
    """
    with open_plain(path) as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ValueError(f"{path.name} is not a lesson: it has more than {LARGEST_FILE:,} bytes.")
    return read_text(content, path.name, path.stem)


def read_text(text: str | bytes, called: str, name: str = "own") -> Lesson:
    """Read the text of a lesson file; errors speak of it as ``called``.

    Raises:
        ValueError: if it is no lesson; the message is one sentence.
    """
    try:
        plain = read_json(text)
    except ValueError as error:
        raise ValueError(f"{called} is not a lesson: it {error}. {_MODEL_FILE}") from error
    try:
        return _lesson(name, plain)
    except ValueError as error:
        raise ValueError(f"{called} is not a lesson: {error}. {_MODEL_FILE}") from None


_MODEL_FILE = 'Give it the form {"title": "…", "stops": [{"prose": "…", "state": {"text": "…"}}]}.'


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


def _lesson(name: str, plain: Any) -> Lesson:
    if not isinstance(plain, dict):
        raise ValueError("it is no JSON object")
    stops = plain.get("stops")
    if not isinstance(stops, list) or not 1 <= len(stops) <= MOST_STOPS:
        raise ValueError(f"“stops” has to be a list of 1 to {MOST_STOPS} stops")
    title = _text(plain, "title", LONGEST_TITLE, "it")
    version = plain.get("version", 1)
    if not _is_whole(version, 1, NEWEST):
        raise ValueError(f"“version” has to be 1 to {NEWEST}; a newer file needs a newer page")
    if not isinstance(plain.get("exact", False), bool):
        raise ValueError("“exact” has to be true or false")
    level, minutes, language = (plain.get(key) for key in ("level", "minutes", "language"))
    if level is not None and not _is_whole(level, 1, HARDEST):
        raise ValueError(f"“level” has to be 1 to {HARDEST}")
    if minutes is not None and not _is_whole(minutes, 1, MOST_MINUTES):
        raise ValueError(f"“minutes” has to be 1 to {MOST_MINUTES}")
    if language is not None and not (isinstance(language, str) and CODE.fullmatch(language)):
        raise ValueError("“language” has to be a code such as “en”")
    if version == NEWEST:
        _check_marked(stops)
    read = tuple(_stop(stop, number) for number, stop in enumerate(stops, start=1))
    languages = read_languages(plain.get("languages") or {}, stops, _texts_of)
    return Lesson(name, title, read, plain.get("exact", False), level, minutes, language, languages)


def _texts_of(plain: dict[str, Any], number: int) -> dict[str, Any]:
    """Return what a stop says, for a translation."""
    stop = asdict(_stop(plain, number))
    asked = {part: said for part in ("ask", "task") if (said := stop[part])}
    return {"prose": stop["prose"]} | {
        part: {name: said[name] for name in SAID if name in said} for part, said in asked.items()
    }


def _check_marked(stops: Sequence[Any]) -> None:
    for number, stop in enumerate(stops, start=1):
        ask = stop.get("ask") if isinstance(stop, dict) else None
        if isinstance(ask, dict) and ask.get("choices") and not ask.get("poll") and "right" not in ask:
            raise ValueError(f"the question of stop {number} has to say which choice is “right”")


def _stop(plain: Any, number: int) -> Stop:
    if not isinstance(plain, dict):
        raise ValueError(f"stop {number} is no JSON object")
    show = plain.get("show")
    if show is not None and (not isinstance(show, str) or show not in PLACES):
        raise ValueError(f"stop {number} shows {show!r}, which is none of {', '.join(PLACES)}")
    prose = _text(plain, "prose", LONGEST_PROSE, f"stop {number}")
    ask = None if plain.get("ask") is None else _question(plain["ask"], f"the question of stop {number}")
    task = None if plain.get("task") is None else _task(plain["task"], f"the task of stop {number}")
    if ask and task:
        raise ValueError(f"stop {number} has a question and a task; give the task a stop of its own")
    state, holds = _state(plain.get("state", {}), number), _texts(plain, "holds", f"stop {number}")
    return Stop(prose, state, show, ask, holds, task)


def _task(plain: Any, where: str) -> Task:
    if not isinstance(plain, dict) or plain.get("kind") not in (FIND, TEXT):
        raise ValueError(f"{where} has to be an object whose “kind” is “{FIND}” or “{TEXT}”")
    question, answer = _text(plain, "question", LONGEST_CHOICE, where), _text(plain, "answer", LONGEST_PROSE, where)
    when = _texts(plain, "when", where)
    if plain["kind"] == FIND and not when:
        raise ValueError(f"{where} needs claims under “when”, such as “{{strength}} > 60”")
    return Task(question, answer, when, _hint(plain, where), plain["kind"])


def _hint(plain: dict[str, Any], where: str) -> str:
    return _text(plain, "hint", LONGEST_PROSE, where) if plain.get("hint") else ""


def _question(plain: Any, where: str) -> Question:
    if not isinstance(plain, dict):
        raise ValueError(f"{where} is no JSON object")
    choices, right, hide = _texts(plain, "choices", where), plain.get("right", 0), _texts(plain, "hide", where)
    if choices and not 2 <= len(choices) <= MOST_CHOICES:
        raise ValueError(f"{where} has {len(choices)} choices; 2 to {MOST_CHOICES} fit")
    poll = plain.get("poll", False)
    if not isinstance(poll, bool) or (poll and not choices):
        raise ValueError(f"“poll” of {where} has to be true or false, and a poll needs choices")
    if poll:
        right = -1
    elif not _is_whole(right, 0, max(0, len(choices) - 1)):
        raise ValueError(f"“right” of {where} has to be the number of a choice, counted from 0")
    if unknown := [one for one in hide if one not in PLACES]:
        raise ValueError(f"{where} hides {unknown[0]!r}, which is none of {', '.join(PLACES)}")
    question, tries = _text(plain, "question", LONGEST_CHOICE, where), 1 if poll else plain.get("tries", 1)
    if not _is_whole(tries, 1, MOST_TRIES):
        raise ValueError(f"“tries” of {where} has to be 1 to {MOST_TRIES}")
    hint = _hint(plain, where)
    answer = _text(plain, "answer", LONGEST_PROSE, where)
    return Question(question, answer, choices, right, hide, tries, hint, _feedback(plain, len(choices), where), poll)


def _is_whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _feedback(plain: dict[str, Any], choices: int, where: str) -> dict[str, str]:
    given = plain.get("feedback") or {}
    if isinstance(given, list):
        given = {str(number): text for number, text in enumerate(given) if text is not None}
    known = {str(number) for number in range(choices)}
    if not isinstance(given, dict) or len(given) > MOST_FEEDBACK or (choices and not given.keys() <= known):
        names = "each choice in their order" if choices else f"at most {MOST_FEEDBACK} tokens, by their texts"
        raise ValueError(f"“feedback” of {where} has to have texts for {names}")
    return {name: _text(given, name, LONGEST_PROSE, f"“feedback” of {where}") for name in given}


def _texts(plain: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    given = plain.get(key) or []
    if not isinstance(given, list | tuple) or not all(
        isinstance(one, str) and len(one) <= LONGEST_CHOICE for one in given
    ):
        raise ValueError(f"“{key}” of {where} has to be a list of texts of at most {LONGEST_CHOICE} characters")
    return tuple(given)


def _text(plain: dict[str, Any], key: str, longest: int, where: str) -> str:
    text = plain.get(key)
    if not isinstance(text, str) or not text.strip() or len(text) > longest:
        raise ValueError(f"{where} needs a “{key}” of 1 to {longest} characters")
    return text.strip()


def _state(plain: Any, number: int) -> dict[str, str]:
    if isinstance(plain, str):
        plain = dict(parse_qsl(urlsplit(plain).query, keep_blank_values=True))
    if not isinstance(plain, dict):
        raise ValueError(f"the state of stop {number} is neither an object of parameters nor a link")
    for name, value in plain.items():
        if not _PARAMETER.fullmatch(name) or isinstance(value, bool) or not isinstance(value, str | int):
            raise ValueError(f"the state of stop {number} has no readable parameter {name[:20]!r}")
    return {name: str(value) for name, value in plain.items() if name not in ("v", "lesson", "stop")}
