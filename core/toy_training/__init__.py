"""A Transformer of one or two layers that learns a task which a person can check by eye, in about a minute."""

from core.toy_training.run import DivergedError, Report, ToyRun, View
from core.toy_training.settings import ToySettings
from core.toy_training.tasks import TASKS, Task

__all__ = ["TASKS", "DivergedError", "Report", "Task", "ToyRun", "ToySettings", "View"]
