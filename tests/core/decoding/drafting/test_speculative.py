"""Drafts: whatever is guessed, the result is the model's own greedy target; and a compact copy guesses well."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import torch

from core import Decoding, Edits, load
from core.decoding import decode, max_target_tokens
from core.decoding.drafting import ctranslate2_drafter
from core.decoding.drafting.ctranslate2_drafter import compact_copy
from core.decoding.drafting.speculative import MOST_DRAFTS, Drafted, greedy_by_drafts, may_draft
from core.decoding.next_token import likeliest
from core.tracers.native import NativeModel
from core.tracers.reading import best_targets
from core.transformer.translator import Translator
from tests.conftest import SENTENCES
from tests.core.tiny import new_translator, own_translator, random_tokens

END = 3
SHAPES: dict[str, dict[str, Any]] = {
    "as it is": {},
    "post-norm": {"norm": "post"},
    "fused": {"projection": "fused"},
    "tied": {"tie_embeddings": True},
    "unscaled embeddings": {"scale_embeddings": False},
    "learned positions": {"positions": "learned"},
    "scaled inputs": {"scale_on": "inputs"},
    "finite fill": {"mask_fill": -1e9},
    "no bias": {"attention_bias": False},
    "large epsilon": {"norm_epsilon": 0.3},
    "other ids": {"pad_id": 2, "unknown_id": 0, "start_id": 1, "end_id": 3},
}


Tokens = Sequence[int]


class Guesses:
    """A drafter that goes on as ``guess`` says; it counts for how many targets it was asked."""

    def __init__(self, guess: Callable[[int], int]) -> None:
        self.asked, self._guess = 0, guess

    def begin(self, source: Tokens, prefix: Tokens, limit: int) -> Callable[[], list[int]]:
        self.asked += 1
        return lambda: self._target(prefix, limit)

    def _target(self, prefix: Tokens, limit: int) -> list[int]:
        target = list(prefix)
        while len(target) < limit and (len(target) == len(prefix) or target[-1] != END):
            target.append(self._guess(len(target)))
        return target


def reader(model: Translator, source: list[int]) -> Callable[[Tokens], list[int]]:
    def read(target: Tokens) -> list[int]:
        ids = torch.tensor([[model.config.start_id, *target[:-1]]])
        return likeliest(model(torch.tensor([source]), ids)[0].log_softmax(-1), model).tolist()

    return read


def greedy(model: Translator, source: list[int], prefix: tuple[int, ...] = (), **choices: Any) -> tuple[int, ...]:
    return decode(model, [source], Decoding(**choices), prefix)[0][0].tokens


def drafted(model: Translator, drafter: Any, source: list[int], prefix: tuple[int, ...] = ()) -> Drafted:
    limit = max_target_tokens(model, len(source), Decoding(), prefix)
    with torch.inference_mode():
        return greedy_by_drafts(drafter, reader(model, source), END, source, prefix, limit)


@pytest.fixture(scope="module")
def model() -> Translator:
    """A model over 13 tokens, float64 so that no rounding decides between two tokens; some of its targets end."""
    return new_translator(seed=53, vocabulary_size=13).double()


SOURCES = [[5, 9, 7, END], [4, END], [8, 8, 10, 4, 6, 5, END], [12, 11, 10, 9, END]]


@pytest.mark.parametrize("prefix", [(), (7, 5)])
@pytest.mark.parametrize("source", SOURCES)
def test_whatever_is_guessed_the_tokens_are_the_models_own(
    model: Translator, source: list[int], prefix: tuple[int, ...]
) -> None:
    right = greedy(model, source, prefix)
    guesses: list[Callable[[int], int]] = [
        lambda at: END,
        lambda at: 4 + at % 9,
        lambda at: right[at] if at < len(right) and at != len(prefix) + 1 else 5,
        lambda at: right[at] if at < len(right) else END,
        lambda at: 12,
    ]
    for guess in guesses:
        result = drafted(model, Guesses(guess), source, prefix)
        assert result.tokens == right[: len(result.tokens)]
        assert not result.complete or result.tokens == right
        assert greedy(model, source, result.tokens)[: len(right)] == right, "what is not drafted is decoded"


@pytest.mark.parametrize("decoding", [Decoding(), Decoding(max_tokens=5), Decoding(beam=3), Decoding(temperature=0.7)])
@pytest.mark.parametrize("prefix", [(), (7, 5)])
def test_the_best_targets_are_those_of_decoding(model: Translator, decoding: Decoding, prefix: tuple[int, ...]) -> None:
    right = [finished[0].tokens for finished in decode(model, SOURCES, decoding, prefix)]
    for drafter in (None, Guesses(lambda at: 4 + at % 9), Guesses(lambda at: END)):
        with torch.inference_mode():
            assert best_targets(model, SOURCES, decoding, prefix, drafter) == right
            assert drafter is None or not drafter.asked, "many are decoded side by side"
            alone = [best_targets(model, [source], decoding, prefix, drafter)[0] for source in SOURCES]
        assert alone == right
        assert drafter is None or bool(drafter.asked) is (decoding.beam == 1 and decoding.temperature == 0)


def test_a_right_guess_is_asked_for_once_and_a_bad_drafter_not_for_ever(model: Translator) -> None:
    source = max(SOURCES, key=lambda one: len(greedy(model, one)))
    right = greedy(model, source)
    assert len(right) > MOST_DRAFTS + 1
    good, bad = Guesses(lambda at: right[at]), Guesses(lambda at: right[at] % 9 + 4)
    assert drafted(model, good, source) == Drafted(right, complete=True)
    assert good.asked == 1
    assert not drafted(model, bad, source).complete
    assert bad.asked == MOST_DRAFTS


@pytest.mark.parametrize(
    ("source", "decoding", "prefix", "may"),
    [
        ([5, END], Decoding(), (), True),
        ([5, END], Decoding(prefix=(4,)), (4,), True),
        ([5, END], Decoding(beam=2), (), False),
        ([5, END], Decoding(temperature=0.1), (), False),
        ([5, END, 0], Decoding(), (), False),
        ([5, END, END], Decoding(), (), False),
        ([5, END], Decoding(), (4, END), False),
    ],
)
def test_only_the_greedy_path_of_a_plain_source_is_drafted(
    model: Translator, source: list[int], decoding: Decoding, prefix: tuple[int, ...], may: bool
) -> None:
    assert may_draft(model.config, source, decoding, prefix) is may


class TestCompactCopy:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_an_exact_copy_drafts_the_models_own_target(self, shape: str) -> None:
        model = new_translator(seed=11, **SHAPES[shape])
        copy = compact_copy(model, "float32")
        assert copy is not None
        lengths = set()
        for seed in range(6):
            source = [*random_tokens(3 + seed, seed=seed).tolist(), END]
            for prefix in ((), (8, 5)):
                right = greedy(model, source, prefix)
                assert tuple(copy.draft(source, prefix, max_target_tokens(model, len(source), Decoding()))) == right
                lengths.add(len(right))
        assert len(lengths) > 1

    def test_a_draft_is_no_longer_than_its_limit(self) -> None:
        model = new_translator(seed=11)
        copy = compact_copy(model)
        assert copy is not None
        for limit in (1, 2, 5):
            assert len(copy.draft([7, 8, 9, END], (), limit)) == limit

    @pytest.mark.parametrize("shape", [{"head_width": "full"}, {"norm": "post", "final_norm": True}])
    def test_what_the_library_cannot_run_has_no_copy(self, shape: dict[str, Any]) -> None:
        assert compact_copy(new_translator(**shape)) is None

    def test_without_the_library_runs_are_the_same(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with_copy = own_translator().trace(SENTENCES[0])
        monkeypatch.setattr(ctranslate2_drafter, "ctranslate2", None)
        model = own_translator()
        assert compact_copy(model.module) is None  # type: ignore[arg-type]
        assert model.trace(SENTENCES[0]).steps == pytest.approx(with_copy.steps)


@pytest.mark.long
def test_five_hundred_traces_write_what_decoding_without_drafts_does() -> None:
    model = own_translator(seed=5)
    rng = np.random.default_rng(3)
    words = sorted({word for sentence in SENTENCES for word in sentence.split()})
    texts = [" ".join(rng.choice(words, rng.integers(1, 6))) for _ in range(500)]
    decoding = Decoding(max_tokens=7)
    sources = [model.source_ids(text) for text in texts]
    right = [found[0].tokens for found in decode(model.module, sources, decoding)]  # type: ignore[arg-type]
    asked = _counted(model)
    assert [tuple(step.id for step in model.trace(text, decoding=decoding).steps) for text in texts] == right
    assert len(asked) >= 500
    plain = own_translator(seed=5)
    plain.__dict__["_drafter"] = None
    assert [model.translate(text, decoding) for text in texts] == plain.translate(texts, decoding)
    assert len(asked) >= 1000
    assert len(set(right)) > 20, "the model writes nearly the same for every text"


def _counted(model: NativeModel) -> list[int]:
    """Return a list that grows with every draft."""
    asked: list[int] = []
    begin = model._drafter.begin  # type: ignore[union-attr]

    class Counting:
        def begin(self, source: Tokens, *others: Any) -> Callable[[], list[int]]:
            asked.append(len(source))
            return begin(source, *others)

    model.__dict__["_drafter"] = Counting()
    return asked


def test_the_committed_model_is_drafted_well_and_traced_the_same() -> None:
    drafting, plain = load("en-de"), load("en-de")
    assert isinstance(drafting, NativeModel)
    assert isinstance(plain, NativeModel)
    plain.__dict__["_drafter"] = None
    asked = _counted(drafting)
    for text in TEXTS:
        one, other = drafting.trace(text), plain.trace(text)
        assert [step.id for step in one.steps] == [step.id for step in other.steps]
        np.testing.assert_allclose(one.hypotheses[0].score, other.hypotheses[0].score, rtol=1e-5)
        np.testing.assert_allclose(one.attention["cross"].weights, other.attention["cross"].weights, atol=1e-5)
    assert len(asked) <= 1.5 * len(TEXTS), "the compact copy is wrong too often"
    edited = drafting.trace(TEXTS[0], edits=Edits(source_pads=3))
    assert len(asked) <= 1.5 * len(TEXTS)
    assert [step.id for step in edited.steps] == [step.id for step in plain.trace(TEXTS[0]).steps]


TEXTS = [
    "My sister wants to buy a red bicycle.",
    "The train leaves at nine, but we are late.",
    "Two men are standing in front of a small shop.",
    "I do not know why she said that to him yesterday.",
    "Where did you put the keys?",
    "A group of people is walking along the beach at sunset.",
    "He has never been so happy.",
    "If it rains tomorrow, we will stay at home and read.",
    "Dogs.",
    "Could you please open the window? It is very warm in here.",
]
