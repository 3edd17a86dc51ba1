"""One token at a time gives what the whole target gives at once, in every design and after every move of rows."""

import itertools
from typing import Any

import pytest
import torch

from core.decoding.incremental import IncrementalDecoder
from tests.core.tiny import new_translator, random_tokens

DESIGNS = {
    "norm": ("pre", "post"),
    "projection": ("separate", "fused"),
    "head_width": ("split", "full"),
    "attention_bias": (True, False),
}
OTHERS = [
    {"scale_on": "inputs"},
    {"mask_fill": -1e9, "mask_queries": True},
    {"positions": "learned", "scale_embeddings": False},
    {"tie_embeddings": True},
    {"norm_epsilon": 0.5},
]
CHOICES = [dict(zip(DESIGNS, values, strict=True)) for values in itertools.product(*DESIGNS.values())] + OTHERS


@pytest.mark.parametrize("choices", CHOICES, ids=lambda choices: "-".join(map(str, choices.values())))
@torch.inference_mode()
def test_steps_equal_the_whole_target_at_once(choices: dict[str, Any]) -> None:
    model = new_translator(**choices).double()
    source, target = random_tokens(3, 7), random_tokens(3, 5, seed=4)
    source[1, 4:] = 0
    steps = IncrementalDecoder(model, source, model.encode(source))
    logits = torch.stack([steps.logits(target[:, i]) for i in range(5)], dim=1)
    torch.testing.assert_close(logits, model(source, target))


@pytest.mark.parametrize("pads", [0, 3])
@torch.inference_mode()
def test_rows_may_be_dropped_repeated_and_reordered(pads: int) -> None:
    model, rows = new_translator().double(), torch.tensor([2, 0, 0, 1])
    source, target = random_tokens(3, 7), random_tokens(3, 5, seed=4)
    source[1, 7 - pads :] = 0
    for first in range(5):
        steps = IncrementalDecoder(model, source, model.encode(source))
        for i in range(first):
            steps.logits(target[:, i])
        steps.select(rows)
        expected = model(source[rows], target[rows])
        for i in range(first, 5):
            torch.testing.assert_close(steps.logits(target[rows, i]), expected[:, i])


@torch.inference_mode()
def test_two_runs_on_one_model_keep_their_own_caches() -> None:
    model = new_translator().double()
    sources, target = [random_tokens(2, 7, seed=seed) for seed in (1, 2)], random_tokens(2, 5, seed=4)
    runs = [IncrementalDecoder(model, source, model.encode(source)) for source in sources]
    together = [[run.logits(target[:, i]) for run in runs] for i in range(5)]
    for source, logits in zip(sources, zip(*together, strict=True), strict=True):
        torch.testing.assert_close(torch.stack(logits, dim=1), model(source, target))


@pytest.mark.parametrize("choices", [{}, {"norm": "post"}, {"positions": "learned"}, {"decoder_layers": 1}], ids=str)
@torch.inference_mode()
def test_rows_that_have_read_more_or_less_are_joined(choices: dict[str, Any]) -> None:
    model = new_translator(**choices).double()
    read = (2, 5, 0, 3)
    sources = [random_tokens(rows, width, seed=width) for rows, width in ((3, 7), (1, 4), (2, 9), (7, 5))]
    sources[0][1, 3:] = 0
    targets = [random_tokens(len(source), 11, seed=20 + len(source)) for source in sources]
    parts = [IncrementalDecoder(model, source, model.encode(source)) for source in sources]
    for part, target, count in zip(parts, targets, read, strict=True):
        for i in range(count):
            part.logits(target[:, i])
    parts[1].join(parts[2:])
    parts[0].join(parts[1:2])
    expected = [model(source, target) for source, target in zip(sources, targets, strict=True)]
    rows = torch.arange(13)
    for step in range(6):
        tokens = torch.cat([target[:, count + step] for target, count in zip(targets, read, strict=True)])
        right = torch.cat([logits[:, count + step] for logits, count in zip(expected, read, strict=True)])
        torch.testing.assert_close(parts[0].logits(tokens[rows]), right[rows])
        if step == 2:
            rows = torch.tensor([12, 0, 3, 7])  # fewer than are attended to by plain sums
            parts[0].select(rows)
