"""What all runs share: settings that are written down and kept, and stages that go on from their last save.

``recipe`` trains a preset, after a teacher where it has one (``distillation``); ``larger_teacher`` and
``minimum_risk`` go on from there. Each is a list of stages, and each stage is a ``Trainer`` in a folder of its own.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from torch import nn

from core.config import ModelConfig, TrainingConfig
from core.files import replace_file
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus, validation_of
from core.training.data.encoding import encode, examples_by_epoch
from core.training.distillation.soft_texts import SoftTexts
from core.training.loop.state import SETTINGS
from core.training.loop.trainer import Trainer
from core.training.plan import read_settings, refuse_change


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
    resume: bool = True,
    **options: Any,
) -> Trainer:
    """Return a trainer that reads the texts of ``read``, ready to run, from its last save if it has one.

    Args:
        measured: the corpora whose validation texts it is measured by.
        soft_texts: what a teacher says of the texts.
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
