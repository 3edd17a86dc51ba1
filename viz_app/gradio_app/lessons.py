"""Lessons on the page: which of them this page can play, and the player that plays them."""

import json
from collections.abc import Sequence

from viz_app.gradio_app.mounting import mounted
from viz_app.handlers.lessons import PLACES, Lesson, plain_lesson, playable, shipped_lessons
from viz_app.models import Models


def build(models: Models, own: Lesson | None = None) -> None:
    """Put the player on the page; ``own`` is offered first and starts by itself."""
    translators = [entry.name for entry in models.entries.values() if entry.task == "translator"]
    shipped: Sequence[Lesson] = playable(shipped_lessons(), translators, models.entries)
    lessons = [*([own] if own else []), *(lesson for lesson in shipped if own is None or lesson.name != own.name)]
    plain = [plain_lesson(lesson) for lesson in lessons]
    mounted("lessons", data=json.dumps({"lessons": plain, "places": PLACES, "start": own.name if own else None}))
