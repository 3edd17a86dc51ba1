"""One model over many texts: a row a text, as plain immutable data; no torch."""

import math
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
from jaxtyping import Float64

from core.results.shown import FrozenDict, Result

HINTS = frozenset({"long", "missed"})  # flags that are wrong more often than not


@dataclass(frozen=True, kw_only=True)
class SurveyRow:
    """One text, counted from 0, and what the model made of it. A text that cannot be read has an ``error`` alone.

    ``reference`` is the translation or the label to compare with. ``log_p`` (nats) and ``entropy`` (bits) are of each
    of ``tokens``, ‹end› included, over all sentences of the text. ``runner_up`` is the likeliest other token at
    ``least_at``, the token that was least sure, with its probability. ``seen`` are the content words of the
    source, each with the most attention that an aligning head gives it. ``flags`` name kinds of faults, each with the
    words in question. A classifier has ``probabilities`` by label, and its ``output`` is a label; a generator writes
    nothing.
    """

    index: int
    text: str
    output: str = ""
    reference: str | None = None
    error: str = ""
    ids: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    log_p: tuple[float, ...] = ()
    entropy: tuple[float, ...] = ()
    runner_up: tuple[str, float] | None = None
    seen: tuple[tuple[str, float], ...] = ()
    flags: Mapping[str, tuple[str, ...]] = field(default_factory=FrozenDict)
    chrf: float | None = None
    probabilities: Mapping[str, float] = field(default_factory=FrozenDict)

    @property
    def label(self) -> str:
        """The likeliest label of a classifier; empty for other models."""
        return max(self.probabilities, key=self.probabilities.__getitem__, default="")

    @property
    def least_at(self) -> int | None:
        """The place of the token with the lowest probability; None without tokens."""
        return int(np.argmin(self.log_p)) if self.log_p else None

    @property
    def right(self) -> bool | None:
        """True if a classifier gave the label that was expected; None if none was."""
        return self.label == self.reference if self.probabilities and self.reference is not None else None

    @property
    def perplexity(self) -> float:
        """e to the power of the mean nats a token; NaN without tokens."""
        return math.exp(min(700.0, -_mean(self.log_p))) if self.log_p else math.nan

    @property
    def doubt(self) -> float:
        """The number that ranks texts: the mean entropy of the tokens, or the entropy of the labels, in bits.

        No other signal of one run was found to rank translations clearly better; see docs/worst-sentences.md.
        """
        if self.probabilities:
            return -sum(p * math.log2(p) for p in self.probabilities.values() if p > 0)
        return _mean(self.entropy)

    @property
    def signals(self) -> dict[str, float]:
        """The numbers of the row by name; one that does not fit the model, or was not measured, is NaN."""
        least = self.least_at
        return {
            "entropy": self.doubt,
            "log_p": _mean(self.log_p),
            "least": math.nan if least is None else math.exp(self.log_p[least]),
            "perplexity": self.perplexity,
            "seen": min((share for _, share in self.seen), default=math.nan),
            "ratio": len(self.output) / max(1, len(self.text)) if self.output and self.tokens else math.nan,
            "sure": max(self.probabilities.values(), default=math.nan),
            "right": math.nan if self.right is None else float(self.right),
            "chrf": math.nan if self.chrf is None else self.chrf,
        }

    def to_json(self) -> dict[str, Any]:
        """Return the fields that are not empty, as plain values."""
        plain = {name: value for name, value in vars(self).items() if value not in (None, "", (), {})}
        return {"index": self.index, "text": self.text} | plain

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "SurveyRow":
        """Rebuild a row; its ``number``, from 1, is for readers of a file of the page.

        Raises:
            ValueError: if ``plain`` is none.
        """
        try:
            given = {name: value for name, value in plain.items() if name != "number"}
            row = cls(**given | {name: read(given[name]) for name, read in _READ.items() if name in given})
        except (AttributeError, TypeError, ValueError, OverflowError) as error:
            raise ValueError("it is no row of a survey") from error
        if type(row.index) is not int or not len(row.log_p) == len(row.entropy) == len(row.tokens) == len(row.ids):
            raise ValueError("it is no row of a survey")
        return row


@dataclass(frozen=True, eq=False, repr=False)
class Survey(Result):
    """The rows of all texts in their order. ``about`` names model, weights, decoding, changes and versions."""

    rows: tuple[SurveyRow, ...]
    about: Mapping[str, Any]

    def __repr__(self) -> str:
        read = [row for row in self.rows if not row.error]
        lost = f", {len(self.rows) - len(read)} not read" if len(read) < len(self.rows) else ""
        flagged = sum(bool(row.flags.keys() - HINTS) for row in read)
        scores = {name: np.nanmean(values) for name, values in self.signals.items() if np.isfinite(values).any()}
        said = "".join(f", {name} {scores[name]:.3g}" for name in ("chrf", "right", "entropy") if name in scores)
        return f"Survey({self.about.get('model', '')!r:.60}: {len(self.rows):,} texts{lost}, {flagged} flagged{said})"

    def worst(self, count: int = 50) -> tuple[SurveyRow, ...]:
        """Return the rows that the model doubts most, the first most; texts that were not read are left out."""
        read = [row for row in self.rows if not row.error]
        return tuple(sorted(read, key=lambda row: -row.doubt)[:count])

    @property
    def signals(self) -> dict[str, Float64[np.ndarray, "row"]]:
        """The numbers of all rows by name, NaN where a row has none; see ``SurveyRow.signals``."""
        rows = [{} if row.error else row.signals for row in self.rows]
        names = dict.fromkeys(name for row in rows for name in row)
        return {name: np.array([row.get(name, math.nan) for row in rows], float) for name in names}

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each text: what was read and written, its numbers and its flags."""
        return [
            {"index": row.index, "text": row.text, "output": row.output, "reference": row.reference, "error": row.error}
            | ({} if row.error else row.signals)
            | {"flags": ", ".join(row.flags)}
            for row in self.rows
        ]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a ``.jsonl``, ``.csv`` or ``.parquet`` file; a CSV has no place for ``about``.

        Raises:
            InputError: if the name has another ending, or pyarrow is missing for Parquet.
        """
        from core.results.survey_files import save_survey

        save_survey(path, self.about, self.rows)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Survey":
        """Read a file that ``save`` or ``glassformer survey -o`` wrote.

        Raises:
            InputError: if it is none.
        """
        from core.results.survey_files import read_survey

        about, rows = read_survey(path)
        return cls(tuple(rows), about)


@dataclass(frozen=True)
class ChangedRow:
    """A text whose answer differs between two surveys.

    ``words`` are stretches of the answer: (kind, words), where kind is "same", "removed" or "added". ``delta`` is the
    second survey's measure minus the first's, NaN if there is none.
    """

    index: int
    text: str
    before: str
    after: str
    words: tuple[tuple[str, str], ...]
    delta: float


@dataclass(frozen=True, eq=False, repr=False)
class Comparison(Result):
    """Two surveys of the same texts: the rows whose answer changed, the largest fall of ``measure`` first.

    ``measure`` is "chrf", "right" (a classifier's labels) or "log_p" (nats a token, of a generator); "" if there is
    nothing to compare with, and then the rows with the most changed words come first. ``delta`` is its mean change over
    all ``texts``, ``low`` and ``high`` are the 95 % interval of a bootstrap over texts. ``better`` and ``worse`` count
    texts whose measure moved by more than ``threshold``.
    """

    changed: tuple[ChangedRow, ...]
    texts: int
    measure: str
    delta: float
    low: float
    high: float
    better: int
    worse: int
    threshold: float
    about: Mapping[str, Any]

    def __repr__(self) -> str:
        said = f"Comparison({len(self.changed):,} of {self.texts:,} changed"
        if not self.measure:
            return f"{said})"
        return (
            f"{said}; {self.measure} {self.delta:+.3g} [{self.low:+.3g}, {self.high:+.3g}], "
            f"{self.better} better, {self.worse} worse)"
        )

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each changed text."""
        return [{name: value for name, value in vars(row).items() if name != "words"} for row in self.changed]

    def to_json(self) -> dict[str, Any]:
        """Return plain values; NaN is None."""
        return {
            name: None if isinstance(value, float) and math.isnan(value) else value
            for name, value in (asdict(self) | {"about": dict(self.about)}).items()
        }


def _mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else math.nan


_READ: Mapping[str, Any] = {
    "ids": lambda value: tuple(map(int, value)),
    "tokens": lambda value: tuple(map(str, value)),
    "log_p": lambda value: tuple(map(float, value)),
    "entropy": lambda value: tuple(map(float, value)),
    "runner_up": lambda value: (str(value[0]), float(value[1])),
    "seen": lambda value: tuple((str(word), float(share)) for word, share in value),
    "flags": lambda value: FrozenDict({str(name): tuple(map(str, words)) for name, words in value.items()}),
    "probabilities": lambda value: FrozenDict({str(name): float(one) for name, one in value.items()}),
    "chrf": float,
}
