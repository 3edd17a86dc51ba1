"""Value zeroing, patching, the lens and steering of Hugging Face models, beside PyTorch's hooks written by hand."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis.attribution.zeroing import distances
from core.analysis.lens import word_lens
from core.tracers.hugging_face.anatomy import anatomy_of
from tests.hub import CLASSIFIERS, TRANSLATORS, save_hub_model, save_later_model

TEXT, OTHER, STEP = "A man rides a bike.", "A man rides a film.", 4
WRITERS = ["gpt2", "llama", "gpt_neox", "gemma2", "marian", "bart", "t5"]
KINDS = [*WRITERS, "bert", "albert", "modernbert"]
Loaded = Callable[[str], core.HubModel]
Change = Callable[[torch.Tensor], torch.Tensor]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Loaded:
    @cache
    def load(kind: str) -> core.HubModel:
        folder = tmp_path_factory.mktemp("inside") / kind
        (save_hub_model if kind in (*TRANSLATORS, *CLASSIFIERS) else save_later_model)(kind, folder)
        return core.load(str(folder), device="cpu")

    return load


def asked(model: core.HubModel) -> dict[str, Any]:
    if model.task == "translator":
        return {"step": STEP, "target": [*range(7, 14)]}
    return {"step": STEP} if model.task == "generator" else {}


def inputs_of(model: core.HubModel, source: Any, read: Any) -> dict[str, torch.Tensor]:
    ids = {"input_ids": torch.tensor([[*(read if model.task == "generator" else source)]])}
    return ids | ({"decoder_input_ids": torch.tensor([[*read]])} if model.task == "translator" else {})


@contextmanager
def changed(model: core.HubModel, stack: str, depth: int, change: Change) -> Iterator[None]:
    """Change the states at a depth by a hook of PyTorch's: 0 is what the first layer reads."""
    anatomy = anatomy_of(model.module)
    part, calls = model.module.get_submodule(anatomy.path(stack, max(depth - 1, 0))), [0]

    def turn() -> bool:
        calls[0] += 1  # ALBERT has one layer, which is called again
        return model.module.config.model_type != "albert" or calls[0] == max(depth, 1)

    def before(_: Any, given: Any) -> Any:
        return (change(given[0]), *given[1:]) if turn() else given

    def after(_: Any, __: Any, out: Any) -> Any:
        if not turn():
            return out
        return (change(out[0]), *out[1:]) if isinstance(out, tuple) else change(out)

    handle = part.register_forward_hook(after) if depth else part.register_forward_pre_hook(before)
    yield
    handle.remove()


@torch.no_grad()
def log_p(model: core.HubModel, source: Any, read: Any) -> torch.Tensor:
    logits = model.module(**inputs_of(model, source, read)).logits[0]
    return (logits if model.task == "classifier" else logits[-1]).log_softmax(-1)


@pytest.mark.parametrize("kind", KINDS)
@torch.no_grad()
def test_a_vector_carried_over_is_put_there_by_a_hook_by_hand(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    given: dict[str, Any] = {}
    if model.task == "classifier":
        base, donor = model.trace(TEXT), model.trace(OTHER)
    else:
        few = core.Decoding(max_tokens=3)
        base, donor = model.trace(TEXT, decoding=few), model.trace(OTHER, decoding=few)
        given = {"step": len(base.steps) - 3, "token": 8, "against": 9}
    found = core.patch(model, base, donor, **given)
    stack = "decoder" if model.task == "generator" else "encoder"
    source = [model.source_ids(TEXT), model.source_ids(OTHER)]
    reads: list[list[int]] = [[], []]
    if given:
        firsts = [model.first_id(text, core.Edits()) for text in (TEXT, OTHER)]
        reads = [
            [first, *(one.id for one in trace.steps[: len(trace.steps) - 3])]
            for first, trace in zip(firsts, (base, donor), strict=True)
        ]
    ids = found.pair.token_id, found.pair.rival_id
    row = next(at for at, other in enumerate(found.pair.partners[stack]) if other >= 0 and at > 2)
    other = found.pair.partners[stack][row]
    for depth in (0, 1, 2):
        states: list[torch.Tensor] = []

        def keep(x: torch.Tensor, states: list[torch.Tensor] = states) -> torch.Tensor:
            states.append(x)
            return x

        def put(x: torch.Tensor, states: list[torch.Tensor] = states) -> torch.Tensor:
            x = x.clone()
            x[:, row] = states[0][:, other]
            return x

        with changed(model, stack, depth, keep):
            log_p(model, source[1], reads[1])
        with changed(model, stack, depth, put):
            expected = log_p(model, source[0], reads[0])[list(ids)]
        np.testing.assert_allclose(found.vectors[stack][depth, row], expected, atol=2e-5)
    one = core.patched(model, base, donor, [f"r.{stack[0]}.1.{row}"], **given)
    np.testing.assert_allclose(one.log_probabilities, found.vectors[stack][1, row], atol=2e-5)
    assert one.output


@pytest.mark.parametrize("kind", ["gpt2", "llama", "marian", "t5", "bert"])
def test_all_heads_of_a_layer_are_carried_one_at_a_time(kind: str, loaded: Loaded) -> None:
    """Carrying each head by itself is what ``patched`` does, and nothing carried over from itself changes."""
    model = loaded(kind)
    few = {} if model.task == "classifier" else {"decoding": core.Decoding(max_tokens=3)}
    base = model.trace(TEXT, **few)
    given = {} if model.task == "classifier" else {"step": len(base.steps) - 1, "token": 8, "against": 9}
    same = core.patch(model, base, base, **given)
    for name, table in (same.vectors | same.outputs).items():
        if model.task == "classifier" or name in same.outputs:
            np.testing.assert_allclose(
                table.reshape(-1, 2), [same.pair.log_probabilities] * (table.size // 2), atol=2e-5
            )


@pytest.mark.parametrize("kind", WRITERS)
def test_each_depth_says_what_the_head_makes_of_its_states(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    few = core.Decoding(max_tokens=3)
    trace = model.trace(TEXT, decoding=few)
    depths = word_lens(model, trace)
    assert len(depths) == 1 + anatomy_of(model.module).depth("decoder")
    for step, own in zip(depths[-1], trace.steps, strict=True):
        assert step.log_probability == pytest.approx(own.log_probability, abs=1e-4)
    read = [model.first_id(TEXT, core.Edits()), *(one.id for one in trace.steps[:-1])]
    # By hand: every layer after the first two writes nothing, so the library's own end reads their states.
    states: list[torch.Tensor] = []
    with saved(model, states):
        log_p(model, model.source_ids(TEXT), read)
    last = anatomy_of(model.module).depth("decoder")
    with changed(model, "decoder", last, lambda _: states[0]):
        expected = log_p(model, model.source_ids(TEXT), read)
    assert depths[2][-1].log_probability == pytest.approx(float(expected[trace.steps[-1].id]), abs=1e-4)


@contextmanager
def saved(model: core.HubModel, states: list[torch.Tensor]) -> Iterator[None]:
    def keep(x: torch.Tensor) -> torch.Tensor:
        states.append(x)
        return x

    with changed(model, "decoder", 2, keep):
        yield


@pytest.mark.parametrize("kind", KINDS)
def test_a_vector_is_added_where_a_hook_by_hand_adds_it(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    stack = "encoder" if model.task == "classifier" else "decoder"
    width = model.module.config.hidden_size
    vector = np.linspace(-1, 1, width).astype("<f4")
    for depth, rows in ((0, None), (1, (2,)), (2, (1, 3))):
        steer = core.Steer(stack, depth, rows, ("vector", vector.tobytes()), 1.5)
        edits = core.Edits(steer=(steer,))

        def add(x: torch.Tensor, rows: Any = rows) -> torch.Tensor:
            x = x.clone()
            x[:, list(range(x.shape[1]) if rows is None else rows)] += 1.5 * torch.tensor(vector)
            return x

        if model.task == "classifier":
            trace = model.trace(TEXT, edits=edits)
            with changed(model, stack, depth, add):
                expected = log_p(model, model.source_ids(TEXT), [])
            found = torch.tensor(trace.classification.probabilities).log()  # type: ignore[union-attr]
            np.testing.assert_allclose(found, expected, atol=2e-5)
            continue
        trace = model.trace(TEXT, decoding=core.Decoding(max_tokens=4), edits=edits)
        read = [model.first_id(TEXT, core.Edits()), *(one.id for one in trace.steps[:-1])]
        with changed(model, stack, depth, add):
            expected = log_p(model, model.source_ids(TEXT), read)
        assert trace.steps[-1].log_probability == pytest.approx(float(expected[trace.steps[-1].id]), abs=5e-5)
        free = [one for one in trace.steps if not one.forced]
        assert all(one.id == one.top[0].id for one in free)  # it was written under the vector


@pytest.mark.parametrize("kind", ["gpt2", "llama", "marian", "t5", "bert", "electra"])
def test_differences_and_tokens_are_vectors_of_the_model(kind: str, loaded: Loaded) -> None:
    model = loaded(kind)
    stack = "encoder" if model.task in ("classifier", "translator") else "decoder"
    last = anatomy_of(model.module).depth(stack)
    source = ("difference", TEXT, OTHER)
    resolved = model.resolved(core.Edits(steer=(core.Steer(stack, last, None, source, 1.0),)))
    vector = np.frombuffer(resolved.steer[0].source[1], "<f4")  # type: ignore[arg-type]
    assert vector.any()
    token = core.Edits(steer=(core.Steer(stack, 0, None, ("token", 9), 1.0),))
    if kind == "electra":
        with pytest.raises(core.InputError, match="steer it by two texts"):
            model.resolved(token)
        return
    found = np.frombuffer(model.resolved(token).steer[0].source[1], "<f4")  # type: ignore[arg-type]
    scale = getattr(model.module.get_encoder(), "embed_scale", 1.0) if kind == "marian" else 1.0
    expected = model.module.get_input_embeddings().weight[9].detach() * scale
    if kind == "bert":
        expected = expected + model.module.bert.embeddings.token_type_embeddings.weight[0].detach()
    np.testing.assert_allclose(found, expected, atol=1e-6)


@pytest.mark.parametrize("kind", KINDS)
@torch.no_grad()
def test_a_layer_without_one_value_is_the_layer_with_a_hook_by_hand(kind: str, loaded: Loaded) -> None:
    """Row by row: one value is zeroed in the projection's output, and the layer's states are compared."""
    model = loaded(kind)
    why = core.attribute(model, TEXT, method="value-zeroing", **asked(model))
    assert float(why.source.sum() + why.target.sum()) == pytest.approx(1, abs=1e-5)
    if kind not in VALUES:
        return
    found = distances(model, why.question)
    stack = "decoder" if why.question.read_ids else "encoder"
    anatomy = anatomy_of(model.module)
    layer = model.module.get_submodule(anatomy.path(stack, 1))
    name, part = VALUES[kind]
    states: list[torch.Tensor] = []
    handle = layer.register_forward_hook(lambda _, __, out: states.append(out[0] if isinstance(out, tuple) else out))
    log_p(model, why.question.source_ids, why.question.read_ids)
    key = 2

    def zero(_: Any, __: Any, out: torch.Tensor) -> torch.Tensor:
        out = out.clone()
        out[:, key, part(out.shape[-1])] = 0
        return out

    # Weights stay as they are: only values lose their numbers, and those of one layer alone are compared.
    by_hand = layer.get_submodule(name).register_forward_hook(zero)
    log_p(model, why.question.source_ids, why.question.read_ids)
    by_hand.remove()
    handle.remove()
    one, other = (state[0].double() for state in states)
    expected = 1 - torch.nn.functional.cosine_similarity(one, other, dim=-1)
    np.testing.assert_allclose(found[stack][1][:, key], expected, atol=2e-6)


VALUES: dict[str, tuple[str, Callable[[int], slice]]] = {
    "gpt2": ("attn.c_attn", lambda width: slice(2 * width // 3, width)),
    "llama": ("self_attn.v_proj", lambda width: slice(0, width)),
    "marian": ("self_attn.v_proj", lambda width: slice(0, width)),
    "t5": ("layer.0.SelfAttention.v", lambda width: slice(0, width)),
    "bert": ("attention.self.value", lambda width: slice(0, width)),
}


def test_what_a_model_does_not_show_is_said_before(tmp_path: Any) -> None:
    save_later_model("mpnet", tmp_path)
    model = core.load(str(tmp_path), device="cpu")
    for ask in (core.patch, core.patched):
        with pytest.raises(core.InputError, match="shows its attention weights only, so no tensor"):
            ask(model, TEXT, OTHER, *([] if ask is core.patch else [["r.e.1.1"]]))
    with pytest.raises(core.InputError, match="keeps its values to itself; choose another model"):
        core.flow(model, TEXT)
    assert "value-zeroing" not in core.methods_of(model)
