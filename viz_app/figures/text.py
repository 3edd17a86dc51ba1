"""Text of people and models inside a figure: Plotly reads tags, entities and formulae in labels, so none may pass."""

import unicodedata
from collections.abc import Iterable
from html import escape

from core.text.printable import printable
from viz_app.view_models.words import label

LONGEST = 24  # letters of a token beside an axis
_RIGHT_TO_LEFT = {"R", "AL"}
_ISOLATE, _END = "\u2068", "\u2069"  # what stands between them keeps its own direction


def inert(text: str) -> str:
    """``text`` so that Plotly draws it as it is: no tag, no link, no entity, no formula, no line break."""
    plain = printable(text, " ")
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in plain):
        plain = f"{_ISOLATE}{plain}{_END}"
    return escape(plain, quote=False).replace("$", "&#36;")


def token(piece: str) -> str:
    """A token beside an axis: without its tokenizer's marks, cut with … if it is long, drawn as it is."""
    name = label(piece)
    return inert(name if len(name) <= LONGEST else name[: LONGEST - 1] + "…")


def tokens(pieces: Iterable[str]) -> list[str]:
    return [token(piece) for piece in pieces]
