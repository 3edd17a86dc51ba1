"""Random draws and new modules of the stand-in are those of PyTorch, from the same seed."""

from typing import Any

import numpy as np
import pytest
import torch as theirs

from viz_app.static.stand_ins import torch as ours

DRAWS = {
    "one number": lambda t, g: t.rand((), generator=g),
    "numbers": lambda t, g: t.rand(3, 7, generator=g),
    "doubles": lambda t, g: t.rand(5, generator=g, dtype=t.float64),
    "an order": lambda t, g: t.randperm(97, generator=g),
    "no order": lambda t, g: t.randperm(1, generator=g),
    "few normal numbers": lambda t, g: t.empty(7).normal_(generator=g),
    "a block of normal numbers": lambda t, g: t.empty(16).normal_(generator=g),
    "many normal numbers": lambda t, g: t.empty(5, 7).normal_(generator=g),
    "normal doubles": lambda t, g: t.empty(37, dtype=t.float64).normal_(generator=g),
    "uniform_": lambda t, g: t.empty(3, 11).uniform_(-0.3, 0.7, generator=g),
    "uniform_ in parts": lambda t, g: t.empty(3, 50_001).uniform_(-0.3, 0.7, generator=g),
    "normal_ in parts": lambda t, g: t.empty(3, 50_001).normal_(generator=g),
    "normal_": lambda t, g: t.empty(3, 11).normal_(mean=1, std=0.2, generator=g),
}


@pytest.mark.parametrize("name", DRAWS)
@pytest.mark.parametrize("seed", [0, 7, 2**32 + 5, 2**63 - 1])
def test_draws(name: str, seed: int) -> None:
    mine, real = [], []
    for t, found in ((ours, mine), (theirs, real)):
        generator = t.Generator().manual_seed(seed)
        found += [DRAWS[name](t, generator).numpy(), DRAWS["few normal numbers"](t, generator).numpy()]
        found.append(DRAWS[name](t, generator).numpy())  # so that what is left over of pairs counts
    for one, other in zip(mine, real, strict=True):
        if one.dtype.kind == "i" or name in ("one number", "numbers", "doubles"):
            np.testing.assert_array_equal(one, other)
        else:
            np.testing.assert_allclose(one, other, rtol=1e-6, atol=5e-7)


@pytest.mark.parametrize(
    "make",
    [
        lambda t: t.nn.Linear(11, 7),
        lambda t: t.nn.Linear(11, 7, bias=False),
        lambda t: t.nn.Embedding(13, 5, padding_idx=2),
        lambda t: t.nn.ModuleList([t.nn.Linear(3, 5), t.nn.Linear(5, 7)]),
    ],
)
def test_new_modules(make: Any) -> None:
    mine, real = [], []
    for t, found in ((ours, mine), (theirs, real)):
        t.manual_seed(3)
        found += make(t).state_dict().items()
    assert [name for name, _ in mine] == [name for name, _ in real]
    for (_, one), (_, other) in zip(mine, real, strict=True):
        np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-6, atol=5e-7)


def test_xavier() -> None:
    mine, real = [], []
    for t, found in ((ours, mine), (theirs, real)):
        t.manual_seed(3)
        found.append(t.nn.init.xavier_uniform_(t.empty(7, 11)).numpy())
    np.testing.assert_allclose(mine, real, rtol=1e-6, atol=5e-7)


def test_a_mode_is_asked_before_numbers_are_drawn() -> None:
    for t in (ours, theirs):

        class Skip(t.overrides.TorchFunctionMode):  # type: ignore[misc, name-defined]
            def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                if getattr(func, "__module__", "").endswith("torch.nn.init") or func is t.Tensor.normal_:  # noqa: B023
                    return (kwargs or {}).get("tensor", args[0] if args else None)
                return func(*args, **(kwargs or {}))

        t.manual_seed(5)
        before = t.rand(3).tolist()
        t.manual_seed(5)
        with Skip():
            t.nn.Linear(3, 5)
            t.zeros(3, 7).normal_()
        assert t.rand(3).tolist() == before
