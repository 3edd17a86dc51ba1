"""How much of each state of a run comes from which token, as plain data, and the routes to what was written."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Bool, Float32, Float64, Int16

from core.errors import InputError, is_whole, whole
from core.results.shown import Result

MEASURES = ("distance", "projection")
EDGES = ("encoder", "decoder", "cross", "stay", "pool")  # the arrays of a flow that information is followed through

Shares = dict[str, Float64[np.ndarray, "..."]]
Kept = Mapping[str, Bool[np.ndarray, "..."]]


class Node(NamedTuple):
    """A state: ``depth`` 0 is the embedded token, and ``share`` is how much of the answer comes through it."""

    stack: str  # "encoder" or "decoder"
    depth: int
    place: int
    token: str
    share: float


class Line(NamedTuple):
    """An edge of a route: state ``query`` of ``layer`` read ``key``; ``share`` is of the whole.

    ``map`` is ``"encoder"``, ``"decoder"``, ``"cross"`` or, from a state of a classifier to its label, ``"pool"``.
    ``head`` is the one that brings most along it, -1 if none is named, and ``head_share`` its share among the heads.
    """

    map: str
    layer: int
    query: int
    key: int
    share: float
    head: int
    head_share: float


@dataclass(frozen=True, eq=False, repr=False)
class Route(Result):
    """The states and edges above a threshold through which the answer of a step reaches back to the words.

    ``carried`` is the share of the answer that reaches a word along these edges alone.
    """

    written: str
    at_least: float
    nodes: tuple[Node, ...]
    edges: tuple[Line, ...]
    carried: float

    def __repr__(self) -> str:
        said = f"{len(self.edges)} edges of at least {self.at_least:.1%} carry {self.carried:.0%}"
        return f"Route(to {self.written!r:.40}: {said})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each edge."""
        return [edge._asdict() for edge in self.edges]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "written": self.written,
            "at_least": self.at_least,
            "carried": round(self.carried, 6),
            "nodes": [node._asdict() for node in self.nodes],
            "edges": [edge._asdict() for edge in self.edges],
        }


@dataclass(frozen=True, eq=False, repr=False)
class Flow(Result):
    """How much of each state of a run comes from which state before it; rows sum to 1, ``cross`` with ``stay``.

    ``encoder`` and ``decoder`` [layer, query, key] are the edges of self-attention, a token's own residual stream
    joined with what it brings itself. ``cross`` [layer, query, key] is the share of each source state behind
    cross-attention, ``stay`` [layer, query] that of the decoder's own state. ``pool`` is the share of each state of a
    classifier in the mean that it reads its label from. A map that a model lacks has no layers; a generator's ``cross``
    has no columns, and all of its states stay. ``feed_forward`` [layer, token] is, by stack, the share of each
    feed-forward in the state behind it; they move nothing between words. ``heads`` and ``head_shares`` are, by map,
    the head that brings most along an edge (-1 if none is named) and its share among the heads there. Row i read
    ``read_tokens[i]`` and wrote ``written[i]``.

    Shares have no sign: they say what a state was mixed from, and neither for nor against what it speaks.
    """

    model: str
    text: str
    measure: str
    source_tokens: tuple[str, ...]
    read_tokens: tuple[str, ...]
    written: tuple[str, ...]  # of a classifier its label
    encoder: Float64[np.ndarray, "_ source source"]
    decoder: Float64[np.ndarray, "layer read read"]
    cross: Float64[np.ndarray, "layer read source"]
    stay: Float64[np.ndarray, "layer read"]
    pool: Float64[np.ndarray, "_"]
    feed_forward: Mapping[str, Float64[np.ndarray, "_ _"]]
    heads: Mapping[str, Int16[np.ndarray, "_ _ _"]]
    head_shares: Mapping[str, Float64[np.ndarray, "_ _ _"]]

    def __repr__(self) -> str:
        said = f"{len(self.source_tokens)} source tokens, {len(self.read_tokens)} read, by {self.measure}"
        return f"Flow({self.model!r:.40}: {self.text!r:.60} → {' '.join(self.written)!r:.60}; {said})"

    def shares(self, step: int | None = None, *, token: int | None = None) -> dict[str, Float32[np.ndarray, "_"]]:
        """Return the share of each ``"source"`` token, and of each ``"target"`` token read, in the state that writes.

        Together they are 1. A classifier has no step.

        Args:
            step: of what was written.
            token: the place of a source token, whose last state of the encoder is taken instead of the one that writes;
                so an encoder that answers nothing has shares and routes too.

        Raises:
            InputError: if there is no such step or token.
        """
        _, states = self._followed(step, token)
        read = 0 if step is None else step + 1
        sides = {"source": states["encoder"][0], "target": states["decoder"][0][:read]}
        return {name: one.astype(np.float32) for name, one in sides.items()}

    def route(self, step: int | None = None, at_least: float = 0.01, *, token: int | None = None) -> Route:
        """Return the edges whose share of the whole is ``at_least`` so much, if such edges join them to the answer.

        Unlike in Ferrando and Voita 2024 the threshold is of the whole and not of each state, so that one number means
        the same everywhere. ``step`` and ``token`` are those of ``shares``.

        Raises:
            InputError: if there is no such step or token, or ``at_least`` is not from 0 to 1.
        """
        _refuse_share("at_least", at_least)
        lines, states = self._followed(step, token)
        shown, reached = self._followed(step, token, _above(lines, at_least))
        edges = [
            self._line(name, place, float(lines[name][place]))
            for name, one in shown.items()
            for place in zip(*np.nonzero(one), strict=True)
        ]
        nodes = [
            Node(stack, int(depth), int(index), self._tokens(stack)[index], float(states[stack][depth, index]))
            for stack, one in reached.items()
            for depth, index in zip(*np.nonzero(one), strict=True)
        ]
        written = self.written[step or 0] if token is None else self.source_tokens[token]
        return Route(written, float(at_least), tuple(nodes), tuple(edges), _carried(reached))

    def threshold(self, step: int | None = None, carry: float = 0.75, *, token: int | None = None) -> float:
        """Return the highest ``at_least`` whose route still carries the share ``carry`` of the answer.

        ``step`` and ``token`` are those of ``shares``.

        Raises:
            InputError: if there is no such step or token, or ``carry`` is not from 0 to 1.
        """
        _refuse_share("carry", carry)
        lines, _ = self._followed(step, token)
        sizes = np.unique(np.concatenate([one.ravel() for one in lines.values()]))
        low, high = 0, len(sizes) - 1  # the route at sizes[low] carries enough, because that at sizes[0] carries all
        while low < high:
            middle = (low + high + 1) // 2
            enough = _carried(self._followed(step, token, _above(lines, float(sizes[middle])))[1]) >= carry
            low, high = (middle, high) if enough else (low, middle - 1)
        return float(sizes[low])

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each edge; ``"stay"`` is what a decoder's state keeps behind cross-attention."""
        pairs = (("encoder", self.encoder), ("decoder", self.decoder), ("cross", self.cross))
        rows = [
            {"map": name, "layer": layer, "query": query, "key": key, "share": float(share)}
            for name, shares in pairs
            for (layer, query, key), share in np.ndenumerate(shares)
            if share
        ]
        stay = [
            {"map": "stay", "layer": layer, "query": query, "key": query, "share": float(share)}
            for (layer, query), share in np.ndenumerate(self.stay)
        ]
        pool = [
            {"map": "pool", "layer": 0, "query": 0, "key": key, "share": float(one)}
            for key, one in enumerate(self.pool)
        ]
        return [*rows, *stay, *pool]

    def to_json(self) -> dict[str, Any]:
        """Return plain values, shares to six decimals."""
        plain = {"model": self.model, "text": self.text, "measure": self.measure}
        tokens = {name: list(getattr(self, name)) for name in ("source_tokens", "read_tokens", "written")}
        shares = {name: _plain(getattr(self, name)) for name in EDGES}
        by_map = {
            name: {one: _plain(array) for one, array in getattr(self, name).items()}
            for name in ("feed_forward", "heads", "head_shares")
        }
        return {**plain, **tokens, **shares, **by_map}

    def _followed(self, step: Any, token: Any, kept: Kept | None = None) -> tuple[Shares, Shares]:
        self._refuse_step(step) if token is None else self._refuse_token(step, token)
        return followed({name: getattr(self, name) for name in EDGES}, step, kept, token=token)

    def _refuse_token(self, step: Any, token: Any) -> None:
        if step is not None:
            raise InputError("core-flow-step-or-token", step=f"{step!r:.40}", token=f"{token!r:.40}")
        if not self.source_tokens:
            raise InputError("core-flow-no-encoder", model=self.model)
        whole("token", token, 0, len(self.source_tokens) - 1)

    def _refuse_step(self, step: Any) -> None:
        if not self.read_tokens and not len(self.pool):
            raise InputError("core-flow-no-answer", model=self.model)
        if not self.read_tokens:
            if step is not None:
                raise InputError("core-classifies-no-step", model=self.model, step=f"{step!r:.40}")
        elif not is_whole(step) or not 0 <= step < len(self.read_tokens):
            last = len(self.read_tokens) - 1
            raise InputError("core-flow-no-step", step=f"{step!r:.40}", last=last)

    def _line(self, name: str, place: tuple[Any, ...], share: float) -> Line:
        layer, query, key = (0, 0, *map(int, place))[-3:]
        if name == "pool":
            return Line(name, layer, query, key, share, -1, 0.0)
        head, head_share = self.heads[name][place], self.head_shares[name][place]
        return Line(name, layer, query, key, share, int(head), float(head_share))

    def _tokens(self, stack: str) -> tuple[str, ...]:
        return self.source_tokens if stack == "encoder" else self.read_tokens


def followed(
    flow: Mapping[str, Float64[np.ndarray, "..."]],
    step: int | None,
    kept: Kept | None = None,
    *,
    token: int | None = None,
) -> tuple[Shares, Shares]:
    """Follow the answer of ``step`` down: the share of a state is the sum, over what reads it, of share times edge.

    The rollout of Ferrando et al. 2022 (ALTI+), section 3, for one row.

    Args:
        flow: the arrays of a ``Flow``, by the names of ``EDGES``.
        step: None for a classifier.
        kept: the only edges to follow, by map; all if not given.
        token: follow the last state of the encoder there instead of an answer.

    Returns:
        the edges by map and the states [depth, token] by stack, as shares of the answer.
    """
    edges = {"encoder": flow["encoder"], "decoder": flow["stay"][:, :, None] * flow["decoder"]}
    edges |= {"cross": flow["cross"], "pool": flow["pool"] if token is None else np.zeros_like(flow["pool"])}
    if kept is not None:
        edges = {name: np.where(kept[name], one, 0.0) for name, one in edges.items()}
    encoded = np.zeros((len(flow["encoder"]) + 1, flow["encoder"].shape[-1]))
    written = np.zeros((len(flow["decoder"]) + 1, flow["decoder"].shape[-1]))
    if token is not None:
        encoded[-1, token] = 1.0
    elif step is None:
        encoded[-1] = edges["pool"]
    else:
        written[-1, step] = 1.0
    for layer in reversed(range(len(written) - 1)):
        written[layer] = written[layer + 1] @ edges["decoder"][layer]
        encoded[-1] += written[layer + 1] @ edges["cross"][layer]
    for layer in reversed(range(len(encoded) - 1)):
        encoded[layer] = encoded[layer + 1] @ edges["encoder"][layer]
    above = {"encoder": encoded[1:], "decoder": written[1:], "cross": written[1:]}
    lines = {name: shares[:, :, None] * edges[name] for name, shares in above.items()}
    return lines | {"pool": edges["pool"]}, {"encoder": encoded, "decoder": written}


def mixtures(
    flow: Mapping[str, Float64[np.ndarray, "..."]],
) -> tuple[list[Float64[np.ndarray, "_ token"]], list[Float64[np.ndarray, "_ token"]]]:
    """Follow all states up from the tokens: the share of each token, source then read, in each state, by depth.

    Args:
        flow: the arrays of a ``Flow``, by the names of ``EDGES``.

    Returns:
        the mixtures of the encoder's states and of the decoder's, the embedding's first.
    """
    source, read = flow["encoder"].shape[-1], flow["decoder"].shape[-1]
    tokens = np.eye(source + read)
    encoded, written = [tokens[:source]], [tokens[source:]]
    for layer in flow["encoder"]:
        encoded.append(layer @ encoded[-1])
    for own, across, stay in zip(flow["decoder"], flow["cross"], flow["stay"], strict=True):
        written.append(stay[:, None] * (own @ written[-1]) + across @ encoded[-1])
    return encoded, written


def _refuse_share(name: str, value: object) -> None:
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise InputError("core-no-share", name=name, given=f"{value!r:.40}")


def _above(lines: Shares, at_least: float) -> Kept:
    return {name: (one >= at_least) & (one > 0) for name, one in lines.items()}


def _carried(states: Shares) -> float:
    return min(1.0, float(sum(depths[0].sum() for depths in states.values())))


def _plain(array: np.ndarray) -> list[Any]:
    return array.round(6).tolist()
