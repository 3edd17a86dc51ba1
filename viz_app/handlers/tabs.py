"""The tabs of the page in their order."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from viz_app.handlers import anatomy, cards, head, heads, masks, model, patch, positions, training, translate, why
from viz_app.handlers.answers import Function

Charts = Callable[[], dict[str, Any]]


@dataclass(frozen=True)
class Tab:
    """One tab of the page.

    ``name`` stands in links. ``title`` is None for the tab that is named after the model's task. ``view`` is its
    folder below ``frontend/pages``. ``functions`` answer the view's requests. ``charts`` returns Plotly figures that
    the view fills in itself; it is None for a view without charts. ``facts`` returns more data for the view.
    """

    name: str
    title: str | None
    view: str
    functions: Mapping[str, Function]
    charts: Charts | None = dict
    facts: Charts = dict


TABS = (
    Tab("overview", "Overview", "overview", {"layer": head.layer, "cards": cards.cards}, charts=None),
    Tab("translate", None, "translate", translate.FUNCTIONS, charts=None),
    Tab("head", "Inside a head", "head", head.FUNCTIONS),
    Tab("heads", "Heads", "heads", heads.FUNCTIONS),
    Tab("why", "Why", "why", why.FUNCTIONS, why.charts),
    Tab("patch", "Patch", "patch", patch.FUNCTIONS, charts=None),
    Tab("masks", "Masks", "masks", masks.FUNCTIONS, charts=None),
    Tab("positions", "Positions", "positions", positions.FUNCTIONS, positions.charts),
    Tab("anatomy", "Anatomy", "anatomy", anatomy.FUNCTIONS),
    Tab("model", "Model", "model", model.FUNCTIONS, model.charts, training.facts),
)
