"""Is an explanation faithful? Take the tokens away that it calls important, and see.

Samek et al. 2017, "Evaluating the Visualization of What a Deep Neural Network Has Learned", section 3 (deletion);
Petsiuk, Das and Saenko 2018, "RISE", section 4.2 (insertion, and the area under both).
"""

from collections.abc import Iterable, Sequence

import numpy as np
from jaxtyping import Float32

from core.analysis.attribution.agreement import agreement
from core.analysis.attribution.erasure import source_without
from core.analysis.attribution.question import Model
from core.analysis.attribution.readings import Run, log_probabilities, value, variants_of
from core.errors import InputError
from core.results.attribution import KINDS, Attribution, DeletionTest, Question

SEEDS = tuple(range(20))

Orders = Sequence[Sequence[int]]


def deletion_curve(
    model: Model, text: str, step: int | None = None, *, attribution: Attribution, kind: str = KINDS[0]
) -> Float32[np.ndarray, "point"]:
    """Return the probability of a prediction as source tokens go, the most important first: ``[source + 1]``.

    Point k is without the k tokens to which ``attribution`` gives most; what is written stays. Tokens go as they do for
    ``"leave-one-out"``. The last point is a text without a word: its end token, or what else the model relies on. With
    ``kind="insertion"`` the curve goes the other way: point k has nothing but the k most important tokens. Where a
    difference is explained, the probability is that of the token among the two.

    Raises:
        InputError: if ``attribution`` is of another model, text or step, or says nothing of the source.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    asked = attribution.question
    if (asked.model, asked.text, asked.step) != (model.name, text, step):
        raise InputError("This attribution explains another prediction; make one of this model, text and step.")
    return _curves(model, asked, [_order(attribution)], kind)[0]


def deletion_test(
    model: Model, attributions: Iterable[Attribution], *, kind: str = KINDS[0], seeds: Sequence[int] = SEEDS
) -> DeletionTest:
    """Return the curves of several attributions of one prediction and of random orders, all read together.

    Attributions that say nothing of the source, such as a decoder's head, have no curve.

    Raises:
        InputError: if there is none, they explain different predictions, or ``model`` is not theirs.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    given = list(attributions)
    asked = given[0].question if given else None
    if asked is None or asked.model != model.name or any(one.question != asked for one in given):
        raise InputError("Give attributions of one and the same prediction of this model.")
    ranking = [one for one in given if not np.isnan(one.source).all()]
    orders = [_order(one) for one in ranking] + [_by_chance(asked, seed) for seed in seeds]
    curves = _curves(model, asked, orders, kind)
    return DeletionTest(
        kind=kind,
        question=asked,
        curves={one.method: curve for one, curve in zip(ranking, curves, strict=False)},
        random=curves[len(ranking) :],
        agreement=agreement([one.all for one in given]),
    )


def _order(attribution: Attribution) -> list[int]:
    """Return the indices of the source, the most important first; what is fixed, or not ranked, comes last."""
    if np.isnan(attribution.source).all():
        raise InputError("This attribution says nothing of the source; choose a method that does.")
    ranked = np.where(np.isnan(attribution.source), -np.inf, attribution.source)
    ranked[list(attribution.question.fixed)] = -np.inf
    return np.argsort(-ranked, kind="stable").tolist()


def _by_chance(question: Question, seed: int) -> list[int]:
    free = [index for index in range(len(question.source_ids)) if index not in question.fixed]
    return [*np.random.default_rng(seed).permutation(free).tolist(), *question.fixed]


def _curves(model: Model, question: Question, orders: Orders, kind: str) -> Float32[np.ndarray, "order point"]:
    """Return the probability without the first k tokens of each order, or with these alone."""
    if kind not in KINDS:
        raise InputError(f"There is no {kind!r} curve; choose {' or '.join(KINDS)}.")
    runs: list[Run] = []
    for order in orders:
        for count in range(len(order) + 1):
            gone = order[:count] if kind == "deletion" else order[count:]
            free = set(gone) - set(question.fixed)
            runs.append((source_without(question, free), question.read_ids))
    found = value(log_probabilities(variants_of(model, question), runs))
    probabilities = np.exp(found) if question.against_id is None else 1 / (1 + np.exp(-found))
    return probabilities.astype(np.float32).reshape(len(orders), -1)
