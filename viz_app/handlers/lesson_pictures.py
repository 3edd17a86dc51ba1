"""The numbers of a place of the page, for a plain picture on paper, see ``viz_app.view_models.paper``.

``places`` of a picture are all places of the page that show its numbers.
"""

from collections.abc import Callable, Mapping
from typing import Any

from core.analysis.token_map import nearest
from viz_app.handlers.facts import StopRun
from viz_app.view_models.changes import total_variation, weight_change
from viz_app.view_models.paper import NUMBER, OTHERS, SHARE, bars, open_cells, sums, table

NEAREST = 5  # tokens
_KINDS = {".embedding": "embedding", ".self": "attention", ".cross": "attention", ".ffn": "feed-forward"}
_ADDING = {"encoder", "decoder", "cross", "feed-forward"}  # parts of a logit that have a bar of their own


def drawn(stop: StopRun, place: str) -> dict[str, Any] | None:
    """Return the picture of a place of ``viz_app.handlers.lessons.places``; None if it has none in this run."""
    kind = next((kind for kind, (places, _) in PICTURES.items() if place in places), "")
    if kind == "parts" and stop.request.method:
        kind = "ways"
    if not kind:
        return None
    places, picture = PICTURES[kind]
    try:
        found = picture(stop)
    except (IndexError, KeyError, ValueError, AttributeError):
        return None
    return found and {**found, "places": [*places, *(PICTURES["parts"][0] if kind == "ways" else ())]}


def _mask(stop: StopRun) -> dict[str, Any]:
    one = stop.map
    return open_cells(("token", one.query_tokens), ("token", one.key_tokens), one.mask, stop.at)


def _change(stop: StopRun) -> dict[str, Any] | None:
    """Return the row of the head before and after the change."""
    before, after = (one.attention[stop.name] for one in (stop.changed.before, stop.changed.after))
    if before is after:
        return None
    cells = [one.weights[(*stop.head, stop.at)] for one in (before, after)]
    return table(("part", ["before", "after"]), ("token", after.key_tokens), cells, SHARE)


def _moved(stop: StopRun) -> dict[str, Any] | None:
    """Return how far each head of the map has moved."""
    before, after = (one.attention[stop.name].weights for one in (stop.changed.before, stop.changed.after))
    if before is after:
        return None
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


PICTURES: Mapping[str, tuple[tuple[str, ...], Callable[[StopRun], dict[str, Any] | None]]] = {
    "masks": (("masks",), _mask),
    "change": (("change", "bugs"), _change),
    "moved": (("everyhead",), _moved),
    "component": (("component",), _component),
    "zeros": (("inrun",), _zeros),
    "parts": (("parts", "three", "routes"), _parts),
    "ways": (("asked", "ways", "trust", "agree"), _ways),
    "near": (("near", "words"), _near),
    "vectors": (("vectors", "finds", "carriers"), _vectors),
    "learned": (("learned", "answered", "moments"), _learned),
}
