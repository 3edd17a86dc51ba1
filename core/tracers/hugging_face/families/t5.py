"""T5 and mT5."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="T5, mT5",
    model_types=("t5", "mt5"),
    parts={
        "self": r"layer\.0\.SelfAttention\.o",
        "cross": r"layer\.1\.EncDecAttention\.o",
        "ffn": r"layer\.[12]\.DenseReluDense",
    },
)
