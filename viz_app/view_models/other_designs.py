"""A model of others beside the designs: the same rows as theirs, from its sizes and its weights."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.results.architecture import Architecture, Component, Shape, Sizes
from core.sentences import Sentence, sentence
from viz_app.view_models.components import (
    ATTENTION_TENSORS,
    NORM_TENSORS,
    Row,
    Text,
    answer_of,
    described,
    ffn_rows,
    joined,
    kind_of,
    learned_row,
    matrix_rows,
    norm_rows,
    number_text,
    part_of,
    positions_rows,
    positions_text,
    rounded,
    row,
    shape_text,
    tensor_rows,
    tied,
    title_of,
    why,
    word,
    yes,
)

_TENSORS = {"self": ATTENTION_TENSORS, "cross": ATTENTION_TENSORS, "ffn": (("update",),), "norm": NORM_TENSORS}
_POSITIONS = ("rotary", "relative", "sinusoidal", "learned")


def other_component_payload(sizes: Sizes, component: Component) -> dict[str, Any]:
    """One component of a model of others, as ``component_payload`` returns those of ours."""
    kind = kind_of(component.name)
    usual = kind if kind in _FACTS else "norm"
    rows = [*_FACTS[usual](sizes, component), *tensor_rows(component, _TENSORS.get(usual, ()))]
    rows += [row(name, shape_text(shape)) for name, shape in component.weights.items() if len(shape) > 1]
    tokens = next((shape[:1] for shape in component.tensors.values() if len(shape) == 2), ())
    shape: Shape = (*tokens, sizes.d_model)
    if kind == "logits":
        shape = component.tensors["logits"]
    elif kind == "positions" and "relative" in sizes.positions:
        shape = next(iter(component.weights.values()))
    what = {"title": title_of(sizes, component.name, kind), "why": _why(sizes, component.name, kind)}
    return described(component, **what, shape=shape, rows=rows)


def other_choices(anatomy: Architecture, sizes: Sizes) -> dict[str, Text]:
    """The choices of a model of others by the names of ours; what nothing tells is left out."""
    parts = {kind_of(name): one for name, one in reversed(list(anatomy.components.items()))}
    attention, norm = (
        {one["name"]: one["value"] for one in rows}
        for rows in (_attention(sizes, parts["self"]), norm_rows(sizes, parts.get("self_norm")))
    )
    factor = sizes.embedding_factor
    is_alone = sizes.task in ("classifier", "encoder")
    return {
        "task": word(sizes.task),
        "layers": each(count for count in (sizes.encoder_layers, sizes.decoder_layers) if count),
        "width": number_text(sizes.d_model),
        "heads": _both(sizes, "anatomy-heads"),
        "hidden-width": each(sizes.d_ff.values()),
        "qkv": attention["qkv-weights"],
        "qkv-bias": attention["qkv-bias"],
        "scale": attention["scaling"],
        "layernorm": norm.get("order", word("not-known")),
        "its-epsilon": norm.get("epsilon", word("not-known")),
        "positions": positions_text(sizes),
        "longest-sentence": number_text(sizes.max_length),
        "embedding-times": word("not-known") if factor is None else factor_text(factor, sizes.d_model),
        "tables": word("one-table" if is_alone else "one-of-two" if sizes.is_tied else "two-tables"),
        "padding-id": _pad_text(sizes),
        "parameters": number_text(anatomy.parameters),
    }


def heads_text(sizes: Sizes) -> Text:
    """Return the heads of both stacks, and those of keys and values where they are fewer."""
    return _both(sizes, "anatomy-card-heads")


def factor_text(factor: float, width: int) -> Text:
    """Return a factor, as a root if it is that of the width."""
    for text, value in (("1", 1.0), (f"√{width}", width**0.5), (f"1 ÷ √{width}", width**-0.5)):
        if abs(factor - value) < 1e-4 * value:
            return text
    return sentence("anatomy-factor", factor=rounded(factor, 4))


def each(numbers: Iterable[int]) -> str:
    """Return what encoder and decoder have, once if it is the same."""
    return " + ".join(dict.fromkeys(map(number_text, numbers)))


def _both(sizes: Sizes, message: str) -> Text:
    """Return the heads of encoder and decoder, once if they are the same."""
    encoder, *others = (_heads(sizes, name, message) for name in sizes.heads if name != "cross")
    return sentence("anatomy-both", encoder=encoder, decoder=others[0]) if others and others[0] != encoder else encoder


def _heads(sizes: Sizes, name: str, message: str = "anatomy-heads") -> Sentence:
    heads, fewer = sizes.heads[name], sizes.key_value_heads[name]
    kind = "own" if fewer == heads else "shared"
    return sentence(message, kind=kind, heads=heads, width=sizes.d_head[name], fewer=fewer)


def _scale(sizes: Sizes, name: str) -> Text:
    scale, width = sizes.scale.get(name), sizes.d_head[name]
    if scale is None:
        return word("not-seen")
    if scale == 1:
        return word("none")
    how = "scores" if abs(scale * width**0.5 - 1) < 1e-6 else "times"
    text = sentence("anatomy-scaling", how=how, width=width, factor=rounded(scale, 4))
    return sentence("anatomy-capped", scaling=text, cap=rounded(sizes.score_cap, 6)) if sizes.score_cap else text


def _pad_text(sizes: Sizes) -> Text:
    return word("none") if sizes.pad_id is None else str(sizes.pad_id)


def _why(sizes: Sizes, name: str, kind: str) -> Sentence:
    if name == "logits":
        return why(answer_of(sizes.task))
    if kind == "ffn" and sizes.norm:
        activation = sizes.activation or word("some-activation")
        is_parallel = "yes" if sizes.is_parallel else "no"
        return sentence("anatomy-why-feed-forward", activation=activation, isParallel=is_parallel)
    if kind == "positions":
        known = [kind for kind in _POSITIONS if kind in sizes.positions] or ["unknown"]
        works = [sentence("anatomy-positions-work", kind=kind) for kind in known]
        return sentence("anatomy-why-positions", work=joined(works))
    if kind.endswith("_norm"):
        return why("rms-norm" if not sizes.centres else "norm" if sizes.shifts else "norm-without-bias")
    return why("ffn-and-norms" if kind == "ffn" else part_of(name, kind))


def _embedding(sizes: Sizes, component: Component) -> list[Row]:
    table = shape_text((sizes.vocabulary_size, sizes.d_model))
    factor = sizes.embedding_factor
    return [
        row("table", table if component.parameters else word("of-encoder")),
        row("padding-id", _pad_text(sizes)),
        *([] if factor is None else [row("multiplied-by", factor_text(factor, sizes.d_model))]),
    ]


def _attention(sizes: Sizes, component: Component) -> list[Row]:
    name = "cross" if kind_of(component.name) == "cross" else component.name.partition(".")[0]
    *made, output = matrix_rows(component)
    layers, reach = sizes.windows
    seen = ["causal"] if component.name == "decoder.self" else []
    seen += ["window"] if layers and name != "cross" else []
    rows = [
        *made,
        row("heads", _heads(sizes, name)),
        row("scaling", _scale(sizes, name)),
        row("mask", sentence("anatomy-mask", of="-".join(seen) or "none", layers=layers, reach=reach)),
        output,
    ]
    if "rotary" in sizes.positions:
        base = "" if sizes.rotary_base is None else number_text(round(sizes.rotary_base))
        rows.append(row("positions", sentence("anatomy-rotary", hasBase="yes" if base else "no", base=base)))
    return rows


def _pooled(sizes: Sizes, component: Component) -> list[Row]:
    return [learned_row(component)]


def _logits(sizes: Sizes, component: Component) -> list[Row]:
    if sizes.task in ("classifier", "encoder"):
        return [row("then", word("softmax-classes" if sizes.task == "classifier" else "softmax-vocabulary"))]
    then = word("softmax-vocabulary")
    if sizes.output_cap:
        then = sentence("anatomy-capped-softmax", cap=rounded(sizes.output_cap, 6))
    factor = sizes.output_factor
    return [
        row("weight", tied(shape_text((sizes.d_model, sizes.vocabulary_size)), sizes.is_tied)),
        *([] if factor == 1 else [row("multiplied-by", factor_text(factor, sizes.d_model))]),
        row("bias", yes(sizes.output_bias)),
        row("then", then),
    ]


_FACTS: Mapping[str, Callable[[Sizes, Component], list[Row]]] = {
    "embedding": _embedding,
    "positions": positions_rows,
    "self": _attention,
    "cross": _attention,
    "norm": norm_rows,
    "ffn": ffn_rows,
    "pooled": _pooled,
    "logits": _logits,
}
