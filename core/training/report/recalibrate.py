"""Calibrate a classifier that is finished: its run is gone, its weights, scores and card are there."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from core.checkpoints.checkpoint import CONFIG, fill, load_checkpoint, save_checkpoint, unique_tensors
from core.checkpoints.json_file import read_object
from core.errors import InputError
from core.files import replace_file
from core.training.data.corpora import load_corpora
from core.training.loop.state import RUN
from core.training.plan import data_of, preset_of
from core.training.report.calibration import divide_head
from core.training.report.card import scores_section
from core.training.report.finish import CARD, SCORES, calibrate, evaluate_all


def recalibrate(data_dir: str | Path | None, folder: str | Path, *, quiet: bool = False) -> dict[str, Any]:
    """Divide the logits of the classifier in ``folder`` by the temperature that fits the validation texts best.

    Answers stay what they are. Every validation set of its preset is measured again, also those that the weights were
    never chosen by; ``config.json``, ``scores.json`` and the card say so. Doing it twice changes nothing more.

    Raises:
        InputError: if ``folder`` holds no classifier of this project.
        FileNotFoundError: if a corpus is missing.
    """
    folder = Path(folder)
    checkpoint = load_checkpoint(folder)
    recipe = read_object(folder / CONFIG).get("training", {})
    measured, card = read_object(folder / SCORES), (folder / CARD).read_text(encoding="utf-8")
    preset = preset_of(recipe.get("preset", ""), folder / RUN)
    assert preset.training is not None  # preset_of sees to it
    if checkpoint.config.task != "classifier":
        raise InputError("training-not-calibrated", model=folder.name)
    corpora = load_corpora(preset.training.corpora, data_of(folder / RUN, data_dir))
    config = replace(checkpoint.config, unsure_below=preset.model.unsure_below)
    belief = calibrate(checkpoint, corpora, config.unsure_below)
    fill(checkpoint.model, divide_head(unique_tensors(checkpoint.model), belief["temperature"]))
    save_checkpoint(folder, checkpoint.model, checkpoint.tokenizer, config, training=recipe)
    before = measured.get("calibration", {}).get("temperature", 1.0)
    measured["calibration"] = belief | {"temperature": round(before * belief["temperature"], 4)}
    measured["sets"], _ = evaluate_all(load_checkpoint(folder), corpora, (lambda text: None) if quiet else print, {})
    replace_file(folder / SCORES, json.dumps(measured, indent=2, ensure_ascii=False) + "\n")
    section = scores_section(measured)
    replace_file(folder / CARD, re.sub(r"## Scores\n.*?(?=\n## )", lambda _: f"{section}\n", card, flags=re.DOTALL))
    return dict(measured)
