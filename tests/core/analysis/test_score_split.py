"""The parts of a first layer's scores sum to the scores of the run, whatever the design, and mean what they say."""

import itertools
import os
from pathlib import Path

import numpy as np
import pytest

import core
from core import Edits, InputError, NativeModel
from core.analysis.score_split import required_details, split_scores
from core.results.score_split import TERMS, ScoreSplit
from core.transformer.positions import sinusoidal
from tests.core.tiny import own_classifier, own_translator

TEXT = "Two children ride a bike."
TARGET = "Zwei Kinder im Schnee."
CONTENT, POSITION, BIAS = range(3)
DESIGNS = list(itertools.product(("pre", "post"), ("sinusoidal", "learned"), ("split", "full"), ("scores", "inputs")))
CHECKPOINTS = sorted(
    file.parent
    for folder in filter(None, (os.environ.get("GLASSFORMER_CHECKPOINTS"), Path(__file__).parents[3] / "checkpoints"))
    for file in Path(folder).glob("*/config.json")
)


def split_of(model: NativeModel, map_name: str = "encoder", **options: object) -> ScoreSplit:
    if model.task == "translator":
        options = {"target": TARGET} | options
    trace = model.trace(TEXT, details=required_details(model, map_name), **options)
    return split_scores(model, trace, map_name, options.get("edits", Edits()))


@pytest.mark.parametrize(("norm", "positions", "width", "scale_on"), DESIGNS)
def test_the_parts_sum_to_the_scores(norm: str, positions: str, width: str, scale_on: str) -> None:
    model = own_translator(norm=norm, positions=positions, head_width=width, scale_on=scale_on)
    for name in ("encoder", "decoder"):
        split = split_of(model, name)
        np.testing.assert_allclose(split.parts.sum(axis=(0, 1)), split.scores, atol=1e-4)
        assert split.error < 1e-4
        assert np.abs(split.parts).max(axis=(2, 3, 4)).min() > 1e-3, "a term that is forgotten would be 0"


@pytest.mark.parametrize("folder", CHECKPOINTS, ids=lambda folder: folder.name)
def test_the_parts_sum_to_the_scores_of_trained_models(folder: Path) -> None:
    model = core.load(str(folder))
    names = {"translator": ("encoder", "decoder"), "classifier": ("encoder",), "generator": ("decoder",)}
    for name in names[model.task]:
        assert split_of(model, name).error < 1e-4


@pytest.mark.parametrize("norm", ["pre", "post"])
def test_one_score_by_hand(norm: str) -> None:
    model = own_classifier(norm=norm)
    parameters = model.attention_parameters("encoder", 0)
    split = split_of(model)
    module = model.module
    details = model.trace(TEXT, details=("encoder.embedding", "encoder.0.self_norm")).details
    head, query, key = 3, 4, 1
    content = details["encoder.embedding"][query].astype(float)
    position = sinusoidal(query + 3, model.config.d_model).numpy()[key].astype(float)
    if norm == "pre":
        gain = module.encoder.layers[0].self_norm.norm.gain.detach().numpy()
        deviation = np.sqrt(details["encoder.0.self_norm.variance"] + model.config.norm_epsilon)
        content = (content - content.mean()) * gain / deviation[query]
        position = (position - position.mean()) * gain / deviation[key]
    asked = content @ parameters.query.weight[head]
    answered = position @ parameters.key.weight[head]
    expected = asked @ answered / np.sqrt(parameters.d_head)
    assert split.parts[CONTENT, POSITION, head, query, key] == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize("name", ["encoder", "decoder"])
def test_without_positions_there_is_content_only(name: str) -> None:
    model = own_translator(norm="post")
    off = split_of(model, name, edits=Edits(positions="off"))
    assert not off.parts[POSITION].any()
    assert not off.parts[:, POSITION].any()
    on = split_of(model, name)
    np.testing.assert_allclose(on.parts[CONTENT, CONTENT], off.parts[CONTENT, CONTENT], atol=1e-6)


def test_biases_ask_alike_of_every_token_and_answer_alike_to_every_one() -> None:
    split = split_of(own_translator())
    asking, answering = split.parts[BIAS], split.parts[:, BIAS]
    np.testing.assert_allclose(asking, np.broadcast_to(asking[:, :, :1], asking.shape), atol=1e-12)
    np.testing.assert_allclose(answering, np.broadcast_to(answering[..., :1], answering.shape), atol=1e-12)


def test_a_model_without_biases_has_no_part_of_theirs() -> None:
    split = split_of(own_classifier(norm="post", attention_bias=False))
    assert not split.parts[BIAS].any()
    assert len(TERMS) == len(split.parts)


def test_the_parts_sum_to_scores_that_nothing_divides() -> None:
    assert split_of(own_translator(), edits=Edits(bugs=("no-scale",))).error < 1e-4


def test_other_attentions_are_refused() -> None:
    model = own_translator()
    with pytest.raises(InputError, match="choose one of these"):
        split_scores(model, model.trace(TEXT, target=TARGET), "cross")


@pytest.mark.parametrize("positions", ["sinusoidal", "learned"])
def test_the_table_of_positions_is_what_a_run_adds(positions: str) -> None:
    model = own_translator(positions=positions)
    trace = model.trace(TEXT, target=TARGET, details=("encoder.positions", "decoder.positions"))
    for stack in ("encoder", "decoder"):
        table, added = model.position_table(stack), trace.details[f"{stack}.positions"]
        assert table.shape == (model.config.max_length, model.config.d_model)
        np.testing.assert_array_equal(table[: len(added)], added)


def test_a_classifier_has_no_positions_of_a_decoder() -> None:
    with pytest.raises(InputError, match="'decoder'"):
        own_classifier().position_table("decoder")
