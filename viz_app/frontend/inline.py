"""Make a page that is one file: its modules are in an import map of ``data:`` addresses, its styles in a tag.
It opens from a disk or inside a notebook's frame without a network, and its policy allows no other script.
"""

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any
from urllib.parse import quote

from viz_app.frontend.together import LATER, code_of
from viz_app.frontend.tree import (
    FROM_THE_RIGHT,
    IMPORT,
    LESSON,
    LESSONS,
    MESSAGES,
    filled,
    languages,
    lessons,
    modules,
    styles,
    text_of,
)

ENTRY = "pages/snapshot/page.js"
NOTICES = f"{MESSAGES}core.js"  # the messages that say them
STYLES = (
    "widgets/tokens.css",
    "widgets/base.css",
    *styles("spine"),
    *styles("translate"),
    *styles("snapshot"),
)
PLAIN = " !$&'()*+,-./:;=?@[]^_`{|}~\\"  # characters that need no quoting in such an address


def snapshot_page(
    payload: str,
    title: str,
    notices: Sequence[str | Mapping[str, Any]],
    contract: str,
    shown: Mapping[str, str | int],
    before: Mapping[str, Any] | None = None,
) -> str:
    """Return the page of a run: the strip and the attention view, with modules, styles and numbers, without a server.

    ``payload`` is that of ``viz_app.view_models.payload_json``, ``title`` plain text for the browser's tab,
    ``contract`` the element with the wire contract. ``notices`` are sentences by id and values, or plain texts. See
    ``snapshot_html`` of ``viz_app.export`` for ``shown`` and ``before``.
    """
    language = str(shown.get("lang", ""))
    language = language if language in languages() else "en"
    imports = import_map(ENTRY, *([NOTICES] if notices else []), languages=(language,))
    start, style = f"import {json.dumps(ENTRY)};", style_text(STYLES)
    scripts, styles_ = " ".join(map(script_hash, (imports, start))), script_hash(style)
    parts = {
        "language": language,
        "direction": "rtl" if language in FROM_THE_RIGHT else "ltr",
        "title": escape(title),
        "policy": f"default-src 'none'; script-src {scripts} data:; style-src {styles_}; img-src data: blob:",
        "style": style,
        "imports": imports,
        "contract": contract,
        "start": start,
        "shown": _inside_a_tag(json.dumps(shown)),
        "before": _inside_a_tag(json.dumps(before)),
        "notices": _inside_a_tag(json.dumps(notices)),
        "payload": _inside_a_tag(payload),
    }
    return filled(text_of("pages/snapshot/page.html"), parts)


def _inside_a_tag(text: str) -> str:
    """Return JSON that cannot close the script tag around it."""
    return text.replace("<", "\\u003c")


def import_map(*entries: str, languages: Iterable[str] = ()) -> str:
    """Return an import map, as JSON for a script tag, with these modules and all that they need, at once or later.

    Their messages are there in English and in ``languages``. Relative imports do not work inside a ``data:``
    address, so every module imports by its path in the tree.
    """
    names: dict[str, None] = {}
    for entry in (waiting := [*entries]):  # which grows
        found = [name for name in modules(entry) if name not in names]
        names |= dict.fromkeys(found)
        waiting += [_named(name, path) for name in found for _, path in LATER.findall(code_of(name))]
    rooms = [name.removeprefix(MESSAGES) for name in names if name.startswith(MESSAGES)]
    others = [one for one in languages if one != "en"]
    names |= dict.fromkeys(f"{MESSAGES}{one}/{room}" for one in others for room in rooms)
    if f"{LESSONS}.js" in rooms:
        names |= {f"{MESSAGES}{one}/{LESSON}{lesson}.js": None for one in others for lesson in lessons(one)}
    addresses = {name: f"data:text/javascript;charset=utf-8,{quote(_standing(name), safe=PLAIN)}" for name in names}
    return json.dumps({"imports": addresses}, ensure_ascii=True)


def style_text(names: Iterable[str]) -> str:
    """Return these style sheets as the text of a tag, escaped so that they cannot close it."""
    return "\n".join(text_of(name) for name in names).replace("</", "<\\/")


def _named(name: str, path: str) -> str:
    """Return the path from the root of the tree of what the module ``name`` imports."""
    return posixpath.normpath(f"{posixpath.dirname(name)}/{path}")


def _standing(name: str) -> str:
    """Return a module's text without comments and indents, its imports by their paths from the root of the tree."""

    def now(found: re.Match[str]) -> str:
        before, quoted, path = found.groups()
        return f"{before}{quoted}{_named(name, path)}{quoted}"

    def later(found: re.Match[str]) -> str:
        quoted, path = found.groups()
        return f"import({quoted}{_named(name, path)}{quoted})"

    return LATER.sub(later, IMPORT.sub(now, code_of(name)))


def script_hash(text: str) -> str:
    """Return the source expression of a content security policy that allows an inline text."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
