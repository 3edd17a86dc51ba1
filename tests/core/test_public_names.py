"""``import core`` offers all its names and loads nothing until one of them is used."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import core

WITHOUT_TORCH = "import sys, core; core.Trace; sys.exit('torch' in sys.modules)"


def test_every_public_name_is_there_and_is_the_one_its_module_has() -> None:
    (checking,) = [node for node in ast.parse(Path(core.__file__).read_text()).body if isinstance(node, ast.If)]
    homes = {alias.name: node.module for node in checking.body for alias in node.names}
    assert sorted(homes) == sorted(core.__all__)
    for name, module in homes.items():
        assert getattr(core, name) is getattr(import_module(module), name)


def test_its_modules_are_there_as_well() -> None:
    script = "import core; core.trace.VIEWERS, core.config.PRESETS"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        core.nonsense  # noqa: B018


def test_a_trace_needs_no_torch() -> None:
    assert subprocess.run([sys.executable, "-c", WITHOUT_TORCH], check=False).returncode == 0
