"""Text to pieces and back: one SentencePiece model, unigram (Kudo 2018, "Subword Regularization"), joint for all sides.

Unknown characters fall back to their UTF-8 bytes, so every text has an encoding and the unknown token never comes out
of one.
"""

import io
import math
import random
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import sentencepiece

from core.errors import InputError
from core.files import replace_file
from core.sentences import sentence
from core.text.invisible import without_invisible

PAD, UNKNOWN, START, END = "<pad>", "<unk>", "<s>", "</s>"
_UNWRITTEN = re.compile("[\x00-\x1f\x7f-\x9f\u2800\ud800-\udfff]")  # controls, the blank of Braille, lone surrogates

_PLACEHOLDERS = {"-LRB-": "(", "-RRB-": ")", "-LSB-": "[", "-RSB-": "]", "-LCB-": "{", "-RCB-": "}"}
# However many backslashes: taking away one at a time would read the text once for each. The look-behind and the
# possessive "++" let a run be tried from its beginning only.
_ESCAPED = re.compile(r"(?<!\\)\\++([/*])")
_PASSES = 8  # one join makes room for another: three passes leave nothing to do, on every text tried
_CLITIC = r"n't|'(?:s|m|d|t|re|ve|ll)"
_QUOTES = ('"', "'")
_JOINS = [
    (re.compile(rf"\s+({_CLITIC})(?!\w)", re.IGNORECASE), r"\1"),  # it 's, do n't
    (re.compile(r"\b(gon|wan)\s(na)\b", re.IGNORECASE), r"\1\2"),
    (re.compile(r"(?<!\s)\s+(?=[,;:!?%)\]}]|\.(?!\d))"), ""),  # nothing before closing marks
    (re.compile(r"(?<=[(\[{$])\s+"), ""),  # nothing after opening marks
]


def clean_text(text: str) -> str:
    """Return ``text`` on one line: no invisible character, and every run of white space and controls as one space.

    Lone surrogates cannot be written as UTF-8, and no model ever saw a control character.
    """
    if not (text.isascii() and text.isprintable()):  # few texts, and looking at each character takes its time
        text = _UNWRITTEN.sub(" ", without_invisible(text))
    return " ".join(text.split())


def is_control(char: str) -> bool:
    """Return True if ``clean_text`` makes a space of a character that is none."""
    return _UNWRITTEN.match(char) is not None and not char.isspace()


def plain_text(text: str) -> str:
    """Return the text as a visitor would type it, whether it came tokenised or not; applying it twice changes nothing.

    Undoes Penn Treebank tokenisation ("it 's", "-LRB-", two back-ticks for a quotation mark), so that a classifier
    sees one form in training, in evaluation and on the page.
    """
    text = clean_text(text)
    for _ in range(_PASSES):
        before, text = text, _joined(_attach_lone_quotes(_straight(text)))
        if text == before:
            break
    return text


def _straight(text: str) -> str:
    for placeholder, char in _PLACEHOLDERS.items():
        text = text.replace(placeholder, char)
    text = _ESCAPED.sub(r"\1", text)
    text = re.sub("[\u201c\u201d\u201e\u00ab\u00bb]|``|''", '"', re.sub("[\u2018\u2019\u00b4]", "'", text))
    text = re.sub(r"(?<!\S)`\s*", "'", text).replace("`", "'")  # a lone back-tick opens
    text = re.sub(r"\bcan(not)\b", r"can \1", text, flags=re.IGNORECASE)
    return clean_text(re.sub("\\s*(?:\u2014|\u2013)\\s*", " -- ", text))


def _joined(text: str) -> str:
    for pattern, replacement in _JOINS:
        text = pattern.sub(replacement, text)
    return text


def _attach_lone_quotes(text: str) -> str:
    """Attach quotation marks that stand alone: the first of a kind opens, the next closes; "readers ' view" closes."""
    joined: list[str] = []
    opening = ""  # marks waiting for the word that they open
    inside: set[str] = set()
    for word in text.split():
        if word not in _QUOTES:
            inside = _after(word, inside)
            joined.append(opening + word)
            opening = ""
        elif joined and not opening and (word in inside or (word == "'" and joined[-1][-1] in "sS")):
            joined[-1] += word
            inside = inside - {word}
        else:
            opening += word
            inside = inside ^ {word}
    return " ".join([*joined, opening] if opening else joined)


def _after(word: str, inside: set[str]) -> set[str]:
    """Return the kinds of quotation that are open after a word which may open or close one itself."""
    opened = {mark for mark in _QUOTES if word.startswith(mark)}
    closed = {mark for mark in _QUOTES if word.rstrip(".,;:?!").endswith(mark)}
    return (inside | opened) - closed


class Tokenizer:
    """Text <-> ids <-> pieces. The ids of the four special pieces are read from the model itself."""

    def __init__(self, model: bytes) -> None:
        """Take a serialised SentencePiece model.

        Raises:
            ValueError: if the bytes are not a whole model with the four special pieces.
        """
        self.model = model  # as a file holds it
        self._processor = _processor(model)
        self.pad_id = self.id_of(PAD)
        self.unknown_id = self.id_of(UNKNOWN)
        self.start_id = self.id_of(START)
        self.end_id = self.id_of(END)
        self._special = frozenset((self.pad_id, self.unknown_id, self.start_id, self.end_id))
        self._pieces = self._processor.id_to_piece(list(range(len(self))))  # asking it one by one takes longer

    @classmethod
    def load(cls, path: str | Path) -> "Tokenizer":
        """Read a tokenizer from a file.

        Raises:
            FileNotFoundError: if there is no such file.
            InputError: if the file is truncated or is something else.
        """
        path = Path(path)
        if not path.is_file():
            raise FileNotFoundError(sentence("core-no-tokenizer", path=str(path)))
        try:
            return cls(path.read_bytes())
        except InputError as error:
            raise InputError("core-tokenizer-of-file", path=str(path), why=error) from error

    @classmethod
    def train(
        cls,
        sentences: Iterable[str],
        vocabulary_size: int,
        special_ids: tuple[int, int, int, int] = (0, 1, 2, 3),
        *,
        uncased: bool = False,
    ) -> "Tokenizer":
        """Learn a unigram model; the same sentences in the same order give the same model, byte for byte.

        Every sentence is used, so nothing is drawn at random. A small text gives fewer pieces than asked for.

        Args:
            sentences: all texts of all languages.
            vocabulary_size: pieces at most, with 4 special ones and 256 bytes among them.
            special_ids: the ids of padding, unknown, start and end.
            uncased: whether to read capitals as small letters, here and whenever the model is used.

        Raises:
            ValueError: if there is no text, or the vocabulary cannot hold even its characters.
        """
        pad_id, unknown_id, start_id, end_id = special_ids
        out = io.BytesIO()
        try:
            sentencepiece.SentencePieceTrainer.train(
                sentence_iterator=filter(None, map(clean_text, sentences)),
                model_writer=out,
                vocab_size=vocabulary_size,
                hard_vocab_limit=False,
                model_type="unigram",
                normalization_rule_name="nfkc_cf" if uncased else "nfkc",
                byte_fallback=True,
                split_digits=True,
                character_coverage=0.9999,
                pad_id=pad_id,
                unk_id=unknown_id,
                bos_id=start_id,
                eos_id=end_id,
                num_threads=1,
                minloglevel=2,
            )
        except RuntimeError as error:
            raise _why_not_trained(vocabulary_size, error) from error
        return cls(out.getvalue())

    def save(self, path: str | Path) -> None:
        """Write the model to ``path``; ``load`` reads it back."""
        replace_file(path, self.model)

    def __len__(self) -> int:
        """Return the number of pieces."""
        return self._processor.get_piece_size()

    def encode(self, text: str, sampling: float = 0.0, rng: random.Random | None = None) -> list[int]:
        """Return the ids of ``text``, without special pieces.

        With ``sampling`` above 0, draw among the 16 best segmentations, each with its probability to that power
        (Kudo 2018, section 3.2): 0.2 mixes freely, 1 keeps mostly to the best.

        Raises:
            ValueError: if ``sampling`` is negative, or positive without an ``rng``.
        """
        text = clean_text(text)
        if sampling == 0:
            return self._processor.encode(text)
        if sampling < 0 or rng is None:
            raise ValueError(f"sampling is {sampling}; give at least 0, and a random.Random where it is above 0")
        return self._sample(text, sampling, rng)

    def _sample(self, text: str, power: float, rng: random.Random) -> list[int]:
        # SentencePiece's own sampling keeps one hidden generator per thread, which a resumed run could not restore.
        best = self._processor.nbest_encode_as_ids(text, nbest_size=16)
        scores = [sum(map(self._processor.get_score, ids)) for ids in best]
        odds = [math.exp(power * (score - max(scores))) for score in scores]
        return rng.choices(best, odds)[0]

    def encode_batch(self, texts: Sequence[str]) -> list[list[int]]:
        """Return the ids of each text, without special pieces."""
        return self._processor.encode([clean_text(text) for text in texts])

    def decode(self, ids: Iterable[int]) -> str:
        """Return the text of ``ids`` on one line; special pieces are dropped, broken byte runs show as U+FFFD.

        Raises:
            ValueError: if an id is not in the vocabulary.
        """
        kept = [index for index in map(self._checked, ids) if index not in self._special]
        return clean_text(self._processor.decode(kept))

    def piece(self, index: int) -> str:
        """Return the piece of one id, such as ``▁dog`` or ``<s>``.

        Raises:
            ValueError: if the id is not in the vocabulary.
        """
        return self._pieces[self._checked(index)]

    def pieces(self, ids: Iterable[int]) -> list[str]:
        """Return the piece of each id; see ``piece``."""
        return [self.piece(index) for index in ids]

    def id_of(self, piece: str) -> int:
        """Return the id of a piece.

        Raises:
            ValueError: if no piece is spelt so.
        """
        index = self._processor.piece_to_id(piece)
        if self._processor.id_to_piece(index) != piece:
            raise ValueError(f"the vocabulary has no piece {piece!r}; pieces that start a word begin with '▁'")
        return index

    def _checked(self, index: int) -> int:
        index = int(index)
        if not 0 <= index < len(self):
            raise ValueError(f"id {index} is not in the vocabulary; ids go from 0 to {len(self) - 1}")
        return index


def _processor(model: bytes) -> sentencepiece.SentencePieceProcessor:
    refusal = InputError("core-tokenizer-not-whole")
    processor = sentencepiece.SentencePieceProcessor()
    try:
        processor.LoadFromSerializedProto(model)
        # The normaliser is stored last: a file cut between two fields still loads, but leaves the ligature as it is.
        whole = processor.normalize("\ufb01") == processor.normalize("fi")
    except (RuntimeError, TypeError) as error:
        raise refusal from error
    if not whole:
        raise refusal
    return processor


def _why_not_trained(vocabulary_size: int, error: RuntimeError) -> InputError:
    if "sentences_.empty()" in str(error):
        return InputError("core-tokenizer-no-texts")
    if "smaller than required_chars" in str(error):
        return InputError("core-tokenizer-too-small", size=vocabulary_size)
    return InputError("core-tokenizer-not-learned", size=vocabulary_size, why=str(error))
