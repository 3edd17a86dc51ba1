"""``app``: the pages in the browser."""

import functools
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from core.errors import InputError
from core.sentences import sentence
from core.training.command import option
from viz_app.commands.options import DeviceMap, Dtype

CLASS_FILE, DATABASE = "glassformer-class.sqlite", "GLASSFORMER_CLASS_DATABASE"


def app(
    host: Annotated[str, option("ADDRESS", "Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, option("PORT", "Port to listen on.", min=1, max=65535, show_default="the first free from 7860 on")
    ] = None,
    share: Annotated[bool, typer.Option("--share", help="Also ask for a public link.")] = False,
    model: Annotated[
        list[str] | None,
        option("NAME", "Offer this model only: a name, a folder or hf:NAME; may be given several times."),
    ] = None,
    dtype: Dtype = "float32",
    device_map: DeviceMap = None,
    root_path: Annotated[
        str | None, option("PATH", "Path under which a proxy shows the app, such as /glassformer.")
    ] = None,
    lesson: Annotated[
        Path | None, option("FILE", "Play this lesson when the page opens; README.md says how to write one.")
    ] = None,
    limit: Annotated[
        int | None,
        option(
            "N",
            "Questions a minute that one visitor's network may ask; 0 for any number.",
            min=0,
            show_default="600 where others can open the page, else 0",
        ),
    ] = None,
    embed: Annotated[
        list[str] | None,
        option("ORIGIN", "Let pages of this origin show the app in a frame; may be given several times."),
    ] = None,
    name: Annotated[
        list[str] | None,
        option(
            "HOST",
            "A name by which a proxy or others ask for the page; may be given several times.",
            show_default="this machine's own, or any name where others can open the page",
        ),
    ] = None,
    has_classes: Annotated[
        bool, typer.Option("--class", help="Let teachers lead a lesson with a class; needs glassformer[class].")
    ] = False,
    class_database: Annotated[
        str | None,
        option(
            "URL",
            "Where classes are kept until they end: a file, or postgresql+psycopg://… for several copies of the "
            f"app. With a password in it, give it in the variable {DATABASE}.",
            show_default=CLASS_FILE,
        ),
    ] = None,
) -> None:
    """Open the pages in the browser.

    Type a sentence and watch the model read and write it, head by head. The app listens on this machine only, unless
    --host or --share says otherwise. Ctrl-C ends it.
    """
    if class_database and not has_classes:
        raise InputError("commands-database-of-class")
    classes = (class_database or os.environ.get(DATABASE) or CLASS_FILE) if has_classes else None
    print(sentence("commands-starting"), flush=True)
    from viz_app.app import launch

    if classes and "://" not in classes:
        print(sentence("commands-classes-kept", path=str(Path(classes).resolve())))
    if find_spec("ctranslate2") is None:
        print(sentence("commands-slow-translations"))
    place = functools.partial(launch, host=host, port=port, share=share, root_path=root_path, limit=limit)
    shown = functools.partial(place, models=model or (), dtype=dtype, device_map=device_map, lesson=lesson)
    shown(embed=embed or (), names=name or (), classes=classes)
