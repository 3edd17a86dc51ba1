"""Sources and answers as ids, padded, for an encoder-decoder or a decoder-only model."""

from dataclasses import dataclass

import numpy as np
import torch
from jaxtyping import Bool, Int64
from torch import Tensor

from core.toy_training.tasks import Task

_PAD, _START, _END = "\x00", "\x02", "\x03"  # their codes are their ids
_NAMES = {_START: "<s>", _END: "</s>"}
_FIRST = 4  # id of the first character


@dataclass(frozen=True, eq=False)
class Batch:
    """Ids: what the encoder reads, what the decoder reads, and what it is to write (padding teaches nothing)."""

    source: Int64[Tensor, "batch source"]
    read: Int64[Tensor, "batch target"]
    target: Int64[Tensor, "batch target"]


class Encoding:
    """Texts of one task to ids and back."""

    def __init__(self, task: Task, characters: str, design: str) -> None:
        self._task, self._characters, self._is_pair = task, characters, design == "encoder-decoder"
        self._ids = np.arange(256)
        for index, char in enumerate(characters):
            self._ids[ord(char)] = _FIRST + index

    def batch(self, sources: list[str]) -> Batch:
        """Return ``sources`` with their answers."""
        answers = list(map(self._task.answer, sources))
        starts = list(map(self._start, sources))
        target = [_PAD * (len(start) - 1) + answer + _END for start, answer in zip(starts, answers, strict=True)]
        return Batch(
            self._tensor([source + _END for source in sources]),
            self._tensor([start + answer for start, answer in zip(starts, answers, strict=True)]),
            self._tensor(target),
        )

    def beginning(self, sources: list[str], most: int) -> tuple[Batch, Int64[np.ndarray, "batch"]]:
        """Return ``sources`` before anything is written, with room for ``most`` characters, and the lengths read."""
        starts = list(map(self._start, sources))
        lengths = np.array(list(map(len, starts)))
        read = self._tensor(starts, lengths.max() + most)
        return Batch(self._tensor([source + _END for source in sources]), read, read), lengths

    def tokens(self, source: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the tokens that the encoder and the decoder read for ``source`` and its answer."""
        read = self._start(source) + self._task.answer(source)
        return tuple(_NAMES.get(char, char) for char in source + _END), tuple(_NAMES.get(char, char) for char in read)

    def texts(self, read: Int64[np.ndarray, "batch target"], sources: list[str]) -> list[str]:
        """Return what was written after each source."""
        names = ["", "", "", "", *self._characters]
        firsts = [len(self._start(source)) for source in sources]
        return ["".join(names[index] for index in row[first:]) for row, first in zip(read, firsts, strict=True)]

    def aims(self, sources: list[str], shape: tuple[int, int]) -> Bool[np.ndarray, "batch query key"]:
        """Return True at the keys that decide what a query writes, for weights whose last axes have ``shape``."""
        assert self._task.aims is not None
        wanted = np.zeros((len(sources), *shape), dtype=bool)
        for row, source in enumerate(sources):
            first_query, first_key = (0, 0) if self._is_pair else (len(source) + 1, 1)
            for query, keys in enumerate(self._task.aims(source)):
                wanted[row, first_query + query, [first_key + key for key in keys]] = True
        return wanted

    def _start(self, source: str) -> str:
        """Return what the decoder has read before it writes."""
        return _START if self._is_pair else f"{_START}{source}="

    def _tensor(self, texts: list[str], length: int = 0) -> Tensor:
        longest = max(length, *map(len, texts))
        codes = np.frombuffer("".join(text.ljust(longest, _PAD) for text in texts).encode("latin-1"), np.uint8)
        return torch.from_numpy(self._ids[codes].reshape(len(texts), longest))
