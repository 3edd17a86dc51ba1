"""Requests about a model without a sentence: one frozen dataclass each, whose base makes it one."""

from dataclasses import dataclass, field
from typing import dataclass_transform

from core.sentences import Sentence
from viz_app.protocol.kinds import Choice, Text, Whole
from viz_app.protocol.parts import needed, optional

PLANES = ("tsne", "pca")  # in which all tokens are drawn


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Request:
    """The base of all requests: ``notices`` has a sentence for each part that could not be used."""

    notices: tuple[Sentence, ...] = field(default=(), compare=False)

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


class ModelRequest(Request):
    """A model, whatever it reads."""

    model: str = needed("model", Text(name="model"), "reply-no-model")


class WordsRequest(ModelRequest):
    """All tokens of a model in two dimensions; None is the plane that keeps more."""

    plane: str | None = optional("plane", Choice(PLANES))


class NeighboursRequest(ModelRequest):
    """One token of a model, by its id."""

    word: int = needed("word", Whole())
