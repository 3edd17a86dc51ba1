"""All requests: one frozen dataclass each, whose base makes it one, with fields made of ``parts``.

A function says by the annotation of its parameter ``request`` which of them it answers.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, dataclass_transform

import core
from core.interventions.carrying import PatchSite
from core.interventions.edits import MAPS
from core.results.attribution import BASELINES, KINDS, MOST_STEPS
from core.results.patching import MEASURES
from core.sentences import Sentence
from core.text.length import LONGEST_TEXT
from viz_app.protocol.chat import ModelPart
from viz_app.protocol.decoding import DecodingPart, PathKind
from viz_app.protocol.kinds import MAX_PARAMETER, Choice, Flag, Text, Texts, Whole
from viz_app.protocol.parts import EditsPart, Single, needed, optional, part
from viz_app.protocol.patching import JOINED, PLACES, STEERING, Pair

FILES = ("page", "npz", "json", "head", "svg", "heads", "row")  # what can be saved of a run
RENAMED_TABS = {"run": "translate"}  # by the name in older links and requests
LARGEST_LESSON = 100_000  # characters
MOST_TEXTS, MOST_CHARACTERS = 64, 200_000  # of many sentences at once: about a second of a core
HEADS_ARE_WRITTEN = "reply-heads-are-written"
PLANES = ("tsne", "pca")  # in which all tokens are drawn
_NO_RUN = "reply-no-run"


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Request:
    """The base of all requests: ``notices`` has a sentence for each part that could not be used."""

    notices: tuple[Sentence, ...] = field(default=(), compare=False)

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, kw_only=True)(cls)


def request_of(function: Callable[..., Any]) -> type[Request]:
    """Return the request that ``function`` answers."""
    kind: type[Request] = function.__annotations__["request"]
    return kind


class ModelRequest(Request):
    """A model, whatever it reads."""

    model: str = needed("model", Text(name="model"), "reply-no-model")


class WordsRequest(ModelRequest):
    """All tokens of a model in two dimensions; None is the plane that keeps more."""

    plane: str | None = optional("plane", Choice(PLANES))


class NeighboursRequest(ModelRequest):
    """One token of a model, by its id."""

    word: int = needed("word", Whole())


class StatusRequest(Request):
    """A request for the status of a model."""

    model: str = optional("model", Text(name="model"), "")


class StopRequest(Request):
    """Request to cancel a run. ``id`` is the number that the page gave the run."""

    id: int = needed("id", Whole())


class TextRequest(Request):
    """A model and all that was typed."""

    model: str = part(ModelPart(_NO_RUN))
    text: str = needed("text", Text(LONGEST_TEXT), _NO_RUN)


class RunRequest(TextRequest):
    """One run: of one sentence of the text, decoded in this way, with these changes; so every page shows one run."""

    decoding: core.Decoding = part(DecodingPart(), core.Decoding())
    sentence: int | None = optional("sentence", Whole())
    edits: core.Edits = part(EditsPart(), core.Edits())


class HeaderRequest(RunRequest):
    """A run for the whole page. ``id`` is sent back; ``link``: from an address.

    ``live``: asked for while somebody types, and only to be run while the server has nothing else to do.
    """

    id: int | None = optional("id", Whole())
    link: bool = optional("link", Flag(), False)
    live: bool = optional("live", Flag(), False)


class TranslationsRequest(RunRequest):
    """The translations of a text's sentences, from the sentence ``first`` on."""

    first: int = optional("first", Whole(), 0)


class SurveyRequest(Request):
    """Some of many texts, each with its reference or its label, run with the same chat, decoding and changes."""

    model: str = part(ModelPart("reply-no-model"))
    texts: tuple[str, ...] = needed("texts", Texts(MOST_TEXTS, MOST_CHARACTERS), "reply-texts-at-once")
    references: tuple[str, ...] = optional("references", Texts(MOST_TEXTS, MOST_CHARACTERS), ())
    decoding: core.Decoding = part(DecodingPart(), core.Decoding())
    edits: core.Edits = part(EditsPart(), core.Edits())


class RolesRequest(ModelRequest):
    """The sentences over which the roles of heads are measured: shipped ones in a language, or ``texts``."""

    language: str = optional("language", Text(10, "language"), "")
    texts: tuple[str, ...] = optional("texts", Texts(MOST_TEXTS, MOST_CHARACTERS), ())


class SearchPathRequest(RunRequest):
    """The run as if it had written these tokens."""

    path: tuple[int, ...] = needed("path", PathKind(), "reply-no-path")


class WhyRequest(RunRequest):
    """A question about a token at a step, or a label, and optionally another to compare with: tokens by id, labels by
    index.

    Without ``candidate`` it is the token that was written; of a classifier without ``label`` its own answer.
    """

    step: int = optional("step", Whole(), 0)
    label: int | None = optional("label", Whole())
    candidate: int | None = optional("candidate", Whole())
    against: int | None = optional("against", Whole())


class MethodsRequest(WhyRequest):
    """The same by all methods that take little; with ``units`` a word is left out with all its pieces."""

    units: str | None = optional("units", Choice(("words",)))


class PathRequest(WhyRequest):
    """The same by integrated gradients; None takes as many steps as are needed."""

    ig: int | None = optional("ig", Whole(1, MOST_STEPS))
    baseline: str = optional("baseline", Choice(BASELINES), BASELINES[0])


class CurvesRequest(WhyRequest):
    """A deletion (or insertion) test of a prediction."""

    curve: str = optional("curve", Choice(KINDS), KINDS[0])


class PartRequest(WhyRequest):
    """The same of one head: its part of the logit, or a deletion test in the order in which it looks."""

    map: str = needed("map", Choice(MAPS))
    layer: int = needed("layer", Whole())
    head: int = needed("head", Whole())


class PatchRequest(RunRequest):
    """What each place of one run does in another; the run itself is B, ``pin`` is A, as the parameters of an address.

    ``donor`` is the run that tensors are carried from, ``differ`` the written token in question, ``joined`` are rows of
    A and of B.
    """

    pin: str = needed("pin", Text(MAX_PARAMETER, "run"), "reply-no-pinned-run")
    donor: str = optional("from", Choice(("a", "b")), "a")
    differ: int | None = optional("differ", Whole())
    joined: tuple[Pair, ...] = optional("joined", JOINED, ())


class PatchMapRequest(PatchRequest):
    """All places, one at a time; heads at all rows, or those that read the text at one row of B's or A's text."""

    measure: str = optional("measure", Choice(MEASURES), MEASURES[0])
    at_row: int | None = optional("at_row", Whole())


class PatchedRequest(PatchRequest):
    """Some places at once."""

    carry: tuple[PatchSite, ...] = optional("carry", PLACES, ())


class SteeringRequest(PatchRequest):
    """The base with a vector added to its states."""

    steering: tuple[core.Steer] = needed("steering", STEERING)


class CardsRequest(RunRequest):
    """Experiments on the word that ``step`` writes a piece of; a classifier has no step."""

    step: int = optional("step", Whole(), 0)


class LayerRequest(RunRequest):
    """All heads of one layer, of a long text ``head`` and the rows around ``row``, all of them without one; None stands
    for the map and layer worth a look first."""

    map: str | None = optional("map", Choice(MAPS))
    layer: int | None = optional("layer", Whole())
    head: int | None = optional("head", Whole())
    row: int | None = optional("row", Whole())


class LogitsRequest(RunRequest):
    """The direct effect of every head of a map on the logits."""

    map: str = needed("map", Choice(MAPS))


class WeightsRequest(LogitsRequest):
    """The weights of one head of a map; None stands for all heads.

    ``of`` asks for those of a changed run, of the run that it is compared with, for the change, or for how like the
    heads of the map are to this one.
    """

    layer: int | None = optional("layer", Whole())
    head: int | None = optional("head", Whole())
    of: str | None = optional("of", Choice(("before", "after", "change", "likeness")))


class FileRequest(RunRequest):
    """The numbers of one row of one head."""

    map: str = needed("map", Choice(MAPS))
    layer: int = needed("layer", Whole())
    head: int = needed("head", Whole())
    row: int = needed("row", Whole())


class ScoreRequest(FileRequest):
    """The score of one cell in parts."""

    key: int = needed("key", Whole())


class ExperimentRequest(RunRequest):
    """Dot products of random vectors, and of all heads of the run."""

    seed: int = needed("seed", Whole())


class SplitRequest(RunRequest):
    """The first layer's scores of a run in parts."""

    edits: core.Edits = part(EditsPart(refusals={"positions": "reply-positions"}), core.Edits())
    map: str | None = optional("map", Choice(MAPS))


class RotationRequest(RunRequest):
    """The queries and keys of one head of a decoder, before and after rotary positions turn them."""

    layer: int = optional("layer", Whole(), 0)
    head: int = optional("head", Whole(), 0)


class DesignsRequest(RunRequest):
    """All designs for one sentence; None is the vocabulary of the model."""

    vocabulary: int | None = part(Single("vocabulary", Whole(1), refusal="reply-vocabulary-is-number"), None)


class NormRequest(RunRequest):
    """All numbers of one LayerNorm."""

    norm: str = needed("norm", Text(200, "LayerNorm"))


class SaveRequest(RunRequest):
    """A file of the run, or of what is selected; ``which`` "a": of the pinned run; ``labels``: lines of ``Words``."""

    kind: str = needed("kind", Choice(FILES), "reply-no-such-file")
    tab: str | None = optional("tab", Text(60, "tab"))
    map: str | None = optional("map", Choice(MAPS))
    layer: int = optional("layer", Whole(), 0)
    head: int = optional("head", Whole(), 0)
    row: int = optional("row", Whole(), 0)
    step: int = optional("step", Whole(), 0)
    units: str | None = optional("units", Choice(("words",)))
    which: str | None = optional("which", Choice(("a", "b")))
    theme: str | None = optional("theme", Choice(("light", "dark")))
    lang: str | None = optional("lang", Text(60, "name"))
    labels: str = optional("labels", Text(600, "labels"), "")


class LessonRequest(RunRequest):
    """A stop of a lesson: its view, and ``said``, its texts and claims as JSON.

    ``role`` asks for the head that keeps to a role best; without it and without ``layer`` it is the best aligner.
    """

    said: str = needed("said", Text(LONGEST_TEXT, "stop"))
    role: str | None = optional("role", Text(40, "role"))
    map: str | None = optional("map", Choice(MAPS))
    layer: int | None = optional("layer", Whole())
    head: int | None = optional("head", Whole())
    row: int = optional("row", Whole(), 0)
    step: int = optional("step", Whole(), 0)
    method: str | None = optional("method", Text(40, "method"))
    pin: str | None = optional("pin", Text(MAX_PARAMETER, "run"))
    donor: str = optional("from", Choice(("a", "b")), "a")
    differ: int | None = optional("differ", Whole())
    carry: tuple[PatchSite, ...] = optional("carry", PLACES, ())
    word: int = optional("word", Whole(), 0)
    moment: int | None = optional("moment", Whole())


class LessonFile(Request):
    """A lesson as JSON, from a link or a file."""

    lesson: str = needed("lesson", Text(LARGEST_LESSON, "lesson"))


class ApiRequest(TextRequest):
    """A call of ``/translate``, ``/classify`` or ``/trace``, optionally without some heads."""

    model: str = needed("model", Text(name="model"), "reply-model-is-text")
    text: str = needed("text", Text(LONGEST_TEXT), "reply-run-is-text")
    off: core.Edits = part(EditsPart(("off",), {"off": HEADS_ARE_WRITTEN}), core.Edits())
