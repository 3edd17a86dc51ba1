"""Runs a Hugging Face model and records what it shows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from core.decoding import Decoding
from core.errors import InputError, options_by_name, options_of
from core.interventions.edits import NO_EDITS, Edits
from core.results.notices import Notice
from core.results.parameters import TokenTable
from core.results.trace import ClassProbabilities, Hypothesis, Trace
from core.text.length import refuse_long
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.chat import Chat, InChats
from core.tracers.hugging_face.copying import Copied
from core.tracers.hugging_face.explained import Explained
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.generation import GeneratedTarget, about_length, about_settings, end_ids, start_id
from core.tracers.hugging_face.inside import HubInside
from core.tracers.hugging_face.masked import NOTHING, about_masks, candidates, likeliest
from core.tracers.hugging_face.outputs import refuse_large_maps, run_seen
from core.tracers.hugging_face.placing import Placed, in_memory, is_spread
from core.tracers.hugging_face.positions import WithPositions
from core.tracers.hugging_face.support import HubTask, longest_input
from core.tracers.hugging_face.tokenizer import HubTokenizer
from core.tracers.limits import kept_indices, refuse_blank, refuse_empty_target, refuse_length, refuse_unknown_ids
from core.tracers.notices import about_output, about_question, about_text
from core.tracers.recording import Details, details_of
from core.tracers.results import Classification, classification, steps_of
from core.tracers.source import Source
from core.tracers.text_model import Given, split_target_and_decoding
from core.tracers.threads import inference
from core.transformer.hooks import no_hook

CANDIDATES = 10  # for a mask


@dataclass(frozen=True, eq=False, repr=False)
class HubModel(Placed, Copied, HubInside, InChats, Explained, WithPositions):
    """A translator, a generator, a classifier or an encoder; safe to share between threads. ``title`` is for people."""

    name: str
    title: str
    kind: HubTask
    module: Any
    tokenizer: HubTokenizer
    device: torch.device

    @property
    def task(self) -> HubTask:
        return self.kind

    @property
    def labels(self) -> tuple[str, ...]:
        names = self.module.config.id2label
        return tuple(str(names[index]) for index in sorted(names)) if self.task == "classifier" else ()

    @property
    def by_sentence(self) -> bool:
        """True if a text of several sentences is run one sentence at a time, as Marian models are."""
        return self.task == "translator" and family_of(self.module.config.model_type).by_sentence

    def source_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        return list((self._source(text) if edits == NO_EDITS else self._edited(text, edits)).ids)

    def _source(self, text: str) -> Source:
        """Return what the model reads for ``text``; a generator goes on where the text ends."""
        source = self.tokenizer.source(refuse_long(text))
        if self.task != "generator" or self.tokenizer.is_chat:
            return source
        last = len(source.ids) - 1
        ends = last in source.added and source.ids[last] in end_ids(self.module)
        return source.only(range(last)) if ends else source

    def prefix_ids(self, prefix: str | Sequence[int]) -> tuple[int, ...]:
        prefix = self._as_written(prefix)[0] if isinstance(prefix, str) else prefix
        refuse_unknown_ids(prefix, self.module.config.vocab_size)
        refuse_length(len(prefix), "beginning", self.longest)
        return tuple(prefix)

    def token_table(self) -> TokenTable:
        """Return the vector of every token that the model reads as source."""
        source = self.module.get_input_embeddings()
        target = self.module.get_decoder().get_input_embeddings() if self.task == "translator" else source
        with in_memory(source), in_memory(target):
            weight = source.weight
            is_shared = target is source or target.weight is weight
            is_shared = is_shared or (is_spread(self.module) and torch.equal(target.weight, weight))
        return TokenTable(self.tokenizer.pieces(range(len(weight))), as_numpy(weight), is_shared)

    @options_by_name
    @inference()
    def trace(
        self,
        text: str | None = None,
        *,
        target: str | Sequence[int] | Decoding | None = None,
        decoding: Given = None,
        edits: Edits | Mapping[str, Any] | None = None,
        details: Details = (),
        chat: Chat | None = None,
        date: str | None = None,
    ) -> Trace:
        """Run ``text`` and return everything that the model gives away.

        The arguments are those of ``NativeModel.trace``. ``edits_taken`` says which ``edits`` the model takes. The
        names of ``details`` are those of our own models, as far as it has such tensors; ``"decoder.0.self.read"`` is
        what an attention reads, and with rotary positions there are ``unrotated_query`` and ``unrotated_key``. In the
        place of ``text`` may be a ``chat``, messages with a role and a content; ``date`` is today for its template.

        Raises:
            InputError: if the text is blank or too long, there is a text and a chat, the model has no chat template,
                or something is asked for that such a model does not show.
        """
        if text is None or chat is not None:
            model, last = self.in_chat(text, chat, date)
            return model.trace(last, target=target, decoding=decoding, edits=edits, details=details)
        if details and not self.shows_inside:
            raise InputError("core-hub-weights-alone")
        (given, decoding), edits = split_target_and_decoding(target, decoding), options_of(Edits, edits)
        source = self._edited(text, edits)
        with watching(self.edit_hook(edits)):
            if self.task == "generator":
                return self._trace_generator(text, source, given, decoding, edits, details)
            if self.task == "translator":
                return self._trace_translator(text, source, given, decoding, edits, details)
            return self._trace_encoder(text, source, edits, details)

    def checked_ids(self, text: str, edits: Edits = NO_EDITS) -> list[int]:
        return list((self._checked(text) if edits == NO_EDITS else self._edited(text, edits)).ids)

    def _fill(self, texts: list[str], top: int) -> list[Classification]:
        return [self._filled(self._checked(text), top) for text in texts]

    def _filled(self, source: Source, top: int) -> Classification:
        """Return the likeliest tokens for the first mask."""
        mask, logits = self.tokenizer.mask, getattr(self.module(**self._inputs(source.ids)), "logits", None)
        if logits is None or mask is None:
            raise InputError("core-fills-no-mask", model=self.name)
        if mask not in source.ids:
            raise InputError("core-no-mask-in-text", mask=self.tokenizer.piece(mask))
        row = logits[0, source.ids.index(mask)]
        found = candidates(self.tokenizer, row, likeliest(row, top))
        return classification(found.labels, found.probabilities.tolist())

    def scored_ids(self, text: str) -> list[int]:
        source, start = self._readable(text), self.module.generation_config.bos_token_id
        return [*source.ids] if start is None or source.ids[0] == start else [start, *source.ids]

    def _trace_generator(
        self,
        text: str,
        source: Source,
        target: str | Sequence[int] | None,
        decoding: Decoding,
        edits: Edits,
        details: Details,
    ) -> Trace:
        """Return the trace: the first token of all is read and not written, as a start token is."""
        prefix: tuple[int, ...] = ()
        if target is None:
            prefix = self.prefix_ids(decoding.prefix)
            refuse_large_maps(self.module, self._inputs(source.ids), details)  # before the long work of writing
            targets = self._write(source.ids, decoding, prefix, edits)
            whole = [(*source.ids, *one.tokens) for one in targets]
        else:
            targets = [GeneratedTarget(())]
            whole = [
                self._checked(target).ids if isinstance(target, str) else (source.ids[0], *self.target_ids(target))
            ]
        given = len(source.ids) - 1 + len(prefix)
        seen = run_seen(self.module, self._inputs(whole[0][:-1]), details)
        pieces = self.tokenizer.pieces(whole[0])
        log_probabilities = seen.outputs.logits[0].float().log_softmax(-1)
        steps = steps_of(log_probabilities, whole[0][1:], decoding.alternatives, self.tokenizer.piece, given)
        totals = [sum(step.log_probability for step in steps)] + [
            self._total(self._inputs(ids[:-1]), ids[1:]) for ids in whole[1:]
        ]
        texts = [self.tokenizer.decode(ids) for ids in whole]
        if target is None and edits == NO_EDITS:
            texts = [self._said(text, source.ids, one.tokens) for one in targets]
        output = texts[0]
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=output,
            source_tokens=(),
            source_spans=source.spans,
            target_tokens=pieces,
            attention={"decoder": seen.map("decoder", pieces[:-1], pieces[:-1])},
            steps=steps,
            hypotheses=tuple(
                self._hypothesis(GeneratedTarget(ids, one.score), total, decoding, said)
                for one, ids, total, said in zip(targets, whole, totals, texts, strict=True)
            ),
            hidden={"decoder": seen.hidden("decoder")},
            details=details_of(seen.recorder, details),
            notices=(
                *about_output(text, output, self.task),
                *about_length(targets[0]),
                *self._about(text, source),
            ),
        )

    def _about(self, text: str, source: Source | None = None) -> Iterator[Notice]:
        learned, source = self.tokenizer.reads_bytes, source or self._checked(text)
        yield from about_text(text, source, learned=lambda _: learned, unknown=self.tokenizer.unknown)
        yield from about_question(text, self.labels)
        yield from about_settings(self.module, text)
        yield from self._about_chat(source)

    def _trace_encoder(self, text: str, source: Source, edits: Edits, details: Details) -> Trace:
        """Return the trace; of an encoder-decoder that classifies, such as BART, the encoder is shown."""
        seen = run_seen(self.module, self._inputs(source.ids), details)
        outputs = seen.outputs
        masks = [index for index, token in enumerate(source.ids) if token == self.tokenizer.mask]
        logits = getattr(outputs, "logits", None)
        if self.task == "classifier":
            # These read one token, so a token has no exact contribution; only mean pooling gives one.
            row = outputs.logits[0].float()
            classification = ClassProbabilities(self.labels, as_numpy(row), as_numpy(row.softmax(-1)))
        elif logits is not None and masks:
            row = logits[0, masks[0]]
            best = likeliest(row, CANDIDATES)
            if edits != Edits():  # the candidates of the run as it is, so that both can be compared
                with watching(no_hook):
                    before = self.fill(text, top=CANDIDATES).probabilities
                asked = [self.tokenizer.id_of(piece) for piece in before]
                best = asked + [token for token in best[:1] if token not in asked]
            classification = candidates(self.tokenizer, row, best)
        else:
            classification = NOTHING
        made = str((self.module.config.architectures or [""])[0])
        about = () if self.labels else about_masks(self.tokenizer, made, logits is not None, len(masks))
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=classification.label,
            source_tokens=source.pieces,
            source_spans=source.spans,
            target_tokens=(),
            attention={"encoder": seen.map("encoder", source.pieces, source.pieces)},
            classification=classification,
            hidden={"encoder": seen.hidden("encoder")},
            details=details_of(seen.recorder, details),
            notices=(*about, *self._about(text, source)),
        )

    def _trace_translator(
        self,
        text: str,
        source: Source,
        target: str | Sequence[int] | None,
        decoding: Decoding,
        edits: Edits,
        details: Details,
    ) -> Trace:
        if target is None:
            prefix = self.prefix_ids(decoding.prefix)
            refuse_large_maps(self.module, self._reading(source, (0,)), details)
            targets = self._write(source.ids, decoding, prefix, edits)
        else:
            prefix = ()
            targets = [GeneratedTarget(self.target_ids(target))]
        written = targets[0].tokens
        seen = run_seen(self.module, self._reading(source, written), details)
        target_tokens = self.tokenizer.pieces([start_id(self.module), *written])
        sides = {"encoder": source.pieces, "decoder": target_tokens[:-1]}
        log_probabilities = seen.outputs.logits[0].float().log_softmax(-1)
        steps = steps_of(log_probabilities, written, decoding.alternatives, self.tokenizer.piece, len(prefix))
        totals = [sum(step.log_probability for step in steps)]
        totals += [self._total(self._reading(source, other.tokens), other.tokens) for other in targets[1:]]
        output = self.tokenizer.decode(written)
        unfinished = 0 if written[-1] in end_ids(self.module) else len(written)
        return Trace(
            model=self.name,
            task=self.task,
            text=text,
            output=output,
            source_tokens=source.pieces,
            source_spans=source.spans,
            target_tokens=target_tokens,
            attention={
                **{name: seen.map(name, tokens, tokens) for name, tokens in sides.items()},
                "cross": seen.map("cross", sides["decoder"], sides["encoder"]),
            },
            steps=steps,
            hypotheses=tuple(
                self._hypothesis(one, total, decoding, self.tokenizer.decode(one.tokens))
                for one, total in zip(targets, totals, strict=True)
            ),
            hidden={stack: seen.hidden(stack) for stack in sides},
            details=details_of(seen.recorder, details),
            notices=(*about_output(text, output, self.task, unfinished), *self._about(text, source)),
        )

    def _reading(self, source: Source, written: Sequence[int]) -> dict[str, Any]:
        """The inputs of one teacher-forced pass: row i reads what was written before token i."""
        read = self._batch([start_id(self.module), *written[:-1]])
        return {**self._inputs(source.ids), "decoder_input_ids": read, "use_cache": False}

    def _total(self, inputs: dict[str, Any], written: Sequence[int]) -> float:
        """Return the log-probability of the ids that a pass over ``inputs`` predicts one by one."""
        log_probabilities = self.module(**inputs).logits[0].float().log_softmax(-1)
        return float(log_probabilities.gather(1, self._batch(written).T).sum())

    def _hypothesis(self, target: GeneratedTarget, total: float, decoding: Decoding, text: str) -> Hypothesis:
        score = total / len(target.tokens) ** decoding.length_penalty if target.score is None else target.score
        return Hypothesis(text, self.tokenizer.pieces(target.tokens), total, score, f"n ** {decoding.length_penalty:g}")

    def _checked(self, text: str) -> Source:
        source = self._readable(text)
        refuse_length(len(source.ids), longest=self.longest)
        return source

    def _readable(self, text: str) -> Source:
        """Refuse a text without a token, and a token that the model lacks."""
        refuse_blank(text, as_typed=True)
        source = self._source(text)
        if not source.ids:
            raise InputError("core-hub-no-token")
        last = self.module.get_input_embeddings().num_embeddings - 1
        for token, piece in zip(source.ids, source.pieces, strict=True):
            if token > last:
                raise InputError("core-hub-token-beyond", piece=piece, token=token, last=last)
        return source

    def _edited(self, text: str, edits: Edits) -> Source:
        self.check_edits(edits)
        source = self._checked(text)
        if not edits.left_out:
            return source
        if needed := [index for index in source.added if index in edits.left_out]:
            piece = source.pieces[needed[0]]
            raise InputError("core-token-stays", token=piece)
        return source.only(kept_indices(len(source.ids), edits.left_out, source.added))

    def target_ids(self, target: str | Sequence[int]) -> tuple[int, ...]:
        ids = sum(self._as_written(target), ()) if isinstance(target, str) else tuple(target)
        refuse_unknown_ids(ids, self.module.config.vocab_size)
        refuse_empty_target(ids)
        refuse_length(len(ids), "target", self.longest)
        return ids

    def _as_written(self, target: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the ids that the model would write for ``target``, and its end.

        What a tokenizer adds are the labels of a training: some end with a language, from which the decoder starts.
        """
        before, ids, after = self.tokenizer.target(refuse_long(target))
        if self.task == "generator" or not ids:
            return ids, ()
        forced = self.module.generation_config.forced_bos_token_id
        ends = [token for token in after if token in end_ids(self.module)][:1]
        return (*(before if forced is None else (forced,)), *ids), tuple(ends)

    def _inputs(self, ids: Sequence[int]) -> dict[str, Tensor]:
        batch = self._batch(ids)
        return {"input_ids": batch, "attention_mask": torch.ones_like(batch)}

    def _batch(self, ids: Sequence[int]) -> Tensor:
        return torch.tensor([list(ids)], device=self.device)

    @property
    def longest(self) -> int:
        return longest_input(self.module.config)
