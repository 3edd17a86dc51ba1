"""The steps of a translation, and what a search found: plain numbers and texts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """One token that could have been written: its piece, its id, its natural-log probability."""

    token: str
    id: int
    log_probability: float


@dataclass(frozen=True)
class Draw:
    """The distribution of a sampled token: ``tokens`` is the number of tokens that top-k and top-p left.

    ``mass`` is the probability that the model gives to all of them together, before any temperature; ``probability``
    is that of drawing this token, with the temperature and among these tokens only.
    """

    tokens: int
    mass: float
    probability: float


@dataclass(frozen=True)
class Step:
    """One decoding step: the token written, its natural-log probability, and the likeliest candidates, best first.

    ``forced`` says that the token was given as a prefix and not chosen; its probability is the model's all the same.
    ``drawn`` says what one of our own models has sampled the token from; None where nothing was drawn.
    """

    token: str
    id: int
    log_probability: float
    top: tuple[Candidate, ...]
    forced: bool = False
    drawn: Draw | None = None


@dataclass(frozen=True)
class Hypothesis:
    """One finished translation of a search: ``log_probability`` is a sum, ``score`` what the search ranked by.

    ``divided_by`` is the formula of their ratio for n tokens, such as ``((5 + n) / 6) ** 1.4``; empty if not known.
    """

    text: str
    tokens: tuple[str, ...]
    log_probability: float
    score: float
    divided_by: str = ""
