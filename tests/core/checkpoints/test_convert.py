"""A plain ``nn.Transformer`` and the checkpoint made of it say the same."""

from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file
from torch import Tensor, nn

import core
from core.checkpoints.convert import convert_transformer
from core.transformer.positions import sinusoidal
from tests.core.tiny import randomised, tokenizer
from viz_app.cli import run


class Plain(nn.Module):
    """A typical model around ``nn.Transformer``."""

    def __init__(self, vocabulary: int, tied: bool, norm: str, ends_with_norm: bool = True) -> None:
        super().__init__()
        first = norm == "pre"
        options = {"batch_first": True, "norm_first": first, "dropout": 0.0}
        layers = nn.TransformerEncoderLayer(15, 5, 11, **options), nn.TransformerDecoderLayer(15, 5, 11, **options)
        ends = [nn.LayerNorm(15) if ends_with_norm else None for _ in range(2)]
        self.transformer = nn.Transformer(
            15,
            5,
            custom_encoder=nn.TransformerEncoder(layers[0], 2, ends[0], enable_nested_tensor=False),
            custom_decoder=nn.TransformerDecoder(layers[1], 3, ends[1]),
            batch_first=True,
        )
        names = ["embedding"] if tied else ["source_embedding", "target_embedding", "generator"]
        for name in names:
            made = nn.Linear(15, vocabulary, bias=False) if name == "generator" else nn.Embedding(vocabulary, 15)
            self.add_module(name, made)
        self.tables = [getattr(self, name).weight for name in names] * (3 if tied else 1)

    def forward(self, source: Tensor, target: Tensor) -> Tensor:
        streams = [
            nn.functional.embedding(ids, table) * 15**0.5 + sinusoidal(ids.shape[1], 15)
            for ids, table in zip((source, target), self.tables, strict=False)
        ]
        causal = nn.Transformer.generate_square_subsequent_mask(target.shape[1])
        return self.transformer(*streams, tgt_mask=causal) @ self.tables[2].T


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    tokenizer().save(tmp_path / "tokenizer.model")
    return tmp_path


@pytest.mark.parametrize(("norm", "ends_with_norm"), [("pre", True), ("post", True), ("post", False)])
@pytest.mark.parametrize("tied", [True, False])
@torch.no_grad()
def test_equal_outputs(
    tied: bool, norm: str, ends_with_norm: bool, saved: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A norm after each stack is what ``nn.Transformer`` has by itself, pre-norm or post-norm."""
    plain = randomised(Plain(len(tokenizer()), tied, norm, ends_with_norm))
    save_file(plain.state_dict(), saved / "model.safetensors")
    arguments = ["-o", str(saved / "mine"), "--tokenizer", str(saved / "tokenizer.model"), "--heads", "5"]
    assert run(["convert", str(saved / "model.safetensors"), *arguments, "--norm", norm]) == 0
    model = core.load(str(saved / "mine"), device="cpu")
    assert not caplog.messages, "its files have their fingerprints"
    source, target = torch.randint(4, len(tokenizer()), (3, 7)), torch.randint(4, len(tokenizer()), (3, 5))
    torch.testing.assert_close(model.module(source, target), plain(source, target), atol=1e-5, rtol=1e-5)
    assert model.trace("A man rides a bike.").attention["cross"].weights.shape[:2] == (3, 5)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"generator.weight": None}, "it has no generator.weight"),
        ({"generator.bias": torch.ones(3)}, "unknown unembedding.bias"),
        ({"transformer.decoder.layers.1.linear1.bias": None}, "lack decoder.layers.1.feed_forward.w_in.bias"),
        ({"extra": torch.ones(3)}, "unknown"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Tensor | None], reason: str, saved: Path) -> None:
    tensors = Plain(len(tokenizer()), False, "pre").state_dict() | changes
    save_file({name: tensor for name, tensor in tensors.items() if tensor is not None}, saved / "model.safetensors")
    with pytest.raises(core.InputError, match=reason):
        convert_transformer(saved / "model.safetensors", saved / "mine", saved / "tokenizer.model", heads=5, norm="pre")
    assert not (saved / "mine").exists()


def test_a_damaged_file_is_refused(saved: Path) -> None:
    (saved / "model.safetensors").write_bytes(b"not weights")
    with pytest.raises(core.InputError, match="damaged"):
        convert_transformer(saved / "model.safetensors", saved / "mine", saved / "tokenizer.model", heads=5, norm="pre")
