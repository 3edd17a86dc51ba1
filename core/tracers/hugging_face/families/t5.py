"""T5 and mT5."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="T5, mT5",
    model_types=("t5", "mt5"),
    joints={
        "encoder": r"encoder\.block\.(\d+)\.layer\.0\.SelfAttention\.o",
        "decoder": r"decoder\.block\.(\d+)\.layer\.0\.SelfAttention\.o",
        "cross": r"decoder\.block\.(\d+)\.layer\.1\.EncDecAttention\.o",
    },
)
