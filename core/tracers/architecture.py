"""The components of a design: its learned tensors and the shapes of a pass."""

import functools
import re
from dataclasses import replace

import torch
from jaxtyping import Float, Int
from torch import Tensor

from core.checkpoints.checkpoint import empty_model
from core.config import ModelConfig
from core.results.architecture import Architecture, Component
from core.tracers.threads import inference
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, Recorder
from core.transformer.translator import Translator

_IN_LAYER = re.compile(r"(encoder|decoder)\.(\d+)\.(.+)")
_LAYER_WEIGHT = re.compile(r"(encoder|decoder)\.layers\.(\d+)\.(\w+?)\.(?:norm\.)?(.+)")
_TABLES = {
    "target_table.weight": "decoder.embedding",
    "unembedding.weight": "logits",
    "head.weight": "logits",
    "head.bias": "logits",
    "encoder.embedding.positions.table": "encoder.positions",
    "decoder.embedding.positions.table": "decoder.positions",
}
_SUBLAYERS = {"self_attention": "self", "cross_attention": "cross", "feed_forward": "ffn"}
_SUMS = {"after_self": "self", "after_cross": "cross", "stream": "ffn"}
_REPEATED = ("encoder.output", "decoder.output")  # the last stream, or what the final norm made of it


@functools.lru_cache(maxsize=32)
def architecture_of(config: ModelConfig, source_length: int, target_length: int) -> Architecture:
    """Return the components of ``config``, with the shapes of a pass over sentences of these lengths.

    All layers of a stack are alike, so modules of one layer are built and run; their numbers are never looked at.

    Raises:
        ValueError: if a sentence is longer than the model's positions.
    """
    model = _one_layer(config)
    recorder = Recorder(lambda name: name not in _REPEATED)
    source, target = torch.zeros(1, source_length, dtype=torch.long), torch.zeros(1, target_length, dtype=torch.long)
    run(model, source, target, recorder)
    shapes = {name: tuple(tensor.shape[1:]) for name, tensor in recorder.tensors.items()}
    names = dict.fromkeys(component_of(name, config.norm == "pre") for name in shapes)
    reads = "encoder" if config.encoder_layers else "decoder"
    weights = [(*_weight_component(name, reads), tuple(tensor.shape)) for name, tensor in model.named_parameters()]
    components = {
        component: Component(
            component,
            _layers(config, component),
            {part: shape for owner, part, shape in weights if owner == component},
            {name: shape for name, shape in shapes.items() if component_of(name, config.norm == "pre") == component},
        )
        for component in names
    }
    return Architecture(config, components)


def component_of(tensor: str, pre_norm: bool) -> str:
    """Return the component of a hook's name: ``"encoder.4.self.scores"`` belongs to ``"encoder.self"``.

    The sum around a sub-layer stands where it is made: after the sub-layer if the norm comes first, else at the norm.
    """
    if match := _IN_LAYER.fullmatch(tensor):
        stack, _, rest = match.groups()
        if rest in _SUMS:
            return f"{stack}.{_SUMS[rest]}" if pre_norm else f"{stack}.{_SUMS[rest]}_norm"
        return f"{stack}.{rest.split('.')[0]}"
    stack, _, rest = tensor.partition(".")
    if not rest:
        return tensor
    return f"{stack}.{'positions' if rest == 'stream' else rest.split('.')[0]}"


@inference()
def run(
    model: DecoderModel | Classifier,
    source: Int[Tensor, "batch source"],
    target: Int[Tensor, "batch target"],
    hook: Hook,
) -> Float[Tensor, "batch ..."]:
    """Return the logits of ``model``; a classifier reads no target, a generator nothing else."""
    if isinstance(model, Translator):
        return model(source, target, hook)
    return model(target if isinstance(model, DecoderModel) else source, hook)


def _one_layer(config: ModelConfig) -> DecoderModel | Classifier:
    return empty_model(
        replace(config, encoder_layers=min(1, config.encoder_layers), decoder_layers=min(1, config.decoder_layers))
    ).eval()


def _weight_component(weight: str, reads: str) -> tuple[str, str]:
    """The component of a learned tensor and its name there; the stack that ``reads`` has the table."""
    if weight == "table.weight":
        return f"{reads}.embedding", "weight"
    if weight in _TABLES:
        return _TABLES[weight], weight.rpartition(".")[2]
    if match := _LAYER_WEIGHT.fullmatch(weight):
        stack, _, module, part = match.groups()
        return f"{stack}.{_SUBLAYERS.get(module, module)}", part
    stack, norm, part = weight.split(".")
    return f"{stack}.{norm}", part


def _layers(config: ModelConfig, component: str) -> int:
    stack, _, rest = component.partition(".")
    if rest.removesuffix("_norm") not in ("self", "cross", "ffn"):
        return 1
    return config.encoder_layers if stack == "encoder" else config.decoder_layers
