"""Predictions without some tokens: one run for each group of tokens, in one batch.

A token that is taken away is gone as if it had never been typed, and those after it move up. That is what
``Edits(left_out=...)`` does; Li, Monroe and Jurafsky 2016, "Understanding Neural Networks through Representation
Erasure", section 3, erase in the same sense.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise

import numpy as np
from jaxtyping import Float32

from core.analysis.attribution.readings import log_probabilities, value
from core.errors import InputError
from core.interventions.edits import Edits
from core.results.attribution import Question
from core.tracers.variants import Run, Variants

Sides = tuple[Float32[np.ndarray, "source"], Float32[np.ndarray, "read"]]
Starts = tuple[Sequence[int], Sequence[int]]  # of groups, in the source and in what was written


def leave_one_out(variants: Variants, question: Question, together: Starts | None = None) -> Sides:
    """Return what each token adds to the value: that of the run, less that of a run without this token.

    NaN for tokens that the model relies on, and for the start token, without which nothing can be predicted. With
    ``together``, which says of either side where groups of tokens start, a group goes at once: what it adds stands at
    its first token, and the others of it are NaN.

    Raises:
        InputError: if such starts are not those of groups that hold every token once.
    """
    source, target = question.source_ids, question.read_ids
    sides = (len(source), len(target))
    starts = tuple(range(size) for size in sides) if together is None else together
    relied = (set(question.fixed), {0})
    gone = [_groups(*side) for side in zip(starts, sides, relied, strict=True)]
    runs: list[Run] = [(source, target)]
    runs += [(source_without(question, group), target) for group in gone[0]]
    runs += [(source, read_without(question, group)) for group in gone[1]]
    values = value(log_probabilities(variants, runs))
    adds = np.full(sides[0], np.nan, dtype=np.float32), np.full(sides[1], np.nan, dtype=np.float32)
    places = len(gone[0]) + 1
    adds[0][[group[0] for group in gone[0]]] = values[0] - values[1:places]
    adds[1][[group[0] for group in gone[1]]] = values[0] - values[places:]
    return adds


def _groups(starts: Sequence[int], size: int, relied: Collection[int]) -> list[tuple[int, ...]]:
    """Return the removable tokens of each group; groups without any are left out."""
    given = list(starts)
    if given[:1] != [0][:size] or given != sorted(set(given)) or (given and given[-1] >= size):
        raise InputError("core-groups", size=size, given=f"{given}")
    spans = [range(first, last) for first, last in pairwise([*given, size])]
    groups = [tuple(place for place in span if place not in relied) for span in spans]
    return [group for group in groups if group]


def source_without(question: Question, gone: Collection[int]) -> tuple[int, ...]:
    """Return the ids of the source without the tokens at the indices ``gone``.

    If only pads would be left, the last token of the text stays, which for models of this project is the end token: a
    text without a word.
    """
    edits = Edits(**dict(question.edits))
    before, after = (edits.source_pads if edits.padding_side == side else 0 for side in ("left", "right"))
    last = len(question.source_ids) - 1 - after
    kept = [index for index in range(len(question.source_ids)) if index not in gone]
    if not any(before <= index <= last for index in kept):
        kept = sorted([*kept, last])
    return tuple(question.source_ids[index] for index in kept)


def read_without(question: Question, gone: Collection[int]) -> tuple[int, ...]:
    """Return the ids that were read, without those at the indices ``gone``."""
    return tuple(token for index, token in enumerate(question.read_ids) if index not in gone)
