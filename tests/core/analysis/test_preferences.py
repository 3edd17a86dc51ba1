"""What a head prefers: against runs with other tokens, and against the formulas written again in NumPy."""

from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.sub_layers import RecordedPass
from core.tracers.native import NativeModel
from tests.core.tiny import DESIGNS, own_classifier, own_generator, own_translator

TEXT, TARGET = "A man rides a bike.", [5, 6, 7, 3]
ALL = 200
Cell = tuple[str, int, int, int, int]


def found(model: NativeModel, cell: Cell, **more: Any) -> core.HeadPreferences:
    target = TARGET if model.task == "translator" else None
    return core.head_preferences(model, TEXT, *cell, target=target, **more)


def with_token(model: NativeModel, cell: Cell, token: int) -> float:
    """Return the scaled score of a cell in a run that reads another token at the place of the key."""
    name, layer, head, query, key = cell
    source = model.source_ids(TEXT)
    read = [model.config.start_id, *TARGET[:-1]] if model.task == "translator" else []
    read = [model.config.start_id, *source] if model.task == "generator" else read
    sides = {"encoder": [*source], "decoder": read}
    sides[name][key] = token
    run = RecordedPass(model, sides["encoder"] if model.task != "generator" else [], sides["decoder"], core.Edits())
    return float(run[f"{name}.{layer}.self.scaled"][head, query, key])


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("cell", [("encoder", 0, 2, 1, 3), ("decoder", 0, 1, 3, 1)])
def test_a_first_layer_fits_each_token_as_a_run_that_reads_it(design: dict[str, Any], cell: Cell) -> None:
    model = own_translator(**design)
    best = found(model, cell, top=5)
    assert best.is_exact
    for one in best.fits:
        assert one.value == pytest.approx(with_token(model, cell, one.id), abs=1e-4)
        assert one.token == model.tokenizer.piece(one.id)
    values = [with_token(model, cell, token) for token in range(4, model.vocabulary_size, 7)]
    assert max(values) <= best.fits[0].value + 1e-4
    trace = model.trace(TEXT, target=TARGET, details=[f"{cell[0]}.0.self.scaled"])
    assert best.score == pytest.approx(
        float(trace.details[f"{cell[0]}.0.self.scaled"][cell[2], cell[3], cell[4]]), abs=1e-4
    )
    everything = found(model, cell, top=ALL).fits
    assert best.rank == sum(one.value > best.score for one in everything) or best.rank >= ALL


def test_it_is_exact_in_float64() -> None:
    model = own_translator()
    model.module.double()
    cell = ("decoder", 0, 1, 3, 1)
    best = found(model, cell, top=3)
    for one in best.fits:
        assert one.value == pytest.approx(
            with_token(model, cell, one.id), abs=1e-6
        )  # weights pass through float32 once


@pytest.mark.parametrize(
    "edits",
    [
        core.Edits(positions="off"),
        core.Edits(positions="shuffled", position_seed=3),
        core.Edits(bugs=("no-scale",)),
        core.Edits(steer=(("encoder", 0, (3,), ("token", 9), 2.0),)),
    ],
)
def test_the_score_of_a_changed_run_is_its_own(edits: core.Edits) -> None:
    model = own_translator()
    trace = model.trace(TEXT, target=TARGET, edits=edits, details=["encoder.0.self.scaled"])
    best = found(model, ("encoder", 0, 2, 1, 3), edits=edits)
    assert best.score == pytest.approx(float(trace.details["encoder.0.self.scaled"][2, 1, 3]), abs=1e-4)


def normed(x: np.ndarray, norm: Any) -> np.ndarray:
    """Return a LayerNorm in NumPy."""
    spread = np.sqrt(((x - x.mean()) ** 2).mean() + norm.epsilon)
    return norm.gain.detach().numpy() * (x - x.mean()) / spread + norm.bias.detach().numpy()


@pytest.mark.parametrize(("map_name", "layer"), [("cross", 1), ("decoder", 2)])
def test_other_layers_read_each_token_alone(map_name: str, layer: int) -> None:
    model, head, query, key = own_translator(), 2, 1, 3 if map_name == "cross" else 0
    best = found(model, (map_name, layer, head, query, key), top=4)
    assert not best.is_exact
    module = model.module
    table = (module.table if map_name == "cross" else module.target_table).weight.detach().numpy()  # type: ignore[union-attr]
    stack = module.encoder if map_name == "cross" else module.decoder
    place = stack.embedding.positions(key, 1)[0].detach().numpy()  # type: ignore[union-attr, operator]
    norm = stack.final_norm if map_name == "cross" else stack.layers[layer].self_norm.norm  # type: ignore[union-attr, index]
    parameters = model.attention_parameters(map_name, layer)
    details = model.trace(TEXT, target=TARGET, details=[parameters.scope]).details
    asked = details[f"{parameters.scope}.query"][head, query]
    for one in best.fits:
        state = normed(table[one.id] * 15**0.5 + place, norm)
        offered = state @ parameters.key.weight[head] + parameters.key.bias[head]
        assert one.value == pytest.approx(
            float(asked @ offered) * parameters.score_scale * parameters.query_scale, abs=1e-3
        )


def test_what_a_cross_head_speaks_for_is_its_direct_path() -> None:
    model = own_translator()
    cell = ("cross", 1, 2, 1, 3)
    best = found(model, cell, top=ALL)
    parameters = model.attention_parameters("cross", 1)
    own = model.source_ids(TEXT)[3]
    module: Any = model.module
    state = module.table.weight[own].detach().numpy() * 15**0.5 + module.encoder.embedding.positions(3, 1)[0].numpy()
    value = normed(state, module.encoder.final_norm) @ parameters.value.weight[2] + parameters.value.bias[2]
    output = parameters.output_weight[2 * parameters.d_head : 3 * parameters.d_head]
    last = model.trace(TEXT, target=TARGET).hidden["decoder"][-1][1]
    norm = module.decoder.final_norm
    vector = value @ output
    vector = (vector - vector.mean()) * norm.gain.detach().numpy() / np.sqrt(last.var() + norm.epsilon)
    logits = module.unembedding_weight.detach().numpy() @ vector
    logits -= logits.mean()
    assert [one.id for one in best.speaks_for or ()][:5] == np.argsort(-logits)[:5].tolist()
    np.testing.assert_allclose([one.value for one in best.speaks_for or ()], np.sort(logits)[::-1][:ALL], atol=1e-3)


def test_heads_of_an_encoder_speak_for_nothing_directly() -> None:
    for model in (own_translator(), own_classifier()):
        assert found(model, ("encoder", 1, 0, 1, 2)).speaks_for is None
    assert found(own_generator(), ("decoder", 1, 0, 2, 1)).speaks_for


def test_query_and_key_at_one_place_are_an_approximation() -> None:
    assert not found(own_translator(), ("encoder", 0, 0, 2, 2)).is_exact


def test_the_result_shows_itself() -> None:
    best = found(own_translator(), ("cross", 1, 2, 1, 3))
    assert len(best.fits) == len(best.speaks_for or ()) == 20
    assert len(repr(best)) < 260
    assert repr(best).startswith("HeadPreferences(cross.1.2: ")
    assert list(best.to_frame().columns) == ["what", "token", "id", "value"]
    assert best.to_json()["rows"][0]["value"] == best.fits[0].value
    assert best.fits[0].value >= best.score


@pytest.mark.parametrize(
    ("cell", "top", "said"),
    [
        (("cross", 9, 0, 0, 0), 20, "no cross head"),
        (("klingon", 0, 0, 0, 0), 20, "klingon"),
        (("cross", 0, 0, 90, 0), 20, "query is 90"),
        (("cross", 0, 0, 0, -1), 20, "key is -1"),
        (("cross", 0, 0, 0, 0), 0, "top is 0"),
        (("cross", 0, 0, 0, 0), 201, "top is 201"),
    ],
)
def test_what_is_not_there_is_refused_with_a_sentence(cell: Cell, top: int, said: str) -> None:
    with pytest.raises(core.InputError, match=said):
        found(own_translator(), cell, top=top)


def test_threads_are_left_as_they_were() -> None:
    before = torch.get_num_threads()
    found(own_translator(), ("cross", 1, 2, 1, 3))
    assert torch.get_num_threads() == before
