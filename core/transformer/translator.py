"""The encoder-decoder Transformer of Vaswani et al. 2017."""

from core.config import ModelConfig
from core.transformer.decoder_model import DecoderModel, Hidden, Logits, Memory, Source, Target
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.masks import encoder_mask
from core.transformer.stacks import Encoder, check_length

__all__ = ["Hidden", "Logits", "Memory", "Source", "Target", "Translator", "build_translator"]


class Translator(DecoderModel):
    """Reads source tokens, predicts target tokens; both are ids, padded with ``config.pad_id``."""

    encoder: Encoder

    def forward(self, source: Source, target: Target, hook: Hook = no_hook) -> Logits:
        """Return the logits: row i predicts the token after ``target[:, i]``.

        Raises:
            ValueError: if source or target is longer than the model's positions.
        """
        return self.read(target, self.encode(source, hook), source, hook)

    def encode(self, source: Source, hook: Hook = no_hook) -> Memory:
        check_length(source, self.config, "source")
        mask = encoder_mask(source, self.config.pad_id, self.config.mask_queries)
        return self.encoder(source, self.table, mask, scoped(hook, "encoder"))


def build_translator(config: ModelConfig) -> Translator:
    """Return a translator with freshly drawn weights; seed torch first for the same ones again.

    Raises:
        ValueError: if ``config`` describes another kind of model.
    """
    if config.task != "translator":
        raise ValueError(f"the config describes a {config.task}; use build_{config.task}")
    return Translator(config)
