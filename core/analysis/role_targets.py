"""The cells that each role expects a row to look at, for one run.

The roles of Voita et al. 2019, "Analyzing Multi-Head Self-Attention", section 4 (positional heads), and Clark et al.
2019, "What Does BERT Look At?", section 3 (first token, separators, punctuation); alignment as in Raganato and
Tiedemann 2018, section 4; induction as in Olsson et al. 2022, "In-context Learning and Induction Heads".
"""

import unicodedata
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from jaxtyping import Bool

from core.results.head_roles import ROLES
from core.results.trace import AttentionMap

Targets = Bool[np.ndarray, "query key"]
Alignment = frozenset[tuple[int, int]]  # of (source token, target token), the target counted without its start token


def role_targets(name: str, attention_map: AttentionMap, alignment: Alignment = frozenset()) -> dict[str, Targets]:
    """Return, for each role of the map ``name``, the keys at which it expects each query to look.

    A row that a role says nothing about is empty: it has no such key, or it may look at nothing else.
    """
    queries, keys = attention_map.mask.shape
    by_role = {}
    for role in ROLES[name]:
        if role in _OFFSETS:
            targets = np.eye(queries, keys, k=_OFFSETS[role], dtype=bool)
        elif role == "induction":
            targets = _after_the_same(attention_map.query_tokens, attention_map.key_tokens)
        elif role in _SHIFTS:
            targets = _aligned((queries, keys), alignment, _SHIFTS[role])
        else:
            targets = np.broadcast_to(_LANDMARKS[role](attention_map.key_tokens), (queries, keys))
        targets = targets & attention_map.mask
        trivial = targets.sum(1) == attention_map.mask.sum(1)
        by_role[role] = targets & ~trivial[:, None]
    return by_role


def is_mark(token: str) -> bool:
    """Return True if a token is made of punctuation alone."""
    text = token.lstrip("▁")
    return bool(text) and all(unicodedata.category(char).startswith("P") for char in text)


def words_of(pieces: Sequence[str]) -> list[list[int]]:
    """Return the places of each word's pieces; a mark is a word of its own."""
    words: list[list[int]] = []
    for place, piece in enumerate(pieces):
        begins = piece.startswith("▁") or is_mark(piece) or not words
        if begins or is_mark(pieces[words[-1][-1]]):
            words.append([])
        words[-1].append(place)
    return words


def _aligned(shape: tuple[int, int], alignment: Alignment, shift: int) -> Targets:
    """Row i of cross-attention has read token i - 1 of the target and predicts token i."""
    targets = np.zeros(shape, dtype=bool)
    for source, target in alignment:
        if target + shift < shape[0]:
            targets[target + shift, source] = True
    return targets


def _after_the_same(queries: tuple[str, ...], keys: tuple[str, ...]) -> Targets:
    """Return the cells whose key follows an earlier token that is the query's own (Olsson et al. 2022)."""
    targets = np.zeros((len(queries), len(keys)), dtype=bool)
    same = np.array(queries)[:, None] == np.array(keys)[None, :]
    targets[:, 1:] = np.tril(same, -1)[:, :-1]
    return targets


def _marks(tokens: tuple[str, ...]) -> np.ndarray:
    return np.array([is_mark(token) for token in tokens])


def _separators(tokens: tuple[str, ...]) -> np.ndarray:
    """Marks with a word after them: commas, dashes, brackets, not what closes the sentence."""
    marks = _marks(tokens)
    words = [index for index, token in enumerate(tokens) if not marks[index] and not is_special(token)]
    return marks & (np.arange(len(tokens)) < max(words, default=0))


def is_special(token: str) -> bool:
    """Return True if a token is one of the model's own, such as ‹end›."""
    return token.startswith("<") and token.endswith(">")


_OFFSETS: Mapping[str, int] = {"previous": -1, "same": 0, "next": 1}
_SHIFTS: Mapping[str, int] = {"alignment": 0, "read-alignment": 1}
_LANDMARKS: Mapping[str, Callable[[tuple[str, ...]], np.ndarray]] = {
    "first": lambda tokens: np.arange(len(tokens)) == 0,
    "end": lambda tokens: np.arange(len(tokens)) == len(tokens) - 1,
    "punctuation": _marks,
    "separator": _separators,
}
