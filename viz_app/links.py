"""The changes to a run as parameters of an address: short, readable, and needing no escapes.

========= ============================== ===============================================================
parameter example                        means
========= ============================== ===============================================================
mask      ``c.3.*.0_causal.2.5.1``       changes of masks in turn: mask.row.column.open, ``*`` for every
          ``e.*.*.0.1.*``                the same for keys from 1 place after the query on
bugs      ``no-scale.no-causal-mask``    classic bugs switched on
fill      ``-1e9``                       the score of a closed cell
pads      ``2.1``                        pads after the source and after the target
off       ``c.1.6_e.0.2``                heads silenced: map.layer.head
positions ``off shuffled.3 shifted.5``   positions, with seed or distance
out       ``3.5``                        source tokens left out
========= ============================== ===============================================================

Everything is counted from 0. Masks: e encoder, d decoder, c cross, pad and causal the two parts of the decoder's.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import core

EDIT_PARAMETERS = ("mask", "bugs", "fill", "pads", "off", "positions", "out")
_SHORT = {"encoder": "e", "decoder": "d", "cross": "c", "padding": "pad", "causal": "causal"}
_LONG = {short: name for name, short in _SHORT.items()} | {name: name for name in _SHORT}
_LONGEST = 12_000  # characters of one parameter; more is no address that a browser would carry


def edits_to_link(edits: core.Edits) -> dict[str, str]:
    """Return the parameters that stand for ``edits``; those that change nothing are left out."""
    positions = {"shuffled": f"shuffled.{edits.position_seed}", "shifted": f"shifted.{edits.position_shift}"}
    written = {
        "mask": "_".join(map(_mask_text, edits.mask)),
        "bugs": ".".join(edits.bugs),
        "fill": "" if edits.fill == "model" else edits.fill,
        "pads": f"{edits.source_pads}.{edits.target_pads}" if edits.source_pads or edits.target_pads else "",
        "off": "_".join(f"{_SHORT[head.map]}.{head.layer}.{head.head}" for head in edits.heads_off),
        "positions": "" if edits.positions == "on" else positions.get(edits.positions, edits.positions),
        "out": ".".join(map(str, edits.left_out)),
    }
    return {name: text for name, text in written.items() if text}


def edits_from_link(parameters: Mapping[str, Any]) -> tuple[core.Edits, tuple[str, ...]]:
    """Read what ``edits_to_link`` wrote, or what a person or a cut-off link made of it.

    Returns:
        The edits that could be read, and a sentence for each parameter that could not, or not wholly.
    """
    fields: dict[str, Any] = {}
    notices: list[str] = []
    for name, read in _READERS.items():
        text = parameters.get(name)
        if text in (None, ""):
            continue
        try:
            found = read(_checked(text), notices)
            core.Edits(**found)
            fields |= found
        except core.InputError as error:
            notices.append(f"{error} The link's “{name}” is ignored.")
        except ValueError:
            notices.append(f"The link's “{name}” cannot be read and is ignored.")
    return core.Edits(**fields), tuple(notices)


def _checked(text: Any) -> str:
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError("not a parameter of an address")
    return text


def _mask_text(edit: core.MaskEdit) -> str:
    places = (
        [edit.query, edit.key]
        if edit.min_offset is edit.max_offset is None
        else [edit.query, edit.key, edit.min_offset, edit.max_offset]
    )
    row, column, *band = ["*" if place is None else str(place) for place in places]
    return ".".join([_SHORT[edit.map], row, column, str(int(edit.allowed)), *band])


def _mask_of(text: str) -> core.MaskEdit:
    mask, row, column, is_open, *band = text.split(".")
    if len(band) not in (0, 2) or is_open not in ("0", "1"):
        raise ValueError("not a change of a mask")
    first, last = map(_place, band or ("*", "*"))
    return core.MaskEdit(_name(mask), _counted(row), _counted(column), is_open == "1", first, last)


def _head_of(text: str) -> core.HeadName:
    name, layer, head = text.split(".")
    return core.HeadName(_name(name), _whole(layer), _whole(head))


def _name(text: str) -> str:
    if text not in _LONG:
        raise ValueError("not a mask")
    return _LONG[text]


def _place(text: str) -> int | None:
    return None if text == "*" else _whole(text)


def _counted(text: str) -> int | None:
    if text.startswith("-"):
        raise ValueError("rows and columns are counted from 0")
    return _place(text)


def _whole(text: str) -> int:
    """Read a small whole number; Python's ``int`` would also take spaces, underscores and other scripts' digits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 5):
        raise ValueError("not a small whole number")
    return int(text)


def _items(text: str, read: Callable[[str], Any], notices: list[str], what: str) -> tuple[Any, ...]:
    """Read the items that can be read; a link that was cut off loses its last one only."""

    def readable() -> Iterator[Any]:
        for item in text.split("_"):
            try:
                yield read(item)
            except ValueError:
                unread.append(item)

    unread: list[str] = []
    items = tuple(readable())
    if unread:
        notices.append(
            f"{len(unread)} of the link's {what} cannot be read and {'is' if len(unread) == 1 else 'are'} left out."
        )
    return items


def _read_mask(text: str, notices: list[str]) -> dict[str, Any]:
    return {"mask": _items(text, _mask_of, notices, "changes of masks")}


def _read_bugs(text: str, notices: list[str]) -> dict[str, Any]:
    known = tuple(name for name in text.split(".") if name in core.BUGS)
    if len(known) < len(text.split(".")):
        notices.append("The link asks for a bug that this version does not have; it is left out.")
    return {"bugs": tuple(dict.fromkeys(known))}


def _read_fill(text: str, notices: list[str]) -> dict[str, Any]:
    return {"fill": text}


def _read_pads(text: str, notices: list[str]) -> dict[str, Any]:
    source, target = [*text.split("."), "0"] if "." not in text else text.split(".")
    return {"source_pads": _whole(source), "target_pads": _whole(target)}


def _read_off(text: str, notices: list[str]) -> dict[str, Any]:
    return {"heads_off": _items(text, _head_of, notices, "silenced heads")}


def _read_positions(text: str, notices: list[str]) -> dict[str, Any]:
    kind, *number = text.split(".")
    if len(number) > 1:
        raise ValueError("more than one number")
    field = {"shuffled": "position_seed", "shifted": "position_shift"}.get(kind)
    return {"positions": kind} | ({field: _whole(number[0])} if number and field else {})


def _read_out(text: str, notices: list[str]) -> dict[str, Any]:
    return {"left_out": tuple(_whole(place) for place in text.split("."))}


_READERS: dict[str, Callable[[str, list[str]], dict[str, Any]]] = {
    "mask": _read_mask,
    "bugs": _read_bugs,
    "fill": _read_fill,
    "pads": _read_pads,
    "off": _read_off,
    "positions": _read_positions,
    "out": _read_out,
}
