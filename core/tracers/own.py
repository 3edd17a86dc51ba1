"""Runs this project's own models and records what they show."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import overload

import numpy as np
import torch
from torch import Tensor

from core.config import PRESETS, ModelConfig
from core.decoding import Decoding, Finished, decode, pad_batch
from core.errors import InputError
from core.interventions.edits import Edits
from core.interventions.tap import edit_tap
from core.parameters import AttentionParameters
from core.text.length import refuse_long, texts_of
from core.text.sentences import by_sentence
from core.text.tokens import Tokenizer, clean_text
from core.trace import Candidate, ClassScores, Hypothesis, Step, Trace
from core.tracers.inputs import Inputs
from core.tracers.parameters import attention_parameters, position_table
from core.tracers.recording import Details, as_numpy, attention_map, details_of, new_recorder, scored, stream_of
from core.tracers.requests import Classification, in_batches
from core.transformer.classifier import Classifier
from core.transformer.tap import Tap, chained
from core.transformer.translator import Translator

Texts = list[str] | tuple[str, ...]


@dataclass(frozen=True, eq=False)
class OwnModel:
    """A translator or classifier of this project, ready for text; safe to share between threads.

    ``name`` is what it was loaded by, ``task`` ``"translator"`` or ``"classifier"``.
    """

    name: str
    module: Translator | Classifier
    tokenizer: Tokenizer
    config: ModelConfig
    device: torch.device

    @property
    def task(self) -> str:
        """What the model does."""
        return self.config.task

    @property
    def title(self) -> str:
        """The name for people."""
        return PRESETS[self.name].title if self.name in PRESETS else self.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The classes of a classifier, in the order of its logits; empty for a translator."""
        return self.config.labels

    @property
    def by_sentence(self) -> bool:
        """Whether a text of several sentences is run one sentence at a time."""
        return self.task == "translator"

    def count_tokens(self, text: str) -> int:
        """Return how many source tokens a run on ``text`` has, the end token included; 0 for blank text."""
        return len(self.source_ids(text)) if clean_text(refuse_long(text)) else 0

    def source_ids(self, text: str) -> list[int]:
        """Return the ids that the model reads for ``text``, ending with the end token."""
        return self._inputs.source_ids(text)

    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        """Return the ids that ``Decoding(prefix=prefix)`` makes a target start with.

        Raises:
            InputError: if it is too long, or holds a token that no target holds.
        """
        return self._inputs.prefix(prefix)

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

    @overload
    def translate(self, text: str, decoding: Decoding | None = None) -> str: ...

    @overload
    def translate(self, text: Texts, decoding: Decoding | None = None) -> list[str]: ...

    def translate(self, text: str | Texts, decoding: Decoding | None = None) -> str | list[str]:
        """Translate one text to a text, or several to a list in the same order.

        A text of several sentences is translated sentence by sentence, unless its beginning is forced.

        Raises:
            InputError: if a text is blank, a sentence is too long, or the model classifies.
        """
        model = self.module
        if not isinstance(model, Translator):
            raise InputError(f"The model {self.name} classifies; choose a translator.")
        decoding = decoding or Decoding()
        prefix = self._inputs.prefix(decoding.prefix)
        texts = texts_of(text)

        def write(sentences: list[str]) -> list[str]:
            sources = [self._inputs.checked_source(sentence) for sentence in sentences]
            found = in_batches(sources, lambda batch: decode(model, batch, decoding, prefix))
            return [self.tokenizer.decode(hypotheses[0].tokens) for hypotheses in found]

        translations = write(texts) if prefix else by_sentence(texts, write)
        return translations[0] if isinstance(text, str) else translations

    @overload
    def classify(self, text: str) -> Classification: ...

    @overload
    def classify(self, text: Texts) -> list[Classification]: ...

    @torch.inference_mode()
    def classify(self, text: str | Texts) -> Classification | list[Classification]:
        """Classify one text, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model translates.
        """
        model = self.module
        if not isinstance(model, Classifier):
            raise InputError(f"The model {self.name} translates; choose a classifier.")
        texts = texts_of(text)
        sources = [self._inputs.checked_source(one) for one in texts]
        answers = in_batches(sources, lambda batch: self._classify_batch(model, batch))
        return answers[0] if isinstance(text, str) else answers

    @torch.inference_mode()
    def trace(
        self,
        text: str,
        target: str | Sequence[int] | None = None,
        decoding: Decoding | None = None,
        edits: Edits | None = None,
        details: Details = (),
    ) -> Trace:
        """Run ``text`` and return everything seen.

        Args:
            text: one sentence.
            target: what a translator is shown to have written, instead of decoding: a text, or the ids of another
                trace's steps.
            decoding: how a translator chooses its words; greedy if not given.
            edits: changes to the run; none if not given.
            details: names of tensors or of scopes to keep, such as ``"encoder.1.self.scores"`` or
                ``"decoder.0.cross"``; True keeps all of every attention.

        Raises:
            InputError: if the text is blank or too long, or an edit or a detail does not fit the model.
        """
        decoding, edits = decoding or Decoding(), edits or Edits()
        source = self._inputs.edited_source(text, edits)
        if isinstance(self.module, Classifier):
            return self._trace_classifier(self.module, text, source, edits, details)
        return self._trace_translator(self.module, text, source, target, decoding, edits, details)

    def _trace_translator(
        self,
        model: Translator,
        text: str,
        source: list[int],
        target: str | Sequence[int] | None,
        decoding: Decoding,
        edits: Edits,
        details: Details,
    ) -> Trace:
        tap = self._edit_tap(edits)
        recorder = new_recorder(details)
        watched = chained(tap, recorder)  # a recorder comes last, so that it sees tensors as they were changed
        batch = self._batch(source)
        memory = model.encode(batch, watched)
        prefix = self._inputs.prefix(decoding.prefix) if target is None else ()
        if target is None:
            finished = decode(model, [source], decoding, prefix, tap, memory)[0]
        else:
            finished = (Finished(self._inputs.target(target), math.nan, math.nan),)
        written = list(finished[0].tokens)
        read = self._inputs.read(written, edits.target_pads)
        logits = model.read(self._batch(read), memory, batch, watched)[0].float()
        steps = self._steps(logits, written, decoding.alternatives, len(prefix))
        if target is not None:
            finished = (scored(finished[0], steps, decoding),)
        tokens = {"source": self._pieces(source), "target": self._pieces(read)}
        axes = {"encoder": ("source", "source"), "decoder": ("target", "target"), "cross": ("target", "source")}
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=self.tokenizer.decode(written),
            source_tokens=tokens["source"],
            target_tokens=self._pieces([self.config.start_id, *written]),
            attention={
                name: attention_map(recorder, name, tokens[query], tokens[key]) for name, (query, key) in axes.items()
            },
            steps=steps,
            hypotheses=tuple(self._hypothesis(one) for one in finished),
            hidden={side: stream_of(recorder, side) for side in ("encoder", "decoder")},
            details=details_of(recorder, details),
            notices=self._notices(written),
        )

    def _trace_classifier(
        self, model: Classifier, text: str, source: list[int], edits: Edits, details: Details
    ) -> Trace:
        recorder = new_recorder(details)
        logits = model(self._batch(source), chained(self._edit_tap(edits), recorder))[0].float()
        tokens = self._pieces(source)
        scores = self._class_scores(model, source, recorder.tensors["encoder.output"][0], logits)
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=scores.label,
            source_tokens=tokens,
            target_tokens=(),
            attention={"encoder": attention_map(recorder, "encoder", tokens, tokens)},
            scores=scores,
            hidden={"encoder": stream_of(recorder, "encoder")},
            details=details_of(recorder, details),
        )

    @cached_property
    def _inputs(self) -> Inputs:
        return Inputs(self.tokenizer, self.config)

    def _edit_tap(self, edits: Edits) -> Tap:
        positions = {"encoder": self.module.encoder.embedding.positions}
        if isinstance(self.module, Translator):
            positions["decoder"] = self.module.decoder.embedding.positions
        return edit_tap(edits, self.config, positions)

    def _class_scores(self, model: Classifier, source: list[int], states: Tensor, logits: Tensor) -> ClassScores:
        real = torch.tensor([token != self.config.pad_id for token in source], device=self.device)
        contributions = (states @ model.head.weight.T) * real[:, None] / real.sum()
        return ClassScores(
            labels=self.labels,
            logits=as_numpy(logits),
            probabilities=as_numpy(logits.softmax(-1)),
            contributions=as_numpy(contributions),
            bias=as_numpy(model.head.bias),
        )

    def _steps(self, logits: Tensor, written: list[int], alternatives: int, forced: int) -> tuple[Step, ...]:
        log_probabilities = logits[: len(written)].log_softmax(-1)
        top = log_probabilities.topk(min(alternatives, logits.shape[-1]))
        chosen = log_probabilities.gather(1, self._batch(written).T)[:, 0].tolist()
        rows = zip(written, chosen, top.indices.tolist(), top.values.tolist(), strict=True)
        return tuple(
            Step(self._piece(token), token, log_probability, self._candidates(ids, numbers), index < forced)
            for index, (token, log_probability, ids, numbers) in enumerate(rows)
        )

    def _candidates(self, ids: list[int], log_probabilities: list[float]) -> tuple[Candidate, ...]:
        pairs = zip(ids, log_probabilities, strict=True)
        return tuple(Candidate(self._piece(token), token, number) for token, number in pairs)

    def _classify_batch(self, model: Classifier, sources: list[list[int]]) -> list[Classification]:
        logits = model(pad_batch(sources, self.config.pad_id, self.device)).float()
        rows = [dict(zip(self.labels, row, strict=True)) for row in logits.softmax(-1).tolist()]
        return [Classification(max(row, key=row.__getitem__), row) for row in rows]

    def _hypothesis(self, finished: Finished) -> Hypothesis:
        text = self.tokenizer.decode(finished.tokens)
        return Hypothesis(text, self._pieces(list(finished.tokens)), finished.log_probability, finished.score)

    def _notices(self, written: list[int]) -> tuple[str, ...]:
        if written[-1] == self.config.end_id:
            return ()
        return (f"The translation was stopped after {len(written)} tokens, before the model had ended it.",)

    def _batch(self, ids: list[int]) -> Tensor:
        return torch.tensor([ids], device=self.device)

    def _piece(self, token: int) -> str:
        return self.tokenizer.piece(token)

    def _pieces(self, ids: list[int]) -> tuple[str, ...]:
        return tuple(self.tokenizer.pieces(ids))
