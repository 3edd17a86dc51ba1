"""SentencePiece's unigram models (Kudo 2018), as files of the real package hold them: encode, decode, normalise.

It gives the same pieces as the real one: sums of scores are float32, because a tie decides between two segmentations.
It has nothing for training.
"""

from collections.abc import Sequence
from typing import Any

from . import model
from .normalizer import Normalizer
from .segmentation import Segmentation

__all__ = ["SentencePieceProcessor"]

_SPACE = "\u2581"  # stands for a space in pieces
_UNKNOWN = " \u2047 "
_BROKEN = "\ufffd"


class SentencePieceProcessor:
    """A tokenizer; ``LoadFromSerializedProto`` first."""

    def LoadFromSerializedProto(self, serialized: bytes) -> bool:  # noqa: N802 - the real package's name
        """Read a model. Raises ``RuntimeError`` if these are not the bytes of a whole model."""
        try:
            read = model.read(bytes(serialized))
        except (IndexError, ValueError, KeyError) as error:
            raise RuntimeError("Internal: could not parse ModelProto") from error
        self._pieces, self._kinds = read.pieces, read.kinds
        self._ids = {piece: index for index, piece in enumerate(read.pieces)}
        self._unknown = read.kinds.index(model.UNKNOWN)
        self._bytes = [self._ids.get(f"<0x{byte:02X}>", self._unknown) for byte in range(256)]
        self._byte_of = {index: byte for byte, index in enumerate(self._bytes) if index != self._unknown}
        self._falls_back = read.byte_fallback
        self._normalizer = Normalizer(read)
        self._segmentation = Segmentation(read)
        return True

    def normalize(self, text: str) -> str:
        """Return the text as pieces are looked for in it, with a mark for each space."""
        return self._normalizer.normalize(text)

    def encode(self, text: "str | Sequence[str]") -> Any:
        if not isinstance(text, str):
            return [self.encode(one) for one in text]
        normalized, ids = self._normalizer.normalize(text), []
        for begin, end, index in self._segmentation.best(normalized):
            if index != self._unknown:
                ids.append(index)
            elif self._falls_back:
                ids += [self._bytes[byte] for byte in normalized[begin:end].encode()]
            elif not ids or ids[-1] != index:  # unknown characters side by side are one piece
                ids.append(index)
        return ids

    def decode(self, ids: Sequence[int]) -> str:
        parts: list[str] = []
        run: list[int] = []  # of bytes that may make a character together
        begins = True  # the space before the first word is none of the text's
        for index in ids:
            if index in self._byte_of:
                run.append(self._byte_of[index])
                continue
            parts.append(_characters(run))
            run = []
            begins = begins and not any(parts)
            text = self._surface(index)
            if begins and text.startswith(_SPACE) and self._normalizer.removes_first_space:
                text = text[1:]
                begins = self._normalizer.removes_spaces
            parts.append(text)
        return "".join((*parts, _characters(run))).replace(_SPACE, " ")

    def get_piece_size(self) -> int:
        return len(self._pieces)

    def id_to_piece(self, index: Any) -> Any:
        return [self.id_to_piece(one) for one in index] if isinstance(index, list) else self._pieces[index]

    def piece_to_id(self, piece: str) -> int:
        """Return the id of a piece; that of the unknown piece if there is no such."""
        return self._ids.get(piece, self._unknown)

    def _surface(self, index: int) -> str:
        if self._kinds[index] == model.CONTROL:
            return ""
        return _UNKNOWN if index == self._unknown else self._pieces[index]


def _characters(run: list[int]) -> str:
    """Return the characters that bytes spell; each byte that belongs to none as U+FFFD."""
    data, at, found = bytes(run), 0, []
    while at < len(data):
        for length in (1, 2, 3, 4):
            try:
                found.append(data[at : at + length].decode())
            except UnicodeDecodeError:
                continue
            at += length
            break
        else:
            found.append(_BROKEN)
            at += 1
    return "".join(found)
