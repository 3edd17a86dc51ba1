"""Every parameter that an address may hold, by group: how it is read, and what it is for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from core.interventions.edits import MAPS
from core.results.attribution import BASELINES, KINDS, METHODS, MOST_STEPS
from core.results.patching import MEASURES
from core.sentences import sentence
from core.text.length import LONGEST_TEXT
from core.text.printable import printable
from viz_app.protocol import chat, decoding, edits, patching
from viz_app.protocol.kinds import MAX_PARAMETER, Choice, Kind, Notes, Text, Whole

VERSION = "1"
MAX_TOKENS = 512  # of a text of models of others; our own say less themselves
MAX_SENTENCES = 100  # of one text: each is a run
_PLACE = Whole(0, 999_999)
_NAME = Text(60, "name")

RUN = (
    *decoding.KINDS,
    "sentence",
    *chat.KINDS,
    *edits.KINDS,
)  # how the visible run was made, beside its model and text
SELECTION = ("map", "layer", "head", "row", "step", "label")  # what is selected in it
EDITS = tuple(edits.KINDS)  # what was changed in it


@dataclass(frozen=True)
class Parameter:
    """One parameter of an address; ``says`` is a clause for people."""

    kind: Kind[Any]
    says: str


PAGE: Mapping[str, Parameter] = {
    "v": Parameter(Choice((VERSION,)), "version of the link"),
    "model": Parameter(Text(name="model"), "name of the model"),
    "text": Parameter(Text(LONGEST_TEXT), "all that was typed"),
    "tab": Parameter(_NAME, "the open tab; Translate without it"),
    "lang": Parameter(_NAME, "the language of the page; that of the browser without it"),
    "embed": Parameter(Choice(("1",)), "the view without the header, for a frame in another page"),
    "lesson": Parameter(_NAME, "the lesson that is played"),
    "stop": Parameter(_PLACE, "its stop, counted from 0"),
}
_SENTENCE = {"sentence": Parameter(Whole(), "which sentence of the text is shown, counted from 0")}
_SELECTION = {"map": Parameter(Choice(MAPS), "the attention map that is selected")} | {
    name: Parameter(_PLACE, f"the {name} that is selected, counted from 0") for name in SELECTION[1:]
}
_DECODING = {name: Parameter(kind, "how the translation is decoded") for name, kind in decoding.KINDS.items()}
_CHAT = {
    "chat": Parameter(chat.KINDS["chat"], "the text is read as a chat, of this day (2026-11-28)"),
    "system": Parameter(chat.KINDS["system"], "the system message of the chat"),
}
_EDITS = {name: Parameter(kind, f"a change to the run: {kind.about}") for name, kind in edits.KINDS.items()}
VIEW: Mapping[str, Parameter] = {
    "pin": Parameter(Text(MAX_PARAMETER, "run"), "the run that is pinned as A, as the parameters of an address"),
    "which": Parameter(Choice(("a", "b")), "run A or run B; their difference without it"),
    "units": Parameter(Choice(("words",)), "whole words in place of their pieces"),
    "tree": Parameter(_NAME, "the search tree: open, or step and rank of the node whose path is shown"),
    "by": Parameter(Choice(("role", "effect", "entropy", "like")), "what the heads are coloured by"),
    "sorted": Parameter(Choice(("1",)), "whether the heads are sorted by it"),
    "word": Parameter(Whole(), "the token whose neighbours are shown, by its id"),
    "at": Parameter(_PLACE, "the step, or the label, that is explained, and that candidate and against belong to"),
    "candidate": Parameter(_PLACE, "the id of another token of that step, which is explained in place of it"),
    "against": Parameter(_PLACE, "the id of a token, or the place of a label, that it is compared with"),
    "method": Parameter(Choice(tuple(METHODS)), "the explanation that is chosen"),
    "parts": Parameter(Choice(("layer", "word")), "how the parts of a logit are sorted; the largest first without it"),
    "part": Parameter(
        _NAME, "the part of a logit that is open, as map.layer.head; none, or the largest head without it"
    ),
    "routes": Parameter(Whole(10, 100), "per cent of an answer that the drawn routes carry; 75 without it"),
    "into": Parameter(_PLACE, "the source token to whose last state the routes lead; to the answer without it"),
    "portrait": Parameter(_NAME, "open: the page of the selected head on Over many sentences; older links: the head"),
    "group": Parameter(Choice(("layer", "effect")), "how all heads are grouped there; by what they do without it"),
    "find": Parameter(_NAME, "the name, role or word that a head is found by there"),
    "keep": Parameter(Text(400, "filter"), "what is shown on Many sentences: flag:loop, cell:0:1, entropy:1.5:3, by _"),
    "sort": Parameter(_NAME, "the column that its rows are sorted by, falling with - before it"),
    "versus": Parameter(Text(name="model"), "the model that its list is compared with; plain is without the changes"),
    "ig": Parameter(Whole(1, MOST_STEPS), "steps of integrated gradients; enough without it"),
    "baseline": Parameter(Choice(BASELINES), "what integrated gradients take for empty"),
    "curve": Parameter(Choice(KINDS), "whether tokens go or come"),
    "half": Parameter(Choice(("words", "learning", "faithfulness", "here")), "which view of Model is open"),
    "train": Parameter(_NAME, "task and settings of the training in the visitor's tab"),
    "beside": Parameter(_NAME, "the one setting in which a second training differs"),
    "carry": Parameter(patching.PLACES, "what is carried over on Swap parts: vectors and heads"),
    "steering": Parameter(patching.STEERING, "what Swap parts is about to steer with"),
    "from": Parameter(Choice(("b",)), "carried over from B into A; from A into B without it"),
    "differ": Parameter(_PLACE, "the written token in question on Swap parts; the first that differs without it"),
    "measure": Parameter(Choice(MEASURES), "what the share of the way is measured by"),
    "at_row": Parameter(_PLACE, "the token at whose row alone heads are carried over; all rows without it"),
    "joined": Parameter(patching.JOINED, "tokens of A and B that are matched by hand"),
    "moment": Parameter(Whole(), "the step of the training whose moment is shown, or the nearest"),
    "example": Parameter(_PLACE, "which sentence of the training's moments is shown, counted from 0"),
    "plane": Parameter(Choice(("tsne", "pca")), "how all tokens are laid out in two dimensions"),
    "ledger": Parameter(_NAME, "what the shares of a classification are measured on"),
    "story": Parameter(_NAME, "the stage that is told on Overview"),
    "open": Parameter(_NAME, "the same in older links"),
    "key": Parameter(_PLACE, "the word of One head that is multiplied pair by pair"),
    "stage": Parameter(_PLACE, "the step of the eight that is explained"),
    "four": Parameter(Whole(0, 3), "which of the four pictures of a head a narrow page shows"),
    "eight": Parameter(
        Choice(("0", "1")), "whether the eight steps of a head are open; without it a stage or a key opens them"
    ),
    "pe": Parameter(_NAME, "length, width and base of the encoding that is drawn"),
    "turn": Parameter(Whole(0, 64), "by how many positions the rotation turns"),
    "place": Parameter(_PLACE, "the position whose likeness is drawn"),
    "waves": Parameter(_NAME, "the dimensions that are drawn"),
    "kind": Parameter(Choice(("sinusoidal", "learned")), "the encoding that is drawn"),
    "seed": Parameter(Whole(0, 99_999), "the seed of the shuffled positions"),
    "shift": Parameter(Whole(0, 99_999), "the distance of the shifted positions"),
    "designs": Parameter(Text(200, "list"), "the designs side by side"),
    "station": Parameter(_NAME, "the station that is open"),
    "show": Parameter(_NAME, "what is drawn of the run by depth"),
    "tensor": Parameter(_NAME, "the tensor of the station"),
    "depth": Parameter(_PLACE, "the layer of the station"),
    "vocabulary": Parameter(Whole(1), "tokens of the designs' vocabulary"),
    "side": Parameter(_NAME, "encoder or decoder"),
    "token": Parameter(_PLACE, "the token whose depths are drawn"),
}
PARAMETERS: Mapping[str, Parameter] = {**PAGE, **_DECODING, **_SENTENCE, **_CHAT, **_SELECTION, **_EDITS, **VIEW}
GROUPS: Mapping[str, tuple[str, ...]] = {
    "page": tuple(PAGE),
    "decoding": tuple(name for name in decoding.KINDS if name != "forced"),
    "run": RUN,
    "selection": SELECTION,
    "edits": EDITS,
    "view": tuple(VIEW),
}


def unknown_names(names: Any) -> Notes:
    """A sentence about the ``names`` that no address has, or nothing; three are quoted, the others counted."""
    foreign = [str(name) for name in names if name not in PARAMETERS]
    if not foreign:
        return []
    quoted = [sentence("reply-quoted", text=printable(name[:20])) for name in foreign[:3]]
    return [sentence("reply-unknown-names", names=quoted, more=max(0, len(foreign) - 3))]
