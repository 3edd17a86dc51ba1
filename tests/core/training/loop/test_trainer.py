"""The loop learns, and nothing that happens to it on the way changes where it arrives."""

import contextlib
import json
import os
import random
import signal
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import torch
from safetensors import SafetensorError

from core.training.loop import state
from core.training.loop.measure import uses_bf16
from core.training.loop.state import Progress, Saves
from core.training.loop.trainer import Trainer
from tests.core.training.runs import as_older, copying, curve, new_trainer, run
from tests.forked import Forked
from tests.hosting.processes import free_port

DAMAGED = "damaged|no JSON|holds|UTF-8|lack|unknown|has the shape"
SAVED = (state.WEIGHTS, state.OPTIMISER, state.PROGRESS)


class Killed(BaseException):
    """Stands for a kill that no code can catch."""


def weights(trainer: Trainer) -> dict[str, torch.Tensor]:
    return {name: tensor.clone() for name, tensor in trainer.model.state_dict().items()}


def assert_same(first: Trainer, second: Trainer) -> None:
    for name, tensor in weights(first).items():
        assert torch.equal(tensor, weights(second)[name]), name
    assert first.progress.position == second.progress.position
    assert first.progress.predictions == second.progress.predictions
    for name in ("loss", "learning_rate", "validation_nll"):
        assert curve(first.folder, name) == curve(second.folder, name)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Trainer:
    """A run that nothing happened to."""
    trainer = new_trainer(tmp_path_factory.mktemp("whole"))
    trainer.run()
    return trainer


class TestRun:
    def test_learns_to_copy(self, tmp_path: Path) -> None:
        trainer = new_trainer(tmp_path, dropout=0.0, steps=120, learning_rate=0.02, label_smoothing=0.0)
        before = trainer.validate()
        trainer.run()
        after = trainer.validate()
        assert after.nll < before.nll / 2
        assert after.accuracy > 0.6 > 0.3 > before.accuracy

    def test_tells_everything_it_did(self, whole: Trainer) -> None:
        assert [step for step, _ in curve(whole.folder)] == [2, 4, 6, 8, 10, 12]
        assert [step for step, _ in curve(whole.folder, "validation_nll")] == [4, 8, 12]
        assert list((whole.folder / "tensorboard").iterdir())
        assert whole.progress.step == 12
        assert whole.progress.best == min(value for _, value in curve(whole.folder, "validation_nll"))

    def test_is_the_same_again_with_the_same_seed_only(self, whole: Trainer, tmp_path: Path) -> None:
        again, other = new_trainer(tmp_path / "a"), new_trainer(tmp_path / "b", seed=2)
        again.run()
        other.run()
        assert_same(whole, again)
        assert curve(other.folder) != curve(whole.folder)

    def test_first_loss_is_that_of_the_first_batches(self, tmp_path: Path) -> None:
        """The rate is 0, so every step sees the same model: the mean over an epoch is that of validation."""
        steps = len(epoch_plan())
        trainer = new_trainer(tmp_path, dropout=0.0, learning_rate=0.0, steps=steps, validate_every=steps)
        trainer.validation = copying(0)
        expected = trainer.validate().nll
        trainer.log_every = steps
        trainer.run()
        assert curve(tmp_path, "nll") == [(steps, pytest.approx(expected, rel=1e-5))]

    def test_stops_early_when_validation_no_longer_improves(self, tmp_path: Path) -> None:
        trainer = new_trainer(tmp_path, learning_rate=0.0, steps=1000, patience=2, validate_every=3)
        trainer.run()
        assert trainer.progress.step == 9  # the best at 3, none better at 6 and 9
        assert trainer.progress.best_step == 3
        assert Saves(tmp_path / "saves", keep=2).latest().name == "00000009"
        assert (tmp_path / "saves" / "best.safetensors").is_file()

    def test_learns_in_bfloat16_too(self, whole: Trainer, tmp_path: Path) -> None:
        trainer = new_trainer(tmp_path, precision="bf16")
        trainer.run()
        assert {tensor.dtype for tensor in weights(trainer).values()} == {torch.float32}
        reached, expected = curve(tmp_path)[-1][1], curve(whole.folder)[-1][1]
        assert reached == pytest.approx(expected, rel=0.03)
        assert reached != expected


def epoch_plan() -> list:
    from core.training.data.batches import plan_epoch

    return plan_epoch(copying(0), 128, 1, 0)


class TestResume:
    @pytest.mark.parametrize("stop_after", [4, 6, 8])
    def test_goes_on_bit_for_bit(self, whole: Trainer, tmp_path: Path, stop_after: int, monkeypatch) -> None:
        first = new_trainer(tmp_path)
        kill_after(first, stop_after, monkeypatch)
        with pytest.raises(Killed):
            first.run()
        second = new_trainer(tmp_path)
        assert second.resume()
        assert second.progress.step == stop_after // 4 * 4
        assert second.progress.resumed == (second.progress.step,)
        assert Progress.from_json(json.loads(json.dumps(asdict(second.progress)))) == second.progress
        second.run()
        assert_same(whole, second)

    @pytest.mark.long
    @pytest.mark.parametrize("function", ["os.rename", "os.replace", "os.fsync", "shutil.rmtree", "save_file"])
    @pytest.mark.parametrize("call", [1, 2, 5])
    def test_survives_a_kill_at_any_point_of_saving(
        self, whole: Trainer, tmp_path: Path, function: str, call: int, monkeypatch
    ) -> None:
        first = new_trainer(tmp_path)
        with monkeypatch.context() as patch:
            kill_at_call(function, call, patch)
            with contextlib.suppress(Killed):
                first.run()
        second = new_trainer(tmp_path)
        second.resume()
        assert second.progress.step in (0, 4, 8, 12)
        assert second.progress.step >= first.progress.step - 4
        second.run()
        assert_same(whole, second)

    def test_ctrl_c_saves_and_stops_between_two_steps(self, whole: Trainer, tmp_path: Path, monkeypatch) -> None:
        first = new_trainer(tmp_path)
        call_after(first, 6, lambda: os.kill(os.getpid(), signal.SIGINT), monkeypatch)
        with pytest.raises(KeyboardInterrupt):
            first.run()
        assert first.progress.step == 6
        second = new_trainer(tmp_path)
        second.resume()
        assert second.progress.step == 6
        second.run()
        assert_same(whole, second)

    @pytest.mark.long
    def test_a_real_kill(self, whole: Trainer, tmp_path: Path) -> None:
        process = Forked(run, tmp_path)
        latest, deadline = tmp_path / "saves" / "latest.json", time.monotonic() + 60
        while not latest.exists() and time.monotonic() < deadline:
            time.sleep(0.002)
        process.kill()
        process.wait()
        second = new_trainer(tmp_path)
        assert second.resume()
        second.run()
        assert_same(whole, second)

    @pytest.mark.parametrize("stop_after", [5, 7])
    def test_the_loss_logged_next_is_of_all_its_steps(
        self, whole: Trainer, tmp_path: Path, stop_after: int, monkeypatch
    ) -> None:
        """A stop between two records must not lose the steps before it: the record is a mean over both of its steps."""
        first = new_trainer(tmp_path)
        call_after(first, stop_after, lambda: os.kill(os.getpid(), signal.SIGINT), monkeypatch)
        with pytest.raises(KeyboardInterrupt):
            first.run()
        second = new_trainer(tmp_path)
        second.resume()
        second.run()
        assert curve(tmp_path) == curve(whole.folder)

    def test_a_fresh_run_has_nothing_to_go_back_to(self, tmp_path: Path) -> None:
        assert not new_trainer(tmp_path).resume()

    def test_more_steps_may_be_asked_for(self, whole: Trainer, tmp_path: Path) -> None:
        new_trainer(tmp_path).run()
        longer = new_trainer(tmp_path, steps=16)
        longer.resume()
        longer.run()
        assert longer.progress.step == 16
        assert curve(tmp_path)[:6] == curve(whole.folder)

    def test_a_damaged_save_is_named(self, tmp_path: Path) -> None:
        new_trainer(tmp_path).run()
        path = tmp_path / "saves" / "00000012" / state.OPTIMISER
        path.write_bytes(path.read_bytes()[:-7])
        with pytest.raises(ValueError, match=r"save 00000012 .* optimiser.safetensors is damaged or cut off"):
            new_trainer(tmp_path).resume()

    @pytest.mark.long
    def test_a_flipped_bit_anywhere_in_a_save_is_told(self, tmp_path: Path) -> None:
        """Of each file at places all over it: nothing goes on from what was not written."""
        new_trainer(tmp_path).run()
        save, draws = tmp_path / "saves" / "00000012", random.Random(5)
        files = [path for path in sorted(save.iterdir()) if path.name != state.LATEST]
        assert {path.name for path in files} == {*SAVED, "random-0.safetensors"}
        for path in files:
            whole = path.read_bytes()
            places = [*range(0, len(whole), max(1, len(whole) // 7)), *draws.sample(range(len(whole)), 5)]
            for place in places:
                flipped = bytes([whole[place] ^ 4])
                path.write_bytes(whole[:place] + flipped + whole[place + 1 :])
                with pytest.raises(ValueError, match=DAMAGED) as caught:
                    go_on(new_trainer(tmp_path))
                assert "\n" not in str(caught.value), path.name
            path.write_bytes(whole)
        assert new_trainer(tmp_path).resume()

    def test_a_save_of_an_older_version_goes_on(self, whole: Trainer, tmp_path: Path) -> None:
        """It knows no SHA-256."""
        first = new_trainer(tmp_path, steps=12)
        call_after(first, 8, lambda: os.kill(os.getpid(), signal.SIGINT), pytest.MonkeyPatch())
        with pytest.raises(KeyboardInterrupt):
            first.run()
        as_older(tmp_path)
        second = new_trainer(tmp_path)
        second.resume()
        second.run()
        assert_same(whole, second)


class TestTrouble:
    def test_a_loss_that_is_no_number_stops_the_run_and_keeps_the_good_saves(self, tmp_path: Path, monkeypatch) -> None:
        trainer = new_trainer(tmp_path)
        call_after(trainer, 5, lambda: poison(trainer), monkeypatch)
        with pytest.raises(ValueError, match=r"loss became nan by step 6.*step 4 stays.*lower --learning-rate"):
            trainer.run()
        kept = state.read_tensors(tmp_path / "saves" / "00000004" / state.WEIGHTS)
        assert all(tensor.isfinite().all() for tensor in kept.values())
        assert trainer.saves.latest() == tmp_path / "saves" / "00000004"
        for line in (tmp_path / "log.jsonl").read_text().splitlines():
            json.loads(line, parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))

    def test_weights_without_a_number_are_never_saved(self, tmp_path: Path, monkeypatch) -> None:
        trainer = new_trainer(tmp_path, save_every=3)
        call_after(trainer, 2, lambda: poison(trainer), monkeypatch)
        with pytest.raises(ValueError, match=r"nan by step 3.*none is saved"):
            trainer.run()
        assert trainer.saves.latest() is None

    def test_a_full_disk_is_one_sentence(self, tmp_path: Path, monkeypatch) -> None:
        def full(*_: object) -> None:
            raise SafetensorError("Error while serializing: I/O error: No space left on device (os error 28)")

        monkeypatch.setattr(state, "save_file", full)
        with pytest.raises(OSError, match=r"could not be written \(I/O error: No space left.*make room and go on"):
            new_trainer(tmp_path).run()


def go_on(trainer: Trainer) -> None:
    trainer.resume()
    trainer.training = replace(trainer.training, steps=13)
    trainer.run()


def poison(trainer: Trainer) -> None:
    with torch.no_grad():
        next(trainer.model.parameters()).fill_(float("nan"))


def call_after(trainer: Trainer, step: int, call, monkeypatch) -> None:
    report = trainer._report

    def report_then_call(*arguments: object) -> None:
        report(*arguments)
        if trainer.progress.step == step:
            call()

    monkeypatch.setattr(trainer, "_report", report_then_call)


def kill_after(trainer: Trainer, step: int, monkeypatch) -> None:
    """Kill after the save of ``step``, if it has one."""

    def kill() -> None:
        if step % 4 == 0:
            trainer.save()
        raise Killed

    call_after(trainer, step, kill, monkeypatch)


def kill_at_call(function: str, number: int, patch: pytest.MonkeyPatch) -> None:
    """Make the ``number``-th call of ``function`` in ``state`` a kill."""
    place, _, name = function.rpartition(".")
    module = getattr(state, place) if place else state
    original, calls = getattr(module, name), []

    def counted(*arguments: object, **options: object) -> object:
        calls.append(name)
        if len(calls) == number:
            raise Killed
        return original(*arguments, **options)

    patch.setattr(module, name, counted)


def environments(processes: int) -> list[dict[str, str]]:
    """The environment that a launcher gives each of these processes; test_processes.py has real launchers."""
    place = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(free_port()), "WORLD_SIZE": str(processes)}
    return [place | {"RANK": str(rank), "LOCAL_RANK": str(rank)} for rank in range(processes)]


@pytest.mark.long
class TestProcesses:
    def test_two_take_the_steps_of_one(self, tmp_path: Path) -> None:
        settings = {"dropout": 0.0, "steps": 8}
        one = new_trainer(tmp_path / "one", **settings)
        one.run()
        two = [Forked(run, tmp_path / "two", settings, environment=given) for given in environments(2)]
        for process in two:
            assert process.wait(120) == 0, process.stdout.read()
        for name in ("loss", "nll", "validation_nll", "validation_accuracy"):
            steps, values = zip(*curve(tmp_path / "one", name), strict=True)
            other_steps, other_values = zip(*curve(tmp_path / "two", name), strict=True)
            assert other_steps == steps
            assert other_values == pytest.approx(values, rel=2e-5)
        saved = sorted(path.name for path in (tmp_path / "two" / "saves" / "00000008").glob("random-*"))
        assert saved == ["random-0.safetensors", "random-1.safetensors"]


class TestPrecision:
    @pytest.mark.parametrize("able", [False, True])
    def test_is_taken_where_the_chip_has_it_and_can_be_forced(self, able: bool, monkeypatch) -> None:
        for name in ("_is_avx512_bf16_supported", "_is_amx_tile_supported"):
            monkeypatch.setattr(torch.cpu, name, lambda: able)
        cpu = torch.device("cpu")
        assert uses_bf16("bf16", cpu)
        assert not uses_bf16("float32", cpu)
        assert uses_bf16("auto", cpu) == able

    def test_refuses_what_it_does_not_know(self) -> None:
        with pytest.raises(ValueError, match="precision is 'int8'"):
            uses_bf16("int8", torch.device("cpu"))
