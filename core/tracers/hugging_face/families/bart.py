"""BART, with a norm behind each sum; its classifiers too."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="BART",
    model_types=("bart",),
    parts={"self": r"self_attn\.out_proj", "cross": r"encoder_attn\.out_proj", "ffn": "fc2"},
    norms={"self": "self_attn_layer_norm", "cross": "encoder_attn_layer_norm", "ffn": "final_layer_norm"},
    is_pre_norm=False,
    first_norm="layernorm_embedding",
    added_positions="embed_positions",
    projections=linear("q_proj", "k_proj", "v_proj"),
)
