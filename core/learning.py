"""How a model came to what it does: what it did at moments of its training, as plain immutable NumPy data; no torch.

A checkpoint's ``learning.npz`` holds it; ``glassformer learning MODEL --run DIR --data DIR`` writes it.
"""

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.fingerprints import replace_file
from core.head_roles import MIXED, THRESHOLD, TIMES_CHANCE
from core.measurements import found_or_none, refuse_other_weights, weights_mark

FILE = "learning.npz"
FORMAT_VERSION = 1
MOST_BYTES = 32_000_000


@dataclass(frozen=True, eq=False)
class SentenceLearned:
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

    def __post_init__(self) -> None:
        _freeze(self.probability, *self.attention.values())


@dataclass(frozen=True, eq=False)
class RolesLearned:
    """How far each head of a map kept to each role at every moment, over the same probe sentences."""

    names: tuple[str, ...]
    strength: Float32[np.ndarray, "moment layer head role"]
    chance: Float32[np.ndarray, "role"]

    def __post_init__(self) -> None:
        _freeze(self.strength, self.chance)

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


@dataclass(frozen=True, eq=False)
class Learning:
    """What a model did at ``steps`` of its training.

    ``scores`` are one number a moment of ``metric`` (``"bleu"``, 0 to 100, or ``"accuracy"``, 0 to 1), ``curve`` the
    records of the run's log, ``labels`` those of a classifier. Scores, curve and roles are empty where they were not
    measured. ``about`` tells in plain values which run this was; its ``note`` is a sentence that people must read.
    """

    steps: tuple[int, ...]
    sentences: tuple[SentenceLearned, ...]
    labels: tuple[str, ...] = ()
    metric: str = ""
    scores: tuple[float, ...] = ()
    curve: tuple[Mapping[str, Any], ...] = ()
    roles: Mapping[str, RolesLearned] = field(default_factory=dict)
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        moments = len(self.steps)
        fit = moments > 0 and bool(self.sentences) and list(self.steps) == sorted(set(self.steps))
        fit = fit and len(self.scores) in (0, moments)
        fit = fit and all(one.strength.shape[0] == moments for one in self.roles.values())
        fit = fit and all(one.strength.shape[3] == len(one.names) == len(one.chance) for one in self.roles.values())
        if not (fit and all(_fits(one, moments, self.labels) for one in self.sentences)):
            raise ValueError("the moments of a training, their sentences and their roles do not fit each other")

    @property
    def shapes(self) -> dict[str, tuple[int, int]]:
        """Layers and heads of each map."""
        return {name: weights.shape[1:3] for name, weights in self.sentences[0].attention.items()}


def save_learning(folder: Path, learning: Learning) -> None:
    """Write what was learned beside the checkpoint in ``folder``, bound to its weights; most of it as float16."""
    arrays: dict[str, np.ndarray] = {}
    for at, sentence in enumerate(learning.sentences):
        arrays[f"{at}/probability"] = sentence.probability.astype(np.float16)
        arrays |= {f"{at}/attention/{name}": maps.astype(np.float16) for name, maps in sentence.attention.items()}
    for name, roles in learning.roles.items():
        arrays |= {f"roles/{name}/strength": roles.strength.astype(np.float16), f"roles/{name}/chance": roles.chance}
    plain = _plain(learning) | weights_mark(folder)
    arrays["json"] = np.frombuffer(json.dumps(plain, ensure_ascii=False).encode(), dtype=np.uint8)
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    replace_file(folder / FILE, file.getvalue())


def read_learning(folder: Path) -> Learning | None:
    """Return what was learned, as kept beside the checkpoint in ``folder``; None where nothing is.

    What led to other weights counts as none.
    """
    return found_or_none(folder / FILE, _read, "how it learned is", "glassformer learning")


def _read(path: Path) -> Learning:
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"its {path.name} has more than {MOST_BYTES} bytes")
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        plain = json.loads(arrays["json"].tobytes().decode())
        found = _learning(plain, arrays)
    except ValueError as error:  # NumPy's own words are for programmers
        raise ValueError from error
    refuse_other_weights(path.parent, plain)
    return found


def _plain(learning: Learning) -> dict[str, Any]:
    return {
        "format_version": FORMAT_VERSION,
        "about": dict(learning.about),
        "steps": learning.steps,
        "labels": learning.labels,
        "metric": learning.metric,
        "scores": learning.scores,
        "curve": [dict(record) for record in learning.curve],
        "roles": {name: roles.names for name, roles in learning.roles.items()},
        "sentences": [
            {
                "text": one.text,
                "source": one.source_tokens,
                "target": one.target_tokens,
                "maps": list(one.attention),
                "guesses": one.guesses,
                "written": one.written,
            }
            for one in learning.sentences
        ],
    }


def _learning(plain: Mapping[str, Any], arrays: Mapping[str, np.ndarray]) -> Learning:
    if plain["format_version"] != FORMAT_VERSION:
        raise ValueError
    return Learning(
        steps=tuple(map(int, plain["steps"])),
        sentences=tuple(_sentence(one, f"{at}/", arrays) for at, one in enumerate(plain["sentences"])),
        labels=tuple(map(str, plain["labels"])),
        metric=str(plain["metric"]),
        scores=tuple(map(float, plain["scores"])),
        curve=tuple(dict(record) for record in plain["curve"]),
        roles={
            name: RolesLearned(
                tuple(names), _finite(arrays[f"roles/{name}/strength"]), _finite(arrays[f"roles/{name}/chance"])
            )
            for name, names in plain["roles"].items()
        },
        about=dict(plain["about"]),
    )


def _sentence(plain: Mapping[str, Any], prefix: str, arrays: Mapping[str, np.ndarray]) -> SentenceLearned:
    return SentenceLearned(
        text=str(plain["text"]),
        source_tokens=tuple(plain["source"]),
        target_tokens=tuple(plain["target"]),
        attention={name: _finite(arrays[f"{prefix}attention/{name}"]) for name in plain["maps"]},
        probability=_finite(arrays[f"{prefix}probability"]),
        guesses=tuple(map(tuple, plain["guesses"])),
        written=tuple(plain["written"]),
    )


def _finite(array: np.ndarray) -> np.ndarray:
    if not np.isfinite(array).all():
        raise ValueError
    return array.astype(np.float32)


def _fits(one: SentenceLearned, moments: int, labels: tuple[str, ...]) -> bool:
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


def _freeze(*arrays: np.ndarray) -> None:
    for array in arrays:
        array.setflags(write=False)
