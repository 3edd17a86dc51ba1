"""A vocabulary of characters as a SentencePiece model, written without a trainer.

The file is a message of Protocol Buffers (``sentencepiece_model.proto`` names its fields).
"""

import struct

from core.text.tokens import END, PAD, START, UNKNOWN, Tokenizer

_NORMAL, _UNKNOWN, _CONTROL = 1, 2, 3  # kinds of pieces
_UNIGRAM = 1
_LIGATURE, _LETTERS = "\ufb01".encode(), b"fi"


def character_tokenizer(characters: str) -> Tokenizer:
    """Return a tokenizer whose pieces are four special ones, then each of ``characters``."""
    kinds = {PAD: _CONTROL, UNKNOWN: _UNKNOWN, START: _CONTROL, END: _CONTROL}
    pieces = [*kinds, *("\u2581" if char == " " else char for char in characters)]
    model = b"".join(_field(1, _piece(piece, kinds.get(piece, _NORMAL))) for piece in pieces)
    trainer = _number(3, _UNIGRAM) + _number(4, len(pieces))
    trainer += b"".join(_number(field, index) for field, index in ((40, 1), (41, 2), (42, 3), (43, 0)))
    normalizer = _field(1, b"ligature") + _field(2, _rules()) + _number(3, 0)  # and no space before the first word
    return Tokenizer(model + _field(2, trainer) + _field(3, normalizer))


def _piece(piece: str, kind: int) -> bytes:
    return _field(1, piece.encode()) + b"\x15" + struct.pack("<f", 0.0) + _number(3, kind)


def _rules() -> bytes:
    """Return the one rule by which ``Tokenizer`` knows a whole file: the ligature of f and i is two letters.

    Rules are a double array over bytes (https://github.com/s-yata/darts-clone): each state has its own 256 places.
    """
    units = [0] * (256 * (len(_LIGATURE) + 1))
    units[0] = 256 << 10
    place = 256
    for state, byte in enumerate(_LIGATURE, start=2):
        at = place ^ byte
        is_last = state == len(_LIGATURE) + 1
        place = 256 * state if not is_last else 256
        units[at] = (at ^ place) << 10 | is_last << 8 | byte
    units[place] = 1 << 31  # the first replacement
    trie = struct.pack(f"<{len(units)}I", *units)
    return struct.pack("<I", len(trie)) + trie + _LETTERS + b"\0"


def _field(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _number(number: int, value: int) -> bytes:
    return _varint(number << 3) + _varint(value)


def _varint(value: int) -> bytes:
    parts = bytearray()
    while value > 127:
        parts.append(value & 127 | 128)
        value >>= 7
    return bytes([*parts, value])
