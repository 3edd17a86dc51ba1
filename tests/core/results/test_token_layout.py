"""The t-SNE map beside a checkpoint: what is written comes back, what is damaged or of other weights counts as none."""

from pathlib import Path

import numpy as np
import pytest

from core.analysis.token_map import neighbours_kept
from core.checkpoints.checkpoint import WEIGHTS, save_checkpoint
from core.checkpoints.token_layout import FILE, read_token_layout, save_token_layout
from core.results.token_layout import TokenLayout
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus
from core.training.report.token_layout import token_counts, token_layout
from tests.core.tiny import own_translator

WORDS = ("boat", "house", "green", "seven", "winter", "Boot", "Haus", "grün", "sieben", "Winter")


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.train(WORDS * 5, vocabulary_size=300)


def corpus(*pairs: tuple[str, str], task: str = "translator") -> Corpus:
    return Corpus(name="words", task=task, terms="none", train=pairs, validation=())  # type: ignore[arg-type]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    model = own_translator()
    save_checkpoint(tmp_path / "tiny", model.module, model.tokenizer, model.config)
    return tmp_path / "tiny"


def layout_of(tokens: int, sides: int = 2) -> TokenLayout:
    random = np.random.default_rng(5)
    points = random.normal(size=(tokens, 2)).astype(np.float16).astype(np.float32)
    return TokenLayout(points, random.integers(0, 9, (tokens, sides)).astype(np.int32), {"seed": 5})


def test_what_is_written_comes_back(folder: Path) -> None:
    layout = layout_of(29)
    save_token_layout(folder, layout)
    back = read_token_layout(folder, 29)
    assert back is not None
    np.testing.assert_array_equal(back.points, layout.points)
    np.testing.assert_array_equal(back.counts, layout.counts)
    assert back.about == layout.about
    assert not back.points.flags.writeable
    assert (folder / FILE).stat().st_size < 29 * 12 + 1000


def test_without_a_file_there_is_none(folder: Path) -> None:
    assert read_token_layout(folder, 29) is None


@pytest.mark.parametrize("what", ["cut off", "text", "other weights", "other model"])
def test_what_does_not_fit_counts_as_none(folder: Path, what: str, caplog: pytest.LogCaptureFixture) -> None:
    save_token_layout(folder, layout_of(29))
    path = folder / FILE
    if what == "cut off":
        path.write_bytes(path.read_bytes()[:-7])
    elif what == "text":
        path.write_text("no tensors")
    elif what == "other weights":
        (folder / WEIGHTS).write_bytes((folder / WEIGHTS).read_bytes() + b" ")
    assert read_token_layout(folder, 31 if what == "other model" else 29) is None
    assert "glassformer words" in caplog.text


def test_leans_are_by_the_share_of_each_side() -> None:
    counts = np.array([[3, 0], [0, 9], [1, 3], [0, 0]], dtype=np.int32)
    lean = TokenLayout(np.zeros((4, 2), np.float32), counts, {}).lean
    assert lean is not None
    np.testing.assert_allclose(lean, [-1, 1, 0, 0], atol=1e-6)  # 1 of 4 is as frequent as 3 of 12
    assert layout_of(29, sides=1).lean is None


def test_tokens_are_counted_on_each_side(tokenizer: Tokenizer) -> None:
    pairs = (("boat seven boat", "Boot"), ("winter", "Winter Winter"))
    counts = token_counts(tokenizer, [corpus(pairs[0]), corpus(pairs[1])])
    expected = np.zeros((len(tokenizer), 2), int)
    for pair in pairs:
        for side, text in enumerate(pair):
            for token in tokenizer.encode(text):
                expected[token, side] += 1
    np.testing.assert_array_equal(counts, expected)


def test_labels_are_no_side(tokenizer: Tokenizer) -> None:
    counts = token_counts(tokenizer, [corpus(("boat", "good"), task="classifier")])
    assert counts.shape == (len(tokenizer), 1)
    assert counts.sum() == len(tokenizer.encode("boat"))


@pytest.mark.long
def test_clusters_stay_together(tokenizer: Tokenizer) -> None:
    """Tokens around a few far centres: most nearest neighbours by cosine are near on the map, and a seed repeats it."""
    random = np.random.default_rng(3)
    centres = random.normal(size=(12, 7)) * 9
    vectors = (centres[np.arange(len(tokenizer)) % 12] + random.normal(size=(len(tokenizer), 7))).astype(np.float32)
    layout = token_layout(vectors, tokenizer, [corpus(("boat", "Boot"))], seed=2)
    assert layout.points.shape == (len(tokenizer), 2)
    assert layout.about["texts"] == {"words": 1}
    kept, _ = neighbours_kept(vectors, layout.points)
    chance = 12 * 12 / len(tokenizer)
    assert kept > 6 * chance
    again = token_layout(vectors, tokenizer, [corpus(("boat", "Boot"))], seed=2)
    np.testing.assert_array_equal(layout.points, again.points)
