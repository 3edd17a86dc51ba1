"""The first paint: the name of the page and its sentence, inside the HTML, before any style sheet or script is there.

On a slow line the page needs seconds for its files. This part needs none, and goes when the header is ready.
"""

import re
from html import escape

from viz_app.frontend.tree import filled, text_of

COMMENT = re.compile(r"^\s*//.*\n", re.MULTILINE)


def inline_script(name: str) -> str:
    """Return a script that stands in the page itself, without its comments: ``early`` or ``first``."""
    return COMMENT.sub("", text_of(f"pages/{name}.js"))


def first_paint(text: str = "", output: str = "") -> str:
    """Return the HTML of the first paint, with the run that the page opens with: its sentence and what the model made.

    Without a run it names no sentence. The sentence of an address takes the place of ``text``.
    """
    parts = {
        "text": escape(text),
        "output": escape(output),
        "hidden": "" if text else "hidden",
        "script": inline_script("first"),
    }
    return filled(text_of("pages/first.html"), parts)
