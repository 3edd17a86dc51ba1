"""A GPU allocated call by call, with a ``spaces`` that entries this machine."""

import importlib
import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gradio.context import LocalContext

import core
from viz_app import app
from viz_app.handlers.models import Run
from viz_app.server import zerogpu
from viz_app.server.models import Models


class ZeroGpu(ModuleType):
    """``spaces`` as it is on ZeroGPU: what goes into a call and comes out of it crosses to another process."""

    def __init__(self) -> None:
        super().__init__("spaces")
        self.calls: list[tuple[Any, ...]] = []
        self.free = True

    def GPU(self, task: Callable[..., Any], *, duration: int) -> Callable[..., Any]:  # noqa: N802
        def remote(*arguments: Any) -> Any:
            if not self.free:
                raise RuntimeError("GPU quota exceeded")
            self.calls.append(arguments)
            return pickle.loads(pickle.dumps(task(*pickle.loads(pickle.dumps(arguments)))))  # noqa: S301

        return remote


@pytest.fixture
def spaces(monkeypatch: pytest.MonkeyPatch) -> Iterator[ZeroGpu]:
    spaces = ZeroGpu()
    monkeypatch.setitem(sys.modules, "spaces", spaces)
    importlib.reload(zerogpu)
    yield spaces
    monkeypatch.delitem(sys.modules, "spaces")
    importlib.reload(zerogpu)


def models_of(folder: Path) -> Models:
    return Models(app.catalogue_entries([str(folder / "en-de"), str(folder / "sentiment")]))


def test_every_run_uses_it_and_says_the_same(spaces: ZeroGpu, tiny_checkpoints: Path) -> None:
    models, details = models_of(tiny_checkpoints), (("details", ("decoder.0.cross.scores",)),)
    remote = models.trace(Run("en-de", "A man rides a bike.", details))
    assert spaces.calls == [(str(tiny_checkpoints / "en-de"), "A man rides a bike.", dict(details))]
    own = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace("A man rides a bike.", **dict(details))
    assert remote.output == own.output
    np.testing.assert_allclose(remote.attention["cross"].weights, own.attention["cross"].weights, atol=1e-6)
    np.testing.assert_allclose(
        remote.details["decoder.0.cross.scores"], own.details["decoder.0.cross.scores"], atol=1e-5
    )


def test_the_server_keeps_its_own_models_on_the_cpu(spaces: ZeroGpu, tiny_checkpoints: Path) -> None:
    assert models_of(tiny_checkpoints).get("sentiment").device.type == "cpu"


def test_a_refusal_crosses_over_as_its_sentence(spaces: ZeroGpu, tiny_checkpoints: Path) -> None:
    with pytest.raises(core.InputError, match="128 fit"):
        models_of(tiny_checkpoints).trace(Run("en-de", "word " * 200))
    assert len(spaces.calls) == 1


def test_without_a_free_gpu_the_cpu_answers(
    spaces: ZeroGpu, tiny_checkpoints: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spaces.free = False
    assert models_of(tiny_checkpoints).trace(Run("sentiment", "A gorgeous, witty film.")).scores
    assert "quota exceeded" in caplog.text


def test_elsewhere_nothing_is_wrapped(tiny_checkpoints: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ModuleType("spaces")
    plain.GPU = lambda task, **_: task  # as the package is on every other Space
    for installed in (None, plain):
        monkeypatch.setitem(sys.modules, "spaces", installed)
        importlib.reload(zerogpu)
        assert not zerogpu.is_available()
        assert all(entry.remote_run is None for entry in models_of(tiny_checkpoints).entries.values())


def test_it_sees_the_request_of_a_question_of_the_page(spaces: ZeroGpu) -> None:
    scope, blocks = {"type": "http", "headers": [(b"x-ip-token", b"mine")]}, object()
    with zerogpu.asked_in(scope, blocks):
        assert LocalContext.request.get().headers["x-ip-token"] == "mine"
        assert LocalContext.blocks.get() is blocks
    assert LocalContext.request.get(None) is LocalContext.blocks.get(None) is None


def test_elsewhere_it_sees_none() -> None:
    with zerogpu.asked_in({"type": "http", "headers": []}, object()):
        assert LocalContext.request.get(None) is None


@pytest.mark.long
def test_the_real_package_charges_the_visitor_and_the_queue_has_places(tiny_checkpoints: Path) -> None:
    command = [sys.executable, "-m", "tests.hosting.on_zerogpu", str(tiny_checkpoints / "en-de")]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    said = json.loads(ran.stdout.splitlines()[-1])
    assert said["told"] == ["page", "program"]
    own = core.load(str(tiny_checkpoints / "en-de"), device="cpu")
    assert said["page"] == own.translate("Two men ride a bike.")
    assert said["program"] == own.translate("Two dogs sleep.")
    assert said["queue"] > 256
