"""The one wire contract: what may be asked of the server, in a link and in JSON, said once and exported to the page.

A request is a frozen dataclass of ``requests``. ``parse`` makes one of anything that was sent, or raises a
``core.InputError`` of one sentence; what it can do without is left out and named in ``notices``. ``write`` is its
inverse, for addresses and for JSON. Both read the same parts (``parts``), made of the same kinds of values (``kinds``,
``decoding``, ``edits``), under the same names (``parameters``).

The page finds what it has to know in ``<script type="application/json" id="gf-protocol">``, which is ``exported()``,
and reads it in one place, ``frontend/state/protocol.js``::

    {"version": "1",                                       of links, their parameter v
     "groups": {"page": [name], "decoding": [name], "run": [name], "selection": [name], "edits": [name],
                "view": [name]},                           run: how the run on show was made, beside model and text;
                                                           it holds the decoding, forced, sentence and edits
     "parameters": {name: {"kind": kind, ...}},   every parameter that an address may hold, by kind:
         "text"     longest                                characters
         "whole"    lowest, highest                        digits, and nothing else
         "decimal"  lowest, highest                        at most four digits, a point, six digits
         "choice"   choices: [name]
         "way"      ways: [name]                           beam.4, sample.3, greedy
         "prefix"   longest, ids: "ids."                   text, or ids.12.845
         "mask edits" "bugs" "fill" "pads" "heads" "positions" "places"     the grammars of ``edits``
     "ways": [{"name", "title", "counted": name or null,   the option behind the dot of ``decoding``
               "options": [{"name", "title", "lowest", "highest", "step", "usual"}]}],
                                                           usual: what holds where nothing is said, and is left out
     "edits": {"maps": [name], "short": {mask: letters},
               "maskItem": pattern of one change,          to be anchored; the items are joined by _
               "fills": [name], "positions": [name],       of each the first is what holds where nothing is said
               "maxMaskEdits", "maxPads"},
     "bugs": [name],
     "renamedTabs": {old: new}}                            a tab's name in older links, and its name now
"""

import json
from pathlib import Path
from typing import Any

import core
from core import sentences
from viz_app.protocol import decoding, edits
from viz_app.protocol.parameters import GROUPS, MAX_SENTENCES, PARAMETERS, VERSION
from viz_app.protocol.requests import RENAMED_TABS, request_of
from viz_app.protocol.wire import parse, write

__all__ = ["MAX_SENTENCES", "exported", "exported_script", "parse", "request_of", "write"]

ELEMENT = "gf-protocol"
_LOCALES = Path(__file__).parents[1] / "locales"

sentences.add(lambda language: (_LOCALES / language / "reply.ftl").read_text("utf-8"))


def exported() -> dict[str, Any]:
    """Return the document. Every visit pays for it: no script needs more."""
    return {
        "version": VERSION,
        "groups": {name: list(parameters) for name, parameters in GROUPS.items()},
        "parameters": {name: kind.exported() for name, kind in PARAMETERS.items()},
        "ways": decoding.WAYS,
        "edits": edits.grammar(),
        "bugs": list(core.BUGS),
        "renamedTabs": RENAMED_TABS,
    }


def exported_script() -> str:
    """The document as an element for the head of the page; nothing in it can be taken for markup."""
    text = json.dumps(exported(), ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{ELEMENT}">{text}</script>'
