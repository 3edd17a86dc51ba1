"""The paths of the vendored Python, NumPy and decoder of Brotli; see ``viz_app/static/vendor``."""

import json
from pathlib import Path

_VENDOR = Path(__file__).parent / "vendor"
_PYODIDE = _VENDOR / "pyodide"

SCRIPTS = tuple(_PYODIDE / name for name in ("pyodide.mjs", "pyodide.asm.js", "pyodide-lock.json"))
PYTHON = _PYODIDE / "pyodide.asm.wasm.brotli"
LIBRARY = _PYODIDE / "python_stdlib.zip.brotli"
NUMPY = _VENDOR / "numpy-2.0.2-cp312-cp312-pyodide_2024_0_wasm32.whl.brotli"
UNPACKER = tuple(_VENDOR / "brotli" / name for name in ("brotli_dec_wasm.js", "brotli_dec_wasm_bg.wasm"))


def version() -> str:
    return str(json.loads((_PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["version"])
