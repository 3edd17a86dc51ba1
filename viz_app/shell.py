"""The page as HTML: the same shell, tabs and views whether a server answers or a worker in the visitor's tab."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

from core.results.trace import Trace
from viz_app.frontend.first_paint import first_paint, inline_script
from viz_app.frontend.together import FILE, page_addresses, style_address
from viz_app.frontend.tree import FIRST, address, filled, languages, offered, styles, text_of, version
from viz_app.handlers import page as data_of
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.tabs import GROUPS, TABS, Group, View
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
        *(view(tab.view, f"tab-{tab.name}", data_of.tab_data(tab, models, opening, plotly)) for tab in TABS),
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
        "tabs": "".join(_tab(group, data_of.title_of(group, models)) for group in GROUPS),
        "panels": "\n".join(_panel(group) for group in GROUPS),
    }
    return filled(text_of("shell/index.html"), usual | parts)


def _tab(group: Group, title: str) -> str:
    """Return the button of a tab: it opens the only view of the group, or the panel with the row of its views."""
    if len(group.views) == 1:
        return _button(group.views[0], title)
    panel, said = f"group-{group.name}", f' data-say="shell-tab-{group.name}"' if group.title else ""
    return (
        f'<button id="{panel}-button" type="button" role="tab" aria-controls="{panel}"{said}>{escape(title)}</button>'
    )


def _button(view: View, title: str) -> str:
    more = f' data-half="{view.half}"' if view.half else ""
    name = f"{view.tab}-{view.half}" if view.half else view.tab
    more += f' title="{escape(view.about)}" data-say-title="shell-about-{name}"' if view.about else ""
    return (
        f'<button id="{_id(view)}-button" type="button" role="tab" aria-controls="tab-{view.tab}" '
        f'data-tab="{view.tab}" data-say="shell-view-{name}"{more}>{escape(title)}</button>'
    )


def _id(view: View) -> str:
    """Return the view's id; the first part of Model has that of the tab, as links without a part open it."""
    return f"tab-{view.tab}" if view.half in ("", "words") else f"tab-{view.tab}-{view.half}"


def _panel(group: Group) -> str:
    """Return the panels of a tab's views, with the row of the views if it has several."""
    panels = "".join(
        f'<div id="tab-{name}" class="gf-panel" role="tabpanel" aria-labelledby="tab-{name}-button" hidden></div>'
        for name in dict.fromkeys(view.tab for view in group.views)
    )
    if len(group.views) == 1:
        return panels
    buttons = "".join(_button(view, view.title) for view in group.views)
    label = f'aria-label="{escape(group.title or "")}"'
    label += f' data-say-label="shell-tab-{group.name}"' if group.title else ""
    row = f'<div role="tablist" {label}>{buttons}</div><p></p>'
    return (
        f'<div id="group-{group.name}" role="tabpanel" aria-labelledby="group-{group.name}-button" hidden>'
        f'<div class="gf-views">{row}</div>{panels}</div>'
    )
