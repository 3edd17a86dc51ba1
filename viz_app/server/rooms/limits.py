"""Who may ask a room how often: pupils one by one, because a school is one network, and who guesses codes slowly."""

import asyncio
import time
from collections import OrderedDict

from core.sentences import sentence
from viz_app.server.bodies import Refused
from viz_app.server.limits import NETWORKS, Counts

QUESTIONS, ANSWERS = 60, 30  # a minute that a member may ask of the models, and of its room
STARTS = 10  # rooms an hour that one network may start
WRONG = 30  # codes a minute that a network may get wrong before its joins are slow
SECONDS = 2.0  # between two slow joins of a network
MOST_WAITING = 50  # slow joins of one network
SLOW = sentence("reply-class-wrong-codes")


class Guesses:
    """Slows the joins of a network that has guessed many codes, right ones too, so that the time tells nothing."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._wrong = Counts(WRONG)
        self._slow: OrderedDict[str, float] = OrderedDict()  # until when
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}

    def wrong(self, network: str) -> None:
        if not self._wrong.allow(network):
            self._slow[network] = time.monotonic() + 60
            self._slow.move_to_end(network)
            if len(self._slow) > NETWORKS:
                self._slow.popitem(last=False)

    async def wait(self, network: str) -> None:
        """Wait for a turn if the network is a slow one. Raises ``Refused`` if many of its joins wait already."""
        if self._slow.get(network, 0) < time.monotonic():
            return
        lock, waiting = self._turns.get(network, (asyncio.Lock(), 0))
        if waiting >= MOST_WAITING:
            raise Refused(429, SLOW)
        self._turns[network] = (lock, waiting + 1)
        try:
            async with lock:
                await asyncio.sleep(self._seconds)
        finally:
            lock, waiting = self._turns.pop(network)
            if waiting > 1:
                self._turns[network] = (lock, waiting - 1)
