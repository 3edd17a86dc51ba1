"""Explanations of one prediction: the same numbers as other people's code, other runs, and models made on purpose."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError, attribute
from core.analysis.attribution import MOST_STEPS, attributions, methods_of
from core.analysis.attribution import readings as module_of_readings
from core.tracers.native import NativeModel
from tests.core.tiny import LABELS, own_classifier, own_translator
from tests.hub import KINDS, TRANSLATORS, save_hub_model

TEXT, TARGET, STEP = "Two children ride a bike.", "Ein Mann im Schnee", 3
Models = Callable[[str], Any]


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Models:
    made: dict[str, Any] = {}

    def get(name: str) -> Any:
        if name not in made:
            hub = name in KINDS
            made[name] = (
                core.load(str(save_hub_model(name, tmp_path_factory.mktemp("hub") / name)), device="cpu")
                if hub
                else {"translator": own_translator, "classifier": own_classifier}.get(name, lambda: core.load(name))()
            )
        return made[name]

    return get


def asked(model: Any) -> dict[str, Any]:
    return {"label": model.labels[1]} if model.task == "classifier" else {"step": STEP, "target": TARGET}


def on_vectors(
    model: NativeModel, why: core.Attribution
) -> tuple[Callable[..., torch.Tensor], tuple[torch.Tensor, ...]]:
    """The log-probability as a function of embeddings, which is all that captum needs to know, and these embeddings."""
    question, module, seen = why.question, model.module, {}
    ids = [torch.tensor([row]) for row in (question.source_ids, question.read_ids) if row]
    module(*ids, lambda name, tensor: seen.setdefault(name, tensor))
    names = ["encoder.embedding", "decoder.embedding"][: len(ids)]

    def forward(*vectors: torch.Tensor) -> torch.Tensor:
        given = dict(zip(names, vectors, strict=True))
        rows = [one.expand(len(vectors[0]), -1) for one in ids]
        logits = module(*rows, lambda name, tensor: given.get(name, tensor))
        found = (logits if model.task == "classifier" else logits[:, -1]).log_softmax(-1)
        return found[:, question.id] - (0 if question.against_id is None else found[:, question.against_id])

    return forward, tuple(seen[name].detach() for name in names)


def same(why: core.Attribution, parts: Any, **within: float) -> None:
    found = np.concatenate([part.sum(-1)[0].detach().numpy() for part in parts])
    np.testing.assert_allclose(why.all, found, **within)
    assert np.abs(found).max() > 1e-3


@pytest.mark.parametrize(
    ("compared", "name"),
    [
        (True, "translator"),
        (False, "classifier"),
        pytest.param(False, "translator", marks=pytest.mark.long),
        pytest.param(True, "classifier", marks=pytest.mark.long),
    ],
)
def test_gradients_are_captums(models: Models, name: str, compared: bool) -> None:
    import captum.attr  # takes seconds, which only this test needs

    model = models(name)
    against = {"against": "good" if name == "classifier" else 7} if compared else {}
    plain = attribute(model, TEXT, method="gradient-x-input", **asked(model), **against)
    forward, vectors = on_vectors(model, plain)
    assert plain.value == pytest.approx(float(forward(*vectors).detach()), abs=1e-4)
    same(plain, captum.attr.InputXGradient(forward).attribute(vectors), atol=1e-5)
    empty = tuple(torch.zeros_like(x) for x in vectors)
    path = captum.attr.IntegratedGradients(forward)
    zero: dict[str, Any] = {"method": "integrated-gradients", "baseline": "zero", "special": "emptied"}
    for steps in (1, 13):
        given = attribute(model, TEXT, steps=steps, **zero, **asked(model), **against)
        same(given, path.attribute(vectors, empty, n_steps=steps), atol=1e-4)
    free = attribute(model, TEXT, **zero, **asked(model), **against)
    exact = path.attribute(vectors, empty, n_steps=700, internal_batch_size=100)
    same(free, exact, atol=0.03 * max(float(part.sum(-1).abs().max()) for part in exact))


@pytest.mark.parametrize(
    "name",
    ["translator", "classifier", "bert", "en-de", "sentiment"]
    + [pytest.param(name, marks=pytest.mark.long) for name in ("marian", "en-fr", "question-type")],
)
def test_integrated_gradients_add_up(models: Models, name: str) -> None:
    model = models(name)
    text, step = ("Where is the station?", {}) if name == "question-type" else (TEXT, {"step": 2})
    for baseline in ("padding", "zero"):
        why = attribute(model, text, baseline=baseline, **(step if model.task == "translator" else {}))
        whole = why.value - why.empty
        assert why.method == "integrated-gradients"
        assert np.nansum(why.all) == pytest.approx(whole - why.residual, abs=1e-3)
        gone = attribute(model, text, method="leave-one-out", **(step if model.task == "translator" else {}))
        assert (np.isnan(why.all) == np.isnan(gone.all)).all()  # both keep the same tokens
        assert abs(why.residual) < max(0.01 * abs(whole), 1e-3)


def test_the_padding_baseline_is_a_run_on_padding_whose_positions_may_be_seen() -> None:
    model = own_classifier()
    with torch.no_grad():
        model.module.table.weight[model.config.pad_id] = torch.linspace(-1, 1, model.config.d_model)
    padding, zero = (attribute(model, TEXT, label=LABELS[1], baseline=one) for one in ("padding", "zero"))
    pad = model.module.table(torch.tensor([model.config.pad_id])) * model.config.d_model**0.5
    source = torch.tensor([model.source_ids(TEXT)])
    logits = model.module(source, lambda name, x: pad.expand(x.shape) if name == "encoder.embedding" else x)
    assert padding.empty == pytest.approx(float(logits.log_softmax(-1)[0, 1].detach()), abs=1e-4)
    assert abs(padding.empty - zero.empty) > 1e-3


@pytest.mark.parametrize("name", ["translator", "classifier", "marian", "bart", "t5", "bert", "distilbert", "roberta"])
def test_leave_one_out_is_a_run_without_the_token(models: Models, name: str) -> None:
    model = models(name)
    why = attribute(model, TEXT, method="leave-one-out", **asked(model))

    def value(target: Any = TARGET, edits: Edits | None = None) -> float:
        if model.task == "classifier":
            return float(np.log(model.trace(TEXT, edits=edits).scores.probabilities[1]))
        written = [step.id for step in model.trace(TEXT, TARGET).steps] if target == TARGET else target
        steps = model.trace(TEXT, written, edits=edits).steps
        return steps[len(written) - len(whole) + STEP].log_probability

    whole = () if model.task == "classifier" else [step.id for step in model.trace(TEXT, TARGET).steps]
    assert why.value == pytest.approx(value(), abs=1e-4)
    for index, adds in enumerate(why.source):
        if index in why.question.fixed:
            assert np.isnan(adds)
        else:
            assert adds == pytest.approx(why.value - value(edits=Edits(left_out=(index,))), abs=1e-4)
    assert np.isnan(why.target[:1]).all()
    for index, adds in enumerate(why.target[1:]):
        assert adds == pytest.approx(why.value - value(whole[:index] + whole[index + 1 :]), abs=1e-4)
    assert np.nanmax(np.abs(why.all)) > 1e-3


@pytest.mark.parametrize("name", ["translator", "classifier", "bert"])
def test_tokens_that_go_together_are_left_out_in_one_run(models: Models, name: str) -> None:
    model = models(name)
    alone = attribute(model, TEXT, method="leave-one-out", **asked(model))
    size, read = len(alone.source), len(alone.target)
    free = [place for place in range(size) if place not in alone.question.fixed]
    first, last = free[1], free[1] + 2  # two tokens
    starts = [*range(first + 1), *range(last, size)], [*range(min(read, 2)), *range(3, read)]
    why = attribute(model, TEXT, method="leave-one-out", together=starts, **asked(model))

    def without(source: tuple[int, ...]) -> float:
        given = () if model.task == "classifier" else (TARGET,)
        trace = model.trace(TEXT, *given, edits=Edits(left_out=source))
        if model.task == "translator":
            return trace.steps[STEP].log_probability
        return float(np.log(trace.classification.probabilities[1]))

    assert why.source[first] == pytest.approx(why.value - without((first, first + 1)), abs=1e-4)
    assert np.isnan(why.source[first + 1])
    rest = [place for place in range(size) if place not in (first, first + 1)]
    np.testing.assert_allclose(why.source[rest], alone.source[rest], atol=1e-5)
    if read:
        whole = [step.id for step in model.trace(TEXT, TARGET).steps]
        steps = model.trace(TEXT, whole[2:])
        assert np.isnan(why.target[[0, 2]]).all()
        assert why.target[1] == pytest.approx(why.value - steps.steps[STEP - 2].log_probability, abs=1e-4)


@pytest.mark.parametrize("starts", [([1], []), ([0, 3, 2], []), ([0, 99], []), ([0, 0], []), ([], []), ([0], [0])])
def test_groups_that_are_none_are_refused(models: Models, starts: Any) -> None:
    with pytest.raises(InputError, match="start at 0 and at rising places below"):
        attribute(models("classifier"), TEXT, method="leave-one-out", together=starts)


@pytest.mark.parametrize("name", ["translator", "marian"])
def test_rollout_of_a_translator_is_one_product_of_matrices(models: Models, name: str) -> None:
    """Every sub-layer as a matrix over all source and target tokens at once."""
    trace, why = models(name).trace(TEXT, TARGET), attribute(models(name), TEXT, STEP, "rollout", target=TARGET)
    source, read = len(trace.source_tokens), len(trace.attention["decoder"].query_tokens)
    product = np.eye(source + read)

    def mix(rows: slice, columns: slice, weights: np.ndarray) -> np.ndarray:
        layer = np.eye(source + read)
        layer[rows] /= 2
        layer[rows, columns] += weights.mean(0) / 2
        return layer @ product

    above, below = slice(0, source), slice(source, source + read)
    for weights in trace.attention["encoder"].weights:
        product = mix(above, above, weights)
    for own, cross in zip(trace.attention["decoder"].weights, trace.attention["cross"].weights, strict=True):
        product = mix(below, below, own)
        product = mix(below, above, cross)
    expected = product[source + STEP]
    np.testing.assert_allclose(why.all, expected[: source + STEP + 1], atol=1e-6)
    assert why.all.sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("name", ["classifier", "distilbert"])
def test_rollout_of_a_classifier_is_one_product_of_matrices(models: Models, name: str) -> None:
    trace, product = models(name).trace(TEXT), np.eye(len(models(name).source_ids(TEXT)))
    for weights in trace.attention["encoder"].weights:
        product = (weights.mean(0) + np.eye(len(product))) / 2 @ product
    row = product.mean(0) if name == "classifier" else product[0]
    np.testing.assert_allclose(attribute(models(name), TEXT, method="rollout").source, row, atol=1e-6)


def test_attention_is_the_row_of_the_head_that_predicts(models: Models) -> None:
    model = models("translator")
    trace, ask = model.trace(TEXT, TARGET), {"step": STEP, "target": TARGET}
    cross = attribute(model, TEXT, method="attention", layer=1, head=2, **ask)
    np.testing.assert_array_equal(cross.source, trace.attention["cross"].weights[1, 2, STEP])
    own = attribute(model, TEXT, method="attention", map_name="decoder", layer=0, head=4, **ask)
    np.testing.assert_array_equal(own.target, trace.attention["decoder"].weights[0, 4, STEP, : STEP + 1])
    assert np.isnan(cross.target).all()
    assert np.isnan(own.source).all()
    mean = attribute(model, TEXT, method="mean-attention", **ask)
    np.testing.assert_allclose(mean.source, trace.attention["cross"].weights[-1].mean(0)[STEP], atol=1e-6)
    assert mean.target.sum() == pytest.approx(1, abs=1e-5)
    classifier = models("classifier")
    rows = classifier.trace(TEXT).attention["encoder"].weights[-1, 0]
    np.testing.assert_allclose(attribute(classifier, TEXT, method="attention").source, rows.mean(0), atol=1e-6)


def test_pooling_adds_up_exactly(models: Models) -> None:
    model = models("classifier")
    scores = model.trace(TEXT).scores
    one, two = (attribute(model, TEXT, method="pooling", label=label) for label in LABELS[:2])
    assert one.value == pytest.approx(scores.logits[0], abs=1e-5)
    assert one.residual == pytest.approx(0, abs=1e-5)
    assert one.source.sum() + one.empty == pytest.approx(one.value, abs=1e-4)
    between = attribute(model, TEXT, method="pooling", label=LABELS[0], against=LABELS[1])
    np.testing.assert_allclose(between.source, one.source - two.source, atol=1e-6)
    assert between.value == pytest.approx(np.log(scores.probabilities[0] / scores.probabilities[1]), abs=1e-4)


@pytest.mark.parametrize("name", ["translator", "classifier", "marian", "bert"])
def test_heads_that_are_off_are_off_for_every_method(models: Models, name: str) -> None:
    model, translates = models(name), name in ("translator", "marian")
    off = Edits(heads_off=(("encoder", 0, 1), *([("cross", 1, 0), ("decoder", 0, 0)] if translates else [])))
    written = [step.id for step in model.trace(TEXT, TARGET).steps] if translates else None

    def value(edits: Edits) -> float:
        trace = model.trace(TEXT, written, edits=edits)
        return trace.steps[STEP].log_probability if translates else float(np.log(trace.classification.probabilities[1]))

    given = asked(model) | ({"target": written} if translates else {})
    plain, changed = attributions(model, TEXT, **given), attributions(model, TEXT, edits=off, **given)
    for method, why in changed.items():
        if method not in ("pooling", "logit-flow"):  # these explain the logit
            assert why.value == pytest.approx(value(off), abs=1e-4)
        assert why.question.off == off.heads_off
        assert not np.allclose(why.all, plain[method].all, atol=1e-6, equal_nan=True), method
    parts = changed["integrated-gradients"]
    assert parts.empty + np.nansum(parts.all) + parts.residual == pytest.approx(value(off), abs=1e-3)
    index = 2
    without = value(replace(off, left_out=(index,)))
    assert changed["leave-one-out"].source[index] == pytest.approx(value(off) - without, abs=1e-4)
    curve = core.deletion_curve(model, TEXT, given.get("step"), attribution=changed["rollout"])
    assert curve[0] == pytest.approx(np.exp(value(off)), abs=1e-4)


def test_a_model_of_the_hub_refuses_edits_that_it_cannot_do_and_does_the_others(models: Models) -> None:
    model = models("marian")
    for ask in (partial(attribute, model, TEXT, step=0), partial(core.head_effects, model, TEXT)):
        with pytest.raises(InputError, match=r"^[^.]+\.$"):
            ask(edits=Edits(source_pads=1))
    cut = (("encoder", None, 2, False), ("cross", None, 1, False))
    edits = Edits(left_out=(0,), heads_off=(("cross", 0, 1), ("encoder", 0, 0)), mask=cut)
    target = [step.id for step in model.trace(TEXT, target=TARGET).steps]
    plain = [step.log_probability for step in model.trace(TEXT, target=target, edits=edits).steps]
    why = attribute(model, TEXT, step=1, target=target, edits=edits, method="leave-one-out")
    assert why.value == pytest.approx(plain[1], abs=1e-4)
    effects = core.head_effects(model, TEXT, target=target, edits=edits)
    np.testing.assert_allclose(effects.log_probability, plain, atol=1e-4)
    off_already = effects.change["cross"][0, 1], effects.change["encoder"][0, 0]
    np.testing.assert_allclose(off_already, 0, atol=1e-4)


def planted(task: str) -> NativeModel:
    """A model that only sees one token: other embeddings are nought, every position is the same, layers do nothing.

    Of a translator the first cross-attention looks everywhere alike, and hands on what it sees.
    """
    model = (own_classifier if task == "classifier" else own_translator)(positions="learned", norm="pre")
    module, (token, _) = model.module, seen_once(model)
    place, seen = (torch.tensor([*pattern * 3, 0, 0, 0]) for pattern in ((1.0, -1, 1, -1), (1.0, 1, -1, -1)))
    with torch.no_grad():
        for name, parameter in module.named_parameters():
            parameter.copy_(place if "positions" in name else torch.full_like(parameter, float(name.endswith("gain"))))
        module.table.weight[token] = seen / model.config.d_model**0.5
        if task == "classifier":
            module.head.weight[1] = seen
        else:
            layer = module.decoder.layers[0].cross_attention
            layer.projection.w_value.weight.copy_(torch.eye(model.config.d_model))
            layer.w_output.weight.copy_(torch.eye(model.config.d_model))
            module.unembedding.weight[9] = seen
    return model


def seen_once(model: NativeModel) -> tuple[int, int]:
    """A token that the text holds once, and its place."""
    ids = model.source_ids(TEXT)
    place = next(index for index, token in enumerate(ids) if index > 2 and ids.count(token) == 1)
    return ids[place], place


@pytest.mark.parametrize("task", ["classifier", "translator"])
@pytest.mark.parametrize("method", ["gradient-x-input", "integrated-gradients", "leave-one-out"])
def test_a_planted_token_is_found(task: str, method: str) -> None:
    model = planted(task)
    ask: dict[str, Any] = {"label": LABELS[1]} if task == "classifier" else {"step": 2, "target": [5, 6, 9, 7]}
    why = attribute(model, TEXT, method=method, **ask)
    _, place = seen_once(model)
    rest = np.delete(why.source, place)
    assert why.source[place] > 0.01
    assert np.abs(rest).max() < why.source[place] / (2 if method == "leave-one-out" else 100)
    assert np.nansum(np.abs(why.target)) < 1e-5
    curve = core.deletion_curve(model, TEXT, ask.get("step"), attribution=why)
    assert curve[0] > 1.05 * curve[1]
    np.testing.assert_allclose(curve[1:], curve[-1], atol=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_every_family_of_the_hub_by_every_method(models: Models, kind: str) -> None:
    model = models(kind)
    found = attributions(model, TEXT, **asked(model))
    hidden = ("pooling", *(() if kind in TRANSLATORS else ("logit-flow",)))
    assert list(found) == methods_of(model) == [name for name in core.METHODS if name not in hidden]
    for why in found.values():
        assert why.source.dtype == why.target.dtype == np.float32
        assert why.source.shape == (len(model.source_ids(TEXT)),)
        assert why.target.shape == ((STEP + 1 if kind in TRANSLATORS else 0),)
        assert not why.source.flags.writeable
    # T5 has no positions to embed: where all tokens are empty its norms have nothing to scale. DistilBERT's norms have
    # an epsilon of 1e-12, so that the path of random weights is too steep near its beginning.
    if kind not in ("t5", "distilbert"):
        assert abs(found["integrated-gradients"].residual) < 0.05
    with pytest.raises(InputError, match="does not pool"):
        attribute(model, TEXT, method="pooling", **asked(model))


def test_a_hub_model_that_takes_no_vectors_is_refused(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    model = models("bert")
    other = torch.nn.Embedding(*model.module.get_input_embeddings().weight.shape)
    monkeypatch.setattr(model.module, "get_input_embeddings", lambda: other)
    with pytest.raises(InputError, match="Gradients of bert cannot be had; choose attention or leave-one-out"):
        attribute(model, TEXT, method="gradient-x-input")
    assert attribute(model, TEXT, method="leave-one-out").source.any()


def test_passes_of_any_size_agree(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("translator", "classifier", "marian"):
        model = models(name)
        whole = attribute(model, TEXT, method="leave-one-out", **asked(model))
        with monkeypatch.context() as patched:
            patched.setattr(module_of_readings, "_MOST_TOKENS", 23)
            pieces = attribute(model, TEXT, method="leave-one-out", **asked(model))
        np.testing.assert_allclose(whole.all, pieces.all, atol=1e-5)


def test_candidates_by_id_piece_and_word(models: Models) -> None:
    model = models("translator")
    piece = model.tokenizer.piece(300)
    by_id = attribute(model, TEXT, STEP, "gradient-x-input", target=TARGET, token=300)
    by_piece = attribute(model, TEXT, STEP, "gradient-x-input", target=TARGET, token=piece)
    np.testing.assert_array_equal(by_id.all, by_piece.all)
    assert by_id.question.token == piece
    one, two = (attribute(model, TEXT, STEP, "gradient-x-input", target=TARGET, token=token) for token in (300, 7))
    between = attribute(model, TEXT, STEP, "gradient-x-input", target=TARGET, token=300, against=7)
    np.testing.assert_allclose(between.all, one.all - two.all, atol=1e-4)
    assert between.value == pytest.approx(one.value - two.value, abs=1e-4)
    hub = models("marian")
    assert attribute(hub, TEXT, STEP, "rollout", target=TARGET, token=hub.tokenizer.piece(31)).question.id == 31


def test_the_models_own_answer_is_explained_where_none_is_given(models: Models) -> None:
    trace = models("classifier").trace(TEXT)
    assert attribute(models("classifier"), TEXT).question.token == trace.output
    trace = models("translator").trace(TEXT)
    why = attribute(models("translator"), TEXT, 1, "leave-one-out")
    assert (why.question.id, why.target_tokens) == (trace.steps[1].id, trace.target_tokens[:2])
    assert why.value == pytest.approx(trace.steps[1].log_probability, abs=1e-4)


@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("translator", {"step": 99}, "There is no step 99; this translation has"),
        ("translator", {"step": -1}, "step is -1; it must be a whole number"),
        ("translator", {}, "Say which step"),
        ("translator", {"step": 0, "label": "good"}, "has no label 'good'"),
        ("translator", {"step": 0, "token": "Straßenbahn"}, "No piece of this model is spelt"),
        ("translator", {"step": 0, "token": 10**9}, "There is no token 1000000000"),
        ("translator", {"step": 0, "token": 5, "against": 5}, "two different candidates"),
        ("translator", {"step": 0, "method": "pooling"}, "does not pool"),
        ("translator", {"step": 0, "method": "magic"}, "There is no method 'magic'; choose one of attention"),
        (
            "translator",
            {"step": 0, "method": "attention", "layer": 9},
            "no cross head 0 in layer 9, counted from 0",
        ),
        ("translator", {"step": 0, "method": "attention", "head": -1}, "head is -1"),
        ("translator", {"step": 0, "method": "attention", "map_name": "encoder"}, "choose one of decoder, cross"),
        (
            "translator",
            {"step": 0, "method": "rollout", "steps": 5},
            "No setting 'steps' belongs to the methods rollout",
        ),
        ("classifier", {"step": 0}, "has no step 0; leave it out"),
        ("classifier", {"label": "fine"}, "no label 'fine'; it gives bad, fair, good"),
        ("classifier", {"against": "fine"}, "no label 'fine'"),
        ("classifier", {"steps": 0}, f"take 1 to {MOST_STEPS} steps, not 0"),
        ("classifier", {"steps": 10_000}, f"take 1 to {MOST_STEPS} steps, not 10000"),
        ("classifier", {"baseline": "snow"}, "no baseline 'snow'; choose from padding, zero"),
    ],
)
def test_what_is_not_there_is_refused(models: Models, name: str, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        attribute(models(name), TEXT, **wrong)


def test_a_budget_ends_the_work(models: Models) -> None:
    with core.limited(should_stop=lambda: "Nobody waits."), pytest.raises(core.StoppedError, match="Nobody waits"):
        attribute(models("classifier"), TEXT, steps=500)


def test_it_works_where_gradients_are_switched_off(models: Models) -> None:
    plain = attribute(models("classifier"), TEXT, method="gradient-x-input")
    with torch.inference_mode():
        inside = attribute(models("classifier"), TEXT, method="gradient-x-input")
    np.testing.assert_array_equal(plain.source, inside.source)


def test_plain_values_have_no_nan(models: Models) -> None:
    plain = attribute(models("translator"), TEXT, STEP, "leave-one-out", target=TARGET).to_json()
    assert plain["target"][0] == ["<s>", None]
    assert [token for token, _ in plain["source"]] == list(models("translator").trace(TEXT).source_tokens)
