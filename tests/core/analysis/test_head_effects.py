"""Effects of heads: the same numbers as running again without each head, one by one."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, HeadEffects, HeadName, InputError, head_effects
from core.analysis import head_effects as module_of_effects
from core.interventions.silencing import silence
from core.tracers.hugging_face.anatomy import anatomy_of
from core.tracers.hugging_face.capture import watching
from tests.core.tiny import LABELS, own_classifier, own_translator
from tests.hub import KINDS, save_hub_model

TEXTS = ("Two children ride a bike.", "Snow", "A witty film, in the snow.")
TARGET = "Ein Mann im Schnee"
ROUNDING = 2e-6  # nats; sums depend on which row of a batch they are in
Models = Callable[[str], Any]


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Models:
    made: dict[str, Any] = {}

    def get(name: str) -> Any:
        if name not in made:
            made[name] = new(name)
        return made[name]

    def new(name: str) -> Any:
        if name in KINDS:
            return core.load(str(save_hub_model(name, tmp_path_factory.mktemp("hub") / name)), device="cpu")
        return {"translator": own_translator, "classifier": own_classifier}.get(name, lambda: core.load(name, "cpu"))()

    return get


def names_of(effects: HeadEffects) -> list[HeadName]:
    return [HeadName(name, *place) for name, array in effects.change.items() for place in np.ndindex(array.shape)]


def read_again(model: Any, text: str, ids: Any, heads_off: tuple[HeadName, ...] = ()) -> np.ndarray:
    """The log-probabilities of a target, token by token, or of a label, in a run of its own."""
    edits = Edits(heads_off=heads_off)
    if model.task == "classifier":
        return np.log(model.trace(text, edits=edits).scores.probabilities[list(model.labels).index(ids)])[None]
    return np.array([step.log_probability for step in model.trace(text, target=ids, edits=edits).steps])


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", ["translator", "classifier", "en-de", "en-fr", "sentiment", "question-type", "marian"])
def test_every_head_as_in_a_run_of_its_own(models: Models, name: str, text: str) -> None:
    model = models(name)
    trace = model.trace(text, decoding=core.Decoding(max_tokens=9))
    answer = trace.output if model.task == "classifier" else [step.id for step in trace.steps]
    effects, before = head_effects(model, text, answer), read_again(model, text, answer)
    np.testing.assert_allclose(effects.log_probability, before, atol=1e-4)
    assert effects.target_tokens == ((trace.output,) if model.task == "classifier" else trace.target_tokens[1:])
    for head in names_of(effects):
        alone = read_again(model, text, answer, (head,)) - before
        np.testing.assert_allclose(effects.by_token[head.map][head.layer, head.head], alone, atol=1e-4)
        assert effects.change[head.map][head.layer, head.head] == pytest.approx(alone.sum(), abs=1e-4)
    assert any(np.abs(array).max() > 1e-3 for array in effects.change.values())


@pytest.mark.parametrize("name", [kind for kind in KINDS if kind != "marian"])
def test_every_family_of_the_hub(models: Models, name: str) -> None:
    model = models(name)
    answer = LABELS[1] if model.task == "classifier" else model.trace(TEXTS[0], target="Ein Mann").steps
    answer = answer if isinstance(answer, str) else [step.id for step in answer]
    effects, before = head_effects(model, TEXTS[0], answer), read_again(model, TEXTS[0], answer)
    for head in names_of(effects)[::3]:
        alone = read_again(model, TEXTS[0], answer, (head,)) - before
        # Scores of T5 are not divided by the root of d_k, so the last bits of float32 weigh more there.
        np.testing.assert_allclose(effects.by_token[head.map][head.layer, head.head], alone, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("name", ["marian", "t5", "bert", "distilbert"])
def test_a_head_of_the_hub_is_off_when_its_values_are_nought(models: Models, name: str) -> None:
    """The output of a head is a mean of values, so without values it has none."""
    model = models(name)
    part = next(one for path, one in model.module.named_modules() if path.endswith(("v_proj", ".v", ".value", "v_lin")))
    heads = anatomy_of(model.module).heads["encoder", 0]
    rows = slice(part.out_features // heads, 2 * part.out_features // heads)
    target = TARGET if model.task == "translator" else None
    silent = model.trace(TEXTS[0], target, edits=Edits(heads_off=(("encoder", 0, 1),)))
    parameters = [part.weight] if part.bias is None else [part.weight, part.bias]
    kept = [parameter.detach().clone() for parameter in parameters]
    with torch.no_grad():
        for parameter in parameters:
            parameter[rows] = 0
    without = model.trace(TEXTS[0], target)
    with torch.no_grad():
        for parameter, before in zip(parameters, kept, strict=True):
            parameter.copy_(before)
    np.testing.assert_allclose(silent.hidden["encoder"], without.hidden["encoder"], atol=1e-5)
    assert np.abs(silent.hidden["encoder"] - model.trace(TEXTS[0], target).hidden["encoder"]).max() > 1e-3


@pytest.mark.parametrize("name", ["classifier", "en-de", "sentiment"])
def test_the_models_own_answer_is_judged_where_none_is_given(models: Models, name: str) -> None:
    trace = models(name).trace(TEXTS[0])
    answer = trace.output if trace.task == "classifier" else [step.id for step in trace.steps]
    own, given = head_effects(models(name), TEXTS[0]), head_effects(models(name), TEXTS[0], answer)
    assert own.target_tokens == given.target_tokens
    np.testing.assert_array_equal(own.change["encoder"], given.change["encoder"])


def test_maps_and_axes(models: Models) -> None:
    effects = head_effects(models("translator"), TEXTS[0], TARGET)
    target = len(effects.target_tokens)
    shapes = {"encoder": (2, 5), "decoder": (3, 5), "cross": (3, 5)}
    assert {name: array.shape for name, array in effects.change.items()} == shapes
    assert {name: array.shape for name, array in effects.by_token.items()} == {
        name: (*shape, target) for name, shape in shapes.items()
    }
    assert all(array.dtype == np.float32 and not array.flags.writeable for array in effects.by_token.values())
    classified = head_effects(models("classifier"), TEXTS[0])
    assert list(classified.change) == ["encoder"]
    assert classified.by_token["encoder"].shape == (2, 5, 1)


def test_a_target_may_be_text_ids_or_a_label(models: Models) -> None:
    model = models("translator")
    text = head_effects(model, TEXTS[0], TARGET)
    ids = head_effects(model, TEXTS[0], [step.id for step in model.trace(TEXTS[0], target=TARGET).steps])
    np.testing.assert_array_equal(text.change["cross"], ids.change["cross"])
    given = {label: head_effects(models("classifier"), TEXTS[0], label) for label in LABELS}
    assert len({effects.change["encoder"].tobytes() for effects in given.values()}) == len(LABELS)
    assert sum(np.exp(effects.log_probability[0]) for effects in given.values()) == pytest.approx(1)
    with pytest.raises(InputError, match="no label 'fine'; it gives bad, fair, good"):
        head_effects(models("classifier"), TEXTS[0], "fine")
    with pytest.raises(InputError, match="This text is blank"):
        head_effects(model, " ")
    with pytest.raises(InputError, match="97 fit"):
        head_effects(model, "man " * 200)


@pytest.mark.parametrize("place", [HeadName("encoder", 1, 3), HeadName("decoder", 2, 0), HeadName("cross", 0, 4)])
def test_a_head_without_output_has_no_effect(place: HeadName) -> None:
    model = own_translator()
    stack = model.module.encoder if place.map == "encoder" else model.module.decoder
    layer = stack.layers[place.layer]
    projection = (layer.cross_attention if place.map == "cross" else layer.self_attention).projection
    rows = slice(3 * place.head, 3 * place.head + 3)
    with torch.no_grad():
        projection.w_value.weight[rows] = projection.w_value.bias[rows] = 0
    effects = head_effects(model, TEXTS[0], TARGET)
    largest = {name: abs(effects.by_token[name.map][name.layer, name.head]).max() for name in names_of(effects)}
    assert {name for name, effect in largest.items() if effect < ROUNDING} == {place}


@pytest.mark.parametrize("name", ["translator", "classifier", "marian"])
def test_passes_of_any_size_agree_and_tell_how_far_they_are(
    models: Models, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, states = models(name), []
    target = "good" if name == "classifier" else TARGET
    whole = head_effects(model, TEXTS[2], target)
    monkeypatch.setattr(module_of_effects, "_MOST_TOKENS", 7 * len(model.source_ids(TEXTS[2])))
    pieces = head_effects(model, TEXTS[2], target, progress=lambda done, heads: states.append((done, heads)))
    for map_name, array in whole.by_token.items():
        np.testing.assert_allclose(pieces.by_token[map_name], array, atol=1e-5)
    heads = len(names_of(whole))
    assert len(states) > 1
    assert states == sorted(states)
    assert states[-1] == (heads, heads)


def test_a_pass_is_bounded(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    model, widths = models("translator"), []
    read, most = model.module.read, 12_345
    monkeypatch.setattr(module_of_effects, "_MOST_LOGITS", most)

    def watched(target: Any, *rest: Any) -> Any:
        widths.append(target.numel())
        return read(target, *rest)

    monkeypatch.setattr(model.module, "read", watched)
    effects = head_effects(model, TEXTS[0], TARGET)
    assert most / 2 < max(widths) * model.config.vocabulary_size <= most
    assert all(array.any(axis=-1).all() for array in effects.by_token.values())


def test_what_progress_raises_ends_the_work(models: Models) -> None:
    def stop(done: int, heads: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        head_effects(models("translator"), TEXTS[0], progress=stop)


def test_heads_that_are_not_there_are_refused(models: Models) -> None:
    for name in ("marian", "bert", "translator", "classifier"):
        model = models(name)
        for head in (("encoder", 99, 0), ("encoder", 0, 99), ("encoder", -1, 0), ("encoder", 0, -1)):
            with pytest.raises(InputError, match=r"There is no encoder head -?\d+ in layer"):
                model.trace(TEXTS[0], edits=Edits(heads_off=(head,)))
    with pytest.raises(InputError, match="no cross head 0 in layer 0, counted from 0; this model has 0 layers"):
        models("bert").trace(TEXTS[0], edits=Edits(heads_off=(("cross", 0, 0),)))


def test_a_silenced_run_of_the_hub_touches_no_other(models: Models) -> None:
    model = models("marian")
    every = tuple(HeadName("encoder", 0, head) for head in range(5))
    before, inside = model.trace(TEXTS[0], target=TARGET), threading.Event()

    def trace() -> Any:
        inside.wait()
        return model.trace(TEXTS[0], target=TARGET)

    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(trace)
        with watching(silence(every)):
            inside.set()
            other = answer.result()
            own = model.module(**model._inputs(model.source_ids(TEXTS[0])), decoder_input_ids=torch.tensor([[1]]))
    np.testing.assert_array_equal(other.hidden["encoder"], before.hidden["encoder"])
    assert np.abs(own.encoder_last_hidden_state[0].detach().numpy() - before.hidden["encoder"][-1]).max() > 1e-3
    np.testing.assert_array_equal(model.trace(TEXTS[0], target=TARGET).hidden["encoder"], before.hidden["encoder"])


def test_all_72_heads_take_two_passes(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is for the heads of the encoder, the other for those of the decoder, which need no encoder again."""
    model, text = models("en-de"), "A man rides a bike in the snow."
    rows: dict[str, list[int]] = {"encode": [], "read": []}

    def noted(name: str, work: Callable[..., torch.Tensor], *inputs: Any) -> torch.Tensor:
        output = work(*inputs)
        rows[name].append(len(output))
        return output

    for name in rows:
        monkeypatch.setattr(model.module, name, partial(noted, name, getattr(model.module, name)))
    head_effects(model, text, target="Ein Mann fährt im Schnee Rad.")
    trace, unchanged, encoder, decoder = 1, 1, 1 + 24, 1 + 48
    assert rows == {"encode": [trace, unchanged, encoder], "read": [trace, encoder, decoder]}
