"""Parts of the page that a stop may point at or cover, each with its selector and the facts that it shows."""

from collections.abc import Mapping, Set

PLACES = {
    "sentence": ".gh-sentence",
    "count": "#gh-count",
    "strips": "#spine .gf-spine",
    "ribbons": ".gf-overview .ov-flow, #spine .sp-source i",
    "next": ".gf-next",
    "caption": ".gf-caption, .gf-why .gf-left .gf-read, .gf-treeleft .gf-told, .gf-headname .gf-cap, "
    ".gf-inside .gf-note",
    "steps": "#spine .gf-spine",
    "tree": ".gf-treepicture",
    "finished": ".gf-finished",
    "heads": ".gf-gridbox",
    "head": ".gf-head",
    "row": ".gf-attention .gf-caption, .gf-read",
    "stages": ".gf-inside .gf-pictures",
    "masks": ".gf-masks .gf-four",
    "bugs": ".gf-masks .gf-bugs",
    "change": ".gf-masks .gf-three",
    "everyhead": ".gf-masks .gf-moved, .gf-positions .gf-moved",
    "output": "#spine .sp-line:not(.sp-source)",
    "board": ".gf-headboard .gf-left",
    "chosen": ".gf-headboard .gf-chosen",
    "curve": ".gf-headboard .gf-prune",
    "points": ".gf-headboard .gf-points",
    "sheet": ".gf-corpus .co-sheet",
    "rows": ".gf-corpus .co-one",
    "words": ".gf-tokenmap .gf-map",
    "near": ".gf-tokenmap .gf-word",
    "asked": ".gf-why .gf-left",
    "instead": ".gf-why .gf-why-next",
    "ways": ".gf-why .gf-ways",
    "trust": ".gf-why .gf-test",
    "agree": ".gf-why .gf-agree",
    "parts": ".gf-flow .fl-parts, .gf-flow .fl-all",
    "routes": ".gf-flow .fl-routes",
    "three": ".gf-flow .fl-answers",
    "moments": ".gf-training .gf-timeline, .gf-training .gf-message",
    "learned": ".gf-training .gf-cols",
    "answered": ".gf-training .gf-answered",
    "component": ".gf-anatomy .gf-panel",
    "inrun": ".gf-anatomy .gf-live",
    "sizes": ".gf-anatomy .gf-published",
    "train": ".gf-train .gf-clock",
    "vectors": ".gf-patch .gf-vectormap",
    "finds": ".gf-patch .gf-finds",
    "patched": ".gf-patch .gf-now",
    "carriers": ".gf-patch .gf-patchheads",
    "waves": ".gf-positions .gf-encoding",
    "runs": ".gf-positions .gf-live",
    "pins": ".gf-pinbar",
    "tabs": ".gf-nav",
    "save": "#gh-save",
    "share": "#gh-share",
}

LOOK = frozenset({"top", "weight", "second", "others", "rest"})  # what a row of attention says
_CHANGED, _PART = {"changed", "grown", "ahead"}, {"fed", "part", "took", "adds", "gain", "most", "size", "lead"}
_WHY, _VECTOR = {"gain", "most", "size", "share", "sum"}, {"find", "carrier", "moved", "findhead", "findlayer"}
_ROLE = {"role", "strength", "mixed", "effect"}

# The facts of ``viz_app.handlers.facts`` that a place shows. It is covered while one of them answers a question of a
# shipped lesson. Pictures of heads have the words of the output as names of rows.
SHOWS: Mapping[str, frozenset[str]] = {
    place: frozenset(facts)
    for places, facts in (
        (("strips", "count"), {"query", "tokens"}),
        (("ribbons", "head", "heads", "row"), LOOK | {"output", "query"}),
        (("stages",), LOOK),
        (("next",), {"writes", "p", "other", "nats", "output", "query"}),
        (("output",), {"output", "whole", "changed"}),
        (("runs",), {"changed"}),
        (("change", "everyhead", "bugs"), _CHANGED),
        (("words", "near"), {"near", "alike"}),
        (("component",), {"ffn"}),
        (("inrun",), {"zeros"}),
        (("parts", "three", "routes"), _PART),
        (("ways", "trust", "agree"), _WHY),
        (("learned",), {"chance", "guess"}),
        (("sizes",), {"called", "large", "times"}),
        (("finished",), {"best", "score", "logp", "pieces", "examined", "finished"}),
        (("tree",), {"best", "score", "logp", "kept"}),
        (("board", "chosen", "points", "curve"), _ROLE),
        (("vectors", "finds", "carriers"), _VECTOR),
        (("patched",), {"patched", "moved"}),
    )
    for place in places
}


def places_of(facts: Set[str]) -> tuple[str, ...]:
    """Return the places that show one of these facts."""
    return tuple(place for place in PLACES if SHOWS.get(place, frozenset()) & facts)
