"""Explanations by the flow of information: shares of the state that predicts, and parts of the logit by token."""

import numpy as np
from jaxtyping import Float32, Float64

from core.analysis.attribution.question import Model
from core.analysis.mixing import edges_of
from core.analysis.sub_layers import RecordedPass
from core.analysis.terms import parts_of
from core.results.attribution import Question
from core.results.flow import MEASURES, followed, mixtures
from core.results.logit_parts import LogitParts
from core.tracers.variants import edits_of

Mixture = Float64[np.ndarray, "_ token"]
Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]


def flow_shares(model: Model, question: Question, measure: str = MEASURES[0]) -> Sides:
    """Return how much of each token is in the state that predicts: one share of 1 over source and target.

    Raises:
        InputError: if there is no such measure.
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    run = RecordedPass(model, question.source_ids, question.read_ids, edits_of(question))
    _, states = followed(edges_of(run, measure), question.step)
    return states["encoder"][0].astype(np.float32), states["decoder"][0].astype(np.float32)


def logit_flow(model: Model, question: Question) -> tuple[Sides, LogitParts]:
    """Return the parts of a logit by token, followed down the flow, and the parts themselves.

    ALTI-Logit (Ferrando et al. 2023, "Explaining How Transformers Use Context to Build Predictions", section 3), for
    encoder-decoders and classifiers too, and with feed-forwards: each read of a head goes down from the state that it
    read, each feed-forward from the state that it read, embedding and position to the token itself. Signed numbers
    that add up, with the biases and shifts, to the logit; the split is a model of the run, the sum is exact.

    Raises:
        StoppedError: if the caller has set a budget (``core.limited``) and it is used up.
    """
    run = RecordedPass(model, question.source_ids, question.read_ids, edits_of(question))
    parts = parts_of(run, question)
    encoded, written = mixtures(edges_of(run))
    if question.step is None:
        by_token = _from_places(parts, encoded)
    else:
        by_token = _from_step(parts, encoded[-1], written, question.step)
    source = run.lengths[0]
    return (by_token[:source].astype(np.float32), by_token[source:].astype(np.float32)), parts


def _from_step(parts: LogitParts, memory: Mixture, written: list[Mixture], step: int) -> Float64[np.ndarray, "token"]:
    """Return the parts of a decoder's row by token; ``written`` are the mixtures of its states by depth."""
    by_token = (parts.embedding + parts.positions) * written[0][step]
    for layer, own in enumerate(parts.reads["decoder"].sum(1)):
        by_token = by_token + own @ written[layer] + parts.feed_forward[layer] * written[layer + 1][step]
    return by_token + parts.reads["cross"].sum((0, 1)) @ memory if "cross" in parts.reads else by_token


def _from_places(parts: LogitParts, encoded: list[Mixture]) -> Float64[np.ndarray, "token"]:
    """Return the parts of a classifier by token, from the places where they stand and the states that heads read."""
    by_token = parts.by_place["embedding"] + parts.by_place["positions"]
    for layer, own in enumerate(parts.reads["encoder"].sum(1)):
        by_token = by_token + own @ encoded[layer] + parts.by_place["feed_forward"][layer] @ encoded[layer + 1]
    return by_token
