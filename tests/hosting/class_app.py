"""Serve rooms for classes in a process of its own, with models that are never asked, and short times."""

import sys

from viz_app.app import page_options
from viz_app.gradio_app.build import build_page
from viz_app.gradio_app.stopping import block_until_told, signals
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models
from viz_app.server.rooms.database import Database
from viz_app.server.rooms.requests import ClassRequests
from viz_app.server.rooms.store import Rooms


def never() -> None:
    raise AssertionError("no model is asked")


def main(port: int, database: str, grace: float = 60, sweep: float = 15) -> None:
    """Serve at ``port``. ``grace`` and ``sweep`` are those of ``rooms.store``."""
    rooms = Rooms(Database(database), grace=grace)
    rooms.sweep_always(sweep)
    models = Models([ModelEntry("never", "Never", "translator", never)])  # type: ignore[arg-type]
    app = build_page(models, has_classes=True)
    with signals() as told:
        options = page_options(limit=600, rooms=ClassRequests(rooms))
        app.launch(server_port=port, prevent_thread_lock=True, **options)
        block_until_told(app, models.turns, told)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], *map(float, sys.argv[3:]))
