"""The moments of a training equal single runs, and one small file keeps them whole."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.analysis.head_roles import Material
from core.analysis.training_history import measure_training_history
from core.checkpoints.fingerprints import WEIGHTS
from core.checkpoints.training_history import FILE, read_training_history, save_training_history
from core.results.head_roles import MIXED
from core.results.training_history import NOTES, RoleHistory, TrainingHistory
from core.sentences import Sentence
from core.text.tokens import Tokenizer
from core.tracers.native import NativeModel
from tests.core.tiny import own_classifier, own_translator

PAIRS = (
    ("A man rides a bike.", "Ein Mann fährt Fahrrad."),
    ("Two children are playing in the snow.", "Zwei Kinder spielen im Schnee."),
)
TEXTS = [text for text, _ in PAIRS]
RECORDS = [{"step": 2, "nll": 6.0}, {"step": 7, "nll": 5.0, "validation_nll": 5.5}]
STEPS = (2, 7, 31)
MESSAGES = Path(core.__file__).with_name("sentences.ftl").read_text("utf-8")


def material(labels: tuple[str, ...] = ()) -> Material:
    texts = tuple((text, labels[0]) for text in TEXTS) if labels else PAIRS
    return Material(probe=texts, sample=texts[:1], scored=texts, pairs=PAIRS)


def learned(make: Any, score: Any = lambda model: 3.5) -> tuple[TrainingHistory, dict[int, NativeModel]]:
    models = {step: make(seed=seed) for seed, step in enumerate(STEPS)}
    final = models[STEPS[-1]]
    found = measure_training_history(final, models.items(), TEXTS, material(final.labels), score, curve=RECORDS)
    return found, models


@pytest.fixture(scope="module")
def translated() -> tuple[TrainingHistory, dict[int, NativeModel]]:
    return learned(own_translator)


@pytest.fixture(scope="module")
def classified() -> tuple[TrainingHistory, dict[int, NativeModel]]:
    return learned(own_classifier)


def test_every_moment_is_a_run_of_its_own_weights(translated: tuple[TrainingHistory, dict[int, NativeModel]]) -> None:
    found, models = translated
    assert found.steps == STEPS
    for at, (_, model) in enumerate(models.items()):
        for sentence, text in zip(found.sentences, TEXTS, strict=True):
            target = [step.id for step in models[STEPS[-1]].trace(text).steps]
            trace = model.trace(text, target=target)
            for name, maps in trace.attention.items():
                np.testing.assert_array_equal(sentence.attention[name][at], maps.weights)
            probability = np.exp([step.log_probability for step in trace.steps])
            np.testing.assert_allclose(sentence.probability[at], probability, rtol=1e-5)
            assert sentence.guesses[at] == tuple(step.top[0].token for step in trace.steps)
            assert sentence.written[at] == model.trace(text).output


def test_a_classifier_has_labels_and_no_guesses(classified: tuple[TrainingHistory, dict[int, NativeModel]]) -> None:
    found, models = classified
    assert found.labels == models[2].labels
    assert found.metric == "accuracy"
    for at, model in enumerate(models.values()):
        scores = model.trace(TEXTS[0]).scores
        assert scores is not None
        np.testing.assert_array_equal(found.sentences[0].probability[at], scores.probabilities)
        assert found.sentences[0].written[at] == model.trace(TEXTS[0]).output
    assert found.sentences[0].guesses == ()


def test_a_head_has_the_role_that_it_keeps_to() -> None:
    strength = np.array([[[[0.9, 0.1]]], [[[0.2, 0.3]]], [[[0.1, 0.7]]]], dtype=np.float32)
    roles = RoleHistory(("previous", "end"), strength, np.array([0.2, 0.5], dtype=np.float32))
    assert roles.role(0, 0, 0) == ("previous", pytest.approx(0.9))
    assert roles.role(1, 0, 0)[0] == MIXED
    assert roles.role(2, 0, 0) == (MIXED, pytest.approx(0.7))  # at most twice what chance gives


@pytest.mark.parametrize("which", ["translated", "classified"])
def test_what_is_written_comes_back(which: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    found: TrainingHistory = request.getfixturevalue(which)[0]
    (tmp_path / WEIGHTS).write_bytes(b"of this model")
    save_training_history(tmp_path, found)
    back = read_training_history(tmp_path)
    assert back is not None
    assert (back.steps, back.labels, back.metric) == (found.steps, found.labels, found.metric)
    assert back.scores == (3.5, 3.5, 3.5)
    assert list(back.curve) == RECORDS
    for one, other in zip(back.sentences, found.sentences, strict=True):
        assert (one.text, one.guesses, one.written) == (other.text, other.guesses, other.written)
        for name, maps in other.attention.items():
            np.testing.assert_allclose(one.attention[name], maps, atol=5e-4)
    for name, roles in found.roles.items():
        np.testing.assert_allclose(back.roles[name].strength, roles.strength, atol=5e-4)


@pytest.mark.parametrize("damage", ["cut off", "text", "no arrays", "other shapes", "other weights"])
def test_a_damaged_file_counts_as_none(
    damage: str,
    translated: tuple[TrainingHistory, dict[int, NativeModel]],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / WEIGHTS).write_bytes(b"of this model")
    save_training_history(tmp_path, translated[0])
    path = tmp_path / FILE
    if damage == "other weights":
        (tmp_path / WEIGHTS).write_bytes(b"of another one")
    elif damage == "cut off":
        path.write_bytes(path.read_bytes()[:-99])
    elif damage == "text":
        path.write_text("nothing")
    else:
        arrays = dict(np.load(path))
        arrays = {"json": arrays["json"]} if damage == "no arrays" else arrays | {"0/probability": np.zeros((1, 1))}
        with open(path, "wb") as file:
            np.savez(file, **arrays)
    assert read_training_history(tmp_path) is None
    assert "glassformer learning" in caplog.text
    assert ("other weights" if damage == "other weights" else "damaged") in caplog.text


def test_parts_that_do_not_fit_are_refused(translated: tuple[TrainingHistory, dict[int, NativeModel]]) -> None:
    found = translated[0]
    with pytest.raises(ValueError, match="do not fit"):
        TrainingHistory(steps=(1, 2), sentences=found.sentences)
    with pytest.raises(ValueError, match="do not fit"):
        TrainingHistory(steps=(7, 2, 31), sentences=found.sentences)


@pytest.mark.parametrize(
    ("stored", "said"),
    [
        ("", []),
        ("A text of a former version.", ["A text of a former version."]),
        (
            [Sentence("core-history-ends", {"steps": 40, "last": 20}).to_json()],
            ["It takes 40 steps; its moments are here as far as step 20."],
        ),
    ],
)
def test_a_note_is_kept_as_its_id_or_as_the_text_that_it_was(
    stored: Any, said: list[str], translated: tuple[TrainingHistory, dict[int, NativeModel]], tmp_path: Path
) -> None:
    (tmp_path / WEIGHTS).write_bytes(b"of this model")
    save_training_history(tmp_path, replace(translated[0], about={"note": stored}))
    back = read_training_history(tmp_path)
    assert back is not None
    assert list(map(str, back.note)) == said


@pytest.mark.parametrize("note", [{"id": "core-no-map", "values": {}}, {"id": "core-history-ends", "values": {"a": 1}}])
def test_a_note_that_is_no_such_sentence_is_refused(
    note: Any, translated: tuple[TrainingHistory, dict[int, NativeModel]]
) -> None:
    with pytest.raises((ValueError, KeyError)):
        replace(translated[0], about={"note": [note]})


def test_the_notes_of_the_messages_are_the_known_ones() -> None:
    found = dict(re.findall(r"^(core-history-[\w-]+) = (.*)$", MESSAGES, re.MULTILINE))
    assert {name: set(re.findall(r"\$(\w+)", text)) for name, text in found.items()} == NOTES


def test_another_tokenizer_is_refused() -> None:
    final = own_translator()
    other = Tokenizer.train(["quite other words", "ganz andere Wörter"] * 5, vocabulary_size=300)
    with pytest.raises((core.InputError, ValueError), match=r"of another run|not in the vocabulary"):
        measure_training_history(final, [(2, replace(final, tokenizer=other))], TEXTS, material(), lambda model: 0.0)


def test_no_moment_is_refused() -> None:
    with pytest.raises(core.InputError, match="--snapshots 12"):
        measure_training_history(own_translator(), [], TEXTS, material(), lambda model: 0.0)
