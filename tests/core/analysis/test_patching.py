"""Patching: laws, and the same numbers as plain runs with hooks written by hand."""

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import core
from core import InputError, PatchSite, patch, patched
from core.analysis.two_runs import partners_of
from core.interventions.carrying import place_of
from tests.core.tiny import own_classifier, own_generator, own_translator

TEXTS = ("Two children ride a bike.", "Two women ride a bike.", "A man in the snow.", "A man sleeps in the snow.")
SAME_LENGTH = {
    "translator": ("Two children ride a bike.", "Two people ride a bike."),
    "classifier": ("Two children ride a bike.", "Two people ride a bike."),
    "generator": ("Two children ride a bike", "Two people ride a bike"),
}
MODELS = {"translator": own_translator, "classifier": own_classifier, "generator": own_generator}
ROUNDING = 2e-5  # nats


def pair_of(task: str) -> tuple[Any, Any, Any, dict[str, Any]]:
    """A model, two texts of equal length, and a question that both can be asked."""
    model = MODELS[task]()
    words = SAME_LENGTH[task][0].split()
    for other in ("people", "women", "dogs", "men", "girls", "boys", "bike", "snow", "ride", "Two"):
        donor = " ".join([words[0], other, *words[2:]])
        if len(model.source_ids(donor)) == len(model.source_ids(" ".join(words))):
            base, donor = model.trace(" ".join(words)), model.trace(donor)
            asked = (
                {"token": 1, "against": 2} if task == "classifier" else {"step": _last(base), "token": 5, "against": 7}
            )
            return model, base, donor, asked
    raise AssertionError("no other word has as many pieces")


def _last(trace: core.Trace) -> int:
    return sum(step.forced for step in trace.steps) + (2 if trace.source_tokens else 0)


def every_place(found: core.PatchMap) -> list[str]:
    return [row["place"] for row in found.to_rows()]


@pytest.mark.parametrize("task", MODELS)
def test_a_run_in_itself_changes_nothing(task: str) -> None:
    model, base, _, asked = pair_of(task)
    found = patch(model, base, base, **asked)
    own = found.pair.log_probabilities
    for numbers in (*found.vectors.values(), *found.outputs.values(), found.together):
        np.testing.assert_allclose(numbers, np.broadcast_to(own, numbers.shape), atol=ROUNDING)
    weights = [f"w.{name[0]}.0.3" for name in found.heads]
    again = patched(model, base, base, [*every_place(found), *weights], **asked)
    np.testing.assert_allclose(again.log_probabilities, own, atol=ROUNDING)
    assert again.output == base.output or asked.get("step")  # before the step the base's own words stand


@pytest.mark.parametrize("task", MODELS)
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_all_vectors_of_the_donor_give_its_run(task: str, depth: int) -> None:
    model, base, donor, asked = pair_of(task)
    found = patch(model, base, donor, **asked)
    places = [
        f"r.{stack[0]}.{depth if stack == found.pair.is_text_read_by else 0}.{row}"
        for stack, tokens in found.pair.tokens.items()
        for row in range(len(tokens))
    ]
    whole = patched(model, base, donor, places, **asked)
    np.testing.assert_allclose(whole.log_probabilities, found.pair.donor_log_probabilities, atol=ROUNDING)
    assert whole.share() == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("share", [0.25, 0.6, 1.0, -0.5, 1.5])
@pytest.mark.parametrize("norm", ["pre", "post"])
def test_a_share_of_the_last_vector_moves_the_logits_by_this_share(norm: str, share: float) -> None:
    model = own_translator(norm=norm)
    found = patch(model, *TEXTS[:2], step=1, token=5, against=7)
    last = f"r.d.{model.config.decoder_layers}.1"
    moved = patched(model, *TEXTS[:2], [last], step=1, token=5, against=7, amount=share)
    assert moved.share() == pytest.approx(share, abs=1e-3)
    assert found.residual["decoder"][-1, 1] == pytest.approx(found.whole, abs=ROUNDING)


BY_HAND: dict[str, Callable[[torch.Tensor, torch.Tensor], None]] = {
    "r.e.0.5 encoder.stream": lambda own, other: own[0, 5].copy_(other[0, 5]),
    "r.e.1.2 encoder.0.stream": lambda own, other: own[0, 2].copy_(other[0, 2]),
    "r.e.2.3 encoder.output": lambda own, other: own[0, 3].copy_(other[0, 3]),
    "r.d.2.2 decoder.1.stream": lambda own, other: own[0, 2].copy_(other[0, 2]),
    "o.e.1.3 encoder.1.self.output": lambda own, other: own[0, 3].copy_(other[0, 3]),
    "o.e.1.3.4 encoder.1.self.output": lambda own, other: own[0, 3, 4].copy_(other[0, 3, 4]),
    "o.d.1.2 decoder.1.self.output": lambda own, other: own[0, 2].copy_(other[0, 2]),
    "o.c.2.4.2 decoder.2.cross.output": lambda own, other: own[0, 4, 2].copy_(other[0, 4, 2]),
    "w.e.0.1 encoder.0.self.weights": lambda own, other: own[0, 1].copy_(other[0, 1]),
    "w.d.1.0.2 decoder.1.self.weights": lambda own, other: own[0, 0, 2].copy_(other[0, 0, 2]),
    "w.c.1.4 decoder.1.cross.weights": lambda own, other: own[0, 4].copy_(other[0, 4]),
}


@torch.no_grad()
@pytest.mark.parametrize("written", BY_HAND)
def test_every_kind_of_place_as_with_a_hook_written_by_hand(written: str) -> None:
    model, base, donor, asked = pair_of("translator")
    (place, name), at = written.split(), asked["step"]
    sides = []
    for trace in (base, donor):
        ids = [model.config.start_id, *(step.id for step in trace.steps[:at])]
        sides.append((torch.tensor([model.source_ids(trace.text)]), torch.tensor([ids])))
    seen: dict[str, torch.Tensor] = {}
    model.module(*sides[1], lambda one, tensor: seen.setdefault(one, tensor.clone()))

    def by_hand(one: str, tensor: torch.Tensor) -> torch.Tensor:
        if one == name:
            tensor = tensor.clone()
            BY_HAND[written](tensor, seen[name])
        return tensor

    expected = model.module(*sides[0], by_hand)[0, -1].log_softmax(-1)[[5, 7]]
    got = patched(model, base, donor, [place], **asked)
    np.testing.assert_allclose(got.log_probabilities, expected.numpy(), atol=ROUNDING)
    assert np.abs(expected.numpy() - got.pair.log_probabilities).max() > 1e-4, "the place does something"
    if len(place.split(".")) == 4 and place[0] != "w":
        numbers = patch(model, base, donor, **asked)
        _, layer, head, row = place_of(place)[1:]
        table = numbers.vectors[place_of(place).map][layer, row] if head is None else None
        table = numbers.outputs[place_of(place).map][layer, head] if table is None else table
        np.testing.assert_allclose(table, expected.numpy(), atol=ROUNDING)


@pytest.mark.parametrize("task", MODELS)
def test_heads_at_one_row_as_each_by_itself(task: str) -> None:
    model, base, donor, asked = pair_of(task)
    found = patch(model, base, donor, row=1, **asked)
    name = list(found.heads)[-1]
    row = 1 if name == found.pair.is_text_read_by else len(found.pair.tokens["decoder"]) - 1
    alone = patched(model, base, donor, [PatchSite("output", name, 1, 2, row)], **asked)
    np.testing.assert_allclose(found.outputs[name][1, 2], alone.log_probabilities, atol=ROUNDING)


@torch.no_grad()
@pytest.mark.parametrize("task", MODELS)
@pytest.mark.long
def test_a_carried_head_in_three_runs(task: str) -> None:
    """Its weights in both runs and in the changed one; its output alone and its weights alone as ``patched`` says."""
    model, base, donor, asked = pair_of(task)
    for name in base.attention:
        stack = "encoder" if name == "encoder" else "decoder"
        last = len(patched(model, base, donor, [], **asked).pair.tokens[stack]) - 1
        places = [
            PatchSite("weights", name, 1, 2, 0),
            PatchSite("output", name, 1, 2),
            PatchSite("residual", stack, 1, None, last),
        ]
        run = patched(model, base, donor, places, **asked)
        shown = run.head
        assert shown
        assert (shown.head, shown.row) == ((name, 1, 2), None)
        (queries, keys) = shown.base.mask.shape
        for side, trace in ((shown.base, base), (shown.donor, donor)):
            np.testing.assert_array_equal(side.weights[0, 0], trace.attention[name].weights[1, 2, :queries, :keys])
            assert side.query_tokens == trace.attention[name].query_tokens[:queries]
        alone = {
            kind: patched(model, base, donor, [PatchSite(kind, name, 1, 2)], **asked) for kind in ("output", "weights")
        }
        for kind, numbers in (("output", shown.by_output), ("weights", shown.by_weights)):
            np.testing.assert_allclose(numbers, alone[kind].log_probabilities, atol=ROUNDING)
        taken = alone["weights"].head
        assert taken
        np.testing.assert_allclose(taken.now.weights, shown.donor.weights, atol=1e-6, err_msg="its weights are carried")
        assert np.abs(shown.now.weights - shown.base.weights).max() > 1e-4, "the places changed it"
    assert patched(model, base, donor, places[2:], **asked).head is None


def test_no_weights_alone_where_the_texts_are_not_of_equal_length() -> None:
    run = patched(core.load("en-de", "cpu"), "The woman is sleeping.", "The old man is sleeping.", ["o.c.2.7"])
    assert run.head
    assert run.head.by_weights is None
    assert [side.weights.shape[-1] for side in (run.head.base, run.head.now, run.head.donor)] == [6, 6, 7]


def test_the_written_text_is_that_of_the_donor_where_all_of_it_is_carried() -> None:
    model = core.load("en-de", "cpu")
    base, donor = "The woman is sleeping.", "The man is sleeping."
    found = patch(model, base, donor)
    assert found.pair.step == 0
    assert patched(model, base, donor, ["r.e.0.1"]).output == model.translate(donor)
    assert patched(model, base, donor, [], 0).output == model.translate(base)
    assert found.finds[0].residual == (("encoder", 1, 1),)
    together = found.finds[-1]
    assert together.name == "heads"
    flipped = patched(model, base, donor, [PatchSite("output", *head) for head in together.heads])
    assert flipped.log_probabilities[0] > flipped.log_probabilities[1]
    assert flipped.share() == pytest.approx(together.share, abs=1e-3)
    fewer = patched(model, base, donor, [PatchSite("output", *head) for head in together.heads[:-1]])
    assert fewer.log_probabilities[0] <= fewer.log_probabilities[1]


def test_partners() -> None:
    assert partners_of("abcd", "axyd") == (0, 1, 2, 3)  # of equal length: by place
    assert partners_of("acd", "abcd") == (0, 2, 3)
    assert partners_of("axbcd", "aybbcd") == (0, 1, 3, 4, 5) or partners_of("axbcd", "aybbcd") == (0, 2, 3, 4, 5)
    assert partners_of("abcd", "acd", [(1, 1)]) == (0, 1, -1, 2)
    with pytest.raises(InputError, match="Only 2 of the 7 tokens can be matched"):
        partners_of("ab", "xyzwvab")
    assert partners_of("ab", "xyzwvab", [(0, 0)]) == (0, 6)
    for joined, said in (([(9, 0)], "from 0 to 1"), ([3], "give pairs")):
        with pytest.raises(InputError, match=said):
            partners_of("ab", "abc", joined)


def test_a_token_without_a_partner_is_left_out() -> None:
    model = own_translator()
    found = patch(model, *TEXTS[2:], step=0, token=5, against=7)
    partners = found.pair.partners["encoder"]
    assert found.pair.donor_tokens["encoder"] != found.pair.tokens["encoder"]
    alone = np.isnan(found.vectors["encoder"]).all(axis=(0, 2))
    np.testing.assert_array_equal(alone, [partner < 0 for partner in partners])
    with pytest.raises(InputError, match="equally many tokens"):
        patched(model, *TEXTS[2:], ["w.e.0.1"], step=0, token=5, against=7)


def test_measures_and_rows() -> None:
    model, base, donor, asked = pair_of("classifier")
    found = patch(model, base, donor, **asked)
    other = found.by("log-probability")
    assert other.whole == pytest.approx(found.pair.donor_log_probabilities[0] - found.pair.log_probabilities[0])
    np.testing.assert_allclose(
        found.residual["encoder"],
        np.subtract(*np.moveaxis(found.vectors["encoder"] - np.array(found.pair.log_probabilities), -1, 0)),
        atol=1e-6,
    )
    shares = {row["place"]: row["share"] for row in found.to_rows()}
    assert shares[str(PatchSite("output", "encoder", 1, 2))] == pytest.approx(
        found.heads["encoder"][1, 2] / found.whole
    )
    assert "nats" in repr(found)


@pytest.mark.parametrize("text", ["r.e.1.2", "o.c.2.7", "o.c.2.7.4", "w.d.0.1", "r.d.0.0"])
def test_places_have_a_short_form(text: str) -> None:
    assert str(place_of(text)) == text


@pytest.mark.parametrize("text", ["", "r.c.1.2", "x.e.1.2", "r.e.1", "r.e.1.2.3", "o.e.a.b", "o.e.1.2.3.4", "r.e.-1.2"])
def test_a_place_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="There is no place"):
        place_of(text)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"step": 99}, "step is 99"),
    ({"measure": "far"}, "measure is 'far'; choose from"),
    ({"row": 40}, "row is 40"),
    ({"token": 5, "against": 5, "step": 0}, "both 5"),
    ({"token": 9999, "step": 0}, "token is 9999"),
]


@pytest.mark.parametrize(("options", "said"), REFUSED)
def test_what_cannot_be_asked_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError, match=said):
        patch(own_translator(), *TEXTS[:2], **({"step": 0, "token": 5, "against": 7} | options))


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("r.e.9.1", "depths 0 to 2"),
        ("r.e.1.99", "rows"),
        ("o.c.9.0", "no cross head"),
        (PatchSite("residual", "x", 0), "no place"),
    ],
)
def test_a_place_that_is_not_there_is_refused(place: Any, said: str) -> None:
    with pytest.raises(InputError, match=said):
        patched(own_translator(), *TEXTS[:2], [place], step=0, token=5, against=7)


def test_equal_answers_and_other_models_are_refused() -> None:
    model = own_translator()
    with pytest.raises(InputError, match="Both runs write"):
        patch(model, TEXTS[0], TEXTS[0])
    with pytest.raises(InputError, match="two runs of one model"):
        patch(
            model,
            model.trace(TEXTS[0]),
            own_classifier().trace(TEXTS[0]).__class__.from_json(core.load("en-de", "cpu").trace("A man.").to_json()),
        )
    with pytest.raises(InputError, match="has no step"):
        patch(own_classifier(), *TEXTS[:2], step=0)
    with pytest.raises(InputError, match="Give a loaded model"):
        patch("en-de", *TEXTS[:2])  # type: ignore[arg-type]


SUBJECTS = ("man", "woman", "boy", "girl", "dog", "cat", "child", "bird", "teacher", "doctor", "friend")
FIFTY = [
    (f"The {one} is {does}.", f"The {other} is {does}.")
    for does in ("sleeping", "running", "eating", "reading", "singing")
    for one, other in itertools.pairwise(SUBJECTS)
]


@pytest.mark.long
@torch.no_grad()
@pytest.mark.parametrize(("model", "first"), [("en-de", 0), ("en-fr", 1)])
def test_fifty_pairs_as_plain_runs_with_hooks_written_by_hand(model: str, first: int) -> None:
    """Vectors and heads of the committed models, each in a run of its own; in turn, so that all have theirs."""
    native: Any = core.load(model, "cpu")
    assert len(FIFTY) == 50
    compared = 0
    for index, (base, donor) in enumerate(FIFTY[first::2]):
        try:
            found = patch(native, base, donor)
        except InputError:
            continue  # both write the same, or too few pieces of the two words can be matched
        if any(
            partner != row for partners in found.pair.partners.values() for row, partner in enumerate(partners)
        ) or len(found.pair.tokens["encoder"]) != len(found.pair.donor_tokens["encoder"]):
            continue
        compared += 1
        step = int(found.pair.step or 0)
        sides = [
            (
                torch.tensor([native.source_ids(text)]),
                torch.tensor([[native.config.start_id, *(one.id for one in native.trace(text).steps[:step])]]),
            )
            for text in (base, donor)
        ]
        seen: dict[str, torch.Tensor] = {}
        native.module(*sides[1], lambda name, tensor, seen=seen: seen.setdefault(name, tensor.clone()))
        for row in found.to_rows()[index % 23 :: 23]:
            name, place = _hook_of(row, native.config.encoder_layers), row["row"]

            def by_hand(one: str, tensor: torch.Tensor, name=name, place=place, row=row, seen=seen) -> torch.Tensor:  # type: ignore[no-untyped-def]
                if one != name:
                    return tensor
                tensor = tensor.clone()
                at = (0, place) if row["head"] is None else (0, row["head"])
                tensor[at] = seen[name][at]
                return tensor

            logs = native.module(*sides[0], by_hand)[0, -1].log_softmax(-1)[[found.pair.token_id, found.pair.rival_id]]
            expected = found.pair.change(logs.numpy())
            assert row["change"] == pytest.approx(float(expected), abs=1e-4), (base, donor, row["place"])
    assert compared >= 12


def _hook_of(row: dict[str, Any], layers: int) -> str:
    """The name of the hook of a place, as the model calls it."""
    stack, layer = row["map"], row["layer"]
    if row["head"] is None:
        return (
            f"{stack}.stream" if not layer else f"{stack}.{layer - 1}.stream" if layer < layers else f"{stack}.output"
        )
    return f"decoder.{layer}.cross.output" if stack == "cross" else f"{stack}.{layer}.self.output"
