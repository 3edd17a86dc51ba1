"""One training run, a step at a time, and views of what it has learned so far.

It is AdamW without decay (Kingma and Ba 2015; Loshchilov and Hutter 2019), warm-up and then 1/sqrt(step) as in Vaswani
et al. 2017, section 5.3. The learning rate falls to 0 over the last tenth of the run.
"""

import math
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

import numpy as np
import torch
from jaxtyping import Float32
from torch import Tensor
from torch.nn import functional

from core.checkpoints.checkpoint import build_model, save_checkpoint
from core.interventions.edit_hook import edit_hook
from core.interventions.edits import Edits
from core.toy_training.batches import Batch, Encoding
from core.toy_training.characters import character_tokenizer
from core.toy_training.settings import ToySettings, characters_of
from core.toy_training.tasks import TASKS, examples_of
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, Recorder, chained
from core.transformer.translator import Translator

BATCH, UNSEEN = 64, 100  # examples of a step, and of a report
RATE, WARMUP, BETAS, CLIP, SMOOTHING = 3e-3, 100, (0.9, 0.98), 1.0, 0.1
FALLS = 0.1  # the share of the run in which the learning rate falls to 0
KEPT = 80  # states that a slider can go back to
_UNSEEN_SEED = 99


class DivergedError(ArithmeticError):
    """A step whose loss or gradient is no number; the weights are still those of the step before."""

    def __init__(self, step: int) -> None:
        self.step = step
        super().__init__(f"Step {step}: the loss became NaN, not a number. Step {step - 1} is kept.")


@dataclass(frozen=True)
class Report:
    """How well a run does on unseen examples: shares from 0 to 1.

    ``letters`` and ``words`` are those of what it writes alone, ``fed`` those of its best guess for each letter after
    the right ones. If single places decide the next letter, ``aim`` is the mean attention of each head on them,
    [layer][head], and ``places`` the mean weights from place to place, float32 [layer, head, query, key].
    """

    step: int
    letters: float
    words: float
    fed: float
    aim: list[list[float]] | None
    places: Float32[np.ndarray, "layer head query key"] | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True, eq=False)
class View:
    """An example as one state sees it: its answer, ``written`` alone, and its weights while fed the ``expected`` one.

    ``maps`` has float32 [layer, head, query, key] by map name; ``source`` and ``read`` name the keys and queries.
    """

    step: int
    source: tuple[str, ...]
    read: tuple[str, ...]
    written: str
    expected: str
    maps: dict[str, Float32[np.ndarray, "layer head query key"]] = field(repr=False)


class ToyRun:
    """A model that learns; the same settings give the same run."""

    def __init__(self, settings: ToySettings) -> None:
        self.settings, self.task, self.config = settings, TASKS[settings.task], settings.config()
        torch.manual_seed(settings.seed)
        # Without dropout, evaluation mode changes no number, and attention may be a single operation.
        self.model = cast("DecoderModel", build_model(self.config)).eval()
        self._shown = cast("DecoderModel", build_model(self.config)).eval()
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=RATE, betas=BETAS, weight_decay=0.0)
        self.rate, self.step = RATE, 0
        self._encoding = Encoding(self.task, characters_of(settings.task, settings.design), settings.design)
        self._draws = Random(settings.seed)
        self._unseen = examples_of(self.task, UNSEEN, Random(_UNSEEN_SEED), unseen=True)
        self._states: dict[int, list[Tensor]] = {}
        self.keep_state()

    @property
    def size(self) -> int:
        """The number of weights that learn."""
        return sum(one.numel() for one in self.model.parameters())

    @property
    def is_done(self) -> bool:
        """True after the last step."""
        return self.step >= self.settings.steps

    @property
    def kept(self) -> list[int]:
        """The steps whose state is kept."""
        return sorted(self._states)

    def advance(self) -> float:
        """Do one step; return its loss. Errors are those of ``find_gradient``."""
        loss = self.find_gradient()
        self.move()
        return loss

    def find_gradient(self) -> float:
        """Find the gradient of the next step; return its loss, the mean negative log p of a character, in nats.

        Raises:
            DivergedError: if the loss or the gradient is no number.
        """
        parameters = list(self.model.parameters())
        batch = self._encoding.batch(examples_of(self.task, BATCH, self._draws))
        logits, targets = self._logits(self.model, batch).flatten(0, 1), batch.target.flatten()
        loss = functional.cross_entropy(logits, targets, ignore_index=0, label_smoothing=SMOOTHING)
        self.optimizer.zero_grad()
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(parameters, CLIP)
        if not (math.isfinite(float(norm)) and math.isfinite(loss.item())):
            raise DivergedError(self.step + 1)
        with torch.no_grad():
            return functional.cross_entropy(logits, targets, ignore_index=0).item()

    def move(self) -> None:
        """Change the weights by the gradient that was found: the second half of a step."""
        self.step += 1
        self.optimizer.param_groups[0]["lr"] = self._rate_at(self.step)
        self.optimizer.step()

    def report(self) -> Report:
        """Measure the model on the unseen examples and keep its state."""
        self.keep_state()
        answers = [self.task.answer(source) for source in self._unseen]
        written = self._write(self.model, self._unseen, max(map(len, answers)) + 2)
        right = sum(
            one == other
            for text, answer in zip(written, answers, strict=True)
            for one, other in zip(text, answer, strict=False)
        )
        batch = self._encoding.batch(self._unseen)
        recorder = self._recorder("cross" if isinstance(self.model, Translator) else "self")
        with torch.no_grad():
            guesses = self._logits(self.model, batch, recorder).argmax(-1)
        is_letter = (batch.target != 0) & (batch.target != self.config.end_id)
        return Report(
            self.step,
            right / sum(map(len, answers)),
            sum(map(str.__eq__, written, answers)) / len(answers),
            float(((guesses == batch.target) & is_letter).sum()) / float(is_letter.sum()),
            self._aim(list(recorder.tensors.values())),
            self.task.aims and np.stack([layer.numpy().mean(0) for layer in recorder.tensors.values()]),
        )

    def view(self, text: str, step: int | None = None) -> View:
        """Show what the state at ``step``, or the kept one before it, makes of ``text``; the present one if not given.

        Raises:
            InputError: if the task has no answer to ``text``.
        """
        source = self.task.check(text)
        at = max((kept for kept in self._states if step is not None and kept <= step), default=self.step)
        model = self._restored(at) if step is not None and at in self._states else self.model
        expected, recorder = self.task.answer(source), self._recorder("")
        with torch.no_grad():
            self._logits(model, self._encoding.batch([source]), recorder)
        tokens = self._encoding.tokens(source)
        maps: dict[str, np.ndarray] = {}
        for name, kind in (
            ("encoder", "encoder.{}.self"),
            ("decoder", "decoder.{}.self"),
            ("cross", "decoder.{}.cross"),
        ):
            layers = [recorder.tensors.get(f"{kind.format(layer)}.weights") for layer in range(self.settings.layers)]
            if layers[0] is not None:
                maps[name] = np.stack([layer[0].numpy() for layer in layers if layer is not None])
        written = self._write(model, [source], len(expected) + 2)[0]
        return View(at if model is self._shown else self.step, *tokens, written, expected, maps)

    def keep_state(self) -> None:
        """Keep the weights for ``view``; of many states every other one goes, never the first or the last."""
        if len(self._states) > KEPT:
            for step in self.kept[1:-1:2]:
                del self._states[step]
        self._states[self.step] = [one.detach().clone() for one in self.model.parameters()]

    def files(self) -> dict[str, bytes]:
        """Return the files of a checkpoint folder with the model as it is now, which ``core.load`` reads."""
        tokenizer = character_tokenizer(characters_of(self.settings.task, self.settings.design))
        about = {"title": f"{self.task.title}, {self.step} steps, seed {self.settings.seed}", "steps": self.step}
        with tempfile.TemporaryDirectory(prefix="glassformer-") as folder:
            save_checkpoint(folder, self.model, tokenizer, self.config, training=about, dtype=torch.float32)
            return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}

    def _rate_at(self, step: int) -> float:
        """Return the learning rate of ``step``, counted from 1."""
        time, left = step / WARMUP, (self.settings.steps - step + 1) / (FALLS * self.settings.steps)
        return self.rate * min(time, time**-0.5) * min(1.0, left)

    def _logits(self, model: DecoderModel, batch: Batch, recorder: Hook | None = None) -> Tensor:
        bugs = (self.settings.bug,) if self.settings.bug else ()
        hooks = [edit_hook(Edits(bugs=bugs), self.config, {})]  # it remembers tensors, so every pass has its own
        hook = chained(*hooks, recorder) if recorder else hooks[0]
        if isinstance(model, Translator):
            return model(batch.source, batch.read, hook)
        return model(batch.read, hook)

    def _write(self, model: DecoderModel, sources: list[str], most: int) -> list[str]:
        """Return what ``model`` writes alone, greedily, up to ``most`` characters."""
        batch, lengths = self._encoding.beginning(sources, most)
        read, rows = batch.read.numpy().copy(), np.arange(len(sources))
        ended = np.zeros(len(sources), dtype=bool)
        for _ in range(most):
            seen = Batch(batch.source, torch.from_numpy(read[:, : lengths.max()]), batch.target)
            with torch.no_grad():
                logits = self._logits(model, seen).numpy()[rows, lengths - 1]
            chosen = logits[:, self.config.end_id :].argmax(-1) + self.config.end_id  # no pad, unknown or start
            ended |= chosen == self.config.end_id
            read[rows[~ended], lengths[~ended]] = chosen[~ended]
            lengths += ~ended
            if ended.all():
                break
        return self._encoding.texts(read, sources)

    def _aim(self, layers: list[Tensor]) -> list[list[float]] | None:
        """Return the mean of weights [batch, head, query, key] over all places that decide a letter."""
        if self.task.aims is None:
            return None
        wanted = self._encoding.aims(self._unseen, (layers[0].shape[-2], layers[0].shape[-1]))
        rows = wanted.any(-1)
        return [
            [float((layer[:, head].numpy() * wanted).sum(-1)[rows].mean()) for head in range(self.settings.heads)]
            for layer in layers
        ]

    def _recorder(self, kind: str) -> Recorder:
        return Recorder(lambda name: name.endswith(f"{kind}.weights"))

    def _restored(self, step: int) -> DecoderModel:
        with torch.no_grad():
            for one, kept in zip(self._shown.parameters(), self._states[step], strict=True):
                one.copy_(kept)
        return self._shown
