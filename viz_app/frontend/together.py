"""Combine the modules that the page opens with into one file, because one request is faster than eighty.
In this file each module is a function. It is called once, after the modules that it imports, and returns its exports.
The address of each module serves a small module that exports the same values again, so that a later import gets the
same objects. Each export statement exports one name; a test compares the exports with those of the modules.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from viz_app.frontend.tree import FIRST, IMPORT, files, page_modules, styles, text_of, version

FILE, STYLE = "first.js", "first.css"
# Comments on separate lines, comments behind code without quotes, and types inside a line.
FOR_PEOPLE = re.compile(
    r"^[ ]*//[^\n]*\n|^[ ]*/\*(?:(?!\*/).)*\*/\n"
    r"|/\*\* @type (?:(?!\*/).)*\*/ ?|(?<=[;,{}()]) // [^'\"`\n]*$",
    re.MULTILINE | re.DOTALL,
)
INDENT = re.compile(r"\n\s+")  # and empty lines; in the few texts over several lines a blank is as good as many
_DECLARED = r"(?:async function|function|const|class)"
_EXPORT = re.compile(rf"^export (?={_DECLARED} )", re.MULTILINE)
_NAME = re.compile(rf"^export {_DECLARED} (\w+)", re.MULTILINE)
LATER = re.compile(r"""\bimport\((['"])(\.{1,2}/[^'"]+)\1\)""")  # a module that is loaded when it is needed
_WAITS = re.compile(r"^await ", re.MULTILINE)
_HERE = "import.meta.url"  # in the combined file, this is the address of that file
_BINDING = re.compile(r"(\w+)(?:\s+as\s+(\w+))?")


def page_addresses() -> list[str]:
    """Return the addresses to load first: the combined file, and the entry module of each part of the page."""
    return [f"frontend/{version()}/{name}" for name in (FILE, *(f"pages/{page}/mount.js" for page in FIRST))]


def page_styles() -> list[str]:
    own = [name for page in FIRST for name in styles(page)]
    return ["shell/shell.css", "widgets/tokens.css", "widgets/base.css", *own, "pages/page.css"]


def style_address() -> str:
    return f"frontend/{version()}/{STYLE}"


@cache
def served() -> Mapping[str, bytes]:
    """Return every file that a page may request, by its path in the tree."""
    return {**files(), **together(page_modules()), STYLE: b"\n".join(map(style_of, page_styles()))}


def style_of(name: str) -> bytes:
    return re.sub(rb"/\*.*?\*/\n?", b"", files()[name], flags=re.DOTALL)


def code_of(name: str) -> str:
    """Return a module's text without comments and indents, a third of what it weighs."""
    return INDENT.sub("\n", FOR_PEOPLE.sub("", text_of(name)))


@dataclass
class _Module:
    """A module to be combined: its exports as expressions by name, and its text so far."""

    name: str
    exports: dict[str, str] = field(default_factory=dict)
    text: str = ""


def together(names: Iterable[str]) -> dict[str, bytes]:
    """Return the combined file of these modules, and the file for the address of each.

    They are paths in the tree, each after those that it imports. Raises ``ValueError`` if one is not.
    """
    modules: dict[str, _Module] = {}
    for name in names:
        modules[name] = _standing(name, list(modules))
    body = "".join(f"const {_variable(at)} = {_called(one)};\n" for at, one in enumerate(modules.values()))
    exported = f"export {{ {', '.join(map(_variable, range(len(modules))))} }};\n"
    handed = {name: _handing_on(at, one).encode() for at, (name, one) in enumerate(modules.items())}
    return handed | {FILE: (body + exported).encode()}


def _called(module: _Module) -> str:
    """Return the call of a module's function; one that waits for something is waited for."""
    wait, how = ("await ", "async ") if _WAITS.search(module.text) else ("", "")
    names = ", ".join(name if name == value else f"{name}: {value}" for name, value in module.exports.items())
    return f"{wait}({how}() => {{\n{module.text}\nreturn {{ {names} }};\n}})()"


def _standing(name: str, before: list[str]) -> _Module:
    """Return a module as the body of a function, without imports and exports."""
    module, folder = _Module(name), posixpath.dirname(name)

    def bound(found: re.Match[str]) -> str:
        statement, _, path = found.groups()
        other = posixpath.normpath(f"{folder}/{path}")
        if other not in before:
            raise ValueError(f"{name} imports {other}, which does not stand before it")
        return _bound(statement, _variable(before.index(other)), module)

    text = code_of(name)
    module.exports = {own: own for own in _NAME.findall(text)}
    text = IMPORT.sub(bound, text)
    text = LATER.sub(lambda found: f"import('./{posixpath.normpath(f'{folder}/{found[2]}')}')", text)
    text = text.replace(_HERE, f"new URL('./{name}', {_HERE}).href")
    module.text = _EXPORT.sub("", text)
    return module


def _bound(statement: str, variable: str, module: _Module) -> str:
    """Return the statement that replaces ``import ... from`` or ``export ... from``. The other module is a variable."""
    if "{" not in statement:
        whole = re.search(r"\*\s+as\s+(\w+)", statement)
        return f"const {whole[1]} = {variable}" if whole else ""
    names = _BINDING.findall(statement[statement.index("{") + 1 : statement.index("}")])
    if statement.startswith("export"):
        module.exports |= {alias or name: f"{variable}.{name}" for name, alias in names}
        return ""
    return f"const {{ {', '.join(f'{name}: {alias}' if alias else name for name, alias in names)} }} = {variable}"


def _handing_on(at: int, module: _Module) -> str:
    up = "../" * module.name.count("/") or "./"
    names = ", ".join(module.exports)
    return f"import {{ {_variable(at)} as module }} from '{up}{FILE}';\nexport const {{ {names} }} = module;\n"


def _variable(at: int) -> str:
    return f"$${at}"
