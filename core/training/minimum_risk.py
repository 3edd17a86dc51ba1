"""Minimum risk training: a translator learns which of its own translations of a sentence are the better ones.

A beam writes candidates, each gets a reward against the reference, and the steps raise the reward that the model is to
be expected to get, if it chose among the candidates by their probabilities (Shen et al. 2016, section 3). Candidates
are those of a beam, and probabilities those of a token, as in Edunov et al. 2018, sections 4 and 5.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
import torch
from jaxtyping import Float
from sacrebleu.metrics import BLEU, CHRF
from torch import Tensor, nn
from torch.nn.functional import cross_entropy
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from core.checkpoints.checkpoint import Checkpoint
from core.config import TrainingConfig
from core.decoding import Decoding, decode, pad_batch
from core.decoding.sources import by_length
from core.training.data.batches import Position, Ragged
from core.training.data.corpora import load_corpora
from core.training.data.encoding import examples_by_epoch
from core.training.driver import begin
from core.training.loop.measure import Means
from core.training.loop.trainer import Trainer
from core.transformer.translator import Translator

READ = 4  # candidates: the first of the beam, the best and the worst of the others, and one more
AVERAGED = 0.99  # share of the mean that stays at each step
ROWS = 96  # of one batch of a beam search
_PASS = 16  # sources whose candidates are read in one pass
_BLEU, _CHRF = BLEU(effective_order=True), CHRF()


@dataclass(frozen=True, kw_only=True)
class RiskSettings:
    """Settings of a run."""

    steps: int = 300  # of the optimiser, each for ``sources`` sentences
    sources: int = 64
    beam: int = 8  # candidates that are written for a sentence, of which ``READ`` are read
    sharpness: float = 5.0  # factor of a candidate's log-probability a token, before the softmax over the candidates
    rounds: int = 20  # steps before the model, as it is then, writes new candidates
    learning_rate: float = 1e-4  # of AdamW, after ``warmup_steps``
    warmup_steps: int = 20
    seed: int = 1  # of the order of texts and of the choice of candidates


class Candidates(NamedTuple):
    """One sentence: its ``source`` ids, and the ids of translations of it with their rewards."""

    source: list[int]
    targets: list[list[int]]
    rewards: list[float]


class Sentences:
    """The sentences of a step, in place of a ``Batch``: their number, and what ``ExpectedReward`` reads of them."""

    def __init__(self, sentences: Sequence[Candidates]) -> None:
        self.predictions, self.inputs = len(sentences), (sentences,)

    @property
    def parts(self) -> list["Sentences"]:
        """The parts that are read in one pass each, sentences of like length together."""
        ordered = sorted(self.inputs[0], key=lambda sentence: max(map(len, sentence.targets)))
        return [Sentences(ordered[first : first + _PASS]) for first in range(0, len(ordered), _PASS)]

    def to(self, device: torch.device) -> "Sentences":
        """Return these: ids become tensors where the model is."""
        return self


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


def mean_log_probabilities(model: Translator, sentences: Sequence[Candidates]) -> Float[Tensor, "source candidate"]:
    """Return the log-probability a token of every candidate; all sentences have as many."""
    config, count, device = model.config, len(sentences[0].targets), model.unembedding_weight.device
    source = pad_batch([sentence.source for sentence in sentences], config.pad_id, device)
    memory = model.encode(source).repeat_interleave(count, 0)
    targets = [target for sentence in sentences for target in sentence.targets]
    target_in = pad_batch([[config.start_id, *target[:-1]] for target in targets], config.pad_id, device)
    target_out = pad_batch(targets, config.pad_id, device)
    hidden = model.decode(target_in, memory, source.repeat_interleave(count, 0))
    real = target_out != config.pad_id
    found = -cross_entropy(model.unembed(hidden[real]).float(), target_out[real], reduction="none")
    sums = torch.zeros(len(targets), device=device).index_add(0, real.nonzero()[:, 0], found)
    return (sums / real.sum(1)).view(-1, count)


class ExpectedReward(nn.Module):
    """A translator with its loss: less the rewards that are to be expected, and less those of the best of a beam.

    The table stays as it is: the slope of the largest matrix costs a third of a step.
    """

    def __init__(self, model: Translator, sharpness: float) -> None:
        super().__init__()
        self.model, self.sharpness = model.requires_grad_(True), sharpness
        model.unembedding_weight.requires_grad_(False)

    def forward(self, sentences: Sequence[Candidates]) -> tuple[Tensor, Tensor, Tensor]:
        """Return both as sums over the sentences, and 0."""
        log_probabilities = mean_log_probabilities(self.model, sentences)
        rewards = torch.tensor([sentence.rewards for sentence in sentences], device=log_probabilities.device)
        expected = expected_reward(log_probabilities, rewards, self.sharpness).sum()
        return -expected, -rewards[:, 0].sum(), torch.zeros((), device=rewards.device)


class Writing:
    """What a run has beside its model: the sentences that it writes, and ``average``, which is what a run gives.

    ``average`` is the moving mean of the weights; ``keep`` is told it at each save, and the step. ``texts`` are source
    ids, up to and with the end token, and references.
    """

    position = Position()

    def __init__(
        self,
        checkpoint: Checkpoint,
        texts: Iterator[tuple[list[int], str]],
        settings: RiskSettings,
        keep: Callable[[nn.Module, int], object] = lambda *_: None,
    ) -> None:
        self._keep = keep
        self._tokenizer, self._texts, self._settings = checkpoint.tokenizer, texts, settings
        self.model = cast("Translator", checkpoint.model)
        self.average = AveragedModel(self.model, multi_avg_fn=get_ema_multi_avg_fn(AVERAGED))
        self._random = random.Random(settings.seed)
        self._waiting: list[Candidates] = []
        self._read_texts = self._step = 0

    def __next__(self) -> Sentences:
        """Return the sentences of the next step."""
        sources = self._settings.sources
        while len(self._waiting) < sources:
            steps = min(self._settings.rounds, self._settings.steps - self._step)
            self._waiting += self._written(max(1, steps) * sources)
        batch, self._waiting = Sentences(self._waiting[:sources]), self._waiting[sources:]
        self._step += 1
        return batch

    def after_step(self) -> None:
        """Move the mean on."""
        self.average.update_parameters(self.model)

    def after_save(self, step: int) -> None:
        """Let ``keep`` have the mean."""
        self._keep(self.average.module, step)

    def numbers(self, means: Means) -> dict[str, float]:
        """Return what a record says of the losses, which are those of ``ExpectedReward``."""
        return {"reward": -means.nll, "expected_reward": -means.loss}

    def state(self) -> tuple[dict[str, Tensor], dict[str, Any]]:
        """Return what a save holds of this, as tensors and as plain values."""
        plain = {"texts": self._read_texts, "step": self._step, "random": self._random.getstate()}
        return dict(self.average.state_dict()), plain | {"waiting": self._waiting}

    def restore(self, tensors: Mapping[str, Tensor], plain: Mapping[str, Any]) -> None:
        """Go on from what ``state`` returned."""
        self.average.load_state_dict(tensors)
        version, numbers, gauss = plain["random"]
        self._random.setstate((version, tuple(numbers), gauss))
        self._read_texts, self._step = len(list(islice(self._texts, plain["texts"]))), plain["step"]
        self._waiting = [Candidates(*one) for one in plain["waiting"]]

    def _written(self, count: int) -> list[Candidates]:
        """Return ``count`` sentences with candidates of the model as it is now, in random order."""
        texts = list(islice(self._texts, count))
        self._read_texts += len(texts)
        decoding = Decoding(beam=self._settings.beam, hypotheses=self._settings.beam, length_penalty=1.0)
        written = []
        for batch in by_length([source for source, _ in texts], ROWS // self._settings.beam):
            for index, found in zip(batch, decode(self.model, [texts[i][0] for i in batch], decoding), strict=True):
                source, reference = texts[index]
                targets = [list(target.tokens) for target in found]
                rewards = [reward(self._tokenizer.decode(target), reference) for target in targets]
                if len(rewards) >= READ:
                    chosen = self.read(rewards)
                    written.append(Candidates(source, [targets[i] for i in chosen], [rewards[i] for i in chosen]))
        self._random.shuffle(written)
        return written

    def read(self, rewards: list[float]) -> list[int]:
        """Return the indices of the candidates that are read."""
        worst, *between, best = sorted(range(1, len(rewards)), key=rewards.__getitem__)
        return [0, best, worst, self._random.choice(between)]


def risk_trainer(
    checkpoint: Checkpoint,
    texts: Iterator[tuple[list[int], str]],
    settings: RiskSettings,
    folder: Path,
    keep: Callable[[nn.Module, int], object] = lambda *_: None,
) -> tuple[Trainer, Writing]:
    """Return a trainer whose steps raise the expected reward, and what it has beside its model."""
    objective = ExpectedReward(cast("Translator", checkpoint.model.eval()), settings.sharpness).eval()
    writing = Writing(checkpoint, texts, settings, keep)
    shared = {name: getattr(settings, name) for name in ("steps", "learning_rate", "warmup_steps", "seed")}
    plan = {"corpora": (), "schedule": "constant", "save_every": settings.rounds, "average_last": 1, **shared}
    training = TrainingConfig.from_json(plan)
    learning = [parameter for parameter in objective.parameters() if parameter.requires_grad]
    optimiser = torch.optim.AdamW(learning, lr=settings.learning_rate, betas=(0.9, 0.98), weight_decay=0.0)
    trainer = Trainer(
        checkpoint.model,
        checkpoint.config,
        training,
        objective=objective,
        optimiser=optimiser,
        beside=writing,
        log_every=1,
        folder=folder,
    )
    return trainer, writing


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
    """Run over the texts of a preset's further run; ``out`` is a checkpoint after every round.

    A run that was stopped goes on where it was.

    Raises:
        ValueError: as ``begin`` does.
        FileNotFoundError: if a corpus is missing.
        KeyboardInterrupt: if it was asked to stop; the run is saved and can be resumed.
    """
    further = begin("minimum_risk", preset, asdict(settings), out=out, start_from=start_from, threads=threads)
    texts = read_texts(further.training, data, further.checkpoint)
    trainer, _ = risk_trainer(further.checkpoint, texts, settings, further.folder, keep=further.save)
    trainer.resume()
    trainer.run()
