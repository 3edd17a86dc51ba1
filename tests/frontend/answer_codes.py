"""Codes of answers in Python, written from their description alone: a number of many digits, and its remainder."""

import json
import random
from typing import Any

from viz_app.handlers.lessons import Lesson, plain_lesson, shipped_lessons

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


def code_of(lesson: Lesson, result: dict[str, Any]) -> str:
    asked = [(at, stop.ask) for at, stop in enumerate(lesson.stops) if stop.ask]
    key = [[at, list(ask.choices), ask.right if ask.choices else None] for at, ask in asked]
    text = json.dumps(key, ensure_ascii=False, separators=(",", ":"))
    fields = [(1, 5), (fnv1a(text) >> 7, 25), (result["pupil"], 20), (result["minutes"], 6), (result["stops"], 6)]
    for (_, ask), said in zip(asked, result["said"], strict=True):
        bits = 3 if ask.choices else 8
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
    for ask in (stop.ask for stop in lesson.stops if stop.ask):
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
    asking = [lesson for lesson in lessons if any(stop.ask for stop in lesson.stops)]
    cases = []
    for number in range(count):
        lesson = asking[number % len(asking)]
        result = drawn(lesson, generator)
        cases.append({"lesson": lesson.name, "result": result, "code": code_of(lesson, result)})
    return {"lessons": [plain_lesson(lesson) for lesson in lessons], "cases": cases}
