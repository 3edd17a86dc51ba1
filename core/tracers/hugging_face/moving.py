"""Other positions for a Hugging Face model that tells them to its attentions: it turns queries and keys by them, or
adds a learned number by their distance."""

from collections.abc import Callable
from functools import cache

import torch
from torch import Tensor

from core.interventions.edit_hook import places_of
from core.interventions.edits import Edits
from core.transformer.hooks import Hook, no_hook

Added = Callable[[str, int], Tensor]  # of a stack and a length: what is added to scores, [1, head, query, key]


def moving(edits: Edits, longest: int, added: Added) -> Hook:
    """Return the hook that tells attentions other positions; ``no_hook`` if ``edits`` change none.

    Without positions all tokens stand at the same place, which turns nothing, and no distance adds anything.
    """
    if edits.positions == "on":
        return no_hook
    known = cache(added)

    def see(name: str, tensor: Tensor) -> Tensor:
        if not name.endswith((".places", ".self.relative")):
            return tensor
        stack = name.split(".")[0]
        places = places_of(edits, stack, tensor.shape[-1], longest)
        if places is None:
            return torch.zeros_like(tensor)
        places = places.to(tensor.device)
        if name.endswith(".places"):
            return places.expand(tensor.shape)
        whole = known(stack, int(places.max()) + 1).to(tensor.device)
        return whole[:, :, places[:, None], places[None]]

    return see
