"""What a run of a Hugging Face model shows, as the NumPy stacks of a ``Trace``."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from jaxtyping import Float, Float32
from torch import Tensor

from core.errors import InputError
from core.memory import refuse_large
from core.results.trace import AttentionMap
from core.tracers import recording
from core.tracers.arrays import stacked
from core.tracers.hugging_face.anatomy import anatomy_of
from core.tracers.hugging_face.capture import recording as shown_to
from core.tracers.recording import Details, new_recorder
from core.transformer.hooks import Recorder

Tokens = tuple[str, ...]
_STAGES = 8  # tensors of the size of the weights, from scores to what was masked


class Seen(NamedTuple):
    """One pass: what the library returned, and what was recorded of its inside."""

    outputs: Any
    recorder: Recorder

    def layers(self, name: str) -> list[Float[Tensor, "batch head query key"]]:
        """Return the weights of all layers of the ``"encoder"``, ``"decoder"`` or ``"cross"`` map.

        Raises:
            InputError: if the model gave none.
        """
        given = recording.weights_of(self.recorder, name)
        given = given or getattr(self.outputs, f"{name}_attentions", None) or self.outputs.attentions
        if not given or any(layer is None for layer in given):
            raise InputError("core-hub-no-weights")
        return list(given)

    def map(self, name: str, queries: Tokens, keys: Tokens) -> AttentionMap:
        """Return a map of all layers and heads.

        Raises:
            InputError: if the model gave no weights.
        """
        if recording.weights_of(self.recorder, name):
            return recording.attention_map(self.recorder, name, queries, keys)
        weights = stacked([layer[0] for layer in self.layers(name)])
        mask = np.ones(weights.shape[2:], dtype=bool)
        return AttentionMap(weights, queries, keys, np.tril(mask) if name == "decoder" else mask)

    def hidden(self, stack: str) -> Float32[np.ndarray, "depth token d_model"]:
        """Return the residual stream of a stack.

        Where a model ends with a LayerNorm, the last entry comes after it.
        """
        states: Sequence[Tensor] = getattr(self.outputs, f"{stack}_hidden_states", None) or self.outputs.hidden_states
        return stacked([state[0] for state in states])


def run_seen(module: Any, inputs: dict[str, Any], details: Details = (), *, hidden: bool = True) -> Seen:
    """Run ``module`` once, and keep its maps and the ``details`` asked for; ``hidden`` keeps the residual stream.

    Raises:
        InputError: if the maps would take more memory than there is.
    """
    refuse_large_maps(module, inputs, details)
    recorder = new_recorder(details)
    weights = not anatomy_of(module).is_captured
    with shown_to(recorder, before_rotation=bool(details)):
        outputs = module(**inputs, output_attentions=weights, output_hidden_states=hidden)
    return Seen(outputs, recorder)


def refuse_large_maps(module: Any, inputs: dict[str, Any], details: Details = ()) -> None:
    """Refuse maps that would take more memory than there is, before any is taken. With ``details`` every stage of an
    attention is kept, not its weights alone.

    Raises:
        InputError: with both numbers.
    """
    rows, read = inputs["input_ids"].shape
    written = inputs["decoder_input_ids"].shape[1] if "decoder_input_ids" in inputs else read
    cells = {"encoder": read * read, "decoder": written * written, "cross": written * read}
    heads = anatomy_of(module).heads
    # Each map is there twice, as tensors and as an array.
    numbers = rows * sum(count * cells[name] for (name, _), count in heads.items()) * (2 + _STAGES * bool(details))
    refuse_large(max(read, written), 4.0 * numbers)
