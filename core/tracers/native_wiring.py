"""What analyses ask of the inside of this project's own models."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

import numpy as np
import torch
from jaxtyping import Float, Float32
from torch import Tensor

from core.config import ModelConfig
from core.decoding import Decoding, decode
from core.results.architecture import Architecture
from core.results.parameters import Norm
from core.results.trace import ClassProbabilities, Trace
from core.text.tokens import Tokenizer
from core.tracers.architecture import architecture_of
from core.tracers.arrays import as_numpy
from core.tracers.parameters import attention_parameters
from core.tracers.results import class_probabilities
from core.tracers.wiring import AttentionProjections, Connection, NormWeights, StackWiring, Wiring, norm_of
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook
from core.transformer.layers import LayerNorm


class NativeInside:
    """A model whose tensors are seen by a hook, and whose batch may grow inside a pass."""

    module: DecoderModel | Classifier
    config: ModelConfig
    tokenizer: Tokenizer
    device: torch.device
    grows_inside: ClassVar[bool] = True
    shows_hidden_units: ClassVar[bool] = True
    output_cap: ClassVar[None] = None  # nothing holds the logits
    begins_with: ClassVar[str] = "embedding"  # the tensor that positions are added to
    sums_positions: ClassVar[bool] = True
    tells_positions: ClassVar[str] = "added"

    @property
    def positions_kind(self) -> str:
        """``"sinusoidal"`` or ``"learned"``."""
        return self.config.positions

    @property
    def wiring(self) -> Wiring:
        """How the residual stream runs."""
        return wiring_of(self.module)

    @property
    def norms(self) -> dict[str, Norm]:
        """All LayerNorms by the scopes of their hooks, such as ``"encoder.0.self_norm"``."""
        return norms_of(self.module)

    def architecture(self, source_length: int, target_length: int) -> Architecture:
        """Return its components, with the shapes of a pass over sentences of these lengths."""
        return architecture_of(self.config, source_length, target_length)

    @property
    def shape(self) -> ModelConfig:
        """What edits ask of the model."""
        return self.config

    def embedding_of(self, stack: str, token: int) -> Float32[np.ndarray, "d_model"]:
        """Return the embedding of a token as a stack reads it, without a position."""
        return self.embeddings_at(stack, [token], ())[0]

    def embeddings_at(
        self, stack: str, ids: Sequence[int], before: Sequence[int]
    ) -> Float32[np.ndarray, "token d_model"]:
        """Return what a first layer reads of each of ``ids`` behind the tokens ``before``, up to what is the same for
        all tokens there: here without a position."""
        own = getattr(self.module, "target_table", None) if stack == "decoder" else None
        factor = self.config.d_model**0.5 if self.config.scale_embeddings else 1.0
        table: torch.nn.Embedding = own or self.module.table
        return as_numpy(table.weight)[list(ids)] * np.float32(factor)

    @property
    def pads_with(self) -> int | None:
        """The id of padding in a source."""
        return self.config.pad_id

    def prediction(
        self, source_ids: Sequence[int], read_ids: Sequence[int], hook: Hook, rows: int = 1
    ) -> Float[Tensor, "row output"]:
        """Return the logits of what follows the last token read, or of the classes, of all rows of a batch.

        ``rows`` is how many there are from the beginning; a ``hook`` may let the batch grow.
        """
        source, read = (
            torch.tensor([list(ids)], dtype=torch.long, device=self.device).expand(rows, -1)
            for ids in (source_ids, read_ids)
        )
        if isinstance(self.module, Classifier):
            return self.module(source, hook).float()
        memory = self.module.encode(source, hook)
        read = read[:1].expand(len(memory), -1)
        return self.module.unembed(self.module.decode(read, memory, source, hook)[:, -1]).float()

    def logits_by_depth(self, states: Float[Tensor, "depth token d_model"]) -> Float[Tensor, "depth token output"]:
        """Return the logits of a decoder's states at each depth, each normalised as the last one is."""
        module = cast("DecoderModel", self.module)
        norm = module.decoder.final_norm
        return module.unembed(states if norm is None else norm(states)).float()

    def classes_by_depth(self, trace: Trace) -> tuple[ClassProbabilities, ...]:
        """Return the class scores that each depth of a run would give, each normalised as the last one is."""
        module = cast("Classifier", self.module)
        stream, norm = torch.tensor(trace.hidden["encoder"], device=self.device), module.encoder.final_norm
        padding = self.tokenizer.piece(self.config.pad_id)
        real = torch.tensor([token != padding for token in trace.source_tokens], device=self.device)
        return tuple(class_probabilities(module, depth, real) for depth in (stream if norm is None else norm(stream)))

    def written_under(self, hook: Hook, source_ids: Sequence[int], read_ids: Sequence[int], longest: int) -> list[int]:
        """Return the ids of up to ``longest`` tokens that are written greedily under ``hook``, those already read
        included."""
        prefix = tuple(read_ids[1:])
        source = list(source_ids) or list(prefix)
        decoding = Decoding(max_tokens=longest)
        return list(decode(cast("DecoderModel", self.module), [source], decoding, prefix, hook)[0][0].tokens)

    def projections(self, map_name: str, layer: int) -> AttentionProjections:
        """Return what an attention makes queries, keys and values with.

        Raises:
            InputError: if the model has no such map or layer.
        """
        found = attention_parameters(self.module, self.config, map_name, layer)
        scale = found.query_scale**2 * found.score_scale
        return AttentionProjections(found.query, found.key, found.value, scale, found.d_head)


def norms_of(module: torch.nn.Module) -> dict[str, Norm]:
    """Return every LayerNorm of ``module`` by the scope of its hooks, such as ``"encoder.0.self_norm"``."""
    found = {
        name.replace(".layers.", ".").removesuffix(".norm"): NormWeights(norm.gain, norm.bias, norm.epsilon)
        for name, norm in module.named_modules()
        if isinstance(norm, LayerNorm)
    }
    return {scope: norm_of(scope, numbers) for scope, numbers in found.items()}


def wiring_of(module: DecoderModel | Classifier) -> Wiring:
    """Return how the residual stream of ``module`` runs."""
    stacks = {name: _stack(name, stack) for name in ("encoder", "decoder") if (stack := getattr(module, name, None))}
    if isinstance(module, Classifier):
        return Wiring(stacks, unembedding=module.head.weight, output_bias=module.head.bias)
    return Wiring(stacks, unembedding=module.unembedding_weight)


def _stack(name: str, stack: Any) -> StackWiring:
    connections = [
        _connection(f"{name}.{index}", layer, kind)
        for index, layer in enumerate(stack.layers)
        for kind in ("self", "cross", "ffn")
        if getattr(layer, f"{kind}_norm", None) is not None
    ]
    return StackWiring(tuple(connections), last=norm_weights(stack.final_norm))


def _connection(scope: str, layer: Any, kind: str) -> Connection:
    place, attention = getattr(layer, f"{kind}_norm"), getattr(layer, f"{kind}_attention", None)
    written = (attention.w_output.weight, attention.w_output.bias) if attention else (None, None)
    norm = norm_weights(place.norm)
    return Connection(f"{scope}.{kind}", norm, place.pre, output=written[0], bias=written[1])


def norm_weights(norm: LayerNorm | None) -> NormWeights | None:
    """Return the numbers of a norm, if there is one."""
    return None if norm is None else NormWeights(norm.gain, norm.bias, norm.epsilon)
