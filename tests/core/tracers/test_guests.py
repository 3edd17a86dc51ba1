"""A loaded model is a guest of its process: it takes one thread while it runs, and can be copied and sent elsewhere."""

import copy
import logging
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis import lens
from tests.core.tiny import own_classifier, own_generator, own_translator
from tests.hub import save_hub_model, save_later_model

TEXT = "A man rides a bike."
RUNS: dict[str, tuple[str, Callable[[Any], Any]]] = {  # what a program calls, and the kind of model
    "translate": ("translator", lambda model: model.translate(TEXT)),
    "trace": ("translator", lambda model: model.trace(TEXT)),
    "beam": ("translator", lambda model: model.trace(TEXT, decoding=core.Decoding(beam=2))),
    "head_effects": ("translator", lambda model: core.head_effects(model, TEXT)),
    "attribute": ("translator", lambda model: core.attribute(model, TEXT, step=0, method="integrated-gradients")),
    "attributions": ("translator", lambda model: core.attributions(model, TEXT, step=0)),
    "patch": ("translator", lambda model: core.patch(model, TEXT, "A woman rides a bike.", step=0)),
    "word_lens": ("translator", lambda model: lens.word_lens(model, model.trace(TEXT))),
    "classify": ("classifier", lambda model: model.classify(TEXT)),
    "deletion_test": (
        "classifier",
        lambda model: core.deletion_test(model, [core.attribute(model, TEXT, method="leave-one-out")], seeds=(1, 2)),
    ),
    "hub trace": ("marian", lambda model: model.trace(TEXT)),
    "hub translate": ("marian", lambda model: model.translate(TEXT)),
    "hub generate": ("gpt2", lambda model: model.generate("A man", decoding={"max_tokens": 2})),
    "hub score": ("gpt2", lambda model: model.score("A man rides")),
}


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("hub")
    places = {"translator": "en-de", "classifier": "sentiment"}
    places["marian"] = str(save_hub_model("marian", folder / "marian"))
    places["gpt2"] = str(save_later_model("gpt2", folder / "gpt2"))
    return {name: core.load(place, device="cpu") for name, place in places.items()}


@pytest.fixture
def two_threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    yield
    torch.set_num_threads(before)


@pytest.mark.usefixtures("two_threads")
@pytest.mark.parametrize("name", RUNS)
def test_a_run_takes_one_thread_and_leaves_the_process_its_own(name: str, models: dict[str, Any]) -> None:
    kind, run = RUNS[name]
    taken: set[int] = set()
    handles = [
        module.register_forward_pre_hook(lambda *_: taken.add(torch.get_num_threads()))
        for module in models[kind].module.modules()
    ]
    try:
        run(models[kind])
    finally:
        for handle in handles:
            handle.remove()
    assert taken == {1}
    assert torch.get_num_threads() == 2


@pytest.mark.usefixtures("two_threads")
def test_loading_and_an_error_leave_the_number_of_threads(models: dict[str, Any]) -> None:
    core.load("sentiment", device="cpu")
    with pytest.raises(core.InputError):
        models["translator"].translate("")
    assert torch.get_num_threads() == 2


@pytest.mark.parametrize("kind", ["translator", "classifier", "marian", "gpt2"])
def test_a_model_that_has_worked_can_be_copied_and_pickled(kind: str, models: dict[str, Any]) -> None:
    model = models[kind]
    before = model.trace(TEXT, decoding={"max_tokens": 3} if kind == "gpt2" else None)
    for again in (copy.deepcopy(model), pickle.loads(pickle.dumps(model))):  # noqa: S301 - made here
        after = again.trace(TEXT, decoding={"max_tokens": 3} if kind == "gpt2" else None)
        assert after.output == before.output
        for name, shown in before.attention.items():
            np.testing.assert_allclose(after.attention[name].weights, shown.weights, atol=1e-6)


def test_loading_draws_no_bar_unless_somebody_listens(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = save_hub_model("bert", tmp_path / "bert")
    capfd.readouterr()
    core.load(folder, device="cpu")
    assert capfd.readouterr() == ("", "")
    listener = logging.getLogger("core.tracers.hugging_face")
    listener.setLevel(logging.INFO)
    try:
        core.load(folder, device="cpu")
    finally:
        listener.setLevel(logging.NOTSET)
    assert "Loading weights" in capfd.readouterr().err


def test_the_server_may_keep_one_thread() -> None:
    text = (Path(core.__file__).parent.parent / "viz_app" / "app.py").read_text(encoding="utf-8")
    assert "use_one_thread()" in text


ANY: dict[str, Any] = {
    "mask": (("decoder", None, 0, False),),
    "heads_off": (("decoder", 0, 0),),
    "positions": "off",
    "source_pads": 1,
    "target_pads": 1,
    "left_out": (1,),
    "bugs": ("no-scale",),
    "fill": "-1e9",
}


@pytest.mark.parametrize("kind", ["translator", "classifier", "generator", "marian", "gpt2", "deberta"])
def test_a_model_takes_what_it_does_not_refuse(kind: str, tmp_path: Path) -> None:
    own = {"translator": own_translator, "classifier": own_classifier, "generator": own_generator}
    save = save_hub_model if kind == "marian" else save_later_model
    model = own[kind]() if kind in own else core.load(str(save(kind, tmp_path)), device="cpu")
    stack = "encoder" if model.task == "classifier" else "decoder"
    for name, value in ANY.items():
        if name in ("mask", "heads_off"):
            value = ((stack, *value[0][1:]),)
        edits, refused = core.Edits(**{name: value, "padding_side": "left"}), False
        try:
            model.check_edits(edits)
            model.trace(TEXT, edits=edits)
        except core.InputError:
            refused = True
        assert (name in model.edits_taken) != refused, name
