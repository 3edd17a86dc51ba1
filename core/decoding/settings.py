"""The settings of decoding, as one frozen value that fits into a link."""

from dataclasses import dataclass
from numbers import Integral, Real


@dataclass(frozen=True, kw_only=True)
class Decoding:
    """Greedy by default; ``beam`` above 1 searches, ``temperature`` above 0 samples.

    Raises:
        ValueError: if a value is out of range or of another kind, or beam search and sampling are asked for at once.
    """

    beam: int = 1  # hypotheses kept at each step
    hypotheses: int = 1  # finished ones to return, best first; at most ``beam``
    length_penalty: float = 1.4  # alpha of Wu et al. 2016, section 7; best of 0.6 to 2.4 on en-de's validation texts
    temperature: float = 0.0  # 0 always takes the likeliest token
    top_k: int = 0  # sample from the k likeliest tokens only; 0 means all
    top_p: float = 1.0  # sample from the fewest tokens that together have this probability (Holtzman et al. 2020)
    seed: int = 0  # of the sampling
    prefix: tuple[int, ...] | str = ()  # what the target must start with: token ids or text
    max_tokens: int | None = None  # longest target; None means twice the source and ten more
    alternatives: int = 5  # candidates that each step reports

    def __post_init__(self) -> None:
        _check("beam", self.beam, 1, 64, Integral)
        _check("hypotheses", self.hypotheses, 1, self.beam, Integral)
        _check("length_penalty", self.length_penalty, 0, 10)
        _check("temperature", self.temperature, 0, 100)
        _check("top_k", self.top_k, 0, float("inf"), Integral)
        _check("top_p", self.top_p, 1e-6, 1)
        _check("alternatives", self.alternatives, 1, 100, Integral)
        _check("seed", self.seed, 0, 2**63 - 1, Integral)
        if self.max_tokens is not None:
            _check("max_tokens", self.max_tokens, 1, float("inf"), Integral)
        if not isinstance(self.prefix, str | tuple | list):
            raise ValueError(f"prefix is {self.prefix!r:.40}; it must be a text or a tuple of token ids")
        if self.beam > 1 and self.temperature > 0:
            raise ValueError("choose a beam above 1 or a temperature above 0, not both")


def length_norm(length: int, alpha: float) -> float:
    """Return ``((5 + length) / 6) ** alpha``, by which a hypothesis's log-probability is divided.

    Wu et al. 2016, "Google's Neural Machine Translation System", equation 14 without coverage.
    """
    return ((5 + length) / 6) ** alpha


def _check(name: str, value: float, lowest: float, highest: float, kind: type = Real) -> None:
    if isinstance(value, bool) or not isinstance(value, kind):
        raise ValueError(f"{name} is {value!r:.40}; it must be a {'whole number' if kind is Integral else 'number'}")
    if not lowest <= value <= highest:
        raise ValueError(f"{name} is {value}; it must be between {lowest:g} and {highest:g}")
