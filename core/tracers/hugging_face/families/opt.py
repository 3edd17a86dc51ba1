"""OPT; its model of 350 million weights has narrower tokens, so what is added to its stream is not known here."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="OPT",
    model_types=("opt",),
    parts={"self": r"self_attn\.out_proj", "ffn": "fc2"},
    norms={"self": "self_attn_layer_norm", "ffn": "final_layer_norm"},
    last_norm="final_layer_norm",
    added_positions="embed_positions",
    projections=linear("q_proj", "k_proj", "v_proj"),
)
