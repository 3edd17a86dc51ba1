"""Two runs, and what becomes of one as tensors of the other take the place of its own: plain NumPy data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from jaxtyping import Float, Float32

from core.results.shown import Result
from core.results.trace import AttentionMap

MEASURES = ("logit-difference", "log-probability")
LEAST = 0.0005  # of the way: a find below it is rounding
LARGEST_WITHIN = 0.005  # of the way: among cells that come as close to the largest, the lowest layer is named
Head = tuple[str, int, int]  # map, layer, head


@dataclass(frozen=True)
class Pair:
    """Two runs of one model and the prediction that they are compared by.

    ``token`` is what the donor writes at the ``step`` of the base (or its label, then without a step), ``rival`` what
    the base writes there. ``partners`` are the donor's row for each row of the base, by stack, -1 where there is none;
    ``tokens`` and ``donor_tokens`` are what the stacks read. ``log_probabilities`` and ``donor_log_probabilities`` are
    those of token and rival in either run as it is.
    """

    model: str
    base: str
    donor: str
    step: int | None
    token: str
    token_id: int
    rival: str
    rival_id: int
    tokens: Mapping[str, tuple[str, ...]]
    donor_tokens: Mapping[str, tuple[str, ...]]
    partners: Mapping[str, tuple[int, ...]]
    log_probabilities: tuple[float, float]
    donor_log_probabilities: tuple[float, float]

    @property
    def is_text_read_by(self) -> str:
        """The stack that reads the text: a generator has no encoder."""
        return "encoder" if "encoder" in self.tokens else "decoder"

    def whole(self, measure: str = MEASURES[0]) -> float:
        """Return how far the donor's run is from that of the base, in nats."""
        return float(self.change(np.array(self.donor_log_probabilities), measure))

    def change(self, log_probabilities: Float[np.ndarray, "*place 2"], measure: str = MEASURES[0]) -> np.ndarray:
        """Return how far the base run has come by what it then gives to token and rival, in nats."""
        change = log_probabilities - np.array(self.log_probabilities)
        return np.asarray(change[..., 0] - change[..., 1] if measure == MEASURES[0] else change[..., 0])

    def share(self, log_probabilities: Float[np.ndarray, "*place 2"], measure: str = MEASURES[0]) -> np.ndarray:
        """Return the same as a share of the way to the donor's run; NaN if the two do not differ in this measure."""
        whole = self.whole(measure)
        return np.asarray(self.change(log_probabilities, measure) / (whole if abs(whole) > 1e-6 else np.nan))

    def is_shared(self, stack: str, row: int) -> bool:
        """Return True if both runs read the same token at this row."""
        partner = self.partners[stack][row]
        return partner >= 0 and self.tokens[stack][row] == self.donor_tokens[stack][partner]


@dataclass(frozen=True)
class Find:
    """One find: its ``name``, the places, as (stack, depth, row) or as heads, and their share of the way."""

    name: str
    residual: tuple[tuple[str, int, int], ...]
    heads: tuple[Head, ...]
    share: float


@dataclass(frozen=True, eq=False, repr=False)
class PatchMap(Result):
    """Every vector and every head of the donor's run in that of the base, one at a time.

    ``vectors[stack]`` and ``outputs[map]`` hold log p of token and of rival, the first for the residual stream after
    each depth (0 is the embedding), NaN where a token has no partner. ``order`` are the heads, the largest share
    first, and ``together`` the same two numbers for the first, the first two, ... of them at once.
    """

    pair: Pair
    measure: str
    vectors: Mapping[str, Float32[np.ndarray, "depth token 2"]]
    outputs: Mapping[str, Float32[np.ndarray, "layer head 2"]]
    order: tuple[Head, ...]
    together: Float32[np.ndarray, "count 2"]

    def __repr__(self) -> str:
        found = ", ".join(f"{find.name} {find.share:.0%}" for find in self.finds)
        return (
            f"PatchMap({self.pair.token!r:.40} against {self.pair.rival!r:.40}, {self.whole:+.2f} nats: {found:.160})"
        )

    @property
    def whole(self) -> float:
        """The change from the base to the donor's run, in nats."""
        return self.pair.whole(self.measure)

    @property
    def residual(self) -> dict[str, Float32[np.ndarray, "depth token"]]:
        """The change by each vector of each stack, in nats."""
        return {
            name: self.pair.change(numbers, self.measure).astype(np.float32) for name, numbers in self.vectors.items()
        }

    @property
    def heads(self) -> dict[str, Float32[np.ndarray, "layer head"]]:
        """The change by the output of each head of each map, in nats."""
        return {
            name: self.pair.change(numbers, self.measure).astype(np.float32) for name, numbers in self.outputs.items()
        }

    def by(self, measure: str) -> "PatchMap":
        """Return the same map by another of ``MEASURES``; the order of the heads stays."""
        return replace(self, measure=measure)

    @property
    def finds(self) -> tuple[Find, ...]:
        """What stands out: the largest vector, the largest at a word both share, the strongest head, fewest heads.

        Vectors are those that the text has after each layer; one that goes no part of the way is no find. The fewest
        heads are taken in ``order``, as many as it takes until the base writes the token; there is no such find if all
        of ``together`` do not.
        """
        stack = self.pair.is_text_read_by
        shares = np.array(self.pair.share(self.vectors[stack], self.measure))
        shares[0] = np.nan  # an embedding is the same as the other word
        if stack == "decoder":
            shares[:, -1] = np.nan  # from its last row the token is predicted: in the end it must go all the way
        shared = np.array([self.pair.is_shared(stack, row) for row in range(shares.shape[1])])
        found = [
            Find(name, ((stack, *place),), (), float(numbers[place]))
            for name, numbers in (("largest", shares), ("shared", np.where(shared, shares, np.nan)))
            if (place := _largest(numbers, LARGEST_WITHIN if name == "largest" else 0.0)) is not None
            and numbers[place] > LEAST
        ]
        flips = np.flatnonzero(self.together[:, 0] > self.together[:, 1])
        counts = [("head", 1)] + ([("heads", int(flips[0]) + 1)] if len(flips) else [])
        return (
            *found,
            *(
                Find(name, (), self.order[:count], float(self.pair.share(self.together[count - 1], self.measure)))
                for name, count in counts
            ),
        )

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each vector and each head."""
        rows: list[dict[str, Any]] = []
        for stack, changes in self.residual.items():
            for (depth, row), change in np.ndenumerate(changes):
                token = self.pair.tokens[stack][row]
                place = {"place": f"r.{stack[0]}.{depth}.{row}", "map": stack, "layer": depth, "head": None}
                rows.append(place | {"row": row, "token": token, "change": float(change)})
        for name, changes in self.heads.items():
            for (layer, head), change in np.ndenumerate(changes):
                place = {"place": f"o.{name[0]}.{layer}.{head}", "map": name, "layer": layer, "head": head}
                rows.append(place | {"row": None, "token": None, "change": float(change)})
        whole = self.whole or float("nan")
        return [row | {"share": row["change"] / whole} for row in rows]


@dataclass(frozen=True, eq=False, repr=False)
class CarriedHead(Result):
    """A head that was carried over: where it looks, and what either half of it does by itself.

    ``base``, ``donor`` and ``now`` hold this one head alone, up to the row that writes the token: in either run, and in
    the base's with all places carried. ``by_output`` are log p of token and rival if only what this head passes on is
    carried, at the same rows; ``by_weights`` if only where it looks is, None if the texts are not of equal length.
    """

    head: Head
    row: int | None
    base: AttentionMap
    donor: AttentionMap
    now: AttentionMap
    by_output: tuple[float, float]
    by_weights: tuple[float, float] | None


@dataclass(frozen=True, eq=False, repr=False)
class Patched(Result):
    """One run with tensors of another in it: what it then gives to token and rival, and writes.

    ``candidates`` are the likeliest tokens, or the labels: each with its probability before and now. ``head`` is the
    last head among the places, None if there is none.
    """

    pair: Pair
    places: tuple[str, ...]
    log_probabilities: tuple[float, float]
    output: str
    candidates: tuple[tuple[str, float, float], ...]
    head: CarriedHead | None = None

    def __repr__(self) -> str:
        places = ", ".join(self.places)
        return f"Patched({places:.80}: {self.share():.0%} of the way to {self.pair.token!r:.40}, {self.output!r:.60})"

    def share(self, measure: str = MEASURES[0]) -> float:
        """Return the share of the way from the base (0) to the donor's run (1)."""
        return float(self.pair.share(np.array(self.log_probabilities), measure))

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each candidate."""
        return [{"token": token, "before": before, "now": now} for token, before, now in self.candidates]


def _largest(shares: Float[np.ndarray, "depth token"], within: float) -> tuple[int, int] | None:
    """Return depth and row of the largest share; of those that come ``within`` of it, that of the lowest depth."""
    if np.isnan(shares).all():
        return None
    place = int(np.flatnonzero(shares.ravel() >= np.nanmax(shares) - within)[0])
    return divmod(place, shares.shape[1])
