"""BART and the encoder-decoders built like it; their classifiers too."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="BART, mBART, Pegasus, M2M100, Blenderbot",
    model_types=("bart", "blenderbot", "blenderbot-small", "m2m_100", "mbart", "pegasus"),
    parts={"self": r"self_attn\.out_proj", "cross": r"encoder_attn\.out_proj", "ffn": "fc2"},
)
