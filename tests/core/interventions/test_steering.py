"""Steering: what is added where, by hand with PyTorch's own hooks, in every way to run a model; and what is refused."""

import io
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, Steer
from core.analysis.sub_layers import RecordedPass
from core.interventions.edit_hook import edit_hook
from core.interventions.steering import steer_hook
from core.tracers.native import NativeModel
from core.tracers.parameters import positions_of
from core.transformer.hooks import no_hook
from tests.core.tiny import DESIGNS, SIZE, own_classifier, own_generator, own_translator

BASE, DONOR = "A man rides a bike.", "A dog rides a bike."
D_MODEL = SIZE["d_model"]
NUMBERS = np.linspace(-1, 2, D_MODEL, dtype=np.float32)
VECTOR = ("vector", NUMBERS.astype("<f4").tobytes())
DIFFERENCE = ("difference", DONOR, BASE)


def steer(stack: str = "decoder", depth: int = 1, rows: Any = (2,), source: Any = VECTOR, amount: Any = 1.5) -> Edits:
    return Edits(steer=((stack, depth, rows, source, amount),))


def layers_of(model: NativeModel, stack: str) -> Any:
    return getattr(model.module, stack).layers


def states_by_hand(model: NativeModel, depth: int, ids: list[int]) -> torch.Tensor:
    """Return the output [row, d_model] of an encoder's layer, caught by a hook of PyTorch."""
    caught: list[torch.Tensor] = []
    catch = layers_of(model, "encoder")[depth - 1].register_forward_hook(lambda *given: caught.append(given[2]))
    with torch.inference_mode():
        model.module.encode(torch.tensor([ids]))
    catch.remove()
    return caught[0][0]


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("depth", [1, 2])
def test_a_difference_is_what_pytorchs_hooks_add_by_hand(design: dict[str, Any], depth: int) -> None:
    model = own_translator(**design)
    base, donor = model.source_ids(BASE), model.source_ids(DONOR)
    mine = [place for place, token in enumerate(donor) if token not in base]
    other = [place for place, token in enumerate(base) if token not in donor]
    vector = states_by_hand(model, depth, donor)[mine].mean(0) - states_by_hand(model, depth, base)[other].mean(0)
    row = other[0]
    target = model.trace(BASE).steps
    read = torch.tensor([[model.config.start_id, *(step.id for step in target[:-1])]])

    def add(_: Any, __: Any, output: torch.Tensor) -> torch.Tensor:
        output = output.clone()
        output[0, row] += vector
        return output

    by_hand = layers_of(model, "encoder")[depth - 1].register_forward_hook(add)
    with torch.inference_mode():
        logits = model.module(torch.tensor([base]), read)[0].log_softmax(-1)
    by_hand.remove()
    steered = model.trace(
        BASE, target=[step.id for step in target], edits=steer("encoder", depth, (row,), DIFFERENCE, 1)
    )
    expected = [float(logits[at, step.id]) for at, step in enumerate(target)]
    np.testing.assert_allclose([step.log_probability for step in steered.steps], expected, atol=1e-4)
    assert not np.allclose([step.log_probability for step in target], expected, atol=1e-3)


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_the_whole_difference_at_the_one_word_that_differs_is_a_swap(depth: int) -> None:
    model, donor = own_translator(), BASE.replace(".", ",")
    tokens = [model.trace(text).source_tokens for text in (BASE, donor)]
    (row,) = [place for place, pair in enumerate(zip(*tokens, strict=True)) if len(set(pair)) == 2]
    edits = steer("encoder", depth, (row,), ("difference", donor, BASE), 1)
    asked: Any = {"step": 0, "token": 5, "against": 7}
    swapped = core.patched(model, BASE, donor, [f"r.e.{depth}.{row}"], **asked)
    steered = core.patched(model, BASE, donor, [], edits=edits, **asked)
    np.testing.assert_allclose(steered.log_probabilities, swapped.log_probabilities, atol=1e-4)
    assert abs(steered.log_probabilities[0] - swapped.pair.log_probabilities[0]) > 1e-3


@pytest.mark.parametrize("model", [own_translator(), own_generator(), own_classifier()], ids=lambda model: model.task)
def test_an_amount_of_0_changes_no_bit(model: NativeModel) -> None:
    stack = "encoder" if model.task == "classifier" else "decoder"
    edits = steer(stack, 1, None, VECTOR, 0)
    assert edits != Edits()
    assert not edits.changes_tensors
    assert model.trace(BASE, edits=edits) == model.trace(BASE)
    if model.task == "translator":
        decoding = core.Decoding(beam=3)
        assert model.trace(BASE, decoding=decoding, edits=edits) == model.trace(BASE, decoding=decoding)


@pytest.mark.parametrize("beam", [1, 3])
@pytest.mark.parametrize("source", [VECTOR, DIFFERENCE, ("token", 7)], ids=lambda source: source[0])
def test_what_is_decoded_is_what_reading_it_again_says(beam: int, source: Any) -> None:
    model = own_translator()
    edits = Edits(steer=(("decoder", 2, (1, 3), source, 3.0), ("encoder", 0, None, source, -0.5)))
    decoding = core.Decoding(beam=beam, max_tokens=9)
    trace = model.trace(BASE, decoding=decoding, edits=edits)
    again = model.trace(BASE, target=[step.id for step in trace.steps], edits=edits)
    found = [[step.log_probability for step in one.steps] for one in (trace, again)]
    np.testing.assert_allclose(*found, atol=1e-4)
    assert trace.hypotheses[0].log_probability == pytest.approx(sum(found[1]), abs=1e-3)
    assert found[1] != [step.log_probability for step in model.trace(BASE, target=[s.id for s in trace.steps]).steps]


def test_a_token_is_its_embedding() -> None:
    model = own_translator()
    plain, steered = (
        model.trace(BASE, target=[5, 6, 3], edits=edits) for edits in (None, steer("decoder", 0, (1,), ("token", 9), 2))
    )
    added = steered.hidden["decoder"][0] - plain.hidden["decoder"][0]
    embedded = model.module.target_table.weight[9].detach().numpy() * D_MODEL**0.5  # type: ignore[union-attr]
    np.testing.assert_allclose(added[1], 2 * embedded, atol=1e-4)
    assert not added[[0, 2]].any()


def test_texts_of_which_one_only_adds_words_are_compared_whole() -> None:
    model = own_translator()
    longer, shorter = "A man rides a red bike.", "A man rides a bike."
    vector = model.resolved(steer("encoder", 1, None, ("difference", longer, shorter), 1)).steer[0].source[1]
    means = [model.trace(text).hidden["encoder"][1].mean(0) for text in (longer, shorter)]
    np.testing.assert_allclose(np.frombuffer(vector, "<f4"), means[0] - means[1], atol=1e-5)


def test_a_generator_is_steered_by_what_it_reads() -> None:
    model = own_generator()
    vector = model.resolved(steer("decoder", 2, None, DIFFERENCE, 1)).steer[0].source[1]
    mine, others = ([model.config.start_id, *model.source_ids(text)] for text in (DONOR, BASE))
    states = [model.trace(text, decoding=core.Decoding(max_tokens=1)).hidden["decoder"][2] for text in (DONOR, BASE)]
    rows = [[at for at, token in enumerate(ids) if token not in rest] for ids, rest in ((mine, others), (others, mine))]
    expected = states[0][rows[0]].mean(0) - states[1][rows[1]].mean(0)
    np.testing.assert_allclose(np.frombuffer(vector, "<f4"), expected, atol=1e-5)


@pytest.mark.parametrize("design", DESIGNS)
def test_parts_of_a_steered_run_add_up(design: dict[str, Any]) -> None:
    model = own_translator(**design)
    edits = Edits(
        steer=(("decoder", 1, None, VECTOR, 2.0), ("decoder", 3, (1,), VECTOR, -1.0), ("encoder", 2, (0,), VECTOR, 1.0))
    )
    parts = core.logit_parts(model, BASE, step=1, target=[5, 6, 3], edits=edits)
    assert abs(parts.residual) < 1e-4
    assert abs(parts.steering) > 0.01
    assert parts.to_rows()[-1]["value"] == parts.steering
    deeper = core.analysis.logit_parts.deeper(model, parts, layer=1, head=2, place=0)
    assert deeper.total == pytest.approx(parts.reads["cross"][1, 2, 0], abs=1e-4)
    score = core.score_parts(model, BASE, "decoder", 2, 3, query=1, key=1, target=[5, 6, 3], edits=edits)
    assert abs(score.residual) < 1e-3
    assert "steering.1" in map(str, score.query_parts)
    flow = core.attribute(model, BASE, step=1, target=[5, 6, 3], edits=edits, method="logit-flow")
    assert abs(flow.residual or 0) < 1e-3
    shares = core.flow(model, BASE, target=[5, 6, 3], edits=edits).shares(1)
    assert sum(side.sum() for side in shares.values()) == pytest.approx(1.0)


def test_parts_of_a_steered_run_are_exact_in_float64() -> None:
    model = own_translator(norm="post", final_norm=True)
    model.module.double()
    edits = steer("decoder", 1, None, VECTOR, 2.0)
    run = RecordedPass(model, model.source_ids(BASE), [2, 5, 6], edits)
    for layer in run.sub_layers("decoder"):
        whole = layer.before + layer.update
        reached = whole if layer.norm is None else layer.norm.linear(whole) + layer.norm.shift
        np.testing.assert_allclose(reached, layer.after, atol=1e-12)


def test_parts_of_a_classifier_by_place_hold_the_steering() -> None:
    model = own_classifier()
    parts = core.logit_parts(model, BASE, edits=steer("encoder", 1, (2,), VECTOR, 2.0))
    by_place = parts.by_place["steering"]
    assert by_place.sum() == pytest.approx(parts.steering)
    assert np.flatnonzero(by_place).tolist() == [2]
    assert abs(parts.residual) < 1e-4


def test_every_analysis_takes_it() -> None:
    model, edits = own_translator(), steer("decoder", 1, None, DIFFERENCE, 2.0)
    target = [step.id for step in model.trace(BASE, edits=edits).steps]
    found = core.attributions(model, BASE, step=0, target=target, edits=edits)
    expected = model.trace(BASE, target=target, edits=edits).steps[0].log_probability
    assert found["leave-one-out"].value == pytest.approx(expected, abs=1e-4)
    assert np.isfinite(core.deletion_test(model, [found["value-zeroing"]]).areas["value-zeroing"])
    effects = core.head_effects(model, BASE, target=target, edits=edits)
    assert np.isfinite(effects.change["cross"]).all()
    assert core.survey(model, [BASE], edits=edits).rows[0].output == model.trace(BASE, edits=edits).output


@pytest.mark.parametrize("model", [own_translator(), own_generator(), own_classifier()], ids=lambda model: model.task)
def test_a_curve_is_the_run_steered_by_each_amount(model: NativeModel) -> None:
    stack = "encoder" if model.task == "classifier" else "decoder"
    one = Steer(stack, 1, None, VECTOR, 7.0)
    where: Any = {"label": "fair", "against": "bad"} if model.labels else {"step": 9, "token": 5, "against": 7}
    target = None if model.labels else [*model.source_ids(BASE)[:8], 5, 7]
    where |= {} if model.labels else {"target": target}
    curve = core.steering_curve(model, BASE, one, amounts=(-2, 0, 0.5), **where)
    assert curve.amounts.tolist() == [-2, 0, 0.5]
    for row, amount in zip(curve.log_probabilities, curve.amounts, strict=True):
        edits = Edits(steer=(one._replace(amount=float(amount)),))
        asked = [("label", "fair"), ("label", "bad")] if model.labels else [("token", 5), ("token", 7)]
        expected = [
            core.attribute(
                model, BASE, method="leave-one-out", edits=edits, **(where | {"against": None, name: this})
            ).value
            for name, this in asked
        ]
        np.testing.assert_allclose(row, expected, atol=1e-4)
    assert curve.to_rows()[0]["amount"] == -2
    assert curve.to_json()["rows"][1]["against"] == pytest.approx(float(curve.log_probabilities[1, 1]))
    assert len(repr(curve)) < 240
    assert list(curve.to_frame().columns) == ["amount", "log_probability", "against"]


@pytest.mark.parametrize(
    ("steer", "amounts", "said"),
    [
        (("decoder", 1, (2,), VECTOR, 1), (), "1 to 200 amounts"),
        (("decoder", 1, (2,), VECTOR, 1), [0.0] * 201, "1 to 200 amounts"),
        (("decoder", 1, (2,), VECTOR, 1), [float("nan")], "The amount"),
        (("decoder", 1), [1.0], "each is such as"),
        (("decoder", 9, None, VECTOR, 1), [1.0], "no depth 9"),
        (("encoder", 1, (50,), VECTOR, 1), [1.0], "Row 50 is steered"),
    ],
)
def test_a_curve_of_nothing_is_refused_with_a_sentence(steer: Any, amounts: Any, said: str) -> None:
    with pytest.raises(core.InputError, match=said):
        core.steering_curve(own_translator(), BASE, steer, step=0, amounts=amounts)


def test_it_is_hashable_and_needs_no_batch() -> None:
    edits = Edits(steer=[["decoder", 1, [3, 2, 2], ["difference", "a", "b"], 2]])
    assert edits == Edits(steer=(Steer("decoder", 1, (2, 3), ("difference", "a", "b"), 2.0),))
    assert hash(edits) == hash(Edits(**dict(edits.named)))
    assert steer_hook(Edits().steered) is no_hook


WRONG: dict[str, Any] = {
    "no steering": "decoder",
    "too short": [("decoder", 1, (2,))],
    "unknown stack": [("cross", 1, (2,), VECTOR, 1)],
    "depth of another kind": [("decoder", 1.5, (2,), VECTOR, 1)],
    "depth below 0": [("decoder", -1, (2,), VECTOR, 1)],
    "no row": [("decoder", 1, (), VECTOR, 1)],
    "a row below 0": [("decoder", 1, (-1,), VECTOR, 1)],
    "rows as a text": [("decoder", 1, "12", VECTOR, 1)],
    "an endless row": [("decoder", 1, (10**30,), VECTOR, 1)],
    "NaN": [("decoder", 1, (2,), VECTOR, float("nan"))],
    "infinity": [("decoder", 1, (2,), VECTOR, float("inf"))],
    "a huge amount": [("decoder", 1, (2,), VECTOR, 10**400)],
    "a text for an amount": [("decoder", 1, (2,), VECTOR, "1")],
    "true for an amount": [("decoder", 1, (2,), VECTOR, True)],
    "no source": [("decoder", 1, (2,), None, 1)],
    "an empty source": [("decoder", 1, (2,), (), 1)],
    "another source": [("decoder", 1, (2,), ("file", "v.npy"), 1)],
    "an empty text": [("decoder", 1, (2,), ("difference", "", "b"), 1)],
    "a blank text": [("decoder", 1, (2,), ("difference", "a", " \n"), 1)],
    "the same text": [("decoder", 1, (2,), ("difference", "a b", "a  b "), 1)],
    "a number for a text": [("decoder", 1, (2,), ("difference", 1, "b"), 1)],
    "a token below 0": [("decoder", 1, (2,), ("token", -1), 1)],
    "a token by its piece": [("decoder", 1, (2,), ("token", "dog"), 1)],
    "no numbers": [("decoder", 1, (2,), ("vector", b""), 1)],
    "half a number": [("decoder", 1, (2,), ("vector", b"\0" * 59), 1)],
    "a vector as a list": [("decoder", 1, (2,), ("vector", [0.0] * D_MODEL), 1)],
    "a NaN in it": [("decoder", 1, (2,), ("vector", np.full(D_MODEL, np.nan, "<f4").tobytes()), 1)],
    "an infinity in it": [("decoder", 1, (2,), ("vector", np.full(D_MODEL, -np.inf, "<f4").tobytes()), 1)],
    "a vector wider than any model": [("decoder", 1, (2,), ("vector", bytes(4 * 20_000)), 1)],
    "more than fit": [("decoder", 1, (2,), VECTOR, 1)] * 201,
}


@pytest.mark.parametrize("given", WRONG.values(), ids=WRONG)
def test_what_fits_no_model_is_refused_with_a_sentence(given: Any) -> None:
    with pytest.raises(core.InputError) as refusal:
        Edits(steer=given)
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 320


UNFIT: dict[str, Edits] = {
    "depth": steer(depth=4),
    "a row that no target has": steer(rows=(97,)),
    "a row beyond the text": steer("encoder", 1, (40,)),
    "a token": steer(source=("token", 330)),
    "width": steer(source=("vector", bytes(4 * (D_MODEL + 1)))),
    "a text that is too long": steer(source=("difference", "A dog. " * 200, "b")),
    "a control character alone": steer(source=("difference", "\u200b", "b")),
}


@pytest.mark.parametrize("edits", UNFIT.values(), ids=UNFIT)
def test_what_does_not_fit_this_model_is_refused_with_a_sentence(edits: Edits) -> None:
    with pytest.raises(core.InputError, match=r"\.$"):
        own_translator().trace(BASE, edits=edits)


def test_a_stack_that_is_not_there_is_refused() -> None:
    for model, stack in ((own_classifier(), "decoder"), (own_generator(), "encoder")):
        with pytest.raises(core.InputError, match=f"has no {stack} to steer"):
            model.check_edits(steer(stack, 1, None))


def test_a_source_that_is_no_vector_yet_is_never_added() -> None:
    model = own_translator()
    with pytest.raises(ValueError, match="becomes a vector"):
        edit_hook(steer(source=("token", 3)), model.config, positions_of(model.module))


def saved(array: Any, **options: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array, **options)
    return file.getvalue()


def test_a_file_of_numpy_is_a_source(tmp_path: Path) -> None:
    for version in (None, (2, 0)):
        file = io.BytesIO()
        np.lib.format.write_array(file, NUMBERS, version=version)
        (tmp_path / "v.npy").write_bytes(file.getvalue())
        assert core.steering_vector(tmp_path / "v.npy") == VECTOR
    (tmp_path / "v.npy").write_bytes(saved(NUMBERS.astype(">f4")))
    assert core.steering_vector(str(tmp_path / "v.npy")) == VECTOR


class Opened:
    """Touches a file when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return Path.touch, (self.path,)


@pytest.mark.parametrize(
    "content",
    {
        "empty": b"",
        "a text": b"no numbers",
        "a pickle": pickle.dumps([1.0]),
        "float64": saved(NUMBERS.astype(np.float64)),
        "whole numbers": saved(np.arange(D_MODEL)),
        "a table": saved(NUMBERS.reshape(3, 5)),
        "one number": saved(np.float32(1)),
        "none": saved(NUMBERS[:0]),
        "cut off": saved(NUMBERS)[:-4],
        "with more behind it": saved(NUMBERS) + b"\0\0\0\0",
        "NaN": saved(np.full(D_MODEL, np.nan, np.float32)),
        "a header of nonsense": b"\x93NUMPY\x01\x00\x10\x00" + b"{" * 16,
        "a shape of a terabyte": saved(NUMBERS).replace(b"(15,), }", b"(10**12,), }"),
    }.items(),
    ids=lambda item: item[0],
)
def test_another_file_is_refused_with_a_sentence(tmp_path: Path, content: tuple[str, bytes]) -> None:
    (tmp_path / "v.npy").write_bytes(content[1])
    with pytest.raises(core.InputError, match=r"\.$"):
        core.steering_vector(tmp_path / "v.npy")


def test_pickled_objects_are_never_opened_and_large_files_never_read(tmp_path: Path) -> None:
    path, trap = tmp_path / "v.npy", tmp_path / "opened"
    path.write_bytes(saved(np.array([Opened(trap)], dtype=object), allow_pickle=True))
    with pytest.raises(core.InputError, match="float32"):
        core.steering_vector(path)
    assert not trap.exists()
    with open(path, "wb") as file:
        file.truncate(2 * 1024**3)  # a file with a hole, which takes no room
    with pytest.raises(core.InputError, match="larger than"):
        core.steering_vector(path)
    for missing in (tmp_path, tmp_path / "none.npy"):
        with pytest.raises(core.InputError, match="cannot be read"):
            core.steering_vector(missing)
