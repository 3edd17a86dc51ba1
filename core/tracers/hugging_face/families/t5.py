"""T5 and mT5."""

from core.tracers.hugging_face.family import Family, linear

FAMILY = Family(
    title="T5, mT5",
    model_types=("t5", "mt5"),
    parts={
        "self": r"layer\.0\.SelfAttention\.o",
        "cross": r"layer\.1\.EncDecAttention\.o",
        "ffn": r"layer\.[12]\.DenseReluDense",
    },
    norms={
        "self": r"layer\.0\.layer_norm",
        "cross": r"layer\.1\.layer_norm",
        "ffn": r"layer\.[12]\.layer_norm",  # the last one: an encoder's layer has two
    },
    last_norm="final_layer_norm",
    logits_times=lambda config: config.d_model**-0.5 if getattr(config, "scale_decoder_outputs", False) else 1.0,
    adds_by_distance=True,
    projections=linear("q", "k", "v"),
)
