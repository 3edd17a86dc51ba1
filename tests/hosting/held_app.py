"""Serve a model whose runs last as long as a test wants."""

import time
from typing import Any

from core.results.trace import Trace
from tests.viz_app.server.held import Held
from viz_app.app import page_options
from viz_app.gradio_app.build import build_page
from viz_app.gradio_app.stopping import block_until_told, signals
from viz_app.handlers.models import ModelEntry
from viz_app.server.models import Models
from viz_app.server.turns import Turns

DEAF = "A deaf one"  # a text whose run never asks whether it may go on
SLOW = "A slow one"  # and one whose run takes some seconds


class Deaf(Held):
    """It may be deep inside a library, where nothing can be asked. It prints a line when a slow step begins."""

    def trace(self, text: str, **options: Any) -> Trace:
        if text.startswith((DEAF, SLOW)):
            print(text, flush=True)
            time.sleep(600 if text.startswith(DEAF) else 4)
        return super().trace(text, **options)


def main(port: int, root_path: str = "") -> None:
    models = Models([ModelEntry("held", "Held", "translator", Deaf)])
    models.turns = Turns(2)  # whatever the machine
    app = build_page(models)
    with signals() as told:
        app.launch(server_port=port, root_path=root_path or None, prevent_thread_lock=True, **page_options())
        block_until_told(app, models.turns, told)
