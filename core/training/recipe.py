"""One command from raw corpora to a checkpoint: corpora, tokenizer, training, averaging, scores, model card."""

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch

from core.checkpoint import TOKENIZER, build_model
from core.config import PRESETS, ModelConfig, Preset, TrainingConfig
from core.tokens import Tokenizer
from core.training.batches import Examples, Ragged
from core.training.corpora import Corpus, load_corpora
from core.training.hygiene import augment
from core.training.loop import Precision, Trainer
from core.training.state import Progress, write_atomically

RUN, SETTINGS = "run", "settings.json"


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


def prepare_tokenizer(path: Path, corpora: Iterable[Corpus], vocabulary_size: int) -> Tokenizer:
    """Return the tokenizer at ``path``, trained on all training texts first if it is not there yet."""
    if not path.is_file():
        texts = (text for corpus in corpora for item in corpus.train for text in _texts(corpus, item))
        fresh = path.with_name(f".{path.name}.new")
        Tokenizer.train(texts, vocabulary_size).save(fresh)
        fresh.replace(path)
    return Tokenizer.load(path)


def _texts(corpus: Corpus, item: tuple[str, str]) -> tuple[str, ...]:
    return tuple(item) if corpus.task == "translator" else item[:1]


def fit_config(model: ModelConfig, tokenizer: Tokenizer) -> ModelConfig:
    """Return ``model`` with the vocabulary and the special ids of ``tokenizer``."""
    return replace(
        model,
        vocabulary_size=len(tokenizer),
        pad_id=tokenizer.pad_id,
        unknown_id=tokenizer.unknown_id,
        start_id=tokenizer.start_id,
        end_id=tokenizer.end_id,
    )


def encode(items: Iterable[tuple[str, str]], tokenizer: Tokenizer, config: ModelConfig) -> Examples:
    """Return (source, target) or (text, label) pairs as ids."""
    sources, targets = zip(*items, strict=True)
    return Examples(Ragged.of(tokenizer.encode_batch(sources)), _encode_targets(targets, tokenizer, config))


def _encode_targets(targets: Iterable[str], tokenizer: Tokenizer, config: ModelConfig) -> Ragged | np.ndarray:
    if config.task == "translator":
        return Ragged.of(tokenizer.encode_batch(list(targets)))
    return np.array([config.labels.index(label) for label in targets], dtype=np.int64)


def examples_by_epoch(
    corpora: Iterable[Corpus], tokenizer: Tokenizer, config: ModelConfig, training: TrainingConfig
) -> Callable[[int], Examples]:
    """Return a function that gives the training examples of an epoch, sources varied by the seed and the epoch."""
    corpora = list(corpora)
    copies = training.copies or (1,) * len(corpora)
    items = [item for corpus, count in zip(corpora, copies, strict=True) for item in corpus.train * count]
    sources, targets = zip(*items, strict=True)
    encoded_targets = _encode_targets(targets, tokenizer, config)

    def examples_of(epoch: int) -> Examples:
        rng = random.Random(f"{training.seed}/{epoch}")
        varied = [augment(source, rng, training.lower_case, training.unpunctuated) for source in sources]
        return Examples(Ragged.of(tokenizer.encode_batch(varied)), encoded_targets).shorter_than(training.max_tokens)

    return examples_of


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
    **changes: object,
) -> Progress:
    """Train a preset in ``out_dir``/run, from the start or from its last save.

    Args:
        steps, seed, changes: fields of the preset's ``TrainingConfig`` to replace.
        threads: processor threads of this process; None means 1 on a CPU.

    Raises:
        ValueError: if a name or setting is unknown, or ``out_dir`` holds a run that is not to be resumed.
        FileNotFoundError: if a corpus is missing.
    """
    preset = trainable(preset_name)
    given = {key: value for key, value in (changes | {"steps": steps, "seed": seed}).items() if value is not None}
    training = TrainingConfig.from_json(preset.training.to_json() | given)
    torch.set_num_threads(threads or 1)
    folder = Path(out_dir) / RUN
    folder.mkdir(parents=True, exist_ok=True)
    corpora = load_corpora(training.corpora, data_dir)
    tokenizer = prepare_tokenizer(folder / TOKENIZER, corpora, training.vocabulary_size)
    config = fit_config(preset.model, tokenizer)
    _settle(folder, preset_name, config, training, resume)
    torch.manual_seed(training.seed)
    trainer = Trainer(
        build_model(config),
        config,
        training,
        train=examples_by_epoch(corpora, tokenizer, config, training),
        validation=encode([item for corpus in corpora for item in corpus.validation], tokenizer, config),
        folder=folder,
        precision=precision,
        quiet=quiet,
    )
    if resume:
        trainer.resume()
    return trainer.run()


def _settle(folder: Path, name: str, config: ModelConfig, training: TrainingConfig, resume: bool) -> None:
    """Write the settings of a run down; refuse to mix two runs."""
    path = folder / SETTINGS
    settings = {"preset": name, "model": config.to_json(), "training": training.to_json()}
    if (folder / "saves").is_dir():
        if not resume:
            raise ValueError(f"{folder.parent} already holds a run; give --resume to go on with it, or another folder")
        _refuse_changes(json.loads(path.read_text(encoding="utf-8")), json.loads(json.dumps(settings)))
    write_atomically(path, json.dumps(settings, indent=2) + "\n")


def _refuse_changes(old: dict, new: dict) -> None:
    free = {"steps", "patience", "save_every", "validate_every", "average_last"}
    for part in ("model", "training"):
        for key in sorted(old[part].keys() | new[part].keys()):
            if key not in free and old[part].get(key) != new[part].get(key):
                change = f"{key} was {old[part].get(key)!r} and would be {new[part].get(key)!r}"
                raise ValueError(f"this run cannot go on with other settings: {change}; choose another folder")
