"""Ways in which a checkpoint's folder can be broken, by name: each takes a whole folder and breaks it."""

import json
import os
import pickle
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file

from core.checkpoints.fingerprints import add_fingerprints
from core.text.tokens import Tokenizer
from tests.conftest import SENTENCES
from tests.core.tiny import tokenizer

Break = Callable[[Path], object]
CONFIG, WEIGHTS, TOKENIZER = "config.json", "weights.safetensors", "tokenizer.model"
SIZES = ("vocabulary_size", "d_model", "heads", "encoder_layers", "decoder_layers", "d_ff", "max_length")
NO_SIZE = {
    "a milliard": 10**9,
    "beyond any counting": 10**4000,
    "negative": -1,
    "a text": "8",
    "true": True,
    "half": 3.5,
    "null": None,
    "a list": [3],
    "not a number": float("nan"),
}
NO_SETTING: dict[str, dict[str, Any]] = {
    "dropout": {"nan": float("nan"), "all": 1, "negative": -0.1, "text": "some", "infinite": float("inf")},
    "norm_epsilon": {"zero": 0, "negative": -1e-5, "nan": float("nan"), "infinite": float("inf"), "text": "1e-5"},
    "mask_fill": {"zero": 0, "positive": 5, "nan": "nan", "text": "low", "null": None, "list": [], "true": True},
    "unsure_below": {"nan": float("nan"), "all": 1, "negative": -0.1, "text": "half"},
    "pad_id": {"negative": -1, "huge": 10**9, "half": 2.5, "true": True, "that of another": 3, "null": None},
    "task": {"unknown": "painter", "null": None, "list": ["translator"], "missing labels": "classifier"},
    "norm": {"unknown": "both", "number": 3},
    "labels": {
        "text": "abc",
        "numbers": [1, 2],
        "object": {"a": 1},
        "blank": ["", " "],
        "many": [str(n) for n in range(9999)],
    },
    "tie_embeddings": {"text": "yes", "number": 1},
    "colour": {"unknown": "red"},
}


def _plain(folder: Path) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads((folder / CONFIG).read_text())
    return plain


def model(**changes: Any) -> Break:
    """Change what the config says of the model."""

    def change(folder: Path) -> None:
        plain = _plain(folder)
        (folder / CONFIG).write_text(json.dumps(plain | {"model": plain["model"] | changes}))

    return change


def config(**changes: Any) -> Break:
    """Change the config itself; ``...`` takes a name away."""

    def change(folder: Path) -> None:
        kept = {name: value for name, value in (_plain(folder) | changes).items() if value is not ...}
        (folder / CONFIG).write_text(json.dumps(kept))

    return change


def content(name: str, made: Callable[[bytes], bytes]) -> Break:
    """Change the bytes of a file."""
    return lambda folder: (folder / name).write_bytes(made((folder / name).read_bytes()))


def tensors(made: Callable[[dict[str, torch.Tensor]], dict[str, torch.Tensor]], *, signed: bool = True) -> Break:
    """Write other weights; ``signed`` ones have their fingerprint in the config, as an author would write it."""

    def change(folder: Path) -> None:
        save_file(made(load_file(folder / WEIGHTS)), folder / WEIGHTS)
        if signed:
            add_fingerprints(folder)

    return change


def one_tensor(made: Callable[[torch.Tensor], torch.Tensor], *, signed: bool = True) -> Break:
    """Change the embedding table."""
    return tensors(lambda found: found | {"table.weight": made(found["table.weight"])}, signed=signed)


def with_one(number: float) -> Callable[[torch.Tensor], torch.Tensor]:
    """Put a number into the middle of a tensor."""

    def change(tensor: torch.Tensor) -> torch.Tensor:
        tensor[len(tensor) // 2, 1] = number
        return tensor

    return change


def flipped(share: float) -> Callable[[bytes], bytes]:
    """Flip one bit."""

    def flip(whole: bytes) -> bytes:
        at = int(len(whole) * share)
        return whole[:at] + bytes([whole[at] ^ 16]) + whole[at + 1 :]

    return flip


def instead(name: str, made: Callable[[Path], object]) -> Break:
    """Put something else where a file is."""

    def change(folder: Path) -> None:
        (folder / name).unlink()
        made(folder / name)

    return change


def other_tokenizer(folder: Path) -> None:
    """One of a language in which two letters have changed places: as many pieces, the same special ids."""
    other = Tokenizer.train([text.translate(str.maketrans("ae", "ea")) for text in SENTENCES], 330)
    assert len(other) == len(tokenizer())
    assert other.model != tokenizer().model
    other.save(folder / TOKENIZER)


def misspelt(whole: bytes) -> bytes:
    """Another letter in the longest piece of a tokenizer."""
    pieces = [piece for piece in tokenizer().pieces(range(len(tokenizer()))) if piece.isascii() and piece.isalpha()]
    longest = max(pieces, key=len).encode()
    changed = whole.replace(longest, longest[:-1] + b"?", 1)
    assert changed != whole
    return changed


def header(text: bytes, length: int | None = None) -> Break:
    """Give the weights another header."""
    return content(WEIGHTS, lambda _: struct.pack("<Q", len(text) if length is None else length) + text)


def deep(levels: int, inside: str = "") -> Break:
    """Nest a list in lists; ``inside`` names where in the config, nothing is all of it."""

    def change(folder: Path) -> None:
        nested = "[" * levels + "]" * levels
        whole = json.dumps(_plain(folder) | {inside: "here"}).replace('"here"', nested)
        (folder / CONFIG).write_text(whole if inside else nested)

    return change


def sparse(name: str, size: int) -> Break:
    """Make a file long."""
    return lambda folder: os.truncate(folder / name, size)


def _classes(name: str, changes: dict[str, Any]) -> dict[str, Break]:
    return {f"{name}: {how}": model(**{name: value}) for how, value in changes.items()}


def _all() -> dict[str, Break]:
    ways: dict[str, Break] = {}
    for name in SIZES:
        ways |= _classes(name, NO_SIZE)
    for name, changes in NO_SETTING.items():
        ways |= _classes(name, changes)
    return ways | _configs() | _weights() | _tokenizers() | _lists()


def _configs() -> dict[str, Break]:
    many = {
        f"format {version!r:.9}": config(format_version=version) for version in (0, 2, "1", None, True, 1.0, 10**99)
    }
    many |= {f"a model that is {value!r}": config(model=value) for value in (None, 3, "text", [], {})}
    many |= {f"sha256 {value!r}": config(sha256=value) for value in (None, [], "abc", {}, {WEIGHTS: 3, TOKENIZER: 4})}
    many |= {f"a config of {text!r:.9}": content(CONFIG, lambda _, text=text: text) for text in _TEXTS}
    return many | {
        "no model": config(model=...),
        "no format": config(format_version=...),
        "sha256 of no file": config(sha256={WEIGHTS: "0" * 64, TOKENIZER: "0" * 64}),
        "a deep config": deep(200_000),
        "a deep model": deep(200_000, "model"),
        "a deep training": deep(200_000, "training"),
        "a config that is a folder": instead(CONFIG, Path.mkdir),
        "no config": lambda folder: (folder / CONFIG).unlink(),
        "a config of megabytes": content(CONFIG, lambda whole: whole + b" " * 17_000_000),
        "another width": model(d_model=20),
        "another depth": model(encoder_layers=3),
        "another hidden width": model(d_ff=13),
        "another norm": model(norm="post"),
        "weights tied": model(tie_embeddings=True),
        "learned positions": model(positions="learned"),
        "positions without end": model(max_length=65_536, d_model=65_535),
        "a tower": model(encoder_layers=128, decoder_layers=128, d_model=65_535, max_length=5, d_ff=2**20, heads=1),
    }


_TEXTS = (b"", b"null", b"{", b"[]", b"\xff\xfe\x00", b"nan", b'{"format_version": ' + b"9" * 9999 + b"}")


def _moved(found: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    return {name: tensor + 0.125 for name, tensor in found.items()}


def _weights() -> dict[str, Break]:
    one = b'{"table.weight":{"dtype":"F32","shape":[9],"data_offsets":[0,36]}}'
    return {f"weights of {dtype}": one_tensor(lambda t, dtype=dtype: t.to(dtype)) for dtype in _NO_FLOATS} | {
        "no weights": lambda folder: (folder / WEIGHTS).unlink(),
        "weights that are a folder": instead(WEIGHTS, Path.mkdir),
        "weights that lead nowhere": instead(WEIGHTS, lambda path: path.symlink_to("nowhere")),
        "empty weights": content(WEIGHTS, lambda _: b""),
        "half of the weights": content(WEIGHTS, lambda whole: whole[: len(whole) // 2]),
        "weights without their last byte": content(WEIGHTS, lambda whole: whole[:-1]),
        "weights with one byte more": content(WEIGHTS, lambda whole: whole + b"0"),
        "long weights": sparse(WEIGHTS, 50_000_000_000),
        "a flipped bit in the weights": content(WEIGHTS, flipped(0.6)),
        "another flipped bit in the weights": content(WEIGHTS, flipped(0.99)),
        "a flipped bit in the header": content(WEIGHTS, flipped(0.005)),
        "a pickle": content(WEIGHTS, lambda _: pickle.dumps({"table.weight": [3.0]})),
        "a header longer than the file": header(b"{}", 2**40),
        "a header beyond counting": header(b"{}", 2**64 - 1),
        "a header that is no JSON": header(b"{tables}"),
        "a deep header": header(b"[" * 100_000 + b"]" * 100_000),
        "a header without its data": header(one),
        "a header of nothing": header(b"{}"),
        "other weights of the same shapes": tensors(
            lambda found: {n: t + 0.125 for n, t in found.items()}, signed=False
        ),
        "a missing tensor": tensors(lambda found: {n: t for n, t in found.items() if n != "table.weight"}),
        "an extra tensor": tensors(lambda found: found | {"extra": torch.zeros(3)}),
        "a tensor with a strange name": tensors(lambda found: found | {"\x1b[31m\n" * 999: torch.zeros(3)}),
        "a tensor that lies": one_tensor(lambda table: table.T.contiguous()),
        "a tensor that is a number": one_tensor(lambda table: table[0, 0].clone()),
        "an empty tensor": one_tensor(lambda table: table[:0].clone()),
        "not a number among the weights": one_tensor(with_one(float("nan"))),
        "an infinite weight": one_tensor(with_one(float("-inf"))),
    }


_NO_FLOATS = (torch.int64, torch.int8, torch.bool, torch.complex64)


def _tokenizers() -> dict[str, Break]:
    return {
        "no tokenizer": lambda folder: (folder / TOKENIZER).unlink(),
        "a tokenizer that is a folder": instead(TOKENIZER, Path.mkdir),
        "an empty tokenizer": content(TOKENIZER, lambda _: b""),
        "half of the tokenizer": content(TOKENIZER, lambda whole: whole[: len(whole) // 2]),
        "a tokenizer of text": content(TOKENIZER, lambda _: b"the tokenizer is elsewhere\n" * 99),
        "a flipped bit in the tokenizer": content(TOKENIZER, flipped(0.3)),
        "a misspelt piece": content(TOKENIZER, misspelt),
        "a long tokenizer": sparse(TOKENIZER, 50_000_000_000),
        "another tokenizer of the same size": other_tokenizer,
        "a tokenizer of another size": lambda folder: Tokenizer.train(["A man."] * 3, 300).save(folder / TOKENIZER),
        "a tokenizer with other special ids": lambda folder: tokenizer((1, 0, 2, 3)).save(folder / TOKENIZER),
    }


LIST = "files.sha256"


def _lists() -> dict[str, Break]:
    """The list of fingerprints itself; where it is whole, in a form of ``sha256sum``, the config is edited."""

    def edited(written: Callable[[bytes], bytes]) -> Break:
        def change(folder: Path) -> None:
            content(LIST, written)(folder)
            model(norm_epsilon=0.3)(folder)

        return change

    def tagged(plain: bytes) -> bytes:
        return b"".join(b"SHA256 (%s) = %s\n" % (name, digest) for digest, name in map(bytes.split, plain.splitlines()))

    ways = {
        "a list that is a folder": instead(LIST, Path.mkdir),
        "a list of noise": content(LIST, lambda _: bytes(range(256)) * 9),
        "a list of text": content(LIST, lambda _: b"the list is elsewhere\n"),
        "a list cut off": content(LIST, lambda whole: whole[:90]),
        "a list without the config": content(LIST, lambda whole: whole.split(b"\n", 1)[1]),
        "a list with one file twice": content(LIST, lambda whole: whole + whole.split(b"\n")[0] + b"\n"),
        "a list in binary form": edited(lambda whole: whole.replace(b"  ", b" *")),
        "a list in capitals": edited(lambda whole: whole.upper().replace(b"CONFIG.JSON", b"config.json")),
        "a list with tags": edited(tagged),
        "a list with carriage returns": edited(lambda whole: whole.replace(b"\n", b"\r\n")),
    }
    return ways | ({"a list that is a pipe": instead(LIST, os.mkfifo)} if hasattr(os, "mkfifo") else {})


WAYS = _all()
