"""A compact copy of a translator, 8 bits a weight, that drafts targets: fast, but not exact.

CTranslate2 keeps and runs it. Its weights take a quarter of the memory that has to be read for every token, which is
what limits the decoding of one sentence on a CPU. What it drafts is checked by the model itself, see ``drafted``.
"""

import tempfile
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from torch import Tensor, nn

from core.config import ModelConfig
from core.transformer.attention import MultiHeadAttention, Weights
from core.transformer.layers import AddAndNorm, FeedForward, LayerNorm
from core.transformer.stacks import Decoder, Encoder
from core.transformer.translator import Translator

try:
    import ctranslate2
except ImportError:  # the extra [fast]
    ctranslate2 = None

WORKERS = 2  # drafts at the same time
UNSUPPORTED = {
    "head_width": "full",  # heads that do not share d_model between them
    "final_norm": True,  # behind layers that are post-norm
    "scale_on": "none",
    "causal": False,
}


def compact_copy(model: nn.Module, precision: str = "int8") -> "CompactCopy | None":
    """Return a copy that drafts for ``model``, or None for what it cannot run: other models than translators, some
    shapes, a model on a GPU, any without the library.

    Args:
        precision: of the copy's sums, as CTranslate2 names it; ``"float32"`` is exact, for tests.
    """
    if not isinstance(model, Translator):
        return None
    config = model.config
    supported = all(getattr(config, name) != value for name, value in UNSUPPORTED.items())
    if ctranslate2 is None or model.table.weight.device.type != "cpu" or not supported:
        return None
    return CompactCopy(model, precision)


class CompactCopy:
    """Drafts the greedy path of a translator; safe to share between threads.

    ``device`` is where the library computes, ``"cpu"`` or ``"cuda"``, wherever the model does.
    """

    def __init__(self, model: Translator, precision: str, device: str = "cpu") -> None:
        self._names = _names(model.config)
        self._ids = {name: index for index, name in enumerate(self._names)}
        self._end_id = model.config.end_id
        self._never = [[self._names[index]] for index in (model.config.pad_id, model.config.start_id)]
        with tempfile.TemporaryDirectory(prefix="glassformer-") as folder:
            _specification(model, self._names).save(folder)
            self._translator = ctranslate2.Translator(
                folder, device=device, compute_type=precision, inter_threads=WORKERS, intra_threads=1
            )

    def draft(self, source: Sequence[int], prefix: Sequence[int], limit: int) -> list[int]:
        """Return a target of ``source``; see ``begin``."""
        return self.begin(source, prefix, limit)()

    def begin(self, source: Sequence[int], prefix: Sequence[int], limit: int) -> Callable[[], list[int]]:
        """Begin a target of ``source``, which begins with its prefix and is as long as its limit or ends.

        Args:
            source: ids, the end token last.
            prefix: ids without an end token, fewer than the limit.
            limit: the most tokens.
        """
        (under_way,) = self.translate([source], [prefix], limit, asynchronous=True)
        return lambda: [*self.ids(under_way.result()), self._end_id][:limit]

    def translate(
        self, sources: Sequence[Sequence[int]], prefixes: Sequence[Sequence[int]], limit: int, **settings: Any
    ) -> Any:
        """Return what the library answers to several sources; ``settings`` are its own."""
        return self._translator.translate_batch(
            [[self._names[index] for index in source[:-1]] for source in sources],
            target_prefix=[[self._names[index] for index in prefix] for prefix in prefixes] if any(prefixes) else None,
            **({"beam_size": 1} | settings),
            min_decoding_length=0,
            max_decoding_length=limit,
            max_input_length=0,
            disable_unk=True,
            suppress_sequences=self._never,
        )

    def ids(self, answer: Any) -> list[int]:
        """Return the ids of the library's best target, without an end token."""
        return [self._ids[name] for name in answer.hypotheses[0]]


def _names(config: ModelConfig) -> list[str]:
    """Return a name for every id; the library knows the special tokens by theirs."""
    special = {
        config.pad_id: "<blank>",
        config.unknown_id: "<unk>",
        config.start_id: "<s>",
        config.end_id: "</s>",
    }
    return [special.get(index, str(index)) for index in range(config.vocabulary_size)]


def _specification(model: Translator, names: list[str]) -> Any:
    """Return the whole model in the library's own terms."""
    config = model.config
    spec = ctranslate2.specs.TransformerSpec.from_config(
        (config.encoder_layers, config.decoder_layers), config.heads, pre_norm=config.norm == "pre"
    )
    spec.config.layer_norm_epsilon = config.norm_epsilon
    spec.config.add_source_eos = True
    target_table = model.table if model.target_table is None else model.target_table
    for part, stack, embeddings, table in (
        (spec.encoder, model.encoder, spec.encoder.embeddings[0], model.table),
        (spec.decoder, model.decoder, spec.decoder.embeddings, target_table),
    ):
        embeddings.weight = _array(table.weight)
        part.scale_embeddings = config.scale_embeddings
        part.position_encodings.encodings = _array(stack.embedding.positions(0, config.max_length))
        if stack.final_norm is not None:
            _set_norm(part.layer_norm, stack.final_norm)
    spec.decoder.projection.weight = _array(model.unembedding_weight)
    for part, layer in zip(spec.encoder.layer, _layers(model.encoder), strict=True):
        _set_attention(part.self_attention, layer.self_norm, layer.self_attention)
        _set_feed_forward(part.ffn, layer.ffn_norm, layer.feed_forward)
    for part, layer in zip(spec.decoder.layer, _layers(model.decoder), strict=True):
        _set_attention(part.self_attention, layer.self_norm, layer.self_attention)
        _set_attention(part.attention, layer.cross_norm, layer.cross_attention, cross=True)
        _set_feed_forward(part.ffn, layer.ffn_norm, layer.feed_forward)
    spec.register_source_vocabulary(names)
    spec.register_target_vocabulary(names)
    spec.validate()
    spec.optimize()
    return spec


def _layers(stack: Encoder | Decoder) -> Any:
    """Return the layers; PyTorch's lists of modules have forgotten of what kind they are."""
    return stack.layers


def _set_attention(part: Any, norm: AddAndNorm, layer: MultiHeadAttention, cross: bool = False) -> None:
    query, key, value = layer.projection.parts(layer.heads)
    output: Weights = (layer.w_output.weight, layer.w_output.bias)
    joined: list[list[Weights]] = [[query], [key, value]] if cross else [[query, key, value]]
    for linear, weights in zip(part.linear, [*joined, [output]], strict=True):
        _set_linear(linear, weights)
    _set_norm(part.layer_norm, norm.norm)


def _set_feed_forward(part: Any, norm: AddAndNorm, layer: FeedForward) -> None:
    for linear, own in ((part.linear_0, layer.w_in), (part.linear_1, layer.w_out)):
        _set_linear(linear, [(own.weight, own.bias)])
    _set_norm(part.layer_norm, norm.norm)


def _set_linear(part: Any, weights: Sequence[Weights]) -> None:
    """Put several linear maps of the same input, one below the other, into one of the library's."""
    part.weight = np.concatenate([_array(matrix) for matrix, _ in weights])
    biases = [_array(bias) for _, bias in weights if bias is not None]
    if biases:
        part.bias = np.concatenate(biases)


def _set_norm(part: Any, norm: LayerNorm) -> None:
    part.gamma, part.beta = _array(norm.gain), _array(norm.bias)


def _array(tensor: Tensor) -> np.ndarray:
    return tensor.detach().float().cpu().numpy()
