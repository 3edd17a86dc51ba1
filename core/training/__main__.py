"""``python -m core.training PRESET --data DIR --out DIR``: train a model, or finish one from a run's saves."""

import argparse
import sys

from core.training.recipe import train


def main() -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m core.training", description=__doc__)
    parser.add_argument("preset", help="what to train, such as en-de")
    parser.add_argument("--data", required=True, help="folder of the corpora")
    parser.add_argument("--out", required=True, help="folder of the run and the checkpoint")
    parser.add_argument("--resume", action="store_true", help="go on from the last save")
    for name, kind in (("steps", int), ("seed", int), ("threads", int), ("batch-tokens", int)):
        parser.add_argument(f"--{name}", type=kind)
    parser.add_argument("--learning-rate", type=float)
    parser.add_argument("--save-every", type=int)
    parser.add_argument("--validate-every", type=int)
    parser.add_argument("--precision", default="auto", choices=("auto", "float32", "bf16"))
    options = vars(parser.parse_args())
    try:
        train(options.pop("preset"), options.pop("data"), options.pop("out"), **options)
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
