"""The decoder-only Transformer (Radford et al. 2018): a decoder without an encoder to look at."""

from core.config import ModelConfig
from core.transformer.decoder_model import DecoderModel, Logits, Memory, Source, Target
from core.transformer.hooks import Hook, no_hook


class Generator(DecoderModel):
    """Reads tokens, predicts the next of each; they are ids, padded with ``config.pad_id``."""

    encoder: None

    def forward(self, tokens: Target, hook: Hook = no_hook) -> Logits:
        """Return the logits: row i predicts the token after ``tokens[:, i]``.

        Raises:
            ValueError: if there are more tokens than the model has positions.
        """
        nothing = tokens[:, :0]
        return self.read(tokens, self.encode(nothing), nothing, hook)

    def encode(self, source: Source, hook: Hook = no_hook) -> Memory:
        return self.table.weight.new_zeros(len(source), 0, self.config.d_model)


def build_generator(config: ModelConfig) -> Generator:
    """Return a generator with freshly drawn weights; seed torch first for the same ones again.

    Raises:
        ValueError: if ``config`` describes another kind of model.
    """
    if config.task != "generator":
        raise ValueError(f"the config describes a {config.task}; use build_{config.task}")
    return Generator(config)
