"""The schedule of the learning rate."""

import math

from core.config import TrainingConfig


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
