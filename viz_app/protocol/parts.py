"""The parts that requests are made of: each knows its parameters, reads them from what was sent, and writes them.

A part of one parameter reads one value; how a run is decoded and what is changed in it are parts of several parameters
that make one value.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field
from typing import Any, Protocol

import core
from viz_app.protocol.edits import KINDS as EDIT_KINDS
from viz_app.protocol.kinds import Kind, Notes, ignored

NOT_SENT = "reply-not-sent"  # the refusal of a request without a parameter
PART = "part"  # the key of a part in the metadata of a dataclass's field
Sent = Mapping[str, Any]


class Part(Protocol):
    """The parameters of one field of a request."""

    @property
    def kinds(self) -> Mapping[str, Kind[Any]]:
        """The parameters by name."""

    def read(self, sent: Sent, notes: Notes) -> Any:
        """Return the value; a sentence for each parameter that cannot be used is added to ``notes``. Raises
        ``core.InputError`` if the request makes no sense without it."""

    def split(self, value: Any) -> dict[str, Any]:
        """Return the value by parameter, without those that say what holds anyway."""


@dataclass(frozen=True)
class Single:
    """One parameter: ``default`` where nothing is sent, unless it is ``needed``.

    What cannot be used is refused with the sentence whose id is ``refusal``; without one it is the default, and said.
    """

    name: str
    kind: Kind[Any]
    default: Any = None
    needed: bool = False
    refusal: str = ""

    @property
    def kinds(self) -> Mapping[str, Kind[Any]]:
        return {self.name: self.kind}

    def read(self, sent: Sent, notes: Notes) -> Any:
        given = sent.get(self.name)
        if not self.needed and (given is None or given == ""):
            return self.default
        try:
            return self.kind.read(given, notes)
        except ValueError as problem:
            if self.refusal and isinstance(problem, core.InputError):
                raise
            if self.refusal:
                about = {"name": self.name} if self.refusal == NOT_SENT else {}
                raise core.InputError(self.refusal, **about) from None
            notes.append(ignored(problem, self.name))
        return self.default

    def split(self, value: Any) -> dict[str, Any]:
        return {} if value == self.default and not self.needed else {self.name: value}


@dataclass(frozen=True)
class EditsPart:
    """The edits in a request: the parameters called ``names``. If one in ``refusals`` cannot be parsed, the request
    fails with its sentence; any other is ignored, and said."""

    names: tuple[str, ...] = tuple(EDIT_KINDS)
    refusals: Mapping[str, str] = field(default_factory=dict)

    @property
    def kinds(self) -> Mapping[str, Kind[Any]]:
        return {name: EDIT_KINDS[name] for name in self.names}

    def read(self, sent: Sent, notes: Notes) -> core.Edits:
        fields: dict[str, Any] = {}
        for name in self.names:
            if (given := sent.get(name)) is None or given == "" or (given == [] and EDIT_KINDS[name].lists):
                continue
            try:
                fields |= EDIT_KINDS[name].read(given, notes)
            except ValueError as problem:
                if name in self.refusals:
                    raise core.InputError(self.refusals[name]) from None
                notes.append(ignored(problem, name, "reply-unreadable"))
        return core.Edits(**fields)

    def split(self, value: core.Edits) -> dict[str, Any]:
        return {name: text for name in self.names if (text := EDIT_KINDS[name].to_text(value))}


def part(made_of: Part, default: Any = MISSING) -> Any:
    return field(default=default, metadata={PART: made_of})


def needed(name: str, kind: Kind[Any], refusal: str = NOT_SENT) -> Any:
    """A field that the request makes no sense without."""
    return part(Single(name, kind, needed=True, refusal=refusal))


def optional(name: str, kind: Kind[Any], default: Any = None) -> Any:
    """A field with a default; what cannot be used is named in ``notices``."""
    return part(Single(name, kind, default), default)
