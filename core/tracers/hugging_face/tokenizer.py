"""Pieces as the pages read them, whatever cut the text: "▁" before a piece means a space.

SentencePiece already writes so. WordPiece (Schuster & Nakajima 2012) marks what continues a word with "##"; byte-level
BPE (Radford et al. 2019, section 2.2) writes every byte as one visible character, the space as "Ġ".
"""

import json
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.text.tokens import clean_text

WORD = "▁"
_VISIBLE = (*range(33, 127), *range(161, 173), *range(174, 256))  # bytes that byte-level BPE writes as they are
_HIDDEN = [byte for byte in range(256) if byte not in _VISIBLE]
_BYTE_OF = {chr(byte): byte for byte in _VISIBLE} | {chr(256 + n): byte for n, byte in enumerate(_HIDDEN)}


@dataclass(frozen=True)
class Source:
    """The input of a model: ids, their pieces, and which of them the tokenizer added."""

    ids: tuple[int, ...]
    pieces: tuple[str, ...]
    added: tuple[bool, ...]

    def only(self, kept: Sequence[int]) -> "Source":
        """Return the tokens at the indices ``kept``."""
        ids, pieces = [self.ids[index] for index in kept], [self.pieces[index] for index in kept]
        return Source(tuple(ids), tuple(pieces), tuple(self.added[index] for index in kept))


class HubTokenizer:
    """Text <-> ids <-> pieces over a Hugging Face tokenizer; safe to share between threads."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._kind = _kind(tokenizer)
        self._special = frozenset(tokenizer.all_special_ids)
        self.mask: int | None = tokenizer.mask_token_id  # stands for a token that is to be guessed
        self._lock = threading.Lock()  # some tokenizers switch between their two languages while they work

    def source(self, text: str) -> Source:
        """Return what the model reads for ``text``, with the tokens that its kind adds."""
        text = clean_text(text)
        with_places = self._kind == "words"
        with self._lock:
            encoded = self._tokenizer(text, return_offsets_mapping=with_places, verbose=False)
        ids = [int(token) for token in encoded["input_ids"]]
        pieces = list(self.pieces(ids))
        if with_places:
            # "bike." is cut into "bike" and ".", and only the text knows that no space was between them.
            for index, (start, _) in enumerate(encoded["offset_mapping"]):
                if start and not text[start - 1].isspace():
                    pieces[index] = pieces[index].removeprefix(WORD)
        return Source(tuple(ids), tuple(pieces), tuple(token in self._special for token in ids))

    def target(self, text: str, *, whole: bool = True) -> tuple[int, ...]:
        """Return the ids of a target; a ``whole`` one has the tokens that its kind adds."""
        with self._lock:
            encoded = self._tokenizer(text_target=clean_text(text), add_special_tokens=whole, verbose=False)
        return tuple(int(token) for token in encoded["input_ids"])

    def decode(self, ids: Sequence[int]) -> str:
        """Return the text of ``ids`` without special tokens."""
        with self._lock:
            return str(self._tokenizer.decode(list(ids), skip_special_tokens=True)).strip()

    def pieces(self, ids: Sequence[int]) -> tuple[str, ...]:
        """Return the piece of every id."""
        return tuple(self.piece(token) for token in ids)

    def piece(self, token: int) -> str:
        """Return the piece of one id."""
        piece = self._tokenizer.convert_ids_to_tokens(token)
        if piece is None:  # an embedding that was added to fill up a matrix
            return f"<{token}>"
        if token in self._special or self._kind == "sentencepiece":
            return str(piece)
        return _from_bytes(piece) if self._kind == "bytes" else _from_words(piece)

    def id_of(self, piece: str) -> int:
        """Return the id of a piece as ``piece`` spells it; it looks through the whole vocabulary.

        Raises:
            ValueError: if no piece is spelt so.
        """
        with self._lock:
            ids = sorted(self._tokenizer.get_vocab().values())
        found = next((index for index in ids if self.piece(index) == piece), None)
        if found is None:
            raise ValueError(f"the vocabulary has no piece {piece!r}; pieces that start a word begin with {WORD!r}")
        return found


def _kind(tokenizer: Any) -> str:
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None:  # written in Python around a SentencePiece model
        return "sentencepiece"
    plain = json.loads(backend.to_str())
    around = json.dumps([plain.get("pre_tokenizer"), plain.get("decoder")])
    if "ByteLevel" in around:
        return "bytes"
    return "sentencepiece" if "Metaspace" in around else "words"


def _from_words(piece: str) -> str:
    return piece.removeprefix("##") if piece.startswith("##") and piece != "##" else WORD + piece


def _from_bytes(piece: str) -> str:
    if any(char not in _BYTE_OF for char in piece):  # a token that was added to the vocabulary as it is
        return piece
    content = bytes(_BYTE_OF[char] for char in piece)
    if len(content) == 1 and content[0] > 127:
        return f"<0x{content[0]:02X}>"  # one byte of a longer character
    return content.decode(errors="backslashreplace").replace(" ", WORD)
