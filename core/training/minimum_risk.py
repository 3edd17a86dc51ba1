"""Minimum risk training: a translator learns which of its own translations of a sentence are the better ones.

A beam writes candidates, each gets a reward against the reference, and the steps raise the reward that the model is to
be expected to get, if it chose among the candidates by their probabilities (Shen et al. 2016, section 3). Candidates
are those of a beam, and probabilities those of a token, as in Edunov et al. 2018, sections 4 and 5.
"""

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count, islice
from pathlib import Path
from typing import cast

import numpy as np
import torch
from jaxtyping import Float
from sacrebleu.metrics import BLEU, CHRF
from torch import Tensor
from torch.optim.lr_scheduler import LambdaLR
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from core.checkpoints.checkpoint import Checkpoint, load_checkpoint, save_checkpoint
from core.config import TrainingConfig
from core.decoding import Decoding, decode, pad_batch
from core.decoding.sources import by_length
from core.training.data.batches import Ragged
from core.training.data.corpora import load_corpora
from core.training.data.encoding import examples_by_epoch
from core.training.loop.linear_loss import LinearLogProbability
from core.training.loop.logs import Log
from core.training.loop.measure import autocast, uses_bf16
from core.training.loop.start import start_folder
from core.training.plan import plan_of
from core.transformer.translator import Translator

READ = 4  # candidates: the first of the beam, the best and the worst of the others, and one more
AVERAGED = 0.99  # share of the mean that stays at each step
ROWS = 96  # of one batch of a beam search
_PASS = 16  # sources whose candidates are read in one pass
_BLEU, _CHRF = BLEU(effective_order=True), CHRF()


@dataclass(frozen=True, kw_only=True)
class RiskSettings:
    """Settings of a run.

    Args:
        steps: of the optimiser, each for ``sources`` sentences.
        beam: candidates that are written for a sentence, of which ``READ`` are read.
        sharpness: factor of a candidate's log-probability a token, before the softmax over the candidates.
        rounds: steps before the model, as it is then, writes new candidates.
        learning_rate: of AdamW, after ``warmup_steps``.
        seed: of the order of texts and of the choice of candidates.
    """

    steps: int = 300
    sources: int = 64
    beam: int = 8
    sharpness: float = 5.0
    rounds: int = 20
    learning_rate: float = 1e-4
    warmup_steps: int = 20
    seed: int = 1


@dataclass(frozen=True)
class Candidates:
    """One sentence: its ``source`` ids, and the ids of translations of it with their rewards."""

    source: list[int]
    targets: list[list[int]]
    rewards: list[float]


def reward(translation: str, reference: str) -> float:
    """Return the mean of sentence BLEU and chrF, 0 to 1.

    chrF alone counts what is missing four times as much as what is too much (beta = 2), and translations grow longer.
    """
    scores = (metric.sentence_score(translation, [reference]).score for metric in (_BLEU, _CHRF))
    return sum(scores) / 200


def expected_reward(
    log_probabilities: Float[Tensor, "source candidate"], rewards: Float[Tensor, "source candidate"], sharpness: float
) -> Float[Tensor, "source"]:
    """Return the mean of the rewards, weighted by a softmax of ``sharpness`` times the log-probabilities."""
    return ((sharpness * log_probabilities).softmax(-1) * rewards).sum(-1)


def mean_log_probabilities(model: Translator, sentences: list[Candidates]) -> Float[Tensor, "source candidate"]:
    """Return the log-probability a token of every candidate; all sentences have as many."""
    config, count = model.config, len(sentences[0].targets)
    source = pad_batch([sentence.source for sentence in sentences], config.pad_id)
    memory = model.encode(source).repeat_interleave(count, 0)
    targets = [target for sentence in sentences for target in sentence.targets]
    target_in = pad_batch([[config.start_id, *target[:-1]] for target in targets], config.pad_id)
    target_out = pad_batch(targets, config.pad_id)
    hidden = model.decode(target_in, memory, source.repeat_interleave(count, 0))
    real = target_out != config.pad_id
    found = LinearLogProbability.apply(hidden[real], model.unembedding_weight, target_out[real])
    sums = torch.zeros(len(targets)).index_add(0, real.nonzero()[:, 0], found)
    return (sums / real.sum(1)).view(-1, count)


class RiskRun:
    """One run: the ``model`` learns, and ``average`` is the moving mean of its weights, which is what a run gives.

    ``texts`` are source ids, up to and with the end token, and references. The table stays as it is: the slope of the
    largest matrix costs a third of a step.
    """

    def __init__(self, checkpoint: Checkpoint, texts: Iterator[tuple[list[int], str]], settings: RiskSettings) -> None:
        self._tokenizer, self._texts, self._settings = checkpoint.tokenizer, texts, settings
        self.model = cast("Translator", checkpoint.model.eval().requires_grad_(True))
        self.model.unembedding_weight.requires_grad_(False)
        self.average = AveragedModel(self.model, multi_avg_fn=get_ema_multi_avg_fn(AVERAGED))
        self._bf16 = uses_bf16("auto", torch.device("cpu"))
        self._random = random.Random(settings.seed)
        learning = [parameter for parameter in self.model.parameters() if parameter.requires_grad]
        self._optimiser = torch.optim.AdamW(learning, lr=settings.learning_rate, betas=(0.9, 0.98), weight_decay=0.0)
        self._warm_up = LambdaLR(self._optimiser, lambda step: min(1.0, (step + 1) / settings.warmup_steps))

    def steps(self) -> Iterator[tuple[float, float]]:
        """Take a step each time; yield the mean rewards of the best of a beam and of what is to be expected."""
        waiting: list[Candidates] = []
        for step in range(self._settings.steps):
            while len(waiting) < self._settings.sources:
                steps = min(self._settings.rounds, self._settings.steps - step)
                waiting += self._written(steps * self._settings.sources)
            sentences, waiting = waiting[: self._settings.sources], waiting[self._settings.sources :]
            expected = self._step(sentences)
            yield float(np.mean([sentence.rewards[0] for sentence in sentences])), expected

    def _step(self, sentences: list[Candidates]) -> float:
        ordered = sorted(sentences, key=lambda sentence: max(map(len, sentence.targets)))
        total = 0.0
        self._optimiser.zero_grad(set_to_none=True)
        for first in range(0, len(ordered), _PASS):
            part = ordered[first : first + _PASS]
            with autocast(torch.device("cpu"), self._bf16):
                log_probabilities = mean_log_probabilities(self.model, part)
            rewards = torch.tensor([sentence.rewards for sentence in part])
            expected = expected_reward(log_probabilities, rewards, self._settings.sharpness).sum() / len(ordered)
            (-expected).backward()
            total += expected.item()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self._optimiser.step()
        self._warm_up.step()
        self.average.update_parameters(self.model)
        return total

    def _written(self, count: int) -> list[Candidates]:
        """Return ``count`` sentences with candidates of the model as it is now, in random order."""
        texts = list(islice(self._texts, count))
        decoding = Decoding(beam=self._settings.beam, hypotheses=self._settings.beam, length_penalty=1.0)
        written = []
        for batch in by_length([source for source, _ in texts], ROWS // self._settings.beam):
            for index, found in zip(batch, decode(self.model, [texts[i][0] for i in batch], decoding), strict=True):
                source, reference = texts[index]
                targets = [list(target.tokens) for target in found]
                rewards = [reward(self._tokenizer.decode(target), reference) for target in targets]
                if len(rewards) >= READ:
                    chosen = self._read(rewards)
                    written.append(Candidates(source, [targets[i] for i in chosen], [rewards[i] for i in chosen]))
        self._random.shuffle(written)
        return written

    def _read(self, rewards: list[float]) -> list[int]:
        """Return the indices of the candidates that are read."""
        worst, *between, best = sorted(range(1, len(rewards)), key=rewards.__getitem__)
        return [0, best, worst, self._random.choice(between)]


def read_texts(training: TrainingConfig, data: Path, checkpoint: Checkpoint) -> Iterator[tuple[list[int], str]]:
    """Yield the texts of a run without end, varied as there: source ids with the end token, and reference.

    Raises:
        FileNotFoundError: if a corpus is missing.
    """
    tokenizer, config = checkpoint.tokenizer, checkpoint.config
    examples_of = examples_by_epoch(load_corpora(training.corpora, data), tokenizer, config, training)
    for epoch in count():
        examples = examples_of(epoch)
        for index in np.random.default_rng([training.seed, epoch]).permutation(len(examples)):
            source, target = (side[index].tolist() for side in (examples.source, cast("Ragged", examples.target)))
            yield [*source, config.end_id], tokenizer.decode(target)


def minimum_risk(
    preset: str, *, out: Path, data: Path, start_from: str | None, settings: RiskSettings, threads: int = 1
) -> None:
    """Run over the texts of a preset's further run, and keep the checkpoint ``out`` after every round.

    Raises:
        ValueError: if there is no such preset or checkpoint, or the preset has no further run.
        FileNotFoundError: if a corpus is missing.
    """
    torch.set_num_threads(threads)
    training = plan_of(preset, out, {"seed": settings.seed}, {}, resume=False, further=True).training
    checkpoint = load_checkpoint(start_folder(start_from or preset), "cpu")
    run = RiskRun(checkpoint, read_texts(training, data, checkpoint), settings)
    out.mkdir(parents=True, exist_ok=True)
    with Log(out, steps=settings.steps) as log:
        for step, (best, expected) in enumerate(run.steps(), 1):
            log.advance()
            log.record(step, reward=best, expected_reward=expected)
            log.show(reward=f"{best:.3f}")
            if step % settings.rounds == 0 or step == settings.steps:
                recipe = {"preset": preset, "steps_taken": step, "minimum_risk": asdict(settings)}
                save_checkpoint(out, run.average.module, checkpoint.tokenizer, checkpoint.config, training=recipe)
