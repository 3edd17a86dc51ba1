"""The payloads of the Model page: all tokens in two dimensions, and the neighbours of one."""

from typing import Any

import numpy as np
from jaxtyping import Float32, Int

from core.results.parameters import TokenTable
from core.results.token_layout import TokenLayout
from core.results.token_map import NEIGHBOURS, TokenMap
from core.sentences import sentence
from viz_app.view_models.arrays import packed

NO_TSNE = sentence("reply-no-tsne")


def words_payload(table: TokenTable, drawn: TokenMap, plane: str, layout: TokenLayout | None) -> dict[str, Any]:
    """The map as JSON-able values: pieces by id, ``points`` packed [token, 2], and the share of variance or neighbours
    kept.

    ``noTsne`` says why there is no map by t-SNE, or nothing; ``lean`` is that of ``TokenLayout``, packed, or None.
    """
    lean = layout.lean if layout else None
    return {
        "tokens": list(table.tokens),
        "width": table.vectors.shape[1],
        "isShared": table.is_shared,
        "plane": plane,
        "noTsne": "" if layout else NO_TSNE,
        "lean": None if lean is None else packed(lean),
        "points": packed(drawn.points),
        "variance": None if drawn.variance is None else round(drawn.variance, 6),
        "kept": round(drawn.neighbours, 4),
        "of": NEIGHBOURS,
        "sample": drawn.sample,
    }


def neighbours_payload(
    table: TokenTable,
    word: int,
    ids: Int[np.ndarray, "near"],
    cosines: Float32[np.ndarray, "near"],
    layout: TokenLayout | None = None,
) -> dict[str, Any]:
    """The neighbours of a token as pairs of an id and a cosine, and the ``length`` of its vector.

    ``counts`` are how often the token stands in each side of the training texts; empty where nobody has counted.
    """
    return {
        "word": word,
        "length": round(float(np.linalg.norm(table.vectors[word])), 4),
        "counts": layout.counts[word].tolist() if layout else [],
        "near": [[int(one), round(float(cosine), 6)] for one, cosine in zip(ids, cosines, strict=True)],
    }
