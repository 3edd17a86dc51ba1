"""The commands of ``glassformer``, one family a file.

Bad input is a ``ValueError`` or ``OSError`` whose message is one sentence; ``viz_app.cli`` prints it. torch and Gradio
are imported inside the commands, so that help is there at once.
"""
