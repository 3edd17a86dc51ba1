"""The request of the page of Gradio's own components: a text, a selection in its run, and changes to lay beside it."""

from typing import Literal

import core
from core.interventions.edits import MAPS
from viz_app.protocol.kinds import Choice, Whole
from viz_app.protocol.parts import EditsPart, Single, part
from viz_app.protocol.requests import TextRequest

EDITED = ("off", "mask", "bugs")
EDITS_ARE_WRITTEN = (
    "Heads that are off, masks and bugs are written as in a link, such as c.1.6, c.*.3.0 and no-scale; choose from "
    "the lists."
)


def _counted(name: str) -> int:
    kind = Single(name, Whole(1), 1, refusal=f"The {name} is a whole number from 1; choose one on the page.")
    counted: int = part(kind, 1)
    return counted


class PlainRequest(TextRequest):
    """A question about a run; sentence, layer, head and row count from 1, as on the page."""

    sentence: int = _counted("sentence")
    layer: int = _counted("layer")
    head: int = _counted("head")
    row: int = _counted("row")
    map: str = part(
        Single(
            "map", Choice((*MAPS, "")), "", refusal=f"The map is one of: {', '.join(MAPS)}; choose one on the page."
        ),
        "",
    )
    theme: Literal["light", "dark"] = part(
        Single("theme", Choice(("light", "dark")), "light", refusal="The theme is light or dark; choose one of them."),
        "light",
    )
    edits: core.Edits = part(EditsPart(EDITED, dict.fromkeys(EDITED, EDITS_ARE_WRITTEN)), core.Edits())
