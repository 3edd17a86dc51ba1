"""The browser app: type a sentence, watch a Transformer run on it."""

from viz_app.gradio_app import stubs

stubs.write_none()
