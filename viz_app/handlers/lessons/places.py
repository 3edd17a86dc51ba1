"""Parts of the page that a stop may point at or cover, each with its selector and the facts that it shows.

A place is covered while one of its facts, those of ``viz_app.handlers.facts``, answers a question of a shipped lesson.
Pictures of heads show words of the output too, as names of their rows.
"""

from collections.abc import Mapping, Set
from pathlib import Path

from core.files import read_json

_TABLE = read_json(Path(__file__).with_suffix(".json").read_bytes())
PLACES: Mapping[str, str] = {place: one["selector"] for place, one in _TABLE.items()}
SHOWS: Mapping[str, frozenset[str]] = {
    place: frozenset(one["shows"]) for place, one in _TABLE.items() if "shows" in one
}
LOOK = SHOWS["stages"]  # what a row of attention says


def places_of(facts: Set[str]) -> tuple[str, ...]:
    """Return the places that show one of these facts."""
    return tuple(place for place, shown in SHOWS.items() if shown & facts)
