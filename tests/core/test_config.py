"""Configs: presets say what the designs are, JSON brings every value back, and contradictions are refused."""

import json
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from core.config import PRESETS, REFERENCE_DESIGNS, TRAINED_MODELS, ModelConfig, TrainingConfig
from tests.core.tiny import classifier_config, translator_config


def test_the_five_designs_are_what_their_documents_say() -> None:
    assert list(REFERENCE_DESIGNS) == ["paper", "fused-qkv", "dawn", "pad-and-causal", "wide-heads"]
    for name, preset in REFERENCE_DESIGNS.items():
        assert preset.model.norm == "post"
        assert preset.training is None, name
    paper = PRESETS["paper"].model
    assert (paper.encoder_layers, paper.decoder_layers, paper.d_model, paper.heads, paper.d_ff) == (6, 6, 512, 8, 2048)
    assert paper.positions == "sinusoidal"
    assert paper.scale_embeddings
    fused = PRESETS["fused-qkv"].model
    assert (fused.projection, fused.encoder_layers, fused.mask_fill) == ("fused", 5, float("-inf"))
    dawn = PRESETS["dawn"].model
    assert (dawn.projection, dawn.pad_id, dawn.mask_fill) == ("separate", 0, -1e9)
    both = PRESETS["pad-and-causal"].model
    assert (both.pad_id, both.mask_queries, both.norm_epsilon, both.max_length) == (1, True, 1e-10, 5000)
    assert both.init == "xavier_uniform"
    wide = PRESETS["wide-heads"].model
    assert (wide.head_width, wide.d_head, wide.scale_on) == ("full", wide.d_model, "inputs")
    assert (wide.attention_bias, wide.positions, wide.pooling) == (False, "learned", "mean")


def test_trained_models_say_how_they_are_taught() -> None:
    assert {"en-de", "sentiment"} <= set(TRAINED_MODELS)
    for name, preset in TRAINED_MODELS.items():
        assert preset.training is not None, name
        assert preset.training.corpora
        assert preset.training.vocabulary_size == preset.model.vocabulary_size
        assert preset.training.max_tokens < preset.model.max_length
    assert TRAINED_MODELS["sentiment"].model.labels == ("negative", "positive")
    en_de = TRAINED_MODELS["en-de"].model
    assert en_de.heads * (en_de.encoder_layers + 2 * en_de.decoder_layers) == 72


@pytest.mark.parametrize("name", PRESETS)
def test_a_config_survives_json(name: str) -> None:
    preset = PRESETS[name]
    assert ModelConfig.from_json(json.loads(json.dumps(preset.model.to_json(), allow_nan=False))) == preset.model
    if preset.training:
        plain = json.loads(json.dumps(preset.training.to_json(), allow_nan=False))
        assert TrainingConfig.from_json(plain) == preset.training
    if preset.further:
        plain = json.loads(json.dumps(preset.further.to_json(), allow_nan=False))
        assert TrainingConfig.from_json(plain) == preset.further
        assert sum(preset.further.shares) == pytest.approx(1)


def test_what_json_leaves_out_takes_its_default() -> None:
    config = ModelConfig.from_json({"task": "translator", "vocabulary_size": 29})
    assert config == ModelConfig(task="translator", vocabulary_size=29)


def test_configs_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        translator_config().d_model = 3  # type: ignore[misc]


def test_width_of_a_head() -> None:
    assert translator_config().d_head == 3
    assert translator_config(head_width="full").d_head == 15
    assert translator_config(heads=4, head_width="full").d_head == 15


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"heads": 4}, "d_model 15 cannot be split over 4 heads"),
        ({"d_model": 0}, "d_model is 0; it must be at least 1"),
        ({"d_model": 15.0}, r"d_model is 15\.0; it must be of the type int"),
        ({"d_model": True}, "d_model is True; it must be of the type int"),
        ({"heads": "5"}, "heads is '5'; it must be of the type int"),
        ({"tie_embeddings": 1}, "tie_embeddings is 1; it must be of the type bool"),
        ({"encoder_layers": 0}, "encoder_layers is 0"),
        ({"decoder_layers": 0}, "a translator needs at least 1 decoder layer"),
        ({"dropout": 1}, "dropout is 1; it must be at least 0 and below 1"),
        ({"dropout": float("nan")}, "dropout is nan"),
        ({"norm_epsilon": 0}, "norm_epsilon is 0; it must be above 0"),
        ({"mask_fill": 0}, "mask_fill is 0; it must be far below 0"),
        ({"mask_fill": float("nan")}, "mask_fill is nan"),
        ({"mask_queries": True}, "turns into NaN; choose -1e9"),
        ({"norm": "both"}, "norm is 'both'; it must be one of 'pre', 'post'"),
        ({"positions": "rotary"}, "positions is 'rotary'; it must be one of 'sinusoidal', 'learned'"),
        ({"init": ""}, "init is ''"),
        ({"task": "painter"}, "task is 'painter'; it must be one of 'translator', 'classifier'"),
        ({"end_id": 2}, r"have the ids \(0, 1, 2, 2\); they must differ"),
        ({"pad_id": -1}, "they must differ and lie below vocabulary_size 29"),
        ({"start_id": 29}, "lie below vocabulary_size 29"),
    ],
)
def test_refuses_what_no_model_can_be(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(translator_config(), **choices)


@pytest.mark.parametrize("choices", [{"labels": ()}, {"labels": ("a",)}, {"labels": ("a", "a")}, {"decoder_layers": 1}])
def test_refuses_what_no_classifier_can_be(choices: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a classifier needs 0 decoder layers and at least 2 different labels"):
        replace(classifier_config(), **choices)


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        ({"task": "translator"}, "incomplete"),
        (
            {"task": "translator", "vocabulary_size": 29, "layers": 3, "colour": 1},
            "unknown settings for ModelConfig: colour, layers",
        ),
        ({"task": "translator", "vocabulary_size": 29, "mask_fill": "low"}, "low"),
        ({"task": "translator", "vocabulary_size": 29, "mask_fill": None}, "of the wrong kind"),
        ({"task": "classifier", "vocabulary_size": 29, "labels": 5}, "of the wrong kind"),
    ],
)
def test_refuses_json_of_something_else(plain: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ModelConfig.from_json(plain)


def test_refuses_training_json_of_something_else() -> None:
    with pytest.raises(ValueError, match="unknown settings for TrainingConfig: rate"):
        TrainingConfig.from_json({"corpora": [], "rate": 3})


@pytest.mark.parametrize("plain", [{"shares": [1]}, {"shares": [1, 0]}, {"shares": [1, 1], "copies": [1, 1]}])
def test_refuses_shares_that_do_not_fit(plain: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="give one above 0 for each of the corpora"):
        TrainingConfig.from_json({"corpora": ["a", "b"]} | plain)
