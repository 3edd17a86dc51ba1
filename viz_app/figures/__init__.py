"""Plotly figures of one run, one module each: pure functions that need neither torch nor Gradio.
Each takes ``theme``, ``"light"`` or ``"dark"``; any other is a ``ValueError``.

In a notebook, ``figures.attention(trace, "cross", layer=0, head=3).show(config=figures.CONFIG)``.
"""

from collections.abc import Callable
from typing import Any

import plotly.graph_objects as go

from core.results.attribution import Attribution, DeletionTest
from core.results.flow import Flow
from core.results.head_effects import HeadEffects
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles, PruningCurves
from core.results.logit_parts import LogitParts
from core.results.patching import PatchMap
from core.results.search_tree import SearchTree
from core.results.survey import Survey
from core.results.trace import Trace
from core.results.training_history import TrainingHistory
from viz_app.figures.attention import attention as attention
from viz_app.figures.attribution import attribution as attribution
from viz_app.figures.class_probabilities import class_probabilities as class_probabilities
from viz_app.figures.deletion import deletion as deletion
from viz_app.figures.encoding import encoding as encoding
from viz_app.figures.flow import flow as flow
from viz_app.figures.head_effects import head_effects as head_effects
from viz_app.figures.head_portraits import head_portraits as head_portraits
from viz_app.figures.heads import heads as heads
from viz_app.figures.learning_curves import learning_curves as learning_curves
from viz_app.figures.logit_parts import logit_parts as logit_parts
from viz_app.figures.patch import patch as patch
from viz_app.figures.pruning import pruning as pruning
from viz_app.figures.residual_norms import residual_norms as residual_norms
from viz_app.figures.residual_norms import residual_points as residual_points
from viz_app.figures.score_std import score_std as score_std
from viz_app.figures.search_tree import search_tree as search_tree
from viz_app.figures.similarity import similarity as similarity
from viz_app.figures.softmax_top import softmax_top as softmax_top
from viz_app.figures.survey import survey as survey
from viz_app.figures.theme import CONFIG as CONFIG
from viz_app.figures.theme import themed as themed
from viz_app.figures.waves import waves as waves
from viz_app.figures.words import words as words


def of_result(result: Any, **options: Any) -> go.Figure:
    """Return the figure of a result of ``core``; ``Result.figure`` finds this function as an entry point. Raises
    ``ValueError`` if no function draws such a result.

    Args:
        result: a trace shows the heads of one map, ``name="cross"`` or its last, or the classes of a classifier.
        options: those of the function that draws it, such as ``theme="dark"``.
    """
    if isinstance(result, Trace) and result.classification is None:
        return heads(result, options.pop("name", [*result.attention][-1]), **options)
    if isinstance(result, HeadRoles) and result.pruning:
        return pruning(result.pruning, **options)
    if isinstance(result, TrainingHistory) and result.curve:
        return learning_curves(result.curve, **options)
    makers: dict[type, Callable[..., go.Figure]] = {
        Attribution: attribution,
        DeletionTest: deletion,
        Flow: flow,
        HeadEffects: head_effects,
        HeadPortraits: head_portraits,
        LogitParts: logit_parts,
        PatchMap: patch,
        PruningCurves: pruning,
        SearchTree: search_tree,
        Survey: survey,
        Trace: class_probabilities,
    }
    if type(result) not in makers:
        able = ", ".join(sorted(kind.__name__ for kind in (*makers, HeadRoles, TrainingHistory)))
        raise ValueError(f"There is no figure of a {type(result).__name__}; there are figures of {able}.")
    return makers[type(result)](result, **options)
