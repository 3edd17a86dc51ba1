"""The commands of ``glassformer``, one family a file.

Bad input is a ``ValueError`` or ``OSError`` whose message is one sentence; ``viz_app.cli`` prints it. torch and Gradio
are imported inside the commands, so that help is there at once.
"""

from core import sentences
from viz_app.frontend.tree import text_of_room

sentences.add(lambda language: text_of_room(language, "sentences"))  # a file of texts is read on the page too
