"""Training on somebody's own texts: any labels, any two languages; what is kept, and what is refused."""

import gzip
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import core
from core.config import OWN_PRESETS, ModelConfig
from core.errors import InputError
from core.training import train
from core.training.data.own import ABOUT, TEXTS, about_texts, keep_texts, kept_splits, own_texts
from core.training.data.own_files import EXAMPLES, PAIRS, read_rows
from core.training.recipe import train as train_recipe
from core.training.report.finish import finish
from viz_app import cli
from viz_app.app import catalogue_entries

LABELS = ("place", "price", "staff", "neutral", "10")
WORDS = [
    "good",
    "bad",
    "warm",
    "cold",
    "dull",
    "fast",
    "slow",
    "new",
    "old",
    "big",
    "small",
    "kind",
    "rude",
    "cheap",
    "clean",
    "loud",
]
QUICK: dict[str, Any] = {"steps": 4, "save_every": 2, "validate_every": 2, "batch_tokens": 256, "quiet": True}
NAMES = (["dog", "cat", "man", "woman", "child", "horse"], ["chien", "chat", "homme", "femme", "enfant", "cheval"])
VERBS = (["sleeps", "eats", "reads", "runs", "sings"], ["dort", "mange", "lit", "court", "chante"])


def examples() -> list[tuple[str, str]]:
    draw = random.Random(1)
    return [(label, f"The {label} is {' and '.join(draw.sample(WORDS, 2))}.") for label in LABELS for _ in range(24)]


LAST = len(examples())  # the index of a row after these


def pairs() -> list[tuple[str, str]]:
    people = [f"{name} {more}".strip() for more in ("", "here", "there") for name in NAMES[0]]
    others = [f"{name} {more}".strip() for more in ("", "ici", "là") for name in NAMES[1]]
    both = zip(people, others, strict=True)
    return [(f"Un {b} {d}.", f"A {a} {c}.") for a, b in both for c, d in zip(*VERBS, strict=True)]


@pytest.fixture(autouse=True)
def small(quick_layout: None) -> Iterator[None]:
    """Models that learn in seconds."""
    shape: dict[str, Any] = {"d_model": 21, "heads": 3, "d_ff": 17, "encoder_layers": 1}
    with pytest.MonkeyPatch.context() as patch:
        for name, preset in OWN_PRESETS.items():
            layers = {"decoder_layers": min(1, preset.model.decoder_layers)}
            patch.setitem(OWN_PRESETS, name, replace(preset, model=replace(preset.model, **shape, **layers)))
        yield


def write(path: Path, rows: list[tuple[str, str]]) -> Path:
    path.write_text("".join(f"{a}\t{b}\n" for a, b in rows), encoding="utf-8")
    return path


class TestReading:
    def test_every_form_of_a_file_holds_the_same_rows(self, tmp_path: Path) -> None:
        rows = [("a", 'He said "no", twice.'), ("b", "Zwölf; Boxkämpfer"), ("a", "=1+1")]
        quoted = [(label, text.replace('"', '""')) for label, text in rows]
        contents = {
            "plain.tsv": "".join(f"{label}\t{text}\n" for label, text in rows),
            "crlf.txt": "\ufeff" + "".join(f"{label}\t{text}\r\n" for label, text in rows),
            "named.tsv": "id\tText\tLabel\n" + "".join(f"7\t{text}\t{label}\n" for label, text in rows),
            "named.csv": "text,label\n" + "".join(f'"{text}","{label}"\n' for label, text in quoted),
            "semicolon.csv": "label;text\n" + "".join(f'{label};"{text}"\n' for label, text in quoted),
            "lines.jsonl": "".join(json.dumps({"label": label, "text": text}) + "\n\n" for label, text in rows),
        }
        for name, content in contents.items():
            (tmp_path / name).write_bytes(content.encode())
            assert read_rows(tmp_path / name, EXAMPLES) == rows, name
        (tmp_path / "packed.tsv.gz").write_bytes(gzip.compress(contents["plain.tsv"].encode()))
        assert read_rows(str(tmp_path / "packed.tsv.gz"), EXAMPLES) == rows
        (tmp_path / "stars.jsonl").write_text('{"stars": 5, "review": "Fine."}\n', encoding="utf-8")
        assert read_rows(tmp_path / "stars.jsonl", EXAMPLES, ("stars", "review")) == [("5", "Fine.")]

    def test_columns_without_names_have_indices(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        for name, mark in (("wino.tsv", "\t"), ("wino.csv", ",")):
            (tmp_path / name).write_text(mark.join(["female", "0", "The nurse slept.", "nurse"]) + "\n")
            assert read_rows(tmp_path / name, EXAMPLES, ("0", "2")) == [("female", "The nurse slept.")]
            with pytest.raises(InputError, match=r"line 1: .* has too few columns; give columns 0 and 4"):
                read_rows(tmp_path / name, EXAMPLES, ("0", "4"))
        (tmp_path / "three.tsv").write_text("A dog.\tEin Hund.\tCC-BY\n")
        assert read_rows(tmp_path / "three.tsv", PAIRS) == [("A dog.", "Ein Hund.")]
        assert "line 1: 3 columns without names; the first two are read" in caplog.text

    @pytest.mark.parametrize(
        ("name", "content", "said"),
        [
            ("empty.tsv", b"", "empty.tsv is empty; give lines of LABEL TAB TEXT"),
            ("blank.tsv", b"\n \n", "is empty"),
            ("one.tsv", b"Just a text.\nAnother.\n", "line 1: 'Just a text.' has too few columns; give LABEL TAB TEXT"),
            ("photo.tsv", b"\x89PNG\r\n\0\0\0\rIHDR", "is a binary file"),
            ("wide.tsv", "a\tb\n".encode("utf-16"), "is UTF-16 text; save it as UTF-8"),
            ("old.tsv", "a\tGut.\nb\tSchön.\n".encode("latin-1"), "line 2: this is not UTF-8 text"),
            ("cut.tsv.gz", gzip.compress(b"a\tb\n" * 99, mtime=0)[:20], "no whole gzip file"),
            ("bare.csv", b"a,Fine.\nb,Bad.\n", "line 1: there is no column 'label' among a, Fine."),
            ("odd.csv", b'label,text\na,"Fine.\n', "is no CSV"),
            ("text.jsonl", b"a\tFine.\n", "line 1: 'a\\\\tFine.' is no JSON text; give one object a line"),
            (
                "array.json",
                b'[{"label": "a", "text": "Fine."}]',
                "line 1: this is one JSON array; give one object a line",
            ),
            ("array.jsonl", b'[\n{"label": "a"}\n]', "line 1: '[' begins one JSON array; give one object a line"),
            ("four.tsv", b"female\t0\tThe nurse slept.\tnurse\n", "line 1: 4 columns without names; say which"),
            ("far.csv", b'label,text\na,"One\nand two."\nb\n', "line 4: 'b' has too few columns"),
            ("list.jsonl", b'["a", "Fine."]\n', "is no object"),
            ("null.jsonl", b'{"label": "a", "text": null}\n', "line 1: text is None; give a text"),
            ("half.jsonl", b'{"label": "a", "text": "A \\ud800 dog."}\n', "line 1: '{"),
            ("deep.jsonl", b'{"label": ' + b"[" * 100_000, "line 1: '{"),
        ],
    )
    def test_what_is_no_table_is_told_in_one_sentence(
        self, name: str, content: bytes, said: str, tmp_path: Path
    ) -> None:
        (tmp_path / name).write_bytes(content)
        with pytest.raises(InputError) as refused:
            read_rows(tmp_path / name, EXAMPLES)
        assert said.replace("\\\\", "\\") in str(refused.value)
        assert "\n" not in str(refused.value)

    def test_rows_and_columns_of_another_kind_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match="row 1 is 7"):
            read_rows([("a", "b"), 7], EXAMPLES)  # type: ignore[list-item]
        with pytest.raises(InputError, match="There is no file"):
            read_rows(tmp_path / "gone.tsv", PAIRS)
        with pytest.raises(InputError, match="no column 'rating' among label, text"):
            read_rows(write(tmp_path / "f.tsv", [("label", "text"), ("a", "b")]), EXAMPLES, ("rating", "text"))
        with pytest.raises(InputError, match="give two names or indices"):
            read_rows([], EXAMPLES, ("one",))


class TestSplitting:
    def keep(self, folder: Path, rows: Any, seed: int = 1, preset: str = "classifier", **more: Any) -> Any:
        given: dict[str, Any] = {"valid": None, "columns": (), "languages": (None, None)} | more
        own = own_texts(preset, *((rows, None) if preset == "classifier" else (None, rows)), **given)
        assert own is not None
        keep_texts(own, folder, seed)
        return kept_splits(folder / TEXTS)

    def test_a_tenth_of_every_label_is_set_aside_by_the_seed(self, tmp_path: Path) -> None:
        rows = examples()
        first, again, other = (
            self.keep(tmp_path / str(i), rows if i != 1 else rows[::-1], seed) for i, seed in enumerate((1, 1, 2))
        )
        assert {label for _, label in first["validation"]} == set(LABELS)
        assert sorted(first["validation"]) == sorted(again["validation"])  # the order of the file has no say
        assert sorted(first["validation"]) != sorted(other["validation"])
        assert not {text for text, _ in first["train"]} & {text for text, _ in first["validation"]}
        assert about_texts(tmp_path / "0" / TEXTS)["labels"] == ["10", "neutral", "place", "price", "staff"]

    def test_other_texts_in_the_folder_of_a_run_are_refused(self, tmp_path: Path) -> None:
        self.keep(tmp_path / "run", examples())
        self.keep(tmp_path / "run", examples())
        with pytest.raises(InputError, match="has other texts than"):
            self.keep(tmp_path / "run", examples()[:-1])

    @pytest.mark.parametrize(
        ("rows", "said"),
        [
            ([("a", "One."), ("a", "Two.")], "Every text of the given rows has the label 'a'"),
            ([*examples(), ("<b>no</b>", "Text.")], f"label '<b>no</b>' in row {LAST} of the given rows holds markup"),
            (
                [*examples(), ("rare", "Text."), ("rare", "text")],
                f"The label 'rare', first in row {LAST} of the given rows, has 1 different text;",
            ),
            ([(text, label) for label, text in examples()], "has 1 different text"),
            ([*examples(), (" ", "Text.")], f"row {LAST} of the given rows: '' is no label"),
        ],
    )
    def test_labels_that_cannot_be_learned_are_refused(self, rows: Any, said: str, tmp_path: Path) -> None:
        with pytest.raises(InputError) as refused:
            self.keep(tmp_path, rows)
        assert said in str(refused.value)

    @pytest.mark.parametrize("label", ["<b>no</b>", "x" * 999, "rare", " "])
    def test_a_message_about_a_label_has_its_line(self, label: str, tmp_path: Path) -> None:
        lines = [f"{label}\t{text}" for label, text in examples()]
        path = tmp_path / "mine.tsv"
        path.write_text("\n".join(["", *lines, f"{label}\tA text."]) + "\n", encoding="utf-8")
        with pytest.raises(InputError, match=rf"line {len(lines) + 2} of mine\.tsv"):
            self.keep(tmp_path / "run", path)

    def test_pairs_need_languages_and_number(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match="has 19 different pairs; give 20 or more"):
            self.keep(tmp_path, pairs()[:19], preset="translator", languages=("fr", "en"))
        for languages, said in (
            (("fr", None), "Say which languages"),
            (("fr", "fr"), "Both languages are 'fr'"),
            (("French", "en"), "'French' is no code"),
        ):
            with pytest.raises(InputError, match=said):
                self.keep(tmp_path, pairs(), preset="translator", languages=languages)
        self.keep(tmp_path, pairs(), preset="translator", languages=("fr", "pt-BR"))
        assert json.loads((tmp_path / TEXTS / ABOUT).read_text())["languages"] == ["French", "pt-BR"]

    def test_what_does_not_belong_to_a_preset_is_refused(self, tmp_path: Path) -> None:
        for preset, given, said in (
            ("en-de", {"examples": examples()}, "takes no --examples"),
            ("en-de", {"source_lang": "fr"}, "takes no --from"),
            ("classifier", {"pairs": pairs()}, "takes no --pairs; give --examples FILE"),
            ("translator", {"examples": examples()}, "takes no --examples; give --pairs FILE"),
            ("classifier", {"valid": examples()}, "comes with --examples"),
            ("classifier", {}, "give --examples or --pairs"),
        ):
            with pytest.raises(InputError, match=said):
                train(preset, out=tmp_path, data=tmp_path, **given)  # type: ignore[arg-type]
        with pytest.raises(InputError, match="'odd' in row 0 of the given rows is that of no text of"):
            self.keep(tmp_path, examples(), valid=[("odd", "Text.")])


@pytest.mark.long
def test_a_classifier_of_five_labels_from_file_to_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Stopped and gone on, finished again without its file, measured, offered by the page under its own labels."""
    file, out = write(tmp_path / "reviews.tsv", examples()), tmp_path / "mine"
    train("classifier", examples=file, out=out, snapshots=2, **QUICK | {"steps": 2})
    with pytest.raises(InputError, match="already holds a run"):
        train("classifier", examples=file, out=out, **QUICK)
    file.unlink()
    assert train("classifier", out=out, resume=True, **QUICK) == out
    model = core.load(str(out))
    assert model.labels == ("10", "neutral", "place", "price", "staff")
    assert model.classify("The staff is kind.").label in model.labels
    card = (out / "README.md").read_text(encoding="utf-8")
    assert "trained on reviews.tsv" in card
    assert re.search(r"Labels of own-texts: .*\bplace \d+ \(\d+%\)", card)
    assert str(tmp_path) not in card
    scores = json.loads((out / "scores.json").read_text(encoding="utf-8"))
    assert "neutral" in scores["sets"]["own-texts/validation"]["per_class"]
    assert finish(None, out, quiet=True)["sets"].keys() == scores["sets"].keys()
    (entry,) = catalogue_entries([str(out)])
    assert (entry.name, entry.title, entry.sides) == ("mine", "mine: 5 labels", ("Sentence", "Label"))
    assert cli.run(["heads", str(out), "--probe", "9", "--sample", "5", "--scored", "5"]) == 0
    assert core.load(str(out)).head_roles is not None
    assert cli.run(["learning", str(out), "--run", str(out), "--scored", "5"]) == 0
    assert core.load(str(out)).training_history is not None
    assert cli.run(["calibrate", "--out", str(out)]) == 0
    capsys.readouterr()


def test_a_translator_between_any_two_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [*pairs(), ("Voir <a href='x'>ici</a> tout.", "See <a href='x'>here</a> now."), ("Non.", "Non.")]
    command = ["train", "translator", "--pairs", str(write(tmp_path / "fr.tsv", rows)), "--from", "fr", "--to", "en"]
    short = ["--steps", "2", "--save-every", "1", "--validate-every", "1", "--batch-tokens", "256"]
    assert cli.run([*command, "--out", str(tmp_path / "fr-en"), *short]) == 0
    assert "72 texts to train" in capsys.readouterr().err
    card = (tmp_path / "fr-en" / "README.md").read_text(encoding="utf-8")
    assert card.startswith("# French to English\n")
    assert "same both sides 1" in card
    assert "annotated 1" in card
    (entry,) = catalogue_entries([str(tmp_path / "fr-en")])
    assert (entry.title, entry.sides) == ("fr-en: French to English", ("French", "English"))
    assert entry.load().trace("Un chien dort.").output is not None


def test_own_labels_learn_from_a_teacher(teacher: Path, tmp_path: Path) -> None:
    given: dict[str, Any] = {"teacher_steps": 2, "layers": 1}
    out = train("classifier", examples=examples(), out=tmp_path, teacher=str(teacher), teaching=given, **QUICK)
    assert "It also learned from a teacher" in (out / "README.md").read_text(encoding="utf-8")
    assert isinstance(core.load(out).config, ModelConfig)


def test_the_recipe_refuses_texts_of_another_preset(tmp_path: Path) -> None:
    own = own_texts("classifier", examples(), None, valid=None, columns=(), languages=(None, None))
    with pytest.raises(InputError, match="'translator' does not take these texts; it takes --pairs"):
        train_recipe("translator", None, tmp_path, own=own)
