"""The app and ``core`` work without the libraries of ``glassformer[train]``; what needs them says how to get them."""

import subprocess
import sys
from pathlib import Path

import pytest

from core.errors import InputError
from core.training import PACKAGES, training_packages

HIDE = "import sys; sys.modules |= dict.fromkeys({names!r}); "
USE_MODELS = """
import core
text = "A man rides a bike."
print(core.load({folder!r} + "/en-de").translate(text), core.load({folder!r} + "/sentiment").classify(text).label)
"""
BUILD_APP = """
from viz_app import app
print(app.build_app(app.catalogue_entries([{folder!r} + "/en-de", {folder!r} + "/sentiment"]))[0].title)
"""
OF_GRADIO = {"jinja2", "tqdm"}  # Gradio brings them; who imports them here, tests/test_architecture.py says


def without(names: frozenset[str] | set[str], code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``code`` where importing ``names`` fails as if they were not installed."""
    command = [sys.executable, "-c", HIDE.format(names=sorted(names)) + code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_models_run_without_them(tiny_checkpoints: Path) -> None:
    ran = without(PACKAGES, USE_MODELS.format(folder=str(tiny_checkpoints)))
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


@pytest.mark.long
def test_the_app_is_built_without_them(tiny_checkpoints: Path) -> None:
    ran = without(PACKAGES - OF_GRADIO, BUILD_APP.format(folder=str(tiny_checkpoints)))
    assert (ran.returncode, ran.stdout) == (0, "Glassformer\n"), ran.stderr


@pytest.mark.parametrize(
    ("module", "missing"),
    [
        ("viz_app.cli", "accelerate"),
        ("viz_app.cli", "tqdm"),
        ("core.training", "sacrebleu"),
        ("core.training", "sklearn"),
    ],
)
def test_training_says_how_to_get_them(module: str, missing: str, tmp_path: Path) -> None:
    train = f"import runpy; runpy.run_module({module!r}, run_name='__main__')"
    arguments = ["en-de", "--data", str(tmp_path), "--out", str(tmp_path)]
    ran = without({missing}, train, *(["train", *arguments] if module == "viz_app.cli" else arguments))
    assert ran.returncode == 2
    assert ran.stderr.endswith("install them with pip install 'glassformer[train]'.\n")
    assert ran.stderr.count("\n") == 1


def test_measuring_says_how_to_get_them(tiny_checkpoints: Path, tmp_path: Path) -> None:
    (tmp_path / "some.tsv").write_text("positive\tA gorgeous, witty film.\n")
    evaluate = "from viz_app import cli; cli.main()"
    options = ["evaluate", "--model", str(tiny_checkpoints / "sentiment"), "--examples", str(tmp_path / "some.tsv")]
    ran = without({"sacrebleu"}, evaluate, *options)
    assert ran.returncode == 2
    assert ran.stderr.startswith("glassformer: Training and measuring need")


def test_other_missing_modules_are_errors() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"), training_packages():
        import no_such_module  # noqa: F401
    with pytest.raises(InputError, match=r"'glassformer\[train\]'"), training_packages():
        raise ModuleNotFoundError(name="accelerate.utils")
