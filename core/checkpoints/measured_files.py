"""The JSON files beside the weights of a checkpoint that hold what was measured of it, one for each measurement."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from core.checkpoints.held_out import HeldOut
from core.checkpoints.json_file import read_object
from core.checkpoints.measurements import found_or_none, refuse_other_weights, weights_mark, write_measured
from core.config import ModelConfig
from core.results.faithfulness import Faithfulness
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles

Found = TypeVar("Found", Faithfulness, HeadPortraits, HeadRoles, HeldOut)


@dataclass(frozen=True)
class MeasuredFile(Generic[Found]):
    """A file of one kind: its ``name``, what its content becomes, and the ``command`` that measures it.

    A file that is of no use is ``called`` so in the warning that it is left aside.
    """

    name: str
    from_json: Callable[[Any], Found]
    called: str
    command: str

    def save(self, folder: Path, found: Found) -> None:
        """Write what was measured of the checkpoint in ``folder``, a line for each field, bound to its weights."""
        plain = weights_mark(folder) | found.to_json()
        lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in plain.items()]
        write_measured(folder / self.name, ("{\n" + ",\n".join(lines) + "\n}\n").encode())

    def read(self, folder: Path, config: ModelConfig | None = None) -> Found | None:
        """Return what was measured of the checkpoint in ``folder``; None if that was never done.

        What was measured with other weights, or of other heads than a ``config`` has, counts as none.
        """

        def read(path: Path) -> Found:
            plain = read_object(path)
            refuse_other_weights(folder, plain)
            found: Any = self.from_json(plain)
            if config and found.shapes != _heads_of(config):
                raise ValueError("measured of other heads")
            return found

        return found_or_none(folder / self.name, read, self.called, self.command)


def _heads_of(config: ModelConfig) -> dict[str, tuple[int, int]]:
    """Return the layers and heads of each map."""
    encoder, decoder = (config.encoder_layers, config.heads), (config.decoder_layers, config.heads)
    if config.task == "generator":
        return {"decoder": decoder}
    return {"encoder": encoder} | ({"decoder": decoder, "cross": decoder} if config.task == "translator" else {})


HEAD_ROLES = MeasuredFile("heads.json", HeadRoles.from_json, "the roles of its heads are", "glassformer heads")
HEAD_PORTRAITS = MeasuredFile(
    "portraits.json", HeadPortraits.from_json, "the portraits of its heads are", "glassformer portraits"
)
HELD_OUT = MeasuredFile("survey.json", HeldOut.from_json, "its held-out texts are", "glassformer portraits")
FAITHFULNESS = MeasuredFile(
    "faithfulness.json", Faithfulness.from_json, "the deletion tests are", "glassformer explain --bench"
)
