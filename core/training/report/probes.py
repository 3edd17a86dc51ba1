r"""Sentences that ask one thing of a translator each: is the number kept, the name, the negation, the end?

They stand in ``probes.tsv``: kind TAB languages TAB sentence TAB what its translation must hold, a regular expression
that ignores case. What a pattern demands is necessary, not sufficient: a translation that passes can still be wrong. A
card shows those that fail.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from core.errors import InputError


class Probe(NamedTuple):
    """A source, and the pattern that its translation must hold; ``languages`` are a pair such as ``"en-de"``."""

    kind: str
    languages: str
    source: str
    must_hold: str


_LINES = Path(__file__).with_suffix(".tsv").read_text(encoding="utf-8").splitlines()
PROBES = tuple(Probe(*line.split("\t")) for line in _LINES)
PROBED = frozenset(probe.languages for probe in PROBES)


def run_probes(translate: Callable[[list[str]], list[str]], languages: str) -> list[dict[str, Any]]:
    """Return what ``translate`` makes of every probe for ``languages``.

    Each is a dict of plain values: ``kind``, ``source``, ``translation``, ``holds``.

    Raises:
        InputError: if there are no probes for ``languages``.
    """
    probes = [probe for probe in PROBES if probe.languages == languages]
    if not probes:
        raise InputError("training-no-probes", languages=f"{languages!r}", known=sorted(PROBED))
    return [
        {
            "kind": probe.kind,
            "source": probe.source,
            "translation": text,
            "holds": re.search(probe.must_hold, text, re.IGNORECASE) is not None,
        }
        for probe, text in zip(probes, translate([probe.source for probe in probes]), strict=True)
    ]
