"""Texts that a model has not learned from, in ``survey.json`` beside its weights: an example for a survey.

``glassformer portraits MODEL --data DIR`` draws them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FORMAT_VERSION = 1


@dataclass(frozen=True)
class HeldOut:
    """Held-out ``texts`` of a model, each with its reference or its label, or None.

    ``about`` has the ``corpora``, how many texts are of each, and their ``terms``, to be named beside the texts.
    """

    texts: tuple[tuple[str, str | None], ...]
    about: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Return the texts as JSON-able values."""
        return {"format_version": FORMAT_VERSION, "about": dict(self.about), "texts": [list(one) for one in self.texts]}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> "HeldOut":
        """Return what ``to_json`` gave.

        Raises:
            ValueError: if it has another form.
        """
        texts, about = plain.get("texts"), plain.get("about")
        if plain.get("format_version") != FORMAT_VERSION or not isinstance(about, dict) or not isinstance(texts, list):
            raise ValueError("the held-out texts have an unknown format")
        if not all(isinstance(one, list) and [type(part) for part in one] in _PAIRS for one in texts):
            raise ValueError("a held-out text is no pair")
        return cls(tuple((text, other) for text, other in texts), about)


_PAIRS = ([str, str], [str, type(None)])
