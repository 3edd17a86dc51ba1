"""Plain pictures of the places of the page, for paper; see ``viz_app.view_models.paper``.

``places`` of a picture are all places of the page that show its numbers. A task that looks for a view has a picture of
what may be chosen, by the name of the fact that it is about.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple

import core
from core.analysis.token_map import nearest
from core.results.trace import AttentionMap
from viz_app.handlers.facts import StopRun
from viz_app.view_models.changes import total_variation, weight_change
from viz_app.view_models.paper import NUMBER, OTHERS, SHARE, bars, lines, open_cells, sums, table

NEAREST = 5  # tokens
OFFERED, LONG = 12, 6  # tokens to choose from, and the characters of one: shorter ones are no whole words
_KINDS = {".embedding": "embedding", ".self": "attention", ".cross": "attention", ".ffn": "feed-forward"}
_ADDING = {"encoder", "decoder", "cross", "feed-forward"}  # parts of a logit that have a bar of their own


def drawn(stop: StopRun, named: str) -> dict[str, Any] | None:
    """Return the first picture of the ``named`` places or facts; None if this run has none."""
    return next(filter(None, (_drawn(stop, one) for one in named.split())), None)


def _drawn(stop: StopRun, place: str) -> dict[str, Any] | None:
    kind = next((kind for kind, one in PICTURES.items() if place in (kind, *one.places)), "")
    if kind == "parts" and stop.request.method:
        kind = "ways"
    if not kind:
        return None
    one = PICTURES[kind]
    places = (*one.places, *(PICTURES["parts"].places if kind == "ways" else ()))
    try:
        return {**one.of(stop), "places": places} if one.is_there is None or one.is_there(stop) else None
    except core.InputError:  # what refuses the view on the page too
        return None


def _has_row(stop: StopRun) -> bool:
    return stop.at < len(stop.map.query_tokens)


def _is_changed(stop: StopRun) -> bool:
    return stop.changed.before is not stop.changed.after


def _has_history(stop: StopRun) -> bool:
    is_kept = getattr(stop.model, "training_history", None) is not None
    return is_kept and stop.request.step < stop.learned.probability.shape[1]


def _mask(stop: StopRun) -> dict[str, Any]:
    return _cells(stop.map, stop.at)


def _cells(one: AttentionMap, at: int) -> dict[str, Any]:
    return open_cells(("token", one.query_tokens), ("token", one.key_tokens), one.mask, at)


def _change(stop: StopRun) -> dict[str, Any]:
    """Return the row of the head before and after the change."""
    before, after = (one.attention[stop.name] for one in (stop.changed.before, stop.changed.after))
    cells = [one.weights[(*stop.head, stop.at)] for one in (before, after)]
    return table(("part", ["before", "after"]), ("token", after.key_tokens), cells, SHARE)


def _moved(stop: StopRun) -> dict[str, Any]:
    """Return how far each head of the map has moved."""
    before, after = (one.attention[stop.name].weights for one in (stop.changed.before, stop.changed.after))
    layers, heads = before.shape[:2]
    cells = total_variation(weight_change(before, after))
    return table(("layer", [*range(layers)]), ("head", [*range(heads)]), cells, SHARE)


def _component(stop: StopRun) -> dict[str, Any]:
    """Return the share of the parameters in each kind of part."""
    whole = stop.architecture.parameters
    parts = [
        (next((kind for end, kind in _KINDS.items() if name.endswith(end)), OTHERS), one.parameters * one.layers)
        for name, one in stop.architecture.components.items()
    ]
    return sums([(kind, count / whole) for kind, count in parts], SHARE)


def _zeros(stop: StopRun) -> dict[str, Any]:
    layers = range(stop.map.weights.shape[0])
    return bars(("layer", [*layers]), [stop.zeros(layer) for layer in layers], SHARE)


def _parts(stop: StopRun) -> dict[str, Any]:
    rows = stop.parts.to_rows()
    return sums([(one["part"] if one["part"] in _ADDING else OTHERS, float(one["value"])) for one in rows], NUMBER)


def _ways(stop: StopRun) -> dict[str, Any]:
    found = stop.attribution
    return bars(("token", [*found.source_tokens, *found.target_tokens]), found.all, NUMBER)


def _near(stop: StopRun) -> dict[str, Any]:
    table = stop.model.token_table()
    ids, cosines = nearest(table.vectors, stop.request.word, NEAREST)
    return bars(("token", [table.tokens[one] for one in ids]), cosines, NUMBER, named=True)


def _vectors(stop: StopRun) -> dict[str, Any]:
    """Return the share of the way that the vector of each token goes, after each layer of the stack that is read."""
    found = stop.moved
    stack = next(iter(found.vectors))
    shares = found.pair.share(found.vectors[stack], found.measure)
    return table(("depth", [*range(len(shares))]), ("token", found.pair.tokens[stack]), shares, SHARE)


def _learned(stop: StopRun) -> dict[str, Any]:
    """Return the probability of the right token at the moments that were kept of the training."""
    steps = [int(one) for one in stop.model.training_history.steps]
    return bars(("step", steps), stop.learned.probability[:, stop.request.step], SHARE)


def _output(stop: StopRun) -> dict[str, Any]:
    """Return the words that are read and written; if something is changed, before it and after it."""
    before, after = stop.models.trace(replace(stop.run, options=())).output, stop.changed.written.output
    is_changed = bool(stop.run.options) or _is_changed(stop)
    written = [("before", before), ("after", after)] if is_changed else [("written", after)]
    return lines([("text", stop.trace.text.split()), *((kind, text.split()) for kind, text in written)])


def _closed(stop: StopRun) -> dict[str, Any]:
    """Return the cells that can be closed."""
    return _cells(stop.trace.attention.get("cross", stop.map), -1)


def _fed(stop: StopRun) -> dict[str, Any]:
    """Return what the feed-forwards add to each token of the answer."""
    steps = range(len(stop.trace.steps))
    added = [StopRun(stop.models, replace(stop.request, step=step)).fed for step in steps]
    return bars(("token", [one.token for one in stop.trace.steps]), added, NUMBER)


def _alike(stop: StopRun) -> dict[str, Any]:
    """Return how much some tokens are like the nearest other one."""
    table = stop.model.token_table()
    words = (at for at, token in enumerate(table.tokens) if len(token) >= LONG and token[1:].isalpha())
    offered = [*islice(words, OFFERED)]
    cosines = [nearest(table.vectors, one, 1)[1][0] for one in offered]
    return bars(("token", [table.tokens[one] for one in offered]), cosines, NUMBER)


class Picture(NamedTuple):
    """A picture, the places that show the same, and whether a run has it; None: each has."""

    places: tuple[str, ...]
    of: Callable[[StopRun], dict[str, Any]]
    is_there: Callable[[StopRun], bool] | None = None


PICTURES: Mapping[str, Picture] = {
    "masks": Picture(("masks",), _mask),
    "change": Picture(("change", "bugs"), _change, lambda stop: _is_changed(stop) and _has_row(stop)),
    "moved": Picture(("everyhead",), _moved, _is_changed),
    "component": Picture(("component",), _component),
    "zeros": Picture(("inrun",), _zeros, lambda stop: stop.name != "cross" and _has_row(stop)),
    "parts": Picture(("parts", "three", "routes"), _parts),
    "ways": Picture(("asked", "ways", "trust", "agree"), _ways),
    "near": Picture(("near", "words"), _near),
    "vectors": Picture(("vectors", "finds", "carriers"), _vectors),
    "learned": Picture(("learned", "answered", "moments"), _learned, _has_history),
    "output": Picture(("output", "runs"), _output),
    # Facts of views that a task looks for.
    "fed": Picture((), _fed),
    "alike": Picture((), _alike),
    "changed": Picture((), _closed),
}
