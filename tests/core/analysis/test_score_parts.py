"""Parts of a score: they add up to that of the run, each is what the score loses without it, and content and position
of a first layer are those of Positions."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError
from core.analysis.score_split import required_details, split_scores
from core.results.score_parts import Part, ScoreParts
from core.tracers.native import NativeModel
from tests.core import tiny
from tests.core.tiny import MADE, own_translator

TEXT, TARGET = "Two dogs.", "Ein Mann"
CELLS = [
    ("translator", ("encoder", 1, 3, 4, 2)),
    ("translator", ("decoder", 2, 1, 4, 2)),
    ("translator", ("cross", 1, 4, 3, 5)),
    ("classifier", ("encoder", 1, 0, 2, 5)),
    ("generator", ("decoder", 1, 2, 5, 3)),
]
DESIGNS = [*tiny.DESIGNS, {"scale_on": "none"}]
EDITS = [
    {},
    {"bugs": ("no-scale",)},
    {"positions": "shuffled", "source_pads": 2, "target_pads": 1, "bugs": ("no-causal-mask",)},
]
cells = pytest.mark.parametrize(("task", "cell"), CELLS)
designs = pytest.mark.parametrize("choices", DESIGNS)


def parts_of(model: NativeModel, cell: Any, **options: Any) -> ScoreParts:
    return core.score_parts(model, TEXT, *cell, **({} if model.labels else {"target": TARGET}) | options)


@cells
@designs
def test_parts_add_up_to_the_score_of_the_run(task: str, cell: Any, choices: dict[str, Any]) -> None:
    model = MADE[task](**choices)
    for edits in EDITS:
        changed = {name: one for name, one in edits.items() if name != "source_pads" or task != "generator"}
        name, layer, head, query, key = cell
        details = [
            f"{'encoder' if name == 'encoder' else 'decoder'}.{layer}.{'cross' if name == 'cross' else 'self'}.scaled"
        ]
        trace = model.trace(TEXT, target=None if model.labels else TARGET, edits=changed, details=details)
        found = parts_of(model, cell, edits=changed)
        assert found.score == pytest.approx(float(trace.details[details[0]][head, query, key]), abs=1e-5)
        assert found.values.sum() == pytest.approx(found.score, abs=1e-4)
        assert found.values.shape == (len(found.query_parts), len(found.key_parts))


@cells
@pytest.mark.parametrize("choices", DESIGNS[:3])
def test_a_part_is_what_the_score_loses_without_it(task: str, cell: Any, choices: dict[str, Any]) -> None:
    """The module reads again with frozen norms and sub-layers, and one of them adds less at the query's place."""
    model = MADE[task](**choices)
    found, module, seen = parts_of(model, cell), model.module.double(), {}
    name, layer, head, query, key = cell
    stack, kind = ("encoder" if name == "encoder" else "decoder"), "cross" if name == "cross" else "self"
    written = [] if model.labels else [step.id for step in model.trace(TEXT, target=TARGET).steps]
    sides = {"source": model.source_ids(TEXT), "read": [model.config.start_id, *written[:-1]]}
    inputs = {"translator": ("source", "read"), "classifier": ("source",), "generator": ("read",)}[task]

    @torch.no_grad()
    def score(changed: Mapping[str, torch.Tensor]) -> float:
        now: dict[str, torch.Tensor] = {}

        def hook(name: str, x: torch.Tensor) -> torch.Tensor:
            before = seen.setdefault(name, x)
            held = before if name.endswith((".update", ".variance", ".embedding", ".positions")) else x
            now[name] = changed.get(name, held)
            return now[name]

        module(*(torch.tensor([sides[side]]) for side in inputs), hook=hook)
        return float(now[f"{stack}.{layer}.{kind}.scaled"][0, head, query, key])

    whole = score({})
    lost = {}
    for part, tensor in ((Part("embedding"), f"{stack}.embedding"), (Part("feed-forward", 0), f"{stack}.0.ffn.update")):
        less = seen[tensor].clone()
        less[0, query] = 0.0
        lost[part] = whole - score({tensor: less})
    output = getattr(module, stack).layers[0].self_attention.w_output.weight.detach()
    taken = seen[f"{stack}.0.self.output"][0, 3, query]
    less = seen[f"{stack}.0.self.update"].clone()
    less[0, query] -= output[:, 3 * len(taken) : 4 * len(taken)] @ taken
    lost[Part(stack, 0, 3)] = whole - score({f"{stack}.0.self.update": less})
    model.module.float()
    for part, expected in lost.items():
        assert found.values[found.query_parts.index(part)].sum() == pytest.approx(expected, abs=2e-5)
        assert abs(expected) > 1e-6


@pytest.mark.parametrize("name", ["encoder", "decoder"])
@designs
def test_a_first_layer_is_split_as_on_positions(name: str, choices: dict[str, Any]) -> None:
    model = own_translator(**choices)
    split = split_scores(model, model.trace(TEXT, target=TARGET, details=required_details(model, name)), name)
    found = parts_of(model, (name, 0, 2, 4, 1))
    assert found.query_parts == found.key_parts == (Part("embedding"), Part("positions"), Part("bias"))
    np.testing.assert_allclose(found.values, split.parts[:, :, 2, 4, 1], atol=1e-5)


def test_a_silenced_head_is_in_no_score() -> None:
    found = parts_of(
        own_translator(), ("cross", 2, 1, 3, 4), edits=Edits(heads_off=(("cross", 0, 2), ("encoder", 1, 4)))
    )
    assert not found.values[found.query_parts.index(Part("cross", 0, 2))].any()
    assert not found.values[:, found.key_parts.index(Part("encoder", 1, 4))].any()
    assert found.values.any(axis=1).sum() == len(found.query_parts) - 1


def test_results_show_themselves() -> None:
    found = parts_of(own_translator(), CELLS[2][1])
    assert len(repr(found)) < 400
    rows = found.to_rows()
    assert sum(row["value"] for row in rows) == pytest.approx(found.score - found.residual)
    assert found.to_json()["query_parts"][0] == "embedding"
    assert {"cross.0.1", "feed-forward.0", "bias"} <= {row["query"] for row in rows}


def test_bad_questions_get_one_sentence() -> None:
    model = own_translator()
    for cell, sentence in (
        (("cross", 9, 0, 0, 0), "There is no cross head 0 in layer 9"),
        (("cross", 0, "a", 0, 0), "There is no cross head 'a' in layer 0"),
        (("cross", True, 0, 0, 0), "There is no cross head 0 in layer True"),
        (("middle", 0, 0, 0, 0), "There is no map 'middle'; choose from encoder, decoder, cross"),
        (("cross", 0, 0, 99, 0), r"query is 99; it must be a whole number from 0 to \d+"),
        (("cross", 0, 0, 0, -1), r"key is -1; it must be a whole number from 0 to \d+"),
    ):
        with pytest.raises(InputError, match=sentence):
            core.score_parts(model, TEXT, *cell, target=TARGET)
    with pytest.raises(InputError, match=r"^NaN: .*Undo it\.$"):
        parts_of(model, CELLS[2][1], edits=Edits(bugs=("empty-row-nan",)))
