"""Requests to every function of the page: all models, edits, methods and ways to decode, the same in every process."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlencode

Question = tuple[str, dict[str, Any]]  # the name of a function, and what is sent

MODELS = ("en-de", "en-fr", "de-en", "sentiment", "question-type", "next-word")
TEXTS = (
    "A man rides a bike.",
    "Two young children are playing with a big brown dog in the deep snow.",
    "Where is the nearest train station, please?",
    "A gorgeous, witty, seductive movie.",
    "I don't like it at all.",
    "How many people live in São Paulo?",
    "Tom bought 17 red apples for 3.50 euros.",
    "The girl in the blue dress, who sings, is my sister 🙂.",
)
BUGS = (
    "softmax-axis",
    "batch-positions",
    "no-scale",
    "no-causal-mask",
    "no-padding-mask",
    "empty-row-nan",
    "empty-row-uniform",
)
MAPS = ("encoder", "decoder", "cross")
DESIGNS = ("this-model", "wide-heads")  # the others draw tens of millions of numbers
TABS = ("translate", "head", "masks", "positions")
FILES = ("npz", "json", "head", "svg", "heads", "row")


def questions(count: int, seed: int = 1) -> list[Question]:
    """Return ``count`` questions; each function is asked before one is asked again."""
    draw = random.Random(seed)
    return [question for question, _ in zip(_endless(draw), range(count), strict=False)]


def _endless(draw: random.Random) -> Iterator[Question]:
    models = _in_turn(draw, MODELS)
    ways = _in_turn(draw, _WAYS)
    while True:
        for name, more in sorted(_MORE.items(), key=lambda item: draw.random()):
            model = next(models)
            run = {"model": model, "text": draw.choice(TEXTS)} | next(ways)(draw)
            if draw.random() < 0.2:
                run["off"] = _heads(draw, model)
            further = more(draw, model)
            if "bugs" in further:  # such a run may be NaN: what is drawn or searched among equals differs
                run = {"model": model, "text": run["text"]}
            yield name, run | further


def _in_turn(draw: random.Random, these: tuple[Any, ...]) -> Iterator[Any]:
    while True:
        yield from draw.sample(these, len(these))


def _maps(model: str) -> tuple[str, ...]:
    if model[2:3] == "-":  # called by two languages
        return MAPS
    return MAPS[1:2] if model == "next-word" else MAPS[:1]


def _heads(draw: random.Random, model: str) -> str:
    stacks = [name[0] for name in _maps(model)]
    return "_".join(f"{draw.choice(stacks)}.{draw.randrange(2)}.{draw.randrange(4)}" for _ in range(draw.randint(1, 3)))


_WAYS: tuple[Callable[[random.Random], dict[str, Any]], ...] = (
    lambda draw: {},
    lambda draw: {"decoding": f"beam.{draw.randint(2, 6)}", "length_penalty": draw.choice((0, 1, 1.4))},
    lambda draw: {"decoding": f"sample.{draw.randrange(999)}", "temperature": draw.choice((0.5, 1, 1.7))},
    lambda draw: {"decoding": f"sample.{draw.randrange(999)}", "top_k": draw.randint(2, 40), "top_p": 0.9},
    lambda draw: {"forced": draw.choice(("Ein", "Il y a", "ids.301.845"))},
)


def _mask(draw: random.Random) -> dict[str, Any]:
    row, column = draw.choice(("*", "1", "2")), draw.randrange(5)
    changes = {
        "mask": f"{draw.choice(('e', 'd', 'c', 'pad', 'causal'))}.{row}.{column}.{draw.randrange(2)}",
        "bugs": draw.choice(BUGS),
        "fill": draw.choice(("-inf", "-1e9")),
        "pads": f"{draw.randrange(4)}.{draw.randrange(3)}",
    }
    return {name: changes[name] for name in draw.sample(sorted(changes), draw.randint(1, 2))}


def _positions(draw: random.Random) -> dict[str, Any]:
    return {"positions": draw.choice(("off", f"shuffled.{draw.randrange(99)}", f"shifted.{draw.randint(1, 30)}"))}


def _asked(draw: random.Random, model: str) -> dict[str, Any]:
    asked: dict[str, Any] = {"step": draw.randrange(4)}
    if "decoder" not in _maps(model):
        asked["label"] = draw.randrange(2)
    elif draw.random() < 0.5:
        asked["against"] = draw.randint(300, 4_000)
    return asked


def _place(draw: random.Random, model: str) -> dict[str, Any]:
    return {
        "map": draw.choice(_maps(model)),
        "layer": draw.randrange(2),
        "head": draw.randrange(4),
        "row": draw.randrange(4),
    }


# Texts that the models answer differently, of as many tokens each.
_PATCHED = {
    "en-de": ("The man is sleeping.", "The woman is sleeping."),
    "en-fr": ("The man is sleeping.", "The woman is sleeping."),
    "de-en": ("Der Mann schläft.", "Die Frau schläft."),
    "sentiment": ("A gorgeous, witty film.", "A tedious, witty film."),
    "question-type": ("Where was he born?", "When was he born?"),
    "next-word": ("He sits on the", "He looks at the"),
}


def _patched(draw: random.Random, model: str) -> dict[str, Any]:
    one, other = draw.sample(_PATCHED[model], 2)
    return {"text": one, "pin": urlencode({"model": model, "text": other})} | draw.choice(({}, {"from": "b"}))


def _carried(draw: random.Random, maps: tuple[str, ...]) -> str:
    return f"r.{maps[0][0]}.1.1_o.{draw.choice(maps)[0]}.1.{draw.randrange(4)}"


def _only(*names: str) -> Callable[[random.Random, str], dict[str, Any]]:
    return lambda draw, model: {name: _place(draw, model)[name] for name in names}


def _steering(draw: random.Random, model: str) -> dict[str, Any]:
    stack = draw.choice([one for one in _maps(model) if one != "cross"])
    source = draw.choice((["difference", *draw.sample(_PATCHED[model], 2)], ["token", draw.randint(300, 4_000)]))
    return {"steer": json.dumps([[stack, draw.randrange(3), draw.choice((None, [1, 2])), source, 0.5]])}


def _nothing(draw: random.Random, model: str) -> dict[str, Any]:
    return {}


# What each function is asked beside a run, by its name.
_MORE: dict[str, Callable[[random.Random, str], dict[str, Any]]] = {
    "run": lambda draw, model: {"id": draw.randrange(9)},
    "translations": lambda draw, model: {"text": " ".join(draw.sample(TEXTS, 2))},
    "survey": lambda draw, model: {"texts": draw.sample(TEXTS, 3)},
    "held_out": _nothing,
    "pinned": lambda draw, model: _mask(draw) | _positions(draw) | _steering(draw, model),
    "path": lambda draw, model: {"path": f"ids.{draw.randint(300, 4_000)}.{draw.randint(300, 4_000)}"},
    "weights": lambda draw, model: (
        {"map": draw.choice(_maps(model))}
        | draw.choice(({}, {"layer": 1, "head": 1}))
        | draw.choice(({}, {"of": "before"}, {"of": "after"}, {"of": "change", "layer": 0, "head": 1}))
    ),
    "rerun_masks": lambda draw, model: _mask(draw),
    "silence": lambda draw, model: {"off": _heads(draw, model)},
    "head_effects": _nothing,
    "heads_done": _nothing,
    "head_roles": _nothing,
    "measure_roles": lambda draw, model: {"texts": draw.sample(TEXTS, 2)},
    "roles_done": _nothing,
    "stop_roles": _nothing,
    "head_portraits": _nothing,
    "words": lambda draw, model: {"plane": draw.choice(("tsne", "pca"))},
    "neighbours": lambda draw, model: {"word": draw.randint(300, 4_000)},
    "sentence_words": _nothing,
    "why_run": _nothing,
    "why": lambda draw, model: _asked(draw, model) | draw.choice(({}, {"units": "words"})),
    "why_path": lambda draw, model: _asked(draw, model) | draw.choice(({"ig": 16}, {"ig": 9, "baseline": "zero"})),
    "why_curves": lambda draw, model: _asked(draw, model) | {"curve": draw.choice(("deletion", "insertion"))},
    "why_head": lambda draw, model: (
        _asked(draw, model)
        | _only("layer", "head")(draw, model)
        | {"map": draw.choice(_maps(model)[1:] or _maps(model))}  # the heads that predict
    ),
    "why_bench": _nothing,
    "flow": _nothing,
    "parts": lambda draw, model: _asked(draw, model) | _steering(draw, model),
    "part": lambda draw, model: (
        _asked(draw, model)
        | _only("layer", "head")(draw, model)
        | {"map": draw.choice(_maps(model)[1:] or _maps(model))}  # the heads that predict
    ),
    "needed": _asked,
    "patch_pairs": _nothing,
    "patch": lambda draw, model: (
        _patched(draw, model) | draw.choice(({}, {"measure": "log-probability"}, {"at_row": "2"}))
    ),
    "patched": lambda draw, model: (
        _patched(draw, model)
        | {"carry": f"r.{_maps(model)[0][0]}.1.1_o.{draw.choice(_maps(model))[0]}.1.{draw.randrange(4)}"}
    ),
    "steered": lambda draw, model: _patched(draw, model) | {"steering": _steering(draw, model)["steer"]},
    "steering_curve": lambda draw, model: _patched(draw, model) | {"steering": _steering(draw, model)["steer"]},
    "learning": _nothing,
    "faithfulness": _nothing,
    "cards": lambda draw, model: {"step": draw.randrange(4)},
    "switches": lambda draw, model: {"step": draw.randrange(4)},
    "layer": _only("map", "layer"),
    "logits": lambda draw, model: {"map": draw.choice(_maps(model)[1:] or _maps(model))},  # the heads that predict
    "score": lambda draw, model: _only("map", "layer", "head", "row")(draw, model) | {"key": 0},
    "preferences": lambda draw, model: _only("map", "layer", "head", "row")(draw, model) | {"key": 0},
    "file": _only("map", "layer", "head", "row"),
    "experiment": lambda draw, model: {"seed": draw.randrange(99)},
    "encoding": _nothing,
    "split": lambda draw, model: _positions(draw),
    "rotation": _only("layer", "head"),  # refused: these models add their positions
    "designs": _nothing,
    "depths": _nothing,
    "norm": lambda draw, model: {"norm": f"{_maps(model)[0]}.{draw.choice(('0.self_norm', '1.ffn_norm'))}"},
    "save_file": lambda draw, model: {
        "kind": draw.choice(FILES),
        "tab": draw.choice(TABS),
        **_place(draw, model),
        **_mask(draw),
        **_positions(draw),
    },
}
