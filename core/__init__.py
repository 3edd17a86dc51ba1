"""Transformers that show what they do: load a model, run a text, get a ``Trace``.

Each name is imported when it is first used, so that a saved ``Trace`` can be read and drawn without torch.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.analysis.attribution import attribute, attributions, methods_of
    from core.analysis.attribution.deletion import deletion_curve, deletion_test
    from core.analysis.comparison import compare
    from core.analysis.flow import flow
    from core.analysis.head_effects import head_effects
    from core.analysis.head_portraits import head_portraits
    from core.analysis.logit_parts import logit_parts
    from core.analysis.patching import patch, patched
    from core.analysis.preferences import head_preferences
    from core.analysis.score_parts import score_parts
    from core.analysis.steering import steering_curve
    from core.analysis.survey import survey, survey_rows
    from core.budget import StoppedError, limited
    from core.checkpoints.checkpoint import CheckpointError
    from core.decoding import Decoding
    from core.errors import InputError
    from core.interventions.carrying import PatchSite
    from core.interventions.edits import BUGS, Edits, HeadName, MaskEdit
    from core.interventions.steer import Steer
    from core.results.attribution import METHODS, Attribution, DeletionTest, Question
    from core.results.faithfulness import Faithfulness
    from core.results.flow import Flow, Route
    from core.results.head_effects import HeadEffects
    from core.results.head_portraits import HeadPortraits
    from core.results.head_roles import HeadRole, HeadRoles, PruningCurves, RoleScores
    from core.results.logit_parts import LogitParts
    from core.results.patching import Patched, PatchMap
    from core.results.preferences import HeadPreferences
    from core.results.score_parts import ScoreParts
    from core.results.search_tree import SearchNode, SearchTree
    from core.results.steering import SteeringCurve
    from core.results.survey import Comparison, Survey, SurveyRow
    from core.results.trace import AttentionMap, Candidate, ClassProbabilities, Draw, Hypothesis, Step, Trace
    from core.tracers.catalogue import Description, catalogue, describe, load
    from core.tracers.hugging_face import HubModel
    from core.tracers.native import NativeModel
    from core.tracers.results import Classification
    from core.tracers.steering import steering_vector
    from core.training import train

__all__ = [
    "BUGS",
    "METHODS",
    "AttentionMap",
    "Attribution",
    "Candidate",
    "CheckpointError",
    "ClassProbabilities",
    "Classification",
    "Comparison",
    "Decoding",
    "DeletionTest",
    "Description",
    "Draw",
    "Edits",
    "Faithfulness",
    "Flow",
    "HeadEffects",
    "HeadName",
    "HeadPortraits",
    "HeadPreferences",
    "HeadRole",
    "HeadRoles",
    "HubModel",
    "Hypothesis",
    "InputError",
    "LogitParts",
    "MaskEdit",
    "NativeModel",
    "PatchMap",
    "PatchSite",
    "Patched",
    "PruningCurves",
    "Question",
    "RoleScores",
    "Route",
    "ScoreParts",
    "SearchNode",
    "SearchTree",
    "Steer",
    "SteeringCurve",
    "Step",
    "StoppedError",
    "Survey",
    "SurveyRow",
    "Trace",
    "attribute",
    "attributions",
    "catalogue",
    "compare",
    "deletion_curve",
    "deletion_test",
    "describe",
    "flow",
    "head_effects",
    "head_portraits",
    "head_preferences",
    "limited",
    "load",
    "logit_parts",
    "methods_of",
    "patch",
    "patched",
    "score_parts",
    "steering_curve",
    "steering_vector",
    "survey",
    "survey_rows",
    "train",
]

_HOMES = {
    "core.budget": ("StoppedError", "limited"),
    "core.analysis.attribution": ("attribute", "attributions", "methods_of"),
    "core.analysis.attribution.deletion": ("deletion_curve", "deletion_test"),
    "core.results.attribution": ("METHODS", "Attribution", "DeletionTest", "Question"),
    "core.analysis.comparison": ("compare",),
    "core.analysis.survey": ("survey", "survey_rows"),
    "core.analysis.flow": ("flow",),
    "core.results.flow": ("Flow", "Route"),
    "core.analysis.head_effects": ("head_effects",),
    "core.results.head_effects": ("HeadEffects",),
    "core.analysis.head_portraits": ("head_portraits",),
    "core.analysis.logit_parts": ("logit_parts",),
    "core.results.logit_parts": ("LogitParts",),
    "core.analysis.patching": ("patch", "patched"),
    "core.analysis.preferences": ("head_preferences",),
    "core.results.preferences": ("HeadPreferences",),
    "core.analysis.score_parts": ("score_parts",),
    "core.results.score_parts": ("ScoreParts",),
    "core.interventions.carrying": ("PatchSite",),
    "core.results.patching": ("PatchMap", "Patched"),
    "core.checkpoints.checkpoint": ("CheckpointError",),
    "core.decoding": ("Decoding",),
    "core.errors": ("InputError",),
    "core.results.faithfulness": ("Faithfulness",),
    "core.results.head_portraits": ("HeadPortraits",),
    "core.results.head_roles": ("HeadRole", "HeadRoles", "PruningCurves", "RoleScores"),
    "core.interventions.edits": ("BUGS", "Edits", "HeadName", "MaskEdit"),
    "core.interventions.steer": ("Steer",),
    "core.analysis.steering": ("steering_curve",),
    "core.results.steering": ("SteeringCurve",),
    "core.tracers.steering": ("steering_vector",),
    "core.results.search_tree": ("SearchNode", "SearchTree"),
    "core.results.survey": ("Comparison", "Survey", "SurveyRow"),
    "core.results.trace": ("AttentionMap", "Candidate", "ClassProbabilities", "Draw", "Hypothesis", "Step", "Trace"),
    "core.tracers.catalogue": ("Description", "catalogue", "describe", "load"),
    "core.tracers.hugging_face": ("HubModel",),
    "core.tracers.native": ("NativeModel",),
    "core.tracers.results": ("Classification",),
    "core.training": ("train",),
}
_FORMER = {
    "ClassScores": "ClassProbabilities",
    "OwnModel": "NativeModel",
    "Place": "PatchSite",
}  # names of older versions
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    name = _FORMER.get(name, name)
    if name in _HOME:
        value = globals()[name] = getattr(import_module(_HOME[name]), name)
        return value
    if not name.startswith("_") and find_spec(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
