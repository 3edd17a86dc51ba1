"""``import core`` offers all its names and loads nothing until one of them is used."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import core
from viz_app.handlers.examples import path_of

WITHOUT_TORCH = "import sys, core; core.Trace; sys.exit('torch' in sys.modules)"


def test_every_public_name_is_there_and_is_the_one_its_module_has() -> None:
    (checking,) = [node for node in ast.parse(Path(core.__file__).read_text()).body if isinstance(node, ast.If)]
    homes = {alias.name: node.module for node in checking.body for alias in node.names}
    assert sorted(homes) == sorted(core.__all__)
    for name, module in homes.items():
        assert getattr(core, name) is getattr(import_module(module), name)


def test_its_modules_are_there_as_well() -> None:
    script = "import core; core.budget.limited, core.config.PRESETS"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        core.nonsense  # noqa: B018


def test_a_saved_trace_is_read_and_drawn_where_only_numpy_and_plotly_are() -> None:
    """As README.md says. None in ``sys.modules`` makes an import fail as if the library were not installed."""
    hidden = ("torch", "gradio", "transformers", "safetensors", "sentencepiece", "huggingface_hub")
    read = f"""
import sys
sys.modules |= dict.fromkeys({hidden!r})
import core
from viz_app import figures
trace = core.Trace.load({str(path_of("en-de"))!r})
figures.attention(trace, "cross", layer=0, head=3), figures.heads(trace, "cross")
print(trace.output)
"""
    ran = subprocess.run([sys.executable, "-c", read], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, core.Trace.load(path_of("en-de")).output), ran.stderr


def test_a_trace_needs_no_torch() -> None:
    assert subprocess.run([sys.executable, "-c", WITHOUT_TORCH], check=False).returncode == 0
