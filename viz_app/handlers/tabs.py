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
    """One ``tab`` of a link, and the view that it opens.

    ``view`` is its folder below ``frontend/pages``. ``functions`` answer the view's requests. ``charts`` returns Plotly
    figures that the view fills in itself; it is None for a view without charts. ``facts`` returns more data.
    """

    name: str
    view: str
    functions: Mapping[str, Function]
    charts: Charts | None = dict
    facts: Charts = dict


TABS = (
    Tab("overview", "overview", {"cards": cards.cards}, charts=None),
    Tab("translate", "translate", translate.FUNCTIONS, charts=None),
    Tab("sentences", "sentences", sentences.SURVEY, charts=None),
    Tab("head", "head", head.FUNCTIONS),
    Tab("heads", "heads", heads.FUNCTIONS),
    Tab("corpus", "corpus", heads.PORTRAITS, charts=None),
    Tab("why", "why", why.FUNCTIONS, why.charts),
    Tab("flow", "flow", flow.FUNCTIONS, charts=None),
    Tab("break", "break", {"switches": cards.switches}, charts=None),
    Tab("patch", "patch", patch.FUNCTIONS, charts=None),
    Tab("masks", "masks", masks.FUNCTIONS, charts=None),
    Tab("positions", "positions", positions.FUNCTIONS, positions.charts),
    Tab("anatomy", "anatomy", anatomy.FUNCTIONS),
    Tab("model", "model", model.FUNCTIONS, model.charts, training.facts),
)


@dataclass(frozen=True)
class View:
    """A view of a group: what opens it, its title, and its small line with the technical word.

    ``half`` is the part of Model that it opens.
    """

    tab: str
    title: str
    about: str
    half: str = ""


@dataclass(frozen=True)
class Group:
    """One of the six tabs. ``title`` is None for the one that is named after the model's task."""

    name: str
    title: str | None
    views: tuple[View, ...]


def _alone(name: str, title: str | None) -> Group:
    return Group(name, title, (View(name, "", ""),))


GROUPS = (
    _alone("overview", "Overview"),
    Group(
        "translate",
        None,
        (
            View("translate", "Word by word", "decoding: what was written, and what could have been"),
            View("sentences", "Many sentences", "corpus evaluation: one model over a list of texts"),
        ),
    ),
    Group(
        "heads",
        "Heads",
        (
            View("head", "One head", "query, key, value: how one attention head decides where to look"),
            View("heads", "All heads", "attention heads: what each of them is for"),
            View("corpus", "Over many sentences", "head portraits: what each head does over a corpus"),
        ),
    ),
    Group(
        "why",
        "Why",
        (
            View("why", "Words", "attribution: which words an answer rests on, by several methods"),
            View(
                "flow",
                "Parts and routes",
                "logit attribution and information flow: what wrote a word, and by which way",
            ),
        ),
    ),
    Group(
        "break",
        "Break it",
        (
            View("break", "Start here", "interventions: change one thing inside"),
            View("masks", "Masks", "attention masks: what may be looked at"),
            View("positions", "Word order", "positional encoding: what says where a word stands"),
            View("patch", "Swap parts", "activation patching: parts of another run in this one"),
        ),
    ),
    Group(
        "model",
        "Model",
        (
            View("anatomy", "Plan", "anatomy, or architecture: what the model is made of"),
            View("model", "Word map", "token embeddings: which words the model finds alike", "words"),
            View("model", "Learning", "training history: the model at moments of its training", "learning"),
            View("model", "Which explanation to trust", "faithfulness: explanations put to the test", "faithfulness"),
            View("model", "Train one here", "training: a tiny model learns in this tab", "here"),
        ),
    ),
)
