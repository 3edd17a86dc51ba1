"""A class of 200 by HTTP: how fast polls are answered while all join, answer and poll, through two copies of the app.

    python -m tests.benchmarks.class_benchmark [--phones 200] [--seconds 30] [--databases file postgres] [--kill]

Two lines of JSON a database: how long it took to join; polls with their median and 99th percentile in ms, answers kept.
With ``--kill`` one copy is killed while the class answers. Exit code 1 if an answer is lost, or if the 99th percentile
is 250 ms or more while no copy is killed.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import numpy as np

from tests.hosting.processes import ROOT, free_port, stopped, wait_for
from tests.postgres import postgres
from tests.viz_app.server.rooms.test_requests import START, bearer

MOST = 250  # ms, the 99th percentile of a poll


class Phones:
    """Pupils who ask two copies of the app."""

    def __init__(self, addresses: list[str], place: str, key: str) -> None:
        self.clients = [httpx.AsyncClient(base_url=one, timeout=20) for one in addresses]
        self.place, self.key = place, key
        self.tokens: list[str] = []
        self.polls: list[float] = []
        self.lost = 0

    async def ask(self, number: int, method: str, part: str, secret: str, body: dict | None = None) -> httpx.Response:
        """Ask one copy, and the other one where nothing comes, as phones do."""
        for turn in range(100):
            try:
                client = self.clients[(number + turn) % len(self.clients)]
                answer = await client.request(method, self.place + part, json=body, headers=bearer(secret))
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            self.lost += 1
            await asyncio.sleep(0.2)
        raise AssertionError("no answer")

    async def join(self, number: int) -> None:
        self.tokens.append((await self.ask(number, "POST", "/members", "", {})).json()["member"])

    async def poll(self, number: int, end: float) -> None:
        await asyncio.sleep(number % 40 / 10)
        while time.monotonic() < end:
            begun = time.monotonic()
            await self.ask(number, "GET", "?rev=1", self.tokens[number])
            self.polls.append(1000 * (time.monotonic() - begun))
            await asyncio.sleep(4)

    async def answer(self, number: int) -> None:
        await asyncio.sleep(number % 50 / 10)
        given = {"stop": 1, "round": 1, "choice": number % 3, "tries": 1, "hint": False}
        assert (await self.ask(number, "POST", "/answers", self.tokens[number], given)).status_code == 200

    async def kept(self) -> int:
        board = (await self.ask(1, "GET", "/board", self.key)).json()
        return sum(count for *_, count in board["counts"])


async def measure(addresses: list[str], first: subprocess.Popen, asked: argparse.Namespace) -> bool:
    """Return True if no bar is missed."""
    async with httpx.AsyncClient(base_url=addresses[1]) as client:
        made = (await client.post("/class/rooms", json=START)).json()
    phones = Phones(addresses, f"/class/rooms/{made['room']}", made["key"])
    begun = time.monotonic()
    await asyncio.gather(*(phones.join(number) for number in range(asked.phones)))
    print(json.dumps({"joined": len(phones.tokens), "seconds": round(time.monotonic() - begun, 2)}))
    await phones.ask(1, "POST", "/acts", made["key"], {"rev": 0, "act": "go", "stop": 1})
    end = time.monotonic() + asked.seconds
    polling = [phones.poll(number, end) for number in range(asked.phones)]
    answering = [phones.answer(number) for number in range(asked.phones)]

    async def kill() -> None:
        await asyncio.sleep(2.5)
        if asked.kill:
            first.kill()

    await asyncio.gather(*polling, *answering, kill())
    half, most = np.percentile(phones.polls, [50, 99])
    kept = await phones.kept()
    told = {"polls": len(phones.polls), "p50_ms": round(half, 1), "p99_ms": round(most, 1)}
    print(json.dumps(told | {"answers_kept": kept, "of": asked.phones, "asked_again": phones.lost}))
    return kept == asked.phones and (asked.kill or most < MOST)


def of_database(name: str, asked: argparse.Namespace) -> bool:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres()) if name == "postgres" else str(folder / "class.sqlite")
        ports = [free_port(), free_port()]
        copies = []
        for port in ports:
            command = [sys.executable, "-m", "tests.hosting.class_app", str(port), database]
            process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
            copies.append(stack.enter_context(stopped(process)))
            wait_for(f"http://127.0.0.1:{port}/health", process)
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        print(json.dumps({"database": name, "kill": asked.kill}))
        return asyncio.run(measure(addresses, copies[0], asked))  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--phones", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--databases", nargs="+", choices=["file", "postgres"], default=["file", "postgres"])
    parser.add_argument("--kill", action="store_true")
    asked = parser.parse_args()
    passed = [of_database(name, asked) for name in asked.databases]
    sys.exit(0 if all(passed) else 1)


if __name__ == "__main__":
    main()
