"""Tiny models with co-prime sizes, in which no bias is 0 and no gain 1, so that nothing forgotten goes unseen."""

import functools
from typing import Any, TypeVar

import torch
from torch import Tensor, nn

from core.checkpoints.checkpoint import build_model
from core.config import ModelConfig
from core.text.tokens import Tokenizer
from core.tracers.native import NativeModel
from core.transformer.classifier import Classifier, build_classifier
from core.transformer.generator import Generator, build_generator
from core.transformer.translator import Translator, build_translator
from tests.sentences import SENTENCES

SIZE: dict[str, Any] = {"d_model": 15, "heads": 5, "d_ff": 11, "encoder_layers": 2, "dropout": 0.0, "max_length": 97}
LABELS = ("bad", "fair", "good")

Module = TypeVar("Module", bound=nn.Module)


def randomised(module: Module, seed: int = 7) -> Module:
    """Draw every weight from a normal distribution, and leave training mode."""
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for name, tensor in module.named_parameters():
            centre = 1.0 if name.endswith("gain") else 0.0
            width = 0.3 if tensor.dim() == 1 else tensor.shape[-1] ** -0.5
            tensor.copy_(torch.randn(tensor.shape, generator=generator) * width + centre)
    return module.eval()


def translator_config(vocabulary_size: int = 29, **choices: Any) -> ModelConfig:
    plain = SIZE | {"decoder_layers": 3, "tie_embeddings": False} | choices
    return ModelConfig(task="translator", vocabulary_size=vocabulary_size, **plain)


def classifier_config(vocabulary_size: int = 29, **choices: Any) -> ModelConfig:
    plain = SIZE | {"decoder_layers": 0, "labels": LABELS} | choices
    return ModelConfig(task="classifier", vocabulary_size=vocabulary_size, **plain)


def generator_config(vocabulary_size: int = 29, **choices: Any) -> ModelConfig:
    plain = SIZE | {"encoder_layers": 0, "decoder_layers": 3} | choices
    return ModelConfig(task="generator", vocabulary_size=vocabulary_size, **plain)


def new_generator(seed: int = 7, **choices: Any) -> Generator:
    return randomised(build_generator(generator_config(**choices)), seed)


def new_translator(seed: int = 7, **choices: Any) -> Translator:
    return randomised(build_translator(translator_config(**choices)), seed)


def new_classifier(seed: int = 7, **choices: Any) -> Classifier:
    return randomised(build_classifier(classifier_config(**choices)), seed)


def random_tokens(*shape: int, vocabulary_size: int = 29, seed: int = 3) -> Tensor:
    """Token ids without any special one."""
    return torch.randint(4, vocabulary_size, shape, generator=torch.Generator().manual_seed(seed))


@functools.cache
def tokenizer(special_ids: tuple[int, int, int, int] = (0, 1, 2, 3)) -> Tokenizer:
    return Tokenizer.train(SENTENCES, vocabulary_size=330, special_ids=special_ids)


def own(config: ModelConfig, seed: int = 7) -> NativeModel:
    """An untrained model that takes text."""
    special = (config.pad_id, config.unknown_id, config.start_id, config.end_id)
    return NativeModel("tiny", randomised(build_model(config), seed), tokenizer(special), config, torch.device("cpu"))


def own_translator(seed: int = 7, **choices: Any) -> NativeModel:
    return own(translator_config(len(tokenizer()), **choices), seed)


def own_generator(seed: int = 7, **choices: Any) -> NativeModel:
    return own(generator_config(len(tokenizer()), **choices), seed)


def own_classifier(seed: int = 7, **choices: Any) -> NativeModel:
    return own(classifier_config(len(tokenizer()), **choices), seed)


MADE = {"translator": own_translator, "classifier": own_classifier, "generator": own_generator}
# Where a formula may go wrong: each place of the norm, one or several projections, each place of the scale.
DESIGNS: list[dict[str, Any]] = [
    {},
    {"norm": "post", "projection": "fused", "attention_bias": False},
    {"norm": "post", "final_norm": True, "positions": "learned"},
    {"scale_on": "inputs", "head_width": "full"},
]
