"""A model that reads a text as a chat: three parameters of an address are its name in a request.

So every answer about a run is that of the chat, whatever it asks the model.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, NamedTuple

import core
from viz_app.protocol.kinds import Kind, Notes, Text
from viz_app.protocol.parts import Sent, Single

_BETWEEN = "\x1f"  # no name of a model and no system message holds it
LONGEST_SYSTEM = 4000


class Chat(NamedTuple):
    """A model's name, the day that its chat template takes for today ("" reads no chat), and the system message."""

    model: str
    day: str = ""
    system: str = ""

    @property
    def name(self) -> str:
        return _BETWEEN.join(self) if self.day else self.model


def chat_of(name: str) -> Chat:
    parts = name.split(_BETWEEN)
    return Chat(*parts) if len(parts) == len(Chat._fields) else Chat(name)


class Day(Text):
    """A day as YYYY-MM-DD."""

    def read(self, given: Any, notes: Notes) -> str:
        if not isinstance(given, str) or len(given) != len("2026-11-28"):
            raise ValueError("not a day")
        return date.fromisoformat(given).isoformat()


class System(Text):
    """What a chat begins with."""

    def read(self, given: Any, notes: Notes) -> str:
        text = super().read(given, notes)
        if _BETWEEN in text:
            raise ValueError("holds a control character")
        return text


KINDS: Mapping[str, Kind[str]] = {"chat": Day(10, "date"), "system": System(LONGEST_SYSTEM, "system")}


@dataclass(frozen=True)
class ModelPart:
    """The model of a run, and its chat. Without a name the request is refused with the sentence ``refusal``."""

    refusal: str

    @property
    def kinds(self) -> Mapping[str, Kind[Any]]:
        return {"model": Text(name="model"), **KINDS}

    def read(self, sent: Sent, notes: Notes) -> str:
        name: str = Single("model", Text(name="model"), needed=True, refusal=self.refusal).read(sent, notes)
        day, system = (Single(one, kind, "").read(sent, notes) for one, kind in KINDS.items())
        return Chat(name, day, system if day else "").name

    def split(self, value: str) -> dict[str, Any]:
        model, day, system = chat_of(value)
        return {"model": model} | ({"chat": day} if day else {}) | ({"system": system} if system else {})


def as_asked(model: Any, chat: Chat) -> Any:
    """Return ``model`` as it reads a chat. Raises ``core.InputError`` if it has no chat template."""
    if not hasattr(model, "as_chat"):
        raise core.InputError("reply-no-template", title=chat.model)
    return model.as_chat([("system", chat.system)] if chat.system else [], date=chat.day)
