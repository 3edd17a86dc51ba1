"""The page's own files: what there is, under which address each is served, and which modules an entry needs."""

import hashlib
import posixpath
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".json": "application/json"}
SERVED = (".js", ".css")
NOT_SERVED = ("pages/early.js", "mounting.js")  # these stand in the page itself
# What stands between an import's (or export's) bindings and the module that it names.
IMPORT = re.compile(r"""^((?:import|export)\b[^'";]*?from\s*|import\s*)(['"])(\.{1,2}/[^'"]+)\2""", re.MULTILINE)


@cache
def files() -> Mapping[str, bytes]:
    """Every script and style sheet that is served, by its path inside this folder."""
    found = (path for path in FOLDER.rglob("*") if path.suffix in SERVED)
    named = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in found}
    return {name: named[name] for name in sorted(named) if name not in NOT_SERVED}


@cache
def version() -> str:
    """One name for the whole tree as it is: another content, another name, so that caches may keep it for ever."""
    content = hashlib.sha256((FOLDER / "together.py").read_bytes())  # the first page's file is made by it
    for name, body in files().items():
        content.update(f"{name}\0{len(body)}\0".encode() + body)
    return content.hexdigest()[:16]


def address(name: str) -> str:
    """Where a file of the tree is served, relative to the page, so that it works behind any root path.

    Raises:
        KeyError: if there is no such file.
    """
    if name not in files():
        raise KeyError(f"The front end has no file {name}.")
    return f"frontend/{version()}/{name}"


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def imports_of(name: str) -> list[str]:
    """The files that a module imports, in its order."""
    found = [posixpath.normpath(f"{posixpath.dirname(name)}/{path}") for _, _, path in IMPORT.findall(text_of(name))]
    return list(dict.fromkeys(found))


@cache
def modules(entry: str) -> tuple[str, ...]:
    """``entry`` and every module it needs, each after those that it imports."""
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
    """The style sheets in the folder of a page."""
    return tuple(name for name in files() if name.startswith(f"pages/{page}/") and name.endswith(".css"))
