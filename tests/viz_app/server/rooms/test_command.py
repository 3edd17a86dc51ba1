"""``glassformer app --class``: what it needs, and that nothing of it is loaded without."""

import subprocess
import sys
from pathlib import Path

import pytest

from viz_app import app as app_module
from viz_app import cli


def test_without_the_libraries_one_sentence_says_how_to_install_them(
    monkeypatch: pytest.MonkeyPatch, tiny_models: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app_module, "find_spec", lambda name: None)
    assert cli.run(["app", "--class", "--port", "7999"]) == 2
    assert capsys.readouterr().err == (
        "glassformer: Classes need two more libraries: pip install 'glassformer[class]'.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--class-database", "x.sqlite"], "--class-database is for classes; add --class"),
        (["--class", "--class-database", "/nowhere/x.sqlite"], "does not exist"),
        (["--class", "--class-database", "mysql://x"], "neither a file nor PostgreSQL"),
    ],
)
def test_a_mistake_is_one_sentence(
    arguments: list[str], said: str, tiny_models: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["app", "--port", "7998", *arguments]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.long
def test_sqlalchemy_is_not_imported_without_the_option() -> None:
    code = "import sys, viz_app.app, viz_app.server.guard; sys.exit('sqlalchemy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
