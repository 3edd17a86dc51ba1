"""What analyses ask of a Hugging Face model."""

from collections.abc import Sequence
from typing import Any, ClassVar

from core.interventions.edits import NO_EDITS, Edits
from core.results.attribution import Question
from core.tracers.hugging_face.generation import start_id
from core.tracers.hugging_face.reading import HubReading
from core.tracers.hugging_face.variants import HubVariants
from core.tracers.text_model import TextModel


class Explained(TextModel):
    """A model that is explained from outside, by its attention and by what it says to variants of a text."""

    relies_on_added: ClassVar[bool] = True
    reads_as_typed: ClassVar[bool] = True
    module: Any
    head_roles = head_portraits = held_out = faithfulness = None  # these are measured for native checkpoints only

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of a translator's source and target, if its tokenizer tells them."""
        languages: tuple[str, ...] = self.tokenizer.languages if self.task == "translator" else ()
        return languages

    @property
    def vocabulary_size(self) -> int:
        """The number of tokens that the model knows."""
        return int(self.module.config.vocab_size)

    def first_id(self, text: str, edits: Edits) -> int:
        """Return the id that the decoder reads first."""
        return self.source_ids(text, edits)[0] if self.task == "generator" else start_id(self.module)

    def silenced_runs(self, text: str, target: Sequence[int], edits: Edits = NO_EDITS) -> HubReading:
        """Return what reads ``text`` under ``edits`` without some heads, again and again."""
        return HubReading(self, text, target, edits)

    def variants(self, question: Question) -> HubVariants:
        """Return the means to put ``question`` to variants of its run."""
        return HubVariants(self, question)
