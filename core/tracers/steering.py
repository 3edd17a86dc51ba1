"""The vectors that a model is steered with: differences of its own states, its embeddings, or a file."""

import io
import os
from dataclasses import replace
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

import numpy as np
from jaxtyping import Float32

from core.decoding import Decoding
from core.errors import InputError
from core.files import open_plain
from core.interventions.edits import NO_EDITS, Edits
from core.interventions.steer import LARGEST_WIDTH, Source, check_steer, checked_source

if TYPE_CHECKING:
    from core.tracers.hugging_face import HubModel
    from core.tracers.native import NativeModel

_KEPT = 64  # vectors
_LARGEST_FILE = 4 * LARGEST_WIDTH + 4096  # bytes, with the longest header
Vector = Float32[np.ndarray, "d_model"]


class SteeringVectors:
    """The vectors of one model, each computed once."""

    def __init__(self, model: "NativeModel | HubModel") -> None:
        self._model = model
        self._vector = lru_cache(_KEPT)(self._computed)

    def resolved(self, edits: Edits) -> Edits:
        """Return ``edits`` with a vector in the place of each other source.

        Raises:
            InputError: if the model has no such stack, depth or token, or cannot read one of the texts.
        """
        if all(one.source[0] == "vector" for one in edits.steer):
            return edits
        for one in edits.steer:
            check_steer(one, self._model.shape)
        found = (
            one if one.source[0] == "vector" else one._replace(source=("vector", self._vector(*one[:2], one.source)))
            for one in edits.steer
        )
        return replace(edits, steer=tuple(found))

    def _computed(self, stack: str, depth: int, source: Source) -> bytes:
        kind, *values = source
        if kind == "token":
            return _bytes_of(self._model.embedding_of(stack, cast("int", values[0])))
        return _bytes_of(self._difference(stack, depth, [cast("str", text) for text in values]))

    def _difference(self, stack: str, depth: int, texts: list[str]) -> Vector:
        (ids, states), (other_ids, other_states) = (self._states(stack, depth, text) for text in texts)
        rows = _only_in(ids, other_ids), _only_in(other_ids, ids)
        if not any(rows):
            how = "written" if stack == "decoder" and self._model.task == "translator" else "read"
            raise InputError("core-steer-alike", how=how)
        if not all(rows):
            rows = [*range(len(ids))], [*range(len(other_ids))]
        return states[rows[0]].mean(0) - other_states[rows[1]].mean(0)

    def _states(self, stack: str, depth: int, text: str) -> tuple[list[int], np.ndarray]:
        """Return the ids that a stack reads of a text, and the states [token, d_model] at a depth."""
        name = f"{stack}.{depth - 1}.stream" if depth else f"{stack}.stream"
        model = self._model
        only_read = Decoding(max_tokens=1) if model.task == "generator" else Decoding()
        try:
            trace = model.trace(text, decoding=only_read, details=name)
        except InputError as error:
            raise InputError("core-steer-text", text=f"{text!r:.40}", why=error) from None
        if stack != "decoder":
            return model.source_ids(text), trace.details[name]
        return [model.first_id(text, NO_EDITS), *(step.id for step in trace.steps)][:-1], trace.details[name]


def _only_in(ids: list[int], others: list[int]) -> list[int]:
    """Return the places of ``ids`` outside of the stretches that both have."""
    found = SequenceMatcher(None, ids, others, autojunk=False).get_opcodes()
    return [place for kind, first, last, *_ in found if kind != "equal" for place in range(first, last)]


def _bytes_of(vector: Vector) -> bytes:
    return vector.astype("<f4").tobytes()


def steering_vector(path: str | os.PathLike[str]) -> Source:
    """Return the source of a ``Steer`` from a file of NumPy: float32 numbers [d_model], as ``numpy.save`` writes them.

    Raises:
        InputError: if the file is missing, is too large, holds something else, such as pickled objects, or a number
            that is not finite.
    """
    name = os.path.basename(path)
    try:
        with open_plain(Path(path)) as file:
            content = file.read(_LARGEST_FILE + 1)
    except OSError as problem:
        raise InputError("core-vector-not-read", file=f"{name!r:.80}", why=str(problem.strerror)) from None
    if len(content) > _LARGEST_FILE:
        raise InputError("core-vector-too-large", file=f"{name!r:.80}", most=_LARGEST_FILE)
    try:
        numbers = _array_of(io.BytesIO(content))
    except Exception:  # NumPy lets Python parse the header, which raises errors of many kinds
        raise InputError("core-vector-file", file=f"{name!r:.80}") from None
    return checked_source(("vector", _bytes_of(numbers)))


def _array_of(file: io.BytesIO) -> Vector:
    """Return the numbers of a file that ``numpy.save`` wrote; nothing of it is unpickled."""
    major, _ = np.lib.format.read_magic(file)
    read_header = np.lib.format.read_array_header_1_0 if major == 1 else np.lib.format.read_array_header_2_0
    shape, _, dtype = read_header(file)
    if dtype.newbyteorder("=") != np.float32 or len(shape) != 1:
        raise ValueError("no row of float32 numbers")
    numbers = np.frombuffer(file.read(), dtype)
    if numbers.shape != shape:
        raise ValueError("the file was cut off")
    return numbers.astype(np.float32)
