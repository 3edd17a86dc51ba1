"""The settings of decoding, as one frozen value that fits into a link."""

from dataclasses import dataclass
from numbers import Integral, Real

from core.errors import InputError


@dataclass(frozen=True, kw_only=True)
class Decoding:
    """Greedy by default; ``beam`` above 1 searches, ``temperature`` above 0 samples.

    Args:
        beam: unfinished targets kept at each step, 1 to 64. 1 takes the likeliest token each time.
        hypotheses: finished targets to return, best first, at most ``beam``. It stays 1 with a larger beam, because
            each one is measured apart; ask for ``beam=4, hypotheses=4`` to see four.
        length_penalty: alpha. A search ranks finished targets by log p / ((5 + n) / 6) ** alpha with n tokens (Wu et
            al. 2016), a model of Hugging Face by log p / n ** alpha, as transformers does; a result says which in
            ``Hypothesis.divided_by``. 0 ranks by log p alone. Without a beam it only changes the reported score.
        temperature: logits are divided by it before a token is drawn; 0 draws nothing. It excludes a beam.
        top_k: draw from the k likeliest tokens only; 0 means all. Ignored without a temperature.
        top_p: draw from the fewest tokens that together have this probability (Holtzman et al. 2020); after ``top_k``.
            Ignored without a temperature.
        seed: of the drawing. Ignored without a temperature.
        prefix: what the target must start with: token ids or text; its steps are ``forced``.
        max_tokens: longest target; None means twice the source and ten more. A generator adds so many, or 20.
        alternatives: candidates that each step reports, 1 to 100; changes no token.

    Raises:
        InputError: if a value is out of range or of another kind, or beam search and sampling are asked for at once.
    """

    beam: int = 1
    hypotheses: int = 1
    length_penalty: float = 1.4  # best of 0.6 to 2.4 on en-de's validation texts
    temperature: float = 0.0
    top_k: int = 0
    top_p: float = 1.0
    seed: int = 0
    prefix: tuple[int, ...] | str = ()
    max_tokens: int | None = None
    alternatives: int = 5

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
            raise InputError("core-prefix", value=f"{self.prefix!r:.40}")
        if self.beam > 1 and self.temperature > 0:
            raise InputError("core-beam-or-temperature")

    @property
    def is_greedy(self) -> bool:
        """True if each token is the likeliest one."""
        return self.beam == 1 and self.temperature == 0


def length_norm(length: int, alpha: float) -> float:
    """Return ``((5 + length) / 6) ** alpha``, by which a hypothesis's log-probability is divided.

    Wu et al. 2016, "Google's Neural Machine Translation System", equation 14 without coverage.
    """
    return ((5 + length) / 6) ** alpha


def _check(name: str, value: float, lowest: float, highest: float, kind: type = Real) -> None:
    if isinstance(value, bool) or not isinstance(value, kind):
        raise InputError("core-not-whole" if kind is Integral else "core-no-number", name=name, given=f"{value!r:.40}")
    if not lowest <= value <= highest:
        raise InputError("core-not-between", name=name, value=f"{value}", lowest=f"{lowest:g}", highest=f"{highest:g}")
