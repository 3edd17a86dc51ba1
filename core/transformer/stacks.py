"""Encoder and decoder: stacks of layers, built from a ``ModelConfig``."""

from jaxtyping import Bool, Float, Int
from torch import Tensor, nn

from core.config import ModelConfig
from core.transformer.attention import MultiHeadAttention
from core.transformer.embedding import InputEmbedding
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.layers import DecoderLayer, EncoderLayer, LayerNorm, NormSettings
from core.transformer.positions import LearnedPositions, NoPositions, SinusoidalPositions


class Encoder(nn.Module):
    """Embedding and layers of the source; pre-norm stacks, and others if asked, end with one more LayerNorm."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.embedding = _new_embedding(config)
        self.layers = nn.ModuleList(
            EncoderLayer(_new_attention(config), config.d_model, config.d_ff, **_norms(config))
            for _ in range(config.encoder_layers)
        )
        self.final_norm = _final_norm(config)

    def forward(
        self,
        tokens: Int[Tensor, "batch position"],
        table: nn.Embedding,
        mask: Bool[Tensor, "... #position position"],
        hook: Hook = no_hook,
    ) -> Float[Tensor, "_ position d_model"]:
        """Return the memory of ``tokens``."""
        x = self.embedding(tokens, table, hook=hook)
        for index, layer in enumerate(self.layers):
            x = layer(x, mask, scoped(hook, str(index)))
        return hook("output", _finish(x, self.final_norm, hook))


class Decoder(nn.Module):
    """Embedding and layers of the target; each layer also looks at the encoder's output if there is an encoder."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.embedding = _new_embedding(config)
        self.layers = nn.ModuleList(
            DecoderLayer(
                _new_attention(config),
                _new_attention(config) if config.encoder_layers else None,
                config.d_model,
                config.d_ff,
                **_norms(config),
            )
            for _ in range(config.decoder_layers)
        )
        self.final_norm = _final_norm(config)

    def forward(
        self,
        tokens: Int[Tensor, "batch query"],
        table: nn.Embedding,
        memory: Float[Tensor, "#batch key d_model"],
        self_mask: Bool[Tensor, "... query query"],
        cross_mask: Bool[Tensor, "... #query key"],
        hook: Hook,
    ) -> Float[Tensor, "_ query d_model"]:
        """Return the states from which the next tokens are predicted."""
        x = self.embedding(tokens, table, hook=hook)
        for index, layer in enumerate(self.layers):
            x = layer(x, memory, self_mask, cross_mask, scoped(hook, str(index)))
        return hook("output", _finish(x, self.final_norm, hook))


def initialise(model: nn.Module, config: ModelConfig) -> None:
    """Draw the weights of every Linear as ``config.init`` says; biases start at 0 under Xavier-uniform."""
    if config.init == "default":
        return
    for module in model.modules():
        if isinstance(module, nn.Linear):
            nn.init.xavier_uniform_(module.weight)
            if module.bias is not None:
                nn.init.zeros_(module.bias)


def check_length(tokens: Int[Tensor, "batch position"], config: ModelConfig, side: str) -> None:
    """Refuse sequences for which the model has no positions.

    Raises:
        ValueError: if ``tokens`` are longer than ``config.max_length``.
    """
    if tokens.shape[1] > config.max_length:
        raise ValueError(f"the {side} has {tokens.shape[1]} tokens; this model has positions for {config.max_length}")


def _new_attention(config: ModelConfig) -> MultiHeadAttention:
    return MultiHeadAttention(
        config.d_model,
        config.heads,
        d_head=config.d_head,
        fused=config.projection == "fused",
        bias=config.attention_bias,
        scale_on=config.scale_on,
        mask_fill=config.mask_fill,
    )


def _new_embedding(config: ModelConfig) -> InputEmbedding:
    kind = NoPositions if config.positions == "none" else SinusoidalPositions
    table = (LearnedPositions if config.positions == "learned" else kind)(config.max_length, config.d_model)
    return InputEmbedding(table, config.scale_embeddings, config.dropout)


def _norms(config: ModelConfig) -> NormSettings:
    return {"norm": config.norm, "epsilon": config.norm_epsilon, "dropout": config.dropout}


def _final_norm(config: ModelConfig) -> LayerNorm | None:
    there = config.norm == "pre" or config.final_norm
    return LayerNorm(config.d_model, config.norm_epsilon) if there else None


def _finish(x: Tensor, norm: LayerNorm | None, hook: Hook = no_hook) -> Tensor:
    return x if norm is None else norm(x, scoped(hook, "final_norm"))
