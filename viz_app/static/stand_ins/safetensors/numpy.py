"""``safetensors.numpy``: files of arrays."""

from . import from_bytes as load
from . import to_bytes as save

__all__ = ["load", "save"]
