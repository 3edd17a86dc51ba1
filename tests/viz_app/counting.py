"""A model for tests that only need a trace: it counts its runs and needs no torch."""

from dataclasses import replace
from typing import Any

import core
from core.results.trace import Trace
from tests.examples import example_trace
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models


class Counting:
    """A model that counts its runs."""

    by_sentence = True
    task, edits_taken = "translator", frozenset[str]()

    def __init__(self) -> None:
        self.runs: list[str] = []

    def trace(self, text: str, **options: Any) -> Trace:
        if not text:
            raise core.InputError("Type a sentence first, or take one of the examples.")
        self.runs.append(text)
        return replace(example_trace(seed=len(text)), model="counting", text=text)

    def check_edits(self, edits: Any) -> None:
        """It has every head."""

    def count_tokens(self, text: str) -> int:
        return len(text.split()) + 1


def counting_models() -> tuple[Models, Counting]:
    """The model as the only one on offer."""
    model = Counting()
    return Models(
        [ModelEntry("counting", "Counting", "translator", lambda: model, ("Here", "There"), ("One two.",))]
    ), model
