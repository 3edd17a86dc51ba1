"""An encoder, the mean of its states, and one Linear: a classifier whose score is a sum over tokens."""

from torch import Tensor, nn

from core.config import ModelConfig
from core.transformer.embedding import new_table
from core.transformer.masks import encoder_mask
from core.transformer.stacks import Encoder, check_length, initialise
from core.transformer.tap import Tap, no_tap, scoped


def mean_pool(states: Tensor, real: Tensor) -> Tensor:
    """Return the mean [batch, d_model] of ``states`` [batch, position, d_model] where ``real`` [batch, position]."""
    kept = real.unsqueeze(-1).to(states.dtype)
    return (states * kept).sum(dim=1) / kept.sum(dim=1).clamp(min=1)


def token_contributions(states: Tensor, real: Tensor, weight: Tensor) -> Tensor:
    """Return what each token adds to each logit, [..., token, label], where a Linear reads the mean of ``states``.

    Pooling and the Linear are both linear, so that the logits are the sum over the tokens plus the bias.

    Args:
        states: [..., token, d_model].
        real: bool [token], False for padding, which pooling leaves out.
        weight: of the Linear, [label, d_model].
    """
    return (states @ weight.T) * real[:, None] / real.sum()


class Classifier(nn.Module):
    """Reads tokens, scores labels. Token tensors are int64 [batch, position], padded with ``config.pad_id``."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.table = new_table(config.vocabulary_size, config.d_model, config.pad_id, config.scale_embeddings)
        self.encoder = Encoder(config)
        self.head = nn.Linear(config.d_model, len(config.labels))
        self.dropout = nn.Dropout(config.dropout)
        initialise(self, config)

    def forward(self, tokens: Tensor, tap: Tap = no_tap) -> Tensor:
        """Return the logits [batch, label]; ``log_softmax`` over the last axis makes them log-probabilities.

        Raises:
            ValueError: if ``tokens`` are longer than the model's positions.
        """
        check_length(tokens, self.config, "text")
        mask = encoder_mask(tokens, self.config.pad_id, self.config.mask_queries)
        states = self.encoder(tokens, self.table, mask, scoped(tap, "encoder"))
        pooled = tap("pooled", mean_pool(states, tokens != self.config.pad_id))
        return tap("logits", self.head(self.dropout(pooled)))


def build_classifier(config: ModelConfig) -> Classifier:
    """Return a classifier with freshly drawn weights; seed torch first for the same ones again.

    Raises:
        ValueError: if ``config`` describes a translator.
    """
    if config.task != "classifier":
        raise ValueError(f"the config describes a {config.task}; use build_translator")
    return Classifier(config)
