"""BART and the encoder-decoders built like it; their classifiers too."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="BART, mBART, Pegasus, M2M100, Blenderbot",
    model_types=("bart", "blenderbot", "blenderbot-small", "m2m_100", "mbart", "pegasus"),
    joints={
        "encoder": r"encoder\.layers\.(\d+)\.self_attn\.out_proj",
        "decoder": r"decoder\.layers\.(\d+)\.self_attn\.out_proj",
        "cross": r"decoder\.layers\.(\d+)\.encoder_attn\.out_proj",
    },
)
