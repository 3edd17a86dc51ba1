"""Embedding: a row of the table for each token id, plus the encoding of its position."""

import math

from jaxtyping import Float, Int
from torch import Tensor, nn
from torch.nn import functional

from core.transformer.hooks import Hook, no_hook
from core.transformer.positions import LearnedPositions, SinusoidalPositions


class InputEmbedding(nn.Module):
    """Adds positions to embedded tokens (Vaswani et al. 2017, sections 3.4 and 3.5).

    The table itself is passed in, because source, target and output may share one.
    """

    def __init__(self, positions: SinusoidalPositions | LearnedPositions, scaled: bool, dropout: float) -> None:
        super().__init__()
        self.positions = positions
        self.scaled = scaled
        self.dropout = dropout

    def forward(
        self, tokens: Int[Tensor, "batch position"], table: nn.Embedding, first: int = 0, hook: Hook = no_hook
    ) -> Float[Tensor, "_ position d_model"]:
        """Return the residual stream of ``tokens``, of which the first stands at position ``first``."""
        d_model = table.embedding_dim
        embedded = hook("embedding", table(tokens) * (math.sqrt(d_model) if self.scaled else 1.0))
        positions = self.positions(first, tokens.shape[1]).expand(embedded.shape)
        stream = hook("stream", embedded + hook("positions", positions))
        return functional.dropout(stream, self.dropout, self.training)


def new_table(vocabulary_size: int, d_model: int, pad_id: int, scaled: bool) -> nn.Embedding:
    """Return an embedding table whose rows have unit variance by dimension once they are scaled."""
    table = nn.Embedding(vocabulary_size, d_model, padding_idx=pad_id)
    nn.init.normal_(table.weight, std=d_model**-0.5 if scaled else 1.0)
    nn.init.zeros_(table.weight[pad_id].detach())
    return table
