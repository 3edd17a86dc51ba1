"""Our chrF against that of sacrebleu."""

import random

import pytest
from sacrebleu.metrics import CHRF

from core.analysis.chrf import sentence_chrf
from tests.conftest import SENTENCES

EDGES = ["", " ", "a", "ab", "Ein Hund.", "日本", "é́", "a" * 300, "ß SS", "🙂🙃"]


def test_it_is_that_of_sacrebleu_on_two_thousand_pairs() -> None:
    draw, metric = random.Random(5), CHRF()
    letters = "abc dé.ß日"
    made = ["".join(draw.choices(letters, k=draw.randrange(40))) for _ in range(500)]
    texts = [*SENTENCES, *made, *EDGES]
    pairs = [(one, other) for one in EDGES for other in EDGES]
    while len(pairs) < 2_000:
        one = draw.choice(texts)
        other = draw.choice([draw.choice(texts), one, " ".join(draw.sample(one.split(), len(one.split())))])
        pairs.append((one, other))
    for output, reference in pairs:
        expected = metric.sentence_score(output, [reference]).score
        assert sentence_chrf(output, reference) == pytest.approx(expected, abs=1e-6), (output, reference)
