"""Many texts at once through a model of this project: each gets the answer that it gets alone."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np
import torch
from torch import Tensor

from core.config import ModelConfig
from core.decoding import Decoding
from core.decoding.drafting.ctranslate2_drafter import compact_copy
from core.decoding.drafting.speculative import Drafter
from core.interventions.edit_hook import step_hook
from core.interventions.edits import NO_EDITS, Edits
from core.tracers.batch_reading import ReadPair, ReadRow, read_pairs
from core.tracers.inputs import Inputs
from core.tracers.parameters import positions_of
from core.tracers.reading import TeacherForcedPass, best_targets, decoded
from core.tracers.scoring import token_scores
from core.tracers.steering import SteeringVectors
from core.tracers.text_model import TextModel
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook

if TYPE_CHECKING:
    from core.tracers.native import NativeModel


class NativeBatches(TextModel):
    """Reads and writes batches."""

    module: DecoderModel | Classifier
    config: ModelConfig
    device: torch.device

    @abstractmethod
    def edit_hook(self, edits: Edits) -> Hook:
        """Return the hook that carries out ``edits`` in one pass."""

    def resolved(self, edits: Edits) -> Edits:
        return self._steering.resolved(edits)

    def write_batch(
        self, sources: list[list[int]], decoding: Decoding, edits: Edits = NO_EDITS
    ) -> list[tuple[int, ...]]:
        edits = self.resolved(edits)
        model, prefix = cast("DecoderModel", self.module), self.prefix_ids(decoding.prefix)
        if not edits.changes_tensors:
            return best_targets(model, sources, decoding, prefix, self._drafter if decoding.beam == 1 else None)
        if edits.only_silence:
            hook = step_hook(edits, self.config, positions_of(model), 1)
            return best_targets(model, sources, decoding, prefix, hook=hook)

        def alone(source: list[int]) -> tuple[int, ...]:
            reading = TeacherForcedPass(
                model, self._inputs, self._batch(source), edits.target_pads, self.edit_hook(edits)
            )
            return decoded(reading, source, decoding, prefix, edits)[0][0].tokens

        return [alone(source) for source in sources]

    def read_batch(self, pairs: Sequence[ReadPair], *, maps: bool = False, edits: Edits = NO_EDITS) -> list[ReadRow]:
        return read_pairs(self.module, pairs, self.edit_hook(edits), maps, edits.target_pads)

    def _continue(self, texts: list[str], decoding: Decoding) -> list[str]:
        model = cast("DecoderModel", self.module)
        sources = [self._inputs.checked_source(text) for text in texts]
        targets = [best_targets(model, [one], decoding, self._given(one, decoding))[0] for one in sources]
        return [self.tokenizer.decode(target) for target in targets]

    def _score(self, texts: list[str]) -> list[np.ndarray]:
        return token_scores(
            [*map(self.scored_ids, texts)], cast("DecoderModel", self.module), self.longest, self.device
        )

    def _given(self, source: list[int], decoding: Decoding) -> tuple[int, ...]:
        """Return the ids that the target must start with; a generator's target starts with its source."""
        own = source if self.task == "generator" else []
        return (*own, *self._inputs.prefix(decoding.prefix))

    def _batch(self, ids: Sequence[int]) -> Tensor:
        return torch.tensor([list(ids)], dtype=torch.long, device=self.device)

    @cached_property
    def _drafter(self) -> Drafter | None:
        """A compact copy that guesses the greedy path; None where there is no library for it, or it cannot run this."""
        return compact_copy(self.module)

    @cached_property
    def _steering(self) -> SteeringVectors:
        return SteeringVectors(cast("NativeModel", self))

    @cached_property
    def _inputs(self) -> Inputs:
        return Inputs(self.tokenizer, self.config)
