"""The command line: ``glassformer --help`` shows everything. Exit codes: 0 done, 2 unusable input, 3 below a limit."""

import logging
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from core.training import command, training_packages
from viz_app.commands import (
    convert,
    evaluate,
    explain,
    heads,
    learning,
    patch,
    portraits,
    serve,
    speak,
    static,
    survey,
    texts,
    words,
)
from viz_app.commands.lines import finished, one_line

UNUSABLE, INTERRUPTED = 2, 130

commands = typer.Typer(
    name="glassformer",
    help="A Transformer you can see through: translate, classify and watch every attention head.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for function in (
    serve.app,
    static.static,
    static.scorm,
    texts.translate,
    texts.generate,
    texts.classify,
    texts.fill,
    texts.trace,
    texts.snapshot,
    explain.explain,
    patch.patch,
    evaluate.evaluate,
    survey.survey,
    survey.compare,
    command.train,
    command.finish,
    command.calibrate,
    heads.heads,
    portraits.portraits,
    words.words,
    learning.learning,
    convert.convert,
):
    commands.command()(function)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"glassformer {version('glassformer')}")
        raise typer.Exit


@commands.callback()
def _about(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Show the version and exit.")
    ] = False,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Also show the messages and bars of the libraries, on stderr.")
    ] = False,
) -> None:
    """A Transformer you can see through: translate, classify and watch every attention head."""
    if verbose:
        logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line and return its exit code; what a user got wrong is one line on stderr."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with training_packages():
            code: int | None = commands(args=given or ["--help"], prog_name="glassformer", standalone_mode=False)
        return code or 0
    except TyperException as error:
        return _refuse(f"{finished(error.format_message())} See glassformer --help.")
    except BrokenPipeError:
        raise
    except (ValueError, OSError) as error:
        return _refuse(one_line(error))
    except (Abort, KeyboardInterrupt):
        return INTERRUPTED


def main() -> None:
    if wanted := os.environ.get("GLASSFORMER_LANG"):
        speak(wanted)
    sys.exit(run())


def _refuse(reason: str) -> int:
    print(f"glassformer: {reason}", file=sys.stderr)
    return UNUSABLE


if __name__ == "__main__":
    main()
