"""The page's own files, their addresses, and the modules that each entry module needs.

The messages of ``viz_app/locales`` are modules too, one a room: ``messages/why.js``. The room of a module is the
nearest folder above it that has one, so that a part of a page may have a room of its own. Every module that says
messages is served with an import of its room before its other imports, so that its texts are known when it is
evaluated. Another language is a module a room too, ``messages/de/why.js``, and ``messages/de/first.js`` has the rooms
of the first view. A shipped lesson in another language is a module, ``messages/de/lesson-token.js``; their titles come
with the room of lessons.
"""

import hashlib
import json
import posixpath
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
LOCALES = FOLDER.parent / "locales"
FROM_THE_RIGHT = ("ar",)  # languages that are written from right to left; early.js knows them too
CORE = "core"  # the room of its errors
ENGLISH_OF_CORE = LOCALES.parents[1] / "core" / "sentences.ftl"
OF_ANSWERS = (CORE, "reply")  # rooms that come with the first answer that says a message of theirs, see state/told.js
MESSAGES = "messages/"
FIRST_ROOMS = "first"  # the name of the file with the messages of the first view
LESSONS, LESSON = "lessons", "lesson-"  # their room, and the start of the name of a lesson's module
FIRST = ("header", "spine", "overview", "translate", "lessons", "downloads")  # the parts before a tab is chosen
START = "shell/main.js"
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".json": "application/json"}
SERVED = (".js", ".css")
MESSAGE = re.compile(r"^([\w-]+) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n+", re.MULTILINE)  # for translators, and no part of the page
SAYS = re.compile(r"/say\.js'")
NOT_SERVED = ("pages/early.js", "pages/first.js")  # these are inside the page itself
# An import, or an export from a module: the statement up to the path, the quote, and the path.
IMPORT = re.compile(r"""^((?:import|export)\b[^'";]*?from\s*|import\s*)(['"])(\.{1,2}/[^'"]+)\2""", re.MULTILINE)


@cache
def files() -> Mapping[str, bytes]:
    """Return every served script and style sheet, by its path inside this folder."""
    found = (path for path in FOLDER.rglob("*") if path.suffix in SERVED)
    rooms_of = [f"{MESSAGES}{room}.js" for room in rooms()]
    others = [
        f"{MESSAGES}{one}/{room}.js"
        for one in languages()
        for room in (FIRST_ROOMS, *rooms(), *(f"{LESSON}{lesson}" for lesson in lessons(one)))
    ]
    names = [path.relative_to(FOLDER).as_posix() for path in found] + rooms_of + others
    return {name: text_of(name).encode() for name in sorted(names) if name not in NOT_SERVED}


@cache
def rooms() -> tuple[str, ...]:
    """Return the names of the files of messages; that of a page, or of a part, is the name of its folder."""
    return tuple(sorted({CORE, *(path.stem for path in (LOCALES / "en").glob("*.ftl"))}))


@cache
def languages() -> tuple[str, ...]:
    """Return the languages with any message, beside English."""
    return tuple(sorted({path.parent.name for path in LOCALES.glob("*/*.ftl")} - {"en"}))


@cache
def lessons(language: str) -> Mapping[str, Any]:
    """Return the texts of the shipped lessons in a language, by their names."""
    return {path.stem: json.loads(path.read_bytes()) for path in sorted((LOCALES / language / LESSONS).glob("*.json"))}


@cache
def missing(language: str) -> tuple[str, ...]:
    """Return the ids of the English messages that a language lacks."""
    there = {one for room in rooms() for one in MESSAGE.findall(text_of_room(language, room))}
    return tuple(one for room in rooms() for one in MESSAGE.findall(text_of_room("en", room)) if one not in there)


@cache
def offered() -> tuple[str, ...]:
    """Return the languages that lack no message: those that a browser's language chooses, and that the menu names."""
    return tuple(one for one in languages() if not missing(one))


def text_of_room(language: str, room: str) -> str:
    """Return the messages of a room in Fluent's format, empty if the language has none; ``core`` keeps its English."""
    path = LOCALES / language / f"{room}.ftl" if (language, room) != ("en", CORE) else ENGLISH_OF_CORE
    return COMMENT.sub("", path.read_text(encoding="utf-8")) if path.is_file() else ""


def _room_of(name: str, text: str) -> str | None:
    """Return the room of a module that says messages, else None."""
    *folders, file = name.removeprefix("pages/").split("/")
    if folders == ["state"]:  # the glossary is a room of its own
        folders.append(file.removesuffix(".js"))
    room = next((one for one in reversed(folders) if one in rooms()), None)
    return room if SAYS.search(text) else None


def _messages(name: str) -> str:
    """Return the module of ``why``: English, then the visitor's language; or of ``de/why``: that language alone."""
    language, _, room = name.rpartition("/")
    if language and room.startswith(LESSON):
        texts = lessons(language)[room.removeprefix(LESSON)]
        return f"export const TEXTS = {json.dumps(texts, ensure_ascii=False)};\n"
    if language:
        wanted = first_rooms() if room == FIRST_ROOMS else (room,)
        texts = {one: text_of_room(language, one) for one in wanted}
        titles = {name: told["title"] for name, told in lessons(language).items()} if LESSONS in wanted else {}
        said = f"export const TITLES = {json.dumps(titles, ensure_ascii=False)};\n" if titles else ""
        return f"{said}export const ROOMS = {json.dumps(texts, ensure_ascii=False)};\n"
    text = json.dumps(text_of_room("en", room), ensure_ascii=False)
    return (
        "import { CATALOGUE, translated } from '../state/catalogue.js';\n"
        f"CATALOGUE.set({json.dumps(room)}, {text});\nawait translated({json.dumps(room)});\n"
    )


@cache
def first_rooms() -> tuple[str, ...]:
    return tuple(Path(name).stem for name in page_modules() if name.startswith(MESSAGES))


def page_modules() -> list[str]:
    """Return the modules that the page opens with, each after those that it imports."""
    entries = (*(f"pages/{page}/mount.js" for page in FIRST), START)
    return list(dict.fromkeys(name for entry in entries for name in modules(entry)))


@cache
def version() -> str:
    """Return a name that changes with the content of any file, so that caches may keep the files for ever."""
    content = hashlib.sha256((FOLDER / "together.py").read_bytes())  # because it makes the combined file
    for name, body in files().items():
        content.update(f"{name}\0{len(body)}\0".encode() + body)
    return content.hexdigest()[:16]


def address(name: str) -> str:
    """Return the address of a file, relative to the page, so that it works behind any root path. Raises ``KeyError`` if
    there is no such file."""
    if name not in files():
        raise KeyError(f"The front end has no file {name}.")
    return f"frontend/{version()}/{name}"


def text_of(name: str) -> str:
    if name.startswith(MESSAGES):
        return _messages(name.removeprefix(MESSAGES).removesuffix(".js"))
    text = (FOLDER / name).read_text(encoding="utf-8")
    room = _room_of(name, text)
    return f"import '{'../' * name.count('/')}{MESSAGES}{room}.js';\n{text}" if room else text


def imports_of(name: str) -> list[str]:
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
    return tuple(name for name in files() if name.startswith(f"pages/{page}/") and name.endswith(".css"))


def filled(template: str, parts: Mapping[str, str]) -> str:
    """Return ``template`` with each ``{{name}}`` replaced by the part of this name.

    One pass over the template, so that a text with a placeholder in it stays unchanged. Raises ``KeyError`` if a part
    is missing.
    """
    first, *rest = template.split("{{")
    pieces = (piece.split("}}", 1) for piece in rest)
    return first + "".join(parts[name] + after for name, after in pieces)
