"""A model of others beside the designs: the same rows as theirs, from its sizes and its weights."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.results.architecture import Architecture, Component, Shape, Sizes
from viz_app.view_models.components import (
    ATTENTION_TENSORS,
    NORM_TENSORS,
    RELU,
    WHY,
    kind_of,
    number_text,
    row,
    shape_text,
    tensor_rows,
    title_of,
)

Facts = list[tuple[str, str]]
_TENSORS = {"self": ATTENTION_TENSORS, "cross": ATTENTION_TENSORS, "ffn": (("update",),), "norm": NORM_TENSORS}
_POSITIONS = {
    "rotary": "each layer turns queries and keys",
    "relative": "each distance of two tokens adds a learned number to their scores, in every layer",
    "sinusoidal": "sinusoidal, added to each token",
    "learned": "a learned table, added to each token",
}
_KEPT = "The library keeps what is inside to itself, so its norms are counted here too."
_POOLED = "What reads a state for other layers; no answer is made here."


def other_component_payload(sizes: Sizes, component: Component) -> dict[str, Any]:
    """One component of a model of others, as ``component_payload`` returns those of ours."""
    kind = kind_of(component.name)
    usual = kind if kind in _FACTS else "norm"
    rows = [row(name, value) for name, value in _FACTS[usual](sizes, component)]
    rows += tensor_rows(component, _TENSORS.get(usual, ()))
    rows += [row(name, shape_text(shape)) for name, shape in component.weights.items() if len(shape) > 1]
    tokens = next((shape[:1] for shape in component.tensors.values() if len(shape) == 2), ())
    shape: Shape = (*tokens, sizes.d_model)
    if kind == "logits":
        shape = component.tensors["logits"]
    elif kind == "positions" and "relative" in sizes.positions:
        shape = next(iter(component.weights.values()))
    return {
        "name": component.name,
        "title": _title(sizes, component.name, kind),
        "why": _why(sizes, component.name, kind),
        "shape": shape_text(shape),
        "layers": component.layers,
        "parameters": component.parameters,
        "rows": rows,
    }


def other_choices(anatomy: Architecture, sizes: Sizes) -> dict[str, str]:
    """The choices of a model of others by the names of ours; what nothing tells is left out."""
    parts = {kind_of(name): one for name, one in reversed(list(anatomy.components.items()))}
    attention, norm = dict(_attention(sizes, parts["self"])), dict(_norm(sizes, parts.get("self_norm")))
    factor = sizes.embedding_factor
    found = {
        "task": sizes.task,
        "layers": " + ".join(str(count) for count in (sizes.encoder_layers, sizes.decoder_layers) if count),
        "width": number_text(sizes.d_model),
        "heads": each(_heads(sizes, name) for name in sizes.heads if name != "cross"),
        "hidden width": each(sizes.d_ff.values()),
        "Q, K, V": attention["weights of Q, K, V"],
        "their bias": attention["their bias"],
        "scale": attention["scaling"],
        "LayerNorm": norm.get("order", "not known"),
        "its ε": norm.get("ε", "not known"),
        "positions": sizes.positions or "not known",
        "longest sentence": number_text(sizes.max_length),
        "embedding times": "not known" if factor is None else factor_text(factor, sizes.d_model),
        "tables": "one for both uses" if sizes.is_tied else "input and output apart",
        "padding id": "none" if sizes.pad_id is None else str(sizes.pad_id),
        "parameters": number_text(anatomy.parameters),
    }
    if sizes.task in ("classifier", "encoder"):
        found["tables"] = "one"
    return found


def heads_text(sizes: Sizes) -> str:
    """Return the heads of both stacks, and those of keys and values where they are fewer."""
    return each(_heads(sizes, name, " heads") for name in sizes.heads if name != "cross")


def factor_text(factor: float, width: int) -> str:
    """Return a factor, as a root if it is that of the width."""
    for text, value in (("1", 1.0), (f"√{width}", width**0.5), (f"1 ÷ √{width}", width**-0.5)):
        if abs(factor - value) < 1e-4 * value:
            return text
    return f"{factor:.4g}"


def each(texts: Iterable[object]) -> str:
    """Return what encoder and decoder have, once if it is the same."""
    return " + ".join(dict.fromkeys(number_text(text) if isinstance(text, int) else str(text) for text in texts))


def _heads(sizes: Sizes, name: str, noun: str = "") -> str:
    heads, fewer = sizes.heads[name], sizes.key_value_heads[name]
    shared = "" if fewer == heads else f", which share {fewer} of keys and values"
    return f"{heads}{noun} of {sizes.d_head[name]}{shared}"


def _scale(sizes: Sizes, name: str) -> str:
    scale, width = sizes.scale.get(name), sizes.d_head[name]
    if scale is None:
        return "not seen"
    if scale == 1:
        return "none"
    text = f"scores ÷ √{width}" if abs(scale * width**0.5 - 1) < 1e-6 else f"scores × {scale:.4g}"
    return f"{text}, then capped at ±{sizes.score_cap:g}" if sizes.score_cap else text


def _title(sizes: Sizes, name: str, kind: str) -> str:
    if name == "logits":
        return {"classifier": "Classes", "encoder": "Hidden word"}.get(sizes.task, "Next token")
    if kind in ("first_norm", "final_norm"):
        return f"{'First' if kind == 'first_norm' else 'Last'} {_norm_name(sizes)}"
    if kind.endswith("_norm"):
        return "Add and norm" if sizes.norm == "post" else _norm_name(sizes)
    if kind == "pooled":
        return "Pooling"
    return "Feed-forward and norms" if kind == "ffn" and not sizes.norm else title_of(name, kind)


def _why(sizes: Sizes, name: str, kind: str) -> str:
    if name == "logits" and sizes.task != "encoder":
        return WHY["classes" if sizes.task == "classifier" else "words"]
    if name == "logits":
        return "Where a word is hidden, these layers make one score for every token of the vocabulary."
    if kind == "pooled":
        return _POOLED
    if kind == "ffn" and not sizes.norm:
        return _KEPT
    if kind == "ffn":
        text = f"Each token alone: wider, {sizes.activation or 'an activation'}, narrow again."
        return f"{text} It reads what attention reads, and both are added at once." if sizes.is_parallel else text
    if kind == "positions":
        return f"Attention alone does not know order: {_positions_text(sizes)}."
    if kind.endswith("_norm"):
        return _norm_why(sizes)
    return WHY["masked" if name == "decoder.self" else kind]


def _norm_name(sizes: Sizes) -> str:
    return "LayerNorm" if sizes.centres else "RMSNorm"


def _norm_why(sizes: Sizes) -> str:
    if not sizes.centres:
        return "Each token is divided by its root mean square, then stretched by a gain; its mean stays."
    return WHY["norm"] if sizes.shifts else "Each token is brought to mean 0 and spread 1, then stretched by a gain."


def _positions_text(sizes: Sizes) -> str:
    known = [text for kind, text in _POSITIONS.items() if kind in sizes.positions]
    return ", and ".join(known) or "how this model knows it is not known here"


def _embedding(sizes: Sizes, component: Component) -> Facts:
    table = shape_text((sizes.vocabulary_size, sizes.d_model))
    factor = sizes.embedding_factor
    return [
        ("table", table if component.parameters else "that of the encoder"),
        ("padding id", "none" if sizes.pad_id is None else str(sizes.pad_id)),
        *([] if factor is None else [("multiplied by", factor_text(factor, sizes.d_model))]),
    ]


def _positions(sizes: Sizes, component: Component) -> Facts:
    return [
        ("kind", sizes.positions or "not known"),
        ("longest sentence", f"{number_text(sizes.max_length)} tokens"),
        ("learned numbers", number_text(component.parameters) if component.parameters else "none"),
    ]


def _attention(sizes: Sizes, component: Component) -> Facts:
    name = "cross" if kind_of(component.name) == "cross" else component.name.partition(".")[0]
    matrices = [shape_text(shape[::-1]) for shape in component.weights.values() if len(shape) == 2]
    made, output = matrices[:-1], matrices[-1]
    if len(made) == 1:
        made_text = f"one {made[0]}, cut by head"
    else:
        made_text = f"three {made[0]}" if len(set(made)) == 1 else ", ".join(made)
    layers, reach = sizes.windows
    window = f"in {layers} layers only {reach} tokens near" if layers and name != "cross" else ""
    causal = "causal" if component.name == "decoder.self" else ""
    facts = [
        ("weights of Q, K, V", made_text),
        ("their bias", "yes" if any(len(shape) == 1 for shape in list(component.weights.values())[:-1]) else "none"),
        ("heads", _heads(sizes, name)),
        ("scaling", _scale(sizes, name)),
        ("mask", ", ".join(filter(None, (causal, window))) or "none"),
        ("weights of the output", output),
    ]
    if "rotary" in sizes.positions:
        base = "" if sizes.rotary_base is None else f", base {number_text(round(sizes.rotary_base))}"
        facts.append(("positions", f"{_POSITIONS['rotary']}{base}"))
    return facts


def _norm(sizes: Sizes, component: Component | None) -> Facts:
    if component is None or not sizes.norm:
        return []
    kind = kind_of(component.name)
    usual = "after each sum (post-norm)" if sizes.norm == "post" else "before each sub-layer (pre-norm)"
    order = {"final_norm": "once, after the last layer", "first_norm": "once, behind the embedding"}.get(kind, usual)
    if kind.endswith("update_norm"):
        order = "behind the sub-layer, before its sum"
    width = number_text(sizes.d_model)
    measure = "biased: mean square of" if sizes.centres else "none is taken; the mean square of"
    learned = ("gain and bias", f"{width} each") if sizes.shifts else ("gain", width)
    epsilon = f"{sizes.norm_epsilon:.0e}".replace("e-0", "e-").replace("-", "−")
    return [("order", order), ("ε", epsilon), ("variance", f"{measure} {width}"), learned]


def _ffn(sizes: Sizes, component: Component) -> Facts:
    shapes = [shape for shape in component.weights.values() if len(shape) == 2]
    hidden = sizes.d_ff[component.name.partition(".")[0]]
    is_gated = sum(shape[0] for shape in shapes[:-1]) == 2 * hidden
    between = RELU if sizes.activation == "relu" else sizes.activation or "not known"
    return [
        ("first weight", ", ".join(shape_text(shape[::-1]) for shape in shapes[:-1])),
        ("between", f"{between}, times the other half" if is_gated else between),
        ("second weight", shape_text(shapes[-1][::-1])),
        ("wider by", f"{hidden / sizes.d_model:.3g} times"),
    ]


def _pooled(sizes: Sizes, component: Component) -> Facts:
    return [("learned numbers", number_text(component.parameters) if component.parameters else "none")]


def _logits(sizes: Sizes, component: Component) -> Facts:
    if sizes.task in ("classifier", "encoder"):
        return [("then", "softmax over the classes" if sizes.task == "classifier" else "softmax over the vocabulary")]
    size = shape_text((sizes.d_model, sizes.vocabulary_size))
    factor = [] if sizes.output_factor == 1 else [("multiplied by", factor_text(sizes.output_factor, sizes.d_model))]
    cap = f"a cap at ±{sizes.output_cap:g}, " if sizes.output_cap else ""
    return [
        ("weight", f"{size}, the embedding again" if sizes.is_tied else size),
        *factor,
        ("bias", "yes" if sizes.output_bias else "none"),
        ("then", f"{cap}softmax over the vocabulary"),
    ]


_FACTS: Mapping[str, Callable[[Sizes, Component], Facts]] = {
    "embedding": _embedding,
    "positions": _positions,
    "self": _attention,
    "cross": _attention,
    "norm": _norm,
    "ffn": _ffn,
    "pooled": _pooled,
    "logits": _logits,
}
