"""DistilBERT."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="DistilBERT",
    model_types=("distilbert",),
    parts={"self": r"attention\.out_lin", "ffn": "ffn"},
)
