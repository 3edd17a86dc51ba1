"""The log of a run: a progress bar, a line of JSON for each record, and TensorBoard's files if it is installed."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tqdm import tqdm

from core.files import replace_file

PAUSE = 20.0  # seconds between two lines where no terminal shows a bar
# The former names of the numbers of a record.
_NEW_NAMES = {"likelihood": "nll", "validation_likelihood": "validation_nll", "validation_right": "validation_accuracy"}


class Log:
    """Writes records to ``log.jsonl`` and shows them on a bar, or a line at a time where stderr is no terminal.

    ``quiet`` hides both. Records after ``step`` are dropped first: they belong to steps that were lost and will be
    taken again. Of several processes only one is ``active``.
    """

    def __init__(self, folder: Path, *, steps: int, step: int = 0, active: bool = True, quiet: bool = False) -> None:
        self._path, self._active = folder / "log.jsonl", active
        hidden = quiet or not active or None  # None: where no terminal is
        self._steps, self._step, self._shown, self._told = steps, step, "", time.monotonic()
        self._bar = tqdm(total=steps, initial=step, unit="step", disable=hidden, dynamic_ncols=True)
        self._has_lines = not hidden and bool(self._bar.disable)
        self.is_empty = True  # of records of this process
        self._board: Any = _board(folder / "tensorboard", step) if active else None
        if active and self._path.exists():
            kept = [json.dumps(record) for record in read_log(folder) if record["step"] <= step]
            replace_file(self._path, "".join(f"{line}\n" for line in kept))

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.close()
        if self._board is not None:
            self._board.close()

    def advance(self) -> None:
        """Count one step."""
        self._bar.update()
        self._step += 1
        if self._step == self._steps or time.monotonic() - self._told >= PAUSE:
            self._tell(f"step {self._step:,} of {self._steps:,}{self._shown}")

    def record(self, step: int, **numbers: float) -> None:
        """Keep ``numbers`` of ``step``."""
        self.is_empty = False
        if not self._active:
            return
        with open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps({"step": step} | numbers, allow_nan=False) + "\n")
        for name, number in numbers.items() if self._board else ():
            self._board.add_scalar(name, number, step)

    def show(self, **texts: str) -> None:
        """Show ``texts`` beside the bar."""
        self._bar.set_postfix(texts)
        self._shown = "".join(f", {name} {text}" for name, text in texts.items())

    def say(self, text: str) -> None:
        """Show a line above the bar."""
        if not self._bar.disable:
            self._bar.write(text)
        self._tell(text)

    def _tell(self, text: str) -> None:
        if self._has_lines:
            print(text, file=sys.stderr, flush=True)
            self._told = time.monotonic()


def read_log(folder: Path) -> Iterator[dict[str, Any]]:
    """Yield the records of ``folder``, without a last line cut off by a crash, with today's names for old ones."""
    path = folder / "log.jsonl"
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            yield {_NEW_NAMES.get(name, name): number for name, number in json.loads(line).items()}
        except ValueError:
            return


def _board(folder: Path, step: int) -> Any:  # None where it is not installed
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder), purge_step=step + 1)
