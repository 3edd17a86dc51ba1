"""Codes of answers in Python, written from their description alone: a number of many digits, and its remainder."""

import json
import random
from typing import Any

from viz_app.handlers.lessons import Lesson, Stop, plain_lesson, shipped_lessons

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fnv1a(text: str) -> int:
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 % 2**32
    return value


def remainder(value: int) -> int:
    """The remainder of value · x¹⁵ by the polynomial of CRC-15, with its leading bit."""
    value <<= 15
    while value.bit_length() > 15:
        value ^= (1 << 15 | 0x4599) << (value.bit_length() - 16)
    return value


def key_of(at: int, stop: Stop) -> list[Any]:
    """Return the part of a stop that changes the mark of its lesson."""
    if stop.ask:
        return [at, list(stop.ask.choices), stop.ask.right if stop.ask.choices else None]
    return [at, stop.task.kind if stop.task else None]


def asked_in(lesson: Lesson, version: int = 2) -> list[tuple[int, Stop]]:
    """The stops that a code holds; version 1 had no tasks."""
    return [(at, stop) for at, stop in enumerate(lesson.stops) if stop.ask or (stop.task and version == 2)]


def code_of(lesson: Lesson, result: dict[str, Any], version: int = 0) -> str:
    """The code of a result, whose ``said`` has an entry for each stop that asks something."""
    version = version or (2 if any(stop.task for stop in lesson.stops) else 1)
    asked = asked_in(lesson, version)
    key = [key_of(*one) for one in asked]
    text = json.dumps(key, ensure_ascii=False, separators=(",", ":"))
    fields = [(version, 5), (fnv1a(text) >> 7, 25), (result["pupil"], 20), (result["minutes"], 6), (result["stops"], 6)]
    all_said = dict(zip((at for at, _ in asked_in(lesson)), result["said"], strict=True))
    for at, stop in asked:
        said = all_said[at]
        if stop.task and stop.task.kind == "text":
            fields.append((int(said["first"] != -1), 1))
            continue
        bits = 3 if stop.ask and stop.ask.choices else 8
        guess = {-1: 0, -2: 2**bits - 1}.get(said["first"], said["first"] + 1)
        fields += [(guess, bits), (said["outcome"], 2), (int(said["hint"]), 1)]
    binary = "".join(f"{value:0{bits}b}" for value, bits in fields)
    binary += "0" * (-len(binary) % 5)
    binary += f"{remainder(int(binary, 2)):015b}"
    code = "".join(ALPHABET[int(binary[at : at + 5], 2)] for at in range(0, len(binary), 5))
    return " ".join(code[at : at + 4] for at in range(0, len(code), 4))


def drawn(lesson: Lesson, random: random.Random) -> dict[str, Any]:
    """A result that can be."""
    said = []
    for _, stop in asked_in(lesson):
        ask = stop.ask
        if ask is None:
            is_text = stop.task is not None and stop.task.kind == "text"
            first = random.choice([-1, 0] if is_text else [-1, *range(254)])
            outcome = 0 if is_text or first < 0 else random.randrange(4)
            said.append({"first": first, "outcome": outcome, "hint": not is_text and random.random() < 0.5})
            continue
        first = random.choice([-2, -1, *range(len(ask.choices) or 128)])
        is_right = first == ask.right if ask.choices else random.random() < 0.5
        later = [0, *range(2, ask.tries + 1)]
        outcome = (1 if is_right else random.choice(later)) if first >= 0 else 0
        said.append({"first": first, "outcome": outcome, "hint": random.random() < 0.5})
    return {
        "pupil": random.randrange(2**20),
        "minutes": random.randrange(64),
        "stops": random.randrange(64),
        "said": said,
    }


def answer_codes(count: int, seed: int) -> dict[str, Any]:
    """The shipped lessons, and ``count`` results with their codes."""
    lessons, generator = shipped_lessons(), random.Random(seed)
    asking = [lesson for lesson in lessons if asked_in(lesson)]
    cases = []
    for number in range(count):
        lesson = asking[number % len(asking)]
        result = drawn(lesson, generator)
        own = {"lesson": lesson.name, "result": result, "code": code_of(lesson, result)}
        cases.append(own | {"before": code_of(lesson, result, 1)})
    return {"lessons": [plain_lesson(lesson) for lesson in lessons], "cases": cases}
