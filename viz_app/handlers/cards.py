"""Real experiments on the chosen word, each with what it changes: one request answers them all."""

from collections.abc import Callable, Iterable, Iterator
from math import exp, isnan
from typing import Any

import core
from core.results.trace import Trace
from viz_app.handlers.answers import Answer
from viz_app.handlers.experiments import edited, edits_of, with_options
from viz_app.handlers.models import OfferedModels, Run, refusal
from viz_app.handlers.opening import hidden
from viz_app.handlers.resolve import run_of
from viz_app.protocol.parts import EditsPart
from viz_app.protocol.requests import CardsRequest
from viz_app.view_models.looks import adds_most, look_of, shares_of, spans, text_of
from viz_app.view_models.shown_heads import shown_heads
from viz_app.view_models.words import is_special, label

LOOKS = 0.5  # of a head's weight from here on it looks at a word
SEED = 1  # of the shuffle
Card = tuple[str, core.Edits, dict[str, Any]]  # its kind, its change, and the values of its text


def cards(models: OfferedModels, request: CardsRequest) -> Answer:
    """Return as ``cards`` what three changes do to the run: each its kind, its change as parameters, and its result.

    A ``result`` holds the answer that the changed run writes, as text and in words, with ``first`` before them, which
    no step writes; ``before`` and ``after`` are the
    probability of the chosen word, or of the verdict. With ``held`` it is that of the old word after the same
    beginning, because the changed run writes other words.
    """
    return _answer(models, request, lambda found: found)


def switches(models: OfferedModels, request: CardsRequest) -> Answer:
    """Return the same of more changes, and ``words``, which the run writes; ``at`` is the place of the chosen one."""
    trace = models.trace(run_of(request))
    pieces = trace.target_tokens[1:]
    words, step = spans(pieces) if trace.steps else [], _step_of(trace, request.step)
    at = next((place for place, word in enumerate(words) if step in word), 0)
    written = {"task": trace.task, "words": [text_of(pieces, word) for word in words], "at": at}
    return _answer(models, request, _with_more) | written


def _answer(models: OfferedModels, request: CardsRequest, all_of: Callable[[Iterable[Card]], Iterable[Card]]) -> Answer:
    run = run_of(request)
    trace, model = models.trace(run), models.get(request.model)
    ask = {"classifier": _classifier, "translator": _translator, "generator": _generator}.get(trace.task)
    given, step = edits_of(run), _step_of(trace, request.step)
    made = []
    for kind, change, values in all_of(ask(models, run, trace, step)) if ask else ():
        if refusal(model.check_edits, change):
            continue
        edits = _joined(given, change)
        every = {"all": EditsPart().split(_joined(given, values["all"]))} if "all" in values else {}
        result = _result(models, edited(run, edits), trace, step)
        made.append({"kind": kind, "edits": EditsPart().split(edits), **values, **every, "result": result})
    return {"cards": made, "step": step}


def _with_more(found: Iterable[Card]) -> Iterator[Card]:
    """Add all heads that look at the same word, no causal mask where a decoder reads, and no positions."""
    for kind, change, values in found:
        yield kind, change, values
        if kind == "head" and values.get("others"):
            yield "heads", values["all"], {"looks_at": values["looks_at"], "heads": values["others"] + 1}
        if kind == "hide":
            yield "causal", core.Edits(bugs=("no-causal-mask",)), {}
    yield "unplaced", core.Edits(positions="off"), {}


def _step_of(trace: Trace, step: int) -> int:
    """Return the step asked for, or the nearest that was written and not given."""
    given = 0 if trace.source_tokens else sum(one.forced for one in trace.steps)
    return max(given, min(step, len(trace.steps) - 1))


def _joined(given: core.Edits, change: core.Edits) -> core.Edits:
    """Both changes; what is a list is joined, of anything else the new one counts."""
    fields: dict[str, Any] = dict(given.named)
    for name, value in change.named:
        fields[name] = (*fields.get(name, ()), *value) if isinstance(value, tuple) else value
    return core.Edits(**fields)


def _translator(models: OfferedModels, run: Run, trace: Trace, step: int) -> Iterator[Card]:
    if not trace.steps:
        return
    steps = _word_at(trace, step)
    roles = getattr(models.get(run.model), "head_roles", None)
    layer, head = shown_heads(trace, roles)["cross"]
    look = look_of(trace, (layer, head), steps)
    shares = shares_of(trace, look)
    looking = [place for place, share in shares.items() if share >= LOOKS] or [(layer, head)]
    effects = models.head_effects(run).by_token["cross"][:, :, steps.start]
    one = min(looking, key=lambda place: float(effects[place]))
    words = {"looks_at": text_of(trace.source_tokens, look.keys), "share": round(shares[one], 4)}
    values = {"map": "cross", "layer": one[0], "head": one[1], **words, "others": len(looking) - 1}
    yield "head", _off("cross", one), values | {"all": _off("cross", *looking)}
    yield "hide", hidden(look.keys), words
    yield _shuffle()


def _classifier(models: OfferedModels, run: Run, trace: Trace, step: int) -> Iterator[Card]:
    scores = trace.classification
    if scores is None or not scores.labels:
        return
    label = int(scores.probabilities.argmax())
    if scores.contributions is not None and (found := adds_most(trace, label)) is not None:
        out = edits_of(run).left_out  # places count in the text as it was typed
        there = [place for place in range(len(trace.source_tokens) + len(out)) if place not in out]
        change = core.Edits(left_out=tuple(there[place] for place in found))
        yield "out", change, {"word": text_of(trace.source_tokens, found)}
    effects = models.head_effects(run).change["encoder"]
    yield _head_off("encoder", effects, int(abs(effects).argmax()))
    yield _shuffle()


def _generator(models: OfferedModels, run: Run, trace: Trace, step: int) -> Iterator[Card]:
    given = sum(one.forced for one in trace.steps)
    if not given or given >= len(trace.steps):
        return
    effects = models.head_effects(run).by_token["decoder"][:, :, step]
    yield _head_off("decoder", effects, int(effects.argmin()))
    last = spans(trace.target_tokens[: given + 1])[-1]
    mask = tuple(core.MaskEdit("decoder", None, key, False, None, 0) for key in last)
    yield "hide", core.Edits(mask=mask), {"looks_at": text_of(trace.target_tokens, last)}
    yield _shuffle()


def _off(name: str, *places: tuple[int, int]) -> core.Edits:
    return core.Edits(heads_off=tuple(core.HeadName(name, *place) for place in places))


def _head_off(name: str, effects: Any, place: int) -> Card:
    layer, head = divmod(place, effects.shape[1])
    return "head", _off(name, (layer, head)), {"map": name, "layer": layer, "head": head, "heads": int(effects.size)}


def _shuffle() -> Card:
    return "shuffle", core.Edits(positions="shuffled", position_seed=SEED), {"seed": SEED}


def _word_at(trace: Trace, step: int) -> range:
    words = spans(trace.target_tokens[1:])
    return next((span for span in words if step in span), words[-1])


def _result(models: OfferedModels, run: Run, before: Trace, step: int) -> dict[str, Any]:
    """Return what the changed run says, and the probability of the chosen word or verdict, before and after."""
    after = models.trace(run)
    if before.classification is not None:
        return _verdicts(before, after)
    ids = [one.id for one in before.steps]
    is_same = ids == [one.id for one in after.steps]
    held = after if is_same else models.trace(with_options(run, target=tuple(ids)))
    steps, pieces = _word_at(before, step), after.target_tokens[1:]
    return {
        "output": after.output,
        "words": [text_of(pieces, span) for span in spans(pieces)],
        "first": "" if before.source_tokens or is_special(before.target_tokens[0]) else label(before.target_tokens[0]),
        "word": text_of(before.target_tokens[1:], steps),
        "same": is_same,
        "held": not is_same,
        "before": _probability(before, steps),
        "after": _probability(held, steps),
    }


def _probability(trace: Trace, steps: range) -> float | None:
    found = exp(sum(trace.steps[at].log_probability for at in steps))
    return None if isnan(found) else round(found, 6)


def _verdicts(before: Trace, after: Trace) -> dict[str, Any]:
    """Return both verdicts, and the probability of the label of the first in either run."""
    one, other = (trace.classification for trace in (before, after))
    if one is None or other is None:
        raise TypeError("both runs classify")
    label = one.labels.index(one.label)
    chances = [float(scores.probabilities[label]) for scores in (one, other)]
    return {
        "output": other.verdict.word,
        "word": one.verdict.word,
        "label": one.label,
        "same": one.verdict.word == other.verdict.word,
        "held": False,
        "before": round(chances[0], 6),
        "after": None if isnan(chances[1]) else round(chances[1], 6),
    }
