"""What all runs share: settings that are kept, and a stop that says how to go on."""

from dataclasses import asdict
from pathlib import Path

import pytest

from core import training
from core.training import minimum_risk
from core.training.__main__ import main
from core.training.driver import settle_stages
from core.training.loop.trainer import Stopped
from core.training.minimum_risk import RiskSettings
from core.training.plan import read_settings
from viz_app import cli


@pytest.mark.parametrize("name", ["minimum_risk", "larger_teacher"])
def test_a_run_does_not_go_on_with_other_settings(name: str, tmp_path: Path) -> None:
    settings = asdict(RiskSettings())
    for _ in range(2):
        settle_stages(tmp_path, "en-de", name, settings)
    assert read_settings(tmp_path) == {"preset": "en-de", name: settings}
    with pytest.raises(ValueError, match="beam was 8 and would be 6"):
        settle_stages(tmp_path, "en-de", name, settings | {"beam": 6})


def test_settings_that_are_damaged_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"preset": "en')
    with pytest.raises(ValueError, match=r"settings\.json is no JSON text"):
        settle_stages(tmp_path, "en-de", "minimum_risk", {})


def stopped(*_: object, **__: object) -> None:
    raise Stopped(1207)


def test_who_stops_a_training_hears_the_step_and_the_command_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "train", stopped)
    monkeypatch.setattr(minimum_risk, "minimum_risk", stopped)
    out = tmp_path / "my run"
    assert cli.run(["train", "en-de", "--data", "corpora", "--out", str(out), "--steps", "9"]) == 130
    words = f"--data corpora --out '{out}'"
    said = "Stopped and saved after step 1,207."
    assert f"{said} Go on with: glassformer train en-de {words} --resume\n" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["core.training", "risk", "en-de", "--data", "corpora", "--out", str(out)])
    assert main() == 130
    assert f"{said} The same command goes on.\n" in capsys.readouterr().err
