"""Many variants of one run of a Hugging Face model: with other tokens, or with vectors in the place of tokens."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from itertools import product
from typing import Any

import torch
from torch import Tensor

from core.errors import InputError
from core.results.attribution import Question
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.generation import padded
from core.tracers.variants import Run, edits_of

Vectors = tuple[Tensor, Tensor]


class HubVariants:
    """One question, put to variants of its run; see ``core.tracers.variants``."""

    def __init__(self, model: Any, question: Question) -> None:
        self._model, self._module, self.question = model, model.module, question
        self._encodes, self._writes = model.task == "translator", model.task != "classifier"
        size = int(self._module.config.vocab_size)
        self.logits_a_row = size * len(question.read_ids) if self._writes else len(model.labels)

    def read(self, runs: Sequence[Run]) -> Tensor:
        """Read other sources and targets; a causal decoder does not see the padding after a target."""
        sources, real = padded(self._module, [source for source, _ in runs])
        inputs: dict[str, Any] = {"input_ids": sources, "attention_mask": real}
        if not self._writes:
            return self._of(self._run(**inputs))
        targets, written = padded(self._module, [target for _, target in runs])
        own = {"input_ids": targets, "attention_mask": written}
        inputs = inputs | {"decoder_input_ids": targets} if self._encodes else own
        logits = self._run(**inputs, use_cache=False)
        last = torch.tensor([len(target) - 1 for _, target in runs], device=logits.device)
        return self._of(logits[torch.arange(len(runs), device=logits.device), last])

    def embeddings(self) -> Vectors:
        """Return the vectors as the model takes them in.

        Raises:
            InputError: if the model does not take vectors for tokens.
        """
        return self._embed(self.question.source_ids, self.question.read_ids, self._scales)

    def padding(self) -> Vectors:
        """Return the vector of the padding token on either side."""
        pad = [int(self._module.config.pad_token_id or 0)]
        source, target = self._embed(pad, pad, self._scales)
        return source[0, 0], target[0, 0]

    def read_vectors(self, vectors: Vectors) -> Tensor:
        """Read vectors on either side."""
        source, target = vectors
        if self._writes and not self._encodes:
            return self._of(self._run(inputs_embeds=target, use_cache=False)[:, -1])
        real = torch.ones(source.shape[:2], dtype=torch.long, device=source.device)
        inputs: dict[str, Any] = {"inputs_embeds": source, "attention_mask": real}
        if not self._encodes:
            return self._of(self._run(**inputs))
        return self._of(self._run(**inputs, decoder_inputs_embeds=target, use_cache=False)[:, -1])

    def _run(self, **inputs: Any) -> Tensor:
        """Return the logits under the changes of the run."""
        with watching(self._model.edit_hook(edits_of(self.question))):
            logits: Tensor = self._module(**inputs).logits
        return logits

    def _embed(self, source: Sequence[int], target: Sequence[int], scales: tuple[float, float]) -> Vectors:
        rows = (torch.tensor([list(ids)], dtype=torch.long, device=self._model.device) for ids in (source, target))
        read, written = (
            part.get_input_embeddings()(ids).detach() * scale
            for part, ids, scale in zip(self._sides, rows, scales, strict=True)
        )
        return read, written

    @property
    def _sides(self) -> tuple[Any, Any]:
        """The modules that embed the source and what was written."""
        module = self._module
        return (module.get_encoder(), module.get_decoder()) if self._encodes else (module, module)

    @cached_property
    def _scales(self) -> tuple[float, float]:
        """The factor of embeddings on either side: some families multiply by themselves, some on one side only."""
        ids = self.question.source_ids, self.question.read_ids
        source, target = ({1.0, float(getattr(part, "embed_scale", 1.0))} for part in self._sides)
        with torch.no_grad():
            expected = self.read([ids])
            with suppress(NotImplementedError):  # BART's classifier takes no vectors
                for scales in product(source, target):
                    if torch.allclose(self.read_vectors(self._embed(*ids, scales)), expected, atol=1e-3, rtol=1e-3):
                        return scales
        raise InputError("core-hub-no-gradients", model=self._model.name)

    def _of(self, logits: Tensor) -> Tensor:
        logits = logits.float()
        return logits[:, list(self.question.ids)] - logits.logsumexp(-1, keepdim=True)
