"""Each parameter belongs to one optimiser, and steps of all are one state, which goes on bit for bit."""

from pathlib import Path

import numpy as np
import pytest
import torch

from core.config import TrainingConfig
from core.training.loop.optimiser import new_optimiser
from tests.core.tiny import new_translator
from tests.core.training.runs import PLAN, new_trainer


def test_adamw_decays_matrices_only(tmp_path: Path) -> None:
    trainer = new_trainer(tmp_path)
    decayed, free = new_optimiser(trainer.model, trainer.training).param_groups
    assert {tensor.ndim for tensor in decayed["params"]} == {2}
    assert {tensor.ndim for tensor in free["params"]} == {1}
    assert (decayed["weight_decay"], free["weight_decay"]) == (trainer.training.weight_decay, 0)


def test_muon_takes_the_matrices_inside_layers_and_nothing_else() -> None:
    model = new_translator(positions="learned")
    model.encoder.layers[0].feed_forward.w_in.weight.requires_grad_(False)
    optimiser = new_optimiser(model, TrainingConfig.from_json(PLAN | {"optimiser": "muon"}))
    matrices, *others = [group["params"] for group in optimiser.param_groups]
    names = {id(parameter): name for name, parameter in model.named_parameters()}
    by_muon = {names[id(parameter)] for parameter in matrices}
    assert by_muon == {
        name
        for name, parameter in model.named_parameters()
        if ".layers." in name and name.endswith(".weight") and parameter.requires_grad
    }
    rest = [names[id(parameter)] for group in others for parameter in group]
    assert sorted([*by_muon, *rest]) == sorted(set(names.values()) - {"encoder.layers.0.feed_forward.w_in.weight"})
    assert {"table.weight", "target_table.weight", "unembedding.weight"} <= set(rest)


def test_steps_of_muon_have_singular_values_alike_and_the_size_of_those_of_adamw() -> None:
    model = new_translator(d_model=60, d_ff=77)
    config = TrainingConfig.from_json(PLAN | {"optimiser": "muon", "learning_rate": 0.01})
    optimiser = new_optimiser(model, config)
    weight = model.decoder.layers[1].feed_forward.w_in.weight
    before = weight.detach().clone()
    torch.manual_seed(3)
    weight.grad = torch.linalg.qr(torch.randn(77, 60)).Q @ torch.diag(torch.logspace(-2, 0, 60))
    for group in optimiser.param_groups:
        group["lr"] = config.learning_rate * group["factor"]
    optimiser.step()
    step = before * (1 - 0.01 * 0.1) - weight.detach()
    values = torch.linalg.svdvals(step)
    assert values[0] < 3 * values[-1], "100 to 1 in the gradient"
    assert step.square().mean().sqrt() == pytest.approx(0.2 * 0.01, rel=0.2)
    optimiser.zero_grad()
    assert weight.grad is None


@pytest.mark.parametrize(("multiplies_in_bf16", "exactness"), [(False, 1e-5), (True, 0.05)])
def test_steps_of_muon_are_in_float32_where_the_chip_does_not_multiply_in_bfloat16(
    multiplies_in_bf16: bool, exactness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.training.loop.optimiser.uses_bf16", lambda *_: multiplies_in_bf16)
    model = new_translator(d_model=60, d_ff=77)
    optimiser = new_optimiser(model, TrainingConfig.from_json(PLAN | {"optimiser": "muon", "learning_rate": 1.0}))
    weight = model.decoder.layers[1].feed_forward.w_in.weight
    before = weight.detach().clone()
    weight.grad = torch.randn(77, 60, generator=torch.Generator().manual_seed(3))
    gradient = weight.grad.double().numpy()
    optimiser.step()
    step = (before * (1 - 0.1) - weight.detach()).double().numpy()
    left, values, right = np.linalg.svd(gradient, full_matrices=False)
    values = values / np.linalg.norm(values)
    for _ in range(5):  # the polynomial of Jordan et al. 2024, on each singular value
        values = 3.4445 * values - 4.7750 * values**3 + 2.0315 * values**5
    error = np.abs(step - 0.2 * np.sqrt(77) * (left * values) @ right).max() / np.abs(step).max()
    assert exactness / 100 < error < exactness if multiplies_in_bf16 else error < exactness


@pytest.mark.long
def test_a_run_goes_on_bit_for_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = new_trainer(tmp_path / "whole", optimiser="muon")
    whole.run()
    first = new_trainer(tmp_path / "parts", optimiser="muon")
    monkeypatch.setattr(first, "_is_done", lambda: first.progress.step >= 8)
    first.run()
    second = new_trainer(tmp_path / "parts", optimiser="muon")
    assert second.resume()
    assert second.progress.step == 8
    second.run()
    for name, tensor in whole.model.state_dict().items():
        assert torch.equal(tensor, second.model.state_dict()[name]), name
    plain = new_trainer(tmp_path / "adamw")
    plain.run()
    assert not torch.equal(plain.model.table.weight, whole.model.table.weight)


def test_another_name_is_refused() -> None:
    with pytest.raises(ValueError, match="optimiser is 'sgd'; it must be one of 'adamw', 'muon'"):
        TrainingConfig.from_json(PLAN | {"optimiser": "sgd"})
