"""The history of a training: attention, answers and scores of a model at moments of it, as plain immutable data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.head_roles import MIXED, THRESHOLD, TIMES_CHANCE
from core.results.shown import Result
from core.sentences import Sentence

FORMAT_VERSION = 1
# The sentences of notes, each with the names of its values.
NOTES = {
    "core-history-began": {"model"},
    "core-history-ends": {"steps", "last"},
    "core-history-of-other-run": {"moments", "steps"},
    "core-history-of-first-run": {"steps", "model"},
}


@dataclass(frozen=True, eq=False, repr=False)
class SentenceHistory(Result):
    """One sentence as every moment's weights read it, one index a moment.

    A translator reads the finished model's translation as target (``target_tokens``, with its start token), so that
    the maps of all moments have the same rows. ``probability`` is what each moment gives to each token of that target,
    or to each label. ``guesses`` are the likeliest next tokens there, of a translator. ``written`` is what the moment
    itself answers to ``text``; empty where that was not kept.
    """

    text: str
    source_tokens: tuple[str, ...]
    target_tokens: tuple[str, ...]
    attention: Mapping[str, Float32[np.ndarray, "moment layer head query key"]]
    probability: Float32[np.ndarray, "moment column"]
    guesses: tuple[tuple[str, ...], ...] = ()
    written: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class RoleHistory(Result):
    """The strength of each role in each head of a map at every moment, over the same probe sentences."""

    names: tuple[str, ...]
    strength: Float32[np.ndarray, "moment layer head role"]
    chance: Float32[np.ndarray, "role"]

    def role(self, moment: int, layer: int, head: int) -> tuple[str, float]:
        """Return the role of a head at a moment, or ``"mixed"``, and the strength of its best; see ``HeadRole``.

        Raises:
            IndexError: if there is no such moment, layer or head.
        """
        strengths = self.strength[moment, layer, head]
        best = int(strengths.argmax())
        strength = float(strengths[best])
        clear = strength >= THRESHOLD and strength >= TIMES_CHANCE * float(self.chance[best])
        return (self.names[best] if clear else MIXED), strength


@dataclass(frozen=True, eq=False, repr=False)
class TrainingHistory(Result):
    """The behaviour of a model at ``steps`` of its training.

    ``scores`` are one number a moment of ``metric`` (``"bleu"``, 0 to 100, or ``"accuracy"``, 0 to 1), ``curve`` the
    records of the run's log, ``labels`` those of a classifier. Scores, curve and roles are empty where they were not
    measured. ``about`` tells in plain values which run this was; its ``note`` is what people must read.
    """

    steps: tuple[int, ...]
    sentences: tuple[SentenceHistory, ...]
    labels: tuple[str, ...] = ()
    metric: str = ""
    scores: tuple[float, ...] = ()
    curve: tuple[Mapping[str, Any], ...] = ()
    roles: Mapping[str, RoleHistory] = field(default_factory=dict)
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        moments = len(self.steps)
        fit = moments > 0 and bool(self.sentences) and list(self.steps) == sorted(set(self.steps))
        fit = fit and len(self.scores) in (0, moments)
        fit = fit and all(one.strength.shape[0] == moments for one in self.roles.values())
        fit = fit and all(one.strength.shape[3] == len(one.names) == len(one.chance) for one in self.roles.values())
        if not (fit and all(_fits(one, moments, self.labels) for one in self.sentences)):
            raise ValueError("the moments of a training, their sentences and their roles do not fit each other")
        _ = self.note  # a note with an unknown id is refused
        super().__post_init__()

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each moment."""
        scores = self.scores or (None,) * len(self.steps)
        return [{"step": step, self.metric or "score": score} for step, score in zip(self.steps, scores, strict=True)]

    @property
    def note(self) -> tuple[Sentence | str, ...]:
        """The sentences that people must read of these moments; a text in files of former versions."""
        given = self.about.get("note", "")
        return ((given,) if given else ()) if isinstance(given, str) else tuple(map(_note, given))

    @property
    def shapes(self) -> dict[str, tuple[int, int]]:
        """Layers and heads of each map."""
        return {name: weights.shape[1:3] for name, weights in self.sentences[0].attention.items()}

    def to_parts(self) -> tuple[dict[str, Any], dict[str, np.ndarray]]:
        """Return plain values and arrays that ``from_parts`` takes back; most arrays as float16."""
        plain = {
            "format_version": FORMAT_VERSION,
            "about": dict(self.about),
            "steps": self.steps,
            "labels": self.labels,
            "metric": self.metric,
            "scores": self.scores,
            "curve": [dict(record) for record in self.curve],
            "roles": {name: roles.names for name, roles in self.roles.items()},
            "sentences": [
                {
                    "text": one.text,
                    "source": one.source_tokens,
                    "target": one.target_tokens,
                    "maps": list(one.attention),
                    "guesses": one.guesses,
                    "written": one.written,
                }
                for one in self.sentences
            ],
        }
        arrays: dict[str, np.ndarray] = {}
        for at, one in enumerate(self.sentences):
            arrays[f"{at}/probability"] = one.probability.astype(np.float16)
            arrays |= {f"{at}/attention/{name}": maps.astype(np.float16) for name, maps in one.attention.items()}
        for name, roles in self.roles.items():
            arrays |= {
                f"roles/{name}/strength": roles.strength.astype(np.float16),
                f"roles/{name}/chance": roles.chance,
            }
        return plain, arrays

    @classmethod
    def from_parts(cls, plain: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> "TrainingHistory":
        """Rebuild a history.

        Raises:
            ValueError: if the parts do not fit each other, or come from another format version.
        """
        if plain["format_version"] != FORMAT_VERSION:
            raise ValueError
        return cls(
            steps=tuple(map(int, plain["steps"])),
            sentences=tuple(_sentence(one, f"{at}/", arrays) for at, one in enumerate(plain["sentences"])),
            labels=tuple(map(str, plain["labels"])),
            metric=str(plain["metric"]),
            scores=tuple(map(float, plain["scores"])),
            curve=tuple(dict(record) for record in plain["curve"]),
            roles={
                name: RoleHistory(
                    tuple(names), _finite(arrays[f"roles/{name}/strength"]), _finite(arrays[f"roles/{name}/chance"])
                )
                for name, names in plain["roles"].items()
            },
            about=dict(plain["about"]),
        )


def _sentence(plain: Mapping[str, Any], prefix: str, arrays: Mapping[str, np.ndarray]) -> SentenceHistory:
    return SentenceHistory(
        text=str(plain["text"]),
        source_tokens=tuple(plain["source"]),
        target_tokens=tuple(plain["target"]),
        attention={name: _finite(arrays[f"{prefix}attention/{name}"]) for name in plain["maps"]},
        probability=_finite(arrays[f"{prefix}probability"]),
        guesses=tuple(map(tuple, plain["guesses"])),
        written=tuple(plain["written"]),
    )


def _note(plain: Mapping[str, Any]) -> Sentence:
    name, values = plain["id"], plain["values"]
    if values.keys() != NOTES[name] or not all(isinstance(one, int | str) for one in values.values()):
        raise ValueError
    return Sentence(name, values)


def _finite(array: np.ndarray) -> np.ndarray:
    if not np.isfinite(array).all():
        raise ValueError
    return array.astype(np.float32)


def _fits(one: SentenceHistory, moments: int, labels: tuple[str, ...]) -> bool:
    source, read = len(one.source_tokens), len(one.target_tokens) - 1
    sizes = {"encoder": (source, source), "decoder": (read, read), "cross": (read, source)}
    return (
        bool(one.attention)
        and all(maps.ndim == 5 and maps.shape[0] == moments for maps in one.attention.values())
        and all(maps.shape[3:] == sizes.get(name) for name, maps in one.attention.items())
        and one.probability.shape == (moments, len(labels) if labels else read)
        and len(one.guesses) == (0 if labels else moments)
        and all(len(guesses) == read for guesses in one.guesses)
        and len(one.written) in (0, moments)
    )
