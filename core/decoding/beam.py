"""Beam search over a batch: keep the best few unfinished targets of each source at every step."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import torch
from jaxtyping import Bool, Float, Int
from torch import Tensor

from core.budget import check_budget
from core.decoding.generation import STILL_FULL
from core.decoding.next_token import NextTokenLogits, mask_special_tokens, next_token_logits
from core.decoding.settings import Decoding, length_norm
from core.decoding.sources import Sources
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook

GROUP = 32  # numbers that are looked at together, see ``largest``


@dataclass(frozen=True)
class Finished:
    """A target that has ended (or could not, being as long as allowed): its tokens after the start token."""

    tokens: tuple[int, ...]
    log_probability: float
    score: float


@dataclass(frozen=True)
class Candidates:
    """The best that could be written at one step, ends among them, by sum of log-probabilities.

    There are twice as many as the beam is wide, so that enough are left where the best of them end. ``kept`` are the
    columns of those that the search goes on from. What is impossible has a sum of minus infinity.
    """

    tokens: Int[np.ndarray, "batch candidate"]
    parents: Int[np.ndarray, "batch candidate"]
    log_probabilities: Float[np.ndarray, "batch candidate"]
    kept: Int[np.ndarray, "batch beam"]


@dataclass(frozen=True)
class BeamStep:
    """The beams kept after one step: ``tokens``, ``parents`` (row of the step before) and summed log-probabilities.

    Parents count within their own source's beam. ``finished`` holds, for each source, the targets that have ended so
    far, best first; ``candidates`` is all that was chosen from. Everything but ``finished`` is of ``sources`` alone:
    those whose search is over leave the batch, many at once.
    """

    sources: Int[np.ndarray, "batch"]
    tokens: Int[np.ndarray, "batch beam"]
    parents: Int[np.ndarray, "batch beam"]
    log_probabilities: Float[np.ndarray, "batch beam"]
    finished: tuple[tuple[Finished, ...], ...]
    candidates: Candidates


@dataclass
class _BestFinished:
    """The best finished targets of one source."""

    size: int
    targets: list[Finished] = field(default_factory=list)

    def add(self, target: Finished) -> None:
        self.targets = sorted([*self.targets, target], key=lambda one: -one.score)[: self.size]

    def would_reject(self, score: float) -> bool:
        """Return True if a target of this score can no longer enter the best."""
        return score == float("-inf") or (len(self.targets) == self.size and score <= self.targets[-1].score)


class BeamSearch:
    """One search over ``sources``; iterate over it to see every step.

    The search of a source ends, as does what it collects, once as many targets as the beam is wide have ended and no
    unfinished one would score better if it ended next; so its result does not depend on its neighbours in the batch.
    Only the best few tokens of each row leave PyTorch: choosing among them takes NumPy a fifth of the time.
    """

    def __init__(
        self, model: DecoderModel, sources: Sources, decoding: Decoding, prefix: tuple[int, ...], hook: Hook
    ) -> None:
        self._model = model
        self._decoding = decoding
        self._prefix = prefix
        self._limits = sources.limits
        self._beam = decoding.beam
        self._device = sources.tokens.device
        self._stepper: NextTokenLogits = next_token_logits(model, sources.tokens, sources.memory, hook, prefix)
        self._stepper.select(torch.arange(len(sources.tokens), device=self._device).repeat_interleave(self._beam))
        self._sources = np.arange(len(sources.tokens))  # those that are still in the batch
        self._targets = np.full((len(self._sources) * self._beam, 1), model.config.start_id)
        # All rows of a source start alike: only the first may branch, or the beam would hold the same target twice.
        self._sums = np.full((len(self._sources), self._beam), -np.inf, np.float32)
        self._sums[:, 0] = 0
        self._finished = [_BestFinished(self._beam) for _ in self._sources]
        self._searching = np.ones(len(self._sources), bool)

    def __iter__(self) -> Iterator[BeamStep]:
        for index in range(max(self._limits)):
            check_budget()
            log_probabilities = self._stepper.advance(self._tensor(self._targets)).log_softmax(-1)
            prefix_token = self._prefix[index] if index < len(self._prefix) else None
            candidates = self._advance(log_probabilities, prefix_token)
            tokens, parents = (_taken(of, candidates.kept) for of in (candidates.tokens, candidates.parents))
            self._extend(tokens, parents)
            self._stop_searches(index + 1)
            finished = tuple(tuple(best.targets) for best in self._finished)
            yield BeamStep(self._sources, tokens, parents, self._sums, finished, candidates)
            if not self._searching.any():
                return
            self._leave_out()

    def _advance(self, log_probabilities: Float[Tensor, "row vocabulary"], prefix_token: int | None) -> Candidates:
        """Choose what to go on from, once the targets that end here are collected."""
        allowed = mask_special_tokens(log_probabilities, self._model)
        if prefix_token is not None:
            allowed = _mask_all_but(log_probabilities, prefix_token)
        most = min(2 * self._beam, allowed.shape[1])
        best, ids = (of.detach().cpu().numpy().reshape(-1, self._beam, most) for of in largest(allowed, most))
        totals = (self._sums[:, :, None] + best).reshape(len(self._sums), -1)
        columns = _descending(totals)[:, : 2 * self._beam]
        sums, parents = _taken(totals, columns), columns // most
        tokens = _taken(ids.reshape(totals.shape), columns)
        ends = tokens == self._model.config.end_id
        self._collect_finished(sums, parents, ends)
        going_on = np.where(ends, np.float32(-np.inf), sums)
        kept = _descending(going_on)[:, : self._beam]
        self._sums = _taken(going_on, kept)
        return Candidates(tokens, parents, sums, kept)

    def _collect_finished(self, sums: np.ndarray, parents: np.ndarray, ends: Bool[np.ndarray, "batch _"]) -> None:
        # An end counts only among the best: else a beam of 1 could end where greedy decoding goes on.
        for row, column in np.argwhere((ends & np.isfinite(sums))[:, : self._beam]).tolist():
            if self._searching[self._sources[row]]:
                target = self._targets[row * self._beam + parents[row, column], 1:].tolist()
                self._add_finished(row, (*target, self._model.config.end_id), float(sums[row, column]))

    def _add_finished(self, row: int, tokens: tuple[int, ...], total: float) -> None:
        score = total / length_norm(len(tokens), self._decoding.length_penalty)
        self._finished[self._sources[row]].add(Finished(tokens, total, score))

    def _extend(self, tokens: np.ndarray, parents: np.ndarray) -> None:
        """Go on with the rows ``parents``, each followed by its token."""
        rows = self._rows_of(np.arange(len(parents)), parents)
        if (rows[1:] <= rows[:-1]).any():
            self._stepper.reorder(self._tensor(rows))
        self._targets = np.concatenate((self._targets[rows], tokens.reshape(-1, 1)), axis=1)

    def _tensor(self, ids: np.ndarray) -> Tensor:
        return torch.from_numpy(ids).to(self._device)

    def _stop_searches(self, length: int) -> None:
        """End the search of each source whose targets are ``length`` long, if it is over."""
        best = (self._sums.max(axis=1) / length_norm(length + 1, self._decoding.length_penalty)).tolist()
        for row, source in enumerate(self._sources.tolist()):
            finished = self._finished[source]
            if self._searching[source] and (length == self._limits[source] or finished.would_reject(best[row])):
                self._searching[source] = False
                if not finished.targets:
                    self._add_unfinished(row)

    def _leave_out(self) -> None:
        """Go on without the sources whose search is over, once they are many enough."""
        going_on = np.flatnonzero(self._searching[self._sources])
        if len(going_on) <= STILL_FULL * len(self._sources):
            rows = self._rows_of(going_on, np.arange(self._beam)[None])
            self._stepper.select(self._tensor(rows))
            self._sources, self._sums, self._targets = (
                self._sources[going_on],
                self._sums[going_on],
                self._targets[rows],
            )

    def _rows_of(self, sources: np.ndarray, places: Int[np.ndarray, "#source beam"]) -> Int[np.ndarray, "row"]:
        """Return the rows at these ``places`` of the beams of ``sources``, which count as they stand in the batch."""
        return (sources[:, None] * self._beam + places).reshape(-1)

    def _add_unfinished(self, row: int) -> None:
        """If no target has ended within the longest length, the unfinished ones are returned."""
        for column, total in enumerate(self._sums[row].tolist()):
            if math.isfinite(total):
                self._add_finished(row, tuple(self._targets[row * self._beam + column, 1:].tolist()), total)


def search(
    model: DecoderModel, sources: Sources, decoding: Decoding, prefix: tuple[int, ...] = (), hook: Hook = no_hook
) -> Iterator[BeamStep]:
    """Yield the steps of a beam search; the last one's ``finished`` is the result."""
    return iter(BeamSearch(model, sources, decoding, prefix, hook))


def largest(numbers: Float[Tensor, "batch number"], count: int) -> tuple[Tensor, Tensor]:
    """Return the ``count`` largest of each row, in order, and where they stand, as ``topk`` does.

    They are in the groups with the largest maxima; finding those first takes a fifth of the time.
    """
    if numbers.shape[1] % GROUP or numbers.shape[1] < count * GROUP:
        whole = numbers.topk(count)
        return whole.values, whole.indices
    groups = numbers.unflatten(1, (-1, GROUP))
    chosen = groups.amax(-1).topk(count).indices
    values, at = groups.take_along_dim(chosen[:, :, None], 1).flatten(1).topk(count)
    return values, chosen.gather(1, at // GROUP) * GROUP + at % GROUP


def _descending(numbers: Float[np.ndarray, "batch number"]) -> Int[np.ndarray, "batch number"]:
    """Return the columns of each row's numbers, the largest first, the first of equal ones first."""
    return np.argsort(-numbers, axis=1, kind="stable")


def _taken(numbers: np.ndarray, columns: np.ndarray) -> np.ndarray:
    return np.take_along_axis(numbers, columns, 1)


def _mask_all_but(log_probabilities: Float[Tensor, "row vocabulary"], token: int) -> Float[Tensor, "row vocabulary"]:
    """Return ``log_probabilities`` with every other token impossible."""
    masked = torch.full_like(log_probabilities, float("-inf"))
    masked[:, token] = log_probabilities[:, token]
    return masked
