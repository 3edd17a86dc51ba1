"""What is trained: task, size, design and seed."""

from dataclasses import dataclass
from typing import Literal

from core.config import ModelConfig
from core.errors import InputError, whole
from core.toy_training.tasks import TASKS

BUGS = ("softmax-axis", "batch-positions", "empty-row-nan")  # others are switches of their own, or show only in padding
DESIGNS = ("encoder-decoder", "decoder-only")
WIDTHS = (32, 48, 64)
MOST_LAYERS, MOST_HEADS, MOST_STEPS, MOST_SEED = 2, 4, 3000, 9999
D_FF, MAX_LENGTH = 128, 64


@dataclass(frozen=True, kw_only=True)
class ToySettings:
    """Everything that decides a run; the same settings give the same weights and the same curve.

    Raises:
        InputError: if a value is not on offer.
    """

    task: str = "reverse"
    layers: int = 1  # of the encoder and of the decoder each
    heads: int = 4
    d_model: int = 64
    design: Literal["encoder-decoder", "decoder-only"] = "encoder-decoder"
    positions: bool = True
    causal: bool = True  # the causal mask
    scale: bool = True  # scores divided by the square root of d_k
    bug: str = ""  # one of ``BUGS``, or none
    seed: int = 1
    steps: int = 400

    def __post_init__(self) -> None:
        for name, known in (("task", tuple(TASKS)), ("design", DESIGNS), ("bug", ("", *BUGS)), ("d_model", WIDTHS)):
            if getattr(self, name) not in known:
                choices = [str(one) for one in known if one]
                raise InputError("core-choice", name=name, given=f"{getattr(self, name)!r:.40}", choices=choices)
        for name, first, last in (
            ("layers", 1, MOST_LAYERS),
            ("heads", 1, MOST_HEADS),
            ("seed", 0, MOST_SEED),
            ("steps", 1, MOST_STEPS),
        ):
            whole(name, getattr(self, name), first, last)
        if self.d_model % self.heads:
            raise InputError("core-toy-width", width=self.d_model, heads=self.heads)

    def config(self) -> ModelConfig:
        """Return the model's config: pre-norm, without dropout, its vocabulary the characters of the task."""
        is_pair = self.design == "encoder-decoder"
        return ModelConfig(
            task="translator" if is_pair else "generator",
            vocabulary_size=4 + len(characters_of(self.task, self.design)),
            d_model=self.d_model,
            heads=self.heads,
            encoder_layers=self.layers if is_pair else 0,
            decoder_layers=self.layers,
            d_ff=D_FF,
            dropout=0.0,
            positions="sinusoidal" if self.positions else "none",
            causal=self.causal,
            scale_on="scores" if self.scale else "none",
            init="xavier_uniform",
            max_length=MAX_LENGTH,
        )


def characters_of(task: str, design: str) -> str:
    """Return the characters of a task, sorted; a decoder-only model also knows "=", which ends a source."""
    end = "=" if design == "decoder-only" else ""
    return "".join(sorted({*TASKS[task].read, *TASKS[task].written, *end}))
