"""GPT-NeoX and Pythia."""

from core.tracers.hugging_face.family import Family

FAMILY = Family(
    title="GPT-NeoX, Pythia",
    model_types=("gpt_neox",),
    joints={"decoder": r"layers\.(\d+)\.attention\.dense"},
)
