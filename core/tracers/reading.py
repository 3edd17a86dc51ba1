"""Targets: how they are chosen, and the pass over all of one that a trace records."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property

import torch
from jaxtyping import Float
from torch import Tensor

from core.budget import refuse_cost
from core.decoding import Decoding, Finished, decode, max_target_tokens, new_sources, search_with_tree
from core.decoding.cost import decoding_cost
from core.decoding.drafting.speculative import Drafter, greedy_by_drafts, may_draft
from core.decoding.greedy_batches import greedy_targets
from core.decoding.next_token import is_cached, likeliest
from core.interventions.edit_hook import step_hook
from core.interventions.edits import Edits
from core.results.search_tree import SearchTree
from core.tracers.inputs import Inputs, in_batches
from core.tracers.parameters import positions_of
from core.tracers.recording import unscored
from core.transformer.decoder_model import DecoderModel, Memory, Source
from core.transformer.hooks import Hook, no_hook


@dataclass
class TeacherForcedPass:
    """Reads targets of one ``source``, ``pads`` behind them; ``hook`` has seen the tensors of the last one read."""

    model: DecoderModel
    inputs: Inputs
    source: Source
    pads: int
    hook: Hook
    _target: tuple[int, ...] = ()
    _log_probabilities: Tensor = field(default_factory=lambda: torch.empty(0, 0))

    @cached_property
    def memory(self) -> Memory:
        """The encoder's output, computed at its first use."""
        return self.model.encode(self.source, self.hook)

    def ids(self, target: Sequence[int]) -> list[int]:
        """Return what the decoder reads for ``target``: the start token and all but the last, then pads."""
        return self.inputs.read(list(target), self.pads)

    def log_probabilities(self, target: Sequence[int]) -> Float[Tensor, "step vocabulary"]:
        """Return those after the start token and after each token of ``target`` but the last."""
        if tuple(target) != self._target:
            read = torch.tensor([self.ids(target)], device=self.source.device)
            logits = self.model.read(read, self.memory, self.source, self.hook)[0, : len(target)]
            self._target, self._log_probabilities = tuple(target), logits.float().log_softmax(-1)
        return self._log_probabilities


def decoded(
    reading: TeacherForcedPass,
    source: list[int],
    decoding: Decoding,
    prefix: tuple[int, ...],
    edits: Edits,
    drafter: Drafter | None = None,
) -> tuple[tuple[Finished, ...], SearchTree | None]:
    """Return the finished targets of ``source``, best first, and the tree of the search if there was one.

    Targets that came from drafts have no scores yet.

    Raises:
        InputError: if that costs more than one run may, or an edit does not fit the model.
    """
    model, config = reading.model, reading.model.config
    longest = max_target_tokens(model, sum(token != config.pad_id for token in source), decoding, prefix)
    hook = step_hook(edits, config, positions_of(model), longest)
    encoded = len(source) if config.encoder_layers else 0
    cached = is_cached(config, hook, prefix)
    cost = decoding_cost(config, encoded, longest, decoding.beam, cached=cached)
    refuse_cost(cost, decoding.beam, looks_ahead=not cached)
    if decoding.beam > 1:
        sources = new_sources(model, [source], decoding, prefix, hook, reading.memory)
        return search_with_tree(model, sources, decoding, reading.inputs.tokenizer.piece, prefix, hook)
    if drafter and hook is no_hook and may_draft(config, source, decoding, prefix):
        drafted = greedy_by_drafts(
            drafter,
            lambda target: likeliest(reading.log_probabilities(target), model).tolist(),
            config.end_id,
            source,
            prefix,
            longest,
            meanwhile=lambda: reading.memory,
        )
        if drafted.complete:
            return (unscored(drafted.tokens),), None
        prefix = drafted.tokens
    return decode(model, [source], decoding, prefix, hook, reading.memory)[0], None


def best_targets(
    model: DecoderModel,
    sources: list[list[int]],
    decoding: Decoding,
    prefix: tuple[int, ...] = (),
    drafter: Drafter | None = None,
    hook: Hook = no_hook,
) -> list[tuple[int, ...]]:
    """Return the best target of each source, of which nothing is recorded; ``hook`` must change all rows alike.

    Only a single source is drafted: the steps of many take less time than drafts of them and the passes over those.
    """
    if hook is no_hook and len(sources) != 1 and decoding.is_greedy and model.config.causal and not prefix:
        return greedy_targets(model, sources, decoding)
    if not drafter or len(sources) != 1 or not may_draft(model.config, sources[0], decoding, prefix):
        return in_batches(
            sources, lambda batch: [best.tokens for best, *_ in decode(model, batch, decoding, prefix, hook)]
        )
    tokens = torch.tensor(sources)
    memory = cache(lambda: model.encode(tokens))

    def read(target: Sequence[int]) -> list[int]:
        ids = torch.tensor([[model.config.start_id, *target[:-1]]])
        return likeliest(model.read(ids, memory(), tokens)[0], model).tolist()

    limit = max_target_tokens(model, len(sources[0]), decoding, prefix)
    drafted = greedy_by_drafts(drafter, read, model.config.end_id, sources[0], prefix, limit, meanwhile=memory)
    if drafted.complete:
        return [drafted.tokens]
    return [decode(model, sources, decoding, drafted.tokens, memory=memory())[0][0].tokens]
