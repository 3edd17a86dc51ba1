"""Fields of requests: each is made of a part, which reads and writes it."""

from dataclasses import MISSING, field
from typing import Any

from viz_app.protocol.kinds import Kind
from viz_app.protocol.parts import PART, Part, Single


def part(made_of: Part, default: Any = MISSING) -> Any:
    """A field of a request."""
    return field(default=default, metadata={PART: made_of})


def needed(name: str, kind: Kind[Any], sentence: str = "") -> Any:
    """A field that the request makes no sense without."""
    return part(Single(name, kind, needed=True, refusal=sentence or f"The page sent no {name}. Reload the page."))


def optional(name: str, kind: Kind[Any], default: Any = None) -> Any:
    """A field with a default; what cannot be used is named in ``notices``."""
    return part(Single(name, kind, default), default)
