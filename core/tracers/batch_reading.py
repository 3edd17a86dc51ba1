"""Many texts with given targets, read at once: the numbers of every token, and the attention of every row."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import numpy as np
import torch
from jaxtyping import Float, Float32
from torch import Tensor

from core.decoding import pad_batch
from core.tracers.arrays import as_numpy
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, Recorder, chained

# The most cells of one attention map in a pass, so that long texts cannot take all of the memory.
ROWS, TOKENS, CELLS = 64, 2_560, 102_400
ReadPair = tuple[Sequence[int], Sequence[int]]  # the ids of a source and of what was written for it
Item = TypeVar("Item")
Answer = TypeVar("Answer")
_NOTHING = np.zeros(0, np.float32)


@dataclass(frozen=True, eq=False)
class ReadRow:
    """One text of a batch, without padding.

    ``log_p`` (nats) and ``entropy`` (bits) are of each token of the target. ``runner_up`` are the ids of the likeliest
    tokens that were not written, with ``runner_up_log_p``. ``attention`` is by map. A classifier has ``probabilities``.
    """

    log_p: Float32[np.ndarray, "token"] = field(default_factory=lambda: _NOTHING)
    entropy: Float32[np.ndarray, "token"] = field(default_factory=lambda: _NOTHING)
    runner_up: tuple[int, ...] = ()
    runner_up_log_p: Float32[np.ndarray, "token"] = field(default_factory=lambda: _NOTHING)
    probabilities: Float32[np.ndarray, "label"] = field(default_factory=lambda: _NOTHING)
    attention: Mapping[str, Float32[np.ndarray, "layer head query key"]] = field(default_factory=dict)


def written_row(
    logits: Float[Tensor, "token vocabulary"], target: Sequence[int], attention: Mapping[str, np.ndarray]
) -> ReadRow:
    """Return the numbers of ``target``, each token of which was chosen by a row of ``logits``."""
    log_p = logits.float().log_softmax(-1)
    ids = torch.tensor(list(target), dtype=torch.long, device=logits.device)
    own = log_p.gather(1, ids[:, None])[:, 0]
    best = log_p.topk(2)
    second = (best.indices[:, 0] == ids).long()[:, None]
    # A token without any probability has no part in the entropy, though its logarithm is minus infinity.
    entropy = -(log_p.exp() * log_p.clamp(min=-1e4)).sum(-1) / math.log(2)
    return ReadRow(
        as_numpy(own),
        as_numpy(entropy),
        tuple(best.indices.gather(1, second)[:, 0].tolist()),
        as_numpy(best.values.gather(1, second)[:, 0]),
        attention=attention,
    )


def read_pairs(
    module: DecoderModel | Classifier, pairs: Sequence[ReadPair], hook: Hook, maps: bool, pads: int
) -> list[ReadRow]:
    """Read ``pairs`` in one pass of a model of this project, with ``pads`` behind the targets."""
    config, device = module.config, next(module.parameters()).device
    recorder = Recorder(lambda name: maps and name.endswith(".weights"), lambda scope: not scope.endswith("_norm"))
    seen_by = chained(hook, recorder) if maps else hook
    sources = [list(source) for source, _ in pairs]
    if isinstance(module, Classifier):
        chosen = module(pad_batch(sources, config.pad_id, device), seen_by).float().softmax(-1)
        sizes = [{"encoder": (len(source), len(source))} for source in sources]
        return [
            ReadRow(probabilities=as_numpy(row), attention=_maps(recorder, at, sizes[at]))
            for at, row in enumerate(chosen)
        ]
    generates = config.task == "generator"
    starts = sources if generates else [[config.start_id]] * len(pairs)
    read = [[*start, *target[:-1], *[config.pad_id] * pads] for start, (_, target) in zip(starts, pairs, strict=True)]
    target_ids = pad_batch(read, config.pad_id, device)
    source_ids = target_ids[:, :0] if generates else pad_batch(sources, config.pad_id, device)
    logits = module.read(target_ids, module.encode(source_ids, seen_by), source_ids, seen_by)
    rows = []
    for at, (source, target) in enumerate(pairs):
        shape = {"encoder": (len(source),) * 2, "decoder": (len(read[at]),) * 2, "cross": (len(read[at]), len(source))}
        first = len(starts[at]) - 1
        rows.append(written_row(logits[at, first : first + len(target)], target, _maps(recorder, at, shape)))
    return rows


def _maps(
    recorder: Recorder, row: int, sizes: Mapping[str, tuple[int, ...]]
) -> dict[str, Float32[np.ndarray, "layer head query key"]]:
    """Return the attention of one row by map, without padding."""
    found: dict[str, list[Tensor]] = {}
    for name, weights in recorder.tensors.items():
        stack, _, kind, _ = name.split(".")
        own = "cross" if kind == "cross" else stack
        queries, keys = sizes[own]
        found.setdefault(own, []).append(weights[row, :, :queries, :keys])
    return {name: as_numpy(torch.stack(layers)) for name, layers in found.items()}


def by_tokens(lengths: Sequence[int], rows: int = ROWS) -> list[list[int]]:
    """Return batches of indices, those of like length together: at most ``rows``, ``TOKENS`` and ``CELLS``, padded.

    The longest come first, because memory that larger tensors leave free has room for smaller ones: the other way
    round, 2,048 texts took 400 MB more.
    """
    batches: list[list[int]] = [[]]
    for index in sorted(range(len(lengths)), key=lengths.__getitem__):
        tokens = lengths[index] * (len(batches[-1]) + 1)
        if batches[-1] and (len(batches[-1]) == rows or tokens > TOKENS or tokens * lengths[index] > CELLS):
            batches.append([])
        batches[-1].append(index)
    return batches[::-1] if lengths else []


def in_token_batches(
    items: Sequence[Item],
    length: Callable[[Item], int],
    run: Callable[[list[Item]], Sequence[Answer]],
    rows: int = ROWS,
) -> list[Answer]:
    """Return one answer an item, in their order; ``run`` gets batches of like ``length``."""
    answers: dict[int, Answer] = {}
    for indices in by_tokens([*map(length, items)], rows):
        answers.update(zip(indices, run([items[index] for index in indices]), strict=True))
    return [answers[index] for index in range(len(items))]
