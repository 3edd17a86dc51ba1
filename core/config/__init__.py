"""Every choice that makes one Transformer differ from another, and the named presets."""

from core.config.distillation import DistillationConfig
from core.config.presets import OWN_PRESETS, OWN_TEXTS, PRESETS, REFERENCE_DESIGNS, TRAINED_MODELS, Preset, turned_name
from core.config.settings import ModelConfig, Task, TrainingConfig

__all__ = [
    "OWN_PRESETS",
    "OWN_TEXTS",
    "PRESETS",
    "REFERENCE_DESIGNS",
    "TRAINED_MODELS",
    "DistillationConfig",
    "ModelConfig",
    "Preset",
    "Task",
    "TrainingConfig",
    "turned_name",
]
