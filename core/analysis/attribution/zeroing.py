"""Value zeroing: how far each token's state depends on what the heads take from each other token.

Mohebbi et al. 2023, "Quantifying Context Mixing in Transformers", section 3. In one layer at a time, the value of one
token is zeroed in all heads, and everything else stays as it is, the attention weights too. The cosine distance
between the layer's outputs with and without it says how much of the token is in each state. Unlike attention it counts
the length of the values, the output projection, the residual connection and the feed-forward layer.
"""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
import torch
from jaxtyping import Float, Float32, Float64
from torch import Tensor

from core.analysis.attribution.question import Model
from core.budget import check_budget
from core.errors import one_of
from core.interventions.silencing import grown
from core.results.attribution import AGGREGATIONS, Question
from core.tracers.arrays import as_numpy
from core.tracers.variants import edits_of
from core.transformer.hooks import ByName, Hook, chained

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]
Row = int | None  # of the last token read; None is the mean of all rows
Distances = dict[str, Float64[np.ndarray, "layer query key"]]  # by map

_MOST_TOKENS = 4_096  # that one pass may read of source and target, over all its rows
_ROUNDING = 1e-11  # distance of states that are equal but for rounding


def value_zeroing(model: Model, question: Question, row: Row, layers: str = AGGREGATIONS[0]) -> Sides:
    """Return how much of each token is in the state that predicts: one share of 1 over source and target.

    Each row of distances is divided by its sum. A row of a decoder's layer holds the distances of both its attentions,
    so that source and target share 1.

    Args:
        layers: ``"mean"`` is the mean over the layers that the state runs through, of each layer's own inputs.
            ``"rollout"`` follows the inputs down to the tokens by multiplying the layers, without a half for the
            residual connection (section 5); early tokens gather most then.

    Raises:
        InputError: if ``layers`` is neither.
    """
    one_of("layers", layers, AGGREGATIONS)
    mixing = distances(model, question)
    source, read = len(question.source_ids), len(question.read_ids)
    encoded = [_shares(layer) for layer in mixing.get("encoder", ())]
    crossed = mixing.get("cross", (np.zeros((read, 0)),) * len(mixing.get("decoder", ())))
    written = [_shares(*both) for both in zip(crossed, mixing.get("decoder", ()), strict=True)]
    if layers == "mean":
        rows = np.mean(written if read else encoded, axis=0)
    else:
        memory, rows = np.eye(source, source + read), np.eye(read, source + read, source)
        for layer in encoded:
            memory = layer @ memory
        for both in written:
            rows = both[:, :source] @ memory + both[:, source:] @ rows
        rows = rows if read else memory
    mixed = (rows.mean(axis=0) if row is None else rows[row]).astype(np.float32)
    return mixed[:source], mixed[source:]


@torch.inference_mode()
def distances(model: Model, question: Question) -> Distances:
    """Return the cosine distance of each state after a layer from the same without the value of each key, by map.

    The keys of a layer are rows of one batch. If it can grow inside a pass, it grows where values are born and ends
    with the layer: the next layer reads the run as it is. Otherwise each layer has a pass of its own.

    Raises:
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    lengths = len(question.source_ids), len(question.read_ids)
    layers = [(name, index) for name, stack in model.wiring.stacks.items() for index in range(stack.depth)]
    passes = [layers] if model.grows_inside else [[layer] for layer in layers]
    size = max(1, _MOST_TOKENS // sum(lengths))
    found = []
    for first in range(0, max(lengths), size):
        zeroing = _Zeroing(lengths, slice(first, first + size), model.grows_inside)
        for some in passes:
            check_budget()
            hook = chained(zeroing.of(some), model.edit_hook(edits_of(question)))
            model.prediction(question.source_ids, question.read_ids, hook, zeroing.rows(some))
        found.append({name: np.stack(one) for name, one in zeroing.found.items()})
    return {name: np.concatenate([one[name] for one in found], axis=-1) for name in found[0]}


class _Zeroing:
    """Hooks for passes, and the distances [query, key] of each layer that they ``found``, for a slice of the keys.

    Row 0 of a batch is the run as it is. A row for each key of self-attention follows, then one for each of
    cross-attention.
    """

    def __init__(self, lengths: tuple[int, int], keys: slice, grows: bool) -> None:
        self.found: dict[str, list[np.ndarray]] = {}
        self._source, self._read = (range(size)[keys] for size in lengths)
        self._grows, self._has_source = grows, bool(lengths[0])

    def rows(self, layers: Sequence[tuple[str, int]]) -> int:
        """Return the rows that a pass begins with."""
        if self._grows:
            return 1
        ((stack, _),) = layers
        return 1 + len(self._source) + (len(self._read) if stack == "decoder" else 0)

    def of(self, layers: Sequence[tuple[str, int]]) -> Hook:
        """Return the hook for a pass in which these layers lose values."""
        functions: dict[str, Callable[[Tensor], Tensor]] = {}
        source, read = self._source, self._read
        for stack, layer in layers:
            own, crossed = (read, source) if stack == "decoder" else (source, range(0))
            maps = {stack: own}
            after = 0 if self._grows else len(crossed)
            functions[f"{stack}.{layer}.self.value"] = partial(_without_each, keys=own, after=after)
            if stack == "decoder" and self._has_source:
                maps["cross"] = crossed
                if self._grows:
                    functions[f"{stack}.{layer}.after_self"] = partial(grown, more=len(crossed))
                functions[f"{stack}.{layer}.cross.value"] = partial(_without_each, keys=crossed, before=1 + len(own))
            functions[f"{stack}.{layer}.stream"] = partial(self._compare, maps=maps)
        return ByName(functions)

    def _compare(self, stream: Float[Tensor, "row query d_model"], maps: dict[str, range]) -> Tensor:
        """Keep the distances of all rows from the first, and return the first alone if the batch may shrink."""
        states = stream.float()
        states = states / states.square().sum(-1, keepdim=True).sqrt().clamp(min=1e-30)
        # Half the squared distance of two vectors of length 1 is 1 less their cosine, and loses no digits.
        apart = as_numpy((states - states[:1]).square().sum(-1) / 2).astype(np.float64).T
        first = 1
        for name, keys in maps.items():
            self.found.setdefault(name, []).append(apart[:, first : first + len(keys)])
            first += len(keys)
        return stream[:1] if self._grows else stream


def _without_each(value: Float[Tensor, "row head key d_head"], keys: range, before: int = 1, after: int = 0) -> Tensor:
    """Return ``before`` rows as the first is, one for each of ``keys`` without its value, and ``after`` more."""
    value = value[:1]
    places = torch.arange(value.shape[2], device=value.device)
    gone = places[None] == torch.tensor(list(keys), dtype=torch.long, device=value.device)[:, None]
    # Not a product with 0: a value that overflowed must be gone too.
    zeroed = value.expand(len(keys), -1, -1, -1).masked_fill(gone[:, None, :, None], 0.0)
    as_it_is = [value.expand(rows, -1, -1, -1) for rows in (before, after)]
    return torch.cat((as_it_is[0], zeroed, *as_it_is[1:] * bool(after)))


def _shares(*distances: Float64[np.ndarray, "query _"]) -> Float64[np.ndarray, "query keys"]:
    """Return rows side by side, divided by their sum. A state that depends on no value at all is itself alone."""
    rows = np.concatenate(distances, axis=1)
    total = rows.sum(axis=1, keepdims=True)
    mixes = total > _ROUNDING
    own = np.eye(len(rows), rows.shape[1], rows.shape[1] - len(rows))
    return np.where(mixes, rows / np.where(mixes, total, 1.0), own)
