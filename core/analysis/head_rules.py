"""Rules that say in which rows a head does what it does, measured against two kinds of nothing.

A rule is compared with attention spread evenly and with the head's own distances: a head that always looks one token
back looks from most articles at a preposition, and the rule would say nothing new about it. Rules are found on one half
of the sentences and measured on the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from jaxtyping import Bool, Float

from core.analysis.role_targets import Alignment, Targets, is_mark
from core.results.head_roles import THRESHOLD, TIMES_CHANCE
from core.results.head_rules import RuleScores
from core.results.trace import AttentionMap, Trace

_FAR = 3  # tokens before an article that its preposition may stand
_AHEAD = 5  # tokens after it that its noun may stand
_IN = {
    "en": "in on with at of to by for from near into over under through",
    "de": "in auf mit an bei von zu aus für über unter vor neben nach durch um im am zum zur hinter zwischen",
    "fr": "à de dans sur avec par pour en chez vers sous entre",
}
_THE = {
    "en": "a an the",
    "de": "der die das den dem des ein eine einen einem einer eines",
    "fr": "le la les l un une des du",
}
PREPOSITIONS, ARTICLES = (
    {code: frozenset(words.split()) for code, words in by_language.items()} for by_language in (_IN, _THE)
)
_NOUNS_ARE_CAPITAL = frozenset({"de"})  # elsewhere a noun cannot be told by its letters


def rule_targets(name: str, trace: Trace, alignment: Alignment, languages: Sequence[str]) -> dict[str, Targets]:
    """Return, for each rule of the map ``name``, the keys at which it expects each query to look.

    Rows about which a rule says nothing are empty. A rule that needs words of an unknown language is left out.
    """
    source, target = (*languages, "", "")[:2]
    shown = trace.attention[name]
    if name == "encoder":
        found = {
            "article-preposition": _article_preposition(shown.query_tokens, source),
            "rest-of-word": _rest_of_word(shown.query_tokens),
            "first-words": _first_words(shown.query_tokens),
            "last-mark": _last_mark(shown.query_tokens),
        }
    elif name == "decoder":
        found = {
            "article-preposition": _article_preposition(shown.query_tokens, target),
            "inside-word": np.tril(_rest_of_word(shown.query_tokens), -1),
        }
    else:
        written = [step.token for step in trace.steps]
        found = {
            "article-noun": _article_noun(written, shown, alignment, target),
            "inside-word": _end_inside_words(written, shown),
        }
    return {rule: cells & shown.mask for rule, cells in found.items() if cells is not None}


def _plain(piece: str) -> str:
    return piece.lstrip("▁").lower()


def _is_inside(pieces: Sequence[str], place: int) -> bool:
    """Return True for a piece that goes on with a word."""
    piece = pieces[place]
    return place > 0 and not piece.startswith(("▁", "<")) and not is_mark(piece)


def _article_preposition(pieces: Sequence[str], language: str) -> Targets | None:
    if language not in ARTICLES:
        return None
    cells = np.zeros((len(pieces), len(pieces)), bool)
    for row, piece in enumerate(pieces):
        before = range(row - 1, max(-1, row - _FAR), -1) if _plain(piece) in ARTICLES[language] else ()
        for key in before:
            if _plain(pieces[key]) in PREPOSITIONS[language]:
                cells[row, key] = True
                break
    return cells


def _rest_of_word(pieces: Sequence[str]) -> Targets:
    """The other pieces of the word that a piece belongs to."""
    word = np.cumsum([not _is_inside(pieces, place) for place in range(len(pieces))])
    return (word[:, None] == word[None]) & ~np.eye(len(pieces), dtype=bool)


def _first_words(pieces: Sequence[str]) -> Targets:
    cells = np.zeros((len(pieces), len(pieces)), bool)
    cells[: min(2, len(pieces) - 1), -1] = True
    return cells


def _last_mark(pieces: Sequence[str]) -> Targets:
    cells = np.zeros((len(pieces), len(pieces)), bool)
    if len(pieces) > 1 and is_mark(pieces[-2]):
        cells[-1, -2] = True
    return cells


def _article_noun(written: Sequence[str], shown: AttentionMap, alignment: Alignment, language: str) -> Targets | None:
    """The source of the noun ahead, for rows that write an article which is not aligned to it."""
    if language not in _NOUNS_ARE_CAPITAL or not alignment:
        return None
    cells = np.zeros(shown.mask.shape, bool)
    sources: dict[int, set[int]] = {}
    for source, target in alignment:
        sources.setdefault(target, set()).add(source)
    for row, piece in enumerate(written):
        if piece.startswith("▁") and _plain(piece) in ARTICLES[language]:
            ahead = range(row + 1, min(row + _AHEAD, len(written)))
            noun = next((at for at in ahead if written[at].startswith("▁") and written[at][1:2].isupper()), None)
            keys = sources.get(-1 if noun is None else noun, set()) - sources.get(row, set())
            cells[row, [*keys]] = True
    return cells


def _end_inside_words(written: Sequence[str], shown: AttentionMap) -> Targets:
    cells = np.zeros(shown.mask.shape, bool)
    cells[[row for row in range(len(written)) if _is_inside(written, row)], -1] = True
    return cells


@dataclass
class RuleScorer:
    """Adds up runs one by one: the first ``half`` finds rules and distances, the others measure.

    ``languages`` are the codes of source and target, empty if they are not known.
    """

    half: int
    languages: Sequence[str] = ()
    _runs: int = 0
    _first: dict[tuple[str, str], "_Sums"] = field(default_factory=dict)
    _rest: dict[tuple[str, str], "_Sums"] = field(default_factory=dict)
    _distances: dict[str, "_Distances"] = field(default_factory=dict)

    def add(self, trace: Trace, alignment: Alignment) -> None:
        """Add a run, with the word alignment of a translation."""
        finds = self._runs < self.half
        self._runs += 1
        for name, shown in trace.attention.items():
            if finds:
                self._distances.setdefault(name, _Distances()).add(shown)
            null = None if finds or name not in self._distances else self._distances[name].of(shown)
            sums = self._first if finds else self._rest
            for rule, cells in rule_targets(name, trace, alignment, self.languages).items():
                if cells.any() and (finds or null is not None):
                    sums.setdefault((name, rule), _Sums()).add(shown, cells, null)

    def scores(self) -> dict[str, dict[str, RuleScores]]:
        """Return what was measured, by map and rule."""
        found: dict[str, dict[str, RuleScores]] = {}
        for (name, rule), sums in self._rest.items():
            before = self._first.get((name, rule))
            if before is not None:
                found.setdefault(name, {})[rule] = sums.scores(before.is_strong())
        return found


@dataclass
class _Distances:
    """The mean attention of each head by distance, key minus query."""

    total: dict[int, np.ndarray] = field(default_factory=dict)
    count: dict[int, int] = field(default_factory=dict)

    def add(self, shown: AttentionMap) -> None:
        queries, keys = shown.mask.shape
        for distance in range(1 - queries, keys):
            seen = int(np.diagonal(shown.mask, distance).sum())
            if seen:
                own = np.diagonal(shown.weights, distance, axis1=2, axis2=3).sum(-1, dtype=np.float64)
                self.total[distance] = self.total.get(distance, 0) + own
                self.count[distance] = self.count.get(distance, 0) + seen

    def of(self, shown: AttentionMap) -> Float[np.ndarray, "layer head query key"]:
        """Return the attention that heads give each distance on average, in every row."""
        queries, keys = shown.mask.shape
        by_distance = np.zeros((*shown.weights.shape[:2], queries + keys - 1))
        for distance in range(1 - queries, keys):
            if distance in self.count:
                by_distance[:, :, distance + queries - 1] = self.total[distance] / self.count[distance]
        place = np.arange(keys)[None] - np.arange(queries)[:, None] + queries - 1
        return np.where(shown.mask, by_distance[:, :, place], 0)


@dataclass
class _Sums:
    """One rule over some runs. Each list has one entry a run: [layer, head] sums over its rows."""

    got: list[np.ndarray] = field(default_factory=list)
    null: list[np.ndarray] = field(default_factory=list)
    even: float = 0.0
    rows: list[int] = field(default_factory=list)

    def add(self, shown: AttentionMap, cells: Targets, null: np.ndarray | None) -> None:
        rows = cells.any(1)
        self.got.append(np.where(cells, shown.weights, 0).sum((2, 3), dtype=np.float64))
        self.even += float((cells.sum(1) / shown.mask.sum(1).clip(min=1))[rows].sum())
        self.rows.append(int(rows.sum()))
        if null is not None:
            self.null.append(np.where(cells, null, 0).sum((2, 3)))

    def is_strong(self) -> Bool[np.ndarray, "layer head"]:
        """Return the heads whose strength is that of a role."""
        strength, rows = np.sum(self.got, axis=0) / sum(self.rows), sum(self.rows)
        return (strength >= THRESHOLD) & (strength >= TIMES_CHANCE * self.even / rows)

    def scores(self, found: Bool[np.ndarray, "layer head"]) -> RuleScores:
        rows, count = np.array(self.rows, float), len(self.rows)
        got, null = np.array(self.got), np.array(self.null)
        mean = (got - null).sum(0) / rows.sum()
        # A ratio of sums over sentences: its error by the deviations from it (Cochran 1977, section 6.4).
        apart = (got - null) - mean * rows[:, None, None]
        error = np.sqrt((apart**2).sum(0) * count / max(1, count - 1)) / rows.sum()
        numbers = (got.sum(0) / rows.sum(), null.sum(0) / rows.sum(), error)
        strength, by_distance, error = (one.astype(np.float32) for one in numbers)
        return RuleScores(strength, by_distance, error, found, self.even / rows.sum(), int(rows.sum()))
