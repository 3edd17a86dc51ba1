"""Transformers that show what they do: load a model, run a text, get a ``Trace``."""

from core.checkpoint import CheckpointError
from core.decoding import Decoding
from core.errors import InputError
from core.interventions.edits import BUGS, Edits, HeadName, MaskEdit
from core.trace import AttentionMap, Candidate, ClassScores, Hypothesis, Step, Trace
from core.tracers.catalogue import Description, catalogue, describe, load
from core.tracers.hugging_face import HubModel
from core.tracers.own import OwnModel
from core.tracers.requests import Classification

__all__ = [
    "BUGS",
    "AttentionMap",
    "Candidate",
    "CheckpointError",
    "ClassScores",
    "Classification",
    "Decoding",
    "Description",
    "Edits",
    "HeadName",
    "HubModel",
    "Hypothesis",
    "InputError",
    "MaskEdit",
    "OwnModel",
    "Step",
    "Trace",
    "catalogue",
    "describe",
    "load",
]
