"""However a checkpoint's folder is broken, the command line says so in one sentence, soon, and ends with 2."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import core
from core.checkpoints.checkpoint import build_model, checkpoints_folder, save_checkpoint
from core.checkpoints.fingerprints import LISTED, add_fingerprints, fingerprint, fingerprints_of, list_fingerprints
from core.training.loop.start import start_folder
from tests.core.checkpoints.broken import WAYS, Break, config, flipped, model
from tests.core.tiny import randomised, tokenizer, translator_config
from tests.forked import Forked
from viz_app import cli

SECONDS = 5
TEXT = "A man rides a bike."
THROUGH_A_PROCESS = ("encoder_layers: a milliard", "a deep config", "a flipped bit in the weights")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "tiny"
    config = translator_config(len(tokenizer()))
    save_checkpoint(folder, randomised(build_model(config)), tokenizer(), config)
    return folder


@pytest.fixture
def folder(whole: Path, tmp_path: Path) -> Path:
    shutil.copytree(whole, tmp_path / "tiny")
    return tmp_path / "tiny"


def command(folder: Path) -> list[str]:
    return ["translate", "--model", str(folder), "--beam", "1", TEXT]


def run_and_exit(arguments: list[str]) -> None:
    sys.exit(cli.run(arguments))


def is_one_sentence(err: str) -> bool:
    line = err.removesuffix("\n")
    return (
        line.isprintable()
        and line.startswith("glassformer: The model 'tiny' could not be loaded: ")
        and line[-1] == "."
    )


def test_there_are_many_ways() -> None:
    assert len(WAYS) >= 76
    assert set(THROUGH_A_PROCESS) <= set(WAYS)


@pytest.mark.parametrize("way", WAYS)
def test_is_refused_in_one_sentence(way: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    WAYS[way](folder)
    began = time.process_time()
    code = cli.run(command(folder))
    seconds = time.process_time() - began
    captured = capsys.readouterr()
    assert (code, captured.out) == (2, "")
    assert is_one_sentence(captured.err), captured.err
    assert len(captured.err) < 600
    assert seconds < SECONDS


@pytest.mark.long
@pytest.mark.parametrize("way", THROUGH_A_PROCESS)
def test_is_refused_by_a_process_of_its_own(way: str, folder: Path) -> None:
    WAYS[way](folder)
    process = Forked(run_and_exit, command(folder))
    said = process.stdout.read()
    assert process.wait(120) == 2
    assert is_one_sentence(said), said


class TestWhole:
    def test_is_not_refused(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.run(command(folder)) == 0
        captured = capsys.readouterr()
        assert (captured.out.count("\n"), captured.err) == (1, "")

    def test_has_the_fingerprints_of_its_files(self, folder: Path) -> None:
        sums = json.loads((folder / "config.json").read_text())["sha256"]
        files = ("weights.safetensors", "tokenizer.model")
        assert sums == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in files}

    def test_a_change_of_one_byte_is_noticed_wherever_it_is(self, folder: Path) -> None:
        for name in ("weights.safetensors", "tokenizer.model"):
            before = (folder / name).read_bytes()
            for share in (0.01, 0.2, 0.4, 0.8, 0.999):
                (folder / name).write_bytes(flipped(share)(before))
                with pytest.raises(core.CheckpointError, match="could not be loaded"):
                    core.load(str(folder))
            (folder / name).write_bytes(before)
        assert core.load(str(folder)).translate(TEXT) == core.load(str(folder)).translate(TEXT)

    @pytest.mark.parametrize("change", [model(norm_epsilon=0.3), model(max_length=7), config(training={"steps": 3})])
    def test_a_config_that_was_edited_is_refused_until_it_is_signed(self, change: Break, folder: Path) -> None:
        change(folder)
        with pytest.raises(core.CheckpointError, match=r"config\.json is damaged or was changed"):
            core.load(str(folder))
        add_fingerprints(folder)
        core.load(str(folder))

    def test_a_run_cannot_start_from_one_that_changed(self, folder: Path) -> None:
        assert start_folder(str(folder)) == folder
        WAYS["another tokenizer of the same size"](folder)
        with pytest.raises(ValueError, match=r"cannot start from '.*tiny': its tokenizer.model is damaged"):
            start_folder(str(folder))


class TestOlder:
    """Checkpoints of older versions have no fingerprints."""

    @pytest.fixture
    def older(self, folder: Path) -> Path:
        config(sha256=...)(folder)
        (folder / "files.sha256").unlink()
        return folder

    def test_is_loaded_and_told_of_once(self, older: Path, caplog: pytest.LogCaptureFixture) -> None:
        for _ in range(3):
            core.load(str(older))
        (warned,) = caplog.messages
        assert warned.startswith("tiny: its config.json has no sha256 of weights and tokenizer")

    @pytest.mark.parametrize("written", [None, b"", b"\n\n"])
    def test_a_list_that_is_missing_is_told_of_once(
        self, written: bytes | None, folder: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        (folder / "files.sha256").unlink()
        if written is not None:
            (folder / "files.sha256").write_bytes(written)
        for _ in range(3):
            core.load(str(folder))
        (warned,) = caplog.messages
        assert warned.startswith("tiny: its files.sha256 is missing or empty, so nobody would notice")

    @pytest.mark.parametrize(
        "way",
        [
            *("half of the weights", "weights of torch.int64", "not a number among the weights", "an extra tensor"),
            *("half of the tokenizer", "a tokenizer of another size", "d_model: a milliard"),
        ],
    )
    def test_is_refused_all_the_same_when_it_cannot_work(self, way: str, older: Path) -> None:
        WAYS[way](older)
        config(sha256=...)(older)  # which some ways have added
        with pytest.raises(core.CheckpointError, match="could not be loaded"):
            core.load(str(older))

    @pytest.mark.parametrize("way", ["a list of noise", "a list cut off", "a list in binary form"])
    def test_the_command_writes_a_damaged_list_again(self, way: str, folder: Path) -> None:
        WAYS[way](folder)
        add_fingerprints(folder)
        core.load(str(folder))

    def test_a_command_adds_them(self, older: Path, folder: Path, whole: Path) -> None:
        added = subprocess.run([sys.executable, "-m", "core.checkpoints.fingerprints", str(older)], check=False)
        assert added.returncode == 0
        assert json.loads((older / "config.json").read_text()) == json.loads((whole / "config.json").read_text())

    def test_the_command_refuses_what_is_no_checkpoint(self, tmp_path: Path) -> None:
        ran = subprocess.run(
            [sys.executable, "-m", "core.checkpoints.fingerprints", str(tmp_path)], capture_output=True, text=True
        )
        assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("name", core.catalogue())
def test_the_models_on_offer_have_their_fingerprints(name: str) -> None:
    folder = checkpoints_folder() / name
    assert json.loads((folder / "config.json").read_text())["sha256"] == fingerprints_of(folder)
    listed = (folder / "files.sha256").read_text().splitlines()
    assert listed == [f"{fingerprint(folder / name)}  {name}" for name in LISTED if (folder / name).is_file()]


class TestMeasured:
    """A model runs without its measurements."""

    @pytest.mark.parametrize("text", ["", "[]", "{", "[" * 200_000, '{"format_version": 1}', '{"format_version": NaN}'])
    def test_broken_head_roles_are_left_aside_with_a_warning(
        self, text: str, folder: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        (folder / "heads.json").write_text(text)
        model = core.load(str(folder))
        assert model.translate(TEXT) == model.trace(TEXT).output
        assert model.head_roles is None
        (warned,) = caplog.messages
        assert warned.startswith("tiny: the roles of its heads are left aside")

    @pytest.mark.parametrize("bent", ["bytes", "pipe"])
    def test_one_that_changed_or_is_no_file_is_left_aside_with_a_warning(
        self, bent: str, folder: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        path = folder / "heads.json"
        path.write_text("{}")
        list_fingerprints(folder, "heads.json")
        path.unlink()
        path.write_text("{ }") if bent == "bytes" else os.mkfifo(path)
        assert core.load(str(folder)).head_roles is None
        (warned,) = caplog.messages
        assert ("was changed" if bent == "bytes" else "is no file") in warned

    @pytest.mark.parametrize("text", ["", "[]", "{", "[" * 200_000, "\0"])
    def test_broken_scores_are_not_needed(self, text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "scores.json").write_text(text)
        assert cli.run(command(folder)) == 0
        assert capsys.readouterr().err == ""
