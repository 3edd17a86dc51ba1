"""Several visitors' sentences, each in a turn of its own or decoded as one batch: by hand, not in ``make test``.

nice -n -5 python -m tests.benchmarks.batch_benchmark [--model en-de] [--sizes 4 8] [--rounds 3]

Both ways have as many threads as the server has places, and end with the trace of every sentence. In turns each one
is decoded and traced by itself; in batches as many as a batch holds are decoded together, then traced one by one. The
ways take turns, round by round, and the best round of each counts. How long a sentence of a batch waits for its
answer is compared with the sentence alone. Every output is compared with that of the sentence alone.

On two cores it said why the server runs one sentence a turn: greedy sentences, which are drafted one by one, come at
0.8 of the rate in batches, and answers take 4 to 5 times as long; beams of 4 gain 1.5 to 1.6 times, but each answer
takes 2 to 3 times as long.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import torch

import core
from core.decoding import decode
from core.transformer.translator import Translator

PLACES = 2
WHO = ("A man", "Two women in red coats", "The old dog", "A child with a green umbrella", "My sister", "Some people")
DOES = ("rides a bike", "plays in the snow behind the house", "reads a very long book", "sleeps", "eats an apple")
SENTENCES = [f"{who} {does}." for who in WHO for does in DOES][:24]

Answers = list[tuple[str, float]]  # output, and seconds since its work began


class Contest:
    """A model, one way of decoding, and what each sentence alone is answered."""

    def __init__(self, model: core.NativeModel, decoding: core.Decoding) -> None:
        if not isinstance(model.module, Translator):
            raise SystemExit(f"{model.name} is no translator; choose one")
        self.model, self.module, self.decoding = model, model.module, decoding
        self.right = [model.trace(sentence, decoding=decoding).output for sentence in SENTENCES]

    def alone(self, sentences: Sequence[str]) -> Answers:
        """Decode and trace each of ``sentences`` before the next."""
        answers = []
        for sentence in sentences:
            start = time.perf_counter()
            output = self.model.trace(sentence, decoding=self.decoding).output
            answers.append((output, time.perf_counter() - start))
        return answers

    @torch.inference_mode()
    def together(self, sentences: Sequence[str]) -> Answers:
        """Decode ``sentences`` as one batch, then trace each."""
        start = time.perf_counter()
        sources = [self.model.source_ids(sentence) for sentence in sentences]
        finished = decode(self.module, sources, self.decoding)
        answers = []
        for sentence, (best, *_) in zip(sentences, finished, strict=True):
            answers.append((self.model.trace(sentence, target=best.tokens).output, time.perf_counter() - start))
        return answers

    def seconds(self, way: Callable[[Sequence[str]], Answers], size: int) -> tuple[float, float, int]:
        """Return the time of all sentences by groups of ``size``, the median of one, and the count of other answers."""
        groups = [SENTENCES[first : first + size] for first in range(0, len(SENTENCES), size)]
        with ThreadPoolExecutor(PLACES) as pool:
            start = time.perf_counter()
            answers = [answer for group in pool.map(way, groups) for answer in group]
            took = time.perf_counter() - start
        others = sum(output != right for (output, _), right in zip(answers, self.right, strict=True))
        return took, median(seconds for _, seconds in answers), others


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--sizes", type=int, nargs="+", default=[4, 8])
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = core.load(options.model, device="cpu")
    for beam in (1, 4):
        contest = Contest(model, core.Decoding(beam=beam))
        ways = {1: contest.alone} | dict.fromkeys(options.sizes, contest.together)
        rounds = [{size: contest.seconds(way, size) for size, way in ways.items()} for _ in range(options.rounds)]
        best = {size: min(one[size] for one in rounds) for size in ways}
        for size, (took, each, others) in best.items():
            print(
                f"beam {beam}, {f'batches of {size}' if size > 1 else 'one by one'}: {len(SENTENCES) / took:.1f} "
                f"sentences/s ({best[1][0] / took:.2f} x), an answer after {1000 * each:.0f} ms "
                f"({each / best[1][1]:.2f} x), {others} other answers",
                flush=True,
            )


if __name__ == "__main__":
    main()
