"""What the Model page draws: all tokens in two dimensions, and the neighbours of one."""

from typing import Any

import numpy as np
from jaxtyping import Float32, Int

from core.analysis.token_map import NEIGHBOURS, TokenMap
from core.parameters import TokenTable
from viz_app.view_models.arrays import packed


def words_payload(table: TokenTable, drawn: TokenMap) -> dict[str, Any]:
    """The map as JSON-able values: pieces by id, ``points`` packed [token, 2], and what of the table they keep."""
    return {
        "tokens": list(table.tokens),
        "width": table.vectors.shape[1],
        "isShared": table.is_shared,
        "points": packed(drawn.points),
        "variance": round(drawn.variance, 6),
        "kept": round(drawn.neighbours, 4),
        "of": NEIGHBOURS,
        "sample": drawn.sample,
    }


def neighbours_payload(
    table: TokenTable, word: int, ids: Int[np.ndarray, "near"], cosines: Float32[np.ndarray, "near"]
) -> dict[str, Any]:
    """The neighbours of a token as pairs of an id and a cosine, and the ``length`` of its vector."""
    return {
        "word": word,
        "length": round(float(np.linalg.norm(table.vectors[word])), 4),
        "near": [[int(one), round(float(cosine), 6)] for one, cosine in zip(ids, cosines, strict=True)],
    }
