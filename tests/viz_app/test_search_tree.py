"""The tree of a search as the page receives it: every node to the last bit, in few bytes; and runs of other paths."""

import json
from dataclasses import replace

import numpy as np
import pytest

import core
from core.results.search_tree import SearchTree
from tests.viz_app.test_view_models import unbase85
from viz_app.handlers.answers import answer
from viz_app.handlers.translate import FUNCTIONS, picture
from viz_app.server.models import Models
from viz_app.view_models import attention_payload, payload_json
from viz_app.view_models.search import FATES, ROOT, search_payload

TEXT = "A man rides a bike."


def searched(models: Models, beam: int = 3, **choices: object) -> core.Trace:
    decoding = core.Decoding(beam=beam, hypotheses=min(beam, 8), **choices)
    return models.get("en-de").trace(TEXT, decoding=decoding)


def read(payload: dict) -> list[tuple]:
    """Nodes as (parent, token, id, step, log-probability, rank, fate), by the format's description alone."""
    data, count = unbase85(payload["nodes"]), sum(payload["steps"])
    numbers = np.frombuffer(data[: 4 * count], "<f4").tolist()
    parents, tokens = (np.frombuffer(data[at * count : (at + 2) * count], "<u2").tolist() for at in (4, 6))
    ranks, fates = data[8 * count : 9 * count], data[9 * count : 10 * count]
    steps = [step for step, of_step in enumerate(payload["steps"]) for _ in range(of_step)]
    return [
        (None if parent == ROOT else parent, *payload["tokens"][token], step, number, rank, FATES[fate])
        for parent, token, step, number, rank, fate in zip(parents, tokens, steps, numbers, ranks, fates, strict=True)
    ]


@pytest.mark.parametrize("beam", [2, 3, 8])
def test_every_node_arrives(models: Models, beam: int) -> None:
    tree = searched(models, beam).search
    payload = json.loads(json.dumps(search_payload(tree)))
    there = read(payload)
    assert len(there) == len(tree.nodes)
    for (parent, token, number, step, log_probability, rank, fate), node in zip(there, tree.nodes, strict=True):
        assert (parent, token, number, step, rank, fate) == (
            *(node.parent, node.token, node.id, node.step),
            *(node.rank, node.fate),
        )
        assert log_probability == np.float32(node.log_probability)
    assert payload["finished"] == list(tree.finished)


def test_it_is_small_beside_the_attention(models: Models) -> None:
    trace = searched(models, 8)
    size = len(json.dumps(search_payload(trace.search), separators=(",", ":")))
    assert size < 13 * len(trace.search.nodes) + 20 * len({node.id for node in trace.search.nodes}) + 200
    greedy = models.get("en-de").trace(TEXT)
    drawn, plain = json.loads(picture(models, greedy)), json.loads(payload_json(greedy, sides=("English", "German")))
    assert {name: part for name, part in drawn.items() if name != "waves"} == plain
    assert "search" in json.loads(picture(models, trace))


def test_no_tree_is_too_large_for_its_format() -> None:
    widest, longest = 16, 128
    assert 2 * widest * longest < ROOT


def ask(models: Models, **sent: object) -> dict:
    return answer("path", FUNCTIONS["path"], models, {"model": "en-de", "text": TEXT, **sent})


def test_a_path_is_run_as_if_it_had_been_written(models: Models) -> None:
    tree = searched(models).search
    assert isinstance(tree, SearchTree)
    for index in (
        tree.finished[-1],
        len(tree.nodes) // 2,
        next(i for i, n in enumerate(tree.nodes) if n.fate == "pruned"),
    ):
        nodes = [tree.nodes[at] for at in tree.path(index)]
        ids = [node.id for node in nodes]
        reply = ask(models, path="ids." + ".".join(map(str, ids)), decoding="beam.3")
        assert reply["ok"], reply
        assert [step["id"] for step in reply["payload"]["steps"]] == ids
        shown = [step["log_probability"] for step in reply["payload"]["steps"]]
        np.testing.assert_allclose(shown, [node.log_probability for node in nodes], atol=1e-4)
        plain = models.get("en-de").trace(TEXT, target=ids)
        assert reply["payload"]["id"] == attention_payload(plain, sides=("English", "German"))["id"]


def test_a_path_keeps_the_silenced_heads(models: Models) -> None:
    off = core.Edits(heads_off=(("cross", 0, 1),))
    with_heads, without = (ask(models, path="ids.9.5", **sent)["payload"] for sent in ({}, {"off": "c.0.1"}))
    plain = models.get("en-de").trace(TEXT, target=[9, 5], edits=off)
    assert without["id"] == attention_payload(plain, sides=("English", "German"))["id"] != with_heads["id"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (None, "no path"),
        ("", "no path"),
        ("ids.", "no path"),
        ("ids.x", "no path"),
        ("Ein Mann", "no path"),
        ("ids." + ".".join(["5"] * 4000), "tokens"),
        ("ids.99999", "99999"),
        ("ids." + "9" * 9, "9" * 9),
        ([1, [2]], "no path"),
        ("x" * 20_000, "."),
    ],
    ids=lambda value: str(value)[:12],
)
def test_other_paths_are_refused_in_a_sentence(models: Models, path: object, said: str) -> None:
    reply = ask(models, path=path)
    assert not reply["ok"]
    assert said in reply["error"]
    assert len(reply["error"]) < 200


def test_a_sampled_step_says_what_it_was_drawn_from(models: Models) -> None:
    trace = models.get("en-de").trace(TEXT, decoding=core.Decoding(temperature=1, top_k=5, seed=2))
    steps = attention_payload(trace)["steps"]
    assert [step["drawn"][0] for step in steps] == [5] * len(steps)
    for sent, step in zip(steps, trace.steps, strict=True):
        assert sent["drawn"][1:] == pytest.approx([step.drawn.mass, step.drawn.probability], rel=1e-8)
    assert "drawn" not in attention_payload(replace(trace, steps=models.get("en-de").trace(TEXT).steps))["steps"][0]
