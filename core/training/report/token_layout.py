"""Lays out the tokens of a finished checkpoint by t-SNE, and counts them in the texts that it learned from."""

from collections.abc import Sequence

import numpy as np
from jaxtyping import Float32, Int32

from core.results.token_layout import TokenLayout
from core.text.tokens import Tokenizer
from core.training.data.corpora import Corpus

PERPLEXITY = 30.0
ITERATIONS = 1000
_BATCH = 10_000  # texts that are cut into pieces at a time


def token_layout(
    vectors: Float32[np.ndarray, "token d_model"],
    tokenizer: Tokenizer,
    corpora: Sequence[Corpus],
    *,
    seed: int = 1,
) -> TokenLayout:
    """Return the map of ``vectors`` by t-SNE (van der Maaten and Hinton 2008), with counts over the training texts.

    Distances are those of directions, because neighbours are told by cosine; it begins at the principal components.
    """
    # Training and measuring need none of it until the end, and it takes two seconds to import.
    import sklearn
    from sklearn.manifold import TSNE

    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    perplexity = min(PERPLEXITY, (len(vectors) - 1) / 3)
    # Among vectors of length 1, Euclidean distance and cosine put all others in the same order.
    directions = vectors / np.where(lengths > 0, lengths, 1)
    tsne = TSNE(perplexity=perplexity, max_iter=ITERATIONS, init="pca", random_state=seed, n_jobs=1)
    points = tsne.fit_transform(directions).astype(np.float16).astype(np.float32)  # as the file keeps them
    about = {
        "method": "t-SNE",
        "library": f"scikit-learn {sklearn.__version__}",
        "perplexity": perplexity,
        "seed": seed,
        "texts": {corpus.name: len(corpus.train) for corpus in corpora},
    }
    return TokenLayout(points, token_counts(tokenizer, corpora), about)


def token_counts(tokenizer: Tokenizer, corpora: Sequence[Corpus]) -> Int32[np.ndarray, "token side"]:
    """Return how often each token stands in the training texts: source and target of a translator, else the text."""
    sides = 2 if any(corpus.task == "translator" for corpus in corpora) else 1
    counts = np.zeros((len(tokenizer), sides), dtype=np.int32)
    for side in range(sides):
        texts = [item[side] for corpus in corpora for item in corpus.train]
        for start in range(0, len(texts), _BATCH):
            ids = [one for text in tokenizer.encode_batch(texts[start : start + _BATCH]) for one in text]
            counts[:, side] += np.bincount(np.array(ids, dtype=np.int64), minlength=len(tokenizer))
    return counts
