"""What analyses ask of a Hugging Face model."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import numpy as np
import torch
from torch import Tensor

from core.interventions.edits import NO_EDITS, Edits, HeadName
from core.interventions.silencing import silence_rows
from core.results.attribution import Question
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.anatomy import anatomy_of
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.generation import start_id
from core.tracers.hugging_face.variants import HubVariants
from core.tracers.text_model import TextModel
from core.transformer.hooks import chained


class HubReading:
    """One text read many times at once, in each row of the batch without another head; see ``SilencedRuns``.

    Its target are ids of tokens, or the index of one label.
    """

    def __init__(self, model: Any, text: str, target: Sequence[int], edits: Edits = NO_EDITS) -> None:
        self._module, self._target = model.module, torch.tensor([list(target)], device=model.device)
        self._source = torch.tensor([model.source_ids(text, edits)], device=model.device)
        self._task, self._changing = model.task, partial(model.edit_hook, edits)
        self._anatomy = anatomy_of(self._module)
        self._memory: Tensor | None = None
        self.outputs = len(model.labels) or int(model.module.config.vocab_size)

    def without(self, heads: Sequence[HeadName | None]) -> np.ndarray:
        """Return float32 [row, target]: the log-probabilities with head ``heads[row]`` silenced, none where None.

        Raises:
            InputError: if heads of this model cannot be silenced.
        """
        rows = len(heads)
        self._anatomy.refuse_unknown([name for name in heads if name], self._module.config.model_type)
        with watching(chained(self._changing(), silence_rows([[name] if name else [] for name in heads]))):
            if self._task == "classifier":
                logits = self._module(**self._inputs(rows)).logits.float()
                return as_numpy(logits.log_softmax(-1)[:, self._target[0]])
            if self._task == "generator":
                read = torch.cat((self._source[:, :1], self._target[:, :-1]), dim=1).expand(rows, -1)
                logits = self._module(
                    input_ids=read, attention_mask=torch.ones_like(read), use_cache=False
                ).logits.float()
            else:
                encoded = any(name and name.map == "encoder" for name in heads)
                logits = self._read(rows, self._inputs(rows) if encoded else self._encoded(rows)).float()
        chosen = logits.gather(2, self._target.expand(rows, -1)[:, :, None])[:, :, 0]
        return as_numpy(chosen - logits.logsumexp(-1))

    def _read(self, rows: int, source: dict[str, Any]) -> Tensor:
        """Return the logits [row, target, vocabulary] of one teacher-forced pass."""
        start = self._target.new_full((1, 1), start_id(self._module))
        read = torch.cat((start, self._target[:, :-1]), dim=1).expand(rows, -1)
        logits: Tensor = self._module(**source, decoder_input_ids=read, use_cache=False).logits
        return logits

    def _inputs(self, rows: int) -> dict[str, Any]:
        source = self._source.expand(rows, -1)
        return {"input_ids": source, "attention_mask": torch.ones_like(source)}

    def _encoded(self, rows: int) -> dict[str, Any]:
        """The encoder's output; it is computed once, because no head of the decoder changes it."""
        if self._memory is None:
            with watching(self._changing()):
                self._memory = self._module.get_encoder()(**self._inputs(1)).last_hidden_state
        memory = self._memory.expand(rows, -1, -1)
        return {"encoder_outputs": (memory,), "attention_mask": self._inputs(rows)["attention_mask"]}


class Explained(TextModel):
    """A model that is explained from outside, by its attention and by what it says to variants of a text."""

    relies_on_added: ClassVar[bool] = True
    reads_as_typed: ClassVar[bool] = True
    module: Any
    head_roles = head_portraits = held_out = faithfulness = None  # these are measured for native checkpoints only

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of a translator's source and target, if its tokenizer tells them."""
        languages: tuple[str, ...] = self.tokenizer.languages if self.task == "translator" else ()
        return languages

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens that the model knows."""
        return int(self.module.config.vocab_size)

    def first_id(self, text: str, edits: Edits) -> int:
        """Return the id that the decoder reads first."""
        return self.source_ids(text, edits)[0] if self.task == "generator" else start_id(self.module)

    def silenced_runs(self, text: str, target: Sequence[int], edits: Edits = NO_EDITS) -> HubReading:
        """Return what reads ``text`` under ``edits`` without some heads, again and again."""
        return HubReading(self, text, target, edits)

    def variants(self, question: Question) -> HubVariants:
        """Return the means to put ``question`` to variants of its run."""
        return HubVariants(self, question)
