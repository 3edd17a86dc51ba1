"""Scripts and styles of all views as one piece of HTML: for the head of the app, and for a page without a server."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
STYLES = (
    "shared/tokens.css",
    "shared/base.css",
    "attention_view/view.css",
    "masks_view/masks.css",
    "head_view/inside.css",
    "positions_view/positions.css",
    "anatomy_view/anatomy.css",
    "lesson_player/lessons.css",
    "run_bar/run_bar.css",
)
# Order matters: a file uses what the files before it put into window.glassformer.
SCRIPTS = (
    "shared/words.js",
    "shared/codec.js",
    "shared/theme.js",
    "shared/canvas.js",
    "shared/dom.js",
    "shared/store.js",
    "shared/link.js",
    "shared/menu.js",
    "shared/arrays.js",
    "shared/signed.js",
    "shared/ask.js",
    "shared/changes.js",
    "shared/heads.js",
    "attention_view/edits.js",
    "attention_view/ribbons.js",
    "attention_view/strips.js",
    "attention_view/next.js",
    "attention_view/found.js",
    "attention_view/scrubber.js",
    "attention_view/ledger.js",
    "attention_view/classes.js",
    "attention_view/grid.js",
    "attention_view/head_pointer.js",
    "attention_view/head.js",
    "attention_view/sentence.js",
    "attention_view/panels.js",
    "attention_view/view.js",
    "masks_view/edits.js",
    "masks_view/matrix.js",
    "masks_view/state.js",
    "masks_view/runs.js",
    "masks_view/panel.js",
    "masks_view/editor.js",
    "masks_view/told.js",
    "masks_view/compare.js",
    "masks_view/heads.js",
    "masks_view/output.js",
    "masks_view/bugs.js",
    "masks_view/tools.js",
    "masks_view/view.js",
    "head_view/row.js",
    "head_view/formulas.js",
    "head_view/vectors.js",
    "head_view/keys.js",
    "head_view/cells.js",
    "head_view/explain.js",
    "head_view/pointer.js",
    "head_view/bands.js",
    "head_view/card.js",
    "head_view/table.js",
    "head_view/tools.js",
    "head_view/source.js",
    "head_view/chart.js",
    "head_view/experiment.js",
    "head_view/view.js",
    "positions_view/encoding.js",
    "positions_view/settings.js",
    "positions_view/waves.js",
    "positions_view/similarity.js",
    "positions_view/rotation.js",
    "positions_view/tools.js",
    "positions_view/source.js",
    "positions_view/runs.js",
    "positions_view/split.js",
    "positions_view/view.js",
    "anatomy_view/cards.js",
    "anatomy_view/plan.js",
    "anatomy_view/station.js",
    "anatomy_view/tensor.js",
    "anatomy_view/values.js",
    "anatomy_view/pictures.js",
    "anatomy_view/lens.js",
    "anatomy_view/norms.js",
    "anatomy_view/live.js",
    "anatomy_view/bar.js",
    "anatomy_view/view.js",
    "run_bar/ways.js",
    "run_bar/decoding.js",
    "run_bar/sentences.js",
    "lesson_player/player.js",
    "downloads/picture.js",
    "downloads/downloads.js",
)


# What the attention view alone needs, for a page that holds nothing else.
VIEW_FOLDERS = ("shared", "attention_view")
NOT_IN_VIEW = (
    "shared/arrays.js",
    "shared/signed.js",
    "shared/changes.js",
    "shared/link.js",
    "shared/menu.js",
    "shared/ask.js",
)


@cache
def page_assets() -> str:
    """One ``<style>`` and one ``<script>`` tag with everything inline: no further request, no outside address.

    Works behind any root path and inside frames, and makes ``window.glassformer`` known before a component loads.
    """
    return _tags(STYLES, SCRIPTS)


@cache
def view_assets() -> str:
    """The same with the attention view only: for a page that is one file."""

    def needed(names: Iterable[str]) -> list[str]:
        return [name for name in names if name.split("/")[0] in VIEW_FOLDERS and name not in NOT_IN_VIEW]

    return _tags(needed(STYLES), needed(SCRIPTS))


def _tags(styles: Iterable[str], scripts: Iterable[str]) -> str:
    style = "\n".join(_read(name) for name in styles)
    script = "\n".join(_read(name) for name in scripts)
    return f"<style>\n{_inside(style)}</style>\n<script>\n{_inside(script)}</script>\n"


def _read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def _inside(text: str) -> str:
    """The text so that it can stand inside a style or script tag: it must not seem to close it."""
    return text.replace("</", "<\\/")
