"""The stages of distillation before a classifier's own training; each can be resumed.

First the teacher is trained on the labelled texts, in the same loop as every model here, then it labels these and
others: its logits are stored in shards. The small model then learns from both (Hinton et al. 2015).
"""

import hashlib
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import torch
from accelerate import Accelerator
from jaxtyping import Float32
from tqdm import tqdm

from core.checkpoints.json_file import read_object
from core.config import DistillationConfig, ModelConfig, TrainingConfig
from core.errors import InputError
from core.files import replace_file
from core.training.data.batches import Examples, collate, plan_epoch
from core.training.data.corpora import Corpus, validation_of
from core.training.data.encoding import SoftTexts, labels_as_ids
from core.training.data.filtering import SALT, comparable, hash_unit
from core.training.data.labelled import NEUTRAL
from core.training.distillation.teacher import Teacher, TeacherPieces, about_teacher, load_teacher
from core.training.distillation.unlabelled import VARIANTS
from core.training.loop.state import Progress, read_saved, write_tensors
from core.training.loop.trainer import Trainer
from core.training.plan import Plan

TEACHER, LABELS, ABOUT, LABELLED = "teacher", "labels", "about.json", "texts.json"
SHARD = 4096  # texts whose labels are written together
_BATCH_TOKENS = 2048


@dataclass(frozen=True)
class TeachingMaterial:
    """The result of the stages: the teacher's logits, and the trained teacher with its tokenizer."""

    soft: SoftTexts
    teacher: Teacher
    pieces: TeacherPieces


def distil(
    run: Plan,
    plan: DistillationConfig,
    corpora: Sequence[Corpus],
    pools: Sequence[Corpus],
    folder: Path,
    **options: Any,
) -> TeachingMaterial:
    """Train the teacher on ``corpora`` and let it label them and the ``pools``, or take up where a killed run was.

    ``run`` is the small model's; its ``copies`` and ``seed`` hold for the teacher as well. ``pools`` are texts without
    labels, and ``options`` those of ``Trainer``.

    Raises:
        ValueError: if the teacher is no encoder, a corpus has only one of the classes, or what ``folder`` holds
            belongs to other texts.
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    training, labels = run.training, run.model.labels
    refuse_one_class(corpora, labels)
    teacher, pieces = load_teacher(plan, labels, training.seed)
    copies = training.copies[: len(corpora)] or (1,) * len(corpora)
    gold = [corpus.train * count for corpus, count in zip(corpora, copies, strict=True)]

    def examples_of(epoch: int) -> Examples:
        rng = random.Random(f"{training.seed}/{epoch}/teacher")
        drawn = (rng.sample(texts, min(len(texts), plan.most_gold)) for texts in gold)
        return _encode(chain.from_iterable(drawn), pieces, labels)

    trainer = Trainer(
        teacher,
        pieces.config(labels),
        TrainingConfig(
            corpora=(),
            steps=plan.teacher_steps,
            batch_tokens=plan.teacher_batch_tokens,
            learning_rate=plan.teacher_learning_rate,
            warmup_steps=plan.teacher_warmup_steps,
            label_smoothing=0.0,
            save_every=100,
            validate_every=plan.teacher_steps,
            average_last=1,
            seed=training.seed,
        ),
        train=examples_of,
        validation=_encode(validation_of(corpora, labels), pieces, labels),
        folder=folder / TEACHER,
        **options,
    )
    trainer.resume()
    trainer.run()
    read = taught_corpora(plan, corpora)
    texts = list(dict.fromkeys(text for corpus in (*read, *pools) for text, _ in corpus.train))
    shown = {"accelerator": trainer.accelerator, "quiet": trainer.quiet}
    logits = label_texts(teacher, pieces, texts, trainer.config, folder / LABELS, **shown)
    if trainer.accelerator.is_main_process:
        _note(folder, plan, teacher, trainer.progress, read, pools, len(texts))
    return TeachingMaterial(SoftTexts({text: row for row, text in enumerate(texts)}, logits), teacher, pieces)


def _encode(items: Iterable[tuple[str, str]], pieces: TeacherPieces, labels: tuple[str, ...]) -> Examples:
    texts, given = zip(*items, strict=True)
    return Examples(pieces.encode(texts), labels_as_ids(given, labels))


def taught_corpora(plan: DistillationConfig, corpora: Sequence[Corpus]) -> tuple[Corpus, ...]:
    """Return what the small model reads of ``corpora``: as much of each as ``plan`` allows, drawn by hash."""

    def drawn(items: Sequence[tuple[str, str]], most: int) -> Sequence[tuple[str, str]]:
        if len(items) <= most:
            return items
        return sorted(items, key=lambda item: hash_unit(comparable(item[0]), SALT))[:most]

    kept = []
    for corpus in corpora:
        neutral = [item for item in corpus.train if item[1] == NEUTRAL]
        others = [item for item in corpus.train if item[1] != NEUTRAL]
        read = (*drawn(others, plan.most_read or len(others)), *drawn(neutral, plan.most_neutral))
        kept.append(replace(corpus, train=read))
    return tuple(kept)


def refuse_one_class(corpora: Sequence[Corpus], labels: tuple[str, ...]) -> None:
    """Refuse labelled texts without an example for each of the ``labels``.

    Raises:
        InputError: naming the label.
    """
    given = {label for corpus in corpora for _, label in corpus.train}
    if missing := [label for label in labels if label not in given]:
        names = [corpus.name for corpus in corpora]
        raise InputError("training-class-without-texts", corpora=names, label=f"{missing[0]!r}")


def _note(
    folder: Path,
    plan: DistillationConfig,
    teacher: Teacher,
    progress: Progress,
    corpora: Sequence[Corpus],
    pools: Sequence[Corpus],
    texts: int,
) -> None:
    unlabelled = {pool.name: len(pool.train) for pool in pools}
    about = {
        **about_teacher(plan.teacher),
        "parameters": sum(parameter.numel() for parameter in teacher.parameters()),
        "layers": teacher.layers,
        "trained_parameters": sum(parameter.numel() for parameter in teacher.parameters() if parameter.requires_grad),
        "steps": progress.step,
        "texts_read": progress.predictions,
        "minutes": round(progress.seconds / 60, 1),
        "validation_accuracy": progress.accuracy,
        "texts_labelled": texts,
        "labelled": {corpus.name: len(corpus.train) for corpus in corpora},
        "unlabelled": {name: count for name, count in unlabelled.items() if name != VARIANTS},
        "variants": unlabelled.get(VARIANTS, 0),
    }
    settings = {name: value for name, value in plan.to_json().items() if name != "teacher"}  # where it lay is private
    replace_file(folder / ABOUT, json.dumps(about | {"settings": settings}, indent=2) + "\n")


def read_about(folder: Path) -> dict[str, Any] | None:
    """Return what a finished distillation noted in the run's ``folder``; None where there was none."""
    if not (folder / ABOUT).is_file():
        return None
    about = read_object(folder / ABOUT)
    if "validation_right" in about:  # as older versions called it
        about["validation_accuracy"] = about.pop("validation_right")
    return about


def label_texts(
    teacher: Teacher,
    pieces: TeacherPieces,
    texts: Sequence[str],
    config: ModelConfig,
    folder: Path,
    *,
    accelerator: Accelerator,
    quiet: bool = False,
) -> Float32[np.ndarray, "text label"]:
    """Return the teacher's logits of every text; shards that ``folder`` holds already are not worked out again.

    The processes of ``accelerator`` share the shards and all get all of them.

    Raises:
        InputError: if ``folder`` holds labels of other texts or other classes, or a shard is damaged.
    """
    if accelerator.is_main_process:  # what is labelled is written down
        folder.mkdir(parents=True, exist_ok=True)
        digest = hashlib.sha256("\n".join(texts).encode("utf-8", "surrogatepass")).hexdigest()
        about = {"texts": len(texts), "sha256": digest, "labels": list(config.labels)}
        if (folder / LABELLED).is_file() and read_object(folder / LABELLED) != about:
            raise InputError("training-labels-of-others", folder=str(folder))
        replace_file(folder / LABELLED, json.dumps(about, indent=2) + "\n")
    accelerator.wait_for_everyone()
    shards = {first: folder / f"{first:08d}.safetensors" for first in range(0, len(texts), SHARD)}
    missing = [first for first, path in shards.items() if not path.is_file()]
    hidden = quiet or not accelerator.is_main_process or None  # None: where no terminal is
    with tqdm(total=len(texts), unit="text", desc="Soft labels", disable=hidden) as bar:
        bar.update(sum(min(SHARD, len(texts) - first) for first in shards if first not in missing))
        for first in missing[accelerator.process_index :: accelerator.num_processes]:
            part, fresh = texts[first : first + SHARD], folder / f".{first:08d}.new"
            write_tensors({"logits": _logits(teacher, pieces, part, config, bar)}, fresh)
            fresh.replace(shards[first])
    accelerator.wait_for_everyone()
    logits = np.concatenate([_read(path) for path in shards.values()])
    if logits.shape != (len(texts), len(config.labels)):
        found, wanted = logits.shape, {"texts": len(texts), "labels": len(config.labels)}
        raise InputError("training-labels-of-shape", folder=str(folder), rows=found[0], columns=found[1], **wanted)
    return logits


@torch.inference_mode()
def _logits(
    teacher: Teacher, pieces: TeacherPieces, texts: Sequence[str], config: ModelConfig, bar: "tqdm[None]"
) -> torch.Tensor:
    teacher.eval()
    device = next(teacher.parameters()).device
    examples = Examples(pieces.encode(texts), np.zeros(len(texts), dtype=np.int64))
    logits = torch.zeros(len(texts), len(config.labels))
    for indices in plan_epoch(examples, _BATCH_TOKENS, seed=0, epoch=0):
        batch = collate(examples, indices, config).to(device)
        logits[torch.from_numpy(indices)] = teacher(batch.source).float().cpu()
        bar.update(len(indices))
    return logits


def _read(path: Path) -> np.ndarray:
    try:
        return read_saved(path)["logits"].numpy()
    except (ValueError, KeyError) as error:
        raise InputError("training-labels-damaged", path=str(path)) from error
