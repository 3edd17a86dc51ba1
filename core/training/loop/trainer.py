"""The training loop: batches in, weights out, and a state on the disk from which to go on.

The gradient is that of the mean loss over all targets of a batch, wherever they are worked out: several processes
take the very steps that one would.
"""

import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import torch
from accelerate import Accelerator
from torch import nn

from core.checkpoints.checkpoint import save_checkpoint
from core.config import ModelConfig, TrainingConfig
from core.errors import InputError
from core.text.tokens import Tokenizer
from core.training.data.batches import Examples, Position, Reader
from core.training.loop import state
from core.training.loop.logs import Log
from core.training.loop.loss import Objective, losses_of
from core.training.loop.measure import Means, Meter, Precision, means_over, refuse_nan, uses_bf16
from core.training.loop.optimiser import learning_rate, new_optimiser, snapshot_steps
from core.training.loop.state import Progress, Saves


class Stopped(KeyboardInterrupt):
    """A person or the system asked a run to stop; it was saved after ``step``."""

    def __init__(self, step: int) -> None:
        super().__init__(f"Stopped and saved after step {step:,}")
        self.step = step


class Beside(Protocol):
    """A companion of the model, such as a teacher: it gives the batches and the losses; each save holds its state."""

    position: Position

    def __next__(self) -> Any: ...

    def after_step(self) -> None: ...

    def after_save(self, step: int) -> None: ...

    def numbers(self, means: Means) -> dict[str, float]: ...

    def state(self) -> tuple[dict[str, torch.Tensor], dict[str, Any]]: ...

    def restore(self, tensors: Mapping[str, torch.Tensor], plain: Mapping[str, Any]) -> None: ...


def new_accelerator() -> Accelerator:
    """Return what joins the processes of ``torchrun`` or ``accelerate launch``; without them, this one alone.

    Where there is no accelerator it says so: left to guess, each process that torchrun started on a CPU would think
    itself alone, and all would write into one folder.
    """
    return Accelerator(cpu=not (torch.cuda.is_available() or torch.backends.mps.is_available()))


class Trainer:
    """One model in training, in one process of possibly several.

    Args:
        train: gives the training examples of an epoch.
        validation: examples to measure by; None measures nothing.
        folder: where saves and logs go.
        snapshots: how many times on the way to keep the model for good, as a checkpoint with ``tokenizer``.
        objective, optimiser: others than the usual ones for the model.
        beside: gives the batches in place of ``train``.

    Raises:
        ValueError: if snapshots are asked for without a tokenizer.
    """

    def __init__(
        self,
        model: nn.Module,
        config: ModelConfig,
        training: TrainingConfig,
        *,
        train: Callable[[int], Examples] | None = None,
        validation: Examples | None = None,
        folder: Path,
        precision: Precision = "auto",
        log_every: int = 50,
        snapshots: int = 0,
        tokenizer: Tokenizer | None = None,
        quiet: bool = False,
        objective: nn.Module | None = None,
        optimiser: torch.optim.Optimizer | None = None,
        beside: Beside | None = None,
    ) -> None:
        if snapshots and tokenizer is None:
            raise ValueError(f"{snapshots} snapshots need a tokenizer, or nobody could read them; give the run's")
        self.config, self.training, self.validation = config, training, validation
        self.folder, self.log_every, self.quiet = folder, log_every, quiet
        self.accelerator = new_accelerator()
        self.device = self.accelerator.device
        self.rank, self.world = self.accelerator.process_index, self.accelerator.num_processes
        self.bf16 = uses_bf16(precision, self.device)
        self.model = model.to(self.device)
        usual = Objective(model, pad_id=config.pad_id, smoothing=training.label_smoothing)
        self.objective = self.accelerator.prepare_model(objective or usual)
        self.optimiser = optimiser or new_optimiser(model, training)
        self.meter = Meter()
        self.saves = Saves(folder / "saves", keep=training.average_last)
        self.progress = Progress()
        self._train, self._tokenizer, self._beside = train, tokenizer, beside
        self._snapshots = snapshot_steps(training.steps, snapshots)

    def resume(self) -> bool:
        """Go back to the newest save; return False if there is none."""
        save = self.saves.latest()
        if save is None:
            return False
        self.progress = state.read_state(save, self.model, self.optimiser)
        if self._beside:
            self._beside.restore(state.read_saved(save / state.BESIDE), state.read_plain(save / state.BESIDE_PLAIN))
        if not self._is_done():
            self.progress.resumed += (self.progress.step,)
        return True

    def run(self) -> Progress:
        """Train until the last step, or until validation stops improving; save on the way and at the end.

        Raises:
            Stopped: if a person or the system asked to stop; the run is saved then and can be resumed.
            InputError: if the loss is no number any more; what was saved before stays.
        """
        save = self.saves.latest() if self.progress.step else None
        if save is None or not state.read_random(save, self.rank, self.device):  # of dropout
            torch.manual_seed(self.training.seed + self.rank + self.progress.step)
        reader, self.meter = self._beside or self._reader(), Meter()
        self.meter.restore(self.progress.unlogged, self.rank)
        log = Log(
            self.folder,
            steps=self.training.steps,
            step=self.progress.step,
            active=self.accelerator.is_main_process,
            quiet=self.quiet,
        )
        with stop_requests(self.world == 1) as stop, log:
            try:
                self._take_steps(reader, log, stop)
            except FloatingPointError as error:
                saved = str(int(latest.name)) if (latest := self.saves.latest()) else "none"
                about = {"loss": str(error), "step": str(self.progress.step), "saved": saved}
                raise InputError("training-diverged", **about) from None
        if stop.is_set():
            raise Stopped(self.progress.step)
        return self.progress

    def _take_steps(self, reader: "Reader | Beside", log: Log, stop: threading.Event) -> None:
        saved = self.progress.step
        while not (stop.is_set() or self._is_done()):
            self._step(reader)
            self._report(log)
            step, main = self.progress.step, self.accelerator.is_main_process
            if step in self._snapshots and self._tokenizer and main:
                save_checkpoint(self.folder / state.SNAPSHOTS / f"{step:08d}", self.model, self._tokenizer, self.config)
            if step % self.training.save_every == 0:
                self.save()
                saved = step
        if saved != self.progress.step:
            self.save()

    def validate(self) -> Means:
        """Return the means over the validation examples, without dropout and smoothing."""
        assert self.validation is not None
        tokens = self.training.batch_tokens
        return means_over(self.objective, self.validation, self.config, tokens, self.accelerator, bf16=self.bf16)

    def save(self) -> None:
        """Write a save that ``resume`` returns to.

        Raises:
            FloatingPointError: if the loss is no number, and so no weight is.
            OSError: if the disk is full.
        """
        self.progress.unlogged = self.meter.sums(self.accelerator)
        main = self.accelerator.is_main_process
        draft = self.saves.draft(self.progress.step)
        if main:
            self.saves.begin(draft)
        self.accelerator.wait_for_everyone()
        state.write_random(draft, self.rank, self.device)
        self.accelerator.wait_for_everyone()
        if main:
            state.write_state(draft, self.model, self.optimiser, self.progress)
            if self._beside:
                tensors, plain = self._beside.state()
                state.write_tensors(tensors, draft / state.BESIDE)
                state.write_plain(plain, draft / state.BESIDE_PLAIN)
            self.saves.commit(draft)
            if self._beside:
                self._beside.after_save(self.progress.step)
        self.accelerator.wait_for_everyone()

    def _reader(self) -> Reader:
        assert self._train is not None
        return Reader(self._train, self.config, self.training, self.progress.position, self.rank, self.world)

    def _step(self, reader: Reader | Beside) -> None:
        started = time.perf_counter()
        batch = next(reader)
        step = self.progress.step + 1
        for group in self.optimiser.param_groups:
            group["lr"] = learning_rate(step, self.training) * group.get("factor", 1.0)
        for part in batch.parts:
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.bf16):
                losses = losses_of(self.objective, part.to(self.device))
            # Wrappers for several processes take the mean of their gradients; the sum over all targets is wanted.
            self.accelerator.backward(losses.loss * (self.world / batch.predictions))
            self.meter.add(losses, part.predictions)
        nn.utils.clip_grad_norm_(self.model.parameters(), self.training.clip_norm)
        self.optimiser.step()
        self.optimiser.zero_grad()
        if self._beside:
            self._beside.after_step()
        self.progress.step, self.progress.position = step, reader.position
        self.progress.predictions += batch.predictions
        self.progress.seconds += time.perf_counter() - started

    def _report(self, log: Log) -> None:
        step, last = self.progress.step, self.progress.step == self.training.steps
        log.advance()
        if step % self.log_every == 0 or last:
            means, speed = self.meter.take(self.accelerator)
            log.record(
                step,
                **(self._beside.numbers(means) if self._beside else {"loss": means.loss, "nll": means.nll}),
                learning_rate=learning_rate(step, self.training),
                predictions_per_second=speed,
                seconds=self.progress.seconds,
            )
            log.show(loss=f"{means.loss:.3f}", targets=f"{speed:,.0f}/s")
        elif log.is_empty and self.world == 1:  # a bare bar would stand there until the first record
            means, speed = self.meter.means()
            log.show(loss=f"{means.loss:.3f}", targets=f"{speed:,.0f}/s")
        if self.validation is not None and (step % self.training.validate_every == 0 or last):
            means = self.validate()
            refuse_nan(means.nll)
            self.progress.accuracy = round(means.accuracy, 4)
            self.progress.waited += 1
            if self.progress.best is None or means.nll < self.progress.best:
                self.progress.best, self.progress.best_step, self.progress.waited = means.nll, step, 0
            if self.training.patience and self.progress.waited == 0 and self.accelerator.is_main_process:
                self.saves.write_best(self.model)
            log.record(step, validation_nll=means.nll, validation_accuracy=means.accuracy)
            log.say(f"step {step}: validation {means.nll:.4f} nats a target, {means.accuracy:.1%} guessed right")

    def _is_done(self) -> bool:
        out_of_patience = 0 < self.training.patience <= self.progress.waited
        return out_of_patience or self.progress.step >= self.training.steps


@contextmanager
def stop_requests(enabled: bool) -> Iterator[threading.Event]:
    """Yield an event that Ctrl-C or a polite kill sets, so that a step is never cut in two.

    Not ``enabled`` among several processes, which would stop at different steps; they go on from their last save.
    """
    stop = threading.Event()
    if not enabled or threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = {number: signal.signal(number, lambda *_: stop.set()) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
