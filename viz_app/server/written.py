"""Answers that are JSON already: Gradio would read them through and write them a second time."""

import json
from collections.abc import Mapping

from starlette.responses import Response


def object_of(values: Mapping[str, str]) -> str:
    """A JSON object of ``values``, which are JSON."""
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in values.items()) + "}"


def as_it_is(text: str) -> Response:
    """Return a response whose body is ``text``, which is JSON."""
    return Response(text, media_type="application/json")
