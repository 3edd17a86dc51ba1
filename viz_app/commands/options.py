"""Options and arguments that several commands share."""

from typing import Annotated, Any

import typer

from core.errors import InputError

Model = Annotated[
    str, typer.Option("--model", "-m", metavar="NAME", help="A model on offer, a folder, or hf:NAME of the Hub.")
]
Beam = Annotated[
    int,
    typer.Option(
        min=1, metavar="N", help="Translations the search follows at once; 1 always takes the likeliest word."
    ),
]
BEAM = 4  # what every command decodes with, so that a trace shows the translation that translate gives
Device = Annotated[
    str,
    typer.Option(metavar="DEVICE", help="Where to compute: auto, cpu, cuda or mps. auto takes the fastest there is."),
]
Dtype = Annotated[
    str,
    typer.Option(
        metavar="KIND", help="The numbers of a model of Hugging Face: float32, bfloat16, or auto, as it was saved."
    ),
]
DeviceMap = Annotated[
    str | None, typer.Option(metavar="HOW", help="Spread models of Hugging Face over all devices and the disk: auto.")
]
CorpusNames = Annotated[
    list[str] | None, typer.Option(metavar="NAME", help="Where the checkpoint does not say what it learned from.")
]
Chat = Annotated[bool, typer.Option("--chat", help="Read each text as a user's message, by the model's chat template.")]
System = Annotated[str | None, typer.Option(metavar="TEXT", help="The system message of --chat.")]
Date = Annotated[
    str | None,
    typer.Option(metavar="DATE", help="The day that the template of --chat takes for today.", show_default="today"),
]
Texts = Annotated[
    list[str] | None, typer.Argument(metavar="[TEXT]...", help="Texts. Without one: lines of standard input.")
]


def in_chat(model: Any, is_chat: bool, system: str | None, date: str | None) -> Any:
    """Return ``model``, which reads texts as a user's message if ``is_chat``."""
    if not is_chat:
        if system or date:
            raise InputError("commands-system-needs-chat")
        return model
    if not hasattr(model, "as_chat"):
        raise InputError("commands-no-chat-template", model=model.name)
    return model.as_chat([("system", system)] if system else [], date=date)
