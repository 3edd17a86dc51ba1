"""What a model without classes answers: the likeliest tokens in the place of a mask, or a sentence that says so."""

from collections.abc import Iterator, Sequence

import numpy as np
from jaxtyping import Float
from torch import Tensor

from core.results.notices import Notice, notice
from core.results.trace import ClassProbabilities
from core.tracers.arrays import as_numpy
from core.tracers.hugging_face.tokenizer import HubTokenizer

NOTHING = ClassProbabilities((), np.zeros(0, np.float32), np.zeros(0, np.float32))


def likeliest(logits: Float[Tensor, "vocabulary"], top: int) -> list[int]:
    """Return the ids of the ``top`` likeliest tokens, best first."""
    found: list[int] = logits.topk(min(top, len(logits))).indices.tolist()
    return found


def candidates(tokenizer: HubTokenizer, logits: Float[Tensor, "vocabulary"], ids: Sequence[int]) -> ClassProbabilities:
    """Return the tokens ``ids`` in one place, with their probabilities among all tokens."""
    shares = logits.float().softmax(-1)[list(ids)]
    return ClassProbabilities(tokenizer.pieces(ids), as_numpy(logits.float()[list(ids)]), as_numpy(shares))


def about_masks(tokenizer: HubTokenizer, made: str, fills: bool, masks: int) -> Iterator[Notice]:
    """Yield the notice about a model of the class ``made`` and a text with so many masks."""
    if not fills:
        yield notice("no-head", made=made)
    elif not masks:
        yield notice("no-mask", mask=tokenizer.piece(tokenizer.mask or 0))
    elif masks > 1:
        yield notice("many-masks", masks=masks)
