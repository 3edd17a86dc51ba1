"""The decoding and the sentence of a run, as parameters of a link.

============== ======================= ================================================================
parameter      example                 means
============== ======================= ================================================================
decoding       ``beam.4``              beam search of this width
               ``sample.3``            sampling with this seed
length_penalty ``1``                   of beam search
temperature    ``0.8``                 of sampling; 1 if not given
top_k top_p    ``5`` ``0.9``           of sampling
forced         ``Ein Hund``            the text that the translation starts with
               ``ids.12.845.3``        the tokens it starts with, where text would be cut into others
============== ======================= ================================================================

What stands in none of them is greedy and free from its first word. JSON may hold numbers in place of their text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import core
from core.sentences import sentence
from viz_app.protocol.kinds import DIGITS, Decimal, Kind, Notes, Text, Whole, as_text, ignored, whole

MAX_HYPOTHESES = 8  # finished translations of a beam search that a run reports
MAX_BEAM = 16
PLAIN = core.Decoding()
_IDS = "ids."
_PREFIX = Text(name="forced")

Fields = dict[str, Any]


def _option(*values: Any) -> Fields:
    """Return one number of a way to decode as the page offers it: ``usual`` is what holds where nothing is said."""
    return dict(zip(("name", "title", "lowest", "highest", "step", "usual"), values, strict=True))


# The ways to choose tokens; ``counted`` is the option that stands behind the dot in ``decoding``.
WAYS: tuple[Fields, ...] = (
    {"name": "greedy", "title": "Greedy", "counted": None, "options": []},
    {
        "name": "beam",
        "title": "Beam",
        "counted": "beam",
        "options": [
            _option("beam", "Width", 2, MAX_BEAM, 1, 4),
            _option("length_penalty", "Length penalty", 0, 10, 0.1, PLAIN.length_penalty),
        ],
    },
    {
        "name": "sample",
        "title": "Sample",
        "counted": "seed",
        "options": [
            _option("temperature", "Temperature", 0.1, 5, 0.1, 1),
            _option("top_k", "Top k (0: all)", 0, 9_999, 1, PLAIN.top_k),
            _option("top_p", "Top p", 0.05, 1, 0.05, PLAIN.top_p),
            _option("seed", "Seed", 0, 99_999, 1, PLAIN.seed),
        ],
    },
)


@dataclass(frozen=True)
class WayKind(Kind[Fields]):
    """``beam.4``, ``sample.3`` or ``greedy``."""

    def read(self, given: Any, notes: Notes) -> Fields:
        """Return fields of ``core.Decoding``; a beam wider than the page offers becomes the widest."""
        kind, _, number = as_text(given).partition(".")
        if kind == "beam":
            beam = whole(number, DIGITS)
            core.Decoding(beam=beam)
            if beam > MAX_BEAM:
                notes.append(sentence("reply-beam-too-wide", beam=beam, most=MAX_BEAM))
            beam = min(beam, MAX_BEAM)
            return {"beam": beam, "hypotheses": max(1, min(beam, MAX_HYPOTHESES))}
        if kind == "sample":
            return {"temperature": 1.0, "seed": whole(number or "0", DIGITS)}
        if kind != "greedy" or number:
            raise ValueError("no way to decode")
        return {}

    def exported(self) -> dict[str, Any]:
        return {"kind": "way", "ways": [way["name"] for way in WAYS]}


@dataclass(frozen=True)
class PrefixKind(Kind[tuple[int, ...] | str]):
    """The forced start of the target: text, or ``ids.12.845``."""

    def read(self, given: Any, notes: Notes) -> tuple[int, ...] | str:
        text = _PREFIX.read(as_text(given), notes)
        ids = text.removeprefix(_IDS)
        if ids == text:  # models of Hugging Face read white space at its ends
            return text if text.strip() else ""
        return tuple(whole(token, DIGITS) for token in ids.split("."))

    def write(self, value: tuple[int, ...] | str) -> str:
        return value if isinstance(value, str) else (_IDS + ".".join(map(str, value)) if value else "")

    def exported(self) -> dict[str, Any]:
        return {"kind": "prefix", "longest": _PREFIX.longest, "ids": _IDS}


@dataclass(frozen=True)
class PathKind(PrefixKind):
    """Tokens that were written, as ``ids.12.845``: a path through the tree of a search."""

    def read(self, given: Any, notes: Notes) -> tuple[int, ...]:
        ids = super().read(given, notes)
        if isinstance(ids, str):
            raise ValueError("no tokens")
        return ids


KINDS: dict[str, Kind[Any]] = {
    "decoding": WayKind(),
    "length_penalty": Decimal(0, 10),
    "temperature": Decimal(1e-6, 100),
    "top_k": Whole(),
    "top_p": Decimal(1e-6, 1),
    "forced": PrefixKind(),
}
_WAY_OF = {"length_penalty": "beam", "temperature": "sample", "top_k": "sample", "top_p": "sample"}


class DecodingPart:
    """The decoding of a run."""

    kinds = KINDS

    def read(self, sent: Mapping[str, Any], notes: Notes) -> core.Decoding:
        """Return the decoding as far as it can be read; ``notes`` gets a sentence for each parameter that cannot."""
        given = {name: sent[name] for name in KINDS if sent.get(name) is not None and sent.get(name) != ""}
        fields = _read("decoding", given, notes, {})
        way = None if fields is None else "beam" if "beam" in fields else "sample" if fields else "greedy"
        fields = fields or {}
        if fields.get("beam") == 1:  # greedy by another name
            way = "greedy"
        for name, of_way in _WAY_OF.items():
            if name in given and way == of_way:
                fields |= {name: value} if (value := _read(name, given, notes)) is not None else {}
            elif name in given:
                notes.append(sentence("reply-other-decoding", name=name, way=of_way))
        prefix = _read("forced", given, notes, ())
        return core.Decoding(**fields, prefix=prefix if prefix is not None else ())

    def split(self, value: core.Decoding) -> Fields:
        """Return the parameters that stand for a decoding, as values; those that say what holds anyway are left out.

        Its ``hypotheses``, ``max_tokens`` and ``alternatives`` are the page's own and no part of a link.
        """
        values: Fields = {"decoding": "", "forced": value.prefix}
        if value.beam > 1:
            values["decoding"] = f"beam.{value.beam}"
            values |= _unusual(value, PLAIN, "length_penalty")
        elif value.temperature > 0:
            values["decoding"] = f"sample.{value.seed}"
            values |= _unusual(value, core.Decoding(temperature=1), "temperature", "top_k", "top_p")
        return {name: one for name, one in values.items() if one not in ("", ())}


def _read(name: str, sent: Mapping[str, Any], notes: Notes, default: Any = None) -> Any:
    """The value of one parameter, ``default`` where it is not given, None where it cannot be used."""
    if name not in sent:
        return default
    try:
        value = KINDS[name].read(sent[name], notes)
        core.Decoding(**(value if name == "decoding" else {}))
        return value
    except ValueError as problem:
        notes.append(ignored(problem, name))
    return None


def _unusual(decoding: core.Decoding, usual: core.Decoding, *names: str) -> Fields:
    return {name: getattr(decoding, name) for name in names if getattr(decoding, name) != getattr(usual, name)}
