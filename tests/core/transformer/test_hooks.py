"""Hooks: nothing by default, names by scope, one after the other, and never between two callers."""

import functools
import threading
from concurrent.futures import ThreadPoolExecutor

import torch

from core.transformer.hooks import Recorder, Replacer, chained, no_hook, scoped
from tests.core.tiny import new_translator, random_tokens

ATTENTION = ["query", "key", "value", "scores", "scaled", "mask", "masked", "weights", "output", "joined", "update"]
NORM = ["input", "mean", "variance", "normalised", "output"]
FFN = ["hidden", "activated", "update"]


def scope(prefix: str, names: list[str]) -> set[str]:
    return {f"{prefix}.{name}" for name in names}


def layer(prefix: str, kinds: tuple[str, ...]) -> set[str]:
    names = scope(f"{prefix}.ffn", FFN) | scope(f"{prefix}.ffn_norm", NORM) | {f"{prefix}.stream"}
    for kind in kinds:
        names |= scope(f"{prefix}.{kind}", ATTENTION) | scope(f"{prefix}.{kind}_norm", NORM)
        names.add(f"{prefix}.after_{kind}")
    return names


def test_without_a_hook_fast_paths_survive_any_scope() -> None:
    tensor = torch.zeros(3)
    assert no_hook("x", tensor) is tensor
    assert scoped(no_hook, "encoder") is no_hook
    assert chained() is no_hook
    assert chained(no_hook, no_hook) is no_hook


def test_chained_hooks_see_what_the_one_before_returned() -> None:
    recorder = Recorder(lambda name: name == "a.b.x")
    hook = chained(scoped(lambda name, x: x + 1, "z"), no_hook, lambda name, x: x * 2, recorder)
    assert scoped(scoped(hook, "a"), "b")("x", torch.tensor(3)) == 8
    assert hook("y", torch.tensor(3)) == 8
    assert {name: int(x) for name, x in recorder.tensors.items()} == {"a.b.x": 8}


def test_a_recorder_leaves_scopes_without_anything_to_keep_on_their_fast_path() -> None:
    recorder = Recorder(lambda name: name.endswith("x"), lambda scope: not scope.endswith("norm"))
    inner = scoped(scoped(chained(no_hook, recorder), "0"), "self")
    assert scoped(scoped(recorder, "0"), "self_norm") is no_hook
    assert inner("x", torch.tensor(3)) == 3
    inner("y", torch.tensor(4))
    recorder("x", torch.tensor(5))
    assert {name: int(x) for name, x in recorder.tensors.items()} == {"0.self.x": 3, "x": 5}


def test_what_is_put_in_place_leaves_everything_else_on_its_fast_path() -> None:
    mine, theirs = torch.zeros(3), torch.ones(3)
    hook = Replacer({"encoder.embedding": mine})
    assert scoped(hook, "decoder") is no_hook
    inside = scoped(hook, "encoder")
    assert inside("embedding", theirs) is mine
    assert inside("output", theirs) is theirs
    assert scoped(inside, "0") is no_hook


def test_a_recorder_keeps_no_graph() -> None:
    recorder = Recorder(lambda name: True)
    recorder("x", torch.ones(2).requires_grad_() * 3)
    assert not recorder.tensors["x"].requires_grad


def test_a_run_shows_every_documented_tensor_once() -> None:
    model, names = new_translator(), []
    model(random_tokens(2, 7), random_tokens(2, 3), lambda name, x: names.append(name) or x)
    expected = {"logits"}
    for stack, layers, kinds in (("encoder", 2, ("self",)), ("decoder", 3, ("self", "cross"))):
        expected |= scope(stack, ["embedding", "positions", "stream", "output"])
        expected |= scope(f"{stack}.final_norm", NORM)
        expected = expected.union(*(layer(f"{stack}.{index}", kinds) for index in range(layers)))
    assert set(names) == expected
    assert len(names) == len(expected)


def test_a_hook_may_change_any_tensor_that_the_result_depends_on() -> None:
    model, source, target = new_translator().double(), random_tokens(1, 7), random_tokens(1, 5)
    names: list[str] = []
    clean = model(source, target, lambda name, x: names.append(name) or x)
    bump = 1 + torch.rand(97, generator=torch.Generator().manual_seed(1)).double()
    for changed in names:
        if not changed.endswith(".mask"):
            hook = functools.partial(_multiplied, changed, bump)
            assert not torch.allclose(model(source, target, hook), clean), changed


def _multiplied(changed: str, bump: torch.Tensor, name: str, tensor: torch.Tensor) -> torch.Tensor:
    return tensor * bump[: tensor.shape[-1]] if name == changed else tensor


def test_two_threads_never_see_each_others_tensors() -> None:
    model = new_translator()
    runs = [(random_tokens(1, length, seed=length), random_tokens(1, length + 2, seed=length)) for length in (3, 11)]

    def record(run: tuple[torch.Tensor, torch.Tensor]) -> dict[str, torch.Tensor]:
        recorder = Recorder(lambda name: True)
        with torch.inference_mode():
            model(*run, recorder)
        return recorder.tensors

    def repeat(run: tuple[torch.Tensor, torch.Tensor]) -> list[dict[str, torch.Tensor]]:
        start.wait()
        return [record(run) for _ in range(25)]

    alone = [record(run) for run in runs]
    start = threading.Barrier(len(runs))
    with ThreadPoolExecutor(len(runs)) as pool:
        together = list(pool.map(repeat, runs))
    for expected, repeats in zip(alone, together, strict=True):
        for tensors in repeats:
            assert list(tensors) == list(expected)
            assert all(torch.equal(tensors[name], expected[name]) for name in expected)
