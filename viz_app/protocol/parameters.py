"""Every parameter that an address may hold, by group: the kind of its values, and what it is for."""

from collections.abc import Mapping
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

RUN = (*decoding.KINDS, "sentence", *chat.KINDS, *edits.KINDS)  # how the run was made, beside its model and text
SELECTION = ("map", "layer", "head", "row", "step", "label")  # what is selected in it
EDITS = tuple(edits.KINDS)  # what was changed in it


Kinds = Mapping[str, Kind[Any]]

PAGE: Kinds = {
    "v": Choice((VERSION,)),  # version of the link
    "model": Text(name="model"),  # name of the model
    "text": Text(LONGEST_TEXT),  # all that was typed
    "tab": _NAME,  # the open tab; Translate without it
    "lang": _NAME,  # the language of the page; that of the browser without it
    "embed": Choice(("1",)),  # the view without the header, for a frame in another page
    "lesson": _NAME,  # the lesson that is played
    "stop": _PLACE,  # its stop, counted from 0
}
_SENTENCE: Kinds = {"sentence": Whole()}  # which sentence of the text is shown, counted from 0
_SELECTION: Kinds = {"map": Choice(MAPS)} | dict.fromkeys(SELECTION[1:], _PLACE)  # counted from 0
VIEW: Kinds = {
    "pin": Text(MAX_PARAMETER, "run"),  # the run that is pinned as A, as the parameters of an address
    "which": Choice(("a", "b")),  # run A or run B; their difference without it
    "units": Choice(("words",)),  # whole words in place of their pieces
    "tree": _NAME,  # the search tree: open, or step and rank of the node whose path is shown
    "by": Choice(("role", "effect", "entropy", "like")),  # what the heads are coloured by
    "sorted": Choice(("1",)),  # whether the heads are sorted by it
    "word": Whole(),  # the token whose neighbours are shown, by its id
    "at": _PLACE,  # the step, or the label, that is explained, and that candidate and against belong to
    "candidate": _PLACE,  # the id of another token of that step, which is explained in place of it
    "against": _PLACE,  # the id of a token, or the place of a label, that it is compared with
    "method": Choice(tuple(METHODS)),  # the explanation that is chosen
    "parts": Choice(("layer", "word")),  # how the parts of a logit are sorted; the largest first without it
    "part": _NAME,  # the part of a logit that is open, as map.layer.head; none, or the largest head without it
    "routes": Whole(10, 100),  # per cent of an answer that the drawn routes carry; 75 without it
    "into": _PLACE,  # the source token to whose last state the routes lead; to the answer without it
    "portrait": _NAME,  # open: the page of the selected head on Over many sentences; older links: the head
    "group": Choice(("layer", "effect")),  # how all heads are grouped there; by what they do without it
    "find": _NAME,  # the name, role or word that a head is found by there
    "keep": Text(400, "filter"),  # what is shown on Many sentences: flag:loop, cell:0:1, entropy:1.5:3, by _
    "sort": _NAME,  # the column that its rows are sorted by, falling with - before it
    "versus": Text(name="model"),  # the model that its list is compared with; plain is without the changes
    "ig": Whole(1, MOST_STEPS),  # steps of integrated gradients; enough without it
    "baseline": Choice(BASELINES),  # what integrated gradients take for empty
    "curve": Choice(KINDS),  # whether tokens go or come
    "half": Choice(("words", "learning", "faithfulness", "here")),  # which view of Model is open
    "train": _NAME,  # task and settings of the training in the visitor's tab
    "beside": _NAME,  # the one setting in which a second training differs
    "carry": patching.PLACES,  # what is carried over on Swap parts: vectors and heads
    "steering": patching.STEERING,  # what Swap parts is about to steer with
    "from": Choice(("b",)),  # carried over from B into A; from A into B without it
    "differ": _PLACE,  # the written token in question on Swap parts; the first that differs without it
    "measure": Choice(MEASURES),  # what the share of the way is measured by
    "at_row": _PLACE,  # the token at whose row alone heads are carried over; all rows without it
    "joined": patching.JOINED,  # tokens of A and B that are matched by hand
    "moment": Whole(),  # the step of the training whose moment is shown, or the nearest
    "example": _PLACE,  # which sentence of the training's moments is shown, counted from 0
    "plane": Choice(("tsne", "pca")),  # how all tokens are laid out in two dimensions
    "ledger": _NAME,  # what the shares of a classification are measured on
    "story": _NAME,  # the stage that is told on Overview
    "open": _NAME,  # the same in older links
    "key": _PLACE,  # the word of One head that is multiplied pair by pair
    "stage": _PLACE,  # the step of the eight that is explained
    "four": Whole(0, 3),  # which of the four pictures of a head a narrow page shows
    "eight": Choice(("0", "1")),  # whether the eight steps of a head are open; without it a stage or a key opens them
    "pe": _NAME,  # length, width and base of the encoding that is drawn
    "turn": Whole(0, 64),  # by how many positions the rotation turns
    "place": _PLACE,  # the position whose likeness is drawn
    "waves": _NAME,  # the dimensions that are drawn
    "kind": Choice(("sinusoidal", "learned")),  # the encoding that is drawn
    "seed": Whole(0, 99_999),  # the seed of the shuffled positions
    "shift": Whole(0, 99_999),  # the distance of the shifted positions
    "designs": Text(200, "list"),  # the designs side by side
    "station": _NAME,  # the station that is open
    "show": _NAME,  # what is drawn of the run by depth
    "tensor": _NAME,  # the tensor of the station
    "depth": _PLACE,  # the layer of the station
    "vocabulary": Whole(1),  # tokens of the designs' vocabulary
    "side": _NAME,  # encoder or decoder
    "token": _PLACE,  # the token whose depths are drawn
}
PARAMETERS: Kinds = {**PAGE, **decoding.KINDS, **_SENTENCE, **chat.KINDS, **_SELECTION, **edits.KINDS, **VIEW}
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
