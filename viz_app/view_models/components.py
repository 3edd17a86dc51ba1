"""One component of a design for the page: the choices made there, its learned tensors and the shapes."""

from collections.abc import Callable, Sequence
from typing import Any

from core.config import ModelConfig
from core.results.architecture import Component, Shape

Row = dict[str, Any]
_TITLES = {
    "embedding": "Embedding",
    "positions": "Positions",
    "self": "Self-attention",
    "cross": "Cross-attention",
    "ffn": "Feed-forward",
    "final_norm": "Last LayerNorm",
    "pooled": "Mean pooling",
}
RELU = "ReLU: max(0, x)"
WHY = {
    "embedding": "Each token id picks one row of the table: its meaning before it has seen any other token.",
    "positions": "Attention alone does not know order, so each position adds its own pattern.",
    "self": "Each token looks at the tokens of its own sentence and mixes what it reads.",
    "masked": "Each token looks back at what is written, never ahead.",
    "cross": "Queries come from the translation, keys and values from the source. This is the only bridge.",
    "norm": "Each token is brought to mean 0 and spread 1, then stretched by a gain and shifted by a bias.",
    "ffn": "Each token alone: wider, ReLU, narrow again. Most of the parameters of a layer are here.",
    "pooled": "The mean of all tokens: one vector for the whole sentence.",
    "classes": "One row of weights a class; the softmax of the scores is the answer.",
    "words": "Each row becomes one score for every token of the vocabulary.",
}


def component_payload(config: ModelConfig, component: Component) -> dict[str, Any]:
    """One component for the page: ``title``, ``why``, ``shape`` of what leaves it, ``parameters``, ``rows``.

    A row is ``{"name", "value"}``, or for tensors of a pass ``{"name": scope, "parts": [names], "value": shape}``.
    """
    kind = kind_of(component.name)
    facts, groups = _ROWS[kind if kind in _ROWS else "norm"]
    rows = [*facts(config, component), *tensor_rows(component, groups)]
    return {
        "name": component.name,
        "title": _title(config, component.name, kind),
        "why": _why(config, component.name, kind),
        "shape": shape_text(component.tensors[_leaving(component)]),
        "layers": component.layers,
        "parameters": component.parameters,
        "rows": rows,
    }


def kind_of(component: str) -> str:
    """``"encoder.self"`` is of the kind ``"self"``; components without a stack are a kind of their own."""
    return component.partition(".")[2] or component


def number_text(number: int) -> str:
    """A whole number with a narrow space between thousands."""
    return f"{number:,}".replace(",", "\u202f")


def shape_text(shape: Shape) -> str:
    """Sizes joined by ×."""
    return " × ".join(map(number_text, shape))


def scale_text(config: ModelConfig) -> str:
    """Return the place of the division by the square root of the head's width."""
    texts = {"scores": f"scores ÷ √{config.d_head}", "inputs": f"q and k each ÷ ⁴√{config.d_head}", "none": "none"}
    return texts[config.scale_on]


def fill_text(config: ModelConfig) -> str:
    """Return the score of a masked cell."""
    return "−∞" if config.mask_fill == float("-inf") else f"{config.mask_fill:.0e}".replace("-", "−").replace("+0", "")


def epsilon_text(config: ModelConfig) -> str:
    """The small number under the root of a LayerNorm."""
    return f"{config.norm_epsilon:.0e}".replace("e-0", "e-").replace("-", "−")


def own_heads_text(config: ModelConfig) -> str:
    """Return the number and width of heads, and whether they share the width of the model."""
    kind = "each as wide as the model" if config.head_width == "full" else "the width is split"
    return f"{config.heads} of {config.d_head}, {kind}"


def pads_text(config: ModelConfig) -> str:
    """Return the axes on which a mask hides padding."""
    return "pads closed as keys and as queries" if config.mask_queries else "pads closed as keys"


def start_text(config: ModelConfig) -> str:
    """Return the distribution of initial weights."""
    return "Xavier-uniform" if config.init == "xavier_uniform" else "as PyTorch draws them"


def title_of(name: str, kind: str) -> str:
    """Return the title of an attention, a feed-forward, an embedding, positions or the last norm."""
    return "Masked attention" if name == "decoder.self" else _TITLES[kind]


def _title(config: ModelConfig, name: str, kind: str) -> str:
    if name == "logits":
        return "Classes" if config.task == "classifier" else "Next token"
    if kind.endswith("_norm") and kind != "final_norm":
        return "Add and norm" if config.norm == "post" else "LayerNorm"
    return title_of(name, kind)


def _why(config: ModelConfig, name: str, kind: str) -> str:
    if name == "decoder.self":
        return WHY["masked"]
    if name == "logits":
        return WHY["classes" if config.task == "classifier" else "words"]
    if kind.endswith("_norm"):
        added = "What the sub-layer says is added to the stream, then each" if config.norm == "post" else "Each"
        return WHY["norm"].replace("Each", added if kind != "final_norm" else "Each", 1)
    return WHY[kind]


def _leaving(component: Component) -> str:
    """The tensor that the next component reads."""
    tail = "update" if kind_of(component.name) in ("self", "cross", "ffn") else ""
    return _tensor(component, tail) or list(component.tensors)[-1]


def _tensor(component: Component, part: str) -> str | None:
    return next((name for name in component.tensors if part and name.rpartition(".")[2] == part), None)


def tensor_rows(component: Component, groups: Sequence[tuple[str, ...]]) -> list[Row]:
    """Return the tensors of a pass, in groups of one row each; those that the component lacks are left out."""
    rows = []
    for group in groups:
        names = [name for part in group if (name := _tensor(component, part))]
        if names:
            parts = [name.rpartition(".")[2] for name in names]
            shapes = dict.fromkeys(shape_text(component.tensors[name]) for name in names)
            rows.append(row(names[0].rpartition(".")[0], ", then ".join(shapes), parts))
    return rows


def row(name: str, value: str, parts: list[str] | None = None) -> Row:
    """Return a fact, or the tensors ``parts`` of the scope ``name``."""
    return {"name": name, "value": value} | ({"parts": parts} if parts else {})


def _matrix(component: Component, part: str) -> str:
    """A Linear's weights as width in × width out."""
    return shape_text(component.weights[f"{part}.weight"][::-1])


def _embedding(config: ModelConfig, component: Component) -> list[Row]:
    table = shape_text((config.vocabulary_size, config.d_model))
    shared = config.task == "translator" and config.tie_embeddings
    if shared:
        table = "that of the encoder" if component.name == "decoder.embedding" else f"{table}, for all three uses"
    times = f"√{config.d_model}" if config.scale_embeddings else "1"
    return [row("table", table), row("padding id", str(config.pad_id)), row("multiplied by", times)]


def _positions(config: ModelConfig, component: Component) -> list[Row]:
    learned = number_text(component.parameters) if component.parameters else "none"
    return [
        row("kind", config.positions),
        row("longest sentence", f"{number_text(config.max_length)} tokens"),
        row("learned numbers", learned),
    ]


def _attention(config: ModelConfig, component: Component) -> list[Row]:
    fused = config.projection == "fused"
    part = "projection.w_query_key_value" if fused else "projection.w_query"
    size = _matrix(component, part)
    mask = "causal, and " if component.name == "decoder.self" and config.causal else ""
    return [
        row("weights of Q, K, V", f"one {size}, cut by head" if fused else f"three {size}"),
        row("their bias", "yes" if f"{part}.bias" in component.weights else "none"),
        row("heads", own_heads_text(config)),
        row("scaling", scale_text(config)),
        row("mask", mask + pads_text(config)),
        row("closed cells become", fill_text(config)),
        row("weights of the output", _matrix(component, "w_output")),
    ]


def _norm(config: ModelConfig, component: Component) -> list[Row]:
    order = "after each sum (post-norm)" if config.norm == "post" else "before each sub-layer (pre-norm)"
    if kind_of(component.name) == "final_norm":
        order = "once, after the last layer"
    width = number_text(config.d_model)
    return [
        row("order", order),
        row("ε", epsilon_text(config)),
        row("variance", f"biased: mean square of {width}"),
        row("gain and bias", f"{width} each"),
    ]


def _ffn(config: ModelConfig, component: Component) -> list[Row]:
    wider = config.d_ff / config.d_model
    return [
        row("first weight", _matrix(component, "w_in")),
        row("between", RELU),
        row("second weight", _matrix(component, "w_out")),
        row("wider by", f"{wider:.3g} times"),
    ]


def _pooled(config: ModelConfig, component: Component) -> list[Row]:
    return [row("mean over", "all tokens but padding"), row("learned numbers", "none")]


def _logits(config: ModelConfig, component: Component) -> list[Row]:
    if config.task == "classifier":
        size, then = shape_text(component.weights["weight"][::-1]), "softmax over the classes"
    else:
        size, then = shape_text((config.d_model, config.vocabulary_size)), "softmax over the vocabulary"
        size += ", the embedding again" if config.tie_embeddings else ""
    return [row("weight", size), row("bias", "yes" if "bias" in component.weights else "none"), row("then", then)]


_SCORES = ("scores", "scaled", "mask", "masked", "weights")
ATTENTION_TENSORS = (("query",), ("key", "value"), _SCORES, ("output",), ("joined", "update"))
NORM_TENSORS = (("input",), ("mean", "variance"), ("normalised", "output"))
_SUMS = ("after_self", "after_cross", "stream")
_ROWS: dict[str, tuple[Callable[[ModelConfig, Component], list[Row]], tuple[tuple[str, ...], ...]]] = {
    "embedding": (_embedding, (("embedding",),)),
    "positions": (_positions, (("positions", "stream"),)),
    "self": (_attention, (*ATTENTION_TENSORS, ("after_self",))),
    "cross": (_attention, (*ATTENTION_TENSORS, ("after_cross",))),
    "ffn": (_ffn, (("hidden", "activated"), ("update",), ("stream",))),
    "norm": (_norm, (*NORM_TENSORS, _SUMS)),
    "pooled": (_pooled, (("pooled",),)),
    "logits": (_logits, (("logits",),)),
}
