"""Store what models on offer do with their first sentence: ``python -m viz_app.handlers.examples``."""

import json
from typing import Any

import core
from core.files import replace_file
from viz_app.handlers.examples import OPENINGS, path_of, sentences_for
from viz_app.handlers.opening import opening_look


def store_all() -> None:
    """Write one ``.npz`` beside this file for each model of the catalogue, and the words with which they open."""
    openings: dict[str, dict[str, Any]] = {}
    for name in core.catalogue():
        model = core.load(name, device="cpu")
        side = "decoder" if model.task == "generator" else "encoder"
        trace = model.trace(sentences_for(name, model.task)[0], details=[f"{side}.positions"])
        trace.save(path_of(name))
        if look := opening_look(model, trace):
            place = {"step": look.steps.start, "row": look.keys.start}
            openings[name] = {"target": list(trace.target_tokens), **place}
        print(f"{name}: {trace.text} -> {trace.output} ({path_of(name).stat().st_size / 1e3:.0f} kB)")
    replace_file(OPENINGS, json.dumps(openings, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    store_all()
