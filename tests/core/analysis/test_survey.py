"""Surveys: each row is what its text gets alone, in any batch, in any order and after a resumption."""

import collections
import itertools
import math
import pickle
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import core
from core.analysis import survey as module
from core.analysis.pruning import pruned
from core.results.survey_files import save_survey
from core.tracers.hugging_face.placing import weights_mark
from tests.core.tiny import MADE, own_classifier, own_generator, own_translator

TEXTS = [
    "A man rides a bike.",
    "Two dogs. The woman sleeps on the large green bench! Go",
    " ",
    "A",
    "a" * 400,
    "Two boys play.",
    "A",
    "\x00\u202e",
    "Go now, Mr. Smith.",
]
OFF = {"heads_off": (("cross", 1, 2), ("encoder", 0, 3))}
SHORT: dict[str, Any] = {"max_tokens": 7}


def near(one: core.SurveyRow, other: core.SurveyRow) -> None:
    assert (one.text, one.output, one.ids, one.error, one.flags) == (
        other.text,
        other.output,
        other.ids,
        other.error,
        other.flags,
    )
    for name in ("log_p", "entropy"):
        np.testing.assert_allclose(getattr(one, name), getattr(other, name), atol=2e-5)
    assert list(one.probabilities.values()) == pytest.approx(list(other.probabilities.values()), abs=2e-5)
    assert one.chrf == pytest.approx(other.chrf, abs=1e-4)


def options(task: str) -> dict[str, Any]:
    return {"decoding": SHORT} if task == "translator" else {}


@pytest.mark.parametrize("task", MADE)
def test_alone_in_batches_of_any_size_and_in_another_order(task: str) -> None:
    model = MADE[task]()
    alone = [core.survey(model, [text], **options(task)).rows[0] for text in TEXTS]
    for batch in (1, 3, 64):
        for row, expected in zip(core.survey(model, TEXTS, batch=batch, **options(task)).rows, alone, strict=True):
            near(row, expected)
    turned = core.survey(model, TEXTS[::-1], **options(task)).rows[::-1]
    for row, expected in zip(turned, alone, strict=True):
        near(row, expected)
    assert [row.index for row in core.survey(model, TEXTS, **options(task)).rows] == list(range(len(TEXTS)))
    assert {2, 7} <= {at for at, row in enumerate(alone) if row.error}
    for said in (alone[7].error, pickle.loads(pickle.dumps(alone[7].error))):  # noqa: S301 -- our own
        assert (str(said.said), said.said.id[:5]) == (alone[7].error, "core-"), "for another language"


def test_half_a_character_costs_its_own_row_alone_and_no_file(tmp_path: Path) -> None:
    model, texts = own_translator(), ["A man.", "A \ud800 man."]
    for _ in range(2):
        found = core.survey(model, texts, decoding=SHORT, resume=tmp_path / "rows.jsonl")
    assert (found.rows[1].text, "Character 3 of the text is half" in found.rows[1].error) == ("A \ufffd man.", True)
    found.save(tmp_path / "rows.csv")
    assert core.Survey.load(tmp_path / "rows.csv").rows == core.Survey.load(tmp_path / "rows.jsonl").rows == found.rows
    with pytest.raises(core.InputError, match="of reference 1 is half of one"):
        core.survey(model, ["A man."] * 2, ["Ein Mann.", "Ein \udfff Mann."], decoding=SHORT)


@pytest.mark.parametrize("edits", [{}, OFF, {"positions": "off"}, {"source_pads": 3}, {"left_out": (0,)}])
def test_a_row_is_the_trace_token_by_token(edits: dict[str, Any]) -> None:
    model = own_translator()
    for row in core.survey(model, TEXTS, edits=edits, decoding=SHORT).rows:
        if row.error or ". " in row.text:
            continue
        trace = model.trace(row.text, target=row.ids, edits=edits)
        np.testing.assert_allclose(row.log_p, [step.log_probability for step in trace.steps], atol=2e-5)
        assert row.tokens == tuple(step.token for step in trace.steps)
        written = model.trace(row.text, decoding=SHORT, edits=edits)
        assert row.output == written.output
        assert row.least_at == int(np.argmin(row.log_p))
        assert all(0 <= one <= math.log2(len(model.tokenizer)) + 1e-4 for one in row.entropy)


def test_a_text_of_several_sentences_has_the_numbers_of_all() -> None:
    model = own_translator()
    parts = ["Two dogs.", "The woman sleeps on the large green bench!", "Go"]
    whole, *each = core.survey(model, [" ".join(parts), *parts], decoding=SHORT).rows
    assert whole.output == " ".join(row.output for row in each) == model.translate(whole.text, decoding=SHORT)
    assert whole.ids == sum((row.ids for row in each), ())
    np.testing.assert_allclose(whole.log_p, np.concatenate([row.log_p for row in each]), atol=2e-5)


def test_a_long_text_of_a_generator_is_read_in_stretches_as_score_reads_it() -> None:
    model = own_generator()
    text = "A man rides a bike. " * 40
    (row,) = core.survey(model, [text]).rows
    scored = model.score(text)
    assert len(scored) > model.longest
    np.testing.assert_allclose(row.log_p, scored, atol=2e-5)
    assert row.perplexity == pytest.approx(math.exp(-scored.mean()), rel=1e-4)


def test_heads_off_by_edits_and_by_pruning_are_the_same() -> None:
    model, texts = own_translator(), [text for text in TEXTS if text.strip()]
    by_edits = core.survey(model, texts, edits=OFF, decoding=SHORT)
    by_pruning = core.survey(pruned(model, OFF["heads_off"]), texts, decoding=SHORT)
    for one, other in zip(by_edits.rows, by_pruning.rows, strict=True):
        near(one, other)
    as_it_is = core.survey(model, texts, decoding=SHORT)
    assert core.compare(as_it_is, by_edits).changed
    assert by_edits.about["weights_sha256"] == as_it_is.about["weights_sha256"] != by_pruning.about["weights_sha256"]


@pytest.mark.parametrize("task", MADE)
def test_nothing_changes_from_a_survey_to_itself(task: str) -> None:
    model = MADE[task]()
    given = {"translator": {"references": ["x"] * 9}, "classifier": {"labels": ["bad"] * 9}}.get(task, {})
    found = core.survey(model, TEXTS, **given, **options(task))
    same = core.compare(found, found)
    assert (same.changed, same.texts, same.delta, same.low, same.high) == ((), 9, 0, 0, 0)


def test_what_changed_is_ranked_by_its_fall() -> None:
    row = core.SurveyRow(index=0, text="t", output="the red house", reference="the house", chrf=80.0)
    before = core.Survey(
        (row, replace(row, index=1, text="u"), replace(row, index=2, text="v")), {"task": "translator"}
    )
    changes = [("the house", 100.0), ("a red house", 50.0), ("the red house", 80.0)]
    rows = tuple(replace(one, output=out, chrf=chrf) for one, (out, chrf) in zip(before.rows, changes, strict=True))
    found = core.compare(before, core.Survey(rows, before.about))
    assert [one.index for one in found.changed] == [1, 0]
    assert found.changed[0].words == (("removed", "the"), ("added", "a"), ("same", "red house"))
    assert (found.measure, found.better, found.worse) == ("chrf", 1, 1)
    assert found.delta == pytest.approx((20 - 30) / 3)
    assert found.low <= found.delta <= found.high
    assert found.to_frame().shape == (2, 5)
    without = [
        core.Survey(tuple(replace(one, chrf=None) for one in side), before.about) for side in (before.rows, rows)
    ]
    unmeasured = core.compare(*without)
    assert (unmeasured.measure, len(unmeasured.changed), unmeasured.to_json()["delta"]) == ("", 2, None)


def test_surveys_of_other_texts_are_refused() -> None:
    row = core.SurveyRow(index=0, text="t", output="x", ids=(), probabilities={})
    one, about = core.Survey((row,), {"task": "translator"}), {"task": "classifier"}
    for other, said in [
        (core.Survey((row, row), {}), "1 and 2 texts"),
        (core.Survey((replace(row, text="u"),), {}), "'t' and 'u'"),
        (core.Survey((row,), about), "classifier, translator"),
        ("x", "'x' is no survey"),
    ]:
        with pytest.raises(core.InputError, match=said):
            core.compare(one, other)  # type: ignore[arg-type]
    with pytest.raises(core.InputError, match="no text"):
        core.compare(core.Survey((), {}), core.Survey((), {}))


def test_rows_come_in_order_while_later_texts_are_not_yet_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_WINDOW", 2)
    monkeypatch.setattr(module, "WINDOW", 3)
    asked: list[int] = []

    def texts() -> Iterator[str]:
        for index in range(11):
            asked.append(index)
            yield f"Text {'a ' * (11 - index)}"

    told: list[int] = []
    rows = core.survey_rows(own_classifier(), texts(), progress=told.append)
    assert next(rows).index == 0
    assert len(asked) == 2
    assert [row.index for row in rows] == list(range(1, 11))
    assert told == [2, 5, 8, 11]


@pytest.mark.long
def test_memory_does_not_grow_with_the_number_of_texts() -> None:
    texts = itertools.cycle([f"A man and {number} dogs" for number in range(7)])
    rows = core.survey_rows(own_classifier(), itertools.islice(texts, 20_000))
    tracemalloc.start()
    try:
        collections.deque(itertools.islice(rows, 6_080), maxlen=0)  # 64, 128, … and two windows of the longest kind
        before = tracemalloc.get_traced_memory()[0]
        collections.deque(itertools.islice(rows, 12_288), maxlen=0)  # six more windows
        assert tracemalloc.get_traced_memory()[0] - before < 2e5
    finally:
        tracemalloc.stop()


def test_rows_that_are_there_already_are_read_one_by_one(tmp_path: Path) -> None:
    model, path, texts = own_classifier(), tmp_path / "run.jsonl", [f"A man {at}" for at in range(6_000)]
    about = module.survey_about(model)
    save_survey(path, about, (core.SurveyRow(index=at, text=text, output="x" * 99) for at, text in enumerate(texts)))
    rows = core.survey_rows(model, [*texts, "Two dogs"], resume=path)
    tracemalloc.start()
    try:
        collections.deque(itertools.islice(rows, 500), maxlen=0)
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        collections.deque(itertools.islice(rows, 5_500), maxlen=0)
        assert tracemalloc.get_traced_memory()[1] - before < 1e5, "a row takes 400 bytes"
    finally:
        tracemalloc.stop()
    (last,) = rows
    assert (last.index, last.text, bool(last.probabilities)) == (6_000, "Two dogs", True)


def test_a_survey_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_WINDOW", 2)
    monkeypatch.setattr(module, "WINDOW", 2)
    model, path = own_translator(), tmp_path / "run.jsonl"
    whole = core.survey(model, TEXTS, decoding=SHORT)

    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        core.survey(model, TEXTS, decoding=SHORT, progress=stop, resume=path)
    with path.open("a") as file:
        file.write('{"index": 4, "te')  # a crash while a row was written
    written = []
    monkeypatch.setattr(type(model), "write_batch", lambda self, sources, *_: written.extend(sources) or [(3,)] * 9)
    again = core.survey_rows(model, TEXTS, decoding=SHORT, resume=path)
    for _ in range(4):
        next(again)
    assert not written
    monkeypatch.undo()
    for row, expected in zip(core.survey(model, TEXTS, decoding=SHORT, resume=path).rows, whole.rows, strict=True):
        near(row, expected)
    assert core.Survey.load(path).about == whole.about
    assert len(core.Survey.load(path).rows) == 9


def test_a_file_of_another_survey_is_not_gone_on_with(tmp_path: Path) -> None:
    model, path = own_translator(), tmp_path / "run.jsonl"
    core.survey(model, TEXTS, decoding=SHORT, resume=path)
    before = path.read_bytes()
    cases: list[tuple[dict[str, Any], str]] = [
        ({"model": own_translator(seed=8)}, "another weights_sha256"),
        ({"decoding": {"beam": 2}}, "another decoding"),
        ({"edits": OFF}, "another edits"),
        ({"texts": ["Other", *TEXTS[1:]]}, "made of other texts: its text 0"),
        ({"references": ["x"] * 9}, "made of other texts"),
        ({"texts": TEXTS[:3]}, "made of other texts: its text 3"),
    ]
    for changed, said in cases:
        given = {"model": model, "texts": TEXTS, "decoding": SHORT, "resume": path} | changed
        with pytest.raises(core.InputError, match=said):
            core.survey(given.pop("model"), given.pop("texts"), **given)
    other = tmp_path / "notes.txt"
    for content in ("my notes", "my notes\nmore\n", '{"kind": "poem"}\n', "[1]\n", '{"kind": "survey"}\n'):
        other.write_text(content)
        with pytest.raises(core.InputError, match=r"no survey|format None"):
            core.survey(model, TEXTS, decoding=SHORT, resume=other)
        assert other.read_text() == content
    assert path.read_bytes() == before


def test_a_model_that_changes_meanwhile_is_told() -> None:
    model = own_classifier()
    rows = core.survey_rows(model, ["A man"] * 99)
    next(rows)
    with torch.no_grad():
        weights = next(iter(model.module.parameters()))
        weights.copy_(weights + 1)
    with pytest.raises(core.InputError, match="The model changed after text 64"):
        list(rows)


def test_weights_have_the_mark_of_their_numbers_though_it_is_kept() -> None:
    """A turn of the page asks for the mark three times, so it is computed again only for other weights."""
    model, twin = own_classifier(), own_classifier()
    weights = next(iter(model.module.parameters()))
    before, kept = (weights_mark(model.module) for _ in range(2))
    assert before == kept == weights_mark(twin.module)
    for change in (1.0, -1.0):
        weights.data += change  # as no counter of PyTorch sees it
        assert (weights_mark(model.module) == weights_mark(twin.module)) == torch.equal(
            weights, next(iter(twin.module.parameters()))
        )
    assert weights_mark(twin.module) == before


def test_a_budget_ends_a_survey() -> None:
    left = iter(["", ""])
    rows = core.survey_rows(own_classifier(), [f"A man {at}" for at in range(99)], batch=8)
    with core.limited(should_stop=lambda: next(left, "The visitor left.")), pytest.raises(core.StoppedError):
        list(rows)


def test_what_cannot_be_surveyed_is_refused() -> None:
    model = own_translator()
    cases: list[tuple[tuple[Any, ...], dict[str, Any], str]] = [
        (("en-de", TEXTS), {}, "Give a loaded model"),
        ((model, "A man"), {}, "give a list of texts"),
        ((model, TEXTS), {"references": "x"}, "give a list of texts"),
        ((model, TEXTS), {"references": ["x"]}, "There is no reference 1"),
        ((model, TEXTS[:1]), {"references": ["x", "y"]}, "There is no text 1"),
        ((model, TEXTS), {"references": [], "labels": []}, "not both"),
        ((model, TEXTS), {"batch": 0}, "batch is 0"),
        ((model, TEXTS), {"edits": {"heads_off": (("cross", 2, 9),)}}, "no cross head 9 in layer 2"),
        ((model, TEXTS), {"decoding": {"beams": 2}}, "no field 'beams'"),
    ]
    for given, named, said in cases:
        with pytest.raises(core.InputError, match=said):
            core.survey(*given, **named)
    for wrong in (None, 3, b"A man"):
        (row,) = core.survey(model, [wrong]).rows  # type: ignore[list-item]
        assert "give a str" in row.error


def test_labels_and_their_order() -> None:
    model = own_classifier()
    found = core.survey(model, TEXTS, labels=["bad"] * 9)
    read = [row for row in found.rows if not row.error]
    for row, answer in zip(read, model.classify([row.text for row in read]), strict=True):
        assert dict(row.probabilities) == pytest.approx(answer.probabilities, abs=2e-5)
        assert row.label == answer.label
        assert row.right == (answer.label == "bad")
    doubts = [row.doubt for row in found.worst(5)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[0] == max(row.doubt for row in read)
    assert len(found.signals["right"]) == 9


def test_words_of_bytes_are_read_as_their_characters() -> None:
    model = core.load("en-de")
    (row,) = core.survey(model, ["The naïve café sells crêpes."]).rows
    assert [word for word, _ in row.seen] == ["naïve", "café", "sells", "crêpes"]
