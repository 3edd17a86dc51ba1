"""What the page has to know of the contract, as one JSON document."""

import json
from typing import Any

import core
from core.config import REFERENCE_DESIGNS
from core.text.length import LONGEST_TEXT
from core.tracers.limits import MAX_SENTENCE_TOKENS
from viz_app.protocol import edits
from viz_app.protocol.decoding import MAX_BEAM, MAX_HYPOTHESES, ways_document
from viz_app.protocol.kinds import MAX_PARAMETER
from viz_app.protocol.parameters import GROUPS, MAX_SENTENCES, PARAMETERS, VERSION
from viz_app.protocol.requests import EDITED_TABS, FILES, MATRICES, REQUESTS, TASKS
from viz_app.protocol.wire import names_of

ELEMENT = "gf-protocol"


def exported() -> dict[str, Any]:
    """Return the document; its shape is said in ``viz_app.protocol``."""
    return {
        "version": VERSION,
        "groups": {name: list(parameters) for name, parameters in GROUPS.items()},
        "parameters": {
            name: {**parameter.kind.exported(), "says": parameter.says} for name, parameter in PARAMETERS.items()
        },
        "ways": ways_document(),
        "edits": edits.grammar(),
        "bugs": [{"name": name, "says": says} for name, says in core.BUGS.items()],
        "limits": {
            "tokens": MAX_SENTENCE_TOKENS,
            "characters": LONGEST_TEXT,
            "sentences": MAX_SENTENCES,
            "parameter": MAX_PARAMETER,
            "beam": MAX_BEAM,
            "hypotheses": MAX_HYPOTHESES,
        },
        "requests": {name: list(names_of(kind)) for name, kind in REQUESTS.items()},
        "tasks": list(TASKS),
        "matrices": list(MATRICES),
        "files": list(FILES),
        "editedTabs": {tab: list(names) for tab, names in EDITED_TABS.items()},
        "designs": list(REFERENCE_DESIGNS),
    }


def exported_script() -> str:
    """The document as an element for the head of the page; nothing in it can be taken for markup."""
    text = json.dumps(exported(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{ELEMENT}">{text}</script>'
