"""Made numbers: the digits are the same in every language, and the marks between them are those of the language."""

import random
import re
from collections.abc import Callable

import pytest

from core.training.data.made import Words
from core.training.data.made_numbers import (
    MADE_VALIDATION,
    SLOTS,
    clock,
    code,
    count,
    date,
    decimal,
    digits,
    fraction,
    grouped,
    made_numbers,
    ordinal,
    percent,
    price,
    run,
    thousands,
    year,
)

NUMERIC = (
    *("count", "decimal", "small", "year", "time", "price", "percent", "digits", "ordinal"),
    *("run", "thousands", "fraction", "hour"),
)


def drawn(slot: Callable[[random.Random], Words], times: int = 307) -> list[Words]:
    rng = random.Random(7)
    return [slot(rng) for _ in range(times)]


@pytest.mark.parametrize("name", NUMERIC)
def test_the_digits_are_the_same_in_every_language(name: str) -> None:
    for words in drawn(SLOTS[name]):
        assert len({re.sub(r"\D", "", text) for text in words}) == 1, words


@pytest.mark.parametrize(
    ("slot", "forms"),
    [
        (count, (r"\d{1,3}(,\d{3})+|\d{1,7}", r"\d{1,3}(\.\d{3})+|\d{1,7}", r"\d{1,3}( \d{3})+|\d{1,7}")),
        (decimal, (r"\d+\.\d{1,3}", r"\d+,\d{1,3}", r"\d+,\d{1,3}")),
        (year, (r"\d{4}", r"\d{4}", r"\d{4}")),
        (clock, (r"\d{1,2}:\d\d", r"\d{1,2}:\d\d Uhr", r"\d{1,2}h\d\d")),
        (ordinal, (r"\d+(st|nd|rd|th)", r"\d+\.", r"\d+e")),
        (percent, (r"[\d.]+(%| percent)", r"[\d,]+ (%|Prozent)", r"[\d,]+ (%|pour cent)")),
        (price, (r"[$€£]?[\d.,]+( \w+)?", r"[\d.,]+ ([$€£]|\w+)", r"[\d, ]+ ([$€£]|\w+)")),
        (code, (r"\d+( \d+)*",) * 3),
        (run, (r"\d{2,8}",) * 3),
        (thousands, (r"\d{1,3}(,\d{3})+", r"\d{1,3}(\.\d{3})+", r"\d{1,3}( \d{3})+")),
        (fraction, (r"\d+\.\d{1,3}", r"\d+,\d{1,3}", r"\d+,\d{1,3}")),
        (SLOTS["hour"], (r"\d{1,2}:00", r"\d{1,2}:00 Uhr", r"\d{1,2}h00")),
    ],
)
def test_each_language_writes_them_its_way(slot: Callable[[random.Random], Words], forms: tuple[str, ...]) -> None:
    for words in drawn(slot):
        assert all(re.fullmatch(form, text) for form, text in zip(forms, words, strict=True)), words


def test_most_runs_have_a_digit_that_follows_itself() -> None:
    assert sum(bool(re.search(r"(.)\1", words[0])) for words in drawn(run, 1009)) > 700


def test_counts_have_one_to_seven_digits_and_are_plural() -> None:
    numbers = [int(words[0].replace(",", "")) for words in drawn(count, 1009)]
    assert min(numbers) > 1
    assert {len(str(number)) for number in numbers} == set(range(1, 8))


def test_many_numbers_repeat_digits() -> None:
    rng = random.Random(3)
    numbers = [digits(6, rng) for _ in range(503)]
    assert all(len(number) == 6 and number[0] != "0" for number in numbers)
    assert sum(len(set(number)) <= 2 for number in numbers) / 503 == pytest.approx(1 / 3, abs=0.08)
    others = [number for number in numbers if len(set(number)) > 2]
    chance = 1 - 0.9**5  # that one of five digits is the one before it
    assert sum(bool(re.search(r"(.)\1", number)) for number in others) / len(others) > chance + 0.05
    years = [year(rng)[0] for _ in range(503)]
    assert all(1000 <= int(text) <= 2099 for text in years)
    assert sum(bool(re.search(r"(.)\1", text)) for text in years) / 503 > 0.3


def test_a_day_of_a_month() -> None:
    for english, german, french in drawn(date):
        assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", german))
        assert german.split(".")[0] == french.split()[0].removesuffix("er")
        assert (french.split()[0] == "1er") == german.startswith("1.")


def test_thousands() -> None:
    assert grouped("1250", " ") == "1 250"
    assert grouped("1234567", ",") == "1,234,567"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_training_and_validation_are_apart_and_repeatable(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.training.data.made_numbers.MADE", 601)
    made = made_numbers(language)
    train, validation = made["train"], made["validation"]
    assert made == made_numbers(language)
    assert (len(train), len(validation)) == (601, MADE_VALIDATION)
    assert not {source for source, _ in train} & {source for source, _ in validation}
