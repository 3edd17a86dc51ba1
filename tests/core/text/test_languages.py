"""The language of a text: held-out sentences of both sides of our translators, and what only looks like one."""

import json
import shutil
from pathlib import Path

import pytest

import core
from core.text.languages import language_of
from core.tracers.notices import about_language

ROOT = Path(core.__file__).parents[1] / "checkpoints"
PAIRS = [name for name in core.catalogue() if (ROOT / name / "survey.json").is_file() and name[2:3] == "-"]


def both_sides(name: str) -> tuple[list[str], list[str]]:
    """Held-out sentences and their translations."""
    source, target = zip(*json.loads((ROOT / name / "survey.json").read_text(encoding="utf-8"))["texts"], strict=True)
    return [*source], [*target]


@pytest.mark.parametrize("name", PAIRS)
def test_a_held_out_sentence_is_never_taken_for_another_language_and_most_translations_are(name: str) -> None:
    codes = name.split("-")
    for code, other, texts in zip(codes, reversed(codes), both_sides(name), strict=True):
        assert [text for text in texts if language_of(text, code) != code] == []
        found = [language_of(text, other) == code for text in texts]
        assert sum(found) / len(found) > 0.7, f"{code} where {other} is read"


@pytest.mark.parametrize(
    "text",
    [
        *("", "🙂", "42", "Die Hard", "They die hard.", "Das Boot", "the war of the hat", "El Niño", "naïve café"),
        *("De hond en de kat zijn in het huis.", "Hyvää päivää, mitä kuuluu?", "La mujer está en la casa."),
        *("Il gatto è sulla sedia e la donna dorme.", "Der er en mand i huset.", "女人在家。", "المرأة في البيت."),
    ],
)
def test_what_is_no_language_of_ours_or_too_little_is_not_named(text: str) -> None:
    assert language_of(text, "en") == "en"
    assert list(about_language(text, "en")) == []


@pytest.mark.parametrize("reads", ["", "sv"])
def test_of_a_model_that_reads_nobody_knows_what_nothing_is_said(reads: str) -> None:
    assert list(about_language("Der Hund und die Katze sind müde.", reads)) == []


@pytest.mark.parametrize("name", ["en-de", "sentiment"])
def test_a_model_of_ours_says_so(name: str) -> None:
    model = core.load(name, device="cpu")
    (notice,) = [one for one in model.trace("Der Hund ist nicht hier.").notices if one.id == "other-language"]
    assert dict(notice.values) == {"seems": "de", "reads": "en"}
    assert notice == "This text seems to be German, and the model reads English. So what it says of it means little."
    assert "other-language" not in [one.id for one in model.trace("The dog is not here.").notices]


def test_a_run_reads_no_file_that_the_first_one_has_read(tmp_path: Path) -> None:
    folder = tmp_path / "sentiment"
    shutil.copytree(ROOT / "sentiment", folder)
    model = core.load(str(folder), device="cpu")
    first = model.trace("Der Hund ist nicht hier.")
    shutil.rmtree(folder)
    assert model.trace("Der Hund ist nicht hier.").notices == first.notices != ()
