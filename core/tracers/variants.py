"""Many variants of one run read at once: with other tokens, or with vectors in the place of tokens."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import torch
from jaxtyping import Float
from torch import Tensor

from core.decoding import pad_batch
from core.errors import options_of
from core.interventions.edit_hook import edit_hook
from core.interventions.edits import Edits
from core.results.attribution import Question
from core.tracers.parameters import positions_of
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.embedding import InputEmbedding
from core.transformer.hooks import Hook, Replacer, chained

Run = tuple[tuple[int, ...], tuple[int, ...]]  # ids of the source, and of what the decoder reads
Vectors = tuple[Float[Tensor, "row source d_model"], Float[Tensor, "row read d_model"]]


@runtime_checkable
class Variants(Protocol):
    """One question, put to variants of its run. Log-probabilities are those of ``Question.ids``."""

    question: Question
    logits_a_row: int  # the largest number of logits of one row of a pass

    def read(self, runs: Sequence[Run]) -> Float[Tensor, "row id"]:
        """Return the log-probabilities of other tokens, as one batch with padding among them."""

    def embeddings(self) -> Vectors:
        """Return the vectors [1, ...] of the run's own tokens, before positions are added."""

    def padding(self) -> tuple[Float[Tensor, "d_model"], Float[Tensor, "d_model"]]:
        """Return the vectors of padding in the source and in the target."""

    def read_vectors(self, vectors: Vectors) -> Float[Tensor, "row id"]:
        """Return the log-probabilities where these vectors stand in the place of the tokens; differentiable."""


def variants_of(module: DecoderModel | Classifier, question: Question) -> Variants:
    """Return the means to put ``question`` to variants of its run."""
    return (_Classified if isinstance(module, Classifier) else _Written)(module, question)  # type: ignore[arg-type]


class _Classified:
    def __init__(self, module: Classifier, question: Question) -> None:
        self._module, self.question = module, question
        self._device = module.head.weight.device
        self.logits_a_row = len(module.config.labels)

    def read(self, runs: Sequence[Run]) -> Tensor:
        sources = pad_batch([list(source) for source, _ in runs], self._module.config.pad_id, self._device)
        return self._of(self._module(sources, changing(self._module, self.question)))

    def embeddings(self) -> Vectors:
        embedded = _embedded(self._module.encoder.embedding, self._module.table, self.question.source_ids)
        return embedded, embedded[:, :0]

    def padding(self) -> tuple[Tensor, Tensor]:
        empty = _embedded(self._module.encoder.embedding, self._module.table, [self._module.config.pad_id])[0, 0]
        return empty, empty

    def read_vectors(self, vectors: Vectors) -> Tensor:
        source = _rows(self.question.source_ids, vectors[0])
        hook = chained(Replacer({"encoder.embedding": vectors[0]}), changing(self._module, self.question))
        return self._of(self._module(source, hook))

    def _of(self, logits: Tensor) -> Tensor:
        return logits.float().log_softmax(-1)[:, list(self.question.ids)]


class _Written:
    def __init__(self, module: DecoderModel, question: Question) -> None:
        self._module, self.question = module, question
        self._device = module.table.weight.device
        self.logits_a_row = module.config.vocabulary_size

    def read(self, runs: Sequence[Run]) -> Tensor:
        pad = self._module.config.pad_id
        targets = pad_batch([list(target) for _, target in runs], pad, self._device)
        sources = targets[:, :0]
        if self.question.source_ids:
            sources = pad_batch([list(source) for source, _ in runs], pad, self._device)
        last = torch.tensor([len(target) - 1 for _, target in runs], device=self._device)
        hidden = self._module.hidden(sources, targets, changing(self._module, self.question))
        return self._of(hidden[torch.arange(len(runs), device=self._device), last])

    def embeddings(self) -> Vectors:
        return self._embed(self.question.source_ids, self.question.read_ids)

    def padding(self) -> tuple[Tensor, Tensor]:
        source, target = self._embed([self._module.config.pad_id], [self._module.config.pad_id])
        return (source if self._module.encoder else target)[0, 0], target[0, 0]

    def read_vectors(self, vectors: Vectors) -> Tensor:
        source, target = _rows(self.question.source_ids, vectors[0]), _rows(self.question.read_ids, vectors[1])
        in_place = Replacer({"encoder.embedding": vectors[0], "decoder.embedding": vectors[1]})
        hook = chained(in_place, changing(self._module, self.question))
        return self._of(self._module.hidden(source, target, hook)[:, -1])

    def _embed(self, source: Sequence[int], target: Sequence[int]) -> Vectors:
        module = self._module
        written = _embedded(module.decoder.embedding, module.target_table or module.table, target)
        if module.encoder is None:
            return written[:, :0], written
        return _embedded(module.encoder.embedding, module.table, source), written

    def _of(self, hidden: Float[Tensor, "row d_model"]) -> Tensor:
        logits = self._module.unembed(hidden).float()
        return logits[:, list(self.question.ids)] - logits.logsumexp(-1, keepdim=True)


def edits_of(question: Question) -> Edits:
    """Return the changes to the run."""
    return options_of(Edits, dict(question.edits))


def changing(module: DecoderModel | Classifier, question: Question) -> Hook:
    """Return a hook that changes one pass as the run is changed."""
    return edit_hook(edits_of(question), module.config, positions_of(module))


def read_in_equal_shapes(variants: Variants, runs: Sequence[Run]) -> Float[Tensor, "row id"]:
    """Return what ``variants`` read in ``runs``, without padding among them if a change could let it be seen."""
    if edits_of(variants.question).only_silence:
        return variants.read(runs)
    shapes: dict[tuple[int, int], list[int]] = {}
    for index, (source, target) in enumerate(runs):
        shapes.setdefault((len(source), len(target)), []).append(index)
    found = torch.cat([variants.read([runs[index] for index in some]) for some in shapes.values()])
    order = torch.tensor([index for some in shapes.values() for index in some], device=found.device)
    return found[order.argsort()]


def _rows(ids: Sequence[int], vectors: Tensor) -> Tensor:
    """Return ``ids`` once for each row of ``vectors``: masks are made of them, and nothing else."""
    return torch.tensor(list(ids), dtype=torch.long, device=vectors.device).expand(len(vectors), -1)


def _embedded(embedding: InputEmbedding, table: torch.nn.Embedding, ids: Sequence[int]) -> Tensor:
    """Return what the embedding of ``ids`` [1, position, d_model] is before positions are added."""
    seen: dict[str, Tensor] = {}
    embedding(torch.tensor([list(ids)], device=table.weight.device), table, hook=seen.setdefault)
    return seen["embedding"].detach()
