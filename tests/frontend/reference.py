"""Print the answers of Python, as JSON, with which the tests of the page's scripts compare.

``python -m tests.frontend.reference`` prints it; ``reference.js`` reads it.
"""

import difflib
import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import torch
from scipy.stats import spearmanr

import core
from core.analysis.attribution.agreement import kendall_tau
from core.config import ModelConfig
from core.interventions.edit_hook import edit_hook
from core.results.score_split import ScoreSplit
from core.results.trace import AttentionMap, Trace
from core.transformer.positions import sinusoidal, wavelengths
from docs.worst_tables import share_interval
from tests.core.tiny import MADE, own_translator
from tests.examples import example_map, example_trace
from tests.frontend.answer_codes import answer_codes
from tests.viz_app.text_files import BAD, BLANK, GOOD
from viz_app.commands.text_file import OTHER as OTHER_COLUMNS
from viz_app.commands.text_file import TEXT as TEXT_COLUMNS
from viz_app.commands.text_file import texts_in
from viz_app.export.files import csv_text
from viz_app.protocol import exported, write
from viz_app.protocol.requests import RunRequest
from viz_app.view_models import attention_payload
from viz_app.view_models.arrays import packed, packed_bits
from viz_app.view_models.flow import flow_payload
from viz_app.view_models.masks import masks_payload
from viz_app.view_models.positions import split_payload
from viz_app.view_models.search import search_payload
from viz_app.view_models.whole_words import whole_words
from viz_app.view_models.words import label, number, percent, signed

PIECES = [
    "▁Two",
    "ball",
    ".",
    "▁",
    "▁▁▁",
    "▁return\n\t▁x",
    "▁a\r\x07\x1b\x7f\x85b",
    "\n",
    "<s>",
    "</s>",
    "<pad>",
    "<unk>",
    "<0xC3>",
    "<0x37>",
    "<0x0A>",
    "[CLS]",
    "▁a▁b",
    "constructor",
    "‹",
    "",
]
NUMBERS = [0.0, -0.0, 1.0, -1.5, 0.004, -0.004, 0.006, 12.3456, -987.654, 1e-9]
SHARES = [0.0, 0.0004, 0.0006, 0.05, 0.0994, 0.0996, 0.34, 0.994, 0.996, 0.9994, 0.9996, 1.0]
RANKED = ([3.5, 1.0, 2.0, 2.0, 7.0, -1.0, 2.0, 0.5], [2.0, 2.0, 1.0, 4.0, 3.0, 0.0, 4.0, 1.0])  # with ties
DECODINGS = [
    core.Decoding(),
    core.Decoding(beam=2),
    core.Decoding(beam=4, length_penalty=0.6),
    core.Decoding(beam=16, length_penalty=0.0),
    core.Decoding(temperature=1.0, seed=7),
    core.Decoding(temperature=0.7, seed=3, top_k=5, top_p=0.9),
    core.Decoding(temperature=2.0, seed=0, top_p=0.05),
]
TEXT = {"model": "en-de", "text": "A cat."}
QUERIES, KEYS = 5, 7
EDITS = [
    [("cross", None, 3, False, None, None)],
    [("cross", 2, None, False, None, None), ("cross", 2, 4, True, None, None)],
    [("cross", None, None, False, 1, None), ("cross", None, None, False, None, -2)],
    [("cross", 9, 1, False, None, None), ("cross", None, None, False, 0, 0)],
    [("cross", 4, 6, False, None, None), ("encoder", None, None, False, None, None)],
]


def broken_trace() -> Trace:
    """Return a translation whose cross-attention has values that only a bug makes: NaN, more than 1, cells left out."""
    trace = example_trace(source_length=7, target_length=5, layers=2, heads=3)
    cross = trace.attention["cross"]
    weights = cross.weights.copy()
    weights[0, 1, 2] = np.nan
    weights[1, 2, 3, 1] = 5.0
    broken = AttentionMap(weights, cross.query_tokens, cross.key_tokens, cross.mask)
    return replace(trace, attention={**trace.attention, "cross": broken})


def maps_of(trace: Trace) -> dict[str, Any]:
    """Return every weight as Python prints it, with three decimals and in whole per cent, and the masked cells."""
    return {
        name: {
            "decimals": [f"{weight:.3f}" for weight in one.weights.astype(np.float64).ravel()],
            "allowed": one.mask.astype(int).ravel().tolist(),
            "queries": list(one.query_tokens),
            "keys": list(one.key_tokens),
        }
        for name, one in trace.attention.items()
    }


def written(request: RunRequest) -> dict[str, str]:
    """Return the parameters of an address without the model and the text."""
    return {name: text for name, text in write(request).items() if name not in TEXT}


def runs() -> list[dict[str, Any]]:
    rng = np.random.default_rng(3)
    classes = example_trace("classifier", source_length=5, layers=1, heads=2)
    gapped = example_map(rng, (1, 2), list(classes.source_tokens), list(classes.source_tokens), causal=True)
    traces = [example_trace(), classes, replace(classes, attention={"encoder": gapped}), broken_trace()]
    return [{"payload": attention_payload(trace), "maps": maps_of(trace), "text": trace.text} for trace in traces]


def arrays() -> dict[str, Any]:
    numbers = np.random.default_rng(5).normal(size=(3, 5, 7)).astype(np.float32)
    bits = np.random.default_rng(6).random((3, 7)) < 0.5
    return {
        "packed": packed(numbers),
        "numbers": numbers.astype(np.float64).tolist(),
        "bits": packed_bits(bits),
        "ones": bits.astype(int).tolist(),
    }


def mask_edits() -> list[dict[str, Any]]:
    """Return edits as in an address, and the cells of the masks after the model's own hook."""
    config = tiny_config()
    mask = np.random.default_rng(2).random((QUERIES, KEYS)) < 0.7
    cases = []
    for given in EDITS:
        edits = core.Edits(mask=tuple(core.MaskEdit(*one) for one in given))
        hook = edit_hook(edits, config, {})
        after = hook("decoder.0.cross.mask", torch.from_numpy(mask)[None, None])
        cases.append(
            {
                "link": written(RunRequest(**TEXT, edits=edits))["mask"],
                "before": mask.astype(int).ravel().tolist(),
                "after": after[0, 0].int().flatten().tolist(),
            }
        )
    return cases


def tiny_config() -> ModelConfig:
    size = {"vocabulary_size": 31, "d_model": 6, "heads": 2, "d_ff": 7}
    return ModelConfig(task="translator", encoder_layers=1, decoder_layers=1, **size)


def encodings() -> list[dict[str, Any]]:
    sizes = [(13, 7, 10000.0), (31, 22, 17.5), (1, 1, 3.0)]
    return [
        {
            "size": size,
            "table": sinusoidal(*size).tolist(),
            "wavelengths": wavelengths(size[1], size[2]).tolist(),
            "dots": (sinusoidal(*size).double() @ sinusoidal(*size).double().T).tolist(),
        }
        for size in sizes
    ]


def position_runs() -> dict[str, Any]:
    """Return the server's answers for a run and for two with other positions, and the weights of these runs."""
    size = {"source_length": 5, "target_length": 7, "layers": 2, "heads": 3}
    before = example_trace(**size)
    traces = {"on": before, "off": example_trace(**size, seed=11), "shifted": example_trace(**size, seed=13)}
    sides = ("English", "German")
    return {
        "answers": {mode: masks_payload(before, before, trace, trace, sides=sides) for mode, trace in traces.items()},
        "weights": {mode: trace.attention["encoder"].weights.tolist() for mode, trace in traces.items()},
    }


def score_splits() -> list[dict[str, Any]]:
    """Return split scores with and without a bias, and their sums, with co-prime sizes and a causal mask."""
    cases = []
    for has_bias in (True, False):
        parts = np.random.default_rng(7).normal(size=(3, 3, 2, 7, 7))
        if not has_bias:
            parts[2], parts[:, 2] = 0.0, 0.0
        scores = parts.sum(axis=(0, 1)).astype(np.float32)
        trace = example_trace(source_length=5, target_length=7, layers=1, heads=2)
        split = ScoreSplit("decoder", parts, scores)
        reply = split_payload(split, trace, pre_norm=has_bias)
        cases.append(
            {
                "reply": reply,
                "scores": scores.tolist(),
                "allowed": trace.attention["decoder"].mask.astype(int).tolist(),
            }
        )
    return cases


def in_words() -> list[dict[str, Any]]:
    """Return runs in pieces as the server sends them, and the same in words by Python."""
    traces = [
        example_trace(source_length=11, target_length=7, layers=2, heads=3),
        example_trace("classifier", source_length=17, layers=1, heads=2),
    ]
    return [{"payload": attention_payload(trace), "words": _plain_words(whole_words(trace))} for trace in traces]


def _plain_words(trace: Trace) -> dict[str, Any]:
    scores = trace.classification.contributions if trace.classification else None
    return {
        "source": trace.source_tokens,
        "target": trace.target_tokens,
        "steps": [[step.token, step.id, step.log_probability] for step in trace.steps],
        "contributions": None if scores is None else scores.tolist(),
        "maps": {
            name: {
                "queries": one.query_tokens,
                "keys": one.key_tokens,
                "weights": one.weights.astype(np.float64).tolist(),
                "allowed": one.mask.astype(int).ravel().tolist(),
            }
            for name, one in trace.attention.items()
        },
        "payload": attention_payload(trace),
    }


def taus() -> list[dict[str, Any]]:
    """Return pairs of rankings with ties and gaps, and their agreement."""
    random = np.random.default_rng(11)
    found = []
    for size in (1, 2, 7, 13):
        one, other = (random.integers(-3, 4, size).astype(np.float32) / 4 for _ in range(2))
        one[random.random(size) < 0.2] = np.nan
        found.append({"one": plain(one), "other": plain(other), "tau": plain([kendall_tau(one, other)])[0]})
    return found


def plain(values: Any) -> list[float | None]:
    return [None if np.isnan(value) else float(value) for value in values]


def flows() -> list[dict[str, Any]]:
    """Return flows of tiny models of all kinds, with their routes by step and by how much the lines carry."""
    cases = []
    for made in MADE.values():
        model = made()
        flow = core.flow(model, "Two dogs.", **({} if model.labels else {"target": "Ein Mann"}))
        steps: list[int | None] = [*range(len(flow.read_tokens))] or [None]
        routes = [
            {"step": step, "carry": carry, "threshold": (least := flow.threshold(step, carry))}
            | flow.route(step, least).to_json()
            for step in steps
            for carry in (0.3, 0.75, 1.0)
        ]
        shares = [{name: one.tolist() for name, one in flow.shares(step).items()} for step in steps]
        cases.append({"flow": flow_payload(flow), "steps": steps, "shares": shares, "routes": routes})
    return cases


def searches() -> list[dict[str, Any]]:
    """Return trees of searches, with the outcome of each node and the ranks of the ends under other penalties."""
    model, found = own_translator(), []
    with torch.no_grad():
        model.module.unembedding.weight[model.config.end_id] *= 3  # so that some targets end
    for beam in (2, 5):
        decoding = core.Decoding(beam=beam, max_tokens=13)
        tree = model.trace("Two children ride a bike.", decoding=decoding).search
        nodes = [
            {"parent": node.parent, "token": node.token, "id": node.id, "step": node.step, "rank": node.rank}
            | {"score": node.score, "fate": node.fate, "beaten_by": node.beaten_by, "path": tree.path(index)}
            for index, node in enumerate(tree.nodes)
        ]
        about = {"width": beam, "penalty": decoding.length_penalty, "finished": tree.finished}
        found.append(about | {"payload": search_payload(tree), "nodes": nodes})
    return found


def renamed(trace: Trace, names: dict[str, str]) -> Trace:
    """Return the same run with other tokens."""

    def of(tokens: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(names.get(token, token) for token in tokens)

    maps = {
        name: AttentionMap(one.weights, of(one.query_tokens), of(one.key_tokens), one.mask)
        for name, one in trace.attention.items()
    }
    return replace(trace, source_tokens=of(trace.source_tokens), target_tokens=of(trace.target_tokens), attention=maps)


def compared() -> dict[str, Any]:
    """Return two runs, with their common tokens by difflib and the change of each head by NumPy."""
    a = example_trace(source_length=11, target_length=7, layers=2, heads=3)
    other = {"▁children": "▁dogs", "▁playing": "▁run", "▁Kinder": "▁Hunde"}
    b = renamed(example_trace(source_length=13, target_length=9, layers=2, heads=3, seed=5), other)
    maps = {name: _map_difference(a.attention[name], b.attention[name]) for name in a.attention}
    return {"a": attention_payload(a), "b": attention_payload(b), "maps": maps}


def _map_difference(a: AttentionMap, b: AttentionMap) -> dict[str, Any]:
    (rows, rows_b), (keys, keys_b) = _shared(a.query_tokens, b.query_tokens), _shared(a.key_tokens, b.key_tokens)
    mine, theirs = (one.weights.astype(np.float64) for one in (a, b))
    change = theirs[:, :, rows_b][..., keys_b] - mine[:, :, rows][..., keys]
    gone = np.delete(theirs, keys_b, axis=-1)[:, :, rows_b].sum(-1) - np.delete(mine, keys, axis=-1)[:, :, rows].sum(-1)
    moved = ((np.abs(change).sum(axis=-1) + np.abs(gone)) / 2).mean(axis=-1)
    return {"rows": [rows, rows_b], "keys": [keys, keys_b], "change": change.tolist(), "moved": moved.tolist()}


def _shared(a: tuple[str, ...], b: tuple[str, ...]) -> tuple[list[int], list[int]]:
    blocks = difflib.SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks()
    pairs = [(block.a + k, block.b + k) for block in blocks for k in range(block.size)]
    return [i for i, _ in pairs], [j for _, j in pairs]


TABLE: tuple[list[str], list[list[str | float]]] = (
    ["token", "=1+1"],
    [
        ["=HYPERLINK(A1)", 0.25],
        ["+1", -3],
        ['"', 0],
        ["a,b", 1],
        ["@SUM(1)", 2.5],
        ["a=b\n", 7],
        ["＝1", 8],
        ["\t=1", 9],
    ],
)


def files() -> dict[str, Any]:
    """Return files of texts as base 64, with what the command reads in them or says of them."""
    return {
        "columns": [TEXT_COLUMNS, OTHER_COLUMNS],
        "good": [[name, b64encode(content).decode(), *read] for name, content, *read in GOOD],
        "bad": [[name, b64encode(content).decode(), said] for name, content, said in BAD],
        "blank": [
            [name, b64encode(content).decode(), [*map(str, texts_in(content, name).said)]] for name, content in BLANK
        ],
        "csv": [[text, _read(text)] for text in _csv_texts(400)],
    }


def _csv_texts(count: int) -> Iterator[str]:
    """Yield texts of the characters that matter to CSV."""
    random = Random(13)
    for _ in range(count):
        yield "".join(random.choices(["a", "b c", "ü", '"', '""', ",", ";", "\n", "\r\n"], k=random.randint(1, 14)))


def _said(content: bytes, name: str) -> list[str]:
    return [*map(str, texts_in(content, name).said)]


def _read(text: str) -> list[Any] | None:
    """Return what the command reads in a CSV of two columns; None if it refuses it."""
    try:
        found = texts_in(text.encode(), "a.csv", ("0",))
    except ValueError:
        return None
    return [*found.texts]


def reference() -> dict[str, Any]:
    return {
        "protocol": exported(),
        "answerCodes": answer_codes(1_000, seed=5),
        "runs": runs(),
        "arrays": arrays(),
        "labels": {piece: label(piece) for piece in PIECES},
        "numbers": [[value, number(value), signed(value), number(value, 0)] for value in NUMBERS],
        "percents": [[share, percent(share)] for share in SHARES],
        "decodings": [written(RunRequest(**TEXT, decoding=decoding)) for decoding in DECODINGS],
        "mask_edits": {"queries": QUERIES, "keys": KEYS, "cases": mask_edits()},
        "encodings": encodings(),
        "position_runs": position_runs(),
        "score_splits": score_splits(),
        "searches": searches(),
        "words": in_words(),
        "compared": compared(),
        "taus": taus(),
        "flows": flows(),
        "table": [*TABLE, csv_text(*TABLE)],
        "files": files(),
        "rankCorrelation": [*RANKED, spearmanr(*RANKED).statistic],
        "shareIntervals": [[*counted, *share_interval(*counted)] for counted in ((0, 7), (34, 50), (5, 5))],
    }


if __name__ == "__main__":
    print(json.dumps(reference()))
