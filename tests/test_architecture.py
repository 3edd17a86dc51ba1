"""The layout as a table: what each module may import. A change of the layout starts here.

``text -> Tokenizer -> Tokens -> Tracer -> Trace -> view model -> payload or figure -> page``; arrows go right only.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("core", "viz_app")

ANYWHERE = {"jaxtyping"}  # shapes in signatures
IN_CORE = {"core.budget", "core.errors", "core.files", "core.memory", "core.sentences"}
# Module prefix -> what it may import beside the standard library; the longest prefix that fits is a module's row.
# A name stands for itself and everything below it; "=name" for that module alone.
MAY_IMPORT: dict[str, set[str]] = {
    "core": {"core"},  # the public names
    "core.results": {"numpy", "core.results"},
    "core.results.shown": {"numpy", "pandas"},  # pandas only inside to_frame
    "core.results.architecture": {"core.config", "core.results.shown"},  # an architecture holds its config
    "core.fingerprints": {"core.checkpoints.fingerprints"},  # a command that was documented under this name
    "core.errors": {"core.sentences"},
    "core.sentences": {"fluent"},  # in a tab, where it is not, the page says them
    "core.budget": set(),
    "core.memory": {"core.errors"},
    "core.files": {"core.errors"},
    "core.text": {"core.text"},
    "core.text.tokens": {"core.text", "sentencepiece"},
    "core.config": {"core.config"},
    "core.transformer": {"torch", "core.transformer", "core.config"},
    "core.transformer.hooks": {"torch"},
    "core.transformer.masks": {"torch"},
    "core.transformer.positions": {"torch"},
    "core.checkpoints": {
        "numpy",
        "safetensors",
        "torch",
        "core.checkpoints",
        "core.config",
        "core.results",
        "core.text",
        "core.transformer",
    },
    "core.checkpoints.hub": {"huggingface_hub", "transformers", "core.checkpoints"},
    "core.decoding": {"numpy", "torch", "core.config", "core.decoding", "core.results", "core.transformer"},
    "core.decoding.drafting": {"ctranslate2", "numpy", "torch", "core.config", "core.decoding", "core.transformer"},
    "core.interventions": {"numpy", "torch", "core.config", "core.interventions", "core.transformer"},
    "core.interventions.edits": {"core.interventions.shape", "core.interventions.steer"},
    "core.interventions.steer": {"core.interventions.shape"},
    "core.interventions.shape": {"core.config"},
    "core.tracers": {
        "numpy",
        "torch",
        "core.checkpoints",
        "core.config",
        "core.decoding",
        "core.interventions",
        "core.results",
        "core.text",
        "core.tracers",
        "core.transformer",
    },
    "core.tracers.hugging_face.placing": {"accelerate", "torch", "core.checkpoints", "core.tracers.arrays"},
    "core.tracers.hugging_face": {
        "transformers",
        "numpy",
        "torch",
        "core.checkpoints",
        "core.config",
        "core.decoding",
        "core.interventions",
        "core.results",
        "core.text",
        "core.tracers",
        "core.transformer.attention",  # one hook, one capture
        "core.transformer.hooks",
    },
    "core.analysis": {
        "numpy",
        "torch",
        "core.analysis",
        "core.checkpoints",
        "core.config",
        "core.decoding",
        "core.interventions",
        "core.results",
        "core.text",
        "core.tracers",
        "core.transformer",
    },
    "core.analysis.token_map": {"numpy", "core.results"},
    "core.training.command": {"typer", "core.config", "core.training"},
    "core.training.__main__": {"typer", "core.training"},
    "core.training": {
        "accelerate",
        "jinja2",
        "numpy",
        "sacrebleu",
        "safetensors",
        "sentencepiece",
        "sklearn",
        "tensorboard",
        "torch",
        "tqdm",
        "transformers",
        "core.checkpoints",
        "core.config",
        "core.decoding",
        "core.results",
        "core.text",
        "core.training",
        "core.transformer",
    },
    "core.toy_training": {
        "numpy",
        "torch",
        "core.checkpoints",
        "core.config",
        "core.interventions",
        "core.text",
        "core.toy_training",
        "core.transformer",
    },
    "viz_app": {"core.sentences", "viz_app.gradio_app.stubs"},
    "viz_app.protocol": {"core", "viz_app.protocol"},
    "viz_app.view_models": {"numpy", "core.config", "core.results", "core.sentences", "viz_app.view_models"},
    "viz_app.figures": {
        "numpy",
        "plotly",
        "core.results",
        "core.text.printable",
        "viz_app.view_models",
        "viz_app.figures",
    },
    "viz_app.export": {
        "numpy",
        "orjson",
        "core.budget",
        "core.errors",
        "core.results",
        "core.sentences",
        "core.text.printable",
        "viz_app.export",
        "viz_app.frontend",
        "viz_app.protocol",
        "viz_app.view_models",
    },
    "viz_app.handlers": {
        "=core",
        "core.analysis",
        "core.files",
        "core.results",
        "core.sentences",
        "core.text",
        "core.toy_training",
        "viz_app.export",
        "viz_app.figures",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.view_models",
    },
    "viz_app.handlers.answers": {"orjson", "viz_app.handlers", "viz_app.protocol"},
    "viz_app.handlers.examples": {"=core", "core.files", "core.results", "viz_app.handlers.examples"},
    "viz_app.handlers.examples.__main__": {
        "=core",
        "core.files",
        "viz_app.handlers",
    },  # it makes what the examples hold
    "viz_app.handlers.lessons": {
        "core.errors",
        "core.files",
        "core.sentences",
        "viz_app.handlers.lessons.places",
        "viz_app.handlers.lessons.translations",
    },
    "viz_app.frontend": {"viz_app.frontend"},
    "viz_app.server": {
        "anyio",
        "httptools",
        "orjson",
        "starlette",
        "uvicorn",
        "core.budget",
        "core.errors",
        "core.sentences",
        "core.text.printable",
        "viz_app.protocol",
        "viz_app.server",
    },
    "viz_app.server.files": {"brotli", "starlette", "viz_app.frontend", "viz_app.server.headers"},
    "viz_app.server.models": {
        "=core",
        "core.results",
        "viz_app.handlers.models",
        "viz_app.protocol.chat",
        "viz_app.server",
    },
    "viz_app.server.page": {
        "anyio",
        "orjson",
        "starlette",
        "core.results",
        "core.sentences",
        "viz_app.figures",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.server",
        "viz_app.shell",
    },
    "viz_app.server.rooms": {
        "anyio",
        "orjson",
        "sqlalchemy",
        "starlette",
        "core.errors",
        "core.sentences",
        "viz_app.handlers.lessons",
        "viz_app.server",
    },
    "viz_app.server.run": {"=core", "core.sentences", "viz_app.handlers", "viz_app.protocol", "viz_app.server"},
    "viz_app.server.zerogpu": {  # spaces looks for the visitor where Gradio leaves the request
        "gradio",
        "spaces",
        "starlette",
        "core.errors",
        "core.results",
        "core.tracers.catalogue",
    },
    "viz_app.shell": {"core.results", "viz_app.frontend", "viz_app.handlers", "viz_app.protocol"},
    "viz_app.static": {
        "brotli",
        "=core",
        "core.checkpoints.fingerprints",
        "core.errors",
        "core.files",
        "core.results",
        "viz_app.figures",
        "viz_app.frontend",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.shell",
        "viz_app.static",
    },
    "viz_app.static.tab": {
        "orjson",
        "=core",
        "core.results",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.static.tab",
    },
    "viz_app.static.toy": {"numpy", "orjson", "core.errors", "core.sentences", "core.toy_training"},
    "viz_app.static.kernel": {"numpy", "torch"},  # the stand-in's place for a faster product
    "viz_app.static.stand_ins": {"numpy", "viz_app.static.stand_ins"},
    "viz_app.static.stand_ins.safetensors": {  # a file's tensors are those of whichever torch there is
        "numpy",
        "torch",
        "viz_app.static.stand_ins.safetensors",
    },
    "viz_app.gradio_app": {
        "gradio",
        "orjson",
        "starlette",
        "=core",
        "core.errors",
        "core.results",
        "core.sentences",
        "viz_app.gradio_app",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.server",
    },
    "viz_app.gradio_app.plain": {  # Gradio's components show the figures as they are
        "gradio",
        "=core",
        "core.files",
        "core.results",
        "viz_app.figures",
        "viz_app.gradio_app",
        "viz_app.handlers",
        "viz_app.protocol",
        "viz_app.server",
        "viz_app.view_models",
    },
    "viz_app.gradio_app.stubs": set(),  # it runs before Gradio is imported
    "viz_app.app": {
        "gradio",
        "starlette",
        "=core",
        "core.checkpoints",
        "core.results",
        "core.tracers.threads",  # a server runs nothing but models
        "viz_app",
    },
    "viz_app.cli": {"typer", "=core", "core.training", "viz_app.commands"},
    "viz_app.commands": {
        "core.errors",
        "core.sentences",
        "core.results",
        "numpy",
        "tqdm",
        "typer",
        "=core",
        "core.analysis",
        "core.checkpoints",
        "core.config",
        "core.files",
        "core.text.printable",
        "core.text.sentences",
        "core.training",
        "viz_app.app",
        "viz_app.commands",
        "viz_app.frontend.tree",  # its messages, in other languages
        "viz_app.handlers.examples",
        "viz_app.handlers.lessons",
        "viz_app.export",
        "viz_app.server.memory",  # a long list leaves as much behind as many visitors do
        "viz_app.static.builder",
        "viz_app.static.scorm",
        "viz_app.protocol",  # heads are named on a command line as they are in a link
    },
}


def modules() -> list[str]:
    """Every module of the packages by its dotted name."""
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*.py"))
    return sorted(".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for file in files)


def file_of(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def covers(prefix: str, name: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")


def row_of(module: str) -> str:
    """The row of a module: the longest prefix in the table. ``core`` and ``viz_app`` cover themselves only."""
    rows = [
        row
        for row in MAY_IMPORT
        if (row in PACKAGES and row == module) or (row not in PACKAGES and covers(row, module))
    ]
    return max(rows, key=len, default="")


def absolute(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    """The module that a ``from`` import names, with leading dots resolved."""
    if not node.level:
        return node.module or ""
    base = module.split(".")[: len(module.split(".")) - node.level + is_package]
    return ".".join([*base, *([node.module] if node.module else [])])


def imports(source: str, module: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything imported, also inside functions; ``from a import b`` gives ``a.b`` where
    ``a.b`` is a module of this project and ``a`` elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, module, is_package)
            for alias in node.names:
                below = f"{origin}.{alias.name}"
                yield node.lineno, below if covers_project(below) and file_of(below).exists() else origin


def covers_project(name: str) -> bool:
    return any(covers(package, name) for package in PACKAGES)


def allowed(name: str, row: str) -> bool:
    if name.split(".")[0] in sys.stdlib_module_names | ANYWHERE:
        return True
    if covers("core", row) and name in IN_CORE:
        return True
    return any(name == entry[1:] if entry[0] == "=" else covers(entry, name) for entry in MAY_IMPORT[row])


def test_every_module_has_a_row() -> None:
    assert [module for module in modules() if not row_of(module)] == [], "add these modules to MAY_IMPORT"


@pytest.mark.parametrize("module", modules())
def test_imports_follow_the_table(module: str) -> None:
    row, file = row_of(module), file_of(module)
    imported = imports(file.read_text(encoding="utf-8"), module, is_package=file.name == "__init__.py")
    wrong = sorted({(line, name) for line, name in imported if not allowed(name, row)})
    refused = [f"{file.relative_to(ROOT)}:{line} imports {name}" for line, name in wrong]
    assert not refused, f"{'; '.join(refused)}. The row {row!r} allows {sorted(MAY_IMPORT[row]) or 'nothing'}."


def test_core_does_not_know_the_app() -> None:
    rows = [row for row in MAY_IMPORT if covers("core", row)]
    assert not [row for row in rows if any(covers("viz_app", entry.lstrip("=")) for entry in MAY_IMPORT[row])]


@pytest.mark.parametrize(
    ("library", "owners"),
    [
        ("torch", ("core", "viz_app.static.kernel", "viz_app.static.stand_ins.safetensors")),
        (
            "transformers",
            ("core.tracers.hugging_face", "core.checkpoints.hub", "core.training"),
        ),  # models of others; a teacher
        ("gradio", ("viz_app.gradio_app", "viz_app.app", "viz_app.server.zerogpu")),
        ("plotly", ("viz_app.figures",)),
    ],
)
def test_libraries_stay_in_their_rooms(library: str, owners: tuple[str, ...]) -> None:
    rows = [row for row, names in MAY_IMPORT.items() if library in names]
    assert not [row for row in rows if not any(covers(owner, row) for owner in owners)]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def f():\n    import torch.nn as nn", ["torch.nn"]),
        ("from core.results import trace, Trace", ["core.results.trace", "core.results"]),
        ("from . import masks", ["core.transformer.masks"]),
        ("from ..config import ModelConfig", ["core.config"]),
        ("if True:\n    from plotly import graph_objects", ["plotly"]),
    ],
)
def test_the_check_sees_every_kind_of_import(source: str, names: list[str]) -> None:
    assert [name for _, name in imports(source, "core.transformer.layers")] == names


@pytest.mark.parametrize("name", ["torch", "gradio", "core.transformer.masks"])
def test_the_check_refuses(name: str) -> None:
    assert not allowed(name, "viz_app.view_models")
