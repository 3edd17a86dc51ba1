"""``torch.nn``: modules, and the functions that they call."""

from typing import Any

from ..missing import missing
from . import functional, init, utils
from .modules import Dropout, Embedding, Linear, Module, ModuleList, Parameter

__all__ = ["Dropout", "Embedding", "Linear", "Module", "ModuleList", "Parameter", "functional", "init", "utils"]


def __getattr__(name: str) -> Any:
    raise missing("torch.nn", name, "nn/modules.py")
