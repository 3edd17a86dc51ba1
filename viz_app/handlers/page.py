"""The page as data: its header, tabs and lessons, and the functions that its views may call."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from core.results.trace import Trace
from viz_app.figures.script import charts
from viz_app.handlers import lesson_stop, run, saving, sentences
from viz_app.handlers.answers import Function, Handler, answering
from viz_app.handlers.lessons import PATH, Lesson, plain_lesson, playable, shipped_lessons
from viz_app.handlers.lessons.places import PLACES
from viz_app.handlers.models import OfferedModels
from viz_app.handlers.tabs import TABS, Tab
from viz_app.handlers.translate import HEADER, picture

VERBS = {"translator": "Translate", "generator": "Write", "classifier": "Classify", "encoder": "Encode"}
RUN_VIEWS = ("overview", "translate")  # they open with the stored run


def functions_of(models: OfferedModels, own: Mapping[str, Function] | None = None) -> dict[str, dict[str, Handler]]:
    """Return the functions that each view may call, by view and name; ``own`` are more of the header, of a server."""
    return {
        **{tab.name: answering(tab.functions, models) for tab in TABS},
        "header": answering({**run.FUNCTIONS, **sentences.FUNCTIONS, **HEADER, **(own or {})}, models),
        "lessons": answering(lesson_stop.FUNCTIONS, models),
        "downloads": answering(saving.FUNCTIONS, models),
    }


def header_props(models: OfferedModels, opening: Trace | None, plotly: str) -> dict[str, Any]:
    """Return ``models`` and ``value`` of the header: the models on offer, and the answer that it opens with.

    ``opening`` is a stored run; without one the page asks for a run at once. ``plotly`` is the address of Plotly's
    script, which the header loads in a quiet moment; "" leaves it to the first chart.
    """
    first = next(iter(models.entries.values()))
    about = [
        {name: getattr(entry, name) for name in ("name", "title", "task", "examples")}
        | {"verb": VERBS[entry.task], "here": entry.folder is not None, "lines": entry.as_typed}
        for entry in models.entries.values()
    ]
    value = run.answer(opening, 0) if opening else run.no_answer_yet(first)
    return {"models": about, "value": value, "plotly": plotly}


def opening_of(models: OfferedModels, stored: Sequence[Trace]) -> Trace | None:
    """Return the stored run of the first model, or None."""
    first = next(iter(models.entries.values()))
    return next((trace for trace in stored if trace.model == first.name), None)


def verb_of(models: OfferedModels) -> str:
    """Return the title of the tab that is named after the task of the first model."""
    return VERBS[next(iter(models.entries.values())).task]


def tab_data(tab: Tab, models: OfferedModels, opening: Trace | None, plotly: str) -> str | None:
    """Return the data with which a tab's view is mounted, as JSON, or None.

    A view of the run gets the picture of the opening run, the others their charts without numbers, with the
    addresses of Plotly's scripts, and their facts.
    """
    if tab.name in RUN_VIEWS:
        return picture(models, opening) if opening else None
    if tab.charts is None:
        return None
    return json.dumps(charts(tab.charts(), plotly) | tab.facts(), ensure_ascii=False)


def _without_translations(lesson: Lesson) -> dict[str, Any]:
    """Return a shipped lesson with the codes of its languages: the page loads their texts when it plays the lesson."""
    return plain_lesson(replace(lesson, languages={})) | {"translations": sorted(lesson.languages)}


def lessons_data(models: OfferedModels, own: Lesson | None = None, has_classes: bool = False) -> str:
    """Return the lessons that this page can play, as JSON; ``own`` is offered first and starts by itself.

    With ``has_classes`` the page offers to start or join a class.
    """
    translators = [entry.name for entry in models.entries.values() if entry.task == "translator"]
    shipped: Sequence[Lesson] = playable(shipped_lessons(), translators, models.entries)
    lessons = [*([own] if own else []), *(lesson for lesson in shipped if own is None or lesson.name != own.name)]
    plain = [plain_lesson(lesson) if lesson is own else _without_translations(lesson) for lesson in lessons]
    start = own.name if own else None
    return json.dumps({"lessons": plain, "path": PATH, "places": PLACES, "start": start, "hasClasses": has_classes})
