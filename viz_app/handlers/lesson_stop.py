"""The texts of a stop of a lesson with the facts of its run, whether its claims hold, and which heads a task looks for.

A claim is two texts of facts with one of the words of ``_CLAIM`` between them, such as ``{p} > 50``.
"""

import re
from collections.abc import Callable, Container, Iterable, Sequence
from itertools import product
from typing import Any

import core
from core.files import read_json
from viz_app.handlers.answers import Answer, Function
from viz_app.handlers.facts import FACTS, StopRun, filled, said_of
from viz_app.handlers.lesson_pictures import drawn
from viz_app.handlers.lessons import facts_asked, plain_lesson, playable, read_text
from viz_app.handlers.lessons.places import places_of
from viz_app.handlers.models import OfferedModels
from viz_app.protocol.requests import LessonFile, LessonRequest
from viz_app.view_models.paper import picture

MOST_CLAIMS = 20  # about heads, each of which is checked for every head
MOST_ROWS = 40  # of a head that are tried
OF_ROWS = {"top", "weight", "second", "others", "rest"}  # facts of one row of a head
OF_HEADS = OF_ROWS | {"map", "role", "head", "headno", "layerno", "strength", "often", "evenly"}
_NAME = re.compile(r"\{([a-z]+)")
_CLAIM = re.compile(r"(.+?) (is not|is|has|lacks|<|>) (.+)")


def holds(stop: StopRun, claim: str, names: Container[str] = FACTS) -> bool:
    """Return True if a claim is true of this run; ``names`` are the facts that are put into it."""
    parts = _CLAIM.fullmatch(claim)
    if not parts:
        return False
    left, right = filled(stop, parts[1], names), filled(stop, parts[3], names)
    if parts[2] in "<>":
        low, high = (_value(left), _value(right)) if parts[2] == "<" else (_value(right), _value(left))
        return low < high
    return {"is": left == right, "is not": left != right, "has": right in left, "lacks": right not in left}[parts[2]]


def _value(text: str) -> float:
    digits = re.sub(r"[^0-9.\-]", "", text.replace("\u2212", "-"))
    try:
        return float(digits)
    except ValueError:
        return float("nan")


def stop_of(models: OfferedModels, request: LessonRequest) -> Answer:
    """Return the texts of a stop with their facts, the head that it means, and whether its claims hold.

    ``right`` is the column that the row looks at most: the answer of a question that is answered on the picture.
    ``row`` has each token that the row may look at, and its share; ``line`` the tokens that the row is one of;
    ``maps`` the layers and heads of each map. ``heads``, if heads are looked for, has small pictures of all heads of a
    map as ``picture`` makes them, and for each the row at which it is one of those, or -1. ``places`` are those of the
    page that show facts of the answer, if ``said`` has the number of ``choices`` of a question; ``drawn`` is the
    first picture of the places or facts named by ``show`` of ``said``, if there is any.
    """
    said = _said(request.said)
    stop = StopRun(models, request)
    named = bool(request.role) or request.layer is not None
    row = [*zip(stop.map.key_tokens, stop.shares(stop.at), strict=True)] if stop.at < len(stop.map.query_tokens) else []
    return {
        "texts": [said_of(stop, text, said["decimal"]) for text in said["texts"]],
        "selection": {"map": stop.name, "layer": stop.head[0], "head": stop.head[1]} if named else {},
        "right": stop.top(stop.at) if row else None,
        "row": row,
        "line": stop.line,
        "maps": stop.trace.shapes,
        "holds": all(holds(stop, claim) for claim in said["holds"]),
        **({"heads": heads_of(models, request, said["seek"])} if said["seek"] else {}),
        **({"drawn": drawn(stop, said["show"])} if said["show"] else {}),
        **({} if said["choices"] is None else {"places": places_of(facts_asked(said["texts"], said["choices"]))}),
    }


def heads_of(models: OfferedModels, request: LessonRequest, claims: Sequence[str]) -> dict[str, Any]:
    """Return for each map the pictures of its heads, and for each head a row of which the claims are true, or -1.

    It is the row of the stop; if no head has it there, any other. Facts that are no head's are those of the stop,
    because each of them may take long.
    """
    stop = StopRun(models, request)
    maps = stop.trace.attention
    claims = [filled(stop, claim, FACTS.keys() - OF_HEADS) for claim in claims[:MOST_CLAIMS]]
    of_rows = any(name in OF_ROWS for claim in claims for name in _NAME.findall(claim))

    def found(name: str, head: Any, rows: Iterable[int]) -> int:
        one = StopRun(models, request)
        one.name, one.head = name, head
        for row in rows:
            one.at = row
            if all(holds(one, claim, OF_HEADS) for claim in claims):
                return row
        return -1

    def all_found(rows_of: Callable[[str], Iterable[int]]) -> dict[str, list[int]]:
        sizes = {name: [range(size) for size in one.weights.shape[:2]] for name, one in maps.items()}
        return {name: [found(name, head, rows_of(name)) for head in product(*size)] for name, size in sizes.items()}

    fits = all_found(lambda name: [request.row if name == "encoder" else request.step])
    if of_rows and all(row < 0 for rows in fits.values() for row in rows):
        fits = all_found(lambda name: range(min(MOST_ROWS, len(maps[name].query_tokens))))
    drawn = {name: [picture(head, one.mask) for layer in one.weights for head in layer] for name, one in maps.items()}
    return {name: {"pictures": drawn[name], "found": fits[name]} for name in maps}


def _said(text: str) -> dict[str, Any]:
    try:
        plain = {"seek": [], "show": "", **read_json(text)}
        said = {name: [str(one) for one in plain[name]] for name in ("texts", "holds", "seek")}
        counts = range(len(said["texts"]) - len(("prose", "question")))
        choices = None if plain.get("choices") is None else counts.index(plain["choices"])
        decimal = "," if plain.get("decimal") == "," else "."
        return said | {"choices": choices, "decimal": decimal, "show": str(plain["show"] or "")}
    except (ValueError, TypeError, KeyError):
        raise core.InputError("reply-stop-unreadable") from None


def file_of(models: OfferedModels, request: LessonFile) -> Answer:
    """Return the lesson of a link or a file that a visitor opens.

    Raises:
        core.InputError: if it is none, or asks for a model that is not here.
    """
    lesson = read_text(request.lesson)
    missing = sorted(lesson.models - set(models.entries))
    if missing:
        raise core.InputError("reply-lesson-needs-model", name=missing[0][:40], models=list(models.entries))
    return {"lesson": plain_lesson(playable([lesson], [], models.entries)[0])}


FUNCTIONS: dict[str, Function] = {"lesson_stop": stop_of, "lesson_file": file_of}
