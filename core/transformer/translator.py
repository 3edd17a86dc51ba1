"""The encoder-decoder Transformer of Vaswani et al. 2017."""

from torch import Tensor, nn
from torch.nn import functional

from core.config import ModelConfig
from core.transformer.embedding import new_table
from core.transformer.masks import cross_mask, decoder_mask, encoder_mask
from core.transformer.stacks import Decoder, Encoder, check_length, initialise
from core.transformer.tap import Tap, no_tap, scoped


class Translator(nn.Module):
    """Reads source tokens, predicts target tokens.

    Token tensors are int64 [batch, position], padded with ``config.pad_id``.
    """

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.table = self._new_table()
        self.target_table = None if config.tie_embeddings else self._new_table()
        self.unembedding = (
            None if config.tie_embeddings else nn.Linear(config.d_model, config.vocabulary_size, bias=False)
        )
        self.encoder = Encoder(config)
        self.decoder = Decoder(config)
        initialise(self, config)

    def forward(self, source: Tensor, target: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the logits [batch, target, vocabulary]: row i predicts the token after ``target[:, i]``.

        Raises:
            ValueError: if source or target is longer than the model's positions.
        """
        return self.read(target, self.encode(source, tap), source, tap)

    def read(self, target: Tensor, memory: Tensor, source: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the logits [batch, target, vocabulary] of a whole target, given the encoder's memory of ``source``."""
        return tap("logits", self.unembed(self.decode(target, memory, source, tap)))

    def hidden(self, source: Tensor, target: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the decoder's states [batch, target, d_model], from which ``unembed`` makes logits."""
        return self.decode(target, self.encode(source, tap), source, tap)

    def encode(self, source: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the encoder's memory [batch, source, d_model]."""
        check_length(source, self.config, "source")
        mask = encoder_mask(source, self.config.pad_id, self.config.mask_queries)
        return self.encoder(source, self.table, mask, scoped(tap, "encoder"))

    def decode(self, target: Tensor, memory: Tensor, source: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the decoder's states [batch, target, d_model] for a whole target at once."""
        check_length(target, self.config, "target")
        pad_id, mask_queries = self.config.pad_id, self.config.mask_queries
        return self.decoder(
            target,
            self.target_table or self.table,
            memory,
            decoder_mask(target, pad_id, mask_queries),
            cross_mask(target, source, pad_id, mask_queries),
            scoped(tap, "decoder"),
        )

    def unembed(self, hidden: Tensor) -> Tensor:
        """Return the logits [..., vocabulary] of decoder states [..., d_model]."""
        if self.unembedding is None:
            return functional.linear(hidden, self.table.weight)
        return self.unembedding(hidden)

    def _new_table(self) -> nn.Embedding:
        config = self.config
        return new_table(config.vocabulary_size, config.d_model, config.pad_id, config.scale_embeddings)


def build_translator(config: ModelConfig) -> Translator:
    """Return a translator with freshly drawn weights; seed torch first for the same ones again.

    Raises:
        ValueError: if ``config`` describes a classifier.
    """
    if config.task != "translator":
        raise ValueError(f"the config describes a {config.task}; use build_classifier")
    return Translator(config)
