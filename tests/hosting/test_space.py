"""A Space is an empty environment, the files of this repository, and nothing else."""

import ast
import subprocess
from pathlib import Path

import pytest

import core
from tests.hosting.space_environment import SENTENCE, ask, copy_repository, link

pytestmark = pytest.mark.long


def test_a_space_starts_from_requirements_and_translates(tmp_path: Path) -> None:
    copy_repository(tmp_path)
    python = link(tmp_path)
    translation, _ = ask(python, tmp_path)
    assert translation == core.load("en-de", device="cpu").translate(SENTENCE)


def test_what_nobody_asked_for_is_not_there(tmp_path: Path) -> None:
    copy_repository(tmp_path)
    there = "import importlib.util, sys; print([name for name in sys.argv[1:] if importlib.util.find_spec(name)])"
    names = ["gradio", "torch", "pytest", "sacrebleu", "transformers", "accelerate", "scipy"]
    found = subprocess.run([link(tmp_path), "-c", there, *names], capture_output=True, text=True, check=True)
    assert ast.literal_eval(found.stdout) == ["gradio", "torch"]
