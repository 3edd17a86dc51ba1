"""A GPU allocated call by call, with a ``spaces`` that entries this machine."""

import importlib
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

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
