"""Many visitors at once, every answer checked against its question: by hand, not in ``make test``.

python -m tests.benchmarks.load_benchmark [--visitors 1 10 50 200] [--seconds 20] [--model en-de]

Each visitor is a page of its own behind an address of its own, asks its next sentence as soon as it has an answer, and
while it waits asks how many are before it, as a page does. The app is a process of its own; its processor time and what
the same cores trace without a server are printed too. A wrong answer, or one to another question, is exit code 1.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import core
from tests.hosting.processes import ROOT, free_port, stopped, wait_for

WHO = ("A man", "Two women", "The old dog", "A child in a red shirt", "My sister", "Some people")
DOES = ("rides a bike", "plays in the snow", "reads a book", "is looking at the sea", "sleeps", "eats an apple")
SENTENCES = [f"{who} {does}." for who in WHO for does in DOES]
HEALTH_EVERY = 0.25  # seconds
PAUSES = (2.0, 3.0, 4.5, 6.0)  # seconds between two questions of a page that waits; see frontend/pages/header/runs.js
WRONG = "WRONG"


@dataclass
class Level:
    """The outcome for a number of visitors."""

    visitors: int
    seconds: list[float] = field(default_factory=list)  # of right answers
    health: list[float] = field(default_factory=list)
    told: int = 0  # times that a page was told what it waits for
    others: Counter[str] = field(default_factory=Counter)  # refusals, lost connections, wrong answers

    def row(self, duration: float, alone: float, processor: float, resident: float) -> str:
        rate = len(self.seconds) / duration
        waits = ", ".join(f"{name} {quantile(self.seconds, q):.2f} s" for name, q in QUANTILES.items())
        return (
            f"{self.visitors:>4} visitors: {len(self.seconds):>5} right, {sum(self.others.values())} others "
            f"{dict(self.others) or ''}; {rate:.1f}/s ({rate / alone:.2f} x without a server); {waits}; "
            f"{self.told} times told; health p95 {1000 * quantile(self.health, 0.95):.0f} ms; "
            f"{processor / max(1, len(self.seconds)) * 1000:.0f} ms of the server's processor each; {resident:.0f} MB"
        )


QUANTILES = {"p50": 0.5, "p95": 0.95, "worst": 1.0}


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


@dataclass
class Site:
    """The app under test, as pages ask it."""

    client: httpx.AsyncClient
    model: str
    task: str
    right: dict[str, str]  # output by sentence


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 10, 50, 200])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--model", default="en-de")
    options = parser.parse_args()
    model = core.load(options.model, device="cpu")
    right = {sentence: model.trace(sentence).output for sentence in SENTENCES}
    alone = rate_without_server(model)
    print(f"without a server {os.cpu_count()} threads trace {alone:.1f} sentences/s", flush=True)
    port, wrong = free_port(), 0
    command = [sys.executable, "-m", "viz_app.cli", "app", "--port", str(port), "--model", options.model]
    with stopped(subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)) as process:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/health", process, 300)
        asyncio.run(meet(Level(1), address, model, right, time.monotonic() + 1))  # to warm up
        for visitors in options.visitors:
            level, start, before = Level(visitors), time.monotonic(), processor_seconds(process.pid)
            asyncio.run(meet(level, address, model, right, start + options.seconds))
            used = processor_seconds(process.pid) - before
            print(level.row(time.monotonic() - start, alone, used, resident_megabytes(process.pid)), flush=True)
            wrong += level.others[WRONG]
    if wrong:
        raise SystemExit(f"{wrong} answers were wrong")


def rate_without_server(model: core.NativeModel, seconds: float = 4.0) -> float:
    """Return how many sentences a second as many threads as cores trace."""
    end = time.monotonic() + seconds

    def trace(first: int) -> int:
        done = 0
        while time.monotonic() < end:
            model.trace(SENTENCES[(first + done) % len(SENTENCES)])
            done += 1
        return done

    threads = os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(trace, range(threads))) / seconds


async def meet(level: Level, address: str, model: core.NativeModel, right: dict[str, str], end: float) -> None:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=address, timeout=180, limits=limits) as client:
        site = Site(client, model.name, model.task, right)
        is_over = threading.Event()
        watch = asyncio.create_task(asyncio.to_thread(watch_health, level, address, is_over))
        await asyncio.gather(*(visit(level, site, number, end) for number in range(level.visitors)))
        is_over.set()
        await watch


async def visit(level: Level, site: Site, number: int, end: float) -> None:
    """Ask one sentence after the other, none twice from one page, so that no answer comes out of memory."""
    rng = random.Random(number)
    order: list[str] = []
    asked = 0
    while time.monotonic() < end:
        order = order or rng.sample(SENTENCES, len(SENTENCES))
        page, sentence = f"page{level.visitors}x{number}x{asked // len(SENTENCES)}", order.pop()
        asked, start = asked + 1, time.monotonic()
        telling = asyncio.create_task(tell(level, site, page, number))
        answer = await ask(site, sentence, page, number, asked)
        telling.cancel()
        if answer == (asked, sentence, site.right[sentence]):
            level.seconds.append(time.monotonic() - start)
        else:
            level.others[answer if isinstance(answer, str) else WRONG] += 1


async def ask(site: Site, sentence: str, page: str, number: int, run: int) -> tuple[int, str, str] | str:
    """Number, text and output of a run, or why there is none."""
    asked = {"model": site.model, "text": sentence, "id": run}
    try:
        answer = (await call(site, "run", asked, page, number)).json()
    except httpx.HTTPError as error:
        return type(error).__name__
    if "answer" not in answer:
        return str(answer.get("error"))
    header = answer["answer"]
    is_painted = (answer["picture"] or {}).get("text") == sentence
    return (header["id"], header["text"], header["output"]) if is_painted else WRONG


async def call(site: Site, function: str, asked: dict[str, Any], page: str, number: int) -> httpx.Response:
    """Call a function of the header as a page does."""
    body = {"data": asked, "page": page}
    return await site.client.post(f"/ask/header/{function}", json=body, headers=sent_by(number))


async def tell(level: Level, site: Site, page: str, number: int) -> None:
    """Ask again and again what a run waits for."""
    for turn in range(100):
        await asyncio.sleep(PAUSES[min(turn, len(PAUSES) - 1)])
        try:
            answer = await call(site, "status", {"model": site.model}, page, number)
        except httpx.HTTPError as error:
            level.others[f"status: {type(error).__name__}"] += 1
            continue
        if answer.status_code == 200:
            level.told += 1
        else:
            level.others[f"status: {answer.status_code}"] += 1


def sent_by(number: int) -> dict[str, str]:
    """The headers that a proxy adds for a visitor with this address."""
    return {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250}"}


def watch_health(level: Level, address: str, is_over: threading.Event) -> None:
    """Ask for the server's health now and then, in a thread of its own, which no other answer keeps waiting."""
    with httpx.Client(base_url=address, timeout=180) as client:
        while not is_over.wait(HEALTH_EVERY):
            start = time.monotonic()
            client.get("/health")
            level.health.append(time.monotonic() - start)


def resident_megabytes(process: int) -> float:
    """Memory of a process where the system tells (Linux), else 0."""
    statm = Path(f"/proc/{process}/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if statm.exists() else 0


def processor_seconds(process: int) -> float:
    """Processor time that a process has used, where the system tells (Linux), else 0."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
