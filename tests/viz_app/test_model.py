"""The Model page without a browser: what it draws against the model's own table, and bad requests."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.analysis.token_map import nearest, token_map
from core.results.token_map import NEIGHBOURS
from tests.viz_app.asking import ask
from tests.viz_app.test_positions import unpacked
from viz_app.handlers import model as page
from viz_app.handlers.model import FUNCTIONS
from viz_app.handlers.models import Run
from viz_app.server.models import Models

TEXT = "A man rides a bike."
NAMES = ["en-de", "sentiment"]


@pytest.mark.parametrize("name", NAMES)
def test_the_map_is_that_of_the_models_table(models: Models, name: str) -> None:
    model: Any = models.get(name)
    table, payload = model.token_table(), ask(FUNCTIONS, models, "words", {"model": name})["payload"]
    drawn = token_map(table)
    assert tuple(payload["tokens"]) == table.tokens
    np.testing.assert_array_equal(unpacked(payload["points"]), drawn.points)
    assert payload["variance"] == pytest.approx(drawn.variance, abs=1e-6)
    assert payload["kept"] == pytest.approx(drawn.neighbours, abs=1e-4)
    assert (payload["width"], payload["of"]) == (table.vectors.shape[1], NEIGHBOURS)


@pytest.mark.parametrize("name", NAMES)
def test_neighbours_are_those_of_the_core(models: Models, name: str) -> None:
    model: Any = models.get(name)
    vectors = model.token_table().vectors
    answer = ask(FUNCTIONS, models, "neighbours", {"model": name, "word": "17"})["payload"]
    ids, cosines = nearest(vectors, 17)
    assert [one for one, _ in answer["near"]] == ids.tolist()
    np.testing.assert_allclose([cosine for _, cosine in answer["near"]], cosines, atol=1e-6)
    assert answer["length"] == pytest.approx(np.linalg.norm(vectors[17]), abs=1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_the_tokens_of_the_sentence_are_those_of_its_run(models: Models, name: str) -> None:
    model, trace = models.get(name), models.trace(Run(name, TEXT))
    tokens = model.token_table().tokens  # type: ignore[attr-defined]
    answer = ask(FUNCTIONS, models, "sentence_words", {"model": name, "text": TEXT})
    assert tuple(tokens[one] for one in answer["source"]) == trace.source_tokens
    assert [tokens[one] for one in answer["target"]] == [step.token for step in trace.steps]


def test_a_map_is_made_once(models: Models, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(FUNCTIONS, models, "words", {"model": "en-de"})
    monkeypatch.setattr(page, "token_map", lambda table: pytest.fail("drawn a second time"))
    assert ask(FUNCTIONS, models, "words", {"model": "en-de"})["ok"]


anything = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers(), max_size=2)


@given(model=anything | st.sampled_from([*NAMES, "nobody"]), word=anything, text=anything)
def test_whatever_is_asked_gets_an_answer(models: Models, model: Any, word: Any, text: Any) -> None:
    for name in FUNCTIONS:
        answer = ask(FUNCTIONS, models, name, {"model": model, "word": word, "text": text})
        assert answer["ok"] or answer["error"].endswith(".")


def test_a_word_that_is_not_there_is_told_in_a_sentence(models: Models) -> None:
    answer = ask(FUNCTIONS, models, "neighbours", {"model": "en-de", "word": 99_999})
    assert answer["error"].startswith("There is no token 99999; this model's ids go to ")
