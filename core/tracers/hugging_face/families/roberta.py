"""RoBERTa and the models built like it, which are BERTs with other positions."""

from dataclasses import replace

from core.tracers.hugging_face.families import bert

FAMILY = replace(
    bert.FAMILY,
    title="RoBERTa, XLM-RoBERTa, CamemBERT",
    model_types=("roberta", "xlm-roberta", "camembert"),
    positions_after_padding=True,
)
