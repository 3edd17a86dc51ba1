"""Attributions and their deletion test, as plain immutable NumPy data; no torch."""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np
from jaxtyping import Float, Float32

from core.results.shown import Result

# Each method, and one sentence on its limits.
METHODS: Mapping[str, str] = MappingProxyType(
    {
        "attention": "Where one head looked; not what it took from there, and nothing about the other heads.",
        "mean-attention": "Where the last layer looked on average; by then each column is a mixture of tokens.",
        "rollout": "Attention followed through all layers; it knows no signs, so nothing can speak against the token.",
        "value-zeroing": "How far each layer moves without a token's values; it knows no signs either.",
        "flow": "How much of each token is mixed into the state that writes; it knows no signs either.",
        "logit-flow": "Exact parts of the logit, sent down the flow; exact in their sum, but the split is an estimate.",
        "gradient-x-input": "What a very small change would do; where the model is sure, numbers are small and noisy.",
        "integrated-gradients": "Adds up to the log-probability; it depends on what counts as empty.",
        "leave-one-out": "Exactly what happens without this token; of two that say the same, neither seems to matter.",
        "pooling": "Adds up to the score exactly; but each token has already read the others.",
    }
)

BASELINES = ("padding", "zero")  # of integrated gradients: what empty tokens are embedded as
SPECIAL = ("kept", "emptied")  # of integrated gradients: the tokens that a model relies on, and the start token
MOST_STEPS = 500  # of integrated gradients
AGGREGATIONS = ("mean", "rollout")  # of value zeroing: how layers are joined
KINDS = ("deletion", "insertion")  # of curves


@dataclass(frozen=True)
class Question:
    """One prediction of one run: why this token at this step, or this label, and why not ``against``?

    A translator has read ``read_ids``, from the start token on, when it writes ``token`` at ``step``; a classifier has
    read nothing but the source, and has no step. ``fixed`` are indices of source tokens that the model relies on and
    that are never taken away. ``edits`` are the changes to the run and to all that is asked of it, as pairs of a field
    of ``core.Edits`` and its value; steering is by vectors.
    """

    model: str
    text: str
    step: int | None
    token: str
    id: int
    against: str | None
    against_id: int | None
    source_ids: tuple[int, ...]
    read_ids: tuple[int, ...]
    source_tokens: tuple[str, ...]
    target_tokens: tuple[str, ...]
    fixed: tuple[int, ...] = ()
    edits: tuple[tuple[str, Any], ...] = ()

    @property
    def off(self) -> tuple[tuple[str, int, int], ...]:
        """The heads that are switched off in the run."""
        return tuple(tuple(head) for head in dict(self.edits).get("heads_off", ()))

    @property
    def ids(self) -> tuple[int, ...]:
        """The tokens, or labels, whose probability is asked for: one, or two whose difference is explained."""
        return (self.id,) if self.against_id is None else (self.id, self.against_id)


@dataclass(frozen=True, eq=False, repr=False)
class Attribution(Result):
    """The contribution of each token to the ``value`` of a question, by one method; NaN where the method gives none.

    ``value`` is the log-probability of the token in nats, or, with ``against``, how far it is above that of the other;
    for ``"pooling"`` the logit in its place, and for ``"logit-flow"`` the logit above the mean of all or the other's.
    Attention, rollout, value zeroing and flow are shares of 1 and explain no number.
    ``empty`` is the value with all tokens empty, where a method has one, and ``residual`` what ``empty`` and the parts
    together miss of ``value``; both are None for methods that do not promise to add up. ``error`` is an estimate of the
    largest error of a single number in nats, for integrated gradients with as many points as it takes; None for others.
    """

    method: str
    question: Question
    value: float
    source: Float32[np.ndarray, "source"]
    target: Float32[np.ndarray, "read"]
    empty: float | None = None
    residual: float | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    error: float | None = None

    def __post_init__(self) -> None:
        sizes = (("source", self.source, self.source_tokens), ("target", self.target, self.target_tokens))
        for side, array, tokens in sizes:
            if array.shape != (len(tokens),):
                raise ValueError(f"{len(tokens)} {side} tokens do not fit numbers of the shape {array.shape}")
        super().__post_init__()

    def __repr__(self) -> str:
        asked, tokens = self.question, (*self.source_tokens, *self.target_tokens)
        most = [index for index in np.argsort(-self.all, kind="stable") if not np.isnan(self.all[index])][:5]
        said = ", ".join(f"{tokens[index]} {self.all[index]:+.2f}" for index in most)
        at = "" if asked.step is None else f" at step {asked.step}"
        return f"Attribution({self.method} of {asked.token!r:.40}{at}, {self.value:.2f}: {said:.160}, …)"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each token of the source, then of the target read so far."""
        sides = (("source", self.source_tokens, self.source), ("target", self.target_tokens, self.target))
        return [
            {"side": side, "index": index, "token": token, "contribution": float(number)}
            for side, tokens, numbers in sides
            for index, (token, number) in enumerate(zip(tokens, numbers, strict=True))
        ]

    @property
    def source_tokens(self) -> tuple[str, ...]:
        """The tokens of the text."""
        return self.question.source_tokens

    @property
    def target_tokens(self) -> tuple[str, ...]:
        """The target tokens before the step, from the start token on; empty for a classifier."""
        return self.question.target_tokens

    @property
    def all(self) -> Float32[np.ndarray, "token"]:
        """Source, then target."""
        return np.concatenate((self.source, self.target))

    def to_json(self) -> dict[str, Any]:
        """Return plain values; NaN is None."""
        asked = self.question
        plain = {"model": asked.model, "text": asked.text, "method": self.method, "step": asked.step}
        numbers = {"value": self.value, "empty": self.empty, "residual": self.residual, "error": self.error}
        return {
            **plain,
            "token": asked.token,
            "against": asked.against,
            **{name: _number(one) for name, one in numbers.items()},
            "settings": dict(self.settings),
            "off": [list(head) for head in asked.off],
            "edits": {name: _plain(value) for name, value in asked.edits},
            "source": [[token, _number(one)] for token, one in zip(self.source_tokens, self.source, strict=True)],
            "target": [[token, _number(one)] for token, one in zip(self.target_tokens, self.target, strict=True)],
        }


def _plain(value: Any) -> Any:
    """Return the value of an edit as JSON holds it; the bytes of a vector are a text in base64 for addresses."""
    if isinstance(value, bytes):
        return urlsafe_b64encode(value).decode().rstrip("=")
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


@dataclass(frozen=True, eq=False, repr=False)
class DeletionTest(Result):
    """The probability of a prediction as source tokens are removed (or inserted), the most important first.

    ``curves[method]`` has a point for each number of tokens, from 0 to all. ``random`` are orders drawn by chance, one
    for each seed. ``agreement`` is Kendall's tau of every two methods, in their order; NaN where they rank no two
    tokens in common. An ``area`` is the mean height of a curve: of deletions small, of insertions large is faithful.
    """

    kind: str
    question: Question
    curves: Mapping[str, Float32[np.ndarray, "point"]]
    random: Float32[np.ndarray, "seed point"]
    agreement: Float32[np.ndarray, "method method"]

    def __repr__(self) -> str:
        areas = ", ".join(f"{name} {area:.3f}" for name, area in sorted(self.areas.items(), key=lambda item: item[1]))
        chance = float(self.random_areas.mean())
        return f"DeletionTest({self.kind} of {self.question.token!r:.40}, areas: {areas:.200}; at random {chance:.3f})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each point of each curve."""
        random = {f"random {index}": curve for index, curve in enumerate(self.random)}
        return [
            {"method": name, "tokens": count, "probability": float(probability)}
            for name, curve in {**self.curves, **random}.items()
            for count, probability in enumerate(curve)
        ]

    @property
    def areas(self) -> dict[str, float]:
        """The area under the curve of each method."""
        return {name: area(curve) for name, curve in self.curves.items()}

    @property
    def random_areas(self) -> Float32[np.ndarray, "seed"]:
        """The area under the curve of each random order."""
        return np.array([area(curve) for curve in self.random], dtype=np.float32)


def area(curve: Float[np.ndarray, "point"]) -> float:
    """Return the mean height of a curve whose points lie evenly, by the trapezoid rule; one point is its own mean."""
    return float(np.trapezoid(curve, dx=1 / (len(curve) - 1))) if len(curve) > 1 else float(curve[0])


def _number(value: float | None) -> float | None:
    return None if value is None or not np.isfinite(value) else round(float(value), 6)
