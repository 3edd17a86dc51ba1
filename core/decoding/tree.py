"""The tree of a beam search, put together when the search is over from what its steps considered."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from core.decoding.beam import BeamStep, Finished, search
from core.decoding.settings import Decoding, length_norm
from core.decoding.sources import Sources
from core.results.search_tree import CHOSEN, ENDED, KEPT, PRUNED, SearchNode, SearchTree
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook

PieceOf = Callable[[int], str]
Target = tuple[int, ...]


def search_with_tree(
    model: DecoderModel,
    source: Sources,
    decoding: Decoding,
    piece_of: PieceOf,
    prefix: tuple[int, ...] = (),
    hook: Hook = no_hook,
) -> tuple[tuple[Finished, ...], SearchTree]:
    """Return the finished targets of one source, best first, and the tree of the search for them.

    Raises:
        ValueError: if there are several sources, for they would not all end at the same step.
    """
    if len(source.tokens) != 1:
        raise ValueError(f"a tree is of one source, not of {len(source.tokens)}")
    steps = list(search(model, source, decoding, prefix, hook))
    finished = steps[-1].finished[0]
    growing = _Growing(decoding, model.config.end_id, piece_of)
    for step in steps:
        growing.add(step)
    return finished[: decoding.hypotheses], growing.tree(finished)


class _Growing:
    def __init__(self, decoding: Decoding, end_id: int, piece_of: PieceOf) -> None:
        self._decoding, self._end_id, self._piece_of = decoding, end_id, piece_of
        self._nodes: list[SearchNode] = []
        self._place: dict[Target, int] = {}  # of what may still become a finished target
        self._beam: list[tuple[int | None, Target, float]] = [(None, (), 0.0)]  # by slot: node, target, its sum
        self._length = 0

    def add(self, step: BeamStep) -> None:
        """Add the candidates of the next step: those that go on, those that end, and those that are given up."""
        self._length += 1
        seen = step.candidates
        columns = (seen.tokens[0].tolist(), seen.parents[0].tolist(), seen.log_probabilities[0].tolist())
        candidates = [one for one in zip(*columns, strict=True) if math.isfinite(one[2])]
        going_on = {column for column, token in enumerate(columns[0]) if token != self._end_id}
        kept = [column for column in seen.kept[0].tolist() if column in going_on and column < len(candidates)]
        first, last = len(self._nodes), kept[-1] if kept else -1
        places: dict[int, int] = {}
        for column, (token, parent, total) in enumerate(candidates):
            fate = KEPT if column in kept else PRUNED if token != self._end_id else ENDED
            if fate != ENDED or column < self._decoding.beam:  # an end that is not among the best is none
                places[column] = self._append(token, parent, total, column, fate)
        for place in range(first, len(self._nodes)):
            if self._nodes[place].fate == PRUNED:
                self._nodes[place] = replace(self._nodes[place], beaten_by=places.get(last))
        self._beam = [self._slot(candidates[column], places[column]) for column in kept]

    def tree(self, finished: Sequence[Finished]) -> SearchTree:
        """Return the tree, in which the way to the best of the ``finished`` targets is chosen."""
        tree = SearchTree(tuple(self._nodes), tuple(self._place[target.tokens] for target in finished))
        chosen = set(tree.path(tree.finished[0])) if finished else set()
        nodes = [replace(node, fate=CHOSEN) if at in chosen else node for at, node in enumerate(tree.nodes)]
        return replace(tree, nodes=tuple(nodes))

    def _append(self, token: int, parent: int, total: float, rank: int, fate: str) -> int:
        before, target, sum_before = self._beam[parent]
        score = total / length_norm(self._length, self._decoding.length_penalty)
        place = len(self._nodes)
        self._nodes.append(
            SearchNode(before, self._piece_of(token), token, self._length - 1, total - sum_before, score, rank, fate)
        )
        if fate != PRUNED:
            self._place[*target, token] = place
        return place

    def _slot(self, candidate: tuple[int, int, float], place: int) -> tuple[int, Target, float]:
        token, parent, total = candidate
        return place, (*self._beam[parent][1], token), total
