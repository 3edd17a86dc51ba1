"""Gradio without the stubs that it writes for editors.

Whenever it is imported, Gradio parses the source of each of its components, and of each of ours, and keeps a ``.pyi``
beside it up to date. To run, nobody needs that: it takes a third of the time in which the app starts, and it writes
into folders that may not be ours.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

MODULE, WRITER = "gradio.component_meta", "create_or_modify_pyi"


def write_none() -> None:
    """Stop Gradio from writing stubs. Call this before Gradio is imported; later it has no effect."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


class _Finder(MetaPathFinder):
    """Finds the module that writes stubs where it is, and takes the writer out of it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != MODULE:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.loader:
            execute = spec.loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                if hasattr(module, WRITER):
                    setattr(module, WRITER, lambda *_: None)

            spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec
