"""The Masks page without a browser: changes, fingerprints and texts against plain recomputation, and bad requests."""

import json
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core.results.trace import AttentionMap, Trace
from tests.examples import example_trace
from tests.viz_app.asking import ask
from viz_app.app import catalogue_entries
from viz_app.handlers.experiments import edited, experiment
from viz_app.handlers.masks import FUNCTIONS
from viz_app.handlers.models import Run
from viz_app.server.models import Models
from viz_app.view_models.changes import change_levels, count_changed, word_changes
from viz_app.view_models.levels import LEVEL_NAN
from viz_app.view_models.masks import Pads, decoder_parts, masks_payload

TEXT = "A man rides a bike."


def unfolded(levels: np.ndarray) -> np.ndarray:
    """Return the levels that the page makes of ``change_levels``: thousandths with their sign."""
    whole = levels.astype(int)
    return np.where(whole % 2, -(whole + 1) // 2, whole // 2)


def pair_of_maps(seed: int = 0, task: str = "translator", name: str = "cross") -> tuple[AttentionMap, AttentionMap]:
    return tuple(example_trace(task, seed=seed + i).attention[name] for i in range(2))  # type: ignore[return-value]


# ---- changes


def test_a_change_is_rounded_once_to_thousandths() -> None:
    before, after = pair_of_maps()
    difference = after.weights.astype(np.float64) - before.weights.astype(np.float64)
    np.testing.assert_array_equal(unfolded(change_levels(before.weights, after.weights)), np.rint(difference * 1000))


def test_a_change_to_nan_is_told_apart() -> None:
    before, after = pair_of_maps()
    broken = after.weights.copy()
    broken[1, 2, 3] = np.nan
    levels = change_levels(before.weights, broken)
    assert (levels[1, 2, 3] == LEVEL_NAN).all()
    assert (np.delete(levels[1, 2], 3, axis=0) < LEVEL_NAN).all()


def test_the_decoders_mask_is_shown_as_the_two_it_is_made_of() -> None:
    causal = np.tri(7, dtype=bool)
    padding = np.arange(7) < 5
    parts = decoder_parts(causal & padding)
    np.testing.assert_array_equal(parts["causal"], causal)
    np.testing.assert_array_equal(parts["padding"], np.broadcast_to(padding, (7, 7)))
    looking_ahead = causal | np.eye(7, k=3, dtype=bool)
    assert list(decoder_parts(looking_ahead)) == ["decoder"]


# ---- texts

sentences = st.lists(st.sampled_from(["Zwei", "Kinder", "spielen", "im", "Schnee", ",", "."]), max_size=9).map(" ".join)


@given(sentences, sentences)
def test_kept_and_struck_words_are_the_old_text_kept_and_new_the_new_one(before: str, after: str) -> None:
    changes = word_changes(before, after)

    def words(kinds: str) -> list[str]:
        return re.findall(r"\w+|[^\w\s]", " ".join(text for kind, text in changes if kind in kinds))

    assert words("=-") == re.findall(r"\w+|[^\w\s]", before)
    assert words("=+") == re.findall(r"\w+|[^\w\s]", after)
    assert (count_changed(changes) == 0) <= (re.findall(r"\w+", before) == re.findall(r"\w+", after))


@pytest.mark.parametrize(
    ("before", "after", "count"),
    [
        ("Zwei Kinder spielen.", "Zwei Kinder spielen.", 0),
        ("Zwei Kinder spielen.", "Zwei Hunde spielen.", 1),
        ("Zwei Kinder spielen im Schnee.", "Zwei Kinder spielen.", 2),
        ("Zwei Kinder.", "Zwei kleine alte Kinder.", 2),
        ("Es ist der O'Hara.", "Es ist der Hund.", 1),
        ("Ja.", "Ja!", 0),
        ("Ja.", "", 1),
    ],
)
def test_changed_words_are_counted(before: str, after: str, count: int) -> None:
    assert count_changed(word_changes(before, after)) == count


def test_a_struck_word_stands_as_far_off_as_it_stood() -> None:
    changes = word_changes("Der Hund und die Katze.", "Der Hund, die Katze.")
    assert changes == [["=", "Der Hund "], ["-", "und "], ["+", ", "], ["=", "die Katze."]]


# ---- fingerprints, recomputed by plain loops


def facts_of(before: Trace, after: Trace, pads: tuple[int, int]) -> dict:
    return masks_payload(before, before, after, after, pads=Pads(*pads))["facts"]


def test_the_share_of_the_future_and_of_pads() -> None:
    before, after = example_trace(seed=1), example_trace(seed=2)
    facts = facts_of(before, after, (2, 3))
    weights = after.attention["decoder"].weights
    rows = range(weights.shape[2] - 3)
    future = [weights[layer, head, i, i + 1 :].sum() for layer in range(3) for head in range(5) for i in rows]
    assert facts["decoder"]["future"][1] == pytest.approx(np.mean(future), abs=1e-7)
    assert facts["decoder"]["future"][0] == 0  # the causal mask is closed
    leaks = [row[-2:].sum() for row in after.attention["cross"].weights[:, :, rows].reshape(-1, 11)]
    assert facts["cross"]["pads"][1] == pytest.approx(np.mean(leaks), abs=1e-7)
    assert facts["cross"]["future"] is None


def test_sums_peaks_and_neighbours() -> None:
    before, after = example_trace(seed=3), example_trace(seed=4)
    facts, weights = facts_of(before, after, (0, 0))["encoder"], after.attention["encoder"].weights.astype(np.float64)
    rows = weights.reshape(-1, 11)
    assert facts["peak"][1] == pytest.approx(np.mean([row.max() for row in rows]))
    assert facts["lowest"][1] == pytest.approx(min(row.sum() for row in rows))
    assert facts["highest"][1] == pytest.approx(max(row.sum() for row in rows))
    near = [row[max(0, i - 1) : i + 2].sum() for head in weights.reshape(-1, 11, 11) for i, row in enumerate(head)]
    assert facts["near"][1] == pytest.approx(np.mean(near))
    assert facts["rows"] == 3 * 5 * 11


def test_how_far_a_head_moved_and_where_most() -> None:
    before, after = example_trace(seed=5), example_trace(seed=6)
    payload = masks_payload(before, before, after, after)
    old, new = (trace.attention["cross"].weights.astype(np.float64)[2, 3] for trace in (before, after))
    assert payload["moved"]["cross"][2][3] == pytest.approx(np.abs(new - old).sum(axis=1).mean() / 2)
    i, j, change = payload["most"]["cross"][2][3]
    assert change == pytest.approx(new[i, j] - old[i, j])
    assert abs(change) == pytest.approx(np.abs(new - old).max())


# ---- runs


def test_without_changes_nothing_has_changed(models: Models) -> None:
    for name in models.entries:
        runs = experiment(models, edited(Run(name, TEXT), core.Edits()))
        payload = masks_payload(*runs)
        assert payload["before"] == payload["after"]
        assert payload["output"]["changed"] == 0
        assert all(share == 0 for layers in payload["moved"].values() for layer in layers for share in layer)


def test_masked_pads_change_nothing_and_unmasked_ones_leak(models: Models) -> None:
    masked = experiment(models, edited(Run("sentiment", TEXT), core.Edits(source_pads=3)))
    np.testing.assert_allclose(
        masked.before.classification.probabilities, masked.plain.classification.probabilities, atol=1e-6
    )
    leaking = experiment(models, edited(Run("sentiment", TEXT), core.Edits(source_pads=3, bugs=("no-padding-mask",))))
    facts = masks_payload(*leaking, pads=Pads(3, 0))["facts"]["encoder"]["pads"]
    assert facts[0] == 0
    assert facts[1] > 0.05
    assert abs(leaking.after.classification.probabilities - leaking.before.classification.probabilities).max() > 1e-6


def test_before_and_after_read_the_same_target(models: Models) -> None:
    edits = core.Edits(mask=(core.MaskEdit("cross", None, 1, False), core.MaskEdit("encoder", 0, None, False)))
    runs = experiment(models, edited(Run("en-de", TEXT), edits))
    assert runs.after.target_tokens == runs.before.target_tokens
    assert [step.id for step in runs.after.steps] == [step.id for step in runs.before.steps]


@pytest.mark.parametrize("bug", core.BUGS)
def test_every_bug_leaves_numbers_that_json_can_hold(models: Models, bug: str) -> None:
    for name in models.entries:
        reply = ask(FUNCTIONS, models, "rerun_masks", {"model": name, "text": TEXT, "bugs": bug, "pads": "2.1"})
        assert reply["ok"]
        json.dumps(reply, allow_nan=False)
        changed = any(
            share != 0 for layers in reply["payload"]["moved"].values() for layer in layers for share in layer
        )
        assert changed or (name == "sentiment" and bug == "no-causal-mask")


def test_a_row_of_nan_reaches_the_page(models: Models) -> None:
    payload = ask(FUNCTIONS, models, "rerun_masks", {"model": "en-de", "text": TEXT, "mask": "e.0.*.0"})["payload"]
    assert payload["facts"]["encoder"]["broken"][1] > 0
    assert payload["moved"]["cross"][0][0] is None
    assert payload["output"]["written"][1] is None


@pytest.mark.parametrize(
    "sent",
    [
        None,
        [],
        {},
        {"model": "en-de"},
        {"model": "no-such", "text": TEXT},
        {"model": "en-de", "text": "   "},
        {"model": "en-de", "text": "word " * 500},
        {"model": "sentiment", "text": TEXT, "mask": "c.0.0.0"},
        {"model": ["en-de"], "text": TEXT},
    ],
)
def test_what_cannot_be_run_is_one_sentence(models: Models, sent: object) -> None:
    reply = ask(FUNCTIONS, models, "rerun_masks", sent)
    assert reply["ok"] is False
    assert reply["error"].endswith((".", "?"))
    assert "\n" not in reply["error"]


@pytest.mark.parametrize("text", ["mask=c.0", "bugs=nonsense", "pads=77", "fill=<b>", "mask=${1}"])
def test_broken_parameters_are_told_and_the_rest_is_run(models: Models, text: str) -> None:
    name, value = text.split("=")
    reply = ask(FUNCTIONS, models, "rerun_masks", {"model": "en-de", "text": TEXT, name: value})
    assert reply["ok"]
    assert len(reply["payload"]["notices"]) >= 1


def test_pads_before_the_text_of_a_generator_are_no_rows_of_its_numbers() -> None:
    models = Models(catalogue_entries(["next-word"]))
    asked = {"model": "next-word", "text": "The dog chased", "pads": "3.0.left"}
    masked, leaking = (
        ask(FUNCTIONS, models, "rerun_masks", asked | {"bugs": bug})["payload"] for bug in ("", "no-padding-mask")
    )
    assert masked["before"]["target"][:5] == ["<s>", "<pad>", "<pad>", "<pad>", "▁The"]
    assert masked["facts"]["decoder"]["pads"] == [0, 0]
    assert leaking["facts"]["decoder"]["pads"][1] > 0.01
    before = leaking["facts"]["decoder"]["rows"]
    assert before == 4 * 6 * (len(leaking["before"]["target"]) - 1 - 3)
    places = np.array(leaking["most"]["decoder"]).reshape(-1, 3)
    assert set(places[:, 0]) & set(range(4, 99))
    assert not set(places[:, 0]) & {1, 2, 3}
    refused = ask(FUNCTIONS, models, "rerun_masks", asked | {"pads": "3.0"})
    assert refused["error"].endswith("choose padding_side='left'.")
