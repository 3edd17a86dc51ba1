"""The optimisers, AdamW and Muon for the matrices inside layers if it is asked for, and their learning rate."""

import math
from contextlib import nullcontext
from typing import Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from core.config import TrainingConfig
from core.training.loop.measure import uses_bf16


class _Float32(TorchFunctionMode):
    """While it is on, ``Tensor.bfloat16`` returns a copy in the tensor's own type."""

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return args[0].clone() if function is Tensor.bfloat16 else function(*args, **(kwargs or {}))


class _Muon(torch.optim.Muon):
    """PyTorch's Muon, which multiplies in bfloat16. A chip that cannot takes 50 times as long for it as in float32."""

    def step(self, closure: Any = None) -> Any:
        """Take a step in the type in which the chip multiplies."""
        device = self.param_groups[0]["params"][0].device
        with nullcontext() if uses_bf16("auto", device) else _Float32():
            return super().step(closure)


class _Together(torch.optim.Optimizer):
    """Several optimisers, each with its own parameters, as one with one state."""

    def __init__(self, *parts: torch.optim.Optimizer) -> None:
        super().__init__([group for part in parts for group in part.param_groups], {})
        self._parts = parts
        for part in parts:
            part.state = self.state

    def step(self, closure: Any = None) -> Any:
        """Take the step of each."""
        for part in self._parts:
            part.step(closure)


def new_optimiser(model: nn.Module, config: TrainingConfig) -> torch.optim.Optimizer:
    """Return AdamW (Loshchilov & Hutter 2019) that decays matrices and leaves biases and norms alone.

    With ``config.optimiser`` "muon", the matrices inside layers take steps whose singular values are alike (Jordan et
    al. 2024), as large as those of AdamW and with a decay of 0.1 (Liu et al. 2025, "Muon is scalable for LLM
    training", section 2.2). What is frozen stays out; ``model.learns_faster``, where it has one, tells parameters'
    names from their factor.
    """
    faster: dict[str, float] = getattr(model, "learns_faster", {})
    by_muon: dict[float, list[nn.Parameter]] = {}
    by_adamw: dict[tuple[bool, float], list[nn.Parameter]] = {}
    for name, parameter in model.named_parameters():
        factor = faster.get(name, 1.0)
        if not parameter.requires_grad:
            continue
        if config.optimiser == "muon" and parameter.ndim == 2 and ".layers." in name:
            by_muon.setdefault(factor, []).append(parameter)
        else:
            by_adamw.setdefault((parameter.ndim >= 2, factor), []).append(parameter)
    groups = [
        {"params": parameters, "weight_decay": config.weight_decay if decays else 0.0, "factor": factor}
        for (decays, factor), parameters in sorted(by_adamw.items(), reverse=True)
    ]
    adamw = torch.optim.AdamW(groups, lr=config.learning_rate, betas=(0.9, 0.98), eps=1e-9, fused=True)
    if not by_muon:
        return adamw
    matrices = [{"params": parameters, "factor": factor} for factor, parameters in by_muon.items()]
    muon = _Muon(matrices, lr=config.learning_rate, weight_decay=0.1, adjust_lr_fn="match_rms_adamw")
    return _Together(muon, adamw)


def learning_rate(step: int, config: TrainingConfig) -> float:
    """Return the learning rate of ``step`` (the first is 1): a straight warm-up to the peak, then a decay.

    ``cosine`` falls to zero after the last step (Loshchilov & Hutter 2017, equation 5); ``inverse_sqrt`` falls with
    the root of the step (Vaswani et al. 2017, equation 3, scaled to meet the peak); ``constant`` stays.

    Raises:
        ValueError: if ``step`` is below 1.
    """
    if step < 1:
        raise ValueError(f"step is {step}; the first step is 1")
    if config.schedule == "constant":
        return config.learning_rate * min(1.0, step / max(1, config.warmup_steps))
    warmup = max(1, min(config.warmup_steps, config.steps // 2))
    if step <= warmup:
        return config.learning_rate * step / warmup
    if config.schedule == "inverse_sqrt":
        return config.learning_rate * math.sqrt(warmup / step)
    progress = min(1.0, (step - warmup) / (config.steps + 1 - warmup))
    return config.learning_rate * 0.5 * (1 + math.cos(math.pi * progress))


def snapshot_steps(steps: int, count: int) -> frozenset[int]:
    """Return up to ``count`` steps from early (1 in 200) to the last, evenly spaced in their logarithm."""
    first, ratio = max(1.0, steps / 200), min(200, steps)
    return frozenset(round(first * ratio ** (i / max(1, count - 1))) for i in range(count))
