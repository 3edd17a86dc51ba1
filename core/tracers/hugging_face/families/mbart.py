"""mBART and the encoder-decoders built like it: as BART, with a norm before each attention and feed-forward."""

from dataclasses import replace

from core.tracers.hugging_face.families import bart

FAMILY = replace(
    bart.FAMILY,
    title="mBART, Pegasus, M2M100, Blenderbot",
    model_types=("blenderbot", "m2m_100", "mbart", "pegasus"),
    is_pre_norm=True,
    last_norm="layer_norm",
)
