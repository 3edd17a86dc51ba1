"""Encoded examples in flat arrays, and batches of about equal cost whose order is known from a seed alone.

Nothing here has hidden state: the batches of an epoch are a pure function of the lengths, the seed and the epoch, so
an interrupted run continues exactly where it was, and every process of a shared run can work out the same plan.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from jaxtyping import Float32, Int64

from core.config import ModelConfig, TrainingConfig
from core.decoding import pad_batch
from core.errors import InputError

IGNORED = -100  # a label without weight in the loss: of a row that only keeps a process busy, or of an unlabelled text
UNSURE = -1  # no label of the model fits: each should be as likely as any other


@dataclass(frozen=True, eq=False)
class Ragged:
    """Rows of token ids of different lengths, stored end to end: row i is ``flat[starts[i] : starts[i + 1]]``."""

    flat: np.ndarray
    starts: np.ndarray

    @classmethod
    def of(cls, rows: Iterable[Sequence[int] | np.ndarray]) -> "Ragged":
        """Store ``rows`` of ids below 2^31."""
        arrays = [np.asarray(row, dtype=np.int32) for row in rows]
        lengths = np.fromiter((len(row) for row in arrays), dtype=np.int64, count=len(arrays))
        flat = np.concatenate(arrays) if arrays else np.zeros(0, dtype=np.int32)
        return cls(flat, np.concatenate([[0], np.cumsum(lengths)]))

    def __len__(self) -> int:
        return len(self.starts) - 1

    def __getitem__(self, index: int | np.integer) -> np.ndarray:
        return self.flat[self.starts[index] : self.starts[index + 1]]

    def rows(self, indices: np.ndarray) -> "Ragged":
        """Return the rows at ``indices``, in their order."""
        return Ragged.of([self[index] for index in indices.tolist()])

    @property
    def lengths(self) -> np.ndarray:
        """Tokens of each row."""
        return np.diff(self.starts)


@dataclass(frozen=True, eq=False)
class Examples:
    """One training example: source ids with target ids (translator) or a label index (classifier).

    A generator predicts its source, so source and target are the same ids.

    Ids are without start and end tokens; ``collate`` adds them. Where a teacher has read the texts, ``teacher`` holds
    its logits, float32 [example, label].

    Raises:
        ValueError: if the sides differ in number.
    """

    source: Ragged
    target: Ragged | np.ndarray
    teacher: np.ndarray | None = None

    def __post_init__(self) -> None:
        for name, side in (("targets", self.target), ("soft labels", self.teacher)):
            if side is not None and len(side) != len(self.source):
                raise ValueError(f"{len(self.source)} sources do not fit {len(side)} {name}; give one for each")

    def __len__(self) -> int:
        return len(self.source)

    @property
    def source_lengths(self) -> np.ndarray:
        """Tokens the encoder reads of each example, its end token included."""
        return self.source.lengths + 1

    @property
    def target_lengths(self) -> np.ndarray:
        """Predictions of each example: a translator's tokens with its end token, a classifier's one label."""
        if isinstance(self.target, Ragged):
            return self.target.lengths + 1
        return np.ones(len(self), dtype=np.int64)

    def shorter_than(self, limit: int) -> "Examples":
        """Return the examples of which neither side has more than ``limit`` tokens and which are not empty."""
        fits = (self.source_lengths <= limit) & (self.target_lengths <= limit) & (self.source.lengths > 0)
        kept = np.flatnonzero(fits)
        target = self.target.rows(kept) if isinstance(self.target, Ragged) else self.target[kept]
        return Examples(self.source.rows(kept), target, None if self.teacher is None else self.teacher[kept])


@dataclass(frozen=True, eq=False)
class Batch:
    """Padded int64 tensors; ``predictions`` counts the targets of the whole batch over all processes.

    A translator has ``target_in`` (starts with the start token) and ``target_out`` (ends with the end token), both
    [batch, target]; a classifier has no ``target_in`` and its ``target_out`` is [batch], and it may have the logits of
    a teacher. A generator's ``source`` starts with the start token, and its ``target_out`` ends with the end token.
    """

    source: Int64[torch.Tensor, "batch source"]
    target_in: Int64[torch.Tensor, "batch target"] | None
    target_out: Int64[torch.Tensor, "..."]
    predictions: int
    teacher: Float32[torch.Tensor, "batch label"] | None = None

    @property
    def inputs(self) -> tuple[torch.Tensor | None, ...]:
        """What an ``Objective`` reads."""
        return self.source, self.target_in, self.target_out, self.teacher

    @property
    def parts(self) -> tuple["Batch", ...]:
        """The parts that are read in one pass each: the whole."""
        return (self,)

    def to(self, device: torch.device) -> "Batch":
        """Return the batch on ``device``."""

        names = ("source", "target_in", "target_out", "teacher")
        given = {name: tensor for name, tensor in zip(names, self.inputs, strict=True) if tensor is not None}
        moved: dict[str, Any] = {name: tensor.to(device, non_blocking=True) for name, tensor in given.items()}
        return replace(self, **moved)


def plan_epoch(examples: Examples, batch_tokens: int, seed: int, epoch: int) -> list[np.ndarray]:
    """Return the batches of one epoch as arrays of example indices, in the order of training.

    Examples of like length share a batch, ties and the order of batches are shuffled by ``seed`` and ``epoch``. A
    batch holds at most ``batch_tokens`` padded tokens of both sides, but at least one example.
    """
    random = np.random.default_rng([seed, epoch])
    source, target = examples.source_lengths, examples.target_lengths
    shuffled = random.permutation(len(examples))
    order = shuffled[np.lexsort((source[shuffled], target[shuffled]))]
    cuts = _cut(source[order], target[order], batch_tokens)
    batches = np.split(order, cuts)
    return [batches[i] for i in random.permutation(len(batches))]


def _cut(source: np.ndarray, target: np.ndarray, batch_tokens: int) -> list[int]:
    cuts: list[int] = []
    start = widest_source = widest_target = 0
    for i, (a, b) in enumerate(zip(source.tolist(), target.tolist(), strict=True)):
        widest_source, widest_target = max(widest_source, a), max(widest_target, b)
        if i > start and (i - start + 1) * (widest_source + widest_target) > batch_tokens:
            cuts.append(i)
            start, widest_source, widest_target = i, a, b
    return cuts


def collate(examples: Examples, indices: np.ndarray, config: ModelConfig, rank: int = 0, world: int = 1) -> Batch:
    """Return the share of process ``rank`` of ``world`` in one batch, padded.

    A process left without an example gets the first one with targets that carry no weight, because all processes
    must take every step together.
    """
    predictions = int(examples.target_lengths[indices].sum())
    own = indices[rank::world]
    idle = len(own) == 0
    own = indices[:1] if idle else own
    source = pad_batch([[*examples.source[i].tolist(), config.end_id] for i in own], config.pad_id)
    if not isinstance(examples.target, Ragged):
        labels = torch.full((1,), IGNORED) if idle else torch.from_numpy(examples.target[own].astype(np.int64))
        soft = None if examples.teacher is None else torch.from_numpy(examples.teacher[own])
        return Batch(source, None, labels, predictions, soft)
    targets = [examples.target[i].tolist() for i in own]
    target_in = pad_batch([[config.start_id, *target] for target in targets], config.pad_id)
    target_out = pad_batch([[*target, config.end_id] for target in targets], config.pad_id)
    if idle:
        target_out = torch.full_like(target_out, config.pad_id)
    if config.task == "generator":
        return Batch(target_in, None, target_out, predictions)
    return Batch(source, target_in, target_out, predictions)


def drop_words(batch: Batch, probability: float, config: ModelConfig, seed: Sequence[int]) -> Batch:
    """Return ``batch`` with each source token but the end replaced by the unknown token with ``probability``."""
    if probability == 0:
        return batch
    random = np.random.default_rng(list(seed))
    dropped = torch.from_numpy(random.random(tuple(batch.source.shape)) < probability)
    dropped &= (batch.source != config.pad_id) & (batch.source != config.end_id)
    source = batch.source.masked_fill(dropped, config.unknown_id)
    return replace(batch, source=source)


@dataclass
class Position:
    """The position of a run in its data: the batch ``index`` of ``epoch`` comes next."""

    epoch: int = 0
    index: int = 0


class Reader:
    """Endless batches of one process, epoch after epoch, from ``position`` on.

    ``examples_of`` gives the examples of an epoch, the same whenever it is asked: texts may vary between epochs.
    ``position`` is always that of the batch to come, so saving it after a step resumes with the next one.

    Raises:
        InputError: if there is no example.
    """

    def __init__(
        self,
        examples_of: Callable[[int], Examples],
        config: ModelConfig,
        training: TrainingConfig,
        position: Position | None = None,
        rank: int = 0,
        world: int = 1,
    ) -> None:
        self.position = position or Position()
        self._examples_of, self._config, self._training = examples_of, config, training
        self._rank, self._world = rank, world
        self._open_epoch()

    def __iter__(self) -> "Reader":
        return self

    def __next__(self) -> Batch:
        """Return the next batch and move on."""
        epoch, index = self.position.epoch, self.position.index
        batch = collate(self._examples, self._plan[index], self._config, self._rank, self._world)
        seed = (self._training.seed, epoch, index, self._rank)
        batch = drop_words(batch, self._training.word_dropout, self._config, seed)
        self.position = Position(epoch, index + 1)
        if self.position.index == len(self._plan):
            self.position = Position(epoch + 1, 0)
            self._open_epoch()
        return batch

    def _open_epoch(self) -> None:
        epoch = self.position.epoch
        self._examples = self._examples_of(epoch)
        if not len(self._examples):
            raise InputError("training-no-training-texts")
        self._plan = plan_epoch(self._examples, self._training.batch_tokens, self._training.seed, epoch)
