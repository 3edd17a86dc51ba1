"""What the pages share: the models, the run that is shown, and the event that follows every run."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import gradio as gr

import core
from core.text.length import refuse_long
from core.text.sentences import split_sentences
from core.trace import Trace
from viz_app.models import Models, Run
from viz_app.run_links import decoding_from_link, sentence_from_link

Draw = Callable[[Trace], Any]


@dataclass(frozen=True)
class PageContext:
    """Handed to each page's ``build(context)``.

    models: run anything with ``models.trace(Run(model, text, options))``; equal requests are remembered.
    opening: the trace that is on the page before anything has run, or None if there is no stored one.
    request: a component without a picture that holds, in the visitor's browser, what ran last. List it in ``inputs``
        of a Gradio event and read it with ``read_request``. The server keeps nothing about a visitor.
    """

    models: Models
    opening: Trace | None
    request: gr.JSON
    draws: list[tuple[Draw, gr.components.Component]] = field(default_factory=list)

    def on_run(self, draw: Draw, output: gr.components.Component) -> None:
        """After every run put ``draw(trace)`` into ``output``, in the same answer as the run itself."""
        self.draws.append((draw, output))


def write_request(model: str, text: str, parameters: Mapping[str, str] | None = None) -> dict[str, str]:
    """What ``PageContext.request`` holds: the whole text, and the parameters of ``viz_app.run_links`` that it has."""
    return {"model": model, "text": text, **(parameters or {})}


def read_request(written: Any) -> Run:
    """Read what ``write_request`` wrote, or the same of a page's own script; what is unreadable is left out.

    Raises:
        core.InputError: if there is no model or no text; it comes from a browser, so it may be anything.
    """
    plain = written if isinstance(written, dict) else {}
    model, text = plain.get("model"), plain.get("text")
    if not isinstance(model, str) or not isinstance(text, str):
        raise core.InputError("The page sent a request without a model and a text. Reload the page.")
    decoding, _ = decoding_from_link(plain)
    return Run(model, sentence_of(text, plain.get("sentence")), decoding=decoding)


def sentence_of(text: str, sentence: Any) -> str:
    """The sentence that a parameter of the address means; without one, the whole text.

    Raises:
        core.InputError: if the text is too long to be looked at.
    """
    refuse_long(text)
    if sentence in (None, ""):
        return text
    sentences = split_sentences(text)
    return sentences[sentence_from_link(sentence, len(sentences))[0]] if sentences else text
