"""Answers that are JSON already: Gradio would read them through and write them a second time."""

import json
from collections.abc import Mapping
from typing import Any

import orjson
from starlette.responses import Response


def object_of(values: Mapping[str, str]) -> str:
    """A JSON object of ``values``, which are JSON."""
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in values.items()) + "}"


def as_it_is(text: str) -> Response:
    """Return a response whose body is ``text``, which is JSON."""
    return Response(text, media_type="application/json")


def fragment(values: Any) -> tuple[orjson.Fragment, int]:
    """Return ``values``, which may hold NumPy's arrays, as JSON that goes into a larger one as it is, and its bytes."""
    content = orjson.dumps(values, default=lambda array: array.tolist(), option=orjson.OPT_SERIALIZE_NUMPY)
    return orjson.Fragment(content), len(content)
