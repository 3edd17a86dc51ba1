"""Options and arguments that several commands share."""

from typing import Annotated, Any

import typer

from core.errors import InputError
from core.training.command import option

Model = Annotated[str, option("NAME", "A model on offer, a folder, or hf:NAME of the Hub.", "--model", "-m")]
Checkpoint = Annotated[str, typer.Argument(metavar="MODEL", help="A model on offer, or a folder with a checkpoint.")]
Beam = Annotated[int, option("N", "Translations the search follows at once; 1 always takes the likeliest word.", min=1)]
BEAM = 4  # what every command decodes with, so that a trace shows the translation that translate gives
Device = Annotated[str, option("DEVICE", "Where to compute: auto, cpu, cuda or mps. auto takes the fastest there is.")]
Dtype = Annotated[
    str, option("KIND", "The numbers of a model of Hugging Face: float32, bfloat16, or auto, as it was saved.")
]
DeviceMap = Annotated[str | None, option("HOW", "Spread models of Hugging Face over all devices and the disk: auto.")]
CorpusNames = Annotated[list[str] | None, option("NAME", "Where the checkpoint does not say what it learned from.")]
Chat = Annotated[bool, typer.Option("--chat", help="Read each text as a user's message, by the model's chat template.")]
System = Annotated[str | None, option("TEXT", "The system message of --chat.")]
Date = Annotated[
    str | None, option("DATE", "The day that the template of --chat takes for today.", show_default="today")
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
