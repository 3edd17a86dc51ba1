"""Tiny runs of the training loop, for tests."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors.torch import load_file, save_file

from core.config import TrainingConfig
from core.training.data.batches import Examples, Ragged
from core.training.loop.logs import read_log
from core.training.loop.state import DIGEST
from core.training.loop.trainer import Trainer
from core.transformer.translator import build_translator
from tests.core.tiny import translator_config

PLAN: dict[str, Any] = {
    "corpora": [],
    "steps": 12,
    "batch_tokens": 128,
    "learning_rate": 0.01,
    "warmup_steps": 3,
    "save_every": 4,
    "validate_every": 4,
    "average_last": 2,
}


def copying(epoch: int, count: int = 60) -> Examples:
    """Targets that repeat their sources: easy to learn."""
    random = np.random.default_rng([7, epoch])
    rows = Ragged.of([random.integers(4, 17, size=random.integers(1, 6)) for _ in range(count)])
    return Examples(rows, rows)


def new_trainer(folder: Path, *, dropout: float = 0.2, precision: str = "float32", **changes: Any) -> Trainer:
    training = TrainingConfig.from_json(PLAN | changes)
    torch.manual_seed(training.seed)
    config = translator_config(17, dropout=dropout, tie_embeddings=True)
    return Trainer(
        build_translator(config),
        config,
        training,
        train=copying,
        validation=copying(99, count=13),
        folder=folder,
        precision=precision,
        log_every=2,
        quiet=True,
    )


def as_older(run_folder: Path) -> None:
    """Make the run in ``run_folder`` one of an older version: its settings and saves know nothing newer."""
    for path in run_folder.rglob("settings.json"):
        settings = json.loads(path.read_text())
        del settings["training"]["respelt"]
        path.write_text(json.dumps(settings, indent=2) + "\n")
    for path in run_folder.rglob("saves/**/*.safetensors"):
        save_file(load_file(path), path)  # without the SHA-256
    for path in run_folder.rglob("progress.json"):
        progress = json.loads(path.read_text())
        assert progress.pop(DIGEST)
        path.write_text(json.dumps(progress) + "\n")


def curve(folder: Path, name: str = "loss") -> list[tuple[int, float]]:
    """(step, number) of every record of ``folder`` that has ``name``."""
    return [(record["step"], record[name]) for record in read_log(folder) if name in record]


def run(folder: Path, settings: dict[str, Any] | None = None) -> None:
    """Such a run, for a process of its own."""
    torch.set_num_threads(1)
    new_trainer(folder, **(settings or {})).run()
