"""Models spread over the memory and the disk by accelerate: what they say is what they say whole."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

import core
from tests.core.tracers.test_devices import assert_close
from tests.hub import KINDS, device_map_of, save_hub_model, save_later_model
from viz_app import cli

TEXT = "Two dogs run."
FAMILIES = ("bert",)
EXPLAINED = ("marian", "bert", "gpt2")
LONG = (
    "gpt2",
    "marian",
    "t5",
    "llama",
    "gemma2",
    "bart",
    "roberta",
    "distilbert",
    "modernbert",
    "albert",
    "gpt_neox",
    "cohere",
    "granite",
    "qwen3",
)
Answer = Callable[[Any], Any]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    made: dict[str, Path] = {}

    def folder(kind: str) -> Path:
        if kind not in made:
            save = save_hub_model if kind in KINDS else save_later_model
            made[kind] = save(kind, tmp_path_factory.mktemp(kind) / kind)
        return made[kind]

    return folder


def answers_of(model: Any) -> dict[str, Any]:
    """What is read of a model: its run and its inside, its weights, and what gradients say."""
    writes = model.task in ("translator", "generator")
    chosen = {"decoding": core.Decoding(max_tokens=4)} if writes else {}
    head = core.HeadName("decoder" if writes else "encoder", 1, 0)
    step = {"step": 1} if writes else {}
    return {
        "trace": model.trace(TEXT, details=True, **chosen),
        "a head off": model.trace(TEXT, edits=core.Edits(heads_off=(head,)), **chosen),
        "a cell masked": model.trace(TEXT, edits=core.Edits(mask=(core.MaskEdit(head.map, None, 1, False),)), **chosen),
        "head effects": core.head_effects(model, TEXT, **({"target": "Ein Hund."} if writes else {})),
        "flow": core.flow(model, TEXT),
        "parts": core.logit_parts(model, TEXT, **step) if writes else None,
        # Each of their many readings fetches the weights from the disk.
        "explanations": core.attributions(model, TEXT, **step) if model.name in EXPLAINED else None,
        "tokens": model.token_table(),
        "weights": core.survey(model, [TEXT]).about["weights_sha256"],
    }


@pytest.mark.parametrize("kind", [*FAMILIES, *(pytest.param(kind, marks=pytest.mark.long) for kind in LONG)])
def test_a_spread_model_says_the_same(kind: str, saved: Callable[[str], Path]) -> None:
    whole = core.load(saved(kind))
    spread = core.load(saved(kind), device_map=device_map_of(whole.module, "cpu", "disk", "cpu", "disk"))
    assert any(one.is_meta for one in spread.module.parameters())
    assert spread.weights == whole.weights
    found = answers_of(spread)
    for what, answer in answers_of(whole).items():
        assert_close(answer, found[what], f"{kind}: {what}")
    assert any(one.is_meta for one in spread.module.parameters()), "weights stay on the disk"


def test_all_of_a_model_on_the_disk(saved: Callable[[str], Path]) -> None:
    model = core.load(saved("gpt2"), device_map={"": "disk"}, dtype="bfloat16")
    assert all(one.is_meta for one in model.module.parameters())
    assert repr(model) == "HubModel('gpt2': a generator spread over several devices, 0.0313 MB as bfloat16)"
    assert_close(core.load(saved("gpt2"), dtype="bfloat16").trace(TEXT), model.trace(TEXT))
    with pytest.raises(core.InputError, match="cannot be copied; load it again"):
        model.__getstate__()


def test_auto_on_a_machine_with_one_device_spreads_nothing(saved: Callable[[str], Path]) -> None:
    model = core.load(saved("gpt2"), device_map="auto")
    assert repr(model).endswith(": a generator on cpu, 0.0625 MB as float32)") or torch.cuda.is_available()


WRONG = {
    "both": ({"device": "cpu", "device_map": "auto"}, "There are a device, 'cpu', and a device_map; give one of them."),
    "no name": ({"device_map": "disk"}, "device_map is 'disk'; give auto, balanced, balanced_low_0, sequential, or "),
    "no map": ({"device_map": 3}, "device_map is 3; give auto"),
    "empty": ({"device_map": {}}, "device_map is {}; give auto"),
    "no device": ({"device_map": {"": "tpu"}}, "There is no device 'tpu' on this machine"),
    "no number": ({"device_map": {"": 99}}, "There is no device 'cuda:99' on this machine"),
    "no part": (
        {"device_map": {"body": "cpu"}},
        "the device_map names 'body', which it has not; its parts are transformer, lm_head.",
    ),
    "too few parts": ({"device_map": {"lm_head": "disk"}}, "or the device_map is wrong: "),
    "no kind": ({"dtype": "int8"}, "dtype is 'int8'; choose from float32, bfloat16, auto."),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_spread(what: str, saved: Callable[[str], Path]) -> None:
    choices, said = WRONG[what]
    with pytest.raises((core.InputError, core.CheckpointError), match=re.escape(said)) as problem:
        core.load(saved("gpt2"), **choices)
    assert "\n" not in str(problem.value)


def test_weights_that_are_computed_cannot_lie_on_the_disk(saved: Callable[[str], Path]) -> None:
    with pytest.raises(core.CheckpointError, match=r"embed_positions\.weight is in no file of its weights"):
        core.load(saved("marian"), device_map={"": "disk"})


def test_without_accelerate_there_is_one_sentence(
    saved: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "core.tracers.hugging_face.placing.find_spec", lambda name: None if name == "accelerate" else found(name)
    )
    with pytest.raises(
        core.InputError, match=r"needs the library accelerate; install it with pip install -e '\.\[hub\]'"
    ):
        core.load(saved("gpt2"), device_map="auto")


def test_our_own_models_take_no_device_map() -> None:
    if core.catalogue():
        with pytest.raises(core.InputError, match="fits one device; leave device_map out"):
            core.load(core.catalogue()[0], device_map="auto")


def test_commands_take_the_kind_of_numbers(saved: Callable[[str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["classify", TEXT, "--model", str(saved("bert")), "--dtype"]
    assert [cli.run([*asked, kind]) for kind in ("bfloat16", "int8")] == [0, 2]
    said = capsys.readouterr()
    assert said.out.startswith(core.load(saved("bert"), dtype="bfloat16").classify(TEXT).label)
    assert said.err.endswith("glassformer: dtype is 'int8'; choose from float32, bfloat16, auto.\n")
