"""Two made-up languages: English with every letter accented and 40 % longer; ``ar-XB`` runs from right to left.

They exist in the browser of a test alone: what it asks of them is made here from the English messages.
"""

import json
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from playwright.sync_api import Page, Route

from viz_app.frontend.tree import FIRST_ROOMS, first_rooms, text_of_room

LEFT, RIGHT = "en-XA", "ar-XB"
ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒĝĥíĵķłḿñóþʠřšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁḾÑÓÞɊŘŠŢÚṼŴẊÝŽ"
)
LONGER = "one two three four five six seven eight nine ten"
# What is no text: an id or a choice, a placeable, and text from a comment.
KEPT = re.compile(r"^#.*|^[\w-]+ =|^ *\*?\[[\w-]+\]|\{ *\$\w+ *->|\{[^{}]*\}|^ *\}", re.MULTILINE)


def made_up(text: str) -> str:
    """Return a file of messages in the made-up language."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    if line.startswith("#") or not line.strip():
        return line
    kept = [(found.start(), found.end()) for found in KEPT.finditer(line)]
    made, at = "", 0
    for start, end in [*kept, (len(line), len(line))]:
        made, at = made + line[at:start].translate(ACCENTED) + line[start:end], end
    said = KEPT.sub("", line).strip()
    more = LONGER.translate(ACCENTED)[: round(0.4 * len(said))].strip()
    return f"{made} {more}" if said and more and not line.rstrip().endswith("->") else made


def speak(page: Page) -> None:
    """Let the pages of this window know both languages."""

    def messages(route: Route) -> None:
        room = PurePosixPath(route.request.url).stem
        texts = {one: _room(one) for one in (first_rooms() if room == FIRST_ROOMS else (room,))}
        route.fulfill(body=f"export const ROOMS = {json.dumps(texts)};", content_type="text/javascript")

    def html(route: Route) -> None:
        answer = route.fetch()
        languages = f'data-languages="{LEFT} {RIGHT} '
        route.fulfill(response=answer, body=answer.text().replace('data-languages="', languages, 1))

    for language in (LEFT, RIGHT):
        page.route(f"**/messages/{language}/*.js", messages)
    page.route(re.compile(r"/(\?[^/]*)?$"), html)


def _room(room: str) -> str:
    return made_up(text_of_room("en", room))


def english_in(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the lines with an English word, by view. Intl gives lists of en-XA an English and."""
    word = re.compile(r"\b(?:the|of|is|are|what|which|this|each|with|for|not|to|in|by|on)\b")
    return {view: [line for line in text.split("\n") if word.search(line)] for view, text in texts.items()}
