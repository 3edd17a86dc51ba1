"""A GPU lent call by call, with a ``spaces`` that lends this machine."""

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
from core.tracers import zerogpu
from viz_app import app
from viz_app.models import Models, Request


class Lender(ModuleType):
    """``spaces`` as it is on ZeroGPU: what goes into a call and comes out of it crosses to another process."""

    def __init__(self) -> None:
        super().__init__("spaces")
        self.calls: list[tuple[Any, ...]] = []
        self.free = True

    def GPU(self, task: Callable[..., Any], *, duration: int) -> Callable[..., Any]:  # noqa: N802
        def lent(*arguments: Any) -> Any:
            if not self.free:
                raise RuntimeError("GPU quota exceeded")
            self.calls.append(arguments)
            return pickle.loads(pickle.dumps(task(*pickle.loads(pickle.dumps(arguments)))))  # noqa: S301

        return lent


@pytest.fixture
def lender(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lender]:
    lender = Lender()
    monkeypatch.setitem(sys.modules, "spaces", lender)
    importlib.reload(zerogpu)
    yield lender
    monkeypatch.delitem(sys.modules, "spaces")
    importlib.reload(zerogpu)


def models_of(folder: Path) -> Models:
    return Models(app.offers([str(folder / "en-de"), str(folder / "sentiment")]))


def test_every_run_is_lent_and_says_the_same(lender: Lender, tiny_checkpoints: Path) -> None:
    models, details = models_of(tiny_checkpoints), (("details", ("decoder.0.cross.scores",)),)
    lent = models.trace(Request("en-de", "A man rides a bike.", details))
    assert lender.calls == [(str(tiny_checkpoints / "en-de"), "A man rides a bike.", dict(details))]
    own = core.load(str(tiny_checkpoints / "en-de"), device="cpu").trace("A man rides a bike.", **dict(details))
    assert lent.output == own.output
    np.testing.assert_allclose(lent.attention["cross"].weights, own.attention["cross"].weights, atol=1e-6)
    np.testing.assert_allclose(lent.details["decoder.0.cross.scores"], own.details["decoder.0.cross.scores"], atol=1e-5)


def test_the_server_keeps_its_own_models_on_the_cpu(lender: Lender, tiny_checkpoints: Path) -> None:
    assert models_of(tiny_checkpoints).get("sentiment").device.type == "cpu"


def test_a_refusal_crosses_over_as_its_sentence(lender: Lender, tiny_checkpoints: Path) -> None:
    with pytest.raises(core.InputError, match="128 fit"):
        models_of(tiny_checkpoints).trace(Request("en-de", "word " * 200))
    assert len(lender.calls) == 1


def test_without_a_free_gpu_the_cpu_answers(
    lender: Lender, tiny_checkpoints: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lender.free = False
    assert models_of(tiny_checkpoints).trace(Request("sentiment", "A gorgeous, witty film.")).scores
    assert "quota exceeded" in caplog.text


def test_elsewhere_nothing_is_wrapped(tiny_checkpoints: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ModuleType("spaces")
    plain.GPU = lambda task, **_: task  # as the package is on every other Space
    for installed in (None, plain):
        monkeypatch.setitem(sys.modules, "spaces", installed)
        importlib.reload(zerogpu)
        assert not zerogpu.is_lent()
        assert all(offer.elsewhere is None for offer in models_of(tiny_checkpoints).offers.values())
