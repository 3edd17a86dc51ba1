"""The language of the command line: ``GLASSFORMER_LANG``."""

import sys

from core import sentences
from viz_app.frontend.tree import CORE, languages, text_of_room


def speak(language: str) -> None:
    """Say what cannot be done in ``language``, if there is such a one."""
    if language not in ("en", *languages()):
        there = ", ".join(("en", *languages()))
        print(
            f"glassformer: GLASSFORMER_LANG is {language[:20]!r}; it may be {there}. This is English.", file=sys.stderr
        )
        return
    sentences.add(lambda spoken: text_of_room(spoken, CORE))
    sentences.speak(language)
