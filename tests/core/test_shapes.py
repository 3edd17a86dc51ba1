"""The shapes in the signatures of ``core`` hold while the tests run: what does not fit is refused where it enters."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from jaxtyping import TypeCheckError

from core.decoding.generation import GenerationStep
from core.interventions.edit_hook import decoder_parts
from core.results.score_split import ScoreSplit
from core.results.trace import AttentionMap
from core.tracers.results import class_probabilities
from core.transformer.attention import attention
from tests.core.tiny import new_classifier

# Of each package something that takes an array, and an array that fits.
TAKES: dict[str, tuple[Callable[[Any], object], Any]] = {
    "transformer": (lambda key: attention(torch.ones(2, 3, 5), key, torch.ones(2, 7, 11)), torch.ones(2, 7, 5)),
    "decoding": (lambda scores: GenerationStep(*torch.ones(2, 3, dtype=torch.long), scores), torch.ones(3, 7)),
    "interventions": (decoder_parts, torch.ones(2, 5, 5, dtype=torch.bool)),
    "tracers": (
        lambda states: class_probabilities(new_classifier(), states, torch.ones(7, dtype=torch.bool)),
        torch.ones(7, 15),
    ),
    "analysis": (lambda scores: ScoreSplit("decoder", np.ones((3, 3, 2, 5, 7)), scores), np.ones((2, 5, 7), "f4")),
    "trace": (
        lambda weights: AttentionMap(weights, ("a",) * 5, ("b",) * 7, np.ones((5, 7), bool)),
        np.ones((3, 2, 5, 7), "f4"),
    ),
}


@pytest.mark.parametrize("package", TAKES)
def test_swapped_axes_are_refused(package: str) -> None:
    take, fits = TAKES[package]
    take(fits)
    with pytest.raises(TypeCheckError):
        take(fits.swapaxes(0, -1))


@pytest.mark.usefixtures("any_shape")
def test_a_test_may_hand_over_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="queries are 3 wide and keys 5"):
        attention(torch.ones(2, 3), torch.ones(7, 5), torch.ones(7, 5))
