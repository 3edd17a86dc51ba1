"""Train here: the tasks and settings of the training in the visitor's own tab. The worker there trains, no handler."""

from dataclasses import asdict
from typing import Any

from core.toy_training.run import UNSEEN
from core.toy_training.settings import (
    BUGS,
    DESIGNS,
    MOST_HEADS,
    MOST_LAYERS,
    MOST_SEED,
    MOST_STEPS,
    WIDTHS,
    ToySettings,
)
from core.toy_training.tasks import TASKS, Task


def facts() -> dict[str, Any]:
    """Return the tasks with answers to their examples, the limits of the settings, and their defaults."""
    return {
        "training": {
            "tasks": list(map(_plain, TASKS.values())),
            "limits": {"layers": MOST_LAYERS, "heads": MOST_HEADS, "seed": MOST_SEED, "steps": MOST_STEPS},
            "choices": {"d_model": WIDTHS, "design": DESIGNS, "bug": BUGS},
            "defaults": asdict(ToySettings()),
            "unseen": UNSEEN,
        }
    }


def _plain(task: Task) -> dict[str, Any]:
    """Return what the page needs of a task; it has the texts itself, by the name."""
    return {
        "name": task.name,
        "examples": task.examples,
        "answers": list(map(task.answer, task.examples)),
        "fits": task.fits,
        "isAimed": bool(task.aim),
    }
