"""``torch.overrides``: being asked in place of PyTorch's functions."""

from .modes import TorchFunctionMode

__all__ = ["TorchFunctionMode"]
