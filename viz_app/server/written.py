"""Answers that are JSON already: Gradio would read them through and write them a second time."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import orjson
from starlette.responses import Response


def object_of(values: Mapping[str, str]) -> str:
    """A JSON object of ``values``, which are JSON."""
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in values.items()) + "}"


def as_it_is(text: str) -> Response:
    """Return a response whose body is ``text``, which is JSON."""
    return Response(text, media_type="application/json")


def json_bytes(arrays: Iterable[Any]) -> int:
    """Return how many bytes the numbers of NumPy's ``arrays`` have as JSON, without making Python's numbers of them."""
    return sum(len(orjson.dumps(one.astype(float), option=orjson.OPT_SERIALIZE_NUMPY)) for one in arrays)
