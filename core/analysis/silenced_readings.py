"""One text read many times at once, in each row of the batch without another head."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import numpy as np
import torch
from torch import Tensor

from core.interventions.edits import HeadName
from core.interventions.silencing import silence_each
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face import HubModel, HubReading
from core.tracers.native import NativeModel
from core.transformer.classifier import Classifier
from core.transformer.hooks import no_hook
from core.transformer.writer import Writer

Heads = Sequence[HeadName | None]


@runtime_checkable
class Reading(Protocol):
    """A text and its target, to be read without some heads."""

    @property
    def outputs(self) -> int:
        """The number of tokens or labels that each prediction chooses from."""

    def without(self, heads: Heads) -> np.ndarray:
        """Return float32 [row, target]: the log-probabilities with head ``heads[row]`` silenced, none where None.

        Heads of the encoder and of the decoder are asked for apart.
        """


def reading_of(model: NativeModel | HubModel, text: str, target: Sequence[int]) -> Reading:
    """Return the reading of ``text`` whose ``target`` are ids of tokens, or the index of one label.

    Raises:
        InputError: if heads of this model cannot be silenced.
    """
    if isinstance(model, HubModel):
        return HubReading(model, text, target)
    read = [] if model.task == "generator" else model.source_ids(text)
    source = torch.tensor([read], dtype=torch.long, device=model.device)
    ids = torch.tensor(list(target), device=model.device)
    if isinstance(model.module, Classifier):
        return _Classified(model.module, source, ids)
    return _Written(model.module, source, ids)


class _Classified:
    def __init__(self, module: Classifier, source: Tensor, label: Tensor) -> None:
        self._module, self._source, self._label = module, source, label
        self.outputs = len(module.config.labels)

    def without(self, heads: Heads) -> np.ndarray:
        """Read the text once a head."""
        rows, hook = silence_each(heads)
        logits = self._module(self._source, hook)[rows]
        return as_numpy(logits.float().log_softmax(-1)[:, self._label])


class _Written:
    """Teacher-forced. The encoder's output is kept, because silencing a decoder's head does not change it."""

    def __init__(self, module: Writer, source: Tensor, target: Tensor) -> None:
        self._module, self._source, self._target = module, source, target
        self._read = torch.cat((target.new_tensor([module.config.start_id]), target[:-1]))[None]
        self._memory = module.encode(source)
        self.outputs = module.config.vocabulary_size

    def without(self, heads: Heads) -> np.ndarray:
        """Read the target once a head."""
        rows, hook = silence_each(heads)
        memory = self._memory
        if any(name and name.map == "encoder" for name in heads):
            memory, hook = self._module.encode(self._source, hook), no_hook
        read, source = (tokens.expand(len(memory), -1) for tokens in (self._read, self._source))
        logits = self._module.read(read, memory, source, hook).float()[rows]
        chosen = logits.gather(2, self._target.expand(len(rows), -1)[:, :, None])[:, :, 0]
        return as_numpy(chosen - logits.logsumexp(-1))
