"""Runs this project's own models and records what they show."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from core.config import PRESETS, ModelConfig
from core.decoding import Decoding, Finished, decode, pad_batch
from core.edit_tap import edit_tap
from core.edits import Edits
from core.errors import InputError
from core.parameters import AttentionParameters
from core.tokens import Tokenizer, clean_text, plain_text
from core.trace import AttentionMap, Candidate, ClassScores, Hypothesis, Step, Trace
from core.tracers.parameters import attention_parameters
from core.tracers.requests import Classification, in_batches, refuse_length
from core.transformer.tap import Recorder, Tap, chained

_DETAIL = re.compile(r"\.(self|cross)\.(query|key|value|scores|scaled|masked|weights|output|joined|update)$")


@dataclass(frozen=True, eq=False)
class OwnModel:
    """A translator or classifier of this project, ready for text; safe to share between threads.

    ``name`` is what it was loaded by, ``task`` ``"translator"`` or ``"classifier"``.
    """

    name: str
    module: nn.Module
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

    def count_tokens(self, text: str) -> int:
        """Return how many source tokens a run on ``text`` has, the end token included; 0 for blank text."""
        return len(self.source_ids(text)) if clean_text(text) else 0

    def source_ids(self, text: str) -> list[int]:
        """Return the ids that the model reads for ``text``, ending with the end token."""
        prepared = plain_text(text) if self.task == "classifier" else text
        return [*self.tokenizer.encode(prepared), self.config.end_id]

    def attention_parameters(self, map_name: str, layer: int) -> AttentionParameters:
        """Return what the ``"encoder"``, ``"decoder"`` or ``"cross"`` attention of ``layer`` has learned, by head.

        Raises:
            InputError: if the model has no such map or layer.
        """
        return attention_parameters(self.module, self.config, map_name, layer)

    def translate(self, text: str | Sequence[str], decoding: Decoding | None = None) -> str | list[str]:
        """Translate one text to a text, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model classifies.
        """
        if self.task != "translator":
            raise InputError(f"The model {self.name} classifies; choose a translator.")
        texts = [text] if isinstance(text, str) else list(text)
        decoding = decoding or Decoding()
        sources = [self._checked_ids(one) for one in texts]
        prefix = self._prefix(decoding)
        written = in_batches(sources, lambda batch: decode(self.module, batch, decoding, prefix))
        translations = [self.tokenizer.decode(finished[0].tokens) for finished in written]
        return translations[0] if isinstance(text, str) else translations

    @torch.inference_mode()
    def classify(self, text: str | Sequence[str]) -> Classification | list[Classification]:
        """Classify one text, or several to a list in the same order.

        Raises:
            InputError: if a text is blank or too long, or the model translates.
        """
        if self.task != "classifier":
            raise InputError(f"The model {self.name} translates; choose a classifier.")
        texts = [text] if isinstance(text, str) else list(text)
        sources = [self._checked_ids(one) for one in texts]
        answers = in_batches(sources, self._classify_batch)
        return answers[0] if isinstance(text, str) else answers

    @torch.inference_mode()
    def trace(
        self,
        text: str,
        target: str | Sequence[int] | None = None,
        decoding: Decoding | None = None,
        edits: Edits | None = None,
        details: bool | Sequence[str] = (),
    ) -> Trace:
        """Run ``text`` and return everything seen.

        Args:
            text: one sentence.
            target: what a translator is shown to have written, instead of decoding: a text, or the ids of another
                trace's steps.
            decoding: how a translator chooses its words; greedy if not given.
            edits: changes to the run; none if not given.
            details: names of tensors to keep, such as ``"decoder.0.cross"`` or ``"encoder.1.self.scores"``;
                True keeps all of every attention.

        Raises:
            InputError: if the text is blank or too long, or an edit does not fit the model.
        """
        decoding, edits = decoding or Decoding(), edits or Edits()
        source = self._edited_source(text, edits)
        positions = self.module.encoder.embedding.positions
        tap = edit_tap(edits, self.config, positions)
        if self.task == "classifier":
            return self._trace_classifier(text, source, tap, details)
        if target is None:
            finished = decode(self.module, [source], decoding, self._prefix(decoding), tap)[0]
        else:
            finished = (self._given(target),)
        return self._trace_translator(text, source, finished, tap, decoding, edits, details)

    def _trace_translator(
        self,
        text: str,
        source: list[int],
        finished: tuple[Finished, ...],
        tap: Tap,
        decoding: Decoding,
        edits: Edits,
        details: bool | Sequence[str],
    ) -> Trace:
        written = list(finished[0].tokens)
        read = [self.config.start_id, *written[:-1], *[self.config.pad_id] * edits.target_pads]
        if len(read) > self.config.max_length:
            raise InputError(f"The target has {len(read)} tokens with its pads; {self.config.max_length} fit.")
        recorder = Recorder(lambda name: _wanted(name, details))
        # A recorder comes last, so that it sees tensors as they were changed.
        logits = self.module(self._batch(source), self._batch(read), chained(tap, recorder))[0].float()
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
                name: _attention_map(recorder, name, tokens[query], tokens[key]) for name, (query, key) in axes.items()
            },
            steps=self._steps(logits, written, decoding.alternatives),
            hypotheses=tuple(self._hypothesis(one) for one in finished),
            hidden={side: _stream(recorder, side) for side in ("encoder", "decoder")},
            details=_details(recorder, details),
            notices=self._notices(written),
        )

    def _trace_classifier(self, text: str, source: list[int], tap: Tap, details: bool | Sequence[str]) -> Trace:
        recorder = Recorder(lambda name: name == "encoder.output" or _wanted(name, details))
        logits = self.module(self._batch(source), chained(tap, recorder))[0].float()
        tokens = self._pieces(source)
        scores = self._class_scores(source, recorder.tensors["encoder.output"][0], logits)
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=scores.label,
            source_tokens=tokens,
            target_tokens=(),
            attention={"encoder": _attention_map(recorder, "encoder", tokens, tokens)},
            scores=scores,
            hidden={"encoder": _stream(recorder, "encoder")},
            details=_details(recorder, details),
        )

    def _class_scores(self, source: list[int], states: Tensor, logits: Tensor) -> ClassScores:
        head = self.module.head
        real = torch.tensor([token != self.config.pad_id for token in source], device=self.device)
        contributions = (states @ head.weight.T) * real[:, None] / real.sum()
        return ClassScores(
            labels=self.labels,
            logits=_numpy(logits),
            probabilities=_numpy(logits.softmax(-1)),
            contributions=_numpy(contributions),
            bias=_numpy(head.bias),
        )

    def _steps(self, logits: Tensor, written: list[int], alternatives: int) -> tuple[Step, ...]:
        log_probabilities = logits[: len(written)].log_softmax(-1)
        top = log_probabilities.topk(min(alternatives, logits.shape[-1]))
        chosen = log_probabilities.gather(1, self._batch(written).T)[:, 0].tolist()
        rows = zip(written, chosen, top.indices.tolist(), top.values.tolist(), strict=True)
        return tuple(
            Step(self._piece(token), token, log_probability, self._candidates(ids, numbers))
            for token, log_probability, ids, numbers in rows
        )

    def _candidates(self, ids: list[int], log_probabilities: list[float]) -> tuple[Candidate, ...]:
        pairs = zip(ids, log_probabilities, strict=True)
        return tuple(Candidate(self._piece(token), token, number) for token, number in pairs)

    def _classify_batch(self, sources: list[list[int]]) -> list[Classification]:
        logits = self.module(pad_batch(sources, self.config.pad_id, self.device)).float()
        return [
            Classification(
                self.labels[max(range(len(row)), key=row.__getitem__)], dict(zip(self.labels, row, strict=True))
            )
            for row in logits.softmax(-1).tolist()
        ]

    def _hypothesis(self, finished: Finished) -> Hypothesis:
        text = self.tokenizer.decode(finished.tokens)
        return Hypothesis(text, self._pieces(list(finished.tokens)), finished.log_probability, finished.score)

    def _notices(self, written: list[int]) -> tuple[str, ...]:
        if written[-1] == self.config.end_id:
            return ()
        return (f"The translation was stopped after {len(written)} tokens, before the model had ended it.",)

    def _given(self, target: str | Sequence[int]) -> Finished:
        if isinstance(target, str):
            target = (*self.tokenizer.encode(target), self.config.end_id)
            refuse_length(len(target), "The target")
        self._refuse_unknown(target)
        tokens = tuple(target)
        if not tokens:
            raise InputError("A target needs at least one token.")
        return Finished(tokens, float("nan"), float("nan"))

    def _prefix(self, decoding: Decoding) -> tuple[int, ...]:
        if isinstance(decoding.prefix, str):
            return tuple(self.tokenizer.encode(decoding.prefix))
        self._refuse_unknown(decoding.prefix)
        return decoding.prefix

    def _refuse_unknown(self, tokens: Sequence[int]) -> None:
        for token in tokens:
            if not 0 <= token < self.config.vocabulary_size:
                raise InputError(
                    f"There is no token {token}; this model's ids go to {self.config.vocabulary_size - 1}."
                )

    def _checked_ids(self, text: str) -> list[int]:
        if not clean_text(text):
            raise InputError("Type a sentence first, or take one of the examples.")
        ids = self.source_ids(text)
        refuse_length(len(ids))
        return ids

    def _edited_source(self, text: str, edits: Edits) -> list[int]:
        ids = self._checked_ids(text)
        outside = [index for index in edits.left_out if not 0 <= index < len(ids)]
        if outside:
            raise InputError(f"There is no token {outside[0] + 1} to leave out; the sentence has {len(ids)}.")
        kept = [token for index, token in enumerate(ids) if index not in edits.left_out]
        if not kept:
            raise InputError("Leave at least one token in the sentence.")
        return kept + [self.config.pad_id] * edits.source_pads

    def _batch(self, ids: list[int]) -> Tensor:
        return torch.tensor([ids], device=self.device)

    def _piece(self, token: int) -> str:
        return self.tokenizer.piece(token)

    def _pieces(self, ids: list[int]) -> tuple[str, ...]:
        return tuple(self.tokenizer.pieces(ids))


def _wanted(name: str, details: bool | Sequence[str]) -> bool:
    kept = name.endswith((".weights", ".mask", ".stream", "logits"))
    return kept or details is True or (details is not False and any(name.startswith(one) for one in details))


def _attention_map(recorder: Recorder, name: str, queries: tuple[str, ...], keys: tuple[str, ...]) -> AttentionMap:
    stack, kind = ("decoder", "cross") if name == "cross" else (name, "self")
    weights = _by_layer(recorder, stack, f"{kind}.weights")
    mask = recorder.tensors[f"{stack}.0.{kind}.mask"][0, 0]
    return AttentionMap(weights, queries, keys, mask.cpu().numpy())


def _by_layer(recorder: Recorder, stack: str, name: str) -> np.ndarray:
    """Return the tensors ``stack.I.name`` of all layers I on a new first axis, without the batch axis."""
    tensors = []
    while f"{stack}.{len(tensors)}.{name}" in recorder.tensors:
        tensors.append(recorder.tensors[f"{stack}.{len(tensors)}.{name}"][0])
    return _numpy(torch.stack(tensors))


def _stream(recorder: Recorder, stack: str) -> np.ndarray:
    embedded = _numpy(recorder.tensors[f"{stack}.stream"])
    return np.concatenate((embedded, _by_layer(recorder, stack, "stream")))


def _details(recorder: Recorder, details: bool | Sequence[str]) -> dict[str, np.ndarray]:
    if details is True:
        return {name: _numpy(tensor[0]) for name, tensor in recorder.tensors.items() if _DETAIL.search(name)}
    return {n: _numpy(t[0]) for n, t in recorder.tensors.items() if any(n.startswith(one) for one in details or ())}


def _numpy(tensor: Tensor) -> np.ndarray:
    return tensor.detach().float().cpu().numpy()
