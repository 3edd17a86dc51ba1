"""The contract for the page, as one JSON document."""

import json
from typing import Any

import core
from viz_app.protocol import edits
from viz_app.protocol.decoding import ways_document
from viz_app.protocol.parameters import GROUPS, PARAMETERS, VERSION
from viz_app.protocol.requests import RENAMED_TABS

ELEMENT = "gf-protocol"


def exported() -> dict[str, Any]:
    """Return the document; its shape is said in ``viz_app.protocol``. Every visit pays for it: no script needs more."""
    return {
        "version": VERSION,
        "groups": {name: list(parameters) for name, parameters in GROUPS.items()},
        "parameters": {name: parameter.kind.exported() for name, parameter in PARAMETERS.items()},
        "ways": ways_document(),
        "edits": edits.grammar(),
        "bugs": list(core.BUGS),
        "renamedTabs": RENAMED_TABS,
    }


def exported_script() -> str:
    """The document as an element for the head of the page; nothing in it can be taken for markup."""
    text = json.dumps(exported(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{ELEMENT}">{text}</script>'
