"""The texts of a lesson in other languages, in the same file.

``"languages": {"de": {"title": "…", "stops": [{"prose": "…", "ask": {"question": "…", "choices": ["…", "…"]}}]}}`` has
what is said of each stop, in their order. What a language lacks is said in the lesson's own. States, what is right and
what is covered are the lesson's.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core.errors import InputError

MOST, LONGEST_TITLE = 20, 80  # languages, characters
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
SAID = ("question", "choices", "answer", "hint", "feedback")  # of a question or a task


def within(number: int, read: Callable[..., Any], *arguments: Any) -> Any:
    """Return what ``read`` makes of a stop; its error says which stop it is about."""
    try:
        return read(*arguments)
    except InputError as error:
        raise InputError("reply-lesson-at-stop", stop=number, why=error) from None


def read_languages(
    given: Any, stops: Sequence[Mapping[str, Any]], texts_of: Callable[[dict[str, Any]], dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Return each language with its title (or "") and the texts of all stops.

    Args:
        stops: of the lesson, as its file has them.
        texts_of: reads a stop, and returns its texts.

    Raises:
        InputError: with the reason, which follows a colon.
    """
    if not isinstance(given, dict) or len(given) > MOST or not all(CODE.fullmatch(code) for code in given):
        raise InputError("reply-lesson-languages", most=MOST)
    return {code: _in_language(code, said, stops, texts_of) for code, said in given.items()}


def _in_language(code: str, said: Any, stops: Sequence[Mapping[str, Any]], texts_of: Any) -> dict[str, Any]:
    try:
        return _language(said, stops, texts_of)
    except InputError as error:
        raise InputError("reply-lesson-in-language", language=code, why=error) from None


def _language(said: Any, stops: Sequence[Mapping[str, Any]], texts_of: Any) -> dict[str, Any]:
    told = said.get("stops", []) if isinstance(said, dict) else None
    if not isinstance(told, list) or len(told) > len(stops) or not all(isinstance(one, dict) for one in told):
        raise InputError("reply-lesson-language-stops", most=len(stops))
    title = said.get("title", "")
    if not isinstance(title, str) or len(title) > LONGEST_TITLE:
        raise InputError("reply-lesson-title", most=LONGEST_TITLE)
    both = enumerate(zip(stops, told + [{}] * (len(stops) - len(told)), strict=True), start=1)
    return {
        "title": title.strip(),
        "stops": [within(at, lambda *pair: texts_of(_merged(*pair)), *two) for at, two in both],
    }


def _merged(stop: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``stop`` with its texts in another language, as far as ``said`` has them."""
    merged = {**stop, "prose": said.get("prose", stop.get("prose"))}
    for part in ("ask", "task"):
        own, other = stop.get(part), said.get(part)
        if isinstance(own, dict) and isinstance(other, dict):
            merged[part] = own | {name: other[name] for name in SAID if name in other}
            if _count(merged[part].get("choices")) != _count(own.get("choices")):
                raise InputError("reply-lesson-other-choices")
    return merged


def _count(choices: Any) -> int:
    return len(choices) if isinstance(choices, list | tuple) else 0
