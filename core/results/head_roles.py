"""The roles of a model's heads over many sentences, as plain immutable NumPy data; no torch.

A checkpoint's ``heads.json`` holds it; ``glassformer heads MODEL --data DIR`` measures it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Float32

from core.errors import refuse_no_head
from core.results.head_rules import RULES, HandName, RuleScores
from core.results.plain import from_plain, measured, to_plain
from core.results.shown import FrozenDict, Result

VERSIONS = (1, 2)  # of the file; the first has no rules and no names
MIXED = "mixed"
THRESHOLD = 0.4  # a head with no role as strong as this is "mixed"
TIMES_CHANCE = 2.0  # and so is one whose role is not this many times as strong as attention spread evenly

_SIDES = ("first", "end", "punctuation", "separator")
# The encoder has nothing to align, the decoder cannot look ahead, and source and target have no places in common.
ROLES: Mapping[str, tuple[str, ...]] = {
    "encoder": ("previous", "next", "same", *_SIDES),
    "decoder": ("previous", "same", "first", "punctuation", "separator", "induction"),
    "cross": ("alignment", "read-alignment", *_SIDES),
}

Head = tuple[str, int, int]  # map, layer, head, counted from 0


@dataclass(frozen=True, eq=False, repr=False)
class RoleScores(Result):
    """The strength of one role in each head of a map.

    ``strength`` is the mean attention that goes where the role says, over the rows of the probe in which the role
    says anything; ``std`` is its standard deviation between sentences; ``hits`` is the share of those rows whose
    largest weight lies there. ``chance`` is the strength of attention spread evenly.
    """

    strength: Float32[np.ndarray, "layer head"]
    std: Float32[np.ndarray, "layer head"]
    hits: Float32[np.ndarray, "layer head"]
    chance: float
    rows: int


@dataclass(frozen=True)
class HeadRole:
    """The role that a head keeps to best, or ``"mixed"``; ``best`` names that role in either case."""

    role: str
    best: str
    strength: float
    std: float
    hits: float
    chance: float


class Example(NamedTuple):
    """A probe sentence, and the mean attention that a head puts there where its best role says."""

    text: str
    strength: float


@dataclass(frozen=True, eq=False, repr=False)
class MeanEffects(Result):
    """The effect of switching off a head, in nats a sentence: mean and standard deviation over the sample."""

    mean: Float32[np.ndarray, "layer head"]
    std: Float32[np.ndarray, "layer head"]


@dataclass(frozen=True, eq=False, repr=False)
class PruningCurves(Result):
    """The score of the model as heads are removed; ``removed[i]`` heads are off at point i.

    ``least_first`` removes the least important head first and ``most_first`` the most important, by mean effect;
    ``at_random[j]`` removes them in an order drawn with ``seeds[j]``. Orders count heads map by map and layer by layer.
    """

    metric: str  # "bleu", 0 to 100, or "accuracy", 0 to 1
    removed: tuple[int, ...]
    least_first: tuple[float, ...]
    most_first: tuple[float, ...]
    at_random: tuple[tuple[float, ...], ...]
    importance_order: tuple[int, ...]  # least important first
    random_orders: tuple[tuple[int, ...], ...]
    seeds: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HeadRoles(Result):
    """Everything measured of the heads of one checkpoint.

    ``scores[map][role]`` and ``effects[map]`` are by layer and head, ``examples[map][layer][head]`` are sentences in
    which a head's best role shows most. ``effects`` are empty where they were not measured. ``about`` tells in plain
    values what was measured, on what and how often. ``rules[map][rule]`` have rows of their own; ``names`` are those
    that a person gave; see ``name``.
    """

    scores: Mapping[str, Mapping[str, RoleScores]]
    effects: Mapping[str, MeanEffects]
    examples: Mapping[str, tuple[tuple[tuple[Example, ...], ...], ...]]
    pruning: PruningCurves | None
    about: Mapping[str, Any]
    rules: Mapping[str, Mapping[str, RuleScores]] = field(default_factory=FrozenDict)
    names: tuple[HandName, ...] = ()

    def __repr__(self) -> str:
        roles = Counter(self.role(*head).role for head in self.heads)
        said = ", ".join(f"{count} {role}" for role, count in roles.most_common())
        return f"HeadRoles({len(self.heads)} heads: {said:.200})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each head: its role, and what the model loses without it, in nats a sentence."""
        return [
            {
                "map": name,
                "layer": layer,
                "head": head,
                **asdict(self.role(name, layer, head)),
                "effect": float(self.effects[name].mean[layer, head]) if name in self.effects else None,
                "name": self.name(name, layer, head),
            }
            for name, layer, head in self.heads
        ]

    @property
    def heads(self) -> tuple[Head, ...]:
        """All heads, in the order that ``pruning`` counts them."""
        return tuple((name, *place) for name, layers in self.shapes.items() for place in np.ndindex(layers))

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Layers and heads of each map."""
        return {name: next(iter(roles.values())).strength.shape for name, roles in self.scores.items()}

    def role(self, map_name: str, layer: int, head: int) -> HeadRole:
        """Return the role of one head, counted from 0.

        Raises:
            InputError: if there is no such map, layer or head.
        """
        at = (layer, head)
        refuse_no_head(map_name, layer, head, self.shapes)
        best, scores = max(self.scores[map_name].items(), key=lambda item: item[1].strength[at])
        strength = float(scores.strength[at])
        clear = strength >= THRESHOLD and strength >= TIMES_CHANCE * scores.chance
        return HeadRole(
            role=best if clear else MIXED,
            best=best,
            strength=strength,
            std=float(scores.std[at]),
            hits=float(scores.hits[at]),
            chance=scores.chance,
        )

    def name(self, map_name: str, layer: int, head: int) -> str:
        """Return the name of one head, counted from 0; empty if no rule and no role holds. See ``named``."""
        return self.named(map_name, layer, head)[0]

    def named(self, map_name: str, layer: int, head: int) -> tuple[str, tuple[str, ...]]:
        """Return the name of one head, and the rules or the role that it rests on.

        It is what a person called it, if all rules of that name hold; or the strongest rule that holds; or its role. A
        rule holds if it is strong in sentences that it was not found in, see ``RuleScores.holds``.

        Raises:
            InputError: if there is no such map, layer or head.
        """
        role = self.role(map_name, layer, head).role
        tests = sum(one.strength.size for rules in self.rules.values() for one in rules.values())
        holding = {
            rule: float(one.strength[layer, head])
            for rule, one in self.rules.get(map_name, {}).items()
            if one.holds(tests, THRESHOLD, TIMES_CHANCE)[layer, head]
        }
        for one in self.names:
            if (one.map, one.layer, one.head) == (map_name, layer, head) and holding.keys() >= {*one.rules}:
                return one.name, one.rules
        if holding and role == MIXED:
            strongest = max(holding, key=holding.__getitem__)
            return RULES[map_name][strongest], (strongest,)
        return ("", ()) if role == MIXED else (role, (role,))

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back, numbers to four decimals."""
        return {"format_version": VERSIONS[-1], **to_plain(self), "about": dict(self.about)}

    @classmethod
    def from_json(cls, plain: Any) -> "HeadRoles":
        """Rebuild what was measured.

        Raises:
            ValueError: if ``plain`` is something else, or of another format version.
        """
        if isinstance(plain, dict) and isinstance(names := plain.get("names"), list):
            plain = plain | {"names": [{"rules": [one.get("rule")]} | one for one in names]}  # once there was one rule
        return measured(partial(from_plain, cls), plain, VERSIONS, _check)


def _check(head_roles: HeadRoles) -> None:
    """Refuse parts that do not fit each other."""
    shapes = head_roles.shapes
    measured = [(name, one) for name, roles in head_roles.scores.items() for one in roles.values()]
    every = [(name, array) for name, one in measured for array in (one.strength, one.std, one.hits)]
    every += [(name, array) for name, one in head_roles.effects.items() for array in (one.mean, one.std)]
    ruled = [(name, one) for name, rules in head_roles.rules.items() for one in rules.values()]
    every += [(name, array) for name, one in ruled for array in (one.strength, one.by_distance, one.error, one.found)]
    fit = shapes and all(array.shape == shapes[name] and np.isfinite(array).all() for name, array in every)
    fit = fit and all(rule in RULES[name] for name, rules in head_roles.rules.items() for rule in rules)
    fit = fit and all(one.rules and {*one.rules} <= RULES[one.map].keys() for one in head_roles.names)
    for name, (layers, heads) in shapes.items():
        fit = fit and [len(layer) for layer in head_roles.examples[name]] == [heads] * layers
    if curves := head_roles.pruning:
        points = {len(curves.removed), *map(len, (curves.least_first, curves.most_first, *curves.at_random))}
        counted = list(range(len(head_roles.heads)))
        fit = fit and len(points) == 1 and len(curves.at_random) == len(curves.random_orders) == len(curves.seeds)
        fit = fit and all(sorted(order) == counted for order in (curves.importance_order, *curves.random_orders))
    if not fit:
        raise ValueError
