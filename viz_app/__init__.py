"""The browser app: type a sentence, watch a Transformer run on it."""

from pathlib import Path

from core import sentences
from viz_app.gradio_app import stubs

_LOCALES = Path(__file__).with_name("locales")


def _of_commands(language: str) -> str:
    """Return the sentences in a language that no page says: of the commands, and of the server's start."""
    return "\n".join(path.read_text("utf-8") for path in sorted((_LOCALES / language / "commands").glob("*.ftl")))


stubs.write_none()
sentences.add(_of_commands)
