"""The one parser and the one writer of all requests."""

from dataclasses import fields
from typing import Any, Literal, TypeVar

from viz_app.protocol.kinds import Notes
from viz_app.protocol.parameters import unknown_names
from viz_app.protocol.parts import PART, Part
from viz_app.protocol.requests import Request

R = TypeVar("R", bound=Request)


def parse(kind: type[R], given: Any) -> R:
    """Return what was asked, from anything at all that a browser, a link or a program may send. Raises
    ``core.InputError`` if it makes no sense as such a request; the message is one sentence.

    ``given`` are parameters by name, as text or as JSON values; also in a list of one, as Gradio hands them on.
    """
    if isinstance(given, list) and given:
        given = given[0]
    sent: dict[str, Any] = given if isinstance(given, dict) else {}
    notes: Notes = []
    values = {name: part.read(sent, notes) for name, part in parts_of(kind).items()}
    known = set(names_of(kind))
    notes += unknown_names(name for name in sent if name not in known)
    return kind(**values, notices=tuple({str(one): one for one in notes}.values()))


def write(request: Request, form: Literal["link", "json"] = "link") -> dict[str, Any]:
    """Return the parameters that ``parse`` reads as ``request``; what holds anyway is left out.

    In the form ``"link"`` every value is text for an address, in ``"json"`` numbers are numbers.
    """
    written: dict[str, Any] = {}
    for name, part in parts_of(type(request)).items():
        for parameter, value in part.split(getattr(request, name)).items():
            kind = part.kinds[parameter]
            written[parameter] = kind.write(value) if form == "link" else kind.plain(value)
    return written


def parts_of(kind: type[Request]) -> dict[str, Part]:
    """The parts of a request by the name of their field."""
    return {one.name: one.metadata[PART] for one in fields(kind) if PART in one.metadata}


def names_of(kind: type[Request]) -> tuple[str, ...]:
    return tuple(parameter for part in parts_of(kind).values() for parameter in part.kinds)
