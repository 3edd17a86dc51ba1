"""Turn a pretrained encoder into a teacher: train it on the labelled texts, in the same loop as every model here."""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from core.config import DistillationConfig, TrainingConfig
from core.training.data.batches import Examples
from core.training.data.corpora import Corpus, validation_of
from core.training.data.encoding import labels_as_ids
from core.training.distillation.teacher import Teacher, TeacherPieces
from core.training.loop.trainer import Trainer

Items = tuple[tuple[str, str], ...]


def tune(
    teacher: Teacher,
    pieces: TeacherPieces,
    corpora: Sequence[Corpus],
    labels: tuple[str, ...],
    plan: DistillationConfig,
    *,
    copies: Sequence[int] = (),
    folder: Path,
    seed: int,
    **options: Any,
) -> Trainer:
    """Train the teacher in ``folder``, from its last save if there is one; return the trainer, its last step taken.

    ``options`` are those of ``Trainer``.

    Raises:
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    gold = [corpus.train * count for corpus, count in zip(corpora, copies or (1,) * len(corpora), strict=True)]
    validation = validation_of(corpora, labels)
    trainer = Trainer(
        teacher,
        pieces.config(labels),
        training_of(plan, seed),
        train=_by_epoch(gold, pieces, labels, plan, seed),
        validation=_encode(validation, pieces, labels),
        folder=folder,
        **options,
    )
    trainer.resume()
    trainer.run()
    return trainer


def training_of(plan: DistillationConfig, seed: int) -> TrainingConfig:
    """Return the teacher's part of ``plan`` as the training loop takes it."""
    return TrainingConfig(
        corpora=(),
        steps=plan.teacher_steps,
        batch_tokens=plan.teacher_batch_tokens,
        learning_rate=plan.teacher_learning_rate,
        warmup_steps=plan.teacher_warmup_steps,
        label_smoothing=0.0,
        save_every=100,
        validate_every=plan.teacher_steps,
        average_last=1,
        seed=seed,
    )


def _by_epoch(
    gold: list[Items], pieces: TeacherPieces, labels: tuple[str, ...], plan: DistillationConfig, seed: int
) -> Callable[[int], Examples]:
    def examples_of(epoch: int) -> Examples:
        rng = random.Random(f"{seed}/{epoch}/teacher")
        drawn = (rng.sample(texts, min(len(texts), plan.most_gold)) for texts in gold)
        return _encode(chain.from_iterable(drawn), pieces, labels)

    return examples_of


def _encode(items: Iterable[tuple[str, str]], pieces: TeacherPieces, labels: tuple[str, ...]) -> Examples:
    texts, given = zip(*items, strict=True)
    return Examples(pieces.encode(texts), labels_as_ids(given, labels))
