"""What all runs share: settings that are written down and kept, and stages that go on from their last save.

``recipe`` trains a preset, after a teacher where it has one (``distillation``); ``larger_teacher`` and
``minimum_risk`` go on from there. Each is a list of stages, and each stage is a ``Trainer`` in a folder of its own.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import nn

from core.checkpoints.checkpoint import Checkpoint, load_checkpoint, save_checkpoint
from core.config import ModelConfig, TrainingConfig
from core.files import replace_file
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus, validation_of
from core.training.data.encoding import SoftTexts, encode, examples_by_epoch
from core.training.loop.loss import LargerTeacher, Objective, SoftLabels
from core.training.loop.start import start_folder
from core.training.loop.state import RUN, SETTINGS
from core.training.loop.trainer import Trainer
from core.training.plan import plan_of, read_settings, refuse_change


def stage(
    model: nn.Module,
    config: ModelConfig,
    training: TrainingConfig,
    *,
    read: Sequence[Corpus],
    measured: Sequence[Corpus],
    tokenizer: Tokenizer,
    folder: Path,
    soft_texts: SoftTexts | None = None,
    soft: SoftLabels | None = None,
    larger: LargerTeacher | None = None,
    resume: bool = True,
    **options: Any,
) -> Trainer:
    """Return a trainer that reads the texts of ``read``, ready to run, from its last save if it has one.

    Args:
        measured: the corpora whose validation texts it is measured by.
        soft_texts, soft: what a teacher says of the texts, and how much that counts.
        larger: a larger translator as teacher.
        resume: whether to look for a save.
        options: others of ``Trainer``.
    """
    trainer = Trainer(
        model,
        config,
        training,
        train=examples_by_epoch(read, tokenizer, config, training, soft_texts),
        validation=encode(validation_of(measured, config.labels), tokenizer, config),
        folder=folder,
        tokenizer=tokenizer,
        objective=Objective(model, pad_id=config.pad_id, smoothing=training.label_smoothing, soft=soft, larger=larger),
        **options,
    )
    if resume:
        trainer.resume()
    return trainer


def settle(folder: Path, plain: Mapping[str, Any]) -> None:
    """Write settings of a run down beside those that its ``folder`` has."""
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / SETTINGS, json.dumps({**read_settings(folder), **plain}, indent=2) + "\n")


def settle_stages(folder: Path, preset: str, name: str, settings: Mapping[str, Any]) -> None:
    """Write the settings of the run ``name`` down; refuse to go on with others.

    Raises:
        ValueError: naming the first setting that differs.
    """
    known = read_settings(folder)
    before = known.get(name, known)  # older runs have nothing but these
    for key in settings.keys() | before.keys() if known else ():
        refuse_change(key, before.get(key), settings.get(key))
    settle(folder, {"preset": preset, name: dict(settings)} if known.get(name) or not known else {})


@dataclass(frozen=True, eq=False)
class Further:
    """A translator that goes on learning in the stages ``name``; ``out`` becomes its checkpoint.

    ``training`` is the further run of its preset, and ``folder`` keeps the stages.
    """

    name: str
    preset: str
    settings: Mapping[str, Any]
    training: TrainingConfig
    checkpoint: Checkpoint
    out: Path
    folder: Path

    def save(self, model: nn.Module, step: int) -> None:
        """Make ``out`` the checkpoint of ``model`` after ``step``."""
        recipe = {"preset": self.preset, "steps_taken": step, self.name: self.settings}
        save_checkpoint(self.out, model, self.checkpoint.tokenizer, self.checkpoint.config, training=recipe)


def begin(
    name: str, preset: str, settings: Mapping[str, Any], *, out: Path, start_from: str | None, threads: int
) -> Further:
    """Return what the stages ``name`` begin with, their settings written down.

    Raises:
        ValueError: if there is no such preset or checkpoint, the preset has no further run, or ``out`` holds a run
            with other settings.
    """
    torch.set_num_threads(threads)
    training = plan_of(preset, out, {"seed": settings["seed"]}, {}, resume=False, further=True).training
    checkpoint = load_checkpoint(start_folder(start_from or preset), "cpu")
    folder = out if (out / SETTINGS).is_file() else out / RUN  # where older versions kept a run
    settle_stages(folder, preset, name, settings)
    return Further(name, preset, settings, training, checkpoint, out, folder)
