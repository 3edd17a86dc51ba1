"""``python -m core.training PRESET --data DIR --out DIR``: train a model and make it a checkpoint.

``python -m core.training finish --data DIR --out DIR`` makes a checkpoint of the last saves of a run, even while it
goes on; ``calibrate`` with a finished classifier as ``--out`` makes its probabilities fit the validation texts.
"""

import argparse
import sys
from typing import Any

from core.training import training_packages

TEACHING = ("teacher_steps", "most_unlabelled", "variants", "temperature")


def new_parser() -> argparse.ArgumentParser:
    """Return what the command line takes."""
    parser = argparse.ArgumentParser(prog="python -m core.training", description=__doc__)
    parser.add_argument("preset", help="what to train, such as en-de; or finish; or calibrate")
    parser.add_argument("--data", required=True, help="folder of the corpora")
    parser.add_argument("--out", required=True, help="folder of the run and of the checkpoint")
    parser.add_argument("--resume", action="store_true", help="go on from the last save")
    for name in ("steps", "seed", "threads", "batch-tokens", "save-every", "validate-every", "patience", "snapshots"):
        parser.add_argument(f"--{name}", type=int)
    parser.add_argument("--learning-rate", type=float)
    parser.add_argument("--teacher", help="pretrained encoder for a classifier to learn from: a folder or hf:NAME")
    parser.add_argument("--teacher-steps", type=int, help="of the teacher's own training")
    parser.add_argument("--most-unlabelled", type=int, help="texts of each unlabelled pool that the teacher labels")
    parser.add_argument("--variants", type=int, help="texts made of each labelled one for the teacher to label")
    parser.add_argument("--temperature", type=float, help="of the teacher's soft labels")
    parser.add_argument("--start-from", help="checkpoint to go on from, by name or folder")
    parser.add_argument("--precision", default="auto", choices=("auto", "float32", "bf16"))
    return parser


def main() -> int:
    """Run the command; return its exit code."""
    options = vars(new_parser().parse_args())
    options = {name: value for name, value in options.items() if value is not None}
    teaching = {name: options.pop(name) for name in TEACHING if name in options}
    preset, data, out = (options.pop(name) for name in ("preset", "data", "out"))
    try:
        with training_packages():
            _run(preset, data, out, teaching=teaching, **options)
    except KeyboardInterrupt:
        print("Stopped and saved; go on with --resume.", file=sys.stderr)
        return 130
    except (ValueError, OSError) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    return 0


def _run(preset: str, data: str, out: str, **options: Any) -> None:
    from core.training.recipe import train
    from core.training.report.finish import finish
    from core.training.report.recalibrate import recalibrate

    if preset in ("finish", "calibrate"):
        (finish if preset == "finish" else recalibrate)(data, out)
    else:
        train(preset, data, out, **options)


if __name__ == "__main__":
    sys.exit(main())
