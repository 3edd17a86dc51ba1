"""Logs and progress of older versions are read with the names of today."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from core.training.loop.logs import PAUSE, Log, read_log
from core.training.loop.state import Progress


def test_old_names_are_read_as_those_of_today(tmp_path: Path) -> None:
    old = [
        {"step": 3, "loss": 2.5, "likelihood": 2.25},
        {"step": 5, "validation_likelihood": 1.5, "validation_right": 0.75},
    ]
    (tmp_path / "log.jsonl").write_text("".join(f"{json.dumps(record)}\n" for record in old) + '{"step": 7, "lo')
    new = [
        {"step": 3, "loss": 2.5, "nll": 2.25},
        {"step": 5, "validation_nll": 1.5, "validation_accuracy": 0.75},
    ]
    assert list(read_log(tmp_path)) == new
    with Log(tmp_path, steps=9, step=6, quiet=True) as log:
        log.record(6, nll=1.0)
    assert list(read_log(tmp_path)) == [*new, {"step": 6, "nll": 1.0}]


def test_an_old_progress_is_read() -> None:
    progress = Progress(step=7, accuracy=0.5)
    old = asdict(progress)
    old["right"] = old.pop("accuracy")
    assert Progress.from_json(old) == Progress.from_json(asdict(progress)) == progress


def test_where_no_terminal_is_a_line_at_times_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]
    monkeypatch.setattr("core.training.loop.logs.time.monotonic", lambda: now[0])
    for quiet in (False, True):
        with Log(tmp_path, steps=2000, quiet=quiet) as log:
            for _ in range(7):
                now[0] += PAUSE * 0.4
                log.advance()
                log.show(loss="1.250")
            log.say("step 7: validation")
    assert capsys.readouterr().err.splitlines() == [
        "step 3 of 2,000, loss 1.250",
        "step 6 of 2,000, loss 1.250",
        "step 7: validation",
    ]
