"""An explanation by the flow of information: the share of each token in the state that predicts."""

import numpy as np
from jaxtyping import Float32

from core.analysis.attribution.readings import edits_of
from core.analysis.mixing import edges_of
from core.analysis.sub_layers import RecordedPass
from core.results.attribution import Question
from core.results.flow import MEASURES, followed
from core.transformer.classifier import Classifier
from core.transformer.writer import Writer

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]


def flow_shares(module: Writer | Classifier, question: Question, measure: str = MEASURES[0]) -> Sides:
    """Return how much of each token is in the state that predicts: one share of 1 over source and target.

    Raises:
        InputError: if there is no such measure.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    run = RecordedPass(module, question.source_ids, question.read_ids, edits_of(question))
    _, states = followed(edges_of(run, measure), question.step)
    return states["encoder"][0].astype(np.float32), states["decoder"][0].astype(np.float32)
