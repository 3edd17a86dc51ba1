"""Is an explanation faithful? Take the tokens away that it calls important, and see.

Samek et al. 2017, "Evaluating the Visualization of What a Deep Neural Network Has Learned", section 3 (deletion);
Petsiuk, Das and Saenko 2018, "RISE", section 4.2 (insertion, and the area under both).
"""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from jaxtyping import Float32

from core.analysis.attribution.agreement import agreement
from core.analysis.attribution.erasure import read_without, source_without
from core.analysis.attribution.question import Model, refuse_no_model
from core.analysis.attribution.readings import log_probabilities, value
from core.errors import InputError, options_by_name
from core.results.attribution import KINDS, Attribution, DeletionTest, Question
from core.tracers.threads import one_thread
from core.tracers.variants import Run

SEEDS = tuple(range(20))

Orders = Sequence[Sequence[int]]


@options_by_name
@one_thread()
def deletion_curve(
    model: Model,
    text: str,
    *,
    step: int | Attribution | None = None,
    attribution: Attribution | None = None,
    kind: str = KINDS[0],
) -> Float32[np.ndarray, "point"]:
    """Return the probability of a prediction as source tokens go, the most important first: ``[source + 1]``.

    Point k is without the k tokens to which ``attribution`` gives most; what is written stays. Tokens go as they do for
    ``"leave-one-out"``. The last point is a text without a word: its end token, or what else the model relies on. With
    ``kind="insertion"`` the curve goes the other way: point k has nothing but the k most important tokens. Where a
    difference is explained, the probability is that of the token among the two.
    ``attribution`` may also stand in the place of ``step``. A generator has no source: the tokens that it has read go,
    but the start token, without which nothing can be predicted.

    Raises:
        InputError: if ``attribution`` is none, is of another model, text or step, or says nothing of the source.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_model(model)
    if isinstance(step, Attribution):
        attribution, step = step, step.question.step
    if not isinstance(attribution, Attribution):
        raise InputError("core-no-attribution", given=f"{attribution!r:.40}")
    asked = attribution.question
    if (asked.model, asked.text, asked.step) != (model.name, text, step):
        raise InputError("core-attribution-of-other")
    return _curves(model, asked, [_order(attribution)], kind)[0]


@one_thread()
def deletion_test(
    model: Model,
    attributions: Iterable[Attribution] | Mapping[str, Attribution],
    *,
    kind: str = KINDS[0],
    seeds: Sequence[int] = SEEDS,
) -> DeletionTest:
    """Return the curves of several attributions of one prediction and of random orders, all read together.

    Attributions that say nothing of the source, such as a decoder's head, have no curve. ``attributions`` may be what
    ``core.attributions`` returns.

    Raises:
        InputError: if there is none, they explain different predictions, or ``model`` is not theirs.
        StoppedError: if whoever asks has set a budget (``core.limited``) and it is used up.
    """
    refuse_no_model(model)
    given = list(attributions.values()) if isinstance(attributions, Mapping) else list(attributions)
    if strange := [one for one in given if not isinstance(one, Attribution)]:
        raise InputError("core-no-attributions", given=f"{strange[0]!r:.40}")
    asked = given[0].question if given else None
    if asked is None or asked.model != model.name or any(one.question != asked for one in given):
        raise InputError("core-attributions-differ")
    ranking = [one for one in given if not np.isnan(ranked(one)).all()]
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
    numbers = ranked(attribution)
    if np.isnan(numbers).all():
        raise InputError("core-attribution-without-source")
    order = np.where(np.isnan(numbers), -np.inf, numbers)
    order[list(_fixed(attribution.question))] = -np.inf
    return np.argsort(-order, kind="stable").tolist()


def ranked(attribution: Attribution) -> np.ndarray:
    """Return the numbers of the tokens that can go: those of the source, or those that a generator has read."""
    return attribution.source if attribution.question.source_ids else attribution.target


def _fixed(question: Question) -> tuple[int, ...]:
    return question.fixed if question.source_ids else (0,)


def _by_chance(question: Question, seed: int) -> list[int]:
    fixed = _fixed(question)
    free = [index for index in range(len(question.source_ids or question.read_ids)) if index not in fixed]
    return [*np.random.default_rng(seed).permutation(free).tolist(), *fixed]


def _curves(model: Model, question: Question, orders: Orders, kind: str) -> Float32[np.ndarray, "order point"]:
    """Return the probability without the first k tokens of each order, or with these alone."""
    if kind not in KINDS:
        raise InputError("core-no-curve", given=f"{kind!r}", choices=[*KINDS])
    runs: list[Run] = []
    for order in orders:
        for count in range(len(order) + 1):
            gone = order[:count] if kind == "deletion" else order[count:]
            free = set(gone) - set(_fixed(question))
            if question.source_ids:
                runs.append((source_without(question, free), question.read_ids))
            else:
                runs.append(((), read_without(question, free)))
    if not runs:  # a generator that has read its first token only: nothing can go
        return np.zeros((0, len(question.source_ids or question.read_ids) + 1), np.float32)
    found = value(log_probabilities(model.variants(question), runs))
    probabilities = np.exp(found) if question.against_id is None else 1 / (1 + np.exp(-found))
    return probabilities.astype(np.float32).reshape(len(orders), -1)
