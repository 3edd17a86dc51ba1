"""One component of a design for the page: the choices made there, its learned tensors and the shapes."""

from collections.abc import Callable, Iterable, Sequence
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
    what = {"title": title_of(config, component.name, kind), "why": _why(config, component.name, kind)}
    return described(component, **what, shape=component.tensors[_leaving(component)], rows=rows)


def described(component: Component, title: Sentence, why: Sentence, shape: Shape, rows: list[Row]) -> dict[str, Any]:
    return {
        "name": component.name,
        "title": title,
        "why": why,
        "shape": shape_text(shape),
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


def why(of: str) -> Sentence:
    return sentence("anatomy-why", of=of)


def part_of(name: str, kind: str) -> str:
    return "masked" if name == "decoder.self" else kind


def answer_of(task: str) -> str:
    """Return the name of what a model's last component gives."""
    return {"classifier": "classes", "encoder": "hidden-word"}.get(task, "next-token")


def title_of(config: ModelConfig | Sizes, name: str, kind: str) -> Sentence:
    of, norm = part_of(name, kind), "LayerNorm" if config.centres else "RMSNorm"
    if name == "logits":
        of = answer_of(config.task)
    elif kind in ("first_norm", "final_norm"):
        of = f"{'first' if kind == 'first_norm' else 'last'}-{norm}"
    elif kind.endswith("_norm"):
        of = "add-norm" if config.norm == "post" else norm
    elif kind == "ffn" and not config.norm:
        of = "ffn-and-norms"
    elif kind == "pooled" and isinstance(config, ModelConfig):
        of = "mean-pooling"
    return sentence("anatomy-title", of=of)


def _why(config: ModelConfig, name: str, kind: str) -> Sentence:
    if name == "logits":
        return why(answer_of(config.task))
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


def _embedding(config: ModelConfig, component: Component) -> list[Row]:
    table: Text = shape_text((config.vocabulary_size, config.d_model))
    if config.task == "translator" and config.tie_embeddings:
        is_second = component.name == "decoder.embedding"
        table = word("of-encoder") if is_second else sentence("anatomy-table-of-three", table=table)
    times = f"√{config.d_model}" if config.scale_embeddings else "1"
    return [row("table", table), row("padding-id", str(config.pad_id)), row("multiplied-by", times)]


def learned_row(component: Component) -> Row:
    return row("learned-numbers", number_text(component.parameters) if component.parameters else word("none"))


def positions_text(config: ModelConfig | Sizes) -> Sentence:
    return joined(word(kind) for kind in (config.positions or "not-known").split(" and "))


def joined(sentences: Iterable[Sentence]) -> Sentence:
    return reduce(lambda first, then: sentence("anatomy-and", first=first, then=then), sentences)


def positions_rows(config: ModelConfig | Sizes, component: Component) -> list[Row]:
    longest = sentence("anatomy-tokens-count", count=number_text(config.max_length))
    return [row("kind", positions_text(config)), row("longest-sentence", longest), learned_row(component)]


def _attention(config: ModelConfig, component: Component) -> list[Row]:
    causal = "causal-" if component.name == "decoder.self" and config.causal else ""
    *made, output = matrix_rows(component)
    return [
        *made,
        row("heads", own_heads_text(config)),
        row("scaling", scale_text(config)),
        row("mask", pads_text(config, causal)),
        row("closed-cells-become", fill_text(config)),
        output,
    ]


def matrix_rows(component: Component) -> list[Row]:
    """Return what makes queries, keys and values, whether it has biases, and the output's weights, width in × out."""
    *made, output = [shape_text(shape[::-1]) for shape in component.weights.values() if len(shape) == 2]
    how = "fused" if len(made) == 1 else "separate"
    text: Text = sentence("anatomy-made-by", how=how, size=made[0]) if len(set(made)) == 1 else ", ".join(made)
    biases = any(len(shape) == 1 for shape in list(component.weights.values())[:-1])
    return [row("qkv-weights", text), row("qkv-bias", yes(biases)), row("output-weights", output)]


def norm_rows(config: ModelConfig | Sizes, component: Component | None) -> list[Row]:
    if component is None or not config.norm:
        return []
    kind = kind_of(component.name)
    order = {"final_norm": "after-last-layer", "first_norm": "after-embedding"}.get(kind, f"{config.norm}-norm")
    if kind.endswith("update_norm"):
        order = "after-sub-layer"
    width = number_text(config.d_model)
    both = row("gain-and-bias", sentence("anatomy-each", width=width))
    variance = sentence("anatomy-variance", kind="biased" if config.centres else "none", width=width)
    learned = both if config.shifts else row("gain", width)
    return [row("order", word(order)), row("epsilon", epsilon_text(config)), row("variance", variance), learned]


def ffn_rows(config: ModelConfig | Sizes, component: Component) -> list[Row]:
    shapes = [shape for shape in component.weights.values() if len(shape) == 2]
    hidden = config.d_ff if isinstance(config.d_ff, int) else config.d_ff[component.name.partition(".")[0]]
    is_gated = sum(shape[0] for shape in shapes[:-1]) == 2 * hidden
    between: Text = RELU if config.activation == "relu" else config.activation or word("not-known")
    return [
        row("first-weight", ", ".join(shape_text(shape[::-1]) for shape in shapes[:-1])),
        row("between", sentence("anatomy-gated", between=between) if is_gated else between),
        row("second-weight", shape_text(shapes[-1][::-1])),
        row("wider-by", sentence("anatomy-times", factor=rounded(hidden / config.d_model, 3))),
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
    "positions": (positions_rows, (("positions", "stream"),)),
    "self": (_attention, (*ATTENTION_TENSORS, ("after_self",))),
    "cross": (_attention, (*ATTENTION_TENSORS, ("after_cross",))),
    "ffn": (ffn_rows, (("hidden", "activated"), ("update",), ("stream",))),
    "norm": (norm_rows, (*NORM_TENSORS, _SUMS)),
    "pooled": (_pooled, (("pooled",),)),
    "logits": (_logits, (("logits",),)),
}
