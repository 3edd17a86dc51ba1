"""Only a test with a browser is tried again when it fails: everything else must pass at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import TRIES_AGAIN

ROOT = Path(__file__).parents[1]
SUITE = """
import pathlib, pytest

@pytest.fixture
def chromium():
    return None

@pytest.fixture
def page(chromium):
    return chromium

@pytest.fixture
def plain():
    return None

def fails_until(last, path):
    path.write_text(path.read_text() + "." if path.exists() else ".")
    assert len(path.read_text()) > last

HERE = pathlib.Path(__file__).parent

def test_with_a_page(page):
    fails_until({tries}, HERE / "page")

def test_with_a_browser_that_is_broken(chromium):
    fails_until({tries} + 1, HERE / "chromium")

def test_without(plain):
    fails_until(1, HERE / "plain")
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_collection_modifyitems\n")
    (tmp_path / "test_suite.py").write_text(SUITE.format(tries=TRIES_AGAIN))
    return tmp_path


def test_only_what_needs_a_browser_is_tried_again(suite: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(suite), str(suite)]
    ran = subprocess.run(command, cwd=suite, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    tries = {name: len((suite / name).read_text()) for name in ("page", "chromium", "plain")}
    assert tries == {"page": TRIES_AGAIN + 1, "chromium": TRIES_AGAIN + 1, "plain": 1}, ran.stdout
    assert "1 passed" in ran.stdout
    assert "2 failed" in ran.stdout


def test_make_tries_nothing_else_again() -> None:
    assert "--reruns" not in (ROOT / "Makefile").read_text()
