"""A decoder with its table and un-embedding: what writes, in a translator and in a generator."""

from abc import ABC, abstractmethod

from jaxtyping import Float, Int
from torch import Tensor, nn

from core.config import ModelConfig
from core.transformer.embedding import new_table
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.linear import Linear, linear
from core.transformer.masks import cross_mask, decoder_mask
from core.transformer.stacks import Decoder, Encoder, check_length, initialise

Source = Int[Tensor, "#batch source"]  # one row serves all rows of a target
Target = Int[Tensor, "batch target"]
Memory = Float[Tensor, "_ source d_model"]  # the encoder's output
Hidden = Float[Tensor, "_ target d_model"]
Logits = Float[Tensor, "_ target vocabulary"]


class DecoderModel(nn.Module, ABC):
    """Predicts target tokens; ids are padded with ``config.pad_id``. A generator has no ``encoder``."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.table = self._new_table()
        self.target_table = None if config.tie_embeddings or not config.encoder_layers else self._new_table()
        self.unembedding = None if config.tie_embeddings else Linear(config.d_model, config.vocabulary_size, bias=False)
        self.encoder = Encoder(config) if config.encoder_layers else None
        self.decoder = Decoder(config)
        initialise(self, config)

    @abstractmethod
    def encode(self, source: Source, hook: Hook = no_hook) -> Memory:
        """Return the encoder's memory of ``source``; a generator has none, so it has no positions."""

    def read(self, target: Target, memory: Memory, source: Source, hook: Hook = no_hook) -> Logits:
        """Return the logits of a whole target, given the encoder's memory of ``source``."""
        return hook("logits", self.unembed(self.decode(target, memory, source, hook)))

    def hidden(self, source: Source, target: Target, hook: Hook = no_hook) -> Hidden:
        """Return the decoder's states, from which ``unembed`` makes logits."""
        return self.decode(target, self.encode(source, hook), source, hook)

    def decode(self, target: Target, memory: Memory, source: Source, hook: Hook = no_hook) -> Hidden:
        """Return the decoder's states for a whole target at once."""
        check_length(target, self.config, "target")
        pad_id, mask_queries = self.config.pad_id, self.config.mask_queries
        return self.decoder(
            target,
            self.target_table or self.table,
            memory,
            decoder_mask(target, pad_id, mask_queries, self.config.causal),
            cross_mask(target, source, pad_id, mask_queries),
            scoped(hook, "decoder"),
        )

    def unembed(self, hidden: Float[Tensor, "*position d_model"]) -> Float[Tensor, "*position vocabulary"]:
        """Return the logits of decoder states."""
        return linear(hidden, self.unembedding_weight)

    @property
    def unembedding_weight(self) -> Float[Tensor, "vocabulary d_model"]:
        """The matrix that makes logits of decoder states; with tied embeddings it is the table."""
        return (self.unembedding or self.table).weight

    def _new_table(self) -> nn.Embedding:
        config = self.config
        return new_table(config.vocabulary_size, config.d_model, config.pad_id, config.scale_embeddings)
