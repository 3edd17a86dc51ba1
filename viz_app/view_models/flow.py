"""The payloads of Parts and routes: what was passed on in a run, and the parts of one logit."""

from typing import Any

from core.results.flow import EDGES, Flow
from core.results.logit_parts import LogitParts, Terms
from viz_app.view_models.arrays import packed
from viz_app.view_models.attention import number

NAMED = 4  # parts of a read that are named


def flow_payload(found: Flow) -> dict[str, Any]:
    """Return the edges of a flow, packed, by the names of ``core.results.flow.EDGES``, and the head of each edge."""
    by_map = {"feedForward": found.feed_forward, "heads": found.heads, "headShares": found.head_shares}
    return {name: packed(getattr(found, name)) for name in EDGES} | {
        name: {key: packed(array) for key, array in arrays.items()} for name, arrays in by_map.items()
    }


def parts_payload(parts: LogitParts) -> dict[str, Any]:
    """Return the parts of a logit above what it is compared with.

    ``reads`` [layer, head, key] are packed by map. ``depths`` and ``otherDepths`` are the sums so far of the logit
    itself and of what it is compared with.
    """
    return {
        "embedding": number(parts.embedding),
        "positions": number(parts.positions),
        "norm": number(parts.norm),
        "outputBias": number(parts.output_bias),
        "steering": number(parts.steering),
        "feedForward": parts.feed_forward.tolist(),
        "biases": {name: one.tolist() for name, one in parts.biases.items()},
        "reads": {name: packed(one) for name, one in parts.reads.items()},
        "total": number(parts.total),
        "depths": (parts.depths + parts.common.depths).tolist(),
        "otherDepths": parts.common.depths.tolist(),
    }


def read_payload(terms: Terms, place: int) -> dict[str, Any]:
    """Return the largest parts of what a head read at ``place`` of the source, and the sum of the others."""
    rows = sorted(terms.to_rows(), key=lambda row: -abs(row["value"]))
    others = sum(row["value"] for row in rows[NAMED:])
    return {"place": place, "total": number(terms.total), "rows": rows[:NAMED], "others": number(others)}
