"""Questions as a browser asks them, without a server."""

from collections.abc import Mapping
from typing import Any

from viz_app.handlers.answers import Function, answering
from viz_app.protocol.answers import DEFECT
from viz_app.server.models import Models


def ask(functions: Mapping[str, Function], models: Models, name: str, sent: Any) -> dict[str, Any]:
    """Return the answer of a page's function. An error of the program, hidden from visitors, fails the test."""
    answer = answering(functions, models)[name](sent)
    assert answer.get("error") != str(DEFECT), sent
    return answer
