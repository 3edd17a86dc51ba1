"""Settings of distillation: the texts of the teacher, the texts it labels, and the weight of each loss."""

from dataclasses import asdict, dataclass
from typing import Any

from core.config.settings import refuse_unknown
from core.errors import InputError


@dataclass(frozen=True, kw_only=True)
class DistillationConfig:
    """The settings that distillation (Hinton et al. 2015) adds to a ``TrainingConfig``.

    Raises:
        InputError: if a number lies outside what it can be; the message names it.
    """

    teacher: str = ""  # a folder or hf:NAME
    unlabelled: tuple[str, ...] = ()  # pools of unlabelled texts, which the teacher labels
    most_gold: int = 20_000  # texts of each corpus that the teacher reads in an epoch
    most_read: int = 0  # texts of each corpus that the small model reads, drawn by their hash; 0 is all
    most_neutral: int = 12_000  # neutral texts of each corpus that the small model reads
    most_unlabelled: int = 10_000  # texts of each pool that are labelled
    variants: int = 0  # that are made of each labelled text and that only the teacher labels (Jiao et al. 2020)
    replaced: float = 0.4  # share of the words of a text that give way to others in a variant
    neighbours: int = 15  # words of the teacher's vocabulary, one of which comes in for a word
    layers: int = 0  # of the teacher at most, as which the model begins (Sanh et al. 2019); 0 begins without it
    teacher_steps: int = 1200  # the next few are of the teacher's own training
    teacher_batch_tokens: int = 768  # padded
    teacher_learning_rate: float = 1.5e-4  # the peak; ten times as much for the new head
    teacher_warmup_steps: int = 60
    frozen_layers: int = 2  # the embeddings and so many lowest layers stay as they are
    max_tokens: int = 64  # that the teacher reads of a text
    temperature: float = 2.0  # of the soft labels (Hinton et al. 2015, section 2)
    gold_weight: float = 0.3  # of the true label where there is one; the rest is the teacher's

    def __post_init__(self) -> None:
        if not self.temperature > 0:
            raise InputError("core-setting-above-0", name="temperature", value=f"{self.temperature}")
        if not 0 <= self.gold_weight <= 1:
            raise InputError("core-setting-share", name="gold_weight", value=f"{self.gold_weight}")
        if not 0 < self.replaced <= 1:
            raise InputError("core-setting-above-0-to-1", name="replaced", value=f"{self.replaced}")
        for name in ("variants", "layers"):
            if getattr(self, name) < 0:
                raise InputError("core-setting-at-least", name=name, value=f"{getattr(self, name)}", least=0)
        for name in ("most_gold", "most_neutral", "most_unlabelled", "neighbours", "teacher_steps", "max_tokens"):
            if getattr(self, name) < 1:
                raise InputError("core-setting-at-least", name=name, value=f"{getattr(self, name)}", least=1)

    def to_json(self) -> dict[str, Any]:
        """Return plain values that ``from_json`` takes back."""
        return asdict(self) | {"unlabelled": list(self.unlabelled)}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "DistillationConfig":
        """Rebuild a config.

        Raises:
            ValueError: if a name is unknown or a value cannot be.
        """
        refuse_unknown(cls, plain)
        return cls(**plain | {"unlabelled": tuple(plain.get("unlabelled", ()))})
