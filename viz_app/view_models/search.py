"""The payload of a ``SearchTree``: ten bytes a node, every log-probability exact."""

from typing import Any

import numpy as np

from core.results.search_tree import SearchTree
from viz_app.view_models.levels import base85

FATES = ("kept", "pruned", "ended", "chosen")
ROOT = 65_535  # stands for no parent; a search has fewer nodes: 128 steps of twice the widest beam


def search_payload(tree: SearchTree) -> dict[str, Any]:
    """Return ``tree`` as JSON-able values.

    ``tokens`` holds each token once, as piece and id; ``steps`` the number of nodes of each step; ``finished`` the
    nodes that targets ended with, best first. ``nodes`` is base-85 text of, one after the other and for all nodes in
    turn: log-probability (float32), parent and place in ``tokens`` (uint16, little-endian), rank and place in
    ``FATES`` (bytes). Scores and who beat whom follow from these.
    """
    nodes = tree.nodes
    tokens = {token: place for place, token in enumerate(dict.fromkeys((node.token, node.id) for node in nodes))}
    columns = (
        np.array([node.log_probability for node in nodes], "<f4"),
        np.array([ROOT if node.parent is None else node.parent for node in nodes], "<u2"),
        np.array([tokens[node.token, node.id] for node in nodes], "<u2"),
        np.array([node.rank for node in nodes], "u1"),
        np.array([FATES.index(node.fate) for node in nodes], "u1"),
    )
    return {
        "tokens": [list(token) for token in tokens],
        "steps": np.bincount([node.step for node in nodes]).tolist(),
        "finished": list(tree.finished),
        "nodes": base85(b"".join(column.tobytes() for column in columns)),
    }
