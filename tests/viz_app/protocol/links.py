"""The parts of requests, read and written alone."""

from collections.abc import Mapping
from typing import Any

import core
from viz_app.protocol.decoding import KINDS, DecodingPart
from viz_app.protocol.parameters import EDITS
from viz_app.protocol.parts import EditsPart


def edits_to_link(edits: core.Edits) -> dict[str, str]:
    return EditsPart(EDITS).split(edits)


def edits_from_link(parameters: Mapping[str, Any]) -> tuple[core.Edits, tuple[str, ...]]:
    notes: list[str] = []
    return EditsPart(EDITS).read(parameters, notes), tuple(notes)


def decoding_to_link(decoding: core.Decoding) -> dict[str, str]:
    return {name: KINDS[name].write(value) for name, value in DecodingPart().split(decoding).items()}


def decoding_from_link(parameters: Mapping[str, Any]) -> tuple[core.Decoding, tuple[str, ...]]:
    notes: list[str] = []
    return DecodingPart().read(parameters, notes), tuple(notes)
