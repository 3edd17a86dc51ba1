"""The tree of a beam search: kept, ended and pruned nodes, as plain immutable data; no torch."""

from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass
from typing import Any

from core.results.shown import Result

KEPT, PRUNED, ENDED, CHOSEN = "kept", "pruned", "ended", "chosen"


@dataclass(frozen=True)
class SearchNode:
    """One token that the search could have written, after all those on its way from the root.

    ``parent`` is the index of the node before it, None at the first step. ``log_probability`` is of this token alone,
    in nats; ``score`` is of the whole way to it: the sum of the log-probabilities, divided as the search divides a
    target of this length. ``rank`` counts the candidates of a step from 0, the best.

    ``fate`` is ``"kept"`` where the search went on from it, ``"ended"`` where it ended a target, ``"chosen"`` on the
    way to the translation, and ``"pruned"`` where it was given up: the node ``beaten_by``, the last that was kept at
    its step, and all before that scored better.
    """

    parent: int | None
    token: str
    id: int
    step: int
    log_probability: float
    score: float
    rank: int
    fate: str
    beaten_by: int | None = None


@dataclass(frozen=True, eq=False, repr=False)
class SearchTree(Result):
    """All nodes, step by step and best first; ``finished`` are those that targets ended with, best first.

    A target that was as long as allowed is finished without an end token.
    """

    nodes: tuple[SearchNode, ...]
    finished: tuple[int, ...]

    def __repr__(self) -> str:
        best = " ".join(self.nodes[index].token for index in self.path(self.finished[0])) if self.finished else ""
        return f"SearchTree({len(self.nodes):,} nodes, {len(self.finished)} finished; the best: {best!r:.120})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each node."""
        return [{"node": index, **asdict(node)} for index, node in enumerate(self.nodes)]

    def path(self, index: int) -> tuple[int, ...]:
        """Return the indices of the nodes from the first step to ``nodes[index]``."""
        way: list[int] = []
        at: int | None = index
        while at is not None:
            way.append(at)
            at = self.nodes[at].parent
        return tuple(reversed(way))

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back."""
        return {"nodes": [astuple(node) for node in self.nodes], "finished": self.finished}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "SearchTree":
        """Rebuild a tree."""
        return cls(tuple(SearchNode(*node) for node in plain["nodes"]), tuple(plain["finished"]))
