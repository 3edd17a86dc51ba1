"""The cost of parts and routes beside a trace, taken in turns. Run it by hand; ``make test`` does not.

nice -n -10 python -m tests.benchmarks.flow_benchmark [--model en-de] [--rounds 15]

The sentence has 20 tokens and its German 22. Each number is the least time of the one thread, and its ratio to that of
a trace in the same rounds, by which a busy machine disturbs it less.
"""

import argparse
import time
from collections.abc import Callable

import core
from core.analysis.mixing import edges_of, strongest
from core.analysis.sub_layers import RecordedPass
from core.analysis.terms import parts_of, read_terms
from core.tracers.threads import one_thread

TEXT, STEP = "The nurse told the doctor that 27 patients from Ghana had arrived.", 12
STEER = core.Steer("decoder", 1, None, ("difference", "The dogs sleep.", "The dog sleeps."), 1.0)
MOST = {"parts of a step": 0.030, "flow of the sentence": 0.060}  # seconds of a core, after the recorded pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="en-de")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    with one_thread():
        report(core.load(options.model, device="cpu"), options.rounds)


def report(model: core.NativeModel, rounds: int) -> None:
    """Print a line for each piece of work."""
    ids = [step.id for step in model.trace(TEXT).steps]
    question = core.attribute(model, TEXT, step=STEP, target=ids, method="flow").question
    sides = model.source_ids(TEXT), [model.config.start_id, *ids[:-1]]
    run = RecordedPass(model, *sides, core.Edits())
    work: dict[str, Callable[[], object]] = {
        "trace": lambda: model.trace(TEXT),
        "recorded pass": lambda: RecordedPass(model, *sides, core.Edits()),
        "parts of a step": lambda: parts_of(run, question),
        "a read one level deeper": lambda: read_terms(run, question, 2, 3, 4),
        "flow of the sentence": lambda: strongest(run, edges_of(run)),
        "core.flow, trace and pass included": lambda: core.flow(model, TEXT),
        "core.score_parts, the same": lambda: core.score_parts(model, TEXT, "cross", 2, 3, query=12, key=4),
        "core.head_preferences, the same": lambda: core.head_preferences(model, TEXT, "cross", 2, 3, query=12, key=4),
        "a trace that is steered": lambda: model.trace(TEXT, edits=core.Edits(steer=(STEER,))),
        "core.steering_curve, 17 amounts": lambda: core.steering_curve(model, TEXT, STEER, step=STEP),
    }
    least = dict.fromkeys(work, float("inf"))
    for _ in range(rounds):
        for name, do in work.items():
            start = time.thread_time()
            do()
            least[name] = min(least[name], time.thread_time() - start)
    for name, seconds in least.items():
        over = ", over its limit" if seconds > MOST.get(name, float("inf")) else ""
        print(f"{name:36} {seconds * 1000:6.1f} ms  {seconds / least['trace']:5.2f} traces{over}")


if __name__ == "__main__":
    main()
