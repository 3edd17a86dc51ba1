"""The page's own files, their addresses, and the modules that each entry module needs.

The messages of ``viz_app/locales`` are modules too, one a room: ``messages/why.js``. Every module that says messages is
served with an import of its room before its other imports, so that its texts are known when it is evaluated.
"""

import hashlib
import json
import posixpath
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGE = FOLDER.parent / "locales" / "en"
MESSAGES = "messages/"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".json": "application/json"}
SERVED = (".js", ".css")
SAYS = re.compile(r"/say\.js'")
NOT_SERVED = ("pages/early.js", "pages/first.js")  # these are inside the page itself
# An import, or an export from a module: the statement up to the path, the quote, and the path.
IMPORT = re.compile(r"""^((?:import|export)\b[^'";]*?from\s*|import\s*)(['"])(\.{1,2}/[^'"]+)\2""", re.MULTILINE)


@cache
def files() -> Mapping[str, bytes]:
    """Return every served script and style sheet, by its path inside this folder."""
    found = (path for path in FOLDER.rglob("*") if path.suffix in SERVED)
    names = [path.relative_to(FOLDER).as_posix() for path in found] + [f"{MESSAGES}{room}.js" for room in rooms()]
    return {name: text_of(name).encode() for name in sorted(names) if name not in NOT_SERVED}


@cache
def rooms() -> tuple[str, ...]:
    """Return the names of the files of messages; that of a page is the name of its folder."""
    return tuple(sorted(path.stem for path in LANGUAGE.glob("*.ftl")))


def _room_of(name: str, text: str) -> str | None:
    """Return the room of a module that says messages, else None."""
    room = name.removeprefix("pages/").split("/")[0]
    return room if room in rooms() and SAYS.search(text) else None


def _messages(room: str) -> str:
    text = json.dumps((LANGUAGE / f"{room}.ftl").read_text(encoding="utf-8"), ensure_ascii=False)
    return f"import {{ CATALOGUE }} from '../state/catalogue.js';\nCATALOGUE.set({json.dumps(room)}, {text});\n"


@cache
def version() -> str:
    """Return a name that changes with the content of any file, so that caches may keep the files for ever."""
    content = hashlib.sha256((FOLDER / "together.py").read_bytes())  # because it makes the combined file
    for name, body in files().items():
        content.update(f"{name}\0{len(body)}\0".encode() + body)
    return content.hexdigest()[:16]


def address(name: str) -> str:
    """Return the address of a file, relative to the page, so that it works behind any root path.

    Raises:
        KeyError: if there is no such file.
    """
    if name not in files():
        raise KeyError(f"The front end has no file {name}.")
    return f"frontend/{version()}/{name}"


def text_of(name: str) -> str:
    if name.startswith(MESSAGES):
        return _messages(Path(name).stem)
    text = (FOLDER / name).read_text(encoding="utf-8")
    room = _room_of(name, text)
    return f"import '{'../' * name.count('/')}{MESSAGES}{room}.js';\n{text}" if room else text


def imports_of(name: str) -> list[str]:
    """Return the files that a module imports, in its order."""
    found = [posixpath.normpath(f"{posixpath.dirname(name)}/{path}") for _, _, path in IMPORT.findall(text_of(name))]
    return list(dict.fromkeys(found))


@cache
def modules(entry: str) -> tuple[str, ...]:
    """Return ``entry`` and every module that it needs, each after those that it imports."""
    order: dict[str, None] = {}

    def visit(name: str, above: tuple[str, ...]) -> None:
        for other in imports_of(name):
            if other not in order and other not in above:
                visit(other, (*above, name))
        order[name] = None

    visit(entry, ())
    return tuple(order)


@cache
def styles(page: str) -> tuple[str, ...]:
    """Return the style sheets in the folder of a page."""
    return tuple(name for name in files() if name.startswith(f"pages/{page}/") and name.endswith(".css"))


def filled(template: str, parts: Mapping[str, str]) -> str:
    """Return ``template`` with each ``{{name}}`` replaced by the part of this name.

    One pass over the template, so that a text with a placeholder in it stays unchanged.

    Raises:
        KeyError: if a part is missing.
    """
    first, *rest = template.split("{{")
    pieces = (piece.split("}}", 1) for piece in rest)
    return first + "".join(parts[name] + after for name, after in pieces)
