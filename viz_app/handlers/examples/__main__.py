"""Store what models on offer do with their first sentence: ``python -m viz_app.handlers.examples``."""

import core
from viz_app.handlers.examples import path_of, sentences_for


def store_all() -> None:
    """Write one ``.npz`` beside this file for each model of the catalogue."""
    for name in core.catalogue():
        model = core.load(name, device="cpu")
        side = "decoder" if model.task == "generator" else "encoder"
        trace = model.trace(sentences_for(name, model.task)[0], details=[f"{side}.positions"])
        trace.save(path_of(name))
        print(f"{name}: {trace.text} -> {trace.output} ({path_of(name).stat().st_size / 1e3:.0f} kB)")


if __name__ == "__main__":
    store_all()
