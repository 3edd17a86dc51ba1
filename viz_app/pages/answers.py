"""What the server answers to a script on the page."""

from collections.abc import Callable
from typing import Any

from viz_app.models import Models
from viz_app.pages.run import REFUSALS

Answer = dict[str, Any]


def answering(
    function: Callable[[Models, dict[str, Any]], Answer],
    models: Models,
    refusals: tuple[type[Exception], ...] = REFUSALS,
) -> Callable[[Any], Answer]:
    """A server function: what it is sent comes from a browser, and what it refuses becomes one sentence."""

    def handle(wanted: Any) -> Answer:
        try:
            return {"ok": True, **function(models, wanted if isinstance(wanted, dict) else {})}
        except refusals as refusal:
            return {"ok": False, "error": str(refusal)}

    return handle
