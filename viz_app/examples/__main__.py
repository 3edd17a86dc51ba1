"""Store what models on offer do with their first sentence: ``python -m viz_app.examples``.

``python -m viz_app.examples RUN/snapshots --model en-de`` stores how a model came to do it: the same sentence and the
same target, read by every snapshot of a training run.
"""

import argparse
from pathlib import Path

import core
from viz_app.examples import learning_path, path_of, sentences_for


def store_all() -> None:
    """Write one ``.npz`` beside this file for each model of the catalogue."""
    for name in core.catalogue():
        model = core.load(name, device="cpu")
        trace = model.trace(sentences_for(name, model.task)[0])
        trace.save(path_of(name))
        print(f"{name}: {trace.text} -> {trace.output} ({path_of(name).stat().st_size / 1e3:.0f} kB)")


def store_learning(snapshots: Path, name: str) -> None:
    """Write one ``.npz`` for each checkpoint in ``snapshots``, which are called by their training steps.

    Raises:
        InputError: if a snapshot cuts sentences otherwise than the model ``name`` does.
    """
    final = core.load(name, device="cpu").trace(sentences_for(name, "translator")[0])
    for folder in sorted(snapshots.iterdir()):
        model = core.load(str(folder), device="cpu")
        trace = model.trace(final.text, target=tuple(step.id for step in final.steps))
        if (trace.source_tokens, trace.target_tokens) != (final.source_tokens, final.target_tokens):
            raise core.InputError(f"{folder} has another tokenizer than {name}; train it on the same corpora.")
        path = learning_path(name, int(folder.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        trace.save(path)
        print(f"step {int(folder.name):,}: {path.stat().st_size / 1e3:.0f} kB")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m viz_app.examples", description=__doc__)
    parser.add_argument("snapshots", nargs="?", type=Path, help="folder of the snapshots of a training run")
    parser.add_argument("--model", default="en-de", help="the model that the run was to become")
    options = parser.parse_args()
    store_learning(options.snapshots, options.model) if options.snapshots else store_all()


if __name__ == "__main__":
    main()
