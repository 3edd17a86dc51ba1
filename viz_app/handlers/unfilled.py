"""The views that a model cannot fill, so that the page marks them before they are opened."""

from collections.abc import Callable, Mapping
from typing import Any

import core
from core.analysis.attribution.question import refuse_encoder, refuse_no_values, refuse_nothing_to_carry
from core.sentences import Sentence, sentence
from viz_app.handlers.model import no_history
from viz_app.handlers.models import refusal


def _refuse_no_head(model: Any) -> None:
    """Refuse a generator whose heads cannot be switched off: Start here begins with one."""
    if model.task == "generator":
        model.check_edits(core.Edits(heads_off=(core.HeadName("decoder", 0, 0),)))


REFUSALS: Mapping[str, Callable[[Any], object]] = {  # the checks by which its answers are refused
    "break": _refuse_no_head,
    "why": refuse_encoder,
    "flow": refuse_no_values,
    "patch": refuse_nothing_to_carry,
    "anatomy": lambda model: getattr(model, "refuse_no_layers", list)(),
}


def unfilled(model: Any) -> dict[str, Sentence | str]:
    """Return by view, or by view and half, the sentence that the view itself says of ``model``."""
    found = {view: why for view, refuse in REFUSALS.items() if (why := refusal(refuse, model))}
    if model.task == "encoder":
        found["break"] = sentence("break-no-answer")
    if "mask" not in model.edits_taken:
        found["masks"] = sentence("masks-masks-pads-bugs-fixed")
    if not hasattr(model, "folder"):
        found["corpus"] = sentence("corpus-only-own-models")
    if getattr(model, "training_history", None) is None:
        found["model-learning"] = no_history(model)
    if getattr(model, "faithfulness", None) is None:
        found["model-faithfulness"] = sentence("model-model-was-not")
    return found
