"""A run as one HTML file: the attention view with its scripts, styles and numbers inside, and no server."""

from html import escape
from pathlib import Path

from viz_app.components.assets import view_assets

FOLDER = Path(__file__).parent


def snapshot_page(payload: str, title: str, about: str) -> str:
    """The page for a run.

    Args:
        payload: the run as ``viz_app.view_models.payload_json`` gives it.
        title: plain text for the browser's tab.
        about: plain text for the line above the picture.
    """
    parts = {
        "title": escape(title),
        "about": escape(about),
        "assets": view_assets(),
        "payload": payload.replace("<", "\\u003c"),  # JSON that no reader takes for markup
        "script": _read("page.js"),
    }
    # One pass over the template, so that a text which looks like a placeholder stays a text.
    start, *rest = _read("page.html").split("{{")
    pieces = (piece.split("}}", 1) for piece in rest)
    return start + "".join(parts[name] + after for name, after in pieces)


def _read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
