"""Flow: the edges of an independent reference, head by head and norm by norm, and the laws of shares and routes."""

import tracemalloc
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import Edits, InputError, StoppedError
from core.analysis import mixing
from core.analysis.mixing import attention_edges, nearness
from core.analysis.sub_layers import Heads, SubLayer
from core.tracers.native import NativeModel
from tests.core.tiny import DESIGNS, MADE, own_classifier, own_translator

TEXT, TARGET = "Two dogs.", "Ein Mann"
kinds = pytest.mark.parametrize("task", MADE)
designs = pytest.mark.parametrize("choices", DESIGNS)


def flow_of(model: NativeModel, **options: Any) -> core.Flow:
    return core.flow(model, TEXT, **({} if model.labels else {"target": TARGET}) | options)


def step_of(flow: core.Flow) -> int | None:
    return len(flow.read_tokens) - 2 if flow.read_tokens else None


def near(part: np.ndarray, whole: np.ndarray, measure: str) -> float:
    distance = np.linalg.norm(whole, 1) - np.linalg.norm(whole - part, 1)
    return max(0.0, float(distance if measure == "distance" else part @ whole))


@torch.no_grad()
def reference(model: NativeModel, flow: core.Flow, off: Any = ()) -> dict[str, list[np.ndarray]]:
    """One loop for each query, key and head, in a pass of the module in float64."""
    seen: dict[str, np.ndarray] = {}
    module: Any = model.module.double()
    source = torch.tensor([model.source_ids(TEXT)])
    written = [step.id for step in model.trace(TEXT, target=TARGET).steps] if model.task != "classifier" else []
    read = torch.tensor([[model.config.start_id, *written[:-1]]])

    def record(name: str, x: torch.Tensor) -> torch.Tensor:
        for map_name, layer, head in off:
            stack, kind = ("decoder", "cross") if map_name == "cross" else (map_name, "self")
            if name == f"{stack}.{layer}.{kind}.output":
                x = x.clone()
                x[:, head] = 0.0
        seen[name] = x[0].numpy()
        return x

    inputs = {"translator": (source, read), "classifier": (source,), "generator": (read,)}[model.task]
    module(*inputs, hook=record)
    found: dict[str, list[np.ndarray]] = {"encoder": [], "decoder": [], "cross": [], "stay": []}
    for stack in ("encoder", "decoder"):
        for index, layer in enumerate(getattr(getattr(module, stack, None), "layers", ())):
            x = seen[f"{stack}.{index - 1}.stream" if index else f"{stack}.stream"]
            for kind in ("self", "cross"):
                attention, scope = getattr(layer, f"{kind}_attention", None), f"{stack}.{index}.{kind}"
                if attention is None:
                    continue
                norm = getattr(layer, f"{kind}_norm")
                weights, value = seen[f"{scope}.weights"], seen[f"{scope}.value"]
                columns = np.split(attention.w_output.weight.numpy(), len(weights), axis=1)
                name = stack if kind == "self" else "cross"
                silent = {head for of, at, head in off if (of, at) == (name, index)}
                edges = np.zeros((len(x), weights.shape[2] + (kind == "cross")))
                for i in range(len(x)):
                    total = x[i] + seen[f"{scope}.update"][i]
                    deviation = np.sqrt(((total - total.mean()) ** 2).mean() + model.config.norm_epsilon)

                    def held(
                        part: np.ndarray, s: float = deviation, post: bool = not norm.pre, n: Any = norm.norm
                    ) -> Any:
                        return (part - part.mean()) / s * n.gain.numpy() if post else part

                    parts = [
                        sum(
                            (
                                weights[h, i, j] * columns[h] @ value[h, j]
                                for h in range(len(weights))
                                if h not in silent
                            ),
                            0.0 * x[i],
                        )
                        for j in range(weights.shape[2])
                    ]
                    if kind == "self":
                        parts[i] = parts[i] + x[i]
                    else:
                        parts.append(x[i])
                    whole = held(total)
                    edges[i] = [near(held(part), whole, flow.measure) for part in parts]
                edges /= edges.sum(1, keepdims=True)
                found[name].append(edges[:, : weights.shape[2]])
                if kind == "cross":
                    found["stay"].append(edges[:, -1])
                x = seen[f"{stack}.{index}.after_{kind}"]
    model.module.float()
    return found


@kinds
@designs
@pytest.mark.parametrize("measure", ["distance", "projection"])
def test_edges_are_those_of_the_papers(task: str, choices: dict[str, Any], measure: str) -> None:
    model = MADE[task](**choices)
    flow = flow_of(model, measure=measure)
    expected = reference(model, flow)
    for name, layers in expected.items():
        if layers:
            np.testing.assert_allclose(getattr(flow, name), np.stack(layers), atol=2e-5, err_msg=name)
    assert {name for name, layers in expected.items() if layers} == {
        "translator": {"encoder", "decoder", "cross", "stay"},
        "classifier": {"encoder"},
        "generator": {"decoder"},
    }[task]


@kinds
@designs
def test_shares_are_those_of_the_product_of_the_layers(task: str, choices: dict[str, Any]) -> None:
    model = MADE[task](**choices)
    flow, step = flow_of(model), step_of(flow := flow_of(model))
    n, t = len(flow.source_tokens), len(flow.read_tokens)
    mixed = np.eye(n + t)
    for layer in flow.encoder:
        mixed[:n, :n] = layer @ mixed[:n, :n]
    for own, across, stay in zip(flow.decoder, flow.cross, flow.stay, strict=True):
        mixed = np.block([[np.eye(n), np.zeros((n, t))], [across, stay[:, None] * own]]) @ mixed
    row = flow.pool @ mixed if step is None else mixed[n + step]
    shares = flow.shares(step)
    np.testing.assert_allclose(shares["source"], row[:n], atol=1e-6)
    np.testing.assert_allclose(shares["target"], row[n : n + len(shares["target"])], atol=1e-6)
    assert len(shares["target"]) == (0 if step is None else step + 1)
    assert sum(float(side.sum()) for side in shares.values()) == pytest.approx(1, abs=1e-6)
    why = core.attribute(
        model,
        TEXT,
        method="flow",
        **({"label": None} if step is None else {"step": step, "target": TARGET}),
    )
    for side in ("source", "target"):
        np.testing.assert_allclose(getattr(why, side), shares[side], atol=1e-5)


@kinds
@designs
def test_rows_and_every_depth_sum_to_one(task: str, choices: dict[str, Any]) -> None:
    flow = flow_of(MADE[task](**choices))
    edges = {name: getattr(flow, name) for name in ("encoder", "decoder", "cross", "stay", "pool")}
    assert all((one >= 0).all() for one in edges.values())
    np.testing.assert_allclose(flow.encoder.sum(-1), 1)
    np.testing.assert_allclose(flow.decoder.sum(-1), 1)
    np.testing.assert_allclose(flow.cross.sum(-1) + flow.stay, 1)
    assert all(((one >= 0) & (one <= 1)).all() and one.any() for one in flow.feed_forward.values())
    for step in range(len(flow.read_tokens)) if flow.read_tokens else [None]:
        route = flow.route(step, at_least=0)
        assert route.carried == pytest.approx(1)
        by_depth: dict[tuple[str, int], float] = {}
        for node in route.nodes:
            by_depth[node.stack, node.depth] = by_depth.get((node.stack, node.depth), 0.0) + node.share
        across = [by_depth.get(("encoder", depth), 0.0) for depth in range(len(flow.encoder) + 1)]
        np.testing.assert_allclose(across, across[0])
        for depth in range(len(flow.decoder)):
            passed = sum(edge.share for edge in route.edges if edge.map == "cross" and edge.layer >= depth)
            assert by_depth["decoder", depth] + passed == pytest.approx(1)


@kinds
def test_a_higher_threshold_shows_a_subset(task: str) -> None:
    flow = flow_of(MADE[task]())
    step = step_of(flow)
    before = flow.route(step, 0.0)
    for at_least in (0.001, 0.01, 0.04, 0.2, 1.0):
        route = flow.route(step, at_least)
        assert set(route.edges) <= set(before.edges)
        assert set(route.nodes) <= set(before.nodes)
        assert route.carried <= before.carried + 1e-9
        assert all(edge.share >= at_least for edge in route.edges)
        before = route
    at = flow.threshold(step, 0.6)
    assert flow.route(step, at).carried >= 0.6
    assert flow.route(step, np.nextafter(at, 1)).carried < 0.6


@pytest.mark.parametrize("task", ["translator", "classifier"])
def test_routes_lead_to_the_state_of_a_chosen_token(task: str) -> None:
    """As for an encoder without a head: the product of its layers, row by row."""
    flow = flow_of(MADE[task]())
    mixed = np.eye(len(flow.source_tokens))
    for layer in flow.encoder:
        mixed = layer @ mixed
    alone = replace(flow, pool=np.zeros(0), read_tokens=(), written=())  # an encoder that answers nothing
    for place, row in enumerate(mixed):
        shares = flow.shares(token=place)
        np.testing.assert_allclose(shares["source"], row, atol=1e-6)
        assert not shares["target"].any()
        route = flow.route(token=place, at_least=0)
        assert route.written == flow.source_tokens[place]
        assert route.carried == pytest.approx(1)
        assert {edge.map for edge in route.edges} == {"encoder"}
        assert flow.route(at_least=flow.threshold(token=place), token=place).carried >= 0.75
        np.testing.assert_array_equal(alone.shares(token=place)["source"], shares["source"])
        assert alone.route(token=place) == flow.route(token=place)
    with pytest.raises(InputError, match="answers nothing; follow a token of the text"):
        alone.shares()


@kinds
def test_without_an_output_projection_every_word_keeps_itself(task: str) -> None:
    model = MADE[task]()
    with torch.no_grad():
        for name, weight in model.module.named_parameters():
            if "w_output" in name:
                weight.zero_()
    flow = flow_of(model)
    for own in (*flow.encoder, *flow.decoder):
        np.testing.assert_array_equal(own, np.eye(len(own)))
    assert (flow.stay == 1).all()
    assert not flow.cross.any()
    for named in flow.heads.values():
        assert (named == -1).all()


def test_masked_padded_and_later_places_give_nothing() -> None:
    model = own_translator()
    flow = flow_of(model, edits=Edits(source_pads=2, target_pads=3, mask=(("cross", None, 1, False),)))
    assert not flow.encoder[:, :-2, -2:].any()
    assert not flow.cross[:, :, -2:].any()
    assert not flow.cross[:, :, 1].any()
    assert not np.triu(flow.decoder, 1).any()
    plain = flow_of(model)
    assert len(flow.read_tokens) == len(plain.read_tokens)
    np.testing.assert_allclose(flow_of(model, edits=Edits(target_pads=3)).decoder, plain.decoder, atol=1e-6)
    classified = flow_of(own_classifier(), edits=Edits(source_pads=2))
    assert not classified.pool[-2:].any()
    assert not classified.shares()["source"][-2:].any()


@pytest.mark.parametrize("task", ["translator", "generator"])
def test_what_is_written_later_changes_nothing(task: str) -> None:
    model = MADE[task]()
    ids = [step.id for step in model.trace(TEXT, target=TARGET).steps][:4]
    for other in ([7, 9], [11]):
        whole, early = (flow_of(model, target=target) for target in ([*ids, *other], ids))
        for side, share in early.shares(3).items():
            np.testing.assert_allclose(whole.shares(3)[side], share, atol=1e-6)


def test_projection_does_not_know_the_basis_and_distance_does() -> None:
    draw = np.random.default_rng(3)
    parts, whole = draw.normal(size=(5, 7, 11)), draw.normal(size=(7, 11))
    turn, _ = np.linalg.qr(draw.normal(size=(11, 11)))
    projection, distance = (
        [nearness(one.copy(), y, measure) for one, y in ((parts, whole), (parts @ turn, whole @ turn))]
        for measure in ("projection", "distance")
    )
    np.testing.assert_allclose(*projection, atol=1e-12)
    assert np.abs(distance[0] - distance[1]).max() > 0.1


def test_a_silenced_head_brings_nothing() -> None:
    model, off = own_translator(), (("encoder", 1, 2), ("decoder", 0, 1), ("cross", 2, 4))
    flow = flow_of(model, edits=Edits(heads_off=off))
    for name, layers in reference(model, flow, off).items():
        np.testing.assert_allclose(getattr(flow, name), np.stack(layers), atol=2e-5)
    for name, layer, head in off:
        assert not (flow.heads[name][layer] == head).any()
        assert (flow.heads[name][layer] >= 0).any()


def test_the_strongest_head_is_named() -> None:
    """With the other heads of a layer silent an edge has one head, and all of what is brought is its own."""
    model = own_translator()
    others = [("cross", 1, head) for head in range(5) if head != 3]
    flow = flow_of(model, edits=Edits(heads_off=tuple(others)))
    named = flow.heads["cross"][1]
    assert set(named[flow.cross[1] >= 0.004].tolist()) == {3}
    assert (named[flow.cross[1] < 0.004] == -1).all()
    np.testing.assert_array_equal(flow.head_shares["cross"][1], named == 3)
    line = next(edge for edge in flow.route(2, 0.0).edges if edge.map == "cross" and edge.layer == 1 and edge.head == 3)
    assert line.head_share == 1


@kinds
def test_chunks_of_any_size_agree(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = flow_of(MADE[task](norm="post"))
    monkeypatch.setattr(mixing, "_CHUNK_BYTES", 4_000)
    pieces = flow_of(MADE[task](norm="post"))
    for name in ("encoder", "decoder", "cross", "stay", "pool"):
        np.testing.assert_allclose(getattr(pieces, name), getattr(whole, name), atol=1e-12)
    for name, named in whole.heads.items():
        np.testing.assert_array_equal(pieces.heads[name], named)


def test_memory_stays_small_at_the_longest_texts() -> None:
    """All parts at once would take 8 bytes for each of 256 * 256 * 256 numbers: 134 MB."""
    draw, size = np.random.default_rng(1), 256
    states = draw.normal(size=(3, size, 256))
    layer = SubLayer("encoder.0.self", states[0], states[1], states[2], None)
    heads = Heads(*(draw.normal(size=shape) for shape in ((8, size, size), (8, size, 32), (8, 32, 256), (256,))))
    tracemalloc.start()
    try:
        attention_edges(layer, heads, "distance")
        assert tracemalloc.get_traced_memory()[1] < 32e6
    finally:
        tracemalloc.stop()


def test_results_show_themselves() -> None:
    for made in MADE.values():
        flow = flow_of(made())
        step = step_of(flow)
        rows = flow.to_rows()
        assert sum(row["share"] for row in rows if row["map"] in ("encoder", "decoder", "cross", "stay", "pool")) > 1
        assert flow.to_json()["source_tokens"] == list(flow.source_tokens)
        route = flow.route(step)
        assert len(route.to_rows()) == len(route.to_json()["edges"]) == len(route.edges)
        assert len(repr(flow)) < 400
        assert f"carry {route.carried:.0%}" in repr(route)
        assert flow == flow_of(made())


def test_bad_questions_get_one_sentence() -> None:
    model = own_translator()
    flow = flow_of(model)
    for bad in (None, -1, len(flow.read_tokens), 1.5, "2", True):
        with pytest.raises(InputError, match=r"^There is no step .*; the steps of this run are 0 to \d+\.$"):
            flow.route(bad)
    for bad in (-1, len(flow.source_tokens), 0.5, "0"):
        with pytest.raises(InputError, match=r"^token is .*; it must be a whole number from 0 to \d+\.$"):
            flow.route(token=bad)
    with pytest.raises(InputError, match="Follow the step 1 or the token 0, not both"):
        flow.route(1, token=0)
    with pytest.raises(InputError, match="has no encoder; follow a step"):
        flow_of(MADE["generator"]()).threshold(token=0)
    with pytest.raises(InputError, match="classifies and has no step 0"):
        flow_of(own_classifier()).shares(0)
    for call in (flow.route, flow.threshold):
        for bad in (-0.1, 1.1, "much", float("nan"), None):
            with pytest.raises(InputError, match="must be a share from 0 to 1"):
                call(0, bad)
    for ask in (flow_of, lambda model, **options: core.attribute(model, TEXT, step=0, method="flow", **options)):
        with pytest.raises(InputError, match="measure is 'norm'; choose from distance, projection"):
            ask(model, measure="norm")
    with pytest.raises(InputError, match=r"^NaN: .*Undo it\.$"):
        flow_of(model, edits=Edits(bugs=("empty-row-nan",)))
    with pytest.raises(InputError, match="This text is blank"):
        core.flow(model, " \u200b")
    with pytest.raises(InputError, match="Give a loaded model"):
        core.flow("en-de", TEXT)
    with core.limited(should_stop=lambda: "The visitor left."), pytest.raises(StoppedError, match="visitor left"):
        flow_of(model)


@pytest.mark.parametrize("bug", ["no-causal-mask", "softmax-axis"])
@pytest.mark.parametrize("task", MADE)
def test_a_run_whose_rows_see_later_ones_has_no_flow_for_all_steps(task: str, bug: str) -> None:
    if task == "classifier":
        assert flow_of(own_classifier(), edits=Edits(bugs=(bug,))).shares()["source"].sum() == pytest.approx(1)
        return
    with pytest.raises(InputError, match=r"^Here a row sees what is written after it.*Undo that change\.$"):
        flow_of(MADE[task](), edits=Edits(bugs=(bug,)))
    why = core.attribute(MADE[task](), TEXT, step=1, method="flow", edits=Edits(bugs=(bug,)))  # of the run up to there
    assert why.all.sum() == pytest.approx(1, abs=1e-6)


def test_a_model_that_shows_its_weights_only_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NativeModel, "shows_values", False)
    with pytest.raises(InputError, match=r"keeps its values to itself; choose another model\.$"):
        core.flow(own_translator(), TEXT)
