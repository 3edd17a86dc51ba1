"""What is left of a prediction without some tokens: runs of their own, read together.

A token that is taken away is gone as if it had never been typed, and those after it move up. That is what
``Edits(left_out=...)`` does; Li, Monroe and Jurafsky 2016, "Understanding Neural Networks through Representation
Erasure", section 3, erase in the same sense.
"""

from collections.abc import Collection

import numpy as np
from jaxtyping import Float32

from core.analysis.attribution.readings import Run, Variants, log_probabilities, value
from core.attribution import Question

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]


def leave_one_out(variants: Variants, question: Question) -> Sides:
    """Return what each token adds to the value: that of the run, less that of a run without this token.

    NaN for tokens that the model relies on, and for the start token, without which nothing can be predicted.
    """
    source, target = question.source_ids, question.read_ids
    places = [index for index in range(len(source)) if index not in question.fixed]
    runs: list[Run] = [(source, target)]
    runs += [(source_without(question, (index,)), target) for index in places]
    runs += [(source, target[:index] + target[index + 1 :]) for index in range(1, len(target))]
    values = value(log_probabilities(variants, runs))
    adds = np.full(len(source), np.nan, dtype=np.float32), np.full(len(target), np.nan, dtype=np.float32)
    adds[0][places] = values[0] - values[1 : len(places) + 1]
    adds[1][1:] = values[0] - values[len(places) + 1 :]
    return adds


def source_without(question: Question, gone: Collection[int]) -> tuple[int, ...]:
    """Return the ids of the source without the tokens at the indices ``gone``.

    Where none would be left its last one stays, which for models of this project is the end token: a text without a
    word.
    """
    kept = tuple(token for index, token in enumerate(question.source_ids) if index not in gone)
    return kept or question.source_ids[-1:]
