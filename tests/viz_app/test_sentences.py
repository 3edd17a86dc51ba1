"""Python sends ids with values to the page: the code of its answers holds no English prose."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import viz_app

ROOT = Path(viz_app.__file__).parent
ANSWERS = ("handlers", "protocol", "server", "view_models", "export")  # what makes the answers of the page
PROSE = re.compile(r"[A-Za-z][a-z’']+,? ([a-z’']+,? )+([a-z’']|\{\})+")  # three words in a row
DEFECTS = {"ValueError", "TypeError", "KeyError", "AssertionError"}  # caught, and said otherwise; or a defect, which is
SHAPES = {"Bool", "Float", "Float32", "Int", "UInt8", "Shaped"}  # of jaxtyping
# The places of English that the page never says, each with the reason.
ELSEWHERE = {
    "export/files.py": "the captions of drawings and the columns of CSV files",
    "export/notebook.py": "an accessible name in a notebook",
    "export/svg.py": "the titles of cells in a drawing",
    "handlers/facts.py": "facts of the English lessons; translations have headno and layerno",
    "protocol/patching.py": "the name of a kind in the contract",
    "protocol/plain.py": "the page of Gradio's components",
    "server/bodies.py": "what only a program can do wrong",
    "server/guard.py": "what only a program can do wrong",
    "server/headers.py": "policies for browsers",
    "server/origins.py": "addresses that are none of the page",
    "server/parsing.py": "what is no HTTP of a browser",
    "server/rooms/requests.py": "an address that is none of the page",
    "server/sockets.py": "for the log, and connections that never get a page",
    "server/files.py": "an address that is none of the page",
    "view_models/by_hand.py": "a program to copy",
    "view_models/plain.py": "the page of Gradio's components",
    "view_models/pruning.py": "the keys of curves",
    "view_models/sizes.py": "citations",
}


def place_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def passed_over(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that are no texts: documentation, shapes, messages of defects, lines of the log."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        is_shape = isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in SHAPES
        is_defect = isinstance(node, ast.Call) and getattr(node.func, "id", "") in DEFECTS
        is_log = isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("warning", "error", "info", "debug")
        if is_shape or is_defect or is_log:
            yield from ast.walk(node)


def prose_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each piece of English prose in a module."""
    tree = ast.parse(source)
    over = set(map(id, passed_over(tree)))
    for node in ast.walk(tree):
        if id(node) in over:
            continue
        if isinstance(node, ast.JoinedStr):
            over |= set(map(id, ast.walk(node)))
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if PROSE.search(text):
            yield node.lineno, text


def found() -> Iterator[tuple[str, str]]:
    for folder in ANSWERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for line, text in prose_in(path.read_text("utf-8")):
                yield place_of(path), f"{place_of(path)}, line {line}: {text}"


def test_no_prose_is_sent_to_the_page() -> None:
    said = [place for name, place in found() if not name.startswith(tuple(ELSEWHERE))]
    assert not said, "say it by an id: docs/languages.md"


def test_every_exception_is_one() -> None:
    names = [name for name, _ in found()]
    assert [one for one in ELSEWHERE if not any(name.startswith(one) for name in names)] == []


def test_the_scan_finds_prose_and_passes_over_the_rest() -> None:
    source = '''
"""A module about some thing."""
def answer(x: Float[np.ndarray, "layer head query key"]) -> str:
    """Return what was asked for."""
    log.warning("this is for the log")
    if x:
        raise ValueError("this is no such thing")
    name = "encoder.0.self"
    return f"There are {x} of them." or {"error": "This cannot be done."}
'''
    assert [line for line, _ in prose_in(source)] == [9, 9]
