"""Models on a device of CUDA say what they say on the CPU.

Left out where there is none. It needs few libraries, and not even the other tests' settings::

    python -m pytest --noconftest tests/gpu
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import torch

try:
    import jaxtyping  # noqa: F401
except ImportError:  # shapes in signatures mean nothing to a machine that has torch and transformers alone
    sys.path.append(str(Path(__file__).parents[2] / "viz_app" / "static" / "stand_ins"))

import core
from core.tracers.hugging_face.capture import watching
from core.tracers.hugging_face.outputs import run_seen
from tests.core.tiny import own_classifier, own_generator, own_translator
from tests.core.tracers.test_devices import (
    ANY,
    CLASSIFIED,
    CLASSIFIER,
    TRANSLATOR,
    WRITTEN,
    Answer,
    assert_close,
    decoded,
    placed,
)
from tests.hub import CLASSIFIERS, TRANSLATORS, device_map_of, save_hub_model, save_later_model

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="there is no device of CUDA")]
TEXT = "Two dogs run."
LATER = ("gpt2", "llama", "gemma2", "gpt_neox", "modernbert", "albert")
FAMILIES = (*TRANSLATORS, *CLASSIFIERS, *LATER)
OFF = core.HeadName("decoder", 1, 0)
CHANGES: dict[str, core.Edits] = {
    "a head off": core.Edits(heads_off=(OFF,)),
    "cells masked": core.Edits(mask=(core.MaskEdit("decoder", None, 1, False),)),
    "a cell allowed": core.Edits(mask=(core.MaskEdit("decoder", 0, 1, True),)),
    "no causal mask": core.Edits(bugs=("no-causal-mask",)),
    "softmax over the queries": core.Edits(bugs=("softmax-axis",)),
}


@pytest.fixture(scope="session")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Any:
    made: dict[str, Path] = {}

    def folder(kind: str) -> Path:
        if kind not in made:
            save = save_hub_model if kind in (*TRANSLATORS, *CLASSIFIERS) else save_later_model
            made[kind] = save(kind, tmp_path_factory.mktemp(kind) / kind)
        return made[kind]

    return folder


def traced(model: Any, edits: core.Edits | None = None, **choices: Any) -> core.Trace:
    written = {} if model.task in ("classifier", "encoder") else {"decoding": core.Decoding(max_tokens=7)}
    return model.trace(TEXT, edits=edits, **written, **choices)


@pytest.mark.parametrize("what", TRANSLATOR)
def test_our_translator(what: str) -> None:
    """Numbers differ by 1e-4 at most, ids and texts by nothing."""
    assert_close(TRANSLATOR[what](own_translator()), TRANSLATOR[what](placed(own_translator(), "cuda")))


@pytest.mark.parametrize("what", CLASSIFIER)
def test_our_classifier(what: str) -> None:
    assert_close(CLASSIFIER[what](own_classifier()), CLASSIFIER[what](placed(own_classifier(), "cuda")))


@pytest.mark.parametrize("edits", [core.Edits(), *CHANGES.values()], ids=["as it is", *CHANGES])
def test_our_generator(edits: core.Edits) -> None:
    assert_close(decoded(edits)(own_generator()), decoded(edits)(placed(own_generator(), "cuda")))


@pytest.mark.parametrize("kind", FAMILIES)
def test_models_of_others(kind: str, saved: Any) -> None:
    here, there = (core.load(saved(kind), device=device) for device in ("cpu", "cuda"))
    answers: dict[str, Answer] = {"trace": traced, "details": lambda model: traced(model, details=model.shows_inside)}
    if kind in TRANSLATORS:
        answers |= ANY | WRITTEN
    elif kind in CLASSIFIERS:
        answers |= ANY | CLASSIFIED
    for what, answer in answers.items():
        assert_close(answer(here), answer(there), f"{kind}: {what}")


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("kind", ["gpt2", "llama", "t5", "marian"])
def test_changes_of_models_of_others(kind: str, change: str, saved: Any) -> None:
    here, there = (core.load(saved(kind), device=device) for device in ("cpu", "cuda"))
    assert_close(traced(here, CHANGES[change]), traced(there, CHANGES[change]), f"{kind}: {change}")


@pytest.mark.parametrize("kind", ["gpt2", "llama", "bert", "t5"])
def test_bfloat16_is_that_of_transformers(kind: str, saved: Any) -> None:
    """Half the memory, and weights that differ from the library's by a few of their last digits: by 0.03 at most."""
    whole, half = (core.load(saved(kind), device="cuda", dtype=dtype) for dtype in ("float32", "bfloat16"))
    assert (half.weights[1], half.device.type) == ("bfloat16", "cuda")
    assert half.weights[0] < 0.6 * whole.weights[0]  # ids of positions stay whole numbers
    ids = torch.tensor([half.source_ids(TEXT)], device="cuda")
    inputs = {"input_ids": ids} | ({"decoder_input_ids": ids[:, :3]} if kind == "t5" else {})
    name = "decoder" if half.task == "generator" else "encoder"
    with torch.no_grad():
        found = run_seen(half.module, inputs, hidden=False).layers(name)
        half.module.set_attn_implementation("eager")
        answer = half.module(**inputs, output_attentions=True)
    expected = answer.encoder_attentions if kind == "t5" else answer.attentions
    for one, other in zip(found, expected, strict=True):
        assert (one.float() - other.float()).abs().max() < 0.03


@pytest.mark.parametrize("kind", ["gpt2", "llama", "bert", "t5"])
def test_a_model_spread_over_the_gpu_the_memory_and_the_disk(kind: str, saved: Any) -> None:
    pytest.importorskip("accelerate")
    here = core.load(saved(kind), device="cpu")
    there = core.load(saved(kind), device_map=device_map_of(here.module, "cuda:0", "cuda:0", "cpu", "disk"))
    assert there.device.type == "cuda"
    for edits in (core.Edits(), core.Edits(heads_off=(core.HeadName(next(iter(traced(here).attention)), 1, 0),))):
        assert_close(traced(here, edits), traced(there, edits))
    assert_close(here.token_table(), there.token_table())


@pytest.mark.parametrize("kind", ["gpt2", "llama"])
def test_layers_that_compute_on_two_devices_show_their_tensors_on_one(kind: str, saved: Any) -> None:
    accelerate = pytest.importorskip("accelerate")
    here, there = (core.load(saved(kind), device="cpu") for _ in range(2))
    spread = device_map_of(there.module, "cpu", "cpu", "cuda:0", "cpu")
    accelerate.dispatch_model(there.module, spread, main_device="cpu")
    devices = set()

    def look(name: str, tensor: torch.Tensor) -> torch.Tensor:
        devices.add(str(tensor.device))
        return tensor

    with watching(look):
        there.module(input_ids=torch.tensor([[1, 2, 3]]))
    assert devices == {"cpu"}
    assert {str(one.device) for one in there.module.parameters()} == {"cpu", "cuda:0"}
    for edits in (core.Edits(), *CHANGES.values()):
        assert_close(traced(here, edits), traced(there, edits))


def test_two_models_share_the_gpu(saved: Any) -> None:
    kinds = ("gpt2", "t5")
    expected = [traced(core.load(saved(kind), device="cpu")) for kind in kinds]
    models = [core.load(saved(kind), device="cuda") for kind in kinds]
    with ThreadPoolExecutor(8) as pool:
        for index, found in enumerate(pool.map(lambda index: traced(models[index % 2]), range(24))):
            assert_close(expected[index % 2], found)


def test_what_does_not_fit_is_said_in_one_sentence(saved: Any) -> None:
    torch.cuda.empty_cache()
    torch.cuda.set_per_process_memory_fraction(1e-6)
    try:
        with pytest.raises(
            core.InputError, match=r"takes .* MB as float32, which cuda has not free; load it with dtype"
        ):
            core.load(saved("gpt2"), device="cuda")
    finally:
        torch.cuda.set_per_process_memory_fraction(1.0)
