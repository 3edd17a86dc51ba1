"""``static`` and ``scorm``: the page without a server, for any static host and for learning platforms."""

from pathlib import Path
from typing import Annotated

import typer

from core.errors import InputError
from core.files import replace_file
from core.sentences import sentence
from core.training.command import option


def static(
    out: Annotated[Path | None, option("PATH", "The folder to write, or the file.", "--output", "-o")] = None,
    model: Annotated[list[str] | None, option("NAME", "A model on offer or a folder; all on offer without it.")] = None,
    one_file: Annotated[
        bool, typer.Option(help="Write one HTML file that opens from a disk; with one model if none is named.")
    ] = False,
) -> None:
    """Write the page without a server: the models run in the visitor's own browser.

    Put the folder on any static host, or look at it with: python -m http.server --directory site

    glassformer static -o site --model en-de
    """
    import core
    from viz_app.app import catalogue_entries
    from viz_app.handlers.examples import stored_trace
    from viz_app.static import builder

    if hub := [name for name in model or () if name.startswith("hf:")]:
        raise InputError("commands-needs-server", model=hub[0])
    entries = catalogue_entries(model or (core.catalogue()[:1] if one_file else ()))
    shipped = [trace for entry in entries if entry.name in core.catalogue() and (trace := stored_trace(entry.name))]
    if one_file:
        file = out or Path("glassformer.html")
        if file.is_dir():
            raise InputError("commands-is-a-folder", path=str(file))
        replace_file(file, builder.one_file(entries, shipped))
        print(sentence("commands-one-file-written", file=str(file), megabytes=f"{file.stat().st_size / 1e6:.1f}"))
        return
    folder = out or Path("site")
    for part, size in builder.build(folder, entries, shipped).items():
        print(f"{part:14} {size / 1e6:6.1f} MB")
    print(sentence("commands-site-written", command=f"python -m http.server --directory {folder} 8000"))


def scorm(
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="A lesson of the page, or a file.")],
    out: Annotated[Path | None, option("FILE", "The package; LESSON.zip without it.", "--output", "-o")] = None,
) -> None:
    """Write a lesson as a SCORM 1.2 package for Moodle and others, with the page and its models inside.

    The platform gets the place, each answer, a score and the status; nothing else is asked or sent.

    glassformer scorm why-a-mask -o why-a-mask.zip
    """
    import core
    from viz_app.app import catalogue_entries
    from viz_app.handlers.examples import stored_trace
    from viz_app.handlers.lessons import read_lesson, shipped_lessons
    from viz_app.static.scorm import package, text_of

    shipped = {one.name: one for one in shipped_lessons()}
    file = None if lesson in shipped else Path(lesson)
    if file and not file.is_file():
        raise InputError("commands-no-lesson", lesson=lesson, lessons=[*shipped])
    chosen = read_lesson(file) if file else shipped[lesson]
    entries = catalogue_entries(sorted(chosen.models) or core.catalogue()[:1])
    stored = [trace for entry in entries if entry.name in core.catalogue() and (trace := stored_trace(entry.name))]
    target = out or Path(f"{chosen.name}.zip")
    if target.is_dir():
        raise InputError("commands-is-a-folder", path=str(target))
    replace_file(target, package(chosen, text_of(file) if file else None, entries, stored))
    print(sentence("commands-package-written", file=str(target), megabytes=f"{target.stat().st_size / 1e6:.1f}"))
