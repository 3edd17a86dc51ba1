"""The stand-ins in place of PyTorch and the rest, in this process, as the page without a server has them.

``install`` comes before anything of ``core`` is imported. From then on ``import torch`` finds the stand-in, and what a
browser does not have (transformers, ctranslate2, Gradio, ...) cannot be imported, though it may be installed here.
"""

import sys
from collections.abc import Collection, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[1] / "viz_app" / "static" / "stand_ins"
PRESENT = {"numpy", "core", "viz_app", "glassformer", "tests"}  # beside the standard library and the stand-ins


class _Absent:
    """Finds nothing, and says so, for what a browser does not have."""

    def __init__(self, present: Collection[str]) -> None:
        self._present = {*present, *PRESENT, *names(), *sys.stdlib_module_names}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.split(".")[0] not in self._present:
            raise ModuleNotFoundError(f"a browser has no {name}", name=name)
        return None


def names() -> list[str]:
    """The packages that have a stand-in."""
    return sorted(folder.name for folder in FOLDER.iterdir() if (folder / "__init__.py").is_file())


def install(*, present: Collection[str] = ()) -> None:
    """Put the stand-ins first; besides them, NumPy and the project only ``present`` packages can be imported.

    Raises:
        RuntimeError: if a real package is loaded already.
    """
    loaded = [name for name in names() if name in sys.modules and name not in present]
    if loaded:
        raise RuntimeError(f"{', '.join(loaded)} were imported before their stand-ins")
    sys.path.insert(0, str(FOLDER))
    sys.meta_path.insert(0, _Absent(present))
