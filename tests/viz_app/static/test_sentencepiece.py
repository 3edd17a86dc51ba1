"""The stand-in for SentencePiece cuts and joins texts as the real package does, with the tokenizers of all models."""

import os
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sentencepiece as theirs

import core
from core.checkpoints.checkpoint import folder_of
from viz_app.static.stand_ins import sentencepiece as ours
from viz_app.static.stand_ins.sentencepiece.model import NORMAL, read

NAMES = ("en-de", "sentiment")  # one that keeps case and one that folds it
TEXTS = (
    "",
    " ",
    "A man rides a bike.",
    "  spaces   in\u00a0many \u3000 ways \t and\nlines  ",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.",
    "Œuvre, ﬁne ﬂow, ½ of ① and Ⅷ, ﷺ, e\u0301 and é, ÅÅ",  # NFKC changes these
    "ALL CAPS, Straße, İstanbul, ΣΊΣΥΦΟΣ",
    "🙂👩\u200d👩\u200d👧 🇩🇪 and 汉字かな ｆｕｌｌ ﾊﾝｶｸ한글",
    "\x00\x07 control \u200b\ufeff characters \u202e and <s> </s> <unk> <0x41> ▁",
    "x" * 400,
    "1234567890 3.14159 -7e-12 100% €5",
)


def both(name: str) -> tuple[Any, Any]:
    """The tokenizer of a model, read by the stand-in and by the real package."""
    content = (folder_of(name) / "tokenizer.model").read_bytes()
    made = ours.SentencePieceProcessor(), theirs.SentencePieceProcessor()
    for one in made:
        one.LoadFromSerializedProto(content)
    return made


def random_texts(count: int, seed: int = 1) -> list[str]:
    """Texts of letters, spaces and characters of all planes."""
    random = np.random.default_rng(seed)
    letters = [
        *"aeinrstzAZ   .,'-ßéÜ",
        *map(chr, random.integers(0x20, 0xD7FF, 40)),
        *map(chr, range(0x1F600, 0x1F610)),
    ]
    return ["".join(random.choice(letters, random.integers(1, 60))) for _ in range(count)]


@pytest.mark.parametrize("name", NAMES)
def test_pieces_are_those_of_the_real_package(name: str) -> None:
    mine, real = both(name)
    for text in (*TEXTS, *random_texts(200)):
        ids = real.encode(text)
        assert mine.encode(text) == ids, repr(text)
        assert mine.normalize(text) == real.normalize(text), repr(text)
        assert mine.decode(ids) == real.decode(ids), repr(text)
    ids = list(range(real.get_piece_size()))
    assert mine.get_piece_size() == len(ids)
    assert mine.id_to_piece(ids) == real.id_to_piece(ids)
    assert [mine.piece_to_id(one) for one in ("the", "▁the", "nothing at all")] == [
        real.piece_to_id(one) for one in ("the", "▁the", "nothing at all")
    ]


def test_fields_of_a_piece_may_stand_in_any_order() -> None:
    """Protocol Buffers promise no order, though SentencePiece always writes the same."""
    content = (folder_of("en-de") / "tokenizer.model").read_bytes()
    piece, score = "▁the".encode(), struct.pack("<f", -2.5)
    usual = bytes((10, len(piece))) + piece + b"\x15" + score
    turned = b"\x15" + score + bytes((10, len(piece))) + piece
    for entry in (usual, turned):
        found = read(content + bytes((10, len(entry))) + entry)
        assert (found.pieces[-1], found.scores[-1], found.kinds[-1]) == ("▁the", -2.5, NORMAL)


@pytest.mark.parametrize("name", NAMES)
def test_any_ids_make_the_same_text(name: str) -> None:
    mine, real = both(name)
    random = np.random.default_rng(7)
    for length in range(1, 60):
        ids = random.integers(0, 300 if length % 2 else real.get_piece_size(), length).tolist()  # bytes come first
        assert mine.decode(ids) == real.decode(ids), ids


@pytest.mark.parametrize("cut", [0, 1, 100, 5_000])
def test_a_cut_file_is_refused_as_by_the_real_package(cut: int) -> None:
    content = (folder_of("en-de") / "tokenizer.model").read_bytes()[: -cut or None]
    for package in (ours, theirs):
        if cut:
            with pytest.raises(RuntimeError):
                package.SentencePieceProcessor().LoadFromSerializedProto(content)
        else:
            assert package.SentencePieceProcessor().LoadFromSerializedProto(content)


@pytest.mark.static
@pytest.mark.parametrize("name", core.catalogue())
def test_many_lines(name: str) -> None:
    """20,000 lines of a corpus that TOKENIZER_LINES names, a line a text; made ones without it."""
    path = os.environ.get("TOKENIZER_LINES")
    texts = Path(path).read_text(encoding="utf-8").splitlines()[:20_000] if path else random_texts(20_000)
    mine, real = both(name)
    assert [text for text, ids in zip(texts, real.encode(texts), strict=True) if mine.encode(text) != ids] == []
