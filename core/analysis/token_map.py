"""The token vectors of a model: who lies near whom, and a map of all of them in two dimensions."""

import numpy as np
from jaxtyping import Float32, Int

from core.errors import InputError
from core.results.parameters import TokenTable
from core.results.token_map import NEIGHBOURS, TokenMap

SAMPLE = 500  # tokens that stand for all where every one would be compared with every other
_CHUNK = 25  # tokens compared with all others at once


def token_map(table: TokenTable) -> TokenMap:
    """Return the map of ``table`` by principal components (Pearson 1901).

    Raises:
        InputError: if the table holds a number that is not finite.
    """
    _refuse_infinite(table)
    points, variance = principal_components(table.vectors)
    return TokenMap(points, variance, *neighbours_kept(table.vectors, points))


def stored_map(table: TokenTable, points: Float32[np.ndarray, "token 2"]) -> TokenMap:
    """Return the map of ``table`` that has these ``points``, such as those of a t-SNE.

    Raises:
        InputError: if the table holds a number that is not finite.
    """
    _refuse_infinite(table)
    return TokenMap(points, None, *neighbours_kept(table.vectors, points))


def principal_components(
    vectors: Float32[np.ndarray, "token d_model"],
) -> tuple[Float32[np.ndarray, "token 2"], float]:
    """Return where each vector lies along the two directions of most variance, and their share of all variance.

    A direction points to where its largest weight is positive, so that a table has one map on every machine.
    """
    centred = vectors - vectors.mean(0)
    # The scatter matrix has the table's right singular vectors, and is much smaller than the table.
    values, directions = np.linalg.eigh((centred.T @ centred).astype(np.float64))
    first = directions[:, ::-1][:, :2]
    largest = np.abs(first).argmax(0)
    first = first * np.sign(first[largest, np.arange(first.shape[1])])
    points = np.zeros((len(vectors), 2), dtype=np.float32)
    points[:, : first.shape[1]] = centred @ first.astype(np.float32)
    total = values.sum()
    return points, float(values[::-1][:2].sum() / total) if total > 0 else 1.0


def nearest(
    vectors: Float32[np.ndarray, "token d_model"], token: int, count: int = NEIGHBOURS
) -> tuple[Int[np.ndarray, "near"], Float32[np.ndarray, "near"]]:
    """Return the tokens whose vectors have the largest cosine with that of ``token``, largest first, and the cosines.

    The cosine with a vector of zeros is 0.

    Raises:
        InputError: if there is no such token.
    """
    if not 0 <= token < len(vectors):
        raise InputError("core-no-token", token=token, last=len(vectors) - 1)
    cosines = _cosines(vectors, np.array([token]), _lengths(vectors))[0]
    order = np.argsort(-cosines, kind="stable")
    ids = order[order != token][:count]
    return ids, cosines[ids]


def neighbours_kept(
    vectors: Float32[np.ndarray, "token d_model"], points: Float32[np.ndarray, "token 2"]
) -> tuple[float, int]:
    """Return how many of a token's nearest by cosine are among its nearest in the map, and over how many tokens.

    The tokens of the sample stand evenly spaced in the table.
    """
    count = min(NEIGHBOURS, len(vectors) - 1)
    sample = np.unique(np.linspace(0, len(vectors) - 1, min(SAMPLE, len(vectors))).astype(int))
    lengths, kept = _lengths(vectors), 0
    for part in np.split(sample, range(_CHUNK, len(sample), _CHUNK)):
        true = _most(_cosines(vectors, part, lengths), part, count)
        gaps = [points[part, axis, None] - points[None, :, axis] for axis in (0, 1)]
        shown = _most(-(gaps[0] ** 2 + gaps[1] ** 2), part, count)
        kept += sum(len(np.intersect1d(*pair)) for pair in zip(true, shown, strict=True))
    return kept / len(sample), len(sample)


def _refuse_infinite(table: TokenTable) -> None:
    if not np.isfinite(table.vectors).all():
        raise InputError("core-vectors-not-finite")


def _most(
    closeness: Float32[np.ndarray, "some token"], own: Int[np.ndarray, "some"], count: int
) -> Int[np.ndarray, "some near"]:
    """The columns of the largest numbers of each row, in no order, the token itself left out."""
    closeness[np.arange(len(own)), own] = -np.inf
    return np.argpartition(-closeness, count - 1, axis=1)[:, :count]


def _lengths(vectors: Float32[np.ndarray, "token d_model"]) -> Float32[np.ndarray, "token"]:
    lengths = np.linalg.norm(vectors, axis=1)
    return np.where(lengths > 0, lengths, 1).astype(np.float32)


def _cosines(
    vectors: Float32[np.ndarray, "token d_model"],
    some: Int[np.ndarray, "some"],
    lengths: Float32[np.ndarray, "token"],
) -> Float32[np.ndarray, "some token"]:
    return (vectors[some] @ vectors.T) / lengths[some, None] / lengths
