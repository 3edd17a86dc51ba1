"""The newest run of each page; the run before it is cancelled."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from viz_app.server.visitors import HERE, Visitor


class Newest:
    """The newest run of each page. Nothing is left of it when the run is over; safe under many threads."""

    def __init__(self) -> None:
        self._runs: dict[str, tuple[int | None, object]] = {}

    @contextmanager
    def run(self, asker: Visitor, number: int | None) -> Iterator[Visitor]:
        """Take the place of the run before; what is yielded is ``asker``, gone as soon as another takes this place.

        Those who cannot be told apart take no place. ``number`` is what the page calls the run.
        """
        if asker.key in ("", HERE.key):
            yield asker
            return
        mine = (number, object())
        self._runs[asker.key] = mine
        try:
            yield replace(asker, is_gone=lambda: asker.is_gone() or self._runs.get(asker.key) is not mine)
        finally:
            if self._runs.get(asker.key) is mine:
                del self._runs[asker.key]

    def stop(self, asker: Visitor, number: int | None) -> None:
        """Give up the run that the page of ``asker`` calls ``number``, if it is under way."""
        if (run := self._runs.get(asker.key)) and run[0] == number:
            self._runs.pop(asker.key, None)
