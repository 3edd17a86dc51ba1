"""Make the folder of the page without a server: HTML, scripts, Python's runtime, this project's code and the models.

Every file but the page itself has the hash of its content in its name or folder, so that browsers may keep it for ever.
All addresses are relative: the folder works on any host and under any path.
"""

import base64
import hashlib
import io
import json
import shutil
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from core.results.trace import Trace
from viz_app.figures.script import script
from viz_app.frontend.together import FIRST, page_addresses, served
from viz_app.frontend.tree import address, files, styles, text_of, version
from viz_app.handlers import page
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.tabs import TABS
from viz_app.protocol import exported_script
from viz_app.static.tab import TabModels, functions_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RUNTIME = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEEL = "numpy-2.0.2-cp312-cp312-pyodide_2024_0_wasm32.whl"
# What handlers need beside Python files: stored runs, lessons, and the page's own files for a saved page.
CODE = ("core", "viz_app/protocol", "viz_app/view_models", "viz_app/figures", "viz_app/export", "viz_app/handlers")
CODE_TYPES = (".py", ".json", ".tsv", ".npz", ".js", ".css", ".html")
LEFT_OUT = ("core/training/",)
MODEL_FILES = (
    "config.json",
    "weights.safetensors",
    "tokenizer.model",
    "heads.json",
    "faithfulness.json",
    "token_layout.safetensors",
    "training_history.npz",
    "scores.json",
)
_HEAD = """---
title: Glassformer
emoji: 🔍
colorFrom: blue
colorTo: gray
sdk: static
license: mit
---

A Transformer you can see through. This folder is the whole page: put it on any static host. Nothing that anyone types
leaves the browser.
"""


@dataclass
class _Site:
    """The folder on its way, and the files that a visit needs again without a network."""

    out: Path
    keep: list[str] = field(default_factory=list)

    def write(self, path: str, content: bytes) -> str:
        """Write a file whose path says its version already; return the path."""
        (self.out / path).parent.mkdir(parents=True, exist_ok=True)
        (self.out / path).write_bytes(content)
        self.keep.append(path)
        return path

    def named(self, name: str, content: bytes) -> str:
        """Write a file under its name with the hash of its content; return its path."""
        stem, dot, suffix = name.partition(".")
        return self.write(f"files/{stem}-{_hash(content)[:16]}{dot}{suffix}", content)


def build(
    out: Path, entries: Sequence[ModelEntry], folders: Sequence[Path], stored: Sequence[Trace] = ()
) -> dict[str, int]:
    """Write the page into ``out``; return the bytes of its parts by name.

    Args:
        out: a new folder, or one that this function has filled before.
        entries: the models on offer, the first one opens the page.
        folders: the checkpoint of each model.
        stored: known runs of these very models; the page opens with that of the first.

    Raises:
        ValueError: if ``out`` holds other files.
    """
    refuse_foreign(out)
    shutil.rmtree(out, ignore_errors=True)
    site = _Site(out)
    for name, content in served().items():
        site.write(f"frontend/{version()}/{name}", content)
    plotly = site.named("plotly.js", script())
    runtime = [
        _file(site, f"runtime/{_runtime_version()}/{name}", HERE / "vendor" / "pyodide" / name) for name in RUNTIME
    ]
    wheel = _file(site, f"runtime/{_runtime_version()}/{WHEEL}", HERE / "vendor" / WHEEL)
    code = site.named("code.zip", code_archive())
    kernel = site.named("linear.wasm", (HERE / "kernel" / "linear.wasm").read_bytes())
    checkpoints = [_model(site, entry, folder) for entry, folder in zip(entries, folders, strict=True)]
    parts: dict[str, Any] = {
        "runtime": runtime,
        "wheel": wheel,
        "code": _about(site, code),
        "kernel": _about(site, kernel),
        "models": checkpoints,
        "about": [_plain(entry) for entry in entries],
    }
    models = TabModels(entries)
    _write_page(site, models, page.opening_of(models, stored), parts, plotly)
    (out / "README.md").write_text(_HEAD, encoding="utf-8")
    return {
        "page": sum(map(len, served().values())) + len(script()),
        "runtime": sum(one["bytes"] for one in (*runtime, wheel, parts["code"], parts["kernel"])),
        **{one["name"]: sum(file["bytes"] for file in one["files"]) for one in checkpoints},
    }


def refuse_foreign(out: Path) -> None:
    """Refuse to clear a folder that is not one of ours.

    Raises:
        ValueError: if it is a file, or holds anything without being a page made here.
    """
    if out.exists() and not out.is_dir():
        raise ValueError(f"{out} is a file; name a new folder")
    if out.is_dir() and any(out.iterdir()) and not (out / "service_worker.js").is_file():
        raise ValueError(f"{out} holds other files; name a new folder")


def code_archive() -> bytes:
    """Return a zip of this project's code for the tab, the same bytes for the same files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(_code_files()):
            name = path.relative_to(ROOT).as_posix()
            archive.writestr(_member(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
        archive.writestr(_member("viz_app/__init__.py"), "")  # the one on a server prepares for Gradio
    return content.getvalue()


def _member(name: str) -> zipfile.ZipInfo:
    return zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))


def _code_files() -> Iterable[Path]:
    for folder in (*CODE, "viz_app/frontend", "viz_app/static/stand_ins"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in CODE_TYPES and not name.startswith(LEFT_OUT) and "__pycache__" not in name:
                yield path
    yield from (HERE / name for name in ("__init__.py", "tab.py", "kernel/__init__.py"))


def _runtime_version() -> str:
    lock = json.loads((HERE / "vendor" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return f"pyodide-{lock['info']['version']}"


def _file(site: _Site, path: str, source: Path) -> dict[str, Any]:
    return _about(site, site.write(path, source.read_bytes()))


def _about(site: _Site, path: str) -> dict[str, Any]:
    content = (site.out / path).read_bytes()
    return {"path": path, "bytes": len(content), "sha256": _hash(content)}


def _model(site: _Site, entry: ModelEntry, folder: Path) -> dict[str, Any]:
    found = [folder / name for name in MODEL_FILES if (folder / name).is_file()]
    mark = _hash(b"".join(path.read_bytes() for path in found))[:16]
    files_ = [_file(site, f"models/{_folder(entry)}-{mark}/{path.name}", path) for path in found]
    return {"name": entry.name, "folder": f"/models/{_folder(entry)}", "files": files_}


def _folder(entry: ModelEntry) -> str:
    return "".join(char if char.isalnum() or char in "-_" else "-" for char in entry.name)


def _plain(entry: ModelEntry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "title": entry.title,
        "task": entry.task,
        "sides": entry.sides,
        "examples": entry.examples,
        "folder": f"/models/{_folder(entry)}",
    }


def _write_page(site: _Site, models: TabModels, opening: Trace | None, parts: dict[str, Any], plotly: str) -> None:
    worker = site.named("worker.js", (HERE / "site" / "worker.js").read_bytes())
    shell = site.named("shell.js", (HERE / "site" / "shell.js").read_bytes())
    css = site.named("site.css", (HERE / "site" / "site.css").read_bytes())
    site.write("favicon.svg", (ROOT / "viz_app" / "favicon.svg").read_bytes())
    site.write("manifest.webmanifest", json.dumps(_manifest(), indent=1).encode())
    config = {"views": _views(site, models, opening, plotly), "worker": worker, "site": parts, "keep": site.keep}
    html = _html(models, config, shell, css)
    (site.out / "index.html").write_text(html, encoding="utf-8")
    worker_text = (HERE / "site" / "service_worker.js").read_text(encoding="utf-8")
    mark = _hash(html.encode())[:16]
    (site.out / "service_worker.js").write_text(worker_text.replace("{{version}}", mark), encoding="utf-8")


def _views(site: _Site, models: TabModels, opening: Trace | None, plotly: str) -> list[dict[str, Any]]:
    """Return what the shell mounts: module, styles, data and the names of the functions of each view."""
    functions = {view: list(named) for view, named in functions_of(models).items()}

    def view(name: str, element: str, data: str | None = None, **props: Any) -> dict[str, Any]:
        return {
            "view": name,
            "element": element,
            "module": address(f"pages/{name}/mount.js"),
            "styles": [] if name in FIRST else [address(one) for one in styles(name)],
            "data": site.named(f"{name}.json", data.encode()) if data else None,
            "props": props,
            "functions": functions.get(name, []),
        }

    tabs = [
        view(tab.view, f"tab-{tab.name}", page.tab_data(tab, models, opening, plotly), can_leave_out=True)
        for tab in TABS
    ]
    return [
        view("header", "gh-header", **page.header_props(models, opening)),
        *tabs,
        view("lessons", "gw-lessons", page.lessons_data(models)),
        view("downloads", "gw-downloads"),
    ]


def _html(models: TabModels, config: dict[str, Any], shell: str, css: str) -> str:
    early = text_of("pages/early.js")
    own = [name for one in FIRST for name in styles(one)]
    sheets = ["widgets/tokens.css", "widgets/base.css", *own, *(name for name in files() if name == "pages/page.css")]
    links = [css, *map(address, sheets)]
    parts = {
        "policy": policy(early),
        "early": early,
        "styles": "\n".join(f'<link rel="stylesheet" href="{escape(one)}">' for one in links),
        "preloads": "\n".join(f'<link rel="modulepreload" href="{escape(one)}">' for one in page_addresses()),
        "contract": exported_script(),
        "site": json.dumps(config, ensure_ascii=False).replace("<", "\\u003c"),
        "header": text_of("pages/header/header.html"),
        "tabs": "".join(_tab_button(tab.name, page.tab_title(tab, models)) for tab in TABS),
        "panels": "\n".join(_panel(tab.name) for tab in TABS),
        "shell": shell,
    }
    first, *rest = (HERE / "site" / "index.html").read_text(encoding="utf-8").split("{{")
    pieces = (piece.split("}}", 1) for piece in rest)
    return first + "".join(parts[name] + after for name, after in pieces)


def policy(inline: str) -> str:
    """Return the content security policy: own files only, one script inside the page, WebAssembly, nothing wider."""
    digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
    return (
        f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}'; "
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
    )


def _tab_button(name: str, title: str) -> str:
    return (
        f'<button id="tab-{name}-button" type="button" role="tab" aria-controls="tab-{name}" aria-selected="false">'
        f"{escape(title)}</button>"
    )


def _panel(name: str) -> str:
    return (
        f'<div id="tab-{name}" class="tabitem" role="tabpanel" aria-labelledby="tab-{name}-button" '
        'style="display: none"><div class="gf-mount"></div></div>'
    )


def _manifest() -> dict[str, Any]:
    return {
        "name": "Glassformer",
        "short_name": "Glassformer",
        "description": "A Transformer you can see through",
        "start_url": "./",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#ffffff",
        "icons": [{"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
