"""The texts of a lesson in other languages, in the same file.

``"languages": {"de": {"title": "…", "stops": [{"prose": "…", "ask": {"question": "…", "choices": ["…", "…"]}}]}}`` has
what is said of each stop, in their order. What a language lacks is said in the lesson's own. States, what is right and
what is covered are the lesson's.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

MOST, LONGEST_TITLE = 20, 80  # languages, characters
CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
SAID = ("question", "choices", "answer", "hint", "feedback")  # of a question or a task


def read_languages(
    given: Any, stops: Sequence[Mapping[str, Any]], texts_of: Callable[[dict[str, Any], int], dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Return each language with its title (or "") and the texts of all stops.

    Args:
        stops: of the lesson, as its file has them.
        texts_of: reads a stop with its number, and returns its texts.

    Raises:
        ValueError: with the end of a sentence about what is wrong.
    """
    if not isinstance(given, dict) or len(given) > MOST or not all(CODE.fullmatch(code) for code in given):
        raise ValueError(f"“languages” has to be an object with at most {MOST} codes such as “de”")
    return {code: _language(code, said, stops, texts_of) for code, said in given.items()}


def _language(code: str, said: Any, stops: Sequence[Mapping[str, Any]], texts_of: Any) -> dict[str, Any]:
    told = said.get("stops", []) if isinstance(said, dict) else None
    if not isinstance(told, list) or len(told) > len(stops) or not all(isinstance(one, dict) for one in told):
        raise ValueError(f"“languages” needs for “{code}” an object with at most {len(stops)} “stops”")
    title = said.get("title", "")
    if not isinstance(title, str) or len(title) > LONGEST_TITLE:
        raise ValueError(f"the “title” for “{code}” has to be a text of at most {LONGEST_TITLE} characters")
    told = told + [{}] * (len(stops) - len(told))
    try:
        read = [texts_of(_merged(*pair), number) for number, pair in enumerate(zip(stops, told, strict=True), start=1)]
    except ValueError as error:
        raise ValueError(f"in “{code}”, {error}") from None
    return {"title": title.strip(), "stops": read}


def _merged(stop: Mapping[str, Any], said: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``stop`` with its texts in another language, as far as ``said`` has them."""
    merged = {**stop, "prose": said.get("prose", stop.get("prose"))}
    for part in ("ask", "task"):
        own, other = stop.get(part), said.get(part)
        if isinstance(own, dict) and isinstance(other, dict):
            merged[part] = own | {name: other[name] for name in SAID if name in other}
            if _count(merged[part].get("choices")) != _count(own.get("choices")):
                raise ValueError("a question has more or fewer choices than in the lesson itself")
    return merged


def _count(choices: Any) -> int:
    return len(choices) if isinstance(choices, list | tuple) else 0
