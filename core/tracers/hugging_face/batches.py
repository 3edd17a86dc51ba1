"""Many texts at once through a Hugging Face model: each gets the answer that it gets alone."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from core.decoding import Decoding
from core.interventions.edits import NO_EDITS, Edits
from core.tracers.arrays import as_numpy, stacked
from core.tracers.batch_reading import ReadPair, ReadRow, in_token_batches, written_row
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.changes import Changeable
from core.tracers.hugging_face.generation import (
    GeneratedTarget,
    generate,
    generate_batch,
    padded,
    start_id,
    usual_tokens,
)
from core.tracers.hugging_face.outputs import Seen, run_seen
from core.tracers.hugging_face.support import HubTask
from core.tracers.limits import refuse_length
from core.tracers.scoring import token_scores


class InBatches(Changeable):
    """Reads and writes batches. A model whose padding has no id gets one text at a time."""

    module: Any
    kind: HubTask
    device: torch.device

    def write_batch(
        self, sources: list[list[int]], decoding: Decoding, edits: Edits = NO_EDITS
    ) -> list[tuple[int, ...]]:
        prefix = self.prefix_ids(decoding.prefix)
        with watching(self.edit_hook(edits)):
            if not decoding.is_greedy or prefix or len(sources) < 2 or not edits.only_silence:
                return [self._write(one, decoding, prefix, edits)[0].tokens for one in sources]

            def write(batch: list[list[int]]) -> list[tuple[int, ...]]:
                return generate_batch(self.module, batch, decoding, [*map(self._room, batch)])

            return in_token_batches(sources, len, write, *self._rows)

    def _write(
        self, source: Sequence[int], decoding: Decoding, prefix: tuple[int, ...], edits: Edits
    ) -> list[GeneratedTarget]:
        """Return the targets that ``decoding`` gives under ``edits``, best first."""
        room = self._room(source)
        given = len(prefix) + (1 if self.task == "translator" else len(source))
        most = given + (decoding.max_tokens or usual_tokens(self.module, source))
        with self.writing(edits, given, min(most, self.longest)) as is_cached:
            return generate(self.module, source, decoding, prefix, room, is_cached)

    def read_batch(self, pairs: Sequence[ReadPair], *, maps: bool = False, edits: Edits = NO_EDITS) -> list[ReadRow]:
        if self._rows and len(pairs) > 1:
            return [row for pair in pairs for row in self.read_batch([pair], maps=maps, edits=edits)]
        with watching(self.edit_hook(edits)):
            return self._read_rows(pairs, maps)

    def _score(self, texts: list[str]) -> list[np.ndarray]:
        return token_scores(
            [*map(self.scored_ids, texts)],
            lambda ids: self.module(input_ids=ids, use_cache=False).logits,
            self.longest,
            self.device,
        )

    def _room(self, source: Sequence[int]) -> int:
        """Return how many tokens a target may have; those of a generator stand after ``source``."""
        if self.task == "translator":
            return self.longest
        refuse_length(len(source), longest=self.longest - 1)
        return self.longest - len(source)

    @property
    def _rows(self) -> tuple[int, ...]:
        """The most rows of a batch, if that is one."""
        return () if self.module.config.pad_token_id is not None else (1,)

    def _read_rows(self, pairs: Sequence[ReadPair], maps: bool) -> list[ReadRow]:
        sources, targets = ([list(ids) for ids in side] for side in zip(*pairs, strict=True))
        requested: dict[str, Any] = {}
        reads = [[start_id(self.module)] if self.kind == "translator" else [] for _ in pairs]
        if self.kind == "generator":
            sources = [[*source, *target[:-1]] for source, target in pairs]
        elif self.kind == "translator":
            reads = [[*start, *target[:-1]] for start, target in zip(reads, targets, strict=True)]
            requested["decoder_input_ids"] = padded(self.module, reads)[0]
        if self.kind != "classifier":
            requested["use_cache"] = False
        ids, mask = padded(self.module, sources)
        inputs = {"input_ids": ids, "attention_mask": mask, **requested}
        seen = run_seen(self.module, inputs, hidden=False) if maps else None
        outputs = seen.outputs if seen else self.module(**inputs)
        rows = []
        for at, (source, target) in enumerate(pairs):
            sizes = {"source": len(sources[at]), "target": len(reads[at])}
            found = _maps(seen, self.kind, at, sizes) if seen else {}
            if self.kind == "classifier":
                rows.append(ReadRow(probabilities=as_numpy(outputs.logits[at].float().softmax(-1)), attention=found))
                continue
            first = len(source) - 1 if self.kind == "generator" else 0
            rows.append(written_row(outputs.logits[at, first : first + len(target)], target, found))
        return rows


def _maps(seen: Seen, kind: HubTask, row: int, sizes: dict[str, int]) -> dict[str, np.ndarray]:
    """Return the attention of one row by map, without padding."""
    axes = {"decoder" if kind == "generator" else "encoder": ("source", "source")}
    if kind == "translator":
        axes |= {"decoder": ("target", "target"), "cross": ("target", "source")}
    return {
        name: stacked([layer[row, :, : sizes[query], : sizes[key]] for layer in seen.layers(name)])
        for name, (query, key) in axes.items()
    }
