"""mBART and the encoder-decoders built like it: as BART, with a norm before each attention and feed-forward."""

from core.tracers.hugging_face.families import bart
from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="mBART, Pegasus, M2M100, Blenderbot",
    model_types=("blenderbot", "m2m_100", "mbart", "pegasus"),
    parts=bart.FAMILY.parts,
    norms=bart.FAMILY.norms,
    first_norm=bart.FAMILY.first_norm,
    last_norm="layer_norm",
    added_positions=bart.FAMILY.added_positions,
    projections=bart.FAMILY.projections,
)
