"""The commands of ``glassformer``, one family a file, and their language: ``GLASSFORMER_LANG``.

Bad input is a ``ValueError`` or ``OSError`` whose message is one sentence; ``viz_app.cli`` prints it. torch and Gradio
are imported inside the commands, so that help is there at once.
"""

import sys

from core import sentences
from viz_app.frontend.tree import CORE, languages, text_of_room

sentences.add(lambda language: text_of_room(language, "sentences"))  # a file of texts is read on the page too


def speak(language: str) -> None:
    """Say what cannot be done in ``language``, if there is such a one."""
    there = ("en", *languages())
    if language not in there:
        said = f"GLASSFORMER_LANG is {language[:20]!r}; it may be {', '.join(there)}. This is English."
        print(f"glassformer: {said}", file=sys.stderr)
        return
    sentences.add(lambda spoken: text_of_room(spoken, CORE))
    sentences.speak(language)
