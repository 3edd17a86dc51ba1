"""Seeded synthetic traces for tests of the pages: true in form, invented in content."""

import numpy as np

from core.results.trace import AttentionMap, Candidate, ClassProbabilities, Step, Trace
from core.text.spans import text_of, typed_spans

SOURCE = (
    "▁Two ▁children ▁are ▁playing ▁foot ball ▁in ▁the ▁snow ▁while ▁an ▁old ▁man ▁watch es ▁them ▁from ▁his ▁window"
)
TARGET = (
    "▁Zwei ▁Kinder ▁spielen ▁Fuß ball ▁im ▁Schnee , ▁während ▁ein ▁alter ▁Mann ▁sie ▁vom ▁Fenster ▁aus ▁be obachtet"
)


def words(text: str, length: int) -> list[str]:
    """The first pieces of a text, repeated as often as needed, ending in a full stop."""
    pieces = text.split()
    return [pieces[i % len(pieces)] for i in range(length - 1)] + ["."]


def softmax(scores: np.ndarray) -> np.ndarray:
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def example_map(
    rng: np.random.Generator, shape: tuple[int, int], queries: list[str], keys: list[str], causal: bool = False
) -> AttentionMap:
    """Heads of every temper: diffuse, diagonal, first, last; rows sum to 1 and closed cells are exactly 0."""
    size = (*shape, len(queries), len(keys))
    mask = np.tri(len(queries), len(keys), dtype=bool) if causal else np.ones(size[2:], bool)
    row, column = np.indices(mask.shape)
    tempers = np.stack(
        [
            0 * row,
            -np.abs(row * len(keys) / len(queries) - column) * 1.5,
            np.where(column == 0, 4.0, 0),
            np.where(column == len(keys) - 1, 5.0, 0),
            np.where(column == np.maximum(row - 1, 0), 4.5, 0),
        ]
    )
    temper = tempers[rng.integers(len(tempers), size=shape)]
    scores = np.where(mask, temper + rng.normal(0, 0.9, size), -np.inf)
    return AttentionMap(softmax(scores).astype(np.float32), tuple(queries), tuple(keys), mask)


def example_steps(rng: np.random.Generator, written: list[str]) -> tuple[Step, ...]:
    steps = []
    for token in written:
        chances = softmax(np.sort(rng.normal(0, 3, 40))[::-1])
        others = ["▁Winter", "▁Sch", "▁Park", "▁Freien"]
        top = [
            Candidate(piece, 7 + i, float(np.log(chance)))
            for i, (piece, chance) in enumerate(zip([token, *others], chances, strict=False))
        ]
        steps.append(Step(token, top[0].id, top[0].log_probability, tuple(top)))
    return tuple(steps)


def example_classes(rng: np.random.Generator, tokens: int, labels: tuple[str, ...]) -> ClassProbabilities:
    contributions = (rng.normal(0, 1.6, (tokens, len(labels))) / np.sqrt(tokens)).astype(np.float32)
    bias = rng.normal(0, 0.1, len(labels)).astype(np.float32)
    logits = contributions.sum(axis=0) + bias
    return ClassProbabilities(labels, logits, softmax(logits), contributions, bias)


def example_trace(
    task: str = "translator",
    source_length: int = 11,
    target_length: int = 7,
    layers: int = 3,
    heads: int = 5,
    *,
    labels: tuple[str, ...] = ("negative", "positive"),
    seed: int = 0,
) -> Trace:
    """A trace with ``source_length`` source tokens and, for a translator, ``target_length`` written tokens."""
    rng = np.random.default_rng(seed)
    source = [*words(SOURCE, source_length - 1), "</s>"]
    text = "".join(source[:-1]).replace("▁", " ").strip()
    read, places = text_of(source)
    spans = typed_spans(text, read, [*places[:-1], None])
    maps = {"encoder": example_map(rng, (layers, heads), source, source)}
    if task == "classifier":
        classes = example_classes(rng, source_length, labels)
        return Trace(
            "example", task, text, classes.label, tuple(source), (), maps, classification=classes, source_spans=spans
        )
    target = ["<s>", *words(TARGET, target_length - 1), "</s>"]
    maps["decoder"] = example_map(rng, (layers, heads), target[:-1], target[:-1], causal=True)
    maps["cross"] = example_map(rng, (layers, heads), target[:-1], source)
    output = "".join(target[1:-1]).replace("▁", " ").strip()
    return Trace(
        "example",
        task,
        text,
        output,
        tuple(source),
        tuple(target),
        maps,
        steps=example_steps(rng, target[1:]),
        source_spans=spans,
    )
