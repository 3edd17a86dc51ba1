"""Attention weights as text.

Attention weights travel as *levels*. The level of a weight w is ``round(1000 w) + round(100 w)``, rounded half to
even as Python prints: it holds both the three decimals and the whole per cent that a page may show, so that neither
is ever rounded twice. A level below 240 takes one byte, any other two; cells that no query may look at take none.
The bytes travel as base-85 text. Together this stays near 1.3 bytes a weight and needs no second request for digits.
"""

import numpy as np
from jaxtyping import Float, Int

# Printable ASCII without the nine characters that JSON, HTML or Gradio would escape or interpret: " \ < > & ' ` $ /
ALPHABET = "".join(chr(c) for c in range(33, 127) if chr(c) not in "\"\\<>&'`$/")
_LETTERS = np.frombuffer(ALPHABET.encode(), np.uint8)
# The letters of two digits at once, and those of four bytes.
_PAIRS = np.stack((np.repeat(_LETTERS, 85), np.tile(_LETTERS, 85)), axis=1).view(np.uint16)[:, 0].copy()
_FIVE = np.dtype([("first", np.uint8), ("middle", np.uint16), ("last", np.uint16)])
LEVEL_ESCAPE = 240  # bytes from here on are the upper part of a two-byte level
LEVEL_MANY = 4094  # a value above 3.7, which only a broken softmax gives
LEVEL_NAN = 4095
_AT_ONCE = 2**16  # weights


def levels_of(weights: Float[np.ndarray, "..."]) -> Int[np.ndarray, "..."]:
    """The level of each weight: three decimals and the whole per cent in one number, see the module's docstring.

    Float64 holds 1000 w and 100 w of a float32 w exactly, so the rounding is that of the true number. NaN becomes
    ``LEVEL_NAN``, values too large for two bytes ``LEVEL_MANY``.
    """
    flat = np.asarray(weights).ravel()
    if flat.size > _AT_ONCE:  # what stays in a processor's cache took 0.1 to 0.4 of the time
        parts = [levels_of(flat[at : at + _AT_ONCE]) for at in range(0, flat.size, _AT_ONCE)]
        return np.concatenate(parts).reshape(np.shape(weights))
    exact, is_whole = np.asarray(weights, np.float64), bool(np.isfinite(weights).all())
    if not is_whole:
        exact = np.nan_to_num(exact, nan=0.0, posinf=1e6, neginf=0.0)
    levels = np.minimum(np.rint(exact * 1000) + np.rint(exact * 100), LEVEL_MANY).astype(np.uint16)
    if not is_whole:
        levels[np.isnan(weights)] = LEVEL_NAN
    return levels


def thousandths_of(levels: Int[np.ndarray, "..."]) -> Int[np.ndarray, "..."]:
    """The three decimals that a level holds, as a whole number of thousandths."""
    return levels - (levels + 5) // 11


def pack_levels(levels: Int[np.ndarray, "..."]) -> bytes:
    """Levels as bytes in C order: one byte below ``LEVEL_ESCAPE``, else escape + upper part, then the lower byte."""
    flat = np.asarray(levels, np.uint16).ravel()
    large = np.flatnonzero(flat >= LEVEL_ESCAPE)
    upper = large + np.arange(large.size)  # where the upper parts come to stand
    packed = np.empty(flat.size + large.size, np.uint8)
    is_lower = np.ones(packed.size, np.bool_)
    is_lower[upper] = False
    packed[is_lower] = flat.astype(np.uint8)
    packed[upper] = LEVEL_ESCAPE + (flat[large] >> 8)
    return packed.tobytes()


def base85(data: bytes) -> str:
    """Bytes as text: four bytes, most significant first, are five digits of ``ALPHABET``; zeros fill the last four."""
    words = np.frombuffer(data + bytes(-len(data) % 4), ">u4").astype(np.uint32)
    upper = words // len(_PAIRS)
    first = upper // len(_PAIRS)
    letters = np.empty(len(words), _FIVE)
    letters["first"] = _LETTERS[first]
    letters["middle"] = _PAIRS[upper - len(_PAIRS) * first]
    letters["last"] = _PAIRS[words - len(_PAIRS) * upper]
    return letters.tobytes().decode("ascii")
