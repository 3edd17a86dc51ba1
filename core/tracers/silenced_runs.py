"""One text read many times at once, in each row of the batch without another head."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import numpy as np
import torch
from torch import Tensor

from core.interventions.edits import HeadName
from core.interventions.silencing import silence_each
from core.tracers.arrays import as_numpy
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, chained, no_hook

Heads = Sequence[HeadName | None]
Changing = Callable[[], Hook]  # returns the hook of the run's other changes, new for each pass


@runtime_checkable
class SilencedRuns(Protocol):
    """A text and its target, to be read without some heads."""

    @property
    def outputs(self) -> int:
        """The number of tokens or labels that each prediction chooses from."""

    def without(self, heads: Heads) -> np.ndarray:
        """Return float32 [row, target]: the log-probabilities with head ``heads[row]`` silenced, none where None.

        Heads of the encoder and of the decoder are asked for apart.
        """


def silenced_runs(
    module: DecoderModel | Classifier, source: Tensor, target: Tensor, changing: Changing, pads: int
) -> SilencedRuns:
    """Return what reads ``target`` [target], ids of tokens or the index of one label, after ``source`` [1, source]."""
    if isinstance(module, Classifier):
        return _Classified(module, source, target, changing)
    return _Written(module, source, target, changing, pads)


class _Classified:
    def __init__(self, module: Classifier, source: Tensor, label: Tensor, changing: Changing) -> None:
        self._module, self._source, self._label, self._changing = module, source, label, changing
        self.outputs = len(module.config.labels)

    def without(self, heads: Heads) -> np.ndarray:
        rows, hook = silence_each(heads)
        logits = self._module(self._source, chained(self._changing(), hook))[rows]
        return as_numpy(logits.float().log_softmax(-1)[:, self._label])


class _Written:
    """Teacher-forced. The encoder's output is kept, because silencing a decoder's head does not change it."""

    def __init__(self, module: DecoderModel, source: Tensor, target: Tensor, changing: Changing, pads: int) -> None:
        self._module, self._source, self._target, self._changing = module, source, target, changing
        start, after = target.new_tensor([module.config.start_id]), target.new_full((pads,), module.config.pad_id)
        self._read = torch.cat((start, target[:-1], after))[None]
        self._memory = module.encode(source, changing())
        self.outputs = module.config.vocabulary_size

    def without(self, heads: Heads) -> np.ndarray:
        rows, hook = silence_each(heads)
        memory = self._memory
        if any(name and name.map == "encoder" for name in heads):
            memory, hook = self._module.encode(self._source, chained(self._changing(), hook)), no_hook
        read, source = (tokens.expand(len(memory), -1) for tokens in (self._read, self._source))
        logits = self._module.read(read, memory, source, chained(self._changing(), hook)).float()[rows]
        logits = logits[:, : len(self._target)]
        chosen = logits.gather(2, self._target.expand(len(rows), -1)[:, :, None])[:, :, 0]
        return as_numpy(chosen - logits.logsumexp(-1))
