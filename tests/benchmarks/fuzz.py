"""Hostile requests at the models on offer, many more than ``make test`` sends: by hand.

python -m tests.benchmarks.fuzz [--requests 100000] [--seed 1]
"""

import argparse
import itertools
import time
from collections import Counter

from tests.viz_app.server.hostile import requests
from tests.viz_app.server.site import running
from viz_app.app import catalogue_entries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    statuses, start = Counter[int](), time.perf_counter()
    with running(catalogue_entries()) as site:
        stream = requests(options.seed, site.views(), len(site.app.fns))
        for sent in itertools.islice(stream, options.requests):
            statuses[site.status_of(sent)] += 1  # a failure of the server ends it with the request
    print(f"{options.requests} requests in {time.perf_counter() - start:.0f} s, none failed: {dict(statuses)}")


if __name__ == "__main__":
    main()
