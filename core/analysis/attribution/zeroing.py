"""Value zeroing: how far each token's state depends on what the heads take from each other token.

Mohebbi et al. 2023, "Quantifying Context Mixing in Transformers", section 3. In one layer at a time, the value of one
token is zeroed in all heads, and everything else stays as it is, the attention weights too. The cosine distance
between the layer's outputs with and without it says how much of the token is in each state. Unlike attention it counts
the length of the values, the output projection, the residual connection and the feed-forward layer.
"""

from functools import partial

import numpy as np
import torch
from jaxtyping import Float, Float32, Float64
from torch import Tensor

from core.budget import check_budget
from core.errors import InputError
from core.results.attribution import AGGREGATIONS, Question
from core.tracers.arrays import as_numpy
from core.tracers.variants import changing
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import ByName, chained

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]
Row = int | None  # of the last token read; None is the mean of all rows
Distances = dict[str, Float64[np.ndarray, "layer query key"]]  # by map

_MOST_TOKENS = 4_096  # that one pass may read of source and target, over all its rows
_ROUNDING = 1e-11  # distance of states that are equal but for rounding


def value_zeroing(
    module: DecoderModel | Classifier, question: Question, row: Row, layers: str = AGGREGATIONS[0]
) -> Sides:
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
    if layers not in AGGREGATIONS:
        raise InputError(f"Value zeroing joins layers by {' or '.join(AGGREGATIONS)}, not {layers!r:.40}.")
    mixing = distances(module, question)
    source, read = len(question.source_ids), len(question.read_ids)
    encoded = [_shares(layer) for layer in mixing.get("encoder", ())]
    crossed = mixing.get("cross", (np.zeros((read, 0)),) * module.config.decoder_layers)
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
def distances(module: DecoderModel | Classifier, question: Question) -> Distances:
    """Return the cosine distance of each state after a layer from the same without the value of each key, by map.

    The keys of a layer are rows of one batch, which grows where values are born and ends with the layer: the next layer
    reads the run as it is.

    Raises:
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    sides = (question.source_ids, question.read_ids)
    ids = [torch.tensor([list(side)], dtype=torch.long, device=module.table.weight.device) for side in sides]
    lengths = [len(side) for side in sides]
    size = max(1, _MOST_TOKENS // sum(lengths))
    found = []
    for first in range(0, max(lengths), size):
        check_budget()
        zeroing = _Zeroing(module, question, slice(first, first + size))
        hook = chained(zeroing.hook, changing(module, question))
        if isinstance(module, Classifier):
            module(ids[0], hook)
        else:
            module.hidden(ids[0], ids[1], hook)
        found.append({name: np.stack(layers) for name, layers in zeroing.found.items()})
    return {name: np.concatenate([one[name] for one in found], axis=-1) for name in found[0]}


class _Zeroing:
    """A hook for one pass, and the distances [query, key] of each layer that it ``found``, for a slice of the keys.

    Row 0 of a batch is the run as it is. A row for each key of self-attention follows, then one for each of
    cross-attention.
    """

    def __init__(self, module: DecoderModel | Classifier, question: Question, keys: slice) -> None:
        self.found: dict[str, list[np.ndarray]] = {}
        sizes = {"encoder": len(question.source_ids), "decoder": len(question.read_ids)}
        source, read = (range(size)[keys] for size in sizes.values())
        functions = {}
        for layer in range(module.config.encoder_layers):
            functions[f"encoder.{layer}.self.value"] = partial(_without_each, keys=source)
            functions[f"encoder.{layer}.stream"] = partial(self._compare, maps={"encoder": source})
        for layer in range(module.config.decoder_layers):
            maps = {"decoder": read}
            functions[f"decoder.{layer}.self.value"] = partial(_without_each, keys=read)
            if module.config.encoder_layers:
                maps["cross"] = source
                functions[f"decoder.{layer}.after_self"] = partial(_grown, more=len(source))
                functions[f"decoder.{layer}.cross.value"] = partial(_without_each, keys=source, before=1 + len(read))
            functions[f"decoder.{layer}.stream"] = partial(self._compare, maps=maps)
        self.hook = ByName(functions)

    def _compare(self, stream: Float[Tensor, "row query d_model"], maps: dict[str, range]) -> Tensor:
        """Keep the distances of all rows from the first, and return the first alone."""
        states = stream.float()
        states = states / states.square().sum(-1, keepdim=True).sqrt().clamp(min=1e-30)
        # Half the squared distance of two vectors of length 1 is 1 less their cosine, and loses no digits.
        apart = as_numpy((states - states[:1]).square().sum(-1) / 2).astype(np.float64).T
        first = 1
        for name, keys in maps.items():
            self.found.setdefault(name, []).append(apart[:, first : first + len(keys)])
            first += len(keys)
        return stream[:1]


def _without_each(value: Float[Tensor, "1 head key d_head"], keys: range, before: int = 1) -> Tensor:
    """Return ``before`` rows as they are, then one for each of ``keys`` without its value."""
    places = torch.arange(value.shape[2], device=value.device)
    gone = places[None] == torch.tensor(list(keys), dtype=torch.long, device=value.device)[:, None]
    # Not a product with 0: a value that overflowed must be gone too.
    zeroed = value.expand(len(keys), -1, -1, -1).masked_fill(gone[:, None, :, None], 0.0)
    return torch.cat((value.expand(before, -1, -1, -1), zeroed))


def _grown(stream: Float[Tensor, "row query d_model"], more: int) -> Tensor:
    return torch.cat((stream, stream[:1].expand(more, -1, -1)))


def _shares(*distances: Float64[np.ndarray, "query _"]) -> Float64[np.ndarray, "query keys"]:
    """Return rows side by side, divided by their sum. A state that depends on no value at all is itself alone."""
    rows = np.concatenate(distances, axis=1)
    total = rows.sum(axis=1, keepdims=True)
    mixes = total > _ROUNDING
    own = np.eye(len(rows), rows.shape[1], rows.shape[1] - len(rows))
    return np.where(mixes, rows / np.where(mixes, total, 1.0), own)
