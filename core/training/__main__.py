"""``python -m core.training PRESET --data DIR --out DIR``: the former name of ``glassformer train PRESET``.

``finish``, ``calibrate``, ``risk`` and ``larger`` in the place of a preset are the commands of these names.
"""

import sys

import typer
from typer.exceptions import Abort, TyperException

from core.training import training_packages
from core.training.command import calibrate, finish, larger, risk, train

COMMANDS = {command.__name__: command for command in (train, finish, calibrate, risk, larger)}
UNUSABLE, INTERRUPTED = 2, 130


def main() -> int:
    """Run the command of ``sys.argv`` and return its exit code."""
    words = sys.argv[1:]
    name = words.pop(0) if words and words[0] in COMMANDS else "train"
    commands = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    commands.command()(COMMANDS[name])
    try:
        with training_packages():
            code = commands(args=words, prog_name="python -m core.training", standalone_mode=False)
    except (Abort, KeyboardInterrupt):
        return INTERRUPTED
    except (TyperException, ValueError, OSError) as error:
        reason = error.format_message() if isinstance(error, TyperException) else error
        print(f"Error: {reason}", file=sys.stderr)
        return UNUSABLE
    return code or 0


if __name__ == "__main__":
    sys.exit(main())
