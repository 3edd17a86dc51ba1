"""What a Hugging Face model is made of: its sizes, and its weights by the component that they belong to.

All of it is read from the weights, from one pass over made-up tokens, and from the config where no weight tells it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from core.results.architecture import Architecture, Component, Shape, Sizes
from core.tracers.hugging_face.anatomy import Anatomy, anatomy_of, norm_names, parts_of, split_name, stack_of
from core.tracers.hugging_face.families import family_of
from core.tracers.hugging_face.placing import in_memory
from core.transformer.hooks import Recorder

_POSITIONS = re.compile(r"position|relative_attention_bias|rel_embeddings|\bwpe\b")
_TABLES = re.compile(r"position_embeddings|embed_positions|\bwpe\b")
_ACTIVATIONS = ("hidden_activation", "hidden_act", "activation_function", "activation", "dense_act_fn")
_TOKEN = 5  # of the made-up text; the first ids are often padding, whose vector is 0
_KINDS = {"self": 0, "cross": 1, "ffn": 2}
_OUTSIDE = ("embedding", "positions", "first_norm")
_ENDS = ("final_norm", "pooled", "logits")


def architecture_of(model: Any, source_length: int, target_length: int) -> Architecture:
    """Return the components of a HubModel, with the shapes of a pass over texts of these lengths.

    Raises:
        InputError: if its layers are not known.
    """
    model.refuse_no_layers()
    module, anatomy = model.module, anatomy_of(model.module)
    shapes, factor = _pass(model, source_length, target_length)
    weights: dict[str, dict[str, dict[str, Shape]]] = {}  # by component, and by layer
    for component, layer, part, shape in _weights(module, model.kind, anatomy):
        weights.setdefault(component, {}).setdefault(layer, {})[part] = shape
    sizes = _sizes(model, anatomy, factor, weights)
    named = {name: _component(name) for name in shapes}
    found = sorted({*weights, *filter(None, named.values())}, key=_order)
    lengths = {"encoder": source_length, "decoder": target_length}
    return Architecture(
        sizes,
        {
            name: Component(
                name,
                len(weights.get(name, {""})),
                next(iter(weights.get(name, {"": {}}).values())),
                {tensor: shape for tensor, shape in shapes.items() if named[tensor] == name}
                or {f"{name}.output": (lengths.get(name.split(".")[0], target_length), sizes.d_model)},
            )
            for name in found
        },
    )


@torch.inference_mode()
def _pass(model: Any, source_length: int, target_length: int) -> tuple[dict[str, Shape], float | None]:
    """Return the shapes of the tensors of the first layers, and the number that the embedding is multiplied with."""
    recorder = Recorder(lambda name: re.search(r"\.[1-9]\d*\.", name) is None)
    end = getattr(model.module.config, "eos_token_id", None)
    ends = [end] if model.kind == "classifier" and isinstance(end, int) else []  # some read their class there
    ids = [*[_TOKEN] * (source_length - len(ends)), *ends], [_TOKEN] * target_length
    logits = model.prediction(*ids, recorder)
    shapes = {name: tuple(tensor.shape[1:]) for name, tensor in recorder.tensors.items()}
    rows = {"classifier": (), "encoder": (len(ids[0]),)}.get(model.kind, (len(ids[1]),))
    if model.kind != "encoder" or model.module.get_output_embeddings() is not None:
        shapes["logits"] = (*rows, logits.shape[-1])
    stack = "decoder" if model.kind == "generator" else "encoder"
    if f"{stack}.embedded" not in recorder.tensors:
        return shapes, None
    vector = recorder.tensors[f"{stack}.embedded"][0, 0].float()
    if (places := recorder.tensors.get(f"{stack}.positions")) is not None:
        vector = vector - places.flatten(0, -2)[0].float()
    with in_memory(model.module.get_input_embeddings()) as table:
        row = table.weight[_TOKEN].float().to(vector.device)
    if row.shape != vector.shape:
        return shapes, None
    scale = float(vector @ row / (row @ row))
    return shapes, scale if torch.allclose(vector, scale * row, atol=1e-4, rtol=1e-3) else None


def _component(tensor: str) -> str | None:
    """Return the component that a tensor of a pass stands with; None for what is between two."""
    stack, _, rest = tensor.partition(".")
    if not rest:
        return tensor
    if found := re.fullmatch(r"0\.(self|cross|ffn|\w+_norm)\..+", rest):
        return f"{stack}.{found[1]}"
    if rest in ("embedded", "positions") or rest.startswith(("first_norm.", "final_norm.")):
        return f"{stack}.{rest.split('.')[0].replace('embedded', 'embedding')}"
    return None


def _weights(module: Any, kind: str, anatomy: Anatomy) -> Iterator[tuple[str, str, str, Shape]]:
    """Yield the component, the layer, the name and the shape of each learned tensor."""
    norms = {name: scope for scope, name in reversed(list(norm_names(module, anatomy).items()))}
    parts = dict([*anatomy.attentions.items(), *((name, part) for name, part in parts_of(module) if part in _KINDS)])
    for name, tensor in module.named_parameters():
        owner, _, last = name.rpartition(".")
        path, rest = split_name(name)
        if "Sinusoidal" in type(module.get_submodule(owner)).__name__:
            continue  # computed, not learned
        stack, shape = stack_of(name, kind, module.config), _shape(module.get_submodule(owner), tensor)
        if owner in norms:
            scope = norms[owner].split(".")
            yield f"{scope[0]}.{scope[-1]}", path, last, shape
        elif _POSITIONS.search(name):
            yield f"{stack}.positions", "", name, shape
        elif path in anatomy.layers:
            yield f"{anatomy.layers[path].stack}.{_nearest(name, path, parts)}", path, rest, shape
        else:
            yield _outside(module, kind, name, stack), "", name, shape


def _nearest(name: str, path: str, parts: Mapping[str, str]) -> str:
    """Return the attention or feed-forward that a weight of the layer at ``path`` stands beside; feed-forward if none
    is nearer."""
    segments = name.split(".")

    def shared(other: str) -> int:
        pairs = zip(segments, other.split("."), strict=False)
        return next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(segments), other.count(".") + 1))

    here = [(shared(one), _KINDS[part], part) for one, part in parts.items() if one.startswith(f"{path}.")]
    nearest = max(here, default=(0, 0, "ffn"))
    return nearest[2] if nearest[0] > path.count(".") + 1 else "ffn"


def _outside(module: Any, kind: str, name: str, stack: str) -> str:
    table = module.get_input_embeddings()
    beside = name.rpartition(".")[0]
    if "embed" in name or "wte" in name or module.get_submodule(beside) is table:
        return f"{stack}.embedding"
    return f"{stack}.pooled" if kind == "encoder" and module.get_output_embeddings() is None else "logits"


def _shape(owner: nn.Module, tensor: Tensor) -> Shape:
    """Return the shape of a weight as [out, in], which that of a Conv1D is not."""
    shape = tuple(tensor.shape)
    return shape[::-1] if type(owner).__name__ == "Conv1D" else shape


def _order(component: str) -> tuple[int, int, str]:
    stack, _, kind = component.partition(".")
    side = 0 if stack == "encoder" else 1
    if kind in _OUTSIDE:
        return side, _OUTSIDE.index(kind), ""
    if (kind or stack) in _ENDS:
        return (side if kind else 2), 20 + _ENDS.index(kind or stack), ""
    return side, 10 + _KINDS.get(kind.split("_")[0], 3), kind


def _sizes(
    model: Any, anatomy: Anatomy, factor: float | None, weights: Mapping[str, Mapping[str, Mapping[str, Shape]]]
) -> Sizes:
    config, family = model.module.config, family_of(model.module.config.model_type)
    table: Tensor = model.module.get_input_embeddings().weight
    width, heads = model.shape.d_model, {name: count for (name, layer), count in anatomy.heads.items() if not layer}
    fewer = getattr(config, "num_key_value_heads", None)
    norms = list(model.norms.values())
    windows = Counter(getattr(config, "layer_types", None) or ())["sliding_attention"]
    reach = getattr(config, "sliding_window", None) or getattr(config, "local_attention", None)
    head = model.module.get_output_embeddings()
    ffn = {stack: weights.get(f"{stack}.ffn", {}) for stack in ("encoder", "decoder")}
    return Sizes(
        task=model.task,
        encoder_layers=anatomy.depth("encoder"),
        decoder_layers=anatomy.depth("decoder"),
        d_model=width,
        heads=heads,
        key_value_heads={name: int(fewer or count) for name, count in heads.items()},
        d_head={name: _head_width(config, width, count) for name, count in heads.items()},
        d_ff={stack: found for stack, layers in ffn.items() if (found := _hidden_width(layers, width))},
        vocabulary_size=len(table),
        max_length=model.longest,
        norm=("pre" if family.is_pre_norm else "post") if norms else "",
        centres=all(norm.centres for norm in norms),
        shifts=all(norm.shifts for norm in norms),
        norm_epsilon=norms[0].epsilon if norms else None,
        is_parallel=bool(norms) and family.is_parallel(config),
        positions=_positions(model),
        rotary_base=model.rotary_base,
        activation=str(next((getattr(config, name) for name in _ACTIVATIONS if hasattr(config, name)), "")),
        scale={name: scale for (name, layer), scale in anatomy.scales.items() if not layer},
        windows=(windows or (anatomy.depth("decoder") if config.model_type == "mistral" and reach else 0), reach or 0),
        score_cap=getattr(config, "attn_logit_softcapping", None),
        output_cap=model.output_cap,
        output_factor=family.logits_times(config),
        embedding_factor=factor,
        is_tied=head is not None and head.weight is table,
        output_bias=bool(getattr(head, "bias", None) is not None or hasattr(model.module, "final_logits_bias")),
        pad_id=getattr(config, "pad_token_id", None),
    )


def _head_width(config: Any, width: int, heads: int) -> int:
    return int(getattr(config, "head_dim", None) or getattr(config, "d_kv", None) or width // heads)


def _hidden_width(layers: Mapping[str, Mapping[str, Shape]], width: int) -> int:
    """Return the hidden width of a feed-forward, which its last matrix reads."""
    shapes = [shape for layer in layers.values() for shape in layer.values() if len(shape) == 2]
    return shapes[-1][0] * shapes[-1][1] // width if shapes else 0


def _positions(model: Any) -> str:
    """Return how it knows where a token stands, nothing if that is unknown."""
    config, names = model.module.config, [name for name, _ in model.module.named_parameters()]
    is_fixed = any("Sinusoidal" in type(part).__name__ for part in model.module.modules())
    buckets, relative = (getattr(config, f"relative_attention{name}", None) for name in ("_num_buckets", ""))
    found = {
        "rotary": getattr(config, "rope_parameters", None) or model.rotary_base,
        "sinusoidal": is_fixed,
        "learned": not is_fixed and any(_TABLES.search(name) for name in names),
        "relative": buckets or relative,
    }
    return " and ".join(kind for kind, there in found.items() if there)
