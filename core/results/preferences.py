"""What a head prefers over the vocabulary, for one query and one key of a run, as plain data."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from core.results.shown import Result


class Preferred(NamedTuple):
    """A token and its number."""

    token: str
    id: int
    value: float


@dataclass(frozen=True, eq=False, repr=False)
class HeadPreferences(Result):
    """The tokens that a query fits best at one place, and those that a head speaks for when it reads the token there.

    ``fits`` are scaled scores before the mask, the largest first: those that the query of the run would give to each
    token of the vocabulary at the place of ``key``. ``score`` is that of the token which stands there, ``rank`` its
    place among all, from 0 on. If ``is_exact``, a run with such a token there has this very score: in self-attention
    of a first layer, unless query and key are one place. Otherwise the tokens are read alone, without what earlier
    layers make of them, and the scores are an approximation.

    ``speaks_for`` are logits above their mean that the head would add straight to the prediction of the row if it read
    nothing but ``key_token`` alone: always an approximation. None of an encoder, whose heads add nothing to a logit
    directly.
    """

    map: str
    layer: int
    head: int
    query: int
    key: int
    query_token: str
    key_token: str
    fits: tuple[Preferred, ...]
    score: float
    rank: int
    is_exact: bool
    speaks_for: tuple[Preferred, ...] | None

    def __repr__(self) -> str:
        fits, says = (", ".join(one.token for one in some[:4]) for some in (self.fits, self.speaks_for or ()))
        name, about = f"{self.map}.{self.layer}.{self.head}", "exactly" if self.is_exact else "about"
        spoken = f"; reading {self.key_token!r:.30} it speaks for {says:.60}" if says else ""
        return f"HeadPreferences({name}: {self.query_token!r:.30} fits {about} {fits:.60}{spoken})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each token of both lists."""
        both = {"fits": self.fits, "speaks for": self.speaks_for or ()}
        return [{"what": what} | one._asdict() for what, some in both.items() for one in some]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        names = ("map", "layer", "head", "query", "key", "query_token", "key_token", "score", "rank", "is_exact")
        return {name: getattr(self, name) for name in names} | {"rows": self.to_rows()}
