"""Fixtures of the tests of distillation: a tiny teacher, and questions for it."""

from pathlib import Path

import pytest

from tests.core.training.teachers import save_questions, save_teacher


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a tiny BERT with random weights."""
    return save_teacher(tmp_path_factory.mktemp("teachers") / "tiny-bert")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of corpora with questions, labelled and not."""
    return save_questions(tmp_path_factory.mktemp("data") / "corpora")
