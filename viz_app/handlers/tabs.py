"""The views of the page, and the six tabs that hold them, in their order."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from viz_app.handlers import (
    anatomy,
    cards,
    flow,
    head,
    heads,
    masks,
    model,
    patch,
    positions,
    sentences,
    training,
    translate,
    why,
)
from viz_app.handlers.answers import Function

Charts = Callable[[], dict[str, Any]]


@dataclass(frozen=True)
class Tab:
    """One ``tab`` of a link, and the view that it opens, whose folder below ``frontend/pages`` has the same name.

    ``functions`` answer the view's requests. ``charts`` returns Plotly figures that the view fills in itself; it is
    None for a view without charts. ``facts`` returns more data.
    """

    name: str
    functions: Mapping[str, Function]
    charts: Charts | None = dict
    facts: Charts = dict


TABS = (
    Tab("overview", {"cards": cards.cards}, charts=None),
    Tab("translate", translate.FUNCTIONS, charts=None),
    Tab("sentences", sentences.SURVEY, charts=None),
    Tab("head", head.FUNCTIONS),
    Tab("heads", heads.FUNCTIONS),
    Tab("corpus", heads.PORTRAITS, charts=None),
    Tab("why", why.FUNCTIONS, why.charts),
    Tab("flow", flow.FUNCTIONS, charts=None),
    Tab("break", {"switches": cards.switches}, charts=None),
    Tab("patch", patch.FUNCTIONS, charts=None),
    Tab("masks", masks.FUNCTIONS, charts=None),
    Tab("positions", positions.FUNCTIONS, positions.charts),
    Tab("anatomy", anatomy.FUNCTIONS),
    Tab("model", model.FUNCTIONS, model.charts, training.facts),
)


# The six tabs with their views; a part of Model stands after its tab. Their titles are messages, see ``shell.ftl``.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "overview": ("overview",),
    "translate": ("translate", "sentences"),
    "heads": ("head", "heads", "corpus"),
    "why": ("why", "flow"),
    "break": ("break", "masks", "positions", "patch"),
    "model": ("anatomy", "model-words", "model-learning", "model-faithfulness", "model-here"),
}
