"""Every choice that makes one Transformer differ from another, and the named presets.

``ModelConfig`` says what a model *is*, ``TrainingConfig`` how it is taught. Both are frozen and travel as JSON beside
the weights. The five reference designs are presets, so are the models this project trains.
"""

from dataclasses import asdict, dataclass, fields
from typing import Any, ClassVar, Literal, get_args, get_origin

from core.config.bounds import MOST, MOST_POSITIONS, refuse_between, refuse_labels, refuse_size
from core.errors import InputError

Task = Literal["translator", "classifier", "generator"]


@dataclass(frozen=True, kw_only=True)
class ModelConfig:
    """A Transformer, completely.

    Raises:
        InputError: if two choices contradict each other; the message names the values.
    """

    task: Task
    vocabulary_size: int
    d_model: int = 256  # width of the residual stream
    heads: int = 8
    encoder_layers: int = 3  # 0 for a generator
    decoder_layers: int = 3  # 0 for a classifier
    d_ff: int = 1024  # hidden width of the feed-forward sub-layer
    dropout: float = 0.1
    norm: Literal["pre", "post"] = "pre"  # LayerNorm before each sub-layer, or after each sum
    final_norm: bool = False  # one more LayerNorm after post-norm stacks too, as torch.nn.Transformer has
    norm_epsilon: float = 1e-5
    positions: Literal["sinusoidal", "learned", "none"] = "sinusoidal"
    scale_embeddings: bool = True  # times sqrt(d_model), Vaswani et al. 2017, section 3.4
    max_length: int = 256  # longest sequence in tokens
    projection: Literal["separate", "fused"] = "separate"  # one Linear each for q, k, v, or one for all three
    head_width: Literal["split", "full"] = "split"  # d_model / heads wide, or each head d_model wide
    scale_on: Literal["scores", "inputs", "none"] = "scores"  # scores / sqrt(d_head), or q and k each / d_head^(1/4)
    causal: bool = True  # whether a decoder's token may look only at itself and those before it
    attention_bias: bool = True  # bias in the q, k, v projections
    mask_fill: float = float("-inf")  # the score of a masked cell
    mask_queries: bool = False  # mask the queries of padding too, not only its keys
    tie_embeddings: bool = True  # one matrix embeds source and target and un-embeds the target
    pooling: Literal["mean"] = "mean"  # of a classifier
    init: Literal["default", "xavier_uniform"] = "default"
    pad_id: int = 0
    unknown_id: int = 1
    start_id: int = 2
    end_id: int = 3
    labels: tuple[str, ...] = ()  # classes of a classifier, in the order of its logits
    unsure_below: float = 0.0  # a likeliest label less probable than this is no answer; 0 always answers

    # The same in all of them, as ``Sizes`` tells it of models of others.
    centres: ClassVar[bool] = True
    shifts: ClassVar[bool] = True
    activation: ClassVar[str] = "relu"

    def __post_init__(self) -> None:
        _check_kinds(self)
        self._check_sizes()
        refuse_between("dropout", self.dropout, 0, 1)
        refuse_between("unsure_below", self.unsure_below, 0, 1)
        if not 0 < self.norm_epsilon <= 1:
            raise InputError("core-setting-above-0-to-1", name="norm_epsilon", value=f"{self.norm_epsilon}")
        self._check_masks()
        self._check_task()
        self._check_special_ids()

    def _check_sizes(self) -> None:
        for name in MOST:
            if getattr(self, name) < 1 and name not in ("encoder_layers", "decoder_layers"):
                raise InputError("core-setting-at-least", name=name, value=f"{getattr(self, name)!r:.40}", least=1)
            refuse_size(name, getattr(self, name))
        if self.max_length * self.d_model > MOST_POSITIONS:
            sizes = {"length": self.max_length, "width": self.d_model, "most": MOST_POSITIONS}
            raise InputError("core-setting-positions", **sizes)
        if self.head_width == "split" and self.d_model % self.heads:
            raise InputError("core-setting-heads", width=self.d_model, heads=self.heads)

    def _check_masks(self) -> None:
        if not self.mask_fill <= -1:
            raise InputError("core-setting-mask-fill", value=f"{self.mask_fill}")
        if self.mask_queries and self.mask_fill == float("-inf"):
            raise InputError("core-setting-mask-queries")

    def _check_task(self) -> None:
        refuse_labels(self.labels)
        if self.task == "generator" and (self.encoder_layers or self.decoder_layers < 1):
            raise InputError("core-setting-generator", encoder=self.encoder_layers, decoder=self.decoder_layers)
        if self.task != "generator" and self.encoder_layers < 1:
            raise InputError("core-setting-at-least", name="encoder_layers", value=f"{self.encoder_layers}", least=1)
        if self.task == "translator" and self.decoder_layers < 1:
            raise InputError("core-setting-translator")
        if self.task == "classifier" and (self.decoder_layers or len(set(self.labels)) < max(2, len(self.labels))):
            raise InputError("core-setting-classifier", layers=self.decoder_layers, labels=f"{self.labels!r:.60}")

    def _check_special_ids(self) -> None:
        special = (self.pad_id, self.unknown_id, self.start_id, self.end_id)
        if len(set(special)) < len(special) or not 0 <= min(special) <= max(special) < self.vocabulary_size:
            raise InputError("core-setting-ids", ids=f"{special!r:.60}", size=self.vocabulary_size)

    @property
    def d_head(self) -> int:
        """Width of one head's query, key and value."""
        return self.d_model if self.head_width == "full" else self.d_model // self.heads

    @property
    def least_weights(self) -> int:
        """The number of weights in the largest matrices alone: embedding table, projections, feed-forward."""
        attention, feed_forward = 4 * self.d_model * self.heads * self.d_head, 2 * self.d_model * self.d_ff
        looks = 2 if self.encoder_layers else 1  # attentions in a layer of the decoder
        layers = self.encoder_layers * (attention + feed_forward)
        layers += self.decoder_layers * (looks * attention + feed_forward)
        return self.vocabulary_size * self.d_model + layers

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back; minus infinity travels as the text ``-inf``."""
        return asdict(self) | {"mask_fill": str(self.mask_fill), "labels": list(self.labels)}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "ModelConfig":
        """Rebuild a config.

        Raises:
            InputError: if a name is unknown or missing, or a value is of the wrong kind.
        """
        refuse_unknown(cls, plain)
        labels = plain.get("labels", ())
        if not isinstance(labels, list | tuple):
            raise InputError("core-setting-labels", value=f"{labels!r:.40}")
        try:
            return cls(**plain | {"mask_fill": float(plain.get("mask_fill", "-inf")), "labels": tuple(labels)})
        except TypeError as error:
            raise InputError("core-config-incomplete", kind=cls.__name__, why=str(error)) from error


@dataclass(frozen=True, kw_only=True)
class TrainingConfig:
    """The settings of a training; every number that changes the result is here."""

    corpora: tuple[str, ...]  # names that core.training.data.table has
    start_from: str = ""  # checkpoint whose tokenizer and weights to begin with; empty begins with random ones
    own_pieces: bool = False  # learn a vocabulary from the corpora even when starting from a checkpoint
    vocabulary_size: int = 8000
    uncased: bool = False  # whether the vocabulary knows small letters only
    steps: int = 20_000  # optimiser steps
    batch_tokens: int = 4096  # padded tokens of source plus target a step, over all processes
    optimiser: Literal["adamw", "muon"] = "adamw"
    learning_rate: float = 1e-3  # the peak
    warmup_steps: int = 800
    schedule: Literal["cosine", "inverse_sqrt", "constant"] = "cosine"
    label_smoothing: float = 0.1
    weight_decay: float = 0.01
    clip_norm: float = 1.0
    max_tokens: int = 96  # longer sentences are left out of training
    word_dropout: float = 0.0  # share of source tokens replaced by the unknown token
    lower_case: float = 0.0  # share of sources in lower case, drawn again in each epoch
    respelt: float = 0.0  # share of sources without umlauts, ß and accents, drawn again in each epoch
    unpunctuated: float = 0.0  # share of sources without their last full stop, drawn again in each epoch
    renamed: float = 0.0  # share of pairs whose names are replaced on both sides, drawn again in each epoch
    renumbered: float = 0.0  # share of pairs whose numbers are replaced on both sides, drawn again in each epoch
    joined: float = 0.0  # share of pairs followed by one or two others in one text, drawn again in each epoch
    resegmented: float = 0.0  # share of sources cut into other pieces (Kudo 2018), drawn again in each epoch
    copies: tuple[int, ...] = ()  # how often each corpus is read in an epoch; empty means once
    shares: tuple[float, ...] = ()  # share of each corpus in an epoch, instead of ``copies``
    average_last: int = 5  # saves that are averaged into the final weights
    save_every: int = 500
    validate_every: int = 1000
    patience: int = 0  # validations without an improvement before stopping early; 0 never stops early
    seed: int = 1

    def __post_init__(self) -> None:
        _check_kinds(self)
        if self.shares and (self.copies or len(self.shares) != len(self.corpora) or min(self.shares) <= 0):
            raise InputError("core-setting-shares", shares=f"{self.shares}")

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back."""
        return asdict(self) | {"corpora": list(self.corpora), "copies": list(self.copies), "shares": list(self.shares)}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "TrainingConfig":
        """Rebuild a config.

        Raises:
            InputError: if a name is unknown or missing.
        """
        refuse_unknown(cls, plain)
        try:
            return cls(**plain | {name: tuple(plain.get(name, ())) for name in ("corpora", "copies", "shares")})
        except TypeError as error:
            raise InputError("core-config-incomplete", kind=cls.__name__, why=str(error)) from error


def _check_kinds(config: ModelConfig | TrainingConfig) -> None:
    for field in fields(config):
        value, kind = getattr(config, field.name), field.type
        if get_origin(kind) is Literal and value not in get_args(kind):
            choices = list(map(repr, get_args(kind)))
            raise InputError("core-setting-one-of", name=field.name, value=f"{value!r:.40}", choices=choices)
        if kind in (int, float, bool) and not _is_a(value, kind):
            raise InputError("core-setting-type", name=field.name, value=f"{value!r:.40}", kind=kind.__name__)


def _is_a(value: object, kind: type) -> bool:
    """Return True if ``value`` is a ``kind``. A whole number is also a float; True is not a number."""
    if isinstance(value, bool) or kind is bool:
        return isinstance(value, bool) and kind is bool
    return isinstance(value, (int, float) if kind is float else kind)


def refuse_unknown(cls: type, plain: dict[str, Any]) -> None:
    """Refuse keys that are no fields of the dataclass ``cls``, and what has no keys at all.

    Raises:
        InputError: naming them.
    """
    if not isinstance(plain, dict):
        raise InputError("core-settings-no-mapping", kind=cls.__name__, value=f"{plain!r:.40}")
    unknown = sorted(set(plain) - {field.name for field in fields(cls)})
    if unknown:
        raise InputError("core-settings-unknown", kind=cls.__name__, names=f"{', '.join(unknown):.200}")
