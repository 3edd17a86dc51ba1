"""One command from raw corpora to a checkpoint: corpora, tokenizer, training, averaging, scores, model card."""

import json
from pathlib import Path
from typing import Any

import torch
from accelerate import PartialState

from core.checkpoint import TOKENIZER, build_model
from core.config import PRESETS, ModelConfig, Preset, TrainingConfig
from core.training.corpora import load_corpora
from core.training.encoding import encode, examples_by_epoch, fit_config, prepare_tokenizer
from core.training.finish import finish
from core.training.loop import Trainer
from core.training.measure import Precision
from core.training.start import take_tokenizer, take_weights
from core.training.state import RUN, SETTINGS, Progress, Saves, write_atomically


def trainable(name: str) -> Preset:
    """Return the preset ``name``.

    Raises:
        ValueError: if there is no such preset, or this project does not train it.
    """
    names = ", ".join(key for key, preset in PRESETS.items() if preset.training)
    if name not in PRESETS:
        raise ValueError(f"there is no preset {name!r}; trainable are {names}")
    if PRESETS[name].training is None:
        raise ValueError(f"the preset {name!r} has no corpora to train on; trainable are {names}")
    return PRESETS[name]


def train(
    preset_name: str,
    data_dir: str | Path,
    out_dir: str | Path,
    *,
    resume: bool = False,
    steps: int | None = None,
    seed: int | None = None,
    threads: int | None = None,
    precision: Precision = "auto",
    quiet: bool = False,
    snapshots: int = 0,
    **changes: object,
) -> Progress:
    """Train a preset in ``out_dir``/run, from the start or from its last save, and make ``out_dir`` its checkpoint.

    Args:
        steps, seed, changes: fields of the preset's ``TrainingConfig`` to replace.
        threads: processor threads of this process; None means 1.
        snapshots: how many checkpoints to keep on the way, in run/snapshots, log-spaced in steps.

    Raises:
        ValueError: if a name or setting is unknown, or ``out_dir`` holds a run that is not to be resumed.
        FileNotFoundError: if a corpus is missing.
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    given = {key: value for key, value in (changes | {"steps": steps, "seed": seed}).items() if value is not None}
    torch.set_num_threads(threads or 1)
    shown = {"precision": precision, "quiet": quiet, "snapshots": snapshots}
    trainer = new_trainer(preset_name, Path(data_dir), Path(out_dir) / RUN, given, resume, **shown)
    progress = trainer.run()
    if trainer.accelerator.is_main_process:
        finish(data_dir, out_dir, quiet=quiet)
    return progress


def new_trainer(name: str, data: Path, folder: Path, changes: dict[str, Any], resume: bool, **options: Any) -> Trainer:
    """Return a trainer of the preset ``name`` in the run's ``folder``, its settings written down, ready to run.

    ``options`` are those of ``Trainer`` that change nothing in the result.
    """
    preset = trainable(name)
    training = TrainingConfig.from_json(_plan(preset).to_json() | changes)
    start = PartialState()
    with start.main_process_first():  # the others find the tokenizer made
        folder.mkdir(parents=True, exist_ok=True)
        corpora = load_corpora(training.corpora, data)
        if training.start_from and not training.own_pieces:
            take_tokenizer(training.start_from, folder / TOKENIZER)
        tokenizer = prepare_tokenizer(folder / TOKENIZER, corpora, training.vocabulary_size)
        config = fit_config(preset.model, tokenizer)
        if start.is_main_process:
            _settle(folder, name, config, training, resume)
    torch.manual_seed(training.seed)
    model = build_model(config)
    if training.start_from and Saves(folder / "saves", keep=1).latest() is None:
        take_weights(training.start_from, model, config, tokenizer if training.own_pieces else None)
    trainer = Trainer(
        model,
        config,
        training,
        train=examples_by_epoch(corpora, tokenizer, config, training),
        validation=encode([item for corpus in corpora for item in corpus.validation], tokenizer, config),
        folder=folder,
        tokenizer=tokenizer,
        **options,
    )
    if start.is_main_process:
        _note_hardware(folder, trainer)
    if resume:
        trainer.resume()
    return trainer


def _plan(preset: Preset) -> TrainingConfig:
    if preset.training is None:
        raise ValueError(f"the preset {preset.title!r} has no corpora to train on")
    return preset.training


def _note_hardware(folder: Path, trainer: Trainer) -> None:
    """Add to the settings where the run takes place, in words that name no machine."""
    device = torch.cuda.get_device_name(trainer.device) if trainer.device.type == "cuda" else trainer.device.type
    hardware = {
        "device": device,
        "threads": torch.get_num_threads(),
        "processes": trainer.world,
        "bf16": trainer.bf16,
    }
    settings = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    write_atomically(folder / SETTINGS, json.dumps(settings | {"hardware": hardware}, indent=2) + "\n")


def _settle(folder: Path, name: str, config: ModelConfig, training: TrainingConfig, resume: bool) -> None:
    """Write the settings of a run down; refuse to mix two runs."""
    path = folder / SETTINGS
    settings = {"preset": name, "model": config.to_json(), "training": training.to_json()}
    if (folder / "saves").is_dir():
        if not resume:
            raise ValueError(f"{folder.parent} already holds a run; give --resume to go on with it, or another folder")
        _refuse_changes(json.loads(path.read_text(encoding="utf-8")), json.loads(json.dumps(settings)))
    write_atomically(path, json.dumps(settings, indent=2) + "\n")


def _refuse_changes(old: dict[str, Any], new: dict[str, Any]) -> None:
    free = {"steps", "patience", "save_every", "validate_every", "average_last"}
    for part in ("model", "training"):
        for key in sorted(old[part].keys() | new[part].keys()):
            if key not in free and old[part].get(key) != new[part].get(key):
                change = f"{key} was {old[part].get(key)!r} and would be {new[part].get(key)!r}"
                raise ValueError(f"this run cannot go on with other settings: {change}; choose another folder")
