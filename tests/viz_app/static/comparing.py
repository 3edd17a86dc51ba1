"""Compares two answers of the page, number by number; what travels packed is unpacked first."""

import base64
import io
import json
import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from viz_app.view_models.levels import ALPHABET, LEVEL_ESCAPE

NEAR = 1e-5  # by so much may two numbers differ, or by so much of the largest number beside them
_OF_SUMS = 5e-5  # the same for sums, differences and quotients of rounded numbers: of log-probabilities, of gradients
UNSCALED = "no-scale"  # the place of a run without the scale: its scores, and their rounding, are √32 times as large
_SUMS = (
    ".log_probability",  # logits of about 20 less the logarithm of a sum
    ".top[",
    ".byToken.",
    ".change.",
    ".residual",
    ".shares.",
    ".map.vectors.",
    ".map.heads.",
    ".map.together",
)
_COUNTS = (".before[", ".after[")  # numbers in the bins of a histogram: one may be on the other side of an edge
_SHARES = (".zeros[",)  # of numbers that are 0: one may be on the other side of it
_QUOTIENTS = (".headShares.",)  # of small sums of rounded numbers
_ROUND = (".log_p", ".entropy", ".examples[")  # with four decimals: one may be rounded the other way
_HUNDREDTHS = (".entropy[",)  # of a mean entropy: one may be rounded the other way, as a printed number may
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e[-+]?\d+)?")
_NOTICE = re.compile(r"\.notices\[\d+\]$")  # of a saved run: a tab has ids there, which get their words when it is read
_HASH = re.compile("[0-9a-f]{12}")  # of a payload: another if a single weight is rounded the other way
_LEVELS = ("weights", "change", "changes")  # packed whole numbers, by name: weights and their changes, rounded
_ROUNDED = 2  # levels from one rounded number to the next: of a weight by thousandths and by per cent, of a change


def differences(one: Any, two: Any, place: str = "") -> Iterator[str]:
    """Yield a sentence for each place at which two answers differ."""
    if ".most." in place and isinstance(one, list) and len(one) == 3 and all(map(_is_number, one)):
        # The cell that changed most: of two that changed alike, or of none that changed, rounding chooses one.
        yield from differences(abs(one[2]), abs(two[2]), place)
    elif isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        if (numbers := _numbers(one)) is not None:
            yield from _far(numbers, _numbers(two), place)
            return
        for name, value in one.items():
            yield from differences(value, two[name], f"{place}.{name}")
    elif _are_numbers(one) and _are_numbers(two):
        yield from _far(np.array(one, float), np.array(two, float), place)
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for index, (first, second) in enumerate(zip(one, two, strict=True)):
            yield from differences(first, second, f"{place}[{index}]")
    elif isinstance(one, str) and isinstance(two, str):
        yield from _texts(one, two, place)
    elif one != two:
        yield f"{place}: {str(one)[:120]} or {str(two)[:120]}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _are_numbers(value: Any) -> bool:
    return all(map(_is_number, value)) if isinstance(value, list) else _is_number(value)


def _texts(one: str, two: str, place: str) -> Iterator[str]:
    *_, owner, name = ("", *place.split("."))
    if one == two or _NOTICE.search(place) or (name == "id" and _HASH.fullmatch(one) and _HASH.fullmatch(two)):
        return
    if name in _LEVELS or owner in _LEVELS:
        yield from _levels(_unpacked(one), _unpacked(two), place)
    elif name == "nodes":
        yield from _nodes(_unpacked(one), _unpacked(two), place)
    elif name == "data":
        yield from _files(base64.b64decode(one), base64.b64decode(two), place)
    elif one[:1] in "{[" and two[:1] in "{[":
        yield from differences(json.loads(one), json.loads(two), place)
    elif _NUMBER.sub("0", one) != _NUMBER.sub("0", two):
        yield f"{place}: {one[:120]!r} or {two[:120]!r}"
    else:
        pairs = zip(_NUMBER.findall(one), _NUMBER.findall(two), strict=True)
        for first, second in pairs:
            # A printed number may be rounded the other way in its last place.
            step = 10.0 ** -len(first.partition(".")[2]) if "e" not in first else 0
            if abs(float(first) - float(second)) > max(1.5 * step, NEAR * max(1, abs(float(first)))):
                yield f"{place}: {first} or {second} in a text"


def _numbers(packed: dict[str, Any]) -> np.ndarray | None:
    """Return the array of ``{"shape", "data"}`` of the page, or of ``{"dtype", "bdata"}`` of Plotly."""
    if packed.keys() == {"shape", "data"} and isinstance(packed["data"], str):
        count = math.prod(packed["shape"])
        return np.frombuffer(_unpacked(packed["data"])[: 4 * count], "<f4").astype(float)
    if packed.keys() >= {"dtype", "bdata"}:
        return np.frombuffer(base64.b64decode(packed["bdata"]), packed["dtype"]).astype(float)
    return None


def _far(one: np.ndarray, two: Any, place: str) -> Iterator[str]:
    if one.shape != two.shape:
        yield f"{place}: {one.shape} or {two.shape}"
        return
    near = _OF_SUMS if any(name in place for name in _SUMS) else NEAR
    near *= 32**0.5 if UNSCALED in place else 1
    near = max(near * max(1.0, np.nanmax(abs(one), initial=0)), any(name in place for name in _COUNTS))
    near = max(near, 1e-3 * any(name in place for name in _SHARES))
    near = max(near, 4e-4 * any(name in place for name in _QUOTIENTS))
    near = max(near, 1.01e-4 * any(name in place for name in _ROUND))
    near = max(near, 1.01e-2 * any(name in place for name in _HUNDREDTHS))
    if not np.allclose(one, two, rtol=0, atol=near, equal_nan=True):
        yield f"{place}: {np.nanmax(abs(one - two)):.1e} apart, of {np.nanmax(abs(one)):.1e}"


def _levels(one: bytes, two: bytes, place: str) -> Iterator[str]:
    first, second = _levels_of(one), _levels_of(two)
    if first.shape != second.shape:
        yield f"{place}: {first.shape} or {second.shape}"
        return
    apart = abs(first - second)
    if apart.max(initial=0) > _ROUNDED or (apart > 0).mean() > 0.05:
        yield f"{place}: {apart.max()} levels apart, {(apart > 0).mean():.1%} of them"


def _levels_of(packed: bytes) -> np.ndarray:
    levels, upper = [], 0
    for byte in packed:
        if byte >= LEVEL_ESCAPE and not upper:
            upper = byte - LEVEL_ESCAPE + 1
        else:
            levels.append((upper - 1) * 256 + byte if upper else byte)
            upper = 0
    return np.array(levels)


def _nodes(one: bytes, two: bytes, place: str) -> Iterator[str]:
    """Compare the nodes of a search: ten bytes each, of which the first four hold a number."""
    count = len(one) // 10
    if len(one) != len(two) or one[4 * count :] != two[4 * count :]:
        yield f"{place}: other nodes"
    else:
        numbers = [np.frombuffer(packed[: 4 * count], "<f4").astype(float) for packed in (one, two)]
        yield from _far(numbers[0], numbers[1], place)


def _files(one: bytes, two: bytes, place: str) -> Iterator[str]:
    if not one.startswith(b"PK"):
        yield from _texts(one.decode(), two.decode(), f"{place} of a file")
        return
    with np.load(io.BytesIO(one)) as first, np.load(io.BytesIO(two)) as second:
        if set(first.files) != set(second.files):
            yield f"{place}: other arrays"
            return
        for name in first.files:
            if name == "json":
                texts = [bytes(file[name]).decode() for file in (first, second)]
                yield from _texts(*texts, f"{place}.{name}")
            elif first[name].dtype.kind in "fiu":
                yield from _far(first[name].astype(float), second[name].astype(float), f"{place}.{name}")
            elif first[name].dtype.kind == "U":
                yield from _texts(str(first[name]), str(second[name]), f"{place}.{name}")
            elif not np.array_equal(first[name], second[name]):
                yield f"{place}.{name}: other values"


def _unpacked(text: str) -> bytes:
    """Return the bytes of text in the base 85 of the page."""
    digits = np.array([ALPHABET.index(letter) for letter in text], np.uint64).reshape(-1, 5)
    words = digits @ np.array([85**4, 85**3, 85**2, 85, 1], np.uint64)
    return words.astype(">u4").tobytes()
