"""Questions as a browser asks them, without a server."""

from collections.abc import Mapping
from typing import Any

from viz_app.handlers import lesson_stop, run, saving, sentences
from viz_app.handlers.answers import Function, answering
from viz_app.handlers.tabs import TABS
from viz_app.handlers.translate import HEADER
from viz_app.protocol.answers import DEFECT
from viz_app.server import run as run_of_server
from viz_app.server.models import Models

# All that the page of a server may ask, by name.
FUNCTIONS: dict[str, Function] = {
    name: function
    for functions in (
        *(tab.functions for tab in TABS),
        *(module.FUNCTIONS for module in (run, run_of_server, sentences, lesson_stop, saving)),
        HEADER,
    )
    for name, function in functions.items()
}


def ask(functions: Mapping[str, Function], models: Models, name: str, sent: Any) -> dict[str, Any]:
    """Return the answer of a page's function. An error of the program, hidden from visitors, fails the test."""
    answer = answering(functions, models)[name](sent)
    assert answer.get("error") != str(DEFECT), sent
    return answer
