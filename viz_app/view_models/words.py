"""Tokens and numbers as people read them, as the page writes them in ``state/format.js``."""

import math
import re
from collections.abc import Sequence

THIN = "\u202f"  # narrow no-break space, before per cent and between thousands
MINUS = "−"
SPECIAL = {"<s>": "‹start›", "</s>": "‹end›", "<pad>": "‹pad›", "<unk>": "‹unk›"}
_CONTROLS = {chr(code): f"‹{code:02x}›" for code in (*range(0x20), *range(0x7F, 0xA0))}  # as a byte is written
_UNSEEN = str.maketrans(_CONTROLS | {"▁": " ", "\n": "⏎", "\t": "→"})
_BYTE = re.compile(r"<0x([0-9A-F]{2})>")  # a piece that is one byte of a character outside the vocabulary
_BRACKETED = re.compile(r"\[(CLS|SEP|PAD|UNK|MASK)\]")


def label(piece: str) -> str:
    """A token without the marks of its tokenizer; special ones in guillemets, a byte of ASCII as its character."""
    if piece in SPECIAL:
        return SPECIAL[piece]
    byte = _BYTE.fullmatch(piece)
    if byte and " " < chr(int(byte[1], 16)) <= "~":
        return chr(int(byte[1], 16))
    bare = byte or _BRACKETED.fullmatch(piece)
    if bare:
        return f"‹{bare[1].lower()}›"
    return "␣" * len(piece) if piece and not piece.strip("▁") else piece.removeprefix("▁").translate(_UNSEEN)


def is_special(piece: str) -> bool:
    """Return True if a token is special, or one byte of a character."""
    return piece == "▁" or piece in SPECIAL or bool(_BYTE.fullmatch(piece) or _BRACKETED.fullmatch(piece))


def is_byte(piece: str) -> bool:
    """Return True if a token is one byte of a character outside the vocabulary."""
    return bool(_BYTE.fullmatch(piece))


def is_joined(pieces: Sequence[str], index: int) -> bool:
    """Return True if the piece at ``index`` touches the one before; a gap between tokens means a space."""
    if index == 0:
        return False
    piece, before = pieces[index], pieces[index - 1]
    continues = is_byte(piece) or (not is_special(piece) and not piece.startswith("▁"))
    return continues and (is_byte(before) or before == "▁" or not is_special(before))


def percent(fraction: float) -> str:
    """Whole per cent from 10, one decimal below and for what is nearly all, ``<0.1 %`` under 0.05."""
    if math.isnan(fraction):
        return "NaN"
    if fraction < 0.0005:
        return f"<0.1{THIN}%"
    decimals = 1 if fraction < 0.0995 or 0.995 <= fraction < 0.9995 else 0
    return f"{100 * fraction:.{decimals}f}{THIN}%"


def whole_percents(shares: Sequence[float], *, has_rest: bool = False) -> list[str]:
    """Return shares as whole per cents, each rounded by itself, as ``percents`` of ``format.js`` does.

    With ``has_rest`` the last one is the text of all others: what the rounded shares leave of 100.
    """
    whole = [math.floor(100 * share + 0.5) for share in shares]
    if has_rest:
        whole[-1] = max(0, 100 - sum(whole[:-1]))
    texts = {0: "<1", 100: "100" if max(shares, default=1) >= 0.9995 else ">99"}
    return [f"{texts.get(one, one)}{THIN}%" for one in whole]


def quoted(piece: str) -> str:
    """Return a token for a sentence; a lone punctuation mark gets quotes."""
    shown = label(piece)
    return shown if is_special(piece) or re.search(r"\w", shown) else f"‘{shown}’"


def number(value: float, decimals: int = 2) -> str:
    """A number with a true minus and thousands apart; infinity as a sign, and never a minus before zero."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return f"{MINUS}∞" if value < 0 else "∞"
    text = f"{value:,.{decimals}f}".replace(",", THIN)
    return (MINUS + text[1:] if re.search("[1-9]", text) else text[1:]) if text[0] == "-" else text


def signed(value: float, decimals: int = 2) -> str:
    """The same with a plus before what is above zero."""
    text = number(value, decimals)
    return f"+{text}" if value > 0 and re.search("[1-9∞]", text) else text


def scale(most: float) -> str:
    """The end of a signed scale: ``±17.4``, with two decimals below ten."""
    return f"±{number(most, 2 if most < 10 else 1)}"
