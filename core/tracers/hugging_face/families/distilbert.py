"""DistilBERT."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="DistilBERT",
    model_types=("distilbert",),
    joints={"encoder": r"transformer\.layer\.(\d+)\.attention\.out_lin"},
)
