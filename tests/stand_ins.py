"""The stand-ins in place of PyTorch and the rest, in this process, as the page without a server has them.

``install`` comes before anything of ``core`` is imported. From then on ``import torch`` finds the stand-in, and what a
browser does not have (transformers, ctranslate2, Gradio, ...) cannot be imported, though it may be installed here.
"""

import sys
from collections.abc import Callable, Collection, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[1] / "viz_app" / "static" / "stand_ins"
PRESENT = {"numpy", "core", "viz_app", "glassformer", "tests"}  # beside the standard library and the stand-ins


class _Absent:
    """Finds nothing, and says so, for what a browser does not have."""

    def __init__(self, is_absent: Callable[[str], bool]) -> None:
        self._is_absent = is_absent

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if self._is_absent(name.split(".")[0]):
            raise ModuleNotFoundError(f"a browser has no {name}", name=name)
        return None


def names() -> list[str]:
    """The packages that have a stand-in."""
    return sorted(folder.name for folder in FOLDER.iterdir() if (folder / "__init__.py").is_file())


def install(*, real: Collection[str] = (), absent: Collection[str] | None = None) -> None:
    """Put the stand-ins first, and let what a browser does not have be absent.

    Args:
        real: packages that have a stand-in and were imported before it, on purpose.
        absent: the only packages that are absent; if not given, all but NumPy and the project.

    Raises:
        RuntimeError: if a package was imported before its stand-in.
    """
    if loaded := [name for name in names() if name in sys.modules and name not in real]:
        raise RuntimeError(f"{', '.join(loaded)} were imported before their stand-ins")
    present = {*PRESENT, *names(), *sys.stdlib_module_names}
    sys.path.insert(0, str(FOLDER))
    sys.meta_path.insert(0, _Absent(lambda name: name not in present if absent is None else name in absent))
