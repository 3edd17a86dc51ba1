"""One component of a design for the page: the choices made there, its learned tensors and the shapes."""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from core.config import ModelConfig
from core.results.architecture import Component, Shape, Sizes
from core.sentences import Sentence, sentence

Row = dict[str, Any]
Text = str | Sentence  # a str is the same in every language: a shape, a name, what somebody typed
RELU = "ReLU: max(0, x)"


def component_payload(config: ModelConfig, component: Component) -> dict[str, Any]:
    """One component for the page: ``title``, ``why``, ``shape`` of what leaves it, ``parameters``, ``rows``.

    A row is ``{"name", "value"}``, whose name is a variant of the message ``anatomy-row``, or for tensors of a pass
    ``{"name": scope, "parts": [names], "value": shape}``.
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


def word(of: str) -> Sentence:
    return sentence("anatomy-is", of=of)


def yes(is_so: object) -> Sentence:
    return word("yes" if is_so else "none")


def kind_of(component: str) -> str:
    """``"encoder.self"`` is of the kind ``"self"``; components without a stack are a kind of their own."""
    return component.partition(".")[2] or component


def number_text(number: int) -> str:
    """A whole number with a narrow space between thousands."""
    return f"{number:,}".replace(",", "\u202f")


def shape_text(shape: Shape) -> str:
    return " × ".join(map(number_text, shape))


def scale_text(config: ModelConfig) -> Text:
    if config.scale_on == "none":
        return word("none")
    return sentence("anatomy-scaling", how=config.scale_on, width=config.d_head)


def fill_text(config: ModelConfig) -> str:
    return "−∞" if config.mask_fill == float("-inf") else f"{config.mask_fill:.0e}".replace("-", "−").replace("+0", "")


def epsilon_text(config: ModelConfig | Sizes) -> str:
    return f"{config.norm_epsilon:.0e}".replace("e-0", "e-").replace("-", "−")


def own_heads_text(config: ModelConfig) -> Text:
    return sentence("anatomy-heads", kind=config.head_width, heads=config.heads, width=config.d_head)


def pads_text(config: ModelConfig, causal: str = "") -> Text:
    return sentence("anatomy-mask", of=f"{causal}{'queries' if config.mask_queries else 'keys'}")


def title(of: str) -> Sentence:
    return sentence("anatomy-title", of=of)


def why(of: str) -> Sentence:
    return sentence("anatomy-why", of=of)


def part_of(name: str, kind: str) -> str:
    return "masked" if name == "decoder.self" else kind


def _title(config: ModelConfig, name: str, kind: str) -> Sentence:
    if name == "logits":
        return title("classes" if config.task == "classifier" else "next-token")
    if kind == "final_norm":
        return title("last-LayerNorm")
    if kind.endswith("_norm"):
        return title("add-norm" if config.norm == "post" else "LayerNorm")
    return title("mean-pooling" if kind == "pooled" else part_of(name, kind))


def _why(config: ModelConfig, name: str, kind: str) -> Sentence:
    if name == "logits":
        return why("classes" if config.task == "classifier" else "next-token")
    if kind.endswith("_norm"):
        return why("add-norm" if config.norm == "post" and kind != "final_norm" else "norm")
    return why("mean-pooling" if kind == "pooled" else part_of(name, kind))


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
            value: Text = reduce(lambda first, then: sentence("anatomy-then", first=first, then=then), shapes)  # type: ignore
            rows.append(row(names[0].rpartition(".")[0], value, parts))
    return rows


def row(name: str, value: Text, parts: list[str] | None = None) -> Row:
    """Return a fact, or the tensors ``parts`` of the scope ``name``."""
    return {"name": name, "value": value} | ({"parts": parts} if parts else {})


def _matrix(component: Component, part: str) -> str:
    """A Linear's weights as width in × width out."""
    return shape_text(component.weights[f"{part}.weight"][::-1])


def _embedding(config: ModelConfig, component: Component) -> list[Row]:
    table: Text = shape_text((config.vocabulary_size, config.d_model))
    if config.task == "translator" and config.tie_embeddings:
        is_second = component.name == "decoder.embedding"
        table = word("of-encoder") if is_second else sentence("anatomy-table-of-three", table=table)
    times = f"√{config.d_model}" if config.scale_embeddings else "1"
    return [row("table", table), row("padding-id", str(config.pad_id)), row("multiplied-by", times)]


def learned_row(component: Component) -> Row:
    return row("learned-numbers", number_text(component.parameters) if component.parameters else word("none"))


def length_row(longest: int) -> Row:
    return row("longest-sentence", sentence("anatomy-tokens-count", count=number_text(longest)))


def _positions(config: ModelConfig, component: Component) -> list[Row]:
    return [row("kind", word(config.positions)), length_row(config.max_length), learned_row(component)]


def _attention(config: ModelConfig, component: Component) -> list[Row]:
    fused = config.projection == "fused"
    part = "projection.w_query_key_value" if fused else "projection.w_query"
    causal = "causal-" if component.name == "decoder.self" and config.causal else ""
    return [
        row("qkv-weights", sentence("anatomy-made-by", how=config.projection, size=_matrix(component, part))),
        row("qkv-bias", yes(f"{part}.bias" in component.weights)),
        row("heads", own_heads_text(config)),
        row("scaling", scale_text(config)),
        row("mask", pads_text(config, causal)),
        row("closed-cells-become", fill_text(config)),
        row("output-weights", _matrix(component, "w_output")),
    ]


def _norm(config: ModelConfig, component: Component) -> list[Row]:
    order = f"{config.norm}-norm" if kind_of(component.name) != "final_norm" else "after-last-layer"
    width = number_text(config.d_model)
    return [
        row("order", word(order)),
        row("epsilon", epsilon_text(config)),
        row("variance", sentence("anatomy-variance", kind="biased", width=width)),
        row("gain-and-bias", sentence("anatomy-each", width=width)),
    ]


def _ffn(config: ModelConfig, component: Component) -> list[Row]:
    return [
        row("first-weight", _matrix(component, "w_in")),
        row("between", RELU),
        row("second-weight", _matrix(component, "w_out")),
        row("wider-by", sentence("anatomy-times", factor=rounded(config.d_ff / config.d_model, 3))),
    ]


def rounded(value: float, digits: int) -> float:
    return float(f"{value:.{digits}g}")


def _pooled(config: ModelConfig, component: Component) -> list[Row]:
    return [row("mean-over", word("not-padding")), row("learned-numbers", word("none"))]


def _logits(config: ModelConfig, component: Component) -> list[Row]:
    if config.task == "classifier":
        size: Text = shape_text(component.weights["weight"][::-1])
    else:
        size = tied(shape_text((config.d_model, config.vocabulary_size)), config.tie_embeddings)
    then = "softmax-classes" if config.task == "classifier" else "softmax-vocabulary"
    return [row("weight", size), row("bias", yes("bias" in component.weights)), row("then", word(then))]


def tied(size: str, is_tied: bool) -> Text:
    """Return the size of the output's weights, which may be those of the embedding."""
    return sentence("anatomy-tied", size=size) if is_tied else size


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
