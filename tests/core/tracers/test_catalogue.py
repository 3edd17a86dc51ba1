"""The catalogue: names on offer, and the way from a name or a folder to a model."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import torch

import core
from core.checkpoints.checkpoint import checkpoints_folder, installed
from core.tracers.catalogue import choose_device, describe

TEXT = "A man rides a bike."


@pytest.fixture
def copied(tiny_checkpoints: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of checkpoints of one's own."""
    folder = tmp_path / "checkpoints"
    shutil.copytree(tiny_checkpoints, folder)
    monkeypatch.setenv("GLASSFORMER_CHECKPOINTS", str(folder))
    return folder


def test_presets_come_first_in_their_order(copied: Path) -> None:
    (copied / "sentiment").rename(copied / "question-type")
    for name in ("zebra", "aardvark", "sentiment"):
        shutil.copytree(copied / "question-type", copied / name)
    (copied / "no model").mkdir()
    assert core.catalogue() == ["en-de", "sentiment", "question-type", "aardvark", "zebra"]


def test_a_folder_that_is_not_there_offers_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GLASSFORMER_CHECKPOINTS", str(tmp_path / "none"))
    assert core.catalogue() == []
    with pytest.raises(
        core.InputError, match=r"none is here yet; .*train one with glassformer train.*GLASSFORMER_CHECKPOINTS"
    ):
        core.load("en-de")


def test_checkpoints_lie_beside_the_packages_else_where_a_wheel_puts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GLASSFORMER_CHECKPOINTS", raising=False)
    beside = Path(core.__file__).parents[1] / "checkpoints"
    installed = Path(sys.prefix) / "share" / "glassformer" / "checkpoints"
    assert checkpoints_folder() == (beside if beside.is_dir() else installed)


@pytest.mark.parametrize(
    "packages",
    [
        "lib/python3.12/site-packages",  # an environment, --user, --prefix
        "local/lib/python3.12/dist-packages",  # Debian's own
        "Lib/site-packages",  # Windows
        "Python312/site-packages",  # Windows with --user
        "",  # --target
    ],
)
def test_a_wheels_checkpoints_are_found_wherever_it_was_installed(packages: str, tmp_path: Path) -> None:
    root = tmp_path / "anywhere"
    (root / packages).mkdir(parents=True)
    assert installed(root / packages) == Path(sys.prefix) / "share" / "glassformer" / "checkpoints"
    share = root / ("local" if packages.startswith("local") else "") / "share" / "glassformer" / "checkpoints"
    share.mkdir(parents=True)
    assert installed(root / packages) == share
    (root / packages / "checkpoints").mkdir()
    assert installed(root / packages) == root / packages / "checkpoints"


@pytest.mark.long
def test_an_installation_of_ones_own_offers_its_models(tiny_checkpoints: Path, tmp_path: Path) -> None:
    """As ``pip install --user`` lays the files out."""
    packages = tmp_path / "lib" / "python3" / "site-packages"
    shutil.copytree(Path(core.__file__).parent, packages / "core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(tiny_checkpoints, tmp_path / "share" / "glassformer" / "checkpoints")
    environment = {name: value for name, value in os.environ.items() if name != "GLASSFORMER_CHECKPOINTS"}
    said = subprocess.run(
        [sys.executable, "-c", "import core; print(core.__file__, core.catalogue())"],
        cwd=tmp_path,
        env=environment | {"PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said == f"{packages / 'core' / '__init__.py'} ['en-de', 'sentiment']\n"


@pytest.mark.parametrize("name", ["en-de", "sentiment"])
def test_a_name_and_its_folder_are_one_model(tiny_models: Path, name: str) -> None:
    by_name, by_folder = core.load(name), core.load(str(tiny_models / name))
    assert by_name.name == by_folder.name == name
    assert by_name.title == core.config.PRESETS[name].title
    one, other = by_name.trace(TEXT), by_folder.trace(TEXT)
    assert one.output == other.output
    assert (one.attention["encoder"].weights == other.attention["encoder"].weights).all()
    assert not by_name.module.training


def test_what_each_model_does(tiny_models: Path) -> None:
    translator, classifier = core.load("en-de"), core.load("sentiment")
    assert isinstance(translator.translate(TEXT), str)
    assert len(translator.translate([TEXT, "Snow"])) == 2
    answer = classifier.classify(TEXT)
    assert answer.label in classifier.labels == ("negative", "positive")
    assert sum(answer.probabilities.values()) == pytest.approx(1)


def test_a_description_needs_no_weights(copied: Path) -> None:
    (copied / "en-de" / "weights.safetensors").unlink()
    description = describe("en-de")
    assert (description.name, description.title, description.task) == ("en-de", "English to German", "translator")
    (copied / "en-de").rename(copied / "mine")
    assert describe(str(copied / "mine")).title == "mine"
    with pytest.raises(core.CheckpointError, match=r"weights\.safetensors"):
        core.load("mine")


@pytest.mark.parametrize("name", ["en-xx", "", "../en-de", "en-de/config.json"])
def test_refuses_what_is_not_there(
    tiny_models: Path, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    expected = f"There is no model {name!r}. Choose one of: en-de, sentiment; or name a folder with a checkpoint."
    for ask in (core.load, describe):
        with pytest.raises(core.InputError) as error:
            ask(name)
        assert str(error.value) == expected


def test_refuses_devices_that_are_not_there(tiny_models: Path) -> None:
    assert choose_device("cpu") == torch.device("cpu")
    for device in ("tpu", "", "gpu:0", "cuda:x", "meta", "cpu cpu"):
        with pytest.raises(core.InputError, match=r"on this machine; it has: .*cpu"):
            core.load("en-de", device=device)


def test_auto_takes_the_fastest_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for cuda, mps, expected in ((True, True, "cuda"), (False, True, "mps"), (False, False, "cpu")):
        monkeypatch.setattr(torch.cuda, "is_available", lambda there=cuda: there)
        monkeypatch.setattr(torch.backends.mps, "is_available", lambda there=mps: there)
        assert choose_device("auto").type == expected
    with pytest.raises(core.InputError, match="There is no device 'cuda:0'"):
        choose_device("cuda:0")


def test_refuses_a_gpu_beyond_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    assert choose_device("cuda:1") == torch.device("cuda:1")
    with pytest.raises(core.InputError, match="There is no device 'cuda:2' on this machine; it has: cuda, cpu"):
        choose_device("cuda:2")
