"""A Space is an empty environment, the files of this repository, and nothing else."""

import os
from pathlib import Path

import core
from tests.hosting.space_environment import SENTENCE, ask, copy_repository, install


def test_a_space_starts_from_requirements_and_translates(tmp_path: Path) -> None:
    copy_repository(tmp_path)
    python = install(tmp_path, None, os.environ.get("TORCH_INDEX"), pinned=True)
    translation, _ = ask(python, tmp_path)
    assert translation == core.load("en-de", device="cpu").translate(SENTENCE)
