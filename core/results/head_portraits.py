"""Portraits of all heads over many sentences, as plain immutable NumPy data; no torch.

A checkpoint's ``portraits.json`` holds it; ``glassformer portraits MODEL --data DIR`` measures it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from jaxtyping import Float32

from core.errors import refuse_no_head
from core.results.head_roles import RoleScores
from core.results.head_rules import RuleScores
from core.results.plain import measured
from core.results.shown import Result

VERSIONS = (1, 2)  # of the file; the first has decimals, and texts beside their tokens
REACH = 8  # the largest distance of key minus query that is counted by itself; the ends hold all beyond
ENTROPY_BINS = 10
_SCALE = 1_000  # shares are stored in thousandths


@dataclass(frozen=True)
class Pair:
    """Two tokens: the mean attention ``weight`` of rows of ``query`` to ``key``, ``count`` times, beside ``chance``.

    ``chance`` is even attention. The query of cross-attention is the token that the row writes.
    """

    query: str
    key: str
    count: int
    weight: float
    chance: float


@dataclass(frozen=True)
class Row:
    """One row of attention of sentence ``text``: its largest weights as (key, weight), the largest first.

    ``level`` says which part of all rows it is drawn from: "strongest", "quarter", "half" or "any".
    """

    level: str
    text: int
    row: int
    weights: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Text:
    """A sentence that rows point at: what was read and written, and the tokens of both."""

    text: str
    output: str
    source: tuple[str, ...]
    target: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HeadPortrait(Result):
    """One head: the shares of its attention by distance, of its rows by evenness, pairs of tokens, and rows.

    ``offsets`` are those of key minus query from -``REACH`` to ``REACH``, and sum to 1. ``entropy`` is the share of
    rows by entropy, in tenths of the largest possible. ``shown`` is the sentence whose mean largest weight is
    the median, and ``arcs`` are its weights from 0.15 on, as (query, key, weight). ``pairs`` are the sharpest, by
    attention above chance each time; ``frequent`` those whose attention above chance adds up to most.
    """

    offsets: Float32[np.ndarray, "offset"]
    entropy: Float32[np.ndarray, "bin"]
    pairs: tuple[Pair, ...]
    rows: tuple[Row, ...]
    shown: int
    arcs: tuple[tuple[int, int, float], ...]
    frequent: tuple[Pair, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class HeadPortraits(Result):
    """All heads of a model: ``heads[map][layer][head]``. ``texts`` are the sentences that they name, by index.

    ``even[map]`` are the offsets of even attention. ``roles[map][role]`` and ``rules[map][rule]`` are measured on the
    same sentences. ``about`` tells on which.
    """

    heads: Mapping[str, tuple[tuple[HeadPortrait, ...], ...]]
    even: Mapping[str, Float32[np.ndarray, "offset"]]
    roles: Mapping[str, Mapping[str, RoleScores]]
    rules: Mapping[str, Mapping[str, RuleScores]]
    texts: Mapping[int, Text]
    about: Mapping[str, Any]

    def __repr__(self) -> str:
        count = sum(len(layer) for layers in self.heads.values() for layer in layers)
        return f"HeadPortraits({count} heads over {self.about.get('sentences', 0):,} sentences)"

    @property
    def shapes(self) -> dict[str, tuple[int, int]]:
        """Layers and heads of each map."""
        return {name: (len(layers), len(layers[0])) for name, layers in self.heads.items()}

    @property
    def offsets(self) -> dict[str, Float32[np.ndarray, "layer head offset"]]:
        """The shares by distance of all heads, by map."""
        return {
            name: np.array([[one.offsets for one in layer] for layer in layers]) for name, layers in self.heads.items()
        }

    def head(self, map_name: str, layer: int, head: int) -> HeadPortrait:
        """Return the portrait of one head, counted from 0.

        Raises:
            InputError: if there is no such map, layer or head.
        """
        refuse_no_head(map_name, layer, head, self.shapes)
        return self.heads[map_name][layer][head]

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each pair of tokens of each head."""
        return [
            {"map": name, "layer": layer, "head": head, **vars(pair)}
            for name, layers in self.heads.items()
            for layer, heads in enumerate(layers)
            for head, portrait in enumerate(heads)
            for pair in portrait.pairs
        ]

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back, shares in thousandths and weights in per cent.

        Whole numbers, and texts that their tokens spell, keep a checkpoint's file below 30 kB when it is compressed.
        """
        return {
            "format_version": VERSIONS[-1],
            "about": dict(self.about),
            "texts": {str(at): _text_plain(one) for at, one in self.texts.items()},
            "roles": {name: {role: _plain(one) for role, one in some.items()} for name, some in self.roles.items()},
            "rules": {name: {rule: _plain(one) for rule, one in some.items()} for name, some in self.rules.items()},
            "even": {name: _listed(one) for name, one in self.even.items()},
            "heads": {
                name: [[_portrait_plain(one) for one in layer] for layer in layers]
                for name, layers in self.heads.items()
            },
        }

    @classmethod
    def from_json(cls, plain: Any) -> "HeadPortraits":
        """Rebuild what was measured.

        Raises:
            ValueError: if ``plain`` is something else, or of another format version.
        """
        return measured(_portraits, plain, VERSIONS, _check)


def _portraits(plain: Mapping[str, Any]) -> HeadPortraits:
    version = plain["format_version"]
    scale = _SCALE if version > 1 else 1
    return HeadPortraits(
        heads={
            name: tuple(tuple(_portrait(one, version) for one in layer) for layer in layers)
            for name, layers in plain["heads"].items()
        },
        even={name: np.array(one, np.float32) / scale for name, one in plain["even"].items()},
        roles={
            name: {role: RoleScores(**_arrays(one, scale)) for role, one in some.items()}
            for name, some in plain["roles"].items()
        },
        rules={
            name: {rule: RuleScores(**_arrays(one, scale)) for rule, one in some.items()}
            for name, some in plain["rules"].items()
        },
        texts={int(at): _text(one, version) for at, one in plain["texts"].items()},
        about=dict(plain["about"]),
    )


def _portrait_plain(one: HeadPortrait) -> dict[str, Any]:
    rows: dict[str, list[list[int]]] = {}
    for row in one.rows:
        weights = [number for key, weight in row.weights for number in (key, _percent(weight))]
        rows.setdefault(row.level, []).append([row.text, row.row, *weights])
    return {
        **{name: _listed(getattr(one, name)) for name in ("offsets", "entropy")},
        "pairs": [_pair_plain(pair) for pair in one.pairs],
        # Most of them are among the sharpest too: these are the places there.
        "frequent": [one.pairs.index(pair) if pair in one.pairs else _pair_plain(pair) for pair in one.frequent],
        "rows": rows,
        "shown": one.shown,
        "arcs": [number for query, key, weight in one.arcs for number in (query, key, _percent(weight))],
    }


def _pair_plain(pair: Pair) -> list[Any]:
    return [pair.query, pair.key, pair.count, _percent(pair.weight), _percent(pair.chance)]


def _percent(weight: float) -> int:
    return round(100 * weight)


def _listed(numbers: np.ndarray) -> list[Any]:
    return list(np.round(numbers.astype(np.float64) * _SCALE).astype(int).tolist())


def _portrait(plain: Mapping[str, Any], version: int) -> HeadPortrait:
    scale, parts = (_SCALE, 100) if version > 1 else (1, 1)
    rows, arcs = (_rows(plain["rows"]), _threes(plain["arcs"])) if version > 1 else (plain["rows"], plain["arcs"])
    pairs = tuple(_pair(one, parts) for one in plain["pairs"])
    return HeadPortrait(
        **{name: np.array(plain[name], np.float32) / scale for name in ("offsets", "entropy")},
        pairs=pairs,
        rows=tuple(
            Row(str(level), int(text), int(row), tuple((int(key), weight / parts) for key, weight in weights))
            for level, text, row, weights in rows
        ),
        shown=int(plain["shown"]),
        arcs=tuple((int(query), int(key), weight / parts) for query, key, weight in arcs),
        frequent=tuple(pairs[one] if isinstance(one, int) else _pair(one, parts) for one in plain.get("frequent", ())),
    )


def _pair(plain: Sequence[Any], parts: int) -> Pair:
    query, key, count, weight, chance = plain
    return Pair(str(query), str(key), int(count), weight / parts, chance / parts)


def _rows(by_level: Mapping[str, Any]) -> Iterator[tuple[str, int, int, list[tuple[int, float]]]]:
    for level, rows in by_level.items():
        for text, row, *numbers in rows:
            yield level, text, row, list(zip(numbers[::2], numbers[1::2], strict=True))


def _threes(numbers: Sequence[Any]) -> Iterator[tuple[Any, Any, Any]]:
    return zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)


def _text_plain(one: Text) -> list[Any]:
    """Return the tokens of both sides, and the texts, None where the tokens spell them."""
    texts = ((one.text, one.source), (one.output, one.target))
    tokens = [" ".join(own) if all(own) and not any(" " in token for token in own) else [*own] for _, own in texts]
    return [*tokens, *(None if said == _spelled(own) else said for said, own in texts)]


def _text(plain: Sequence[Any], version: int) -> Text:
    if version == 1:
        return Text(str(plain[0]), str(plain[1]), tuple(plain[2]), tuple(plain[3]))
    source, target = (tuple(one.split() if isinstance(one, str) else one) for one in plain[:2])
    text, output = (
        _spelled(own) if said is None else str(said) for own, said in zip((source, target), plain[2:], strict=True)
    )
    return Text(text, output, source, target)


def _spelled(tokens: Sequence[str]) -> str:
    """Return the text of pieces, without the marks of start and end."""
    return "".join(token for token in tokens if token not in ("<s>", "</s>")).replace("▁", " ").strip()


def _plain(scores: RoleScores | RuleScores) -> dict[str, Any]:
    return {
        name: _listed(value) if isinstance(value, np.ndarray) and value.dtype != bool else _whole(value)
        for name, value in vars(scores).items()
    }


def _whole(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray) else value


def _arrays(plain: Mapping[str, Any], scale: float) -> dict[str, Any]:
    return {
        name: (np.array(value, bool) if name == "found" else np.array(value, np.float32) / scale)
        if isinstance(value, list)
        else value
        for name, value in plain.items()
    }


def _check(found: HeadPortraits) -> None:
    """Refuse parts that do not fit each other."""
    sizes = {"offsets": 2 * REACH + 1, "entropy": ENTROPY_BINS}
    fit = bool(found.shapes) and found.even.keys() == found.shapes.keys()
    for name, layers in found.heads.items():
        fit = fit and found.even[name].shape == (2 * REACH + 1,)
        fit = fit and {len(layer) for layer in layers} == {found.shapes[name][1]}
        for one in (head for layer in layers for head in layer):
            fit = fit and all(getattr(one, part).shape == (size,) for part, size in sizes.items())
            fit = fit and {one.shown, *(row.text for row in one.rows)} <= found.texts.keys()
    measured = [(name, one) for some in (found.roles, found.rules) for name, by in some.items() for one in by.values()]
    if not fit or not all(one.strength.shape == found.shapes[name] for name, one in measured):
        raise ValueError
