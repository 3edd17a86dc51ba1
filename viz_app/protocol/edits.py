"""The changes to a run as parameters of an address: short, readable, and needing no escapes but in texts.

========= ============================== ===============================================================
parameter example                        means
========= ============================== ===============================================================
mask      ``c.3.*.0_causal.2.5.1``       changes of masks in turn: mask.row.column.allowed, ``*`` for every
          ``e.*.*.0.1.*``                the same for keys from 1 place after the query on
bugs      ``no-scale.no-causal-mask``    classic bugs switched on
fill      ``-1e9``                       the score of a masked cell
pads      ``2.1`` ``3.0.left``           pads of the source (after or before it), and after the target
off       ``c.1.6_e.0.2``                heads silenced: map.layer.head
positions ``off shuffled.3 shifted.5``   positions, with seed or distance
out       ``3.5``                        source tokens left out
steer     ``[["decoder",1,[2],["difference","The dogs sleep.","The dog sleeps."],2]]``
                                         vectors added: stack, depth, rows or null, source, amount, as JSON; the numbers
                                         of ``["vector","..."]`` are float32 in base64 for addresses
========= ============================== ===============================================================

Everything is counted from 0. Masks: e encoder, d decoder, c cross, pad and causal the two parts of the decoder's. JSON
holds the same texts; the places of ``out`` may be a list of numbers there.
"""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import core
from core.files import read_json
from core.interventions.edits import MAPS, MAX_INDEX, MAX_MASK_EDITS, MAX_PADS
from core.interventions.steer import MOST_AMOUNT, plain_steers, steers_of
from core.sentences import sentence
from viz_app.protocol.kinds import Kind, Notes, as_text, items_of, whole

SHORT = {"encoder": "e", "decoder": "d", "cross": "c", "padding": "pad", "causal": "causal"}
FILLS = ("model", "-inf", "-1e9")
POSITIONS = ("on", "off", "shuffled", "shifted")
# One change of a mask, for the page to read the same.
MASK_ITEM = r"(\w+)\.(\*|\d{1,5})\.(\*|\d{1,5})\.([01])(?:\.(\*|-?\d{1,5})\.(\*|-?\d{1,5}))?"
_LONG = {short: name for name, short in SHORT.items()} | {name: name for name in SHORT}
_NUMBERED = {"shuffled": "position_seed", "shifted": "position_shift"}

Fields = dict[str, Any]


@dataclass(frozen=True)
class EditKind(Kind[Fields]):
    """One parameter: it is read into fields of ``core.Edits``, and written from the edits as a whole.

    A model that takes ``field`` takes all of them.
    """

    about: str
    field: str
    from_text: Callable[[str, Notes], Fields]
    to_text: Callable[[core.Edits], str]
    between: str = ""  # the sign between the texts of a list; a kind without it takes no such list
    lists: bool = False  # True if an empty list means none of them

    def read(self, given: Any, notes: Notes) -> Fields:
        """Return fields that ``core.Edits`` takes."""
        fields = self.from_text(self._listed(given), notes)
        core.Edits(**fields)
        return fields

    def _listed(self, given: Any) -> str:
        """The text of a parameter, as an address has it; places of a list are joined by points."""
        if self.between and isinstance(given, list) and given and all(isinstance(one, str) for one in given):
            return as_text(self.between.join(given))
        if isinstance(given, list) and all(isinstance(one, int) and not isinstance(one, bool) for one in given):
            return as_text(".".join(str(one) if abs(one) < MAX_INDEX else "?" for one in given))
        return as_text(given)


def _mask_text(edit: core.MaskEdit) -> str:
    band = [] if edit.min_offset is edit.max_offset is None else [edit.min_offset, edit.max_offset]
    row, column, *rest = ["*" if place is None else str(place) for place in (edit.query, edit.key, *band)]
    return ".".join([SHORT[edit.map], row, column, str(int(edit.allowed)), *rest])


def _mask_of(text: str) -> core.MaskEdit:
    mask, row, column, allowed, *band = text.split(".")
    if len(band) not in (0, 2) or allowed not in ("0", "1"):
        raise ValueError("not a change of a mask")
    lowest, highest = (_place(place, signed=True) for place in band or ("*", "*"))
    return core.MaskEdit(_name(mask), _place(row), _place(column), allowed == "1", lowest, highest)


def _head_of(text: str) -> core.HeadName:
    name, layer, head = text.split(".")
    return core.HeadName(_name(name), whole(layer), whole(head))


def _name(text: str) -> str:
    if text not in _LONG:
        raise ValueError("not a mask")
    return _LONG[text]


def _place(text: str, signed: bool = False) -> int | None:
    return None if text == "*" else whole(text, signed=signed)


def _items(text: str, read: Callable[[str], Any], notes: Notes, what: str) -> tuple[Any, ...]:
    items, unread = items_of(text, read)
    if unread:
        notes.append(sentence("reply-left-out", count=unread, what=what))
    return tuple(items)


def _read_bugs(text: str, notes: Notes) -> Fields:
    known = tuple(name for name in text.split(".") if name in core.BUGS)
    if len(known) < len(text.split(".")):
        notes.append(sentence("reply-no-such-bug"))
    return {"bugs": tuple(dict.fromkeys(known))}


def _read_fill(text: str, notes: Notes) -> Fields:
    if text not in FILLS:
        raise core.InputError("reply-fills", fills=FILLS)
    return {"fill": text}


def _read_pads(text: str, notes: Notes) -> Fields:
    counts = text.removesuffix(".left")
    source, target = counts.split(".") if "." in counts else (counts, "0")
    side = {} if counts == text else {"padding_side": "left"}
    return {"source_pads": whole(source, signed=True), "target_pads": whole(target, signed=True)} | side


def _pads_text(edits: core.Edits) -> str:
    side = ".left" if edits.padding_side == "left" else ""
    return f"{edits.source_pads}.{edits.target_pads}{side}" if edits.source_pads or edits.target_pads else ""


def _read_positions(text: str, notes: Notes) -> Fields:
    kind, *number = text.split(".")
    if kind not in POSITIONS or len(number) > 1 or (number and kind not in _NUMBERED):
        raise ValueError("no such positions")
    return {"positions": kind} | ({_NUMBERED[kind]: whole(number[0])} if number else {})


def _positions_text(edits: core.Edits) -> str:
    number = {"shuffled": f".{edits.position_seed}", "shifted": f".{edits.position_shift}"}
    return "" if edits.positions == "on" else edits.positions + number.get(edits.positions, "")


def _steer_text(edits: core.Edits) -> str:
    return json.dumps(plain_steers(edits.steer), ensure_ascii=False, separators=(",", ":")) if edits.steer else ""


KINDS = {
    "mask": EditKind(
        "mask edits",
        "mask",
        lambda text, notes: {"mask": _items(text, _mask_of, notes, "masks")},
        lambda edits: "_".join(map(_mask_text, edits.mask)),
        between="_",
        lists=True,
    ),
    "bugs": EditKind("bugs", "bugs", _read_bugs, lambda edits: ".".join(edits.bugs), lists=True),
    "fill": EditKind("fill", "fill", _read_fill, lambda edits: "" if edits.fill == "model" else edits.fill),
    "pads": EditKind("pads", "source_pads", _read_pads, _pads_text),
    "off": EditKind(
        "heads",
        "heads_off",
        lambda text, notes: {"heads_off": _items(text, _head_of, notes, "heads")},
        lambda edits: "_".join(f"{SHORT[name.map]}.{name.layer}.{name.head}" for name in edits.heads_off),
        between="_",
        lists=True,
    ),
    "positions": EditKind("positions", "positions", _read_positions, _positions_text),
    "out": EditKind(
        "places",
        "left_out",
        lambda text, notes: {"left_out": tuple(dict.fromkeys(map(whole, text.split("."))) if text else ())},
        lambda edits: ".".join(map(str, edits.left_out)),
        lists=True,
    ),
    "steer": EditKind("steering", "steer", lambda text, notes: {"steer": steers_of(read_json(text))}, _steer_text),
}


def taken(fields: Collection[str]) -> list[str]:
    """Return the parameters of a model that takes these ``fields`` of ``core.Edits``: the page disables all others."""
    return [name for name, kind in KINDS.items() if kind.field in fields]


def grammar() -> dict[str, Any]:
    """Return the data with which the page reads and writes these parameters."""
    return {
        "maps": list(MAPS),
        "short": SHORT,
        "maskItem": MASK_ITEM,
        "fills": list(FILLS),
        "positions": list(POSITIONS),
        "maxMaskEdits": MAX_MASK_EDITS,
        "maxPads": MAX_PADS,
        "maxAmount": MOST_AMOUNT,
    }
