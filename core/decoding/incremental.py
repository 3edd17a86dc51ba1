"""The decoder one token at a time: only the newest passes through the layers, keys and values of the others are kept.

The sums are those of ``DecoderLayer`` in evaluation mode. Weights are taken out of their modules once, because for one
token finding them takes longer than multiplying with them: this made decoding one sentence a third faster on a CPU.
"""

import math
from collections.abc import Sequence
from typing import cast

import torch
from torch import Tensor
from torch.nn import functional

from core.transformer.attention import MultiHeadAttention, attention
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, no_hook, scoped
from core.transformer.layers import AddAndNorm, DecoderLayer, LayerNorm
from core.transformer.linear import FixedLinear
from core.transformer.masks import padding_mask

# Rows. Plain sums over all of them take half of the time of PyTorch's attention, which looks at each row alone.
MANY = 8
ROOM = 16  # positions by which a cache grows


class IncrementalDecoder:
    """Decodes several rows at once, given the encoder's ``memory`` [row, position, d_model] of their ``source``.

    ``hook`` is shown every tensor of the newest position, and may change it.
    """

    def __init__(self, model: DecoderModel, source: Tensor, memory: Tensor, hook: Hook = no_hook) -> None:
        self._hook = scoped(hook, "decoder")
        config, decoder = model.config, model.decoder
        self._table = (model.target_table or model.table).weight
        self._factor = math.sqrt(config.d_model) if config.scale_embeddings else 1.0
        self._positions = decoder.embedding.positions(0, config.max_length)
        self._layers = [_LayerSteps(cast("DecoderLayer", layer), memory) for layer in decoder.layers]
        self._final_norm = None if decoder.final_norm is None else _Norm(decoder.final_norm)
        self._unembed = FixedLinear((model.unembedding_weight, None))
        self._set_mask(padding_mask(source, config.pad_id))
        self._length = 0
        self._behind = source.new_zeros(len(source))  # tokens by which a row is shorter than the longest
        self._is_even = True  # none is shorter

    def logits(self, tokens: Tensor) -> Tensor:
        """Return the logits [row, vocabulary] after the newest ``tokens`` [row]."""
        self._length += 1
        if self._is_even:
            written, position = None, self._hook("positions", self._positions[None, : self._length])[0, -1]
        else:
            written = (torch.arange(self._length, device=tokens.device) >= self._behind[:, None])[:, None, None]
            position = self._positions[self._length - 1 - self._behind]
        x = _shown(self._hook, functional.embedding(tokens, self._table) * self._factor + position)
        for index, layer in enumerate(self._layers):
            x = layer.step(x, self._length, written, self._mask, scoped(self._hook, str(index)))
        return self._unembed(x if self._final_norm is None else self._final_norm.of(x))

    def join(self, others: Sequence["IncrementalDecoder"]) -> None:
        """Add the rows of ``others`` of the same model, without hooks; they may have read more tokens or fewer."""
        parts = (self, *others)
        length = max(part._length for part in parts)
        for layers in zip(*(part._layers for part in parts), strict=True):
            written = [layer.written[:, : part._length] for layer, part in zip(layers, parts, strict=True)]
            layers[0].written = _stacked(written, 1, 2, before=True)
            if layers[0].memory is not None:
                layers[0].memory = _stacked([layer.memory for layer in layers], 1, 2)
        self._behind = torch.cat([part._behind + length - part._length for part in parts])
        self._is_even, self._length = not self._behind.any(), length
        self._set_mask(_stacked([part._real for part in parts], 3, 0))

    def select(self, rows: Tensor) -> None:
        """Keep ``rows`` [new row] of the current rows, in this order; a row may be taken several times."""
        for layer in self._layers:
            layer.select(rows)
        self.reorder(rows)
        self._behind = self._behind[rows]
        self._set_mask(self._real[rows])

    def reorder(self, rows: Tensor) -> None:
        """Do the same where each row takes the place of one of the same source: half as much is copied."""
        for layer in self._layers:
            layer.reorder(rows)

    def _set_mask(self, real: Tensor) -> None:
        """Mask keys of the source that are not ``real`` [row, 1, 1, position]; where all are, that takes no time."""
        self._real = real
        self._mask = None if self._hook is no_hook and bool(real.all()) else real


class _LayerSteps:
    """One layer. Its caches, ``written`` of the target and ``memory`` of the source, hold keys and values:
    [2, position, row, head, d_head], so that the next position is written behind the others and nothing is copied.
    """

    def __init__(self, layer: DecoderLayer, memory: Tensor) -> None:
        self._self_norm, self._self = _Residual(layer.self_norm), _Attention(layer.self_attention)
        self._ffn_norm = _Residual(layer.ffn_norm)
        ffn = layer.feed_forward
        self._w_in = FixedLinear((ffn.w_in.weight, ffn.w_in.bias), relu=True)
        self._w_out = FixedLinear((ffn.w_out.weight, ffn.w_out.bias))
        self.written = memory.new_zeros(2, 0, len(memory), self._self.heads, layer.self_attention.d_head)
        self.memory: Tensor | None = None
        if layer.cross_attention:
            cross = layer.cross_attention
            self._cross_norm, self._cross = _Residual(cast("AddAndNorm", layer.cross_norm)), _Attention(cross, 1)
            by_head = cross.projection.key_value(memory, cross.heads)
            self.memory = torch.stack([states.permute(2, 0, 1, 3) for states in by_head])

    def step(self, x: Tensor, length: int, written: Tensor | None, real: Tensor | None, hook: Hook) -> Tensor:
        """Return the stream [row, d_model] after the newest of ``length`` tokens; masks are of the keys of the target
        and of the source."""
        norm = self._self_norm
        projected = self._self.project(norm.before(x))
        if length > self.written.shape[1]:
            self.written = torch.cat((self.written, self.written.new_zeros(2, ROOM, *self.written.shape[2:])), 1)
        self.written[:, length - 1] = projected[1:]
        x = norm.after(x, self._self.update(projected[0], self.written[:, :length], written, scoped(hook, "self")))
        if self.memory is not None:
            norm = self._cross_norm
            (query,) = self._cross.project(norm.before(x))
            x = norm.after(x, self._cross.update(query, self.memory, real, scoped(hook, "cross")))
        norm = self._ffn_norm
        return _shown(hook, norm.after(x, self._w_out(self._w_in(norm.before(x)))))

    def select(self, rows: Tensor) -> None:
        """Keep these rows of what was made of the source."""
        if self.memory is not None:
            self.memory = self.memory.index_select(2, rows)  # indexing by brackets takes three to six times as long

    def reorder(self, rows: Tensor) -> None:
        """Keep these rows of what was made of the target."""
        self.written = self.written.index_select(2, rows)


def _shown(hook: Hook, x: Tensor) -> Tensor:
    """Return the stream [row, d_model] as ``hook`` returns it."""
    return x if hook is no_hook else hook("stream", x[:, None])[:, 0]


class _Attention:
    """Attention of one query a row; without a hook no row is wholly masked: it is all one what fills masked cells."""

    def __init__(self, attention: MultiHeadAttention, parts: int = 3) -> None:
        self.heads = attention.heads
        self._scale = attention.d_head**-0.5  # also where queries and keys are scaled instead: the product is the same
        self._parts = parts
        self._projection = FixedLinear(*attention.projection.parts(self.heads)[:parts])
        self._output = FixedLinear((attention.w_output.weight, attention.w_output.bias))
        self._mask_fill = attention.mask_fill

    def project(self, x: Tensor) -> Tensor:
        """Return the query, or query, key and value, of ``x`` [row, d_model]: [part, row, head, d_head]."""
        return self._projection(x).view(len(x), self._parts, self.heads, -1).transpose(0, 1)

    def update(self, query: Tensor, states: Tensor, mask: Tensor | None, hook: Hook) -> Tensor:
        """Return what the sub-layer adds to the stream, [row, d_model]; ``states`` are keys and values."""
        if hook is no_hook and len(query) >= MANY:
            key, value = states
            scores = (key * (query * self._scale)).sum(-1)  # [position, row, head]
            if mask is not None:
                scores = scores.masked_fill(~mask[:, 0, 0].transpose(0, 1)[..., None], -math.inf)
            return self._output((value * scores.softmax(0)[..., None]).sum(0).flatten(1))
        query, (key, value) = query[:, :, None], states.permute(0, 2, 3, 1, 4)  # [row, head, position, d_head]
        if hook is no_hook:
            output = functional.scaled_dot_product_attention(query, key, value, mask, scale=self._scale)
        else:
            mask = torch.ones_like(key[:, :1, None, :, 0], dtype=torch.bool) if mask is None else mask
            output, _ = attention(query, key, value, mask, self._scale, mask_fill=self._mask_fill, hook=hook)
        return self._output(output.flatten(1))


class _Norm:
    def __init__(self, norm: LayerNorm) -> None:
        self._arguments = (norm.gain.shape, norm.gain, norm.bias, norm.epsilon)

    def of(self, x: Tensor) -> Tensor:
        return torch.layer_norm(
            x, *self._arguments
        )  # that of ``functional`` first looks at what the call does not have


class _Residual(_Norm):
    """The sum around a sub-layer, normalised before or after."""

    def __init__(self, residual: AddAndNorm) -> None:
        super().__init__(residual.norm)
        self._pre = residual.pre

    def before(self, x: Tensor) -> Tensor:
        return self.of(x) if self._pre else x

    def after(self, x: Tensor, update: Tensor) -> Tensor:
        return x + update if self._pre else self.of(x + update)


def _stacked(parts: Sequence[Tensor], position: int, row: int, *, before: bool = False) -> Tensor:
    """Return the rows of all ``parts``, the axes of which are named, with zeros after or before shorter ones."""
    longest = max(part.shape[position] for part in parts)
    filled = []
    for part in parts:
        missing = part.new_zeros(*part.shape[:position], longest - part.shape[position], *part.shape[position + 1 :])
        filled.append(torch.cat((missing, part) if before else (part, missing), position))
    return torch.cat(filled, row)
