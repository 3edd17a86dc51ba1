"""Make the page without a server: HTML, scripts, Python's runtime, this project's code and the models.

It becomes a folder, one HTML file, or a part of the app. In a folder every file but the page itself has the hash of its
content in its name or folder, so that browsers may keep it for ever. All addresses are relative: the folder works on
any host and under any path.
"""

import base64
import gzip
import hashlib
import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

import brotli

from core.checkpoints.fingerprints import LIST, LISTED
from core.errors import InputError
from core.files import FRESH, replace_folder
from core.results.trace import Trace
from viz_app import shell
from viz_app.figures.script import script
from viz_app.frontend.first_paint import inline_script
from viz_app.frontend.inline import import_map, script_hash, style_text
from viz_app.frontend.together import page_styles, served
from viz_app.frontend.tree import MESSAGES, OF_ANSWERS, START, languages, styles, version
from viz_app.handlers.models import ModelEntry
from viz_app.handlers.page import functions_of
from viz_app.handlers.tabs import TABS
from viz_app.static import runtime
from viz_app.static.tab import TabModels
from viz_app.static.vendor.fetch import SUFFIX

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SCORM = "scorm.js"  # of a lesson in a learning platform
ICONS = (192, 512)  # pixels; python -m tests.viz_app.static.icons draws them
# What handlers need beside Python files: lessons, and the page's own files for a saved page.
CODE = ("core", "viz_app/protocol", "viz_app/view_models", "viz_app/figures", "viz_app/export", "viz_app/handlers")
BESIDE = ("status", "stop")  # functions of the header that the page answers itself, see client/tab.js
CODE_TYPES = (".py", ".json", ".tsv", ".js", ".css", ".html", ".ftl")
# The page loads the translations of lessons itself, and a tab has no command line.
_UNSAID = tuple(f"viz_app/locales/{one}/{part}/" for one in ("en", *languages()) for part in ("lessons", "commands"))
LEFT_OUT = ("core/training/", "viz_app/figures/vendor/", *_UNSAID)
# Code and weights travel compressed by Brotli on any host, and the worker unpacks them. So do the large files of
# ``runtime``; those lie compressed in the repository, because the best compression takes minutes.
QUALITY = 6  # of Brotli: more takes seconds and saves little
HALVES = "weights.safetensors"  # float16: all lower bytes go before the upper ones, which are alike
ONLY = {"survey.json": "held_out"}  # files that one question alone needs: a visit that does not ask it loads none
MODEL_FILES = (*LISTED, LIST, "scores.json")


@dataclass
class _Site:
    """The files of the page by path; a file that lies on the disk already is a ``Path``."""

    files: dict[str, bytes | Path] = field(default_factory=dict)

    def add(self, path: str, content: bytes | Path) -> str:
        """Add a file whose path says its version already; return the path."""
        self.files[path] = content
        return path

    def named(self, name: str, content: bytes) -> str:
        """Add a file under its name with the hash of its content; return its path."""
        stem, dot, suffix = name.partition(".")
        return self.add(f"files/{stem}-{_hash(content)[:16]}{dot}{suffix}", content)

    def packed(self, path: str, content: bytes) -> str:
        """Add a file compressed; return its path, which says so."""
        if path.endswith(HALVES):
            content = content[::2] + content[1::2]
        return self.add(path + SUFFIX, brotli.compress(content, quality=QUALITY))

    def kept(self, path: Path) -> str:
        """Add a file of the runtime in a folder named by its content; return its path. Python knows it by its name."""
        return self.add(f"runtime/{_hash(path.read_bytes())[:16]}/{path.name}", path)

    def about(self, path: str) -> dict[str, Any]:
        """Return what the worker checks of a file."""
        content = content_of(self.files[path])
        return {"path": path, "bytes": len(content), "sha256": _hash(content)}


def build(out: Path, entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> dict[str, int]:
    """Write the page into the folder ``out``; return the bytes of its parts by name. Raises ``ValueError`` if ``out``
    holds other files, or a model is none of this project.

    Args:
        out: a new folder, or one that this function has filled before.
        entries: the models on offer, the first one opens the page.
        stored: known runs of these very models; the page opens with that of the first.
    """
    refuse_foreign(out)
    made = static_files(entries, stored)
    sizes: dict[str, int] = {}

    def written() -> Iterator[tuple[str, bytes]]:
        for path, content in made.items():
            packed = content_of(content)
            sizes[_part(path)] = sizes.get(_part(path), 0) + len(packed)
            yield path, packed

    replace_folder(out, written())
    return sizes


def _part(path: str) -> str:
    """Return to which part of the site a file belongs: the page, the runtime, or a model by the name of its folder."""
    folder, _, rest = path.partition("/")
    if folder == "models":
        return rest.split("/")[0].rpartition("-")[0]
    return "runtime" if folder == "runtime" or rest.startswith(("code-", "linear-")) else "page"


def static_files(entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> Mapping[str, bytes | Path]:
    """Return all files of the folder by path; arguments and errors are those of ``build``."""
    site = _Site()
    for name, content in served().items():
        site.add(f"frontend/{version()}/{name}", content)
    models = TabModels(entries)
    config = _config(site, models, stored)
    for size in ICONS:
        site.add(f"icon-{size}.png", HERE / "icons" / f"icon-{size}.png")
    site.add("favicon.svg", ROOT / "viz_app" / "favicon.svg")
    site.add("manifest.webmanifest", _own("manifest.json"))
    html = shell.page(
        models,
        stored,
        config | {"keep": [path for path in site.files if not path.startswith("models/")]},
        policy=_meta(policy()),
        icons='<link rel="icon" href="favicon.svg" type="image/svg+xml">\n'
        '<link rel="apple-touch-icon" href="icon-192.png">\n<link rel="manifest" href="manifest.webmanifest">',
    )
    worker = _own("service_worker.js").replace(b"{{version}}", _hash(html.encode())[:16].encode())
    site.add("service_worker.js", worker)
    site.add("index.html", html.encode())
    training = {"worker": config["worker"], "site": config["site"] | {"models": [], "about": [], "trains": True}}
    site.add("training.json", json.dumps(training).encode())  # for the app, whose pages train in the visitor's tab
    site.add("README.md", _own("README.md"))
    site.add(SCORM, HERE / "site" / SCORM)
    site.add("scorm.json", json.dumps({"files": [*site.files], "manifest": manifest_form(site.files)}).encode())
    return site.files


def one_file(entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> str:
    """Return the page as one HTML file that opens from a disk; arguments and errors are those of ``build``.

    Modules stand in an import map of ``data:`` addresses, everything else as compressed text in tags that the shell
    unpacks: a page from a disk may fetch no other file, not even one beside it.
    """
    site, models = _Site(), TabModels(entries)
    config = _config(site, models, stored, is_one_file=True)
    answers = (f"{MESSAGES}{room}.js" for room in OF_ANSWERS)
    imports = import_map(START, *(view["module"] for view in config["views"]), *answers, languages=languages())
    sheets = dict.fromkeys([*page_styles(), *(name for tab in TABS for name in styles(tab.name))])
    start, style = f'import "{START}";', style_text(list(sheets))
    packed = (
        f'<script type="text/plain" id="{escape(path)}">{_as_text(content)}</script>'
        for path, content in site.files.items()
    )
    icon = base64.b64encode((ROOT / "viz_app" / "favicon.svg").read_bytes()).decode()
    return shell.page(
        models,
        stored,
        config,
        policy=_meta(policy(imports, start, is_one_file=True)),
        icons=f'<link rel="icon" href="data:image/svg+xml;base64,{icon}">',
        links="",
        style=f'<style>{style}</style>\n<script type="importmap">{imports}</script>',
        start="\n".join((f'<script type="module">{start}</script>', *packed)),
    )


def _own(name: str) -> bytes:
    """Return a file that is written for the site."""
    return (HERE / "site" / name).read_bytes()


def manifest_form(files: Iterable[str]) -> str:
    """Return what tells a learning platform the ``files`` of a package, with ``{name}`` and ``{title}`` in place of its
    lesson's."""
    lines = "\n".join(f'   <file href="{escape(path)}"/>' for path in sorted(files))
    return _own("imsmanifest.xml").decode().replace("{files}", lines)


def _meta(policy: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


def _as_text(content: bytes | Path) -> str:
    return base64.b64encode(gzip.compress(content_of(content), mtime=0)).decode()


def content_of(content: bytes | Path) -> bytes:
    return content.read_bytes() if isinstance(content, Path) else content


def refuse_foreign(out: Path) -> None:
    """Refuse to clear a folder that is not one of ours. Raises ``InputError`` if it is a file, or holds anything
    without being a page made here."""
    if out.exists() and not out.is_dir():
        raise InputError("commands-is-a-file", path=str(out))
    if out.is_dir() and any(one.name != FRESH for one in out.iterdir()) and not (out / "service_worker.js").is_file():
        raise InputError("commands-folder-in-use", path=str(out))


def code_archive() -> bytes:
    """Return a zip of this project's code for the tab, the same bytes for the same files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:  # not compressed, because it is packed as a whole
        for path in sorted(_code_files()):
            name = path.relative_to(ROOT).as_posix()
            archive.writestr(_member(name), path.read_bytes())
        archive.writestr(_member("viz_app/__init__.py"), "")  # the one on a server prepares for Gradio
    return content.getvalue()


def _member(name: str) -> zipfile.ZipInfo:
    return zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))


def _code_files() -> Iterable[Path]:
    for folder in (*CODE, "viz_app/frontend", "viz_app/locales", "viz_app/static/stand_ins"):
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in CODE_TYPES and not name.startswith(LEFT_OUT) and "__pycache__" not in name:
                yield path
    yield from (HERE / name for name in ("__init__.py", "tab.py", "toy.py", "compiled.py", "kernel/__init__.py"))


def _config(site: _Site, models: TabModels, stored: Sequence[Trace], *, is_one_file: bool = False) -> dict[str, Any]:
    """Add all files but modules and styles; return the settings of the shell."""
    plotly, functions = site.named("plotly.js", script()), functions_of(models)
    archive = code_archive()
    program = [
        *(site.add(f"runtime/pyodide-{runtime.version()}/{path.name}", path) for path in runtime.SCRIPTS),
        *map(site.kept, (*runtime.UNPACKER, runtime.PYTHON, runtime.LIBRARY, runtime.NUMPY)),
        site.packed(f"files/code-{_hash(archive)[:16]}.zip", archive),
        site.named("fetcher.js", _own("fetcher.js")),
        site.named("linear.wasm", (HERE / "kernel" / "linear.wasm").read_bytes()),
    ]
    return {
        "views": shell.views(
            models,
            stored,
            functions | {"header": [*functions["header"], *BESIDE]},
            plotly,
            lambda name, data: site.named(name, data.encode()),
            is_one_file=is_one_file,
            is_here=True,
        ),
        "worker": site.named("worker.js", _own("worker.js")),
        "plotly": plotly,
        "isOneFile": is_one_file,
        "site": {
            "program": [site.about(path) for path in program],
            "models": [_model(site, entry) for entry in models.entries.values()],
            "about": [_plain(entry) for entry in models.entries.values()],
        },
    }


def _model(site: _Site, entry: ModelEntry) -> dict[str, Any]:
    if entry.folder is None:
        raise InputError("commands-needs-server", model=entry.name)
    found = [entry.folder / name for name in MODEL_FILES if (entry.folder / name).is_file()]
    mark = _hash(b"".join(path.read_bytes() for path in found))[:16]
    folder = f"models/{_folder(entry)}-{mark}"
    paths = [
        site.packed(f"{folder}/{path.name}", path.read_bytes())
        if path.name == HALVES
        else site.add(f"{folder}/{path.name}", path)
        for path in found
    ]
    only = [{"only": ONLY[path.name]} if path.name in ONLY else {} for path in found]
    files = [site.about(path) | one for path, one in zip(paths, only, strict=True)]
    return {"name": entry.name, "folder": f"/models/{_folder(entry)}", "files": files}


def _folder(entry: ModelEntry) -> str:
    return "".join(char if char.isalnum() or char in "-_" else "-" for char in entry.name)


def _plain(entry: ModelEntry) -> dict[str, Any]:
    plain = {name: getattr(entry, name) for name in ("name", "title", "task", "sides", "examples")}
    return plain | {"folder": f"/models/{_folder(entry)}"}


def policy(*inline: str, is_one_file: bool = False) -> str:
    """Return the content security policy: own files only, scripts inside the page, WebAssembly, nothing wider.

    One file has nothing but itself: its modules are ``data:``, its worker and the files in it ``blob:``.
    """
    hashes = " ".join(map(script_hash, (inline_script("early"), inline_script("first"), *inline)))
    own, scripts, workers = ("data:", "data: blob:", "blob:") if is_one_file else ("'self'", "'self'", "'self'")
    return (
        f"default-src {own}; script-src {scripts} 'wasm-unsafe-eval' {hashes}; style-src {own} 'unsafe-inline'; "
        f"img-src {own} data: blob:; connect-src {own} blob:; worker-src {workers}; "
        "object-src 'none'; base-uri 'none'; form-action 'none'"
    )


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
