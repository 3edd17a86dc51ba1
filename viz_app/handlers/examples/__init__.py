"""Sentences to try, and real runs, stored so that the page is alive before any model."""

from functools import cache
from pathlib import Path
from typing import Any

from core.files import read_json
from core.results.trace import Trace

FOLDER = Path(__file__).parent
OPENINGS = FOLDER / "openings.json"

_TRANSLATE = (
    "Two children are playing in the snow.",
    "A man rides a bike.",
    "The dog that chased the cat is tired.",
    "She saw the man with the telescope.",
    "A woman is not smiling.",
)
_TRANSLATE_TO_FRENCH = (
    "A black cat is sleeping on the red sofa.",
    "I do not know him.",
    "Two children are playing in the snow.",
    "She saw the man with the telescope.",
    "A woman is not smiling.",
)
_TRANSLATE_FROM_GERMAN = (
    "Zwei Kinder spielen im Schnee.",
    "Ein Mann fährt Fahrrad.",
    "Der Hund, der die Katze gejagt hat, ist müde.",
    "Den Ball wirft das Mädchen.",
    "Sie hat gestern ein Buch gelesen.",
)
_TRANSLATE_FROM_FRENCH = (
    "Un chat noir dort sur le canapé rouge.",
    "Je ne le connais pas.",
    "Deux enfants jouent dans la neige.",
    "Elle lui a donné le livre hier.",
    "La femme que j'ai vue est médecin.",
)
_JUDGE = (
    "A gorgeous, witty film that never quite finds its ending.",
    "The plot is thin, the songs are not.",
    "I wanted to like it, but it bored me.",
    "Not bad at all.",
)
_ASK = (
    "Who wrote the first dictionary?",
    "What does NASA stand for?",
    "How many legs does a spider have?",
    "Where is the oldest bridge in Europe?",
    "Why is the sky blue?",
)
_CONTINUE = (
    "The man who was sitting on",
    "A group of people are",
    "I don't know what",
    "Tom said that he",
    "Would you like to",
)
_OF_MODEL = {
    "en-fr": _TRANSLATE_TO_FRENCH,
    "de-en": _TRANSLATE_FROM_GERMAN,
    "fr-en": _TRANSLATE_FROM_FRENCH,
    "sentiment": _JUDGE,
    "question-type": _ASK,
}
_OF_TASK = {"translator": _TRANSLATE, "generator": _CONTINUE, "classifier": _JUDGE, "encoder": _TRANSLATE}


def sentences_for(model: str, task: str) -> tuple[str, ...]:
    """The sentences offered under the box of ``model``; an unknown model gets those of its task."""
    return _OF_MODEL.get(model) or _OF_TASK[task]


def path_of(model: str) -> Path:
    return FOLDER / f"{model}.npz"


def stored_trace(model: str) -> Trace | None:
    """The stored run of the first sentence of ``model``, or None for a model without one."""
    path = path_of(model)
    return Trace.load(path) if "/" not in model and path.is_file() else None


def stored_opening(trace: Trace) -> dict[str, int]:
    """The ``step`` and ``row`` with which the stored run opens, as they were measured; nothing for any other run."""
    found = _openings().get(trace.model)
    if not found or found["target"] != list(trace.target_tokens):
        return {}
    return {"step": found["step"], "row": found["row"]}


@cache
def _openings() -> dict[str, dict[str, Any]]:
    openings: dict[str, dict[str, Any]] = read_json(OPENINGS.read_bytes())
    return openings
