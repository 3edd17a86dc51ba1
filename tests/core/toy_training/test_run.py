"""A run: it learns, repeats itself, goes back, stops at a NaN, and becomes a checkpoint that ``core.load`` reads."""

from pathlib import Path

import numpy as np
import pytest
import torch

import core
from core.toy_training.run import DivergedError, Report, ToyRun
from core.toy_training.settings import ToySettings

SMALL = {"d_model": 32, "heads": 2, "steps": 40}


def after(steps: int, **settings: object) -> tuple[ToyRun, list[float]]:
    run = ToyRun(ToySettings(**SMALL | settings))  # type: ignore[arg-type]
    return run, [run.advance() for _ in range(steps)]


def test_the_same_seed_gives_the_same_curve_and_another_seed_another() -> None:
    first = after(4)[1]
    assert after(4)[1] == first
    assert after(4, seed=2)[1] != first


@pytest.mark.parametrize("design", ["encoder-decoder", "decoder-only"])
def test_the_loss_falls_and_a_report_has_all_heads(design: str) -> None:
    run, losses = after(40, task="count", design=design)
    assert losses[-1] < 0.7 * losses[0]
    assert run.is_done
    report = run.report()
    assert 0 <= report.words <= report.letters <= 1
    assert report.aim is not None
    assert np.shape(report.aim) == (1, 2)
    assert report.places is not None
    np.testing.assert_allclose(report.places.sum(-1), 1, atol=1e-5)
    assert ToyRun(ToySettings(task="german", d_model=32, heads=2)).report().places is None


@pytest.mark.parametrize("design", ["encoder-decoder", "decoder-only"])
@pytest.mark.parametrize("causal", [True, False])
def test_what_it_writes_is_what_one_letter_after_the_other_gives(design: str, causal: bool, tmp_path: Path) -> None:
    """A kept model of any design writes the same in the other tabs, by their own decoding and their own trace."""
    run, _ = after(15, task="sort", design=design, causal=causal, positions=False, scale=False)
    for name, content in run.files().items():
        (tmp_path / name).write_bytes(content)
    model = core.load(str(tmp_path), device="cpu")
    for text in ("headache", "jihgfedc"):
        view = run.view(text)
        asked = text if design == "encoder-decoder" else f"{text}="
        if design == "encoder-decoder":
            assert model.translate(asked, core.Decoding(max_tokens=len(view.expected) + 2)) == view.written
        else:
            read = model.generate(asked, core.Decoding(max_tokens=len(view.expected) + 2))
            assert read.removeprefix(asked) == view.written
        target = view.expected if design == "encoder-decoder" else f"{asked}{view.expected}"
        trace = model.trace(asked, target)
        for name, weights in view.maps.items():
            np.testing.assert_allclose(trace.attention[name].weights, weights, atol=2e-6)


def test_it_goes_back_in_time_while_it_goes_on() -> None:
    run = ToyRun(ToySettings(**SMALL))  # type: ignore[arg-type]
    views = {}
    for _ in range(3):
        views[run.step] = run.view("headache")
        run.report()
        for _ in range(5):
            run.advance()
    assert run.kept == [0, 5, 10]
    for step, before in views.items():
        again = run.view("headache", step)
        assert (again.step, again.written) == (step, before.written)
        np.testing.assert_array_equal(again.maps["cross"], before.maps["cross"])
    assert run.view("headache", 7).step == 5
    assert run.view("headache").step == 15
    assert not np.array_equal(run.view("headache").maps["cross"], views[10].maps["cross"])


def test_of_many_states_the_first_and_the_last_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.toy_training.run.KEPT", 4)
    run = ToyRun(ToySettings(**SMALL))  # type: ignore[arg-type]
    for run.step in range(1, 12):
        run.keep_state()
        assert len(run.kept) <= 5
        assert run.kept[0] == 0
        assert run.kept[-1] == run.step


def test_a_loss_that_is_no_number_is_said_and_the_weights_before_it_stay() -> None:
    run, _ = after(2)
    before = [one.detach().clone() for one in run.model.parameters()]
    run.model.decoder.layers[0].feed_forward.w_in.weight.data[0, 0] = float("nan")
    with pytest.raises(DivergedError, match="Step 3: the loss became NaN"):
        run.advance()
    assert run.step == 2
    same = [torch.equal(one, other) for one, other in zip(before, run.model.parameters(), strict=True)]
    assert same.count(False) == 1  # that one weight
    with pytest.raises(DivergedError, match="Step 1"):
        after(1, bug="empty-row-nan")


@pytest.mark.parametrize("bug", ["softmax-axis", "batch-positions"])
def test_bugs_train_and_show_their_fingerprint(bug: str) -> None:
    run, losses = after(2, bug=bug)
    assert np.isfinite(losses).all()
    weights = run.view("headache").maps["cross"]
    axis = -2 if bug == "softmax-axis" else -1
    np.testing.assert_allclose(weights.sum(axis), 1, atol=1e-5)
    assert losses != after(2)[1]


def trained(steps: int = 400, **settings: object) -> tuple[ToyRun, Report]:
    run = ToyRun(ToySettings(**settings))  # type: ignore[arg-type]
    while run.step < steps:
        run.advance()
    return run, run.report()


def learned_at(**settings: object) -> int:
    """Return the first step, in tens, after which 99 % of the letters are right."""
    run = ToyRun(ToySettings(**settings))  # type: ignore[arg-type]
    while not run.is_done:
        run.advance()
        if run.step >= 80 and run.step % 10 == 0 and run.report().letters >= 0.99:
            break
    return run.step


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 3])
def test_what_a_lesson_may_say(seed: int) -> None:
    """Reversing needs positions and the causal mask, but one head is enough; sorting and counting need no positions."""
    masked, whole = trained(260, seed=seed)
    assert whole.words >= 0.99
    assert whole.aim is not None
    assert max(max(heads) for heads in whole.aim) > 0.5
    assert trained(heads=1, seed=seed)[1].words >= 0.99
    placeless, report = trained(positions=False, seed=seed)
    assert report.letters < 0.3
    assert placeless.view("abcdefgh").written == placeless.view("hgfedcba").written
    assert trained(positions=False, seed=seed, task="sort")[1].letters > 0.95
    assert trained(positions=False, seed=seed, task="count")[1].letters > 0.95
    peeking, unmasked = trained(399, causal=False, seed=seed)
    assert peeking.advance() < 1.1 * masked.advance()
    assert unmasked.fed > 0.99
    assert unmasked.letters < 0.7
    assert learned_at(seed=seed) < learned_at(scale=False, seed=seed) < 400
