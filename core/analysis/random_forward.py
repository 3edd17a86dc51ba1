"""The components of any design, and live passes through untrained designs."""

import functools
import math
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

import numpy as np
import torch
from jaxtyping import Float, Float32, Int
from torch import Tensor, nn

from core.checkpoints.checkpoint import empty_model
from core.config import ModelConfig
from core.errors import InputError
from core.results.architecture import Architecture, Component
from core.results.parameters import Norm
from core.tracers.arrays import as_numpy
from core.tracers.threads import inference
from core.transformer.classifier import Classifier
from core.transformer.decoder_model import DecoderModel
from core.transformer.hooks import Hook, Recorder
from core.transformer.layers import LayerNorm
from core.transformer.positions import LearnedPositions
from core.transformer.translator import Translator

SEED = 1
PASSES_KEPT = 2  # one or two designs are looked at together
MOST_KEPT = 2**25  # bytes of a pass; of a longer one only the layer that was asked for

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
_lock = threading.Lock()
Draw = Callable[[Iterable[nn.Module]], None]


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


def live_tensor(
    config: ModelConfig, source: Sequence[int], target: Sequence[int], name: str, seed: int = SEED
) -> Float32[np.ndarray, "..."]:
    """Return one tensor, without the batch axis, of a pass through ``config`` with random weights of ``seed``.

    The tensors of the latest passes are kept, so that the first one takes a second and others do not.

    Raises:
        InputError: if the model has no tensor called ``name``.
    """
    lengths, match = (len(source), len(target)), _IN_LAYER.fullmatch(name)
    if not architecture_of(config, *lengths).holds(name):
        raise InputError(f"There is no tensor {name[:60]!r} in this design; choose one on the page.")
    # Of a long pass the tensors outside the layers are kept, or those of one layer.
    scope = None if _bytes(config, *lengths) <= MOST_KEPT else f"{match[1]}.{match[2]}." if match else ""
    with _lock:
        return _tensors(config, tuple(source), tuple(target), scope, seed)[name]


def norms_of(model: nn.Module) -> dict[str, Norm]:
    """Return every LayerNorm of ``model`` by the scope of its hooks, such as ``"encoder.0.self_norm"``."""
    norms = {}
    for name, module in model.named_modules():
        if isinstance(module, LayerNorm):
            scope = name.replace(".layers.", ".").removesuffix(".norm")
            norms[scope] = Norm(scope, as_numpy(module.gain), as_numpy(module.bias), module.epsilon)
    return norms


def _one_layer(config: ModelConfig) -> DecoderModel | Classifier:
    return empty_model(
        replace(config, encoder_layers=min(1, config.encoder_layers), decoder_layers=min(1, config.decoder_layers))
    ).eval()


def _bytes(config: ModelConfig, source_length: int, target_length: int) -> int:
    """Return the bytes of all tensors of a pass."""
    components = architecture_of(config, source_length, target_length).components.values()
    return 4 * sum(one.layers * sum(map(math.prod, one.tensors.values())) for one in components)


@functools.lru_cache(maxsize=PASSES_KEPT)
def _tensors(
    config: ModelConfig, source: tuple[int, ...], target: tuple[int, ...], scope: str | None, seed: int
) -> dict[str, np.ndarray]:
    def is_wanted(name: str) -> bool:
        if scope is None:
            return True
        return name.startswith(scope) if scope else not _IN_LAYER.fullmatch(name)

    recorder = Recorder(is_wanted)
    run(_seeded(config, seed), torch.tensor([source]), torch.tensor([target]), recorder)
    return {name: as_numpy(tensor[0]) for name, tensor in recorder.tensors.items()}


class _Layers(nn.ModuleList):
    """All layers of a stack in the memory of one: each is drawn when its turn comes, and then what follows the stack.

    The weights of a whole design take up to 230 MB, and the memory of a browser's tab never shrinks.
    """

    def __init__(self, layer: nn.Module, count: int, rest: list[nn.Module], draw: Draw) -> None:
        super().__init__([layer])
        self._count, self._rest, self._draw = count, rest, draw

    def __iter__(self) -> Iterator[nn.Module]:
        for _ in range(self._count):
            self._draw(self[0].modules())
            yield self[0]
        self._draw(self._rest)


def _seeded(config: ModelConfig, seed: int) -> DecoderModel | Classifier:
    """Return a model that draws its weights while it runs, so once, from a generator of its own.

    Other threads may be drawing too.
    """
    draw = functools.partial(_draw, config=config, generator=torch.Generator().manual_seed(seed))
    model = _one_layer(config)
    outside: list[list[nn.Module]] = [[]]  # before the layers of the first stack, after them, after the next one's
    for name, module in model.named_modules():
        if name.endswith(".layers"):
            outside.append([])
        elif ".layers." not in name:
            outside[-1].append(module)
    draw(outside[0])
    counts = (config.encoder_layers, config.decoder_layers)
    stacks = [(name, count) for name, count in zip(("encoder", "decoder"), counts, strict=True) if count]
    for (name, count), rest in zip(stacks, outside[1:], strict=True):
        stack = getattr(model, name)
        stack.layers = _Layers(stack.layers[0], count, rest, draw)
    return model


@torch.no_grad()
def _draw(modules: Iterable[nn.Module], config: ModelConfig, generator: torch.Generator) -> None:
    """Draw the weights that new modules draw."""
    xavier = config.init == "xavier_uniform"
    for module in modules:
        if isinstance(module, nn.Linear):
            bound = math.sqrt(6 / sum(module.weight.shape)) if xavier else module.in_features**-0.5
            module.weight.uniform_(-bound, bound, generator=generator)
            if module.bias is not None:
                module.bias.zero_() if xavier else module.bias.uniform_(-bound, bound, generator=generator)
        elif isinstance(module, nn.Embedding):
            std = config.d_model**-0.5 if config.scale_embeddings else 1.0
            module.weight.normal_(std=std, generator=generator)[config.pad_id] = 0
        elif isinstance(module, LearnedPositions):
            module.table.normal_(std=0.02, generator=generator)


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
