"""What analyses ask of the inside of a Hugging Face model, from the names that its family gives."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
import torch
from jaxtyping import Float, Float32
from torch import Tensor

from core.decoding import Decoding
from core.errors import InputError
from core.interventions.edits import NO_EDITS, Edits
from core.results.architecture import Architecture
from core.results.parameters import Norm, Projection
from core.results.trace import ClassProbabilities, Trace
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.anatomy import (
    Anatomy,
    anatomy_of,
    module_beside,
    named_below,
    norm_names,
    once_in_a_layer,
    parts_of,
)
from core.tracers.hugging_face.architecture import architecture_of
from core.tracers.hugging_face.capture import begins_late, watching
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.family import Family, Weights
from core.tracers.hugging_face.generation import generate
from core.tracers.hugging_face.placing import in_memory
from core.tracers.hugging_face.support import longest_input
from core.tracers.parameters import by_head
from core.tracers.threads import inference
from core.tracers.wiring import AttentionProjections, Connection, NormWeights, StackWiring, Wiring, norm_of
from core.transformer.hooks import Hook, Recorder, chained

NO_PARTS = "core-hub-no-parts"  # a class is read from one token by layers that are no sum


class _SeenError(Exception):
    """What was asked for has been seen, and the rest of a pass is not needed."""


class HubInside:
    """A model whose tensors are seen by a hook; the rows of its batch are there from the beginning."""

    module: Any
    kind: Any
    device: torch.device
    source_ids: Any
    edit_hook: Any
    trace: Any
    pads_with: ClassVar[int | None] = None  # no source has padding
    grows_inside: ClassVar[bool] = False
    begins_with: ClassVar[str] = "embedded"  # the tensor of a stack's tokens, with their positions
    shows_hidden_units: ClassVar[bool] = False  # of feed-forwards, behind their activation

    @property
    def shows_values(self) -> bool:
        """True if all that is added to its residual stream is seen, and by what.

        A classifier with two stacks reads its class from the decoder, and only its encoder is shown.
        """
        module, config, anatomy = self.module, self.module.config, anatomy_of(self.module)
        found = [part for _, part in parts_of(module) if part in ("self", "ffn")]
        layers = len(anatomy.layers)
        whole = layers > 0 and all(found.count(part) == layers for part in ("self", "ffn"))
        reads_both = self.kind == "classifier" and config.is_encoder_decoder
        head, shape = module.get_output_embeddings(), module.get_input_embeddings().weight.shape
        # OPT's model of 350 million weights makes its states narrower before it reads logits from them.
        narrows = self.kind == "generator" and head is not None and shape[1] != getattr(config, "hidden_size", shape[1])
        is_known = anatomy.is_captured and bool(family_of(config.model_type).norms)
        return is_known and whole and not reads_both and not narrows

    @property
    def sums_positions(self) -> bool:
        """True if vectors of positions are a summand of what its stacks begin with."""
        return bool(family_of(self.module.config.model_type).added_positions)

    @property
    def wiring(self) -> Wiring:
        """How the residual stream runs."""
        anatomy, family = anatomy_of(self.module), family_of(self.module.config.model_type)
        names = dict.fromkeys(layer.stack for layer in anatomy.layers.values())
        stacks = {name: _stack(self.module, family, anatomy, name) for name in names}
        if self.kind in ("classifier", "encoder"):
            pooling = getattr(self.module.config, "classifier_pooling", "cls")
            if self.kind == "encoder":
                return Wiring(stacks, "none", why_not=NO_PARTS)
            reads = "last" if hasattr(self.module, "score") else "mean" if pooling == "mean" else "first"
            return Wiring(stacks, reads, why_not=NO_PARTS)  # type: ignore[arg-type]
        with in_memory(self.module.get_output_embeddings()) as head:
            weight, bias = head.weight, getattr(head, "bias", None)
        biases = [] if bias is None else [bias]
        biases += [self.module.final_logits_bias[0]] if hasattr(self.module, "final_logits_bias") else []
        return Wiring(
            stacks,
            unembedding=weight,
            output_bias=torch.stack(biases).sum(0) if biases else None,
            output_factor=family.logits_times(self.module.config),
        )

    def refuse_no_layers(self) -> None:
        """Refuse a model whose layers are not known.

        Raises:
            InputError: if it is one.
        """
        if not anatomy_of(self.module).layers:
            raise InputError("core-hub-layers-unknown")

    def architecture(self, source_length: int, target_length: int) -> Architecture:
        """Return its components, with the shapes of a pass over texts of these lengths.

        Raises:
            InputError: if its layers are not known.
        """
        return architecture_of(self, source_length, target_length)

    @property
    def norms(self) -> dict[str, Norm]:
        """All norms by the scopes of their hooks, in the order of a pass; none if its parts are not known."""
        if not self.shows_values:
            return {}
        family, names = family_of(self.module.config.model_type), norm_names(self.module, anatomy_of(self.module))
        found = {}
        for scope, name in once_in_a_layer(names).items():
            with in_memory(self.module.get_submodule(name)) as part:
                if numbers := family.norm_weights(part):
                    found[scope] = norm_of(scope, numbers)
        return found

    def prediction(
        self, source_ids: Sequence[int], read_ids: Sequence[int], hook: Hook, rows: int = 1
    ) -> Float[Tensor, "row output"]:
        """Return the logits of what follows the last token read, or of the classes, of so many rows."""
        source, read = (
            torch.tensor([list(ids)], dtype=torch.long, device=self.device).expand(rows, -1)
            for ids in (source_ids, read_ids)
        )
        with watching(hook):
            outputs = self.module(**self._named(source, read))
        # An encoder without a head predicts nothing; its first state stands for a prediction.
        logits: Tensor = outputs.logits if "logits" in outputs else outputs[0]
        row = {"generator": -1, "translator": -1, "encoder": 0}
        return (logits if self.kind == "classifier" else logits[:, row[self.kind]]).float()

    @torch.inference_mode()
    def embedding_of(self, stack: str, token: int) -> Float32[np.ndarray, "d_model"]:
        """Return the embedding of a token as a stack reads it, without a position.

        Raises:
            InputError: if this is not seen apart from the position.
        """
        family = family_of(self.module.config.model_type)
        if not (family.norms and (family.added_positions or family.is_pre_norm)):
            raise InputError("core-hub-no-embedding")
        recorder = Recorder(lambda name: name in (f"{stack}.embedded", f"{stack}.positions"))
        self.prediction([token], [token], recorder)
        states = {name.split(".")[1]: one[0, 0].float() for name, one in recorder.tensors.items()}
        return as_numpy(states["embedded"] - states.get("positions", 0.0))

    @torch.inference_mode()
    def embeddings_at(
        self, stack: str, ids: Sequence[int], before: Sequence[int]
    ) -> Float32[np.ndarray, "token d_model"]:
        """Return what a first layer reads of each of ``ids`` behind the tokens ``before``; no layer is run."""
        rows = torch.tensor([[*before, token] for token in ids], device=self.device)
        return as_numpy(self.begun(stack, f"{stack}.stream", rows)[:, -1])

    @torch.inference_mode()
    def begun(self, stack: str, name: str, rows: Tensor) -> Tensor:
        """Return the tensor ``name`` of a pass over ``rows`` of ids, which ends there."""
        seen: list[Tensor] = []

        def see(one: str, tensor: Tensor) -> Tensor:
            if one == name:
                seen.append(tensor)
                raise _SeenError
            return tensor

        with suppress(_SeenError), watching(see):
            if self.kind == "translator" and stack == "decoder":
                self.module.get_decoder()(input_ids=rows, use_cache=False)
            else:
                self.module(**self._named(rows, rows))
        return seen[0]

    @inference()
    def inside_layer(
        self, trace: Trace, name: str, layer: int, edits: Edits = NO_EDITS
    ) -> dict[str, Float32[np.ndarray, "..."]]:
        """Return the tensors of one attention in a run that had ``edits``, from ``"read"`` to ``"output"``.

        They are the details of ``trace``. Where a run may begin at any layer, no other layer is run again.
        """
        stack, kind = ("decoder", "cross") if name == "cross" else (name, "self")
        scope = f"{stack}.{layer}.{kind}"
        written = [step.id for step in trace.steps]
        if not begins_late(self.module):
            given = {"target": written} if written else {}
            found = self.trace(trace.text, edits=edits, details=(scope,), **given).details
            return {one.removeprefix(f"{scope}."): array for one, array in found.items()}
        ids = [0] * len(trace.hidden[stack][layer])  # only the first layer depends on them; to find them takes long
        if layer == 0:
            ids = self.source_ids(trace.text, edits)
            ids = [ids[0], *written[:-1]] if written else ids
        rows = torch.tensor([ids], device=self.device)
        state, recorder = torch.tensor(trace.hidden[stack][layer]), Recorder(lambda _: True)

        def see(one: str, tensor: Tensor) -> Tensor:
            if one == f"{stack}.{layer - 1}.stream":
                return state[None].to(tensor)
            if one.startswith(f"{scope}."):
                recorder(one.removeprefix(f"{scope}."), tensor)
            if one == f"{scope}.output":
                raise _SeenError
            return tensor

        hook = chained(self.edit_hook(edits), see)
        with suppress(_SeenError), watching(hook, before_rotation=True, first=layer):
            self.module(**self._named(rows, rows))
        return {one: as_numpy(tensor[0]) for one, tensor in recorder.tensors.items()}

    def _named(self, source: Tensor, read: Tensor) -> dict[str, Any]:
        """Return the inputs of a pass by the names that the library has for them."""
        ids = read if self.kind == "generator" else source
        inputs: dict[str, Any] = {"input_ids": ids, "attention_mask": torch.ones_like(ids)}
        if self.kind == "translator":
            inputs["decoder_input_ids"] = read
        if self.kind in ("translator", "generator"):
            inputs["use_cache"] = False
        return inputs

    def logits_by_depth(self, states: Float[Tensor, "depth token d_model"]) -> Float[Tensor, "depth token output"]:
        """Return the logits of a decoder's states at each depth, each normalised as the last one is.

        The library normalises the last depth itself.

        Raises:
            InputError: if its layers are not known.
        """
        self.refuse_no_layers()
        config, anatomy = self.module.config, anatomy_of(self.module)
        family, head = family_of(config.model_type), self.module.get_output_embeddings()
        norm = module_beside(self.module, anatomy.path("decoder", 0), family.last_norm)
        states = states.to(self.module.dtype)
        if norm is not None:
            states = torch.cat((norm(states[:-1]), states[-1:]))
        logits: Tensor = head(states * family.logits_times(config)) + getattr(self.module, "final_logits_bias", 0)
        if cap := self.output_cap:
            logits = (logits / cap).tanh() * cap
        return logits.float()

    def classes_by_depth(self, trace: Trace) -> tuple[ClassProbabilities, ...]:
        """Return the class scores that each depth of a run would give: all that reads a class, put on its states.

        Raises:
            InputError: if a second stack reads the class.
        """
        if self.module.config.is_encoder_decoder or not anatomy_of(self.module).layers:
            raise InputError("core-hub-no-lens")
        states = torch.tensor(trace.hidden["encoder"][:-1], device=self.device, dtype=self.module.dtype)
        last = f"encoder.{len(states) - 1}.stream"

        def put(name: str, tensor: Tensor) -> Tensor:
            return states if name == last else tensor

        ids = self.source_ids(trace.text)[:1] * states.shape[1]  # which token it is, no state depends on
        rows = self.prediction(ids, [], put, len(states))
        labels = tuple(trace.classification.labels) if trace.classification else ()
        before = (ClassProbabilities(labels, as_numpy(row), as_numpy(row.softmax(-1))) for row in rows)
        assert trace.classification is not None  # of a classifier
        return (*before, trace.classification)

    @property
    def output_cap(self) -> float | None:
        """What holds its logits at the end, ``cap * tanh(logit / cap)``; None if nothing does."""
        return getattr(self.module.config, "final_logit_softcapping", None)

    def written_under(self, hook: Hook, source_ids: Sequence[int], read_ids: Sequence[int], longest: int) -> list[int]:
        """Return the ids of up to ``longest`` tokens that are written greedily under ``hook``, those already read
        included."""
        prefix, most = tuple(read_ids[1:]), min(longest, longest_input(self.module.config))
        with watching(hook):
            if self.kind == "translator":
                return list(generate(self.module, source_ids, Decoding(max_tokens=most), prefix, most, False)[0].tokens)
            more = max(1, most - len(prefix))
            written = generate(self.module, read_ids, Decoding(max_tokens=more), (), more, False)[0].tokens
        return [*read_ids, *written]

    def projections(self, map_name: str, layer: int) -> AttentionProjections:
        """Return what an attention makes queries, keys and values with.

        Raises:
            InputError: if that is not known.
        """
        family, anatomy = family_of(self.module.config.model_type), anatomy_of(self.module)
        if family.projections is None:
            raise InputError("core-hub-no-projections")
        stack, part = ("decoder", "cross") if map_name == "cross" else (map_name, "self")
        path = anatomy.path(stack, layer)
        name = next(name for name, kind in anatomy.attentions.items() if kind == part and name.startswith(f"{path}."))
        heads, scale = anatomy.heads[map_name, layer], anatomy.scales[map_name, layer]
        with in_memory(self.module.get_submodule(name)) as attention:
            weights = family.projections(attention)
            width = len(weights[0][0]) // heads
            query, key, value = (_by_head(one, width, heads) for one in weights)
            norms = {
                f"{side}_norm": _norm_by_head(family, getattr(attention, f"{side[0]}_norm", None), heads)
                for side in ("query", "key")
            }
        return AttentionProjections(query, key, value, scale, scale**-2, turns=family.turns, **norms)


def _stack(module: Any, family: Family, anatomy: Anatomy, stack: str) -> StackWiring:
    named, norms, times = parts_of(module), norm_names(module, anatomy), family.added_times(module.config)

    def numbers(scope: str) -> NormWeights | None:
        return _norm(family, module.get_submodule(norms[scope]) if scope in norms else None)

    connections = []
    for index in range(anatomy.depth(stack)):
        path = anatomy.path(stack, index)
        for kind in ("self", "cross", "ffn"):
            names, scope = named_below(named, path, kind), f"{stack}.{index}.{kind}"
            if not names:
                continue
            output, bias = (None, None) if kind == "ffn" else _written(module.get_submodule(names[0]))
            connections.append(
                Connection(
                    scope,
                    numbers(f"{scope}_norm"),
                    family.is_pre_norm,
                    numbers(f"{scope}_update_norm"),
                    output,
                    bias,
                    times,
                )
            )
    first, last = (numbers(f"{stack}.{name}") for name in ("first_norm", "final_norm"))
    return StackWiring(tuple(connections), first, last, family.is_parallel(module.config))


def _norm(family: Family, part: Any) -> NormWeights | None:
    if part is None:
        return None
    with in_memory(part):
        return family.norm_weights(part)


def _written(part: Any) -> Weights:
    """Return the weight [d_model, width] and the bias of an output projection; that of a Conv1D lies the other way."""
    with in_memory(part):
        return part.weight.T if type(part).__name__ == "Conv1D" else part.weight, part.bias


def _by_head(weights: Weights, width: int, heads: int) -> Projection:
    """Return a projection by ``heads``, some of which may share a part of it."""
    own = by_head(weights, len(weights[0]) // width)
    return Projection(*(one.repeat(heads // len(one), 0) for one in (own.weight, own.bias)))


def _norm_by_head(family: Family, norm: Any, heads: int) -> NormWeights | None:
    """Return the numbers of a norm of queries or keys by ``heads``, some of which may share theirs."""
    numbers = None if norm is None else family.norm_weights(norm)
    if numbers is None:
        return None
    gain = torch.atleast_2d(numbers.gain)
    return replace(numbers, gain=gain.repeat_interleave(heads // len(gain), 0))
