"""Runs this project's own models and records what they show."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np
import torch

from core.checkpoints.checkpoint import Noted, read_noted
from core.config import PRESETS, TRAINED_MODELS, ModelConfig
from core.decoding import Decoding, Finished, max_target_tokens
from core.decoding.cost import decoding_cost
from core.decoding.next_token import is_cached
from core.errors import options_by_name, options_of
from core.interventions.edit_hook import edit_hook, step_hook
from core.interventions.edits import NO_EDITS, Edits
from core.results.attribution import Question
from core.results.notices import Notice
from core.results.parameters import AttentionParameters, TokenTable
from core.results.trace import Hypothesis, Trace
from core.text.tokens import Tokenizer
from core.tracers.arrays import as_numpy
from core.tracers.checkpoint_measurements import CheckpointMeasurements
from core.tracers.limits import refuse_blank
from core.tracers.native_batches import NativeBatches
from core.tracers.native_wiring import NativeInside
from core.tracers.notices import OFTEN, about_dropped, about_language, about_output, about_question, about_text
from core.tracers.parameters import attention_parameters, position_table, positions_of
from core.tracers.reading import TeacherForcedPass, decoded
from core.tracers.recording import (
    Details,
    attention_map,
    details_of,
    new_recorder,
    residual_stream,
    unscored,
    with_scores,
)
from core.tracers.results import class_probabilities, steps_of, with_draws
from core.tracers.silenced_runs import SilencedRuns, silenced_runs
from core.tracers.source import Source
from core.tracers.text_model import Given, split_target_and_decoding
from core.tracers.threads import inference
from core.tracers.variants import Variants, variants_of
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, chained


@dataclass(frozen=True, eq=False, repr=False)
class NativeModel(NativeInside, CheckpointMeasurements, NativeBatches):
    """A translator, generator or classifier of this project; safe to share between threads.

    ``folder`` is where its checkpoint lies, if it came from one.
    """

    name: str
    module: DecoderModel | Classifier
    tokenizer: Tokenizer
    config: ModelConfig
    device: torch.device
    folder: Path | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Return the model without what is made again at its first use, such as the copy that drafts targets."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @property
    def task(self) -> str:
        return self.config.task

    @property
    def title(self) -> str:
        """The name for people."""
        return self._noted.title or (PRESETS[self.name].title if self.name in PRESETS else self.name)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of a translator's source and target, if they are known."""
        named = [re.fullmatch(r"([a-z]{2})-([a-z]{2})", name) for name in (self._noted.preset, Path(self.name).name)]
        told = self._noted.codes or next((found.groups() for found in named if found), ())
        return told if self.task == "translator" else ()

    @property
    def labels(self) -> tuple[str, ...]:
        return self.config.labels

    @property
    def unsure_below(self) -> float:
        return self.config.unsure_below

    @property
    def by_sentence(self) -> bool:
        return self.task == "translator"

    def source_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        return self._inputs.source_ids(text) if edits == NO_EDITS else list(self._inputs.edited_source(text, edits).ids)

    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        return self._inputs.prefix(prefix)

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens that the model knows."""
        return self.config.vocabulary_size

    def first_id(self, text: str, edits: Edits) -> int:
        """Return the id that the decoder reads first."""
        return self.config.start_id

    def silenced_runs(self, text: str, target: Sequence[int], edits: Edits = NO_EDITS) -> SilencedRuns:
        """Return what reads ``text`` under ``edits`` without some heads, again and again."""
        source = self._batch([] if self.task == "generator" else self.source_ids(text, edits))
        ids = torch.tensor(list(target), device=self.device)
        return silenced_runs(self.module, source, ids, partial(self.edit_hook, edits), edits.target_pads)

    def variants(self, question: Question) -> Variants:
        """Return the means to put ``question`` to variants of its run."""
        return variants_of(self.module, question)

    @property
    def edits_taken(self) -> frozenset[str]:
        """The fields of ``Edits`` that this model takes."""
        return frozenset(field.name for field in fields(Edits))

    def check_edits(self, edits: Edits) -> None:
        """Refuse edits that this model cannot do.

        Raises:
            InputError: with the value and what the model has.
        """
        edits.check(self.config)

    def edit_hook(self, edits: Edits) -> Hook:
        """Return the hook that carries out ``edits`` in one pass; every pass needs its own, because it remembers.

        Raises:
            InputError: if the edits name a head, layer or shift that the model does not have.
        """
        return edit_hook(self.resolved(edits), self.config, positions_of(self.module))

    def attention_parameters(self, map_name: str, layer: int) -> AttentionParameters:
        """Return what the ``"encoder"``, ``"decoder"`` or ``"cross"`` attention of ``layer`` has learned, by head.

        Raises:
            InputError: if the model has no such map or layer.
        """
        return attention_parameters(self.module, self.config, map_name, layer)

    def position_table(self, stack: str = "encoder") -> np.ndarray:
        """Return what ``"encoder"`` or ``"decoder"`` adds to its tokens: [max_length, d_model], computed or learned.

        Raises:
            InputError: if the model has no such stack.
        """
        return position_table(self.module, self.config, stack)

    def token_table(self) -> TokenTable:
        """Return the vector of every token that the model reads as source."""
        weight = self.module.table.weight
        is_shared = self.task != "translator" or self.config.tie_embeddings
        return TokenTable(self._pieces(list(range(len(weight)))), as_numpy(weight), is_shared)

    def prepare(self) -> None:
        """Make the compact copy that drafts targets; the first trace would otherwise wait for it."""
        _ = self._drafter

    @options_by_name
    @inference()
    def trace(
        self,
        text: str,
        *,
        target: str | Sequence[int] | Decoding | None = None,
        decoding: Given = None,
        edits: Edits | Mapping[str, Any] | None = None,
        details: Details = (),
    ) -> Trace:
        """Run ``text`` and return everything seen.

        Args:
            text: one sentence, or the beginning of one for a generator.
            target: what a translator is shown to have written, instead of decoding: a text, or the ids of another
                trace's steps. For a generator all that it is shown to have read, ``text`` included.
            decoding: how a translator or a generator chooses its words, as a ``Decoding`` or a mapping; greedy if not
                given. It may also stand in the place of ``target``, as in ``translate``.
            edits: changes to the run, as ``Edits`` or a mapping; none if not given.
            details: names of tensors or of scopes to keep, such as ``"encoder.1.self.scores"`` or
                ``"decoder.0.cross"``; True keeps all of every attention.

        Raises:
            InputError: if the text is blank or too long, or an edit or a detail does not fit the model.
        """
        (given, decoding), edits = split_target_and_decoding(target, decoding), self.resolved(options_of(Edits, edits))
        source = self._inputs.edited_source(text, edits)
        if isinstance(self.module, Classifier):
            return self._trace_classifier(self.module, text, source, edits, details)
        return self._trace_writer(self.module, text, source, given, decoding, edits, details)

    @options_by_name
    def cost(
        self,
        text: str,
        *,
        target: str | Sequence[int] | None = None,
        decoding: Decoding | None = None,
        edits: Edits | None = None,
    ) -> float:
        """Return what ``trace`` with the same arguments costs at most, in the unit of ``core.decoding.cost``.

        Raises:
            InputError: as ``trace`` does.
        """
        (given, decoding), edits = split_target_and_decoding(target, decoding), options_of(Edits, edits)
        source = list(self._inputs.edited_source(text, edits).ids)
        encoded = len(source) if self.config.encoder_layers else 0
        if not isinstance(self.module, DecoderModel) or given is not None:
            return decoding_cost(self.config, encoded, 1)
        prefix = self._given(source, decoding)
        longest = max_target_tokens(self.module, len(source), decoding, prefix)
        steered = sum(self.cost(text) for one in edits.steer for text in one.source[1:] if isinstance(text, str))
        hook = step_hook(replace(edits, steer=()), self.config, positions_of(self.module), longest)
        return steered + decoding_cost(
            self.config, encoded, longest, decoding.beam, cached=is_cached(self.config, hook, prefix)
        )

    def _trace_writer(
        self,
        model: DecoderModel,
        text: str,
        source: Source,
        target: str | Sequence[int] | None,
        decoding: Decoding,
        edits: Edits,
        details: Details,
    ) -> Trace:
        hook = self.edit_hook(edits)
        recorder = new_recorder(details)
        recording = chained(hook, recorder)  # a recorder comes last, so that it sees tensors as they were changed
        ids = list(source.ids)
        encoded = [] if self.task == "generator" else ids
        reading = TeacherForcedPass(model, self._inputs, self._batch(encoded), edits.target_pads, recording)
        prefix = self._given(ids, decoding) if target is None else ()
        if target is None:
            finished, tree = decoded(reading, ids, decoding, prefix, edits, self._drafter)
        else:
            given = self._inputs.target(target)
            pads = () if encoded else source.ids[: edits.source_pads]
            given = given if given[: len(pads)] == pads else (*pads, *given)
            tree, finished = None, (unscored(given),)
            prefix = () if encoded else _shared_beginning(ids, finished[0].tokens)
        written = list(finished[0].tokens)
        log_probabilities = reading.log_probabilities(written)
        steps = steps_of(log_probabilities, written, decoding.alternatives, self.tokenizer.piece, len(prefix))
        if target is None and decoding.temperature > 0:
            steps = with_draws(steps, log_probabilities, model, decoding)
        if math.isnan(finished[0].score):
            finished = (with_scores(finished[0], steps, decoding),)
        tokens = {"source": self._pieces(encoded), "target": self._pieces(reading.ids(written))}
        axes = {"encoder": ("source", "source"), "decoder": ("target", "target"), "cross": ("target", "source")}
        axes = axes if encoded else {"decoder": axes["decoder"]}
        output = self.tokenizer.decode(written)
        unfinished = 0 if written[-1] == self.config.end_id else len(written)
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=output,
            source_tokens=tokens["source"],
            source_spans=source.spans if encoded else (None, *source.spans),
            target_tokens=self._pieces([self.config.start_id, *written]),
            attention={
                name: attention_map(recorder, name, tokens[query], tokens[key]) for name, (query, key) in axes.items()
            },
            steps=steps,
            hypotheses=tuple(self._hypothesis(one, decoding) for one in finished),
            hidden={side: residual_stream(recorder, side) for side in axes if side != "cross"},
            details=details_of(recorder, details),
            notices=(*about_output(text, output, self.task, unfinished), *self._about(text, source)),
            search=tree,
        )

    def _about(self, text: str, source: Source | None = None) -> Iterator[Notice]:
        source = source or self._inputs.edited_source(text, Edits())
        yield from about_dropped(text)
        yield from about_text(text, source, learned=self._has_learned, unknown=None)
        yield from about_language(text, self._reads)
        yield from about_question(text, self.labels)

    @cached_property
    def _noted(self) -> Noted:
        """What its training noted of it, read once: each run asks for its languages."""
        return read_noted(self.folder) if self.folder else Noted()

    @property
    def _reads(self) -> str:
        """The code of the language that it reads; empty if that is not known."""
        return (*self.languages, "en" if self._noted.preset in TRAINED_MODELS else "")[0]

    def _has_learned(self, token: int) -> bool:
        return self.token_layout is not None and bool(self.token_layout.counts[token, 0] >= OFTEN)

    def _trace_classifier(self, model: Classifier, text: str, source: Source, edits: Edits, details: Details) -> Trace:
        recorder = new_recorder(details)
        logits = model(self._batch(source.ids), chained(self.edit_hook(edits), recorder))[0].float()
        tokens = source.pieces
        real = torch.tensor([token != self.config.pad_id for token in source.ids], device=self.device)
        classification = class_probabilities(model, recorder.tensors["encoder.output"][0], real, logits)
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=classification.label,
            source_tokens=tokens,
            source_spans=source.spans,
            target_tokens=(),
            attention={"encoder": attention_map(recorder, "encoder", tokens, tokens)},
            classification=classification,
            hidden={"encoder": residual_stream(recorder, "encoder")},
            details=details_of(recorder, details),
            notices=tuple(self._about(text, source)),
        )

    def checked_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        return self._inputs.checked_source(text) if edits == NO_EDITS else self.source_ids(text, edits)

    def target_ids(self, target: str | Sequence[int]) -> tuple[int, ...]:
        return self._inputs.target(target)

    @property
    def longest(self) -> int:
        return self._inputs.longest

    def scored_ids(self, text: str) -> list[int]:
        refuse_blank(text)
        return [self.config.start_id, *self._inputs.source_ids(text), self.config.end_id]

    def _hypothesis(self, finished: Finished, decoding: Decoding) -> Hypothesis:
        text, pieces = self.tokenizer.decode(finished.tokens), self._pieces(list(finished.tokens))
        divided_by = f"((5 + n) / 6) ** {decoding.length_penalty:g}"
        return Hypothesis(text, pieces, finished.log_probability, finished.score, divided_by)

    def _pieces(self, ids: list[int]) -> tuple[str, ...]:
        return tuple(self.tokenizer.pieces(ids))


def _shared_beginning(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(mine for mine, _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
