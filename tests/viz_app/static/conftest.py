"""A site with the tiny models, below another folder of a plain file server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.results.trace import Trace
from tests.viz_app.static.hosting import files_of
from viz_app.handlers.models import ModelEntry


@pytest.fixture(scope="module")
def folder(tiny_entries: list[ModelEntry], tiny_stored: list[Trace], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site below another folder, with the tiny models."""
    from viz_app.static.builder import build

    root = tmp_path_factory.mktemp("host")
    build(root / "school" / "site", tiny_entries, tiny_stored)
    return root


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with files_of(folder) as address:
        yield f"{address}school/site/"
