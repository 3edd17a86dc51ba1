"""An encoder, the mean of its states, and one Linear: a classifier whose score is a sum over tokens."""

from jaxtyping import Bool, Float, Int
from torch import Tensor, nn

from core.config import ModelConfig
from core.transformer.embedding import new_table
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.linear import Linear
from core.transformer.masks import encoder_mask
from core.transformer.stacks import Encoder, check_length, initialise


def mean_pool(
    states: Float[Tensor, "batch position d_model"], real: Bool[Tensor, "#batch position"]
) -> Float[Tensor, "batch d_model"]:
    """Return the mean of ``states`` over the positions that are ``real``, no padding."""
    kept = real.unsqueeze(-1).to(states.dtype)
    return (states * kept).sum(dim=1) / kept.sum(dim=1).clamp(min=1)


def token_contributions(
    states: Float[Tensor, "token d_model"], real: Bool[Tensor, "token"], weight: Float[Tensor, "label d_model"]
) -> Float[Tensor, "token label"]:
    """Return what each token adds to each logit where a Linear of this ``weight`` reads the mean of ``states``.

    Pooling and the Linear are both linear, so that the logits are the sum over the tokens plus the bias. Padding is not
    ``real``, and pooling leaves it out.
    """
    return (states @ weight.T) * real[:, None] / real.sum()


class Classifier(nn.Module):
    """Reads tokens, scores labels. Tokens are ids, padded with ``config.pad_id``."""

    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.table = new_table(config.vocabulary_size, config.d_model, config.pad_id, config.scale_embeddings)
        self.encoder = Encoder(config)
        self.head = Linear(config.d_model, len(config.labels))
        self.dropout = nn.Dropout(config.dropout)
        initialise(self, config)

    def forward(self, tokens: Int[Tensor, "batch position"], hook: Hook = no_hook) -> Float[Tensor, "_ label"]:
        """Return the logits; ``log_softmax`` over the last axis makes them log-probabilities.

        Raises:
            ValueError: if ``tokens`` are longer than the model's positions.
        """
        check_length(tokens, self.config, "text")
        mask = encoder_mask(tokens, self.config.pad_id, self.config.mask_queries)
        states = self.encoder(tokens, self.table, mask, scoped(hook, "encoder"))
        pooled = hook("pooled", mean_pool(states, tokens != self.config.pad_id))
        return hook("logits", self.head(self.dropout(pooled)))


def build_classifier(config: ModelConfig) -> Classifier:
    """Return a classifier with freshly drawn weights; seed torch first for the same ones again.

    Raises:
        ValueError: if ``config`` describes another kind of model.
    """
    if config.task != "classifier":
        raise ValueError(f"the config describes a {config.task}; use build_{config.task}")
    return Classifier(config)
