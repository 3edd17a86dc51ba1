"""Queries and keys of one head before and after rotary positions turn them, as plain data."""

from dataclasses import dataclass
from typing import Literal

import numpy as np
from jaxtyping import Float32

from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class Rotation(Result):
    """Rotary positions at work in one head (Su et al. 2021, "RoFormer", section 3.2.2).

    Two dimensions of a query or a key are the hand of a dial: i and i + n, n being the number of ``frequencies``, or 2i
    and 2i + 1 where ``turns`` is "pairs", as in Cohere's models. Other dimensions stay. At position p the hand turns by
    p times its frequency, in radians, and becomes ``scale`` as long.
    """

    layer: int
    head: int
    tokens: tuple[str, ...]
    frequencies: Float32[np.ndarray, "pair"]
    scale: float
    query: Float32[np.ndarray, "position d_head"]
    key: Float32[np.ndarray, "position d_head"]
    turned_query: Float32[np.ndarray, "position d_head"]
    turned_key: Float32[np.ndarray, "position d_head"]
    turns: Literal["halves", "pairs"] = "halves"
