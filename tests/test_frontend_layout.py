"""The front end's layout as a table, as ``test_architecture`` does for Python: what each folder may import."""

import posixpath
import re
from collections.abc import Iterator

import pytest

from viz_app.frontend.tree import FOLDER, IMPORT, files, imports_of, modules, text_of

SHARED = {"state", "client", "widgets", "charts"}
# Folder -> the folders that it may import beside itself. A page knows no other page.
MAY_IMPORT: dict[str, set[str]] = {
    "state": {"vendor"},
    "client": {"state"},
    "shell": {"client", "state", "widgets"},
    "widgets": {"state"},
    "charts": {"widgets", "state"},
    "vendor": set(),
    "messages": {"state"},  # made of viz_app/locales, see frontend/tree.py
    "pages/spine": SHARED,
    "pages/overview": SHARED,
    "pages/translate": SHARED,
    "pages/sentences": SHARED,
    "pages/break": SHARED,
    "pages/masks": SHARED,
    "pages/head": SHARED,
    "pages/heads": SHARED,
    "pages/corpus": SHARED,
    "pages/why": SHARED,
    "pages/flow": SHARED,
    "pages/patch": SHARED,
    "pages/positions": SHARED,
    "pages/anatomy": SHARED,
    "pages/model": SHARED,
    "pages/header": SHARED,
    "pages/lessons": SHARED,
    "pages/downloads": SHARED,
    "pages/snapshot": {
        "pages/spine",
        "pages/translate",
        "state",
        "widgets",
    },  # a saved page has the strip and that view
}
MOST_LINES_OF_A_FILE, MOST_LINES_OF_A_FUNCTION = 400, 80
NO_MODULES = {"pages/early.js", "pages/first.js"}  # these stand in the page itself

FUNCTION = re.compile(
    r"^(\s*)(?!if|for|while|switch|catch|else|return \()(.*(?:=>|\bfunction\b.*\)|\w\(.*\)|^\s*\)) \{)$"
)
NAME = re.compile(r"(?:function|const|let)\s+(\w+)|(\w+)\s*[(:=]")


def scripts() -> list[str]:
    found = (path.relative_to(FOLDER) for path in FOLDER.rglob("*.js"))
    return sorted(path.as_posix() for path in found if path.parts[0] != "vendor")


def folder_of(name: str) -> str:
    parts = name.split("/")
    return "/".join(parts[:2]) if parts[0] == "pages" else parts[0]


def allowed(name: str, other: str) -> bool:
    own, asked = folder_of(name), folder_of(other)
    return asked in (own, "messages") or asked in MAY_IMPORT[own]


def functions(text: str) -> Iterator[tuple[str, int]]:
    """Name and number of lines of every function: Prettier ends it at the first bracket as far left as its start."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        if not (found := FUNCTION.match(line)):
            continue
        indent = found[1]
        end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith(indent + "}")), start)
        named = NAME.search(line)
        yield (named[1] or named[2] if named else "anonymous"), end - start + 1


def test_every_script_has_a_row() -> None:
    assert {folder_of(name) for name in scripts() if name not in NO_MODULES} <= MAY_IMPORT.keys()


@pytest.mark.parametrize("name", [name for name in scripts() if name not in NO_MODULES])
def test_imports_follow_the_table(name: str) -> None:
    others = imports_of(name)
    assert [other for other in others if other not in files()] == []
    assert [other for other in others if not allowed(name, other)] == []


@pytest.mark.parametrize("name", scripts())
def test_no_import_escapes_the_check(name: str) -> None:
    """Every ``from`` names a file of the tree; there is no namespace on ``window`` but the handle of the store."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    named = re.findall(r"^import\b(?!\()|^export\s*(?:\*|\{[^}]*\})\s*from\b", code, re.MULTILINE)
    assert len(named) == len(IMPORT.findall(text))
    assert ("glassformer = " in code) == (name == "state/store.js")


def test_no_module_imports_itself_in_the_end() -> None:
    names = [name for name in scripts() if name not in NO_MODULES]
    order = {name: set(modules(name)) - {name} for name in names}
    assert [(a, b) for a in names for b in order[a] if a in order.get(b, ())] == []


def longer(sizes: dict[str, int], most: int) -> dict[str, int]:
    return {name: size for name, size in sizes.items() if size > most}


def test_files_are_short() -> None:
    sizes = {name: len((FOLDER / name).read_text(encoding="utf-8").splitlines()) for name in scripts()}
    assert not longer(sizes, MOST_LINES_OF_A_FILE)


def test_functions_are_short() -> None:
    texts = {name: (FOLDER / name).read_text(encoding="utf-8") for name in scripts()}
    sizes = {f"{name}:{function}": size for name, text in texts.items() for function, size in functions(text)}
    assert not longer(sizes, MOST_LINES_OF_A_FUNCTION)


def test_every_script_has_types() -> None:
    untyped = [name for name in scripts() if "@ts-nocheck" in (FOLDER / name).read_text(encoding="utf-8")]
    assert untyped == []


@pytest.mark.parametrize(
    ("source", "sizes"),
    [
        ("export function grown(a) {\n  if (a) {\n    return 1;\n  }\n  return 2;\n}", [("grown", 6)]),
        ("const f = (a) => {\n  g(() => {\n    h();\n  });\n};", [("f", 5), ("g", 3)]),
        ("const o = {\n  draw(x) {\n    return x;\n  },\n};", [("draw", 3)]),
        ("export function mount(\n  a,\n) {\n  return a;\n}", [("anonymous", 3)]),
    ],
)
def test_the_check_sees_every_kind_of_function(source: str, sizes: list[tuple[str, int]]) -> None:
    assert list(functions(source)) == sizes


@pytest.mark.parametrize(
    ("name", "other"),
    [("state/a.js", "widgets/dom.js"), ("pages/masks/a.js", "pages/head/row.js"), ("widgets/a.js", "client/client.js")],
)
def test_the_check_refuses(name: str, other: str) -> None:
    assert not allowed(name, other)
    assert posixpath.dirname(other)


EXPORTED = re.compile(
    r"(@public(?:.|\n(?!\n))*?\*/\n)?^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE
)
# An export that no script imports, for example one that a Python test reads in a browser, says ``@public``.
IMPORTED = re.compile(r"""^(?:import|export)\s+([^;'"]+?)\s+from\s+['"]([^'"]+)['"]""", re.MULTILINE)
TYPED = re.compile(r"""import\(['"]([^'"]+)['"]\)\.(\w+)""")  # in JSDoc
CALLED = re.compile(r"""\(await (?:loaded\()?import\(['"]([^'"]+)['"]\)\)?\)\??\.(\w+)""")
AWAITED = re.compile(r"""const\s+(\{[^}]*\}|\w+)\s+=\s+await (?:loaded\()?import\(\s*['"]([^'"]+)['"]""")


def used_names(text: str) -> set[tuple[str, str]]:
    """Return (file name, exported name) of all that a script uses of other modules."""
    used = {(posixpath.basename(path), name) for path, name in [*TYPED.findall(text), *CALLED.findall(text)]}
    for bindings, path in [*IMPORTED.findall(text), *AWAITED.findall(text)]:
        if bindings.startswith("{"):
            found = re.findall(r"(\w+)(?:\s+as\s+\w+|\s*:\s*\w+)?\s*[,}]", bindings)
        else:
            found = re.findall(rf"\b{bindings.removeprefix('* as ')}\.(\w+)", text)
        used |= {(posixpath.basename(path), name) for name in found}
    return used


def test_every_export_is_used() -> None:
    tests = sorted((FOLDER.parents[1] / "tests" / "frontend").glob("*.js"))
    texts = {name: (FOLDER / name).read_text(encoding="utf-8") for name in scripts()}
    readers = [*texts.values(), *(path.read_text(encoding="utf-8") for path in tests)]
    used = {pair for text in readers for pair in used_names(text)}
    unused = [
        f"{name}:{export}"
        for name, text in texts.items()
        for public, export in EXPORTED.findall(text)
        if not public and not name.endswith("/mount.js") and (posixpath.basename(name), export) not in used
    ]
    assert unused == []


OWN_CONTROL = re.compile(
    r"""create\(\s*'(?:button|select|table|progress)'  # made past widgets/controls.js and widgets/table.js
    |createElement\(\s*'(?:button|select|input|table)'
    |type:\s*'(?:range|checkbox)'
    |setAttribute\(\s*'aria-(?:pressed|current|expanded)'
    |role:\s*'alert'
    |create\(\s*'kbd'
    |'gf-(?:ramp|hatched)""",
    re.VERBOSE,
)
OF_ITS_OWN = {
    "shell/shell.js": "'button'",  # it tells that the modules are gone
    "pages/model/train_clock.js": "'progress'",  # the one bar of a download
    "pages/heads/legend.js": "'gf-ramp",  # grey
    "pages/masks/tools.js": "'gf-hatched",  # orange
}


def own_controls(text: str) -> list[str]:
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return [found[0] for found in OWN_CONTROL.finditer(code)]


@pytest.mark.parametrize(
    "name",
    [name for name in scripts() if not name.startswith("widgets/") and name not in NO_MODULES],
)
def test_no_page_makes_its_own_controls(name: str) -> None:
    """Buttons, switches, sliders, lists, tables, legends and notices are those of ``widgets``."""
    known = OF_ITS_OWN.get(name)
    assert [
        one for one in own_controls((FOLDER / name).read_text(encoding="utf-8")) if not (known and known in one)
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        "const go = create('button', 'gf-btn', 'Go', { type: 'button' });",
        "create(\n  'select',\n  '',\n)",
        "create('table', '')",
        "create('input', '', { type: 'range', min: 0 })",
        "create('input', 'gf-switch', { type: 'checkbox' })",
        "press.setAttribute('aria-pressed', String(isOn));",
        "create('p', 'gf-problem', { role: 'alert' })",
        "create('span', '', create('kbd', '', 'Tab'), ' then arrows')",
        "create('i', 'gf-ramp gf-signed')",
    ],
)
def test_the_check_sees_every_private_control(source: str) -> None:
    assert own_controls(source)


DRAWN_ALIKE = {"gf-strip", "gf-formula"}  # classes of Translate that two more pages draw alike
RULE = re.compile(r"^\.[^{\n]*", re.MULTILINE)
CREATED = re.compile(r"create\(\s*'\w+',\s*(?:'([^']*)'|`([^`]*)`)")


def bare_classes(rule: str) -> list[str]:
    parts = re.sub(r"\([^()]*\)", "", rule).split(",")
    return [found[1] for one in parts if (found := re.fullmatch(r"\s*\.([\w-]+)\s*", one))]


def borrowed(styles: dict[str, str], code: dict[str, str]) -> set[tuple[str, str]]:
    """The classes that one page's style sheets draw without the page's name, and scripts of another page create."""
    bare = {
        folder: {name for rule in RULE.findall(text) for name in bare_classes(rule)} for folder, text in styles.items()
    }
    made = {
        folder: {name for pair in CREATED.findall(text) for name in "".join(pair).split()}
        for folder, text in code.items()
    }
    return {(one, name) for one in bare for other in made if one != other for name in bare[one] & made[other]}


def text_of_pages(ending: str) -> dict[str, str]:
    """All text of each page's files with this ending."""
    texts: dict[str, str] = {}
    for file in sorted((FOLDER / "pages").glob(f"*/**/*{ending}")):
        folder = file.relative_to(FOLDER / "pages").parts[0]
        texts[folder] = texts.get(folder, "") + file.read_text(encoding="utf-8")
    return texts


def test_no_page_draws_what_another_one_makes() -> None:
    """The board of a class once lay over the heads of All heads, because both were called ``gf-board``."""
    found = borrowed(text_of_pages(".css"), text_of_pages(".js"))
    assert {(page, name) for page, name in found if name not in DRAWN_ALIKE} == set()


def test_the_check_sees_a_class_of_another_page() -> None:
    styles = {"lessons": ".gf-a .b {}\n.c :is(.d, .gf-a, .e) {}\n.gf-board, .c { top: 0 }"}
    assert borrowed(styles, {"heads": "create('section', 'gf-a gf-board')"}) == {("lessons", "gf-board")}


# What stays on its side in every language: the tip, which a script moves; the gradients of a strip; an arrow's place.
# The fade of what scrolls has its like for a page from right to left.
PHYSICAL = re.compile(
    r"(?:margin|padding|border)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|text-align: (?:left|right)"
    r"|float: (?:left|right)|(?:^|[{;\s])(?:left|right):"
    r"|inset-inline-start: 50%;[^}]*translate: -50%|mask-image: linear-gradient\(to left"
)
STAYS = ("gf-tip", "background-position", ".sp-words", "--more")


@pytest.mark.parametrize("name", [name for name in files() if name.endswith(".css")])
def test_styles_follow_the_direction_of_the_page(name: str) -> None:
    lines = text_of(name).split("\n")
    assert [line for line in lines if PHYSICAL.search(line) and not any(one in line for one in STAYS)] == []
