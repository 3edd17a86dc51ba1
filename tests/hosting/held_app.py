"""Serve a model whose runs of long texts last until they may not go on: python -m tests.hosting.held_app PORT."""

import sys
import time
from typing import Any

from core.trace import Trace
from tests.viz_app.server.held import Held
from viz_app.app import build_page, page_options
from viz_app.models import ModelEntry, Models
from viz_app.server.stopping import block_until_told, signals
from viz_app.server.turns import Turns

DEAF = "A deaf one"  # a text whose run never asks whether it may go on


class Deaf(Held):
    """It may be deep inside a library, where nothing can be asked."""

    def trace(self, text: str, **options: Any) -> Trace:
        if text.startswith(DEAF):
            print(text, flush=True)
            time.sleep(600)
        return super().trace(text, **options)


def main(port: int) -> None:
    models = Models([ModelEntry("held", "Held", "translator", Deaf)])
    models.turns = Turns(2)  # whatever the machine
    app = build_page(models)
    with signals() as is_told:
        app.launch(server_port=port, prevent_thread_lock=True, **page_options())
        block_until_told(app, models.turns, is_told)


if __name__ == "__main__":
    main(int(sys.argv[1]))
