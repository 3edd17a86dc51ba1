"""What a run predicts as more or less of a vector is added to its states, as plain data."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from jaxtyping import Float32, Float64

from core.results.attribution import Question
from core.results.shown import Result


@dataclass(frozen=True, eq=False, repr=False)
class SteeringCurve(Result):
    """The log-probability, in nats, of the token of a question for each amount of a vector; that of ``against`` beside.

    What was read before the step is the same for all amounts. ``log_probabilities`` has the columns of
    ``question.ids``.
    """

    question: Question
    amounts: Float64[np.ndarray, "amount"]
    log_probabilities: Float32[np.ndarray, "amount id"]

    def __repr__(self) -> str:
        own = self.log_probabilities[:, 0]
        ends = " to ".join(f"{amount:g} × {value:+.2f}" for amount, value in zip(self.amounts, own, strict=True))
        return f"SteeringCurve(log p of {self.question.token!r:.40}: {ends:.160})"

    def to_rows(self) -> list[dict[str, Any]]:
        """Return a row for each amount."""
        names = ("log_probability", "against")
        return [
            {"amount": float(amount)} | dict(zip(names, map(float, values), strict=False))
            for amount, values in zip(self.amounts, self.log_probabilities, strict=True)
        ]

    def to_json(self) -> dict[str, Any]:
        """Return plain values."""
        asked = self.question
        about = {"model": asked.model, "text": asked.text, "step": asked.step, "token": asked.token}
        return about | {"rival": asked.against, "rows": self.to_rows()}
