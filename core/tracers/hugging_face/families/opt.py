"""OPT; its model of 350 million weights has narrower tokens, so what is added to its stream is not known here."""

from typing import Any

from core.tracers.hugging_face.family import Family, Weights, linear


def _projections(attention: Any) -> tuple[Weights, Weights, Weights]:
    """Its queries are scaled, not its scores."""
    (weight, bias), key, value = linear("q_proj", "k_proj", "v_proj")(attention)
    scale = attention.scaling
    return (weight * scale, None if bias is None else bias * scale), key, value


FAMILY = Family(
    title="OPT",
    model_types=("opt",),
    parts={"self": r"self_attn\.out_proj", "ffn": "fc2"},
    norms={"self": "self_attn_layer_norm", "ffn": "final_layer_norm"},
    last_norm="final_layer_norm",
    added_positions="embed_positions",
    projections=_projections,
    scales_queries=True,
)
