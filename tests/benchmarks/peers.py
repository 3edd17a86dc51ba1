"""The peers of our model: other libraries' models of its size, with random weights."""

import torch
from torch import Tensor, nn
from transformers import MarianConfig, MarianMTModel

from core.config import ModelConfig

CONFIG = ModelConfig(task="translator", vocabulary_size=8000, d_model=256, heads=8, encoder_layers=3, decoder_layers=3)


def marian(config: ModelConfig = CONFIG) -> MarianMTModel:
    """Hugging Face's MarianMT of the same size, eager attention, so that it can return its weights."""
    return MarianMTModel(
        MarianConfig(
            vocab_size=config.vocabulary_size,
            d_model=config.d_model,
            encoder_layers=config.encoder_layers,
            decoder_layers=config.decoder_layers,
            encoder_attention_heads=config.heads,
            decoder_attention_heads=config.heads,
            encoder_ffn_dim=config.d_ff,
            decoder_ffn_dim=config.d_ff,
            dropout=config.dropout,
            scale_embedding=config.scale_embeddings,
            max_position_embeddings=config.max_length,
            pad_token_id=config.pad_id,
            decoder_start_token_id=config.start_id,
            eos_token_id=config.end_id,
            forced_eos_token_id=None,
            attn_implementation="eager",
        )
    )


class TorchTranslator(nn.Module):
    """``nn.Transformer`` of the same size between the same embeddings."""

    def __init__(self, config: ModelConfig = CONFIG) -> None:
        super().__init__()
        self.config = config
        self.table = nn.Embedding(config.vocabulary_size, config.d_model, padding_idx=config.pad_id)
        nn.init.normal_(self.table.weight, std=config.d_model**-0.5)
        self.positions = nn.Parameter(torch.randn(config.max_length, config.d_model) * 0.02, requires_grad=False)
        self.transformer = nn.Transformer(
            config.d_model,
            config.heads,
            config.encoder_layers,
            config.decoder_layers,
            config.d_ff,
            config.dropout,
            batch_first=True,
            norm_first=config.norm == "pre",
        )

    def forward(self, source: Tensor, target: Tensor) -> Tensor:
        """Return logits [batch, target, vocabulary]."""
        source_padding, target_padding = source == self.config.pad_id, target == self.config.pad_id
        causal = torch.triu(torch.ones(target.shape[1], target.shape[1], dtype=torch.bool), 1).to(target.device)
        hidden = self.transformer(
            self._embed(source),
            self._embed(target),
            tgt_mask=causal,
            src_key_padding_mask=source_padding,
            tgt_key_padding_mask=target_padding,
            memory_key_padding_mask=source_padding,
            tgt_is_causal=True,
        )
        return hidden @ self.table.weight.T

    def _embed(self, tokens: Tensor) -> Tensor:
        return self.table(tokens) * self.config.d_model**0.5 + self.positions[: tokens.shape[1]]


class Numbers:
    """A tokenizer for texts that are ids already, such as "17 5 8": measures the model, not the text."""

    def encode(self, text: str) -> list[int]:
        return [int(word) for word in text.split()]

    def decode(self, ids: list[int]) -> str:
        return " ".join(map(str, ids))

    def piece(self, token: int) -> str:
        return str(token)

    def pieces(self, ids: list[int]) -> list[str]:
        return [str(token) for token in ids]
