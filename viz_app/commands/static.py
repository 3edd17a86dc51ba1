"""``static``: the page without a server, as a folder for any static host."""

from pathlib import Path
from typing import Annotated

import typer


def static(
    out: Annotated[Path, typer.Option("--output", "-o", metavar="DIR", help="The folder to write.")] = Path("site"),
    model: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A model on offer or a folder; all on offer without it.")
    ] = None,
) -> None:
    """Write the page without a server: the models run in the visitor's own browser.

    Put the folder on any static host, or look at it with: python -m http.server --directory site

    glassformer static -o site --model en-de
    """
    import core
    from core.checkpoints.checkpoint import folder_of
    from viz_app.app import catalogue_entries
    from viz_app.handlers.examples import stored_trace
    from viz_app.static.builder import build

    names = model or core.catalogue()
    if hub := [name for name in names if name.startswith("hf:")]:
        raise ValueError(f"{hub[0]} needs a server. Name checkpoints of this project.")
    entries = catalogue_entries(names)
    shipped = [trace for name in names if name in core.catalogue() and (trace := stored_trace(name))]
    sizes = build(out, entries, [folder_of(name) for name in names], shipped)
    for part, size in sizes.items():
        print(f"{part:14} {size / 1e6:6.1f} MB")
    print(f"Look at it: python -m http.server --directory {out} 8000")
