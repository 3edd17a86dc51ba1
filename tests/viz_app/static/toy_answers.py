"""Losses and gradients of training runs, to a file: ``python -m tests.viz_app.static.toy_answers FILE [-s]``.

With ``-s`` the stand-ins compute them, else PyTorch.
"""

import sys

import numpy as np

DESIGNS = {
    "first size": {},
    "decoder-only": {"design": "decoder-only"},
    # Of its first step with seed 1 one hidden number is 0 but for rounding, where the slope of ReLU jumps.
    "two layers, three heads": {"layers": 2, "heads": 3, "d_model": 48, "seed": 2},
    "one head": {"heads": 1, "d_model": 32},
    "without positions": {"positions": False},
    "without causal mask": {"causal": False},
    "without scale": {"scale": False},
    "softmax-axis": {"bug": "softmax-axis"},
    "batch-positions": {"bug": "batch-positions"},
    "padded": {"task": "french"},
    "padded, decoder-only": {"task": "add", "design": "decoder-only"},
}
STEPS = 50


def main(file: str) -> None:
    """Write the gradients of the first step of every design, and the losses of one run."""
    import torch

    from core.toy_training.run import ToyRun
    from core.toy_training.settings import ToySettings

    torch.set_num_threads(1)
    found = {}
    for name, settings in DESIGNS.items():
        run = ToyRun(ToySettings(**settings))  # type: ignore[arg-type]
        found[f"{name}/loss"] = np.array(run.advance())
        for parameter, tensor in run.model.named_parameters():
            assert tensor.grad is not None
            found[f"{name}/{parameter}"] = tensor.grad.numpy()
    run = ToyRun(ToySettings())
    found["losses"] = np.array([run.advance() for _ in range(STEPS)])
    report = run.report()
    found["report"] = np.array([report.letters, report.words, report.fed, *np.ravel(report.aim or [])])
    np.savez(file, **found)


if __name__ == "__main__":
    if "-s" in sys.argv:
        from tests.stand_ins import install

        install()
    main(sys.argv[1])
