"""Held-out texts beside a checkpoint's weights: as they were written, or none."""

import json
from pathlib import Path
from typing import Any

import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from core.checkpoints.fingerprints import add_fingerprints
from core.checkpoints.held_out import HeldOut
from core.checkpoints.measured_files import HELD_OUT
from tests.core.tiny import own_classifier

TEXTS = (("Two dogs.", "LOC"), ("Wo, \u202eé?", None), ("A man", ""))
ABOUT = {"corpora": {"questions/validation": 3}, "terms": ["MIT"]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    model = own_classifier()
    save_checkpoint(tmp_path, model.module, model.tokenizer, model.config)
    HELD_OUT.save(tmp_path, HeldOut(TEXTS, ABOUT))
    return tmp_path


def test_they_are_read_as_they_were_written_and_listed(folder: Path) -> None:
    model: Any = core.load(str(folder), device="cpu")
    assert model.held_out == HeldOut(TEXTS, ABOUT)
    assert HELD_OUT.name in (folder / "files.sha256").read_text()
    (folder / HELD_OUT.name).unlink()
    assert HELD_OUT.read(folder) is None


@pytest.mark.parametrize(
    "change",
    [
        {"format_version": 2},
        {"texts": None},
        {"texts": [["A"]]},
        {"texts": [["A", 1]]},
        {"texts": [[None, "A"]]},
        {"texts": ["AB"]},
        {"about": []},
        {"weights_sha256": "0"},
    ],
)
def test_a_damaged_file_and_one_of_other_weights_are_left_aside_in_one_line(
    folder: Path, change: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    plain = json.loads((folder / HELD_OUT.name).read_text()) | change
    (folder / HELD_OUT.name).write_text(json.dumps(plain))
    assert HELD_OUT.read(folder) is None
    assert "files.sha256" in caplog.text, "changed by hand"
    caplog.clear()
    add_fingerprints(folder)
    assert HELD_OUT.read(folder) is None
    assert caplog.text.count("its held-out texts are left aside") == 1
