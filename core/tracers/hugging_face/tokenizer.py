"""Pieces as the pages read them, whatever cut the text: "▁" before a piece means a space.

SentencePiece already writes so. WordPiece (Schuster & Nakajima 2012) marks what continues a word with "##"; byte-level
BPE (Radford et al. 2019, section 2.2) writes every byte as one visible character, the space as "Ġ".
"""

import json
import threading
from collections.abc import Sequence
from typing import Any

from core.text.spans import UNREAD, Span, text_of, typed_spans
from core.tracers.source import Source

WORD = "▁"
_VISIBLE = (*range(33, 127), *range(161, 173), *range(174, 256))  # bytes that byte-level BPE writes as they are
_HIDDEN = [byte for byte in range(256) if byte not in _VISIBLE]
_BYTE_OF = {chr(byte): byte for byte in _VISIBLE} | {chr(256 + n): byte for n, byte in enumerate(_HIDDEN)}


class HubTokenizer:
    """Text <-> ids <-> pieces over a Hugging Face tokenizer; safe to share between threads.

    ``template`` is that of its chats, "" if it has none, ``special`` how special tokens are spelt, by their names.
    """

    is_chat = False  # nothing stands around a text but what its kind adds

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._kind = _kind(tokenizer)
        self.reads_bytes = self._kind == "bytes"  # every text, and nothing else
        self._special = frozenset(tokenizer.all_special_ids)
        self.mask: int | None = tokenizer.mask_token_id  # stands for a token that is to be guessed
        self.unknown: str | None = tokenizer.unk_token  # stands for what the vocabulary lacks
        self.template, self.special = _template(tokenizer)
        self._lock = threading.Lock()  # some tokenizers switch between their two languages while they work

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages of source and target, if they are told: such as "en" of "en", "en_XX" or "eng"."""
        pairs = (("source_lang", "target_lang"), ("src_lang", "tgt_lang"))
        told = ([getattr(self._tokenizer, name, None) for name in names] for names in pairs)
        both = next((one for one in told if all(isinstance(code, str) for code in one)), ())
        return tuple(str(code)[:2].lower() for code in both)

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the lock, which belongs to one process."""
        return {name: value for name, value in vars(self).items() if name != "_lock"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take what ``__getstate__`` returned."""
        vars(self).update(state, _lock=threading.Lock())

    def source(self, text: str) -> Source:
        """Return what the model reads for ``text`` as it is, with the tokens that its kind adds."""
        return self._read(text)

    def _read(self, text: str, *, adds: bool = True) -> Source:
        read, is_fast = text, self._tokenizer.is_fast
        with self._lock:
            encoded = self._tokenizer(
                read,
                add_special_tokens=adds,
                return_offsets_mapping=is_fast,
                return_special_tokens_mask=is_fast,
                verbose=False,
            )
            bare = None if is_fast else self._tokenizer(read, add_special_tokens=False, verbose=False)["input_ids"]
        ids = [int(token) for token in encoded["input_ids"]]
        pieces = list(self.pieces(ids))
        if bare is None:
            added = list(map(bool, encoded["special_tokens_mask"]))
            spans: list[Span] = encoded["offset_mapping"]
        else:
            added = _around(ids, bare)
            read, spans = text_of([UNREAD if piece == self.unknown else piece for piece in pieces])
        if self._kind == "words":
            # "bike." is cut into "bike" and ".", and only the text knows that no space was between them.
            for index, (start, _) in enumerate(spans):
                if start and not read[start - 1].isspace():
                    pieces[index] = pieces[index].removeprefix(WORD)
        known = [
            None if is_added else (span[0], span[0]) if piece == WORD else span
            for piece, span, is_added in zip(pieces, spans, added, strict=True)
        ]
        return Source(tuple(ids), tuple(pieces), typed_spans(text, read, known))

    def target(self, text: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Return the ids of a target, between those that its kind adds before it and after it."""
        with self._lock:
            both = [
                self._tokenizer(text_target=text, add_special_tokens=adds, verbose=False)["input_ids"]
                for adds in (True, False)
            ]
        whole, bare = (tuple(map(int, ids)) for ids in both)
        start = _around(whole, bare).index(False) if bare else 0
        return whole[:start], bare, whole[start + len(bare) :]

    def decode(self, ids: Sequence[int]) -> str:
        """Return the text of ``ids`` without special tokens."""
        with self._lock:
            return str(self._tokenizer.decode(list(ids), skip_special_tokens=True))

    def continued(self, text: str, read: Sequence[int], written: Sequence[int]) -> str:
        """Return ``text``, read as the ids ``read``, as it was typed, and behind it what was ``written``."""
        before, whole = self.decode(read), self.decode((*read, *written))
        return text + (whole.removeprefix(before) if whole.startswith(before) else self.decode(written))

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


def _template(tokenizer: Any) -> tuple[str, tuple[tuple[str, str], ...]]:
    try:
        template = tokenizer.get_chat_template()
    except (ValueError, AttributeError):  # there is none, or none by default
        return "", ()
    return str(template), tuple((name, str(token)) for name, token in tokenizer.special_tokens_map.items())


def _around(ids: Sequence[int], bare: Sequence[int]) -> list[bool]:
    """Return for each of ``ids`` whether it was put around ``bare``, the ids of the text alone."""
    start = next((at for at in range(len(ids)) if list(ids[at : at + len(bare)]) == list(bare)), 0)
    return [not start <= index < start + len(bare) for index in range(len(ids))]


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
