"""The page as HTML: the same shell, tabs and views whether a server answers or a worker in the visitor's tab."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Any

from core.results.trace import Trace
from viz_app.frontend.first_paint import first_paint, inline_script
from viz_app.frontend.together import FILE, page_addresses, style_address
from viz_app.frontend.tree import FIRST, address, filled, languages, offered, styles, text_of, text_of_room, version
from viz_app.handlers import page as data_of
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.tabs import GROUPS, TABS
from viz_app.protocol import exported_script

# Mounted before they are seen: Overview chooses what is selected in every run.
PLAIN = (  # a server alone has it
    '<a href="plain" data-say="header-plain-page" data-say-title="header-plain-page-is" '
    'title="The same runs in the components of Gradio">Plain page</a>'
)
AT_ONCE = ("header", "spine", "overview", "lessons", "downloads")


def views(
    models: OfferedModels,
    stored: Sequence[Trace],
    functions: Mapping[str, Iterable[str]],
    plotly: str,
    keep: Callable[[str, str], str],
    lesson: Lesson | None = None,
    has_classes: bool = False,
    *,
    is_one_file: bool = False,
    is_here: bool = False,
) -> list[dict[str, Any]]:
    """Return what the shell mounts: module, styles, data and the names of the functions of each view.

    Args:
        stored: known runs of these very models; the page opens with that of the first.
        functions: the names of the functions by view.
        plotly: the address of Plotly's script.
        keep: takes a file name and JSON, and returns the address at which the page finds it.
        lesson: is played as soon as a visitor comes.
        has_classes: whether the server has rooms for classes.
        is_one_file: whether modules and styles are inside the page.
        is_here: whether the models compute on the visitor's machine, whose time is his own.
    """
    opening = data_of.opening_of(models, stored)

    def view(name: str, element: str, data: str | None = None, **props: Any) -> dict[str, Any]:
        module, own = f"pages/{name}/mount.js", [] if name in FIRST or is_one_file else styles(name)
        return {
            "view": name,
            "element": element,
            "module": module if is_one_file else address(module),
            "styles": [address(one) for one in own],
            "data": keep(f"{name}.json", data) if data else None,
            "props": props | ({"here": True} if is_here else {}),
            "functions": list(functions.get(name, ())),
            "at_once": name in AT_ONCE,
        }

    return [
        view("header", "gh-header", **data_of.header_props(models, opening, "" if is_one_file else plotly)),
        view("spine", "spine"),
        *(view(tab.name, f"tab-{tab.name}", data_of.tab_data(tab, models, opening, plotly)) for tab in TABS),
        view("lessons", "gf-lessons", data_of.lessons_data(models, lesson, has_classes)),
        view("downloads", "gf-downloads"),
    ]


def page(models: OfferedModels, stored: Sequence[Trace], config: Mapping[str, Any], **parts: str) -> str:
    """Return the HTML of the page.

    Args:
        stored: as ``views`` takes it.
        config: the settings of ``frontend/shell/main.js``, with ``views``.
        parts: further HTML: ``icons`` in the head; and where they are not those of the app's files, ``policy``,
            ``style`` after the first paint, and ``start``, which starts the shell.
    """
    opening = data_of.opening_of(models, stored)
    links = "".join(f'\n<link rel="modulepreload" href="{escape(one)}">' for one in page_addresses())
    usual = {
        "policy": "",
        "links": links,
        "style": f'<link rel="stylesheet" href="{escape(style_address())}">',
        "start": f'<script type="module" src="frontend/{version()}/{FILE}"></script>',
        "languages": " ".join(languages()),
        "offered": " ".join(offered()),
        "early": inline_script("early"),
        "first": first_paint(opening.text, opening.output) if opening else first_paint(),
        "contract": exported_script(),
        "config": json.dumps(config, ensure_ascii=False).replace("<", "\\u003c"),
        "header": filled(text_of("pages/header/header.html"), {"plain": "" if "worker" in config else PLAIN}),
        "tabs": "".join(_tab(name, data_of.verb_of(models)) for name in GROUPS),
        "panels": "\n".join(_panel(name) for name in GROUPS),
    }
    return filled(text_of("shell/index.html"), usual | parts)


def _tab(group: str, verb: str) -> str:
    """Return the button of a tab: it opens its only view, or the panel with the row of its views.

    ``verb`` is the title of the tab that no message names.
    """
    if len(GROUPS[group]) == 1:
        return _button(*GROUPS[group])
    panel, title = f"group-{group}", _english().get(f"shell-tab-{group}")
    said = f' data-say="shell-tab-{group}"' if title else ""
    return (
        f'<button id="{panel}-button" type="button" role="tab" aria-controls="{panel}"{said}>'
        f"{escape(title or verb)}</button>"
    )


def _button(view: str) -> str:
    """Return the button of a view. The first part of Model has the id of its tab: links without a part open it."""
    tab, _, half = view.partition("-")
    more = f' data-half="{half}"' if half else ""
    if about := _english().get(f"shell-about-{view}"):
        more += f' title="{escape(about)}" data-say-title="shell-about-{view}"'
    return (
        f'<button id="tab-{tab if half == "words" else view}-button" type="button" role="tab" '
        f'aria-controls="tab-{tab}" data-tab="{tab}" data-say="shell-view-{view}"{more}>'
        f"{escape(_english()[f'shell-view-{view}'])}</button>"
    )


def _panel(group: str) -> str:
    """Return the panels of a tab's views, with the row of the views if it has several."""
    views = GROUPS[group]
    panels = "".join(
        f'<div id="tab-{name}" class="gf-panel" role="tabpanel" aria-labelledby="tab-{name}-button" hidden></div>'
        for name in dict.fromkeys(view.partition("-")[0] for view in views)
    )
    if len(views) == 1:
        return panels
    title = _english().get(f"shell-tab-{group}", "")
    label = f'aria-label="{escape(title)}"' + (f' data-say-label="shell-tab-{group}"' if title else "")
    row = f'<div role="tablist" {label}>{"".join(map(_button, views))}</div><p></p>'
    return (
        f'<div id="group-{group}" role="tabpanel" aria-labelledby="group-{group}-button" hidden>'
        f'<div class="gf-views">{row}</div>{panels}</div>'
    )


@cache
def _english() -> dict[str, str]:
    """Return the titles of tabs and views, by the ids of their messages."""
    return dict(re.findall(r"^([\w-]+) = (.*)$", text_of_room("en", "shell"), re.MULTILINE))
