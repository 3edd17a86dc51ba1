"""The word with which the page's stored run opens: the one that depends most on a single word of the source."""

from typing import Any

import core
from core.results.trace import Trace
from viz_app.view_models.looks import Look, look_of, tellable
from viz_app.view_models.shown_heads import shown_heads


def hidden(keys: range) -> core.Edits:
    """The change that hides a word of the source from the decoder."""
    return core.Edits(mask=tuple(core.MaskEdit("cross", None, key, False) for key in keys))


def opening_look(model: Any, trace: Trace) -> Look | None:
    """Return the word that loses most log-probability if the decoder may not look at the word it looks at.

    The words are those worth a story, the look is that of the head on show; one teacher-forced pass a word. None
    without such a word.
    """
    if "cross" not in trace.attention:
        return None
    head = tuple(shown_heads(trace, getattr(model, "head_roles", None))["cross"])
    looks = [look_of(trace, (head[0], head[1]), steps) for steps in tellable(trace)]
    return max(looks, key=lambda look: _loss(model, trace, look), default=None)


def _loss(model: Any, trace: Trace, look: Look) -> float:
    target = [step.id for step in trace.steps]
    without = model.trace(trace.text, target=target, edits=hidden(look.keys))
    return sum(trace.steps[at].log_probability - without.steps[at].log_probability for at in look.steps)
