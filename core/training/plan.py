"""The plan of a run: its preset with the given changes, stored in its folder and kept when it goes on."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.checkpoints.json_file import read_object
from core.config import OWN_PRESETS, PRESETS, DistillationConfig, ModelConfig, Preset, TrainingConfig
from core.errors import InputError
from core.training.data.own import TEXTS, about_texts
from core.training.loop.state import SETTINGS

_FREE = {"steps", "patience", "save_every", "validate_every", "average_last"}  # may change when a run goes on
_FREE_OF_TEACHER = {"teacher_steps"}


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A preset as it is to be trained; ``distillation`` is None for a run without a teacher."""

    preset: str
    model: ModelConfig
    training: TrainingConfig
    distillation: DistillationConfig | None = None

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        lesson = {"distillation": self.distillation.to_json()} if self.distillation else {}
        return {"preset": self.preset, "model": self.model.to_json(), "training": self.training.to_json()} | lesson


def preset_of(name: str, folder: Path) -> Preset:
    """Return the preset ``name``; that of own texts says which of them the run in ``folder`` keeps.

    Raises:
        ValueError: if there is no such preset, this project does not train it, or no own texts are kept.
    """
    if name not in OWN_PRESETS:
        names = ", ".join(key for key, preset in (PRESETS | OWN_PRESETS).items() if preset.training)
        if name not in PRESETS:
            raise InputError("training-no-preset", name=repr(name), names=names)
        if PRESETS[name].training is None:
            raise InputError("training-no-corpora", name=repr(name), names=names)
        return PRESETS[name]
    about, preset = about_texts(folder / TEXTS), OWN_PRESETS[name]
    if about["task"] == "translator":
        title = " to ".join(about["languages"])
        return replace(preset, title=title, about=f"Translates sentences; trained on {about['file']}.")
    labels = tuple(about["labels"])
    model = replace(preset.model, labels=labels, unsure_below=round(0.4 + 0.4 / len(labels), 2))
    said = f"Gives a text one of {len(labels)} labels; trained on {about['file']}."
    return replace(preset, title=f"{len(labels)} labels", about=said, model=model)


def data_of(folder: Path, data: str | Path | None) -> Path:
    """Return where the texts of the run in ``folder`` are: with it, if they are its own, else in ``data``.

    Raises:
        ValueError: if there is neither.
    """
    if (folder / TEXTS).is_dir():
        return folder / TEXTS
    if data is None:
        raise InputError("training-no-data")
    return Path(data)


def plan_of(
    name: str,
    folder: Path,
    changes: Mapping[str, object],
    teaching: Mapping[str, object],
    *,
    resume: bool,
    further: bool = False,
) -> Plan:
    """Return the plan of a new run of the preset ``name``, or that of the run in ``folder`` to go on with.

    Args:
        changes: fields of its ``TrainingConfig`` to replace.
        teaching: fields of its ``DistillationConfig`` to replace; with ``teacher`` among them there is one.
        resume: whether the settings in ``folder``, where it has some, come before the preset's.
        further: whether the run is the preset's ``further`` one.

    Raises:
        ValueError: if a name or a setting is unknown, the preset takes no teacher or has no further run, or
            ``teaching`` lacks a teacher.
    """
    preset = preset_of(name, folder)
    if further and preset.further is None:
        able = ", ".join(key for key, other in PRESETS.items() if other.further)
        raise InputError("training-no-further-run", name=repr(name), names=able)
    first = preset.further if further else preset.training
    assert first is not None  # preset_of sees to it
    saved = read_settings(folder) if resume else {}
    if saved and saved["preset"] != name:
        raise InputError("training-run-of-other", folder=str(folder.parent), found=saved["preset"], name=name)
    lesson = saved.get("distillation")
    if lesson is None and "teacher" in teaching:
        if preset.distillation is None:
            able = ", ".join(key for key, other in (PRESETS | OWN_PRESETS).items() if other.distillation)
            raise InputError("training-no-teacher", name=repr(name), names=able)
        lesson = preset.distillation.to_json()
    if lesson is None and teaching:
        raise InputError("training-needs-teacher", options=list(teaching))
    lesson = lesson and DistillationConfig.from_json({**lesson, **teaching})
    if lesson and lesson.layers and (start := changes.get("start_from")):
        raise InputError("training-two-starts", start=repr(start))
    training = saved.get("training") or ((lesson and lesson.layers and preset.taught) or first).to_json()
    model = ModelConfig.from_json(saved["model"]) if saved else preset.model
    changed = TrainingConfig.from_json({**training, **changes})
    return Plan(preset=name, model=model, training=changed, distillation=lesson)


def read_settings(folder: Path) -> dict[str, Any]:
    """Return the settings of the run in ``folder``, empty if there is none."""
    return read_object(folder / SETTINGS) if (folder / SETTINGS).is_file() else {}


def refuse_change(key: str, before: object, after: object) -> None:
    """Refuse to go on with a run whose setting ``key`` was another.

    Raises:
        ValueError: naming both values.
    """
    if before != after:
        raise InputError("training-other-setting", key=key, before=repr(before), after=repr(after))


def refuse_other_run(folder: Path, plan: Plan, resume: bool) -> None:
    """Refuse to mix two runs.

    Raises:
        ValueError: if ``folder`` holds a run that is not to be resumed, or whose settings are others.
    """
    if not resume and any((folder / name).is_dir() for name in ("saves", "teacher")):
        raise InputError("training-run-is-there", folder=str(folder.parent))
    old = read_settings(folder) if resume else {}
    parts = (("training", TrainingConfig, _FREE), ("distillation", DistillationConfig, _FREE_OF_TEACHER))
    for part, kind, free in parts:
        before, after = old.get(part), getattr(plan, part)
        if old and (before is None) != (after is None):
            raise InputError("training-began-without-teacher")
        if before and after:  # what is newer than the run has its default
            known, wanted = (json.loads(json.dumps(one.to_json())) for one in (kind.from_json(before), after))
            for key in sorted(known.keys() - free):
                refuse_change(key, known[key], wanted[key])
