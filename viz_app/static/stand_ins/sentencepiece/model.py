"""Reads ``tokenizer.model``, a message of Protocol Buffers (``sentencepiece_model.proto`` names its fields)."""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)
_UNIGRAM = 1
# The fields of the trainer's and of the normaliser's settings that count.
_SETTINGS = {
    (2, 3): "algorithm",
    (2, 35): "byte_fallback",
    (3, 2): "charsmap",
    (3, 3): "adds_dummy_prefix",
    (3, 4): "removes_spaces",
    (3, 5): "escapes_spaces",
}
_FLOAT = struct.Struct("<f")
# A piece as SentencePiece writes it: its fields in their order, each number of one byte. Read in a third of the time.
_USUAL_PIECE = re.compile(
    rb"\n(?P<length>[\0-\x7f])(?P<piece>.*)\x15(?P<score>.{4})(?:\x18(?P<kind>[\0-\x7f]))?", re.DOTALL
)


@dataclass
class ModelFile:
    """The content of a file: pieces by id with their scores and kinds, and the settings of the normaliser."""

    pieces: list[str] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    byte_fallback: bool = False
    charsmap: bytes = b""
    adds_dummy_prefix: bool = True
    removes_spaces: bool = True
    escapes_spaces: bool = True


def read(data: bytes) -> ModelFile:
    """Return what the bytes of a file say. Raises ``ValueError`` if they are cut off, no such file, or of another
    algorithm than unigram."""
    found = ModelFile()
    for number, value in _fields(data):
        if number == 1:
            _read_piece(found, _bytes(value))
        for field_number, setting in _fields(_bytes(value)) if number in (2, 3) else ():
            name = _SETTINGS.get((number, field_number), "")
            if name == "algorithm":
                if setting != _UNIGRAM:
                    raise ValueError("this stand-in reads unigram models only")
            elif name:
                setattr(found, name, _bytes(setting) if name == "charsmap" else bool(setting))
    if UNKNOWN not in found.kinds or NORMAL not in found.kinds:
        raise ValueError("there are no pieces")
    return found


def _read_piece(found: ModelFile, data: bytes) -> None:
    piece, score, kind = "", 0.0, NORMAL
    usual = _USUAL_PIECE.fullmatch(data)
    if usual and usual["length"][0] == len(usual["piece"]):
        found.pieces.append(usual["piece"].decode())
        found.scores.append(_FLOAT.unpack(usual["score"])[0])
        found.kinds.append(usual["kind"][0] if usual["kind"] else kind)
        return
    for number, value in _fields(data):
        if number == 1:
            piece = _bytes(value).decode()
        elif number == 2:
            (score,) = _FLOAT.unpack(_bytes(value))
        elif number == 3:
            kind = _whole(value)
    found.pieces.append(piece)
    found.scores.append(score)
    found.kinds.append(kind)


def _bytes(value: int | bytes) -> bytes:
    if isinstance(value, int):
        raise ValueError("a number stands where bytes should")
    return value


def _whole(value: int | bytes) -> int:
    if not isinstance(value, int):
        raise ValueError("bytes stand where a number should")
    return value


def _fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    """Yield number and value of every field of a message."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = _varint(data, at)
            yield key >> 3, value
            continue
        if kind == 2:
            length, at = _varint(data, at)
        elif kind in (1, 5):
            length = 8 if kind == 1 else 4
        else:
            raise ValueError(f"there is no kind of field with the number {kind}")
        if at + length > len(data):
            raise ValueError("the file is cut off")
        yield key >> 3, data[at : at + length]
        at += length


def _varint(data: bytes, at: int) -> tuple[int, int]:
    byte = data[at]
    if byte < 128:  # almost always
        return byte, at + 1
    value, shift = byte & 127, 7
    while byte >= 128:
        at += 1
        byte = data[at]
        value |= (byte & 127) << shift
        shift += 7
    return value, at + 1
