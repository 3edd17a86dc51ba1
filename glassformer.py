"""``import glassformer as gf``: the public names of ``core``, ``gf.figures``, ``gf.blocks`` and ``gf.__version__``.

``core`` and ``viz_app`` are loaded from the folder of this file, so that a folder of the same name in somebody's
working directory does not stand in the way.
"""

import importlib
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import gradio

    from core import *  # noqa: F403
    from viz_app import figures

_HERE = Path(__file__).resolve().parent


def _load(package: str) -> Any:
    """Import a package from the folder of this file.

    Raises:
        ImportError: if another package of this name has been imported already.
    """
    file = _HERE / package / "__init__.py"
    loaded = sys.modules.get(package)
    if loaded is None:
        spec = spec_from_file_location(package, file, submodule_search_locations=[str(file.parent)])
        assert spec is not None
        assert spec.loader is not None
        loaded = sys.modules[package] = module_from_spec(spec)
        spec.loader.exec_module(loaded)
    elif Path(getattr(loaded, "__file__", None) or "").resolve() != file:
        raise ImportError(
            f"Another package called {package!r} is already imported ({loaded!r}). Import glassformer before it."
        )
    return loaded


_core = _load("core")
_load("viz_app")
__all__ = [*_core.__all__, "__version__", "blocks", "figures"]

try:
    __version__ = version("glassformer")
except PackageNotFoundError:  # a clone that is not installed
    __version__ = "0+unknown"


def blocks(model: Any) -> "gradio.Blocks":
    """Return a loaded model step by step in Gradio's own components; ``blocks(load("en-de")).launch()`` serves them.

    They can be rendered inside other Blocks, and every event is an endpoint for ``gradio_client``. Gradio is imported
    at the first call.

    Raises:
        InputError: if ``model`` is no loaded model.
    """
    made: gradio.Blocks = importlib.import_module("viz_app.gradio_app.plain").blocks(model)
    return made


def __getattr__(name: str) -> Any:
    value = importlib.import_module("viz_app.figures") if name == "figures" else getattr(_core, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
