"""Target tokens a second in training, beside ``nn.Transformer`` and Marian of the same size: by hand.

python -m tests.benchmarks.training_benchmark [--steps 10] [--threads 1] [--precision bf16] [--batch-tokens 8192]
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from core.checkpoints.checkpoint import build_model
from core.training.data.batches import Batch, Examples, Ragged, collate, plan_epoch
from core.training.loop.loss import Objective, losses_of
from core.training.loop.optimiser import new_optimiser
from tests.benchmarks.peers import CONFIG, TorchTranslator, marian

SMOOTHING = 0.1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--precision", choices=("float32", "bf16"), default="bf16")
    parser.add_argument("--batch-tokens", type=int, default=8192)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    batches = [batch.to(device) for batch in make_batches(options.batch_tokens, options.steps + 2)]
    times = run(contestants(device), batches, device, options.precision)
    speeds = {name: median(sorted(speed)) for name, speed in times.items()}
    for name, speed in speeds.items():
        print(f"{name:16} {speed:10,.0f} target tokens/s, {speeds['ours'] / speed:5.2f} times as fast is ours")


def make_batches(batch_tokens: int, count: int) -> list[Batch]:
    """Random sentences with the lengths of everyday ones, in batches as the training loop makes them."""
    random = np.random.default_rng(1)
    lengths = np.clip(random.lognormal(2.4, 0.5, (2, 20_000)), 2, 90).astype(int)
    rows = [[random.integers(10, CONFIG.vocabulary_size, length) for length in side] for side in lengths]
    examples = Examples(*map(Ragged.of, rows))
    plan = plan_epoch(examples, batch_tokens, seed=1, epoch=0)
    return [collate(examples, plan[i % len(plan)], CONFIG) for i in range(count)]


def contestants(device: torch.device) -> dict[str, tuple[nn.Module, Callable[[Batch], Tensor]]]:
    """Each model with the function from a batch to its summed loss."""
    torch.manual_seed(1)
    objective = Objective(build_model(CONFIG), pad_id=CONFIG.pad_id, smoothing=SMOOTHING).to(device)
    plain, peer = TorchTranslator().to(device), marian().to(device)
    return {
        "ours": (objective, lambda batch: losses_of(objective, batch).loss),
        "nn.Transformer": (plain, lambda batch: _loss(plain(batch.source, batch.target_in), batch)),
        "Marian": (peer, lambda batch: _loss(_marian_logits(peer, batch), batch)),
    }


def _marian_logits(peer: nn.Module, batch: Batch) -> Tensor:
    masks = {
        "attention_mask": batch.source != CONFIG.pad_id,
        "decoder_attention_mask": batch.target_in != CONFIG.pad_id,
    }
    return peer(input_ids=batch.source, decoder_input_ids=batch.target_in, use_cache=False, **masks).logits


def _loss(logits: Tensor, batch: Batch) -> Tensor:
    targets = batch.target_out.flatten()
    return functional.cross_entropy(
        logits.flatten(0, 1).float(), targets, ignore_index=CONFIG.pad_id, label_smoothing=SMOOTHING, reduction="sum"
    )


def run(
    models: dict[str, tuple[nn.Module, Callable[[Batch], Tensor]]],
    batches: list[Batch],
    device: torch.device,
    precision: str,
) -> dict[str, list[float]]:
    """Return target tokens a second of each step after two warm ones; the models take turns."""
    optimisers = {name: new_optimiser(model, _training()) for name, (model, _) in models.items()}
    speeds: dict[str, list[float]] = {name: [] for name in models}
    for turn, batch in enumerate(batches):
        for name, (model, loss_of) in models.items():
            _wait(device)
            started = time.perf_counter()
            with torch.autocast(device.type, torch.bfloat16, enabled=precision == "bf16"):
                loss = loss_of(batch)
            (loss / batch.predictions).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimisers[name].step()
            optimisers[name].zero_grad()
            _wait(device)
            if turn >= 2:
                speeds[name].append(batch.predictions / (time.perf_counter() - started))
    return speeds


def _training():
    from core.config import PRESETS

    return PRESETS["en-de"].training


def _wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize()


if __name__ == "__main__":
    main()
