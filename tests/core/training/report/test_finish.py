"""From raw files to a checkpoint that loads, with a card that tells the numbers that were measured."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch
from safetensors.torch import save_file

from core.checkpoints.checkpoint import build_model, load_checkpoint, read_tensors, unique_tensors
from core.config import PRESETS
from core.training.__main__ import main
from core.training.driver import settle_stages
from core.training.loop.state import average_weights
from core.training.recipe import train
from core.training.report.card import learning_curve, part, worst_translations, wrong_labels
from core.training.report.evaluate import classify, translate
from core.training.report.finish import finish, read_run
from core.training.report.kept import PROBES, run_probes
from tests.core.training.runs import as_older

pytestmark = pytest.mark.usefixtures("quick_layout")

NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


@pytest.fixture(scope="module", autouse=True)
def small_translator() -> Iterator[None]:
    """The recipe of ``en-de`` with a model that decodes fast: one that has learned nothing never ends a sentence."""
    preset = PRESETS["en-de"]
    model = replace(preset.model, d_model=21, heads=3, d_ff=17, encoder_layers=1, decoder_layers=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PRESETS, "en-de", replace(preset, model=model))
        yield


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Corpora of a few dozen sentences each, in the forms of the real ones."""
    folder = tmp_path_factory.mktemp("data")
    for name in ("tatoeba", "multi30k", "trec"):
        (folder / name).mkdir()
    words = [f"{a} and {b}" for a in NUMBERS for b in NUMBERS]
    pairs = [f"{text} boats.\t{text[::-1]} Boote." for text in words[:60]]
    (folder / "tatoeba" / "deu.txt").write_text("\n".join(pairs) + "\n", encoding="utf-8")
    for split, some in {"train": words[60:100], "val": words[100:104], "test_2016_flickr": words[104:107]}.items():
        for language, lines in {"en": some, "de": [text[::-1] for text in some]}.items():
            (folder / "multi30k" / f"{split}.{language}").write_text("\n".join(lines) + "\n", encoding="utf-8")
    asked = [f"{kind} {question} {a} {b} ?" for kind, question in KINDS.items() for a in NUMBERS for b in NUMBERS[:5]]
    (folder / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return folder


KINDS = {"LOC:city": "Where is town", "NUM:count": "How many people live in"}


@pytest.fixture(scope="module")
def translator(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("runs") / "numbers"
    train("en-de", data, out, steps=5, save_every=2, validate_every=2, vocabulary_size=330, quiet=True, snapshots=3)
    return out


@pytest.fixture(scope="module")
def classifier(data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("runs") / "questions"
    plan = {"steps": 60, "batch_tokens": 512, "learning_rate": 3e-3, "patience": 5, "validate_every": 10}
    train("question-type", data, out, quiet=True, **plan)
    return out


class TestOtherRuns:
    @pytest.mark.long
    def test_a_run_of_an_older_version_goes_on_and_is_finished(
        self, translator: Path, data: Path, tmp_path: Path
    ) -> None:
        old = shutil.copytree(translator, tmp_path / "old")
        as_older(old / "run")
        weights = read_tensors(old / "weights.safetensors")
        finish(data, old, quiet=True)
        again = read_tensors(old / "weights.safetensors")
        assert all(torch.equal(tensor, again[name]) for name, tensor in weights.items())
        assert train("en-de", data, old, resume=True, steps=7, quiet=True).step == 7
        assert json.loads((old / "config.json").read_text())["training"]["steps_taken"] == 7

    @pytest.mark.long
    def test_the_same_seed_gives_the_same_weights_and_another_one_others(
        self, translator: Path, data: Path, tmp_path: Path
    ) -> None:
        plan = {"steps": 5, "save_every": 2, "validate_every": 2, "vocabulary_size": 330, "quiet": True}
        first = read_tensors(translator / "weights.safetensors")
        for seed in (1, 2):
            train("en-de", data, tmp_path / str(seed), seed=seed, **plan)
            found = read_tensors(tmp_path / str(seed) / "weights.safetensors")
            assert all(torch.equal(tensor, found[name]) for name, tensor in first.items()) == (seed == 1)

    def test_what_makes_its_checkpoint_itself_is_not_finished(self, tmp_path: Path) -> None:
        settle_stages(tmp_path / "run", "en-de", "minimum_risk", {"steps": 3})
        with pytest.raises(ValueError, match="run of stages, which makes its checkpoint itself"):
            finish(None, tmp_path)


class TestTranslator:
    def test_is_a_checkpoint_with_everything_beside_it(self, translator: Path) -> None:
        names = {path.name for path in translator.iterdir()}
        assert names == {
            "run",
            "config.json",
            "files.sha256",
            "weights.safetensors",
            "tokenizer.model",
            "scores.json",
            "README.md",
            "learning-curve.svg",
            "token_layout.safetensors",
        }
        checkpoint = load_checkpoint(translator)
        assert checkpoint.name == "numbers"
        assert len(translate(checkpoint, ["one and two boats.", "three"])) == 2

    def test_measures_every_set(self, translator: Path) -> None:
        sets = json.loads((translator / "scores.json").read_text())["sets"]
        assert {name: numbers["sentences"] for name, numbers in sets.items()} == {
            "tatoeba-en-de/validation": 6,
            "tatoeba-en-de/test": 6,
            "multi30k-en-de/validation": 4,
            "multi30k-en-de/test": 3,
        }

    def test_the_card_tells_what_was_measured(self, translator: Path) -> None:
        card = (translator / "README.md").read_text(encoding="utf-8")
        measured = json.loads((translator / "scores.json").read_text())
        for name, numbers in measured["sets"].items():
            row = next(line for line in card.splitlines() if line.startswith(f"| {name.replace('/', ', ')} |"))
            chrf = float(row.split("|")[3])
            assert chrf == pytest.approx(numbers["chrf"], abs=0.05)
        for fact in ("5 steps", "CC BY 2.0", "1 thread of a CPU", measured["weights"], "kept 40", "learning-curve.svg"):
            assert fact in card
        assert measured["checkpoint"] == "en-de"  # whatever the folder of the run is called
        assert "glassformer translate --model en-de\n" in card

    def test_the_card_tells_which_probes_failed(self, translator: Path) -> None:
        card = (translator / "README.md").read_text(encoding="utf-8")
        probes = json.loads((translator / "scores.json").read_text())["probes"]
        assert len(probes) == len([probe for probe in PROBES if probe.languages == "en-de"])
        for probe in probes:
            assert (f"| {probe['source']} |" in card) != probe["holds"]
        numbers = [probe["holds"] for probe in probes if probe["kind"] == "numbers"]
        assert f"| numbers | {sum(numbers)} of {len(numbers)} |" in card

    def test_keeps_snapshots_that_are_checkpoints(self, translator: Path) -> None:
        snapshots = sorted((translator / "run" / "snapshots").iterdir())
        assert [int(path.name) for path in snapshots] == [1, 2, 5]
        early, _, last = map(load_checkpoint, snapshots)
        newest = read_tensors(translator / "run/saves/00000005/weights.safetensors")
        for name, tensor in unique_tensors(last.model).items():
            assert torch.equal(tensor, newest[name].half().float()), name
        assert not torch.equal(early.model.table.weight, last.model.table.weight)

    def test_learning_goes_on_with_resume_and_not_without(self, translator: Path, data: Path) -> None:
        with pytest.raises(ValueError, match="already holds a run; give --resume"):
            train("en-de", data, translator, steps=6, vocabulary_size=330, quiet=True)
        with pytest.raises(ValueError, match=r"learning_rate was 0.0015 and would be 0.5"):
            train("en-de", data, translator, resume=True, vocabulary_size=330, learning_rate=0.5, quiet=True)


@pytest.mark.long
class TestClassifier:
    def test_learns_and_says_so(self, classifier: Path) -> None:
        measured = json.loads((classifier / "scores.json").read_text())
        numbers = measured["sets"]["trec/validation"]
        checkpoint = load_checkpoint(classifier)
        assert numbers["accuracy"] > 0.9
        answers = classify(checkpoint, ["Where is town nine?", "How many people live in nine?"])
        assert [max(answer, key=answer.__getitem__) for answer in answers] == ["LOC", "NUM"]

    def test_the_mean_of_saves_is_what_its_name_says(self, translator: Path) -> None:
        run = read_run(translator / "run")
        saves = run.saves.last(5)
        assert [save.name for save in saves] == ["00000002", "00000004", "00000005"]
        mean = average_weights(saves)
        each = [average_weights([save]) for save in saves]
        for name, tensor in mean.items():
            torch.testing.assert_close(tensor, torch.stack([weights[name] for weights in each]).mean(0))

    def test_takes_the_best_by_validation(self, classifier: Path, data: Path) -> None:
        """Whatever replaces the newest save, the weights kept as best still win against worse ones."""
        run = read_run(classifier / "run")
        spoilt = build_model(run.config)
        torch.nn.init.zeros_(spoilt.head.weight)
        for save in run.saves.last(5):
            save_file(unique_tensors(spoilt), save / "weights.safetensors")
        assert finish(data, classifier, quiet=True)["weights"] == "weights that did best on validation on the way"


GOOD = {
    "en-de": {
        "The train leaves at 7:45.": "Der Zug fährt um 7.45 Uhr.",
        "Tom and Mary live in Boston.": "Tom und Maria wohnen in Boston.",
        "She is not my sister.": "Sie ist nicht meine Schwester.",
        "He left without saying goodbye.": "Er ging ohne Abschied.",
        "He kicked the bucket.": "Er ist gestorben.",
        "The archaeologist examined the sarcophagus.": "Die Archäologin untersuchte den Sarkophag.",
    },
    "en-fr": {
        "The train leaves at 7:45.": "Le train part à 7h45.",
        "Tom and Mary live in Boston.": "Tom et Marie vivent à Boston.",
        "She is not my sister.": "Elle n'est pas ma sœur.",
        "He left without saying goodbye.": "Il est parti sans dire au revoir.",
        "He kicked the bucket.": "Il est mort.",
        "The archaeologist examined the sarcophagus.": "L'archéologue examina le sarcophage.",
    },
    "de-en": {
        "Der Zug fährt um 7.45 Uhr ab.": "The train leaves at 7:45.",
        "Das Paket wiegt 12,5 Kilogramm.": "The parcel weighs 12.5 kilograms.",
        "Sie ist nicht meine Schwester.": "She isn't my sister.",
        "Die Maenner hoeren gruene Voegel.": "The men hear green birds.",
    },
    "fr-en": {
        "Il y a 125 000 habitants dans la ville.": "There are 125,000 inhabitants in the city.",
        "Je n'ai jamais mangé d'escargots.": "I have never eaten snails.",
        "Ma soeur a achete une foret.": "My sister has bought a forest.",
        "Il pleut des cordes.": "It's pouring.",
    },
}


class TestProbes:
    @pytest.mark.parametrize("languages", sorted({probe.languages for probe in PROBES}))
    def test_accept_a_good_translation_and_not_the_source(self, languages: str) -> None:
        good = GOOD[languages]
        found = run_probes(lambda texts: [good.get(text, "") for text in texts], languages)
        judged = {probe["source"]: probe["holds"] for probe in found}
        for source in good:
            assert judged[source], source
        assert not any(probe["holds"] for probe in run_probes(lambda texts: ["" for _ in texts], languages))

    def test_languages_without_patterns_have_none(self) -> None:
        assert run_probes(lambda texts: texts, "en-it") == []

    def test_no_source_stands_twice(self) -> None:
        asked = [(probe.languages, probe.source) for probe in PROBES]
        assert len(asked) == len(set(asked)) > 80


class TestCommand:
    def test_finishes_a_run(self, translator: Path, data: Path, monkeypatch, capsys) -> None:
        (translator / "README.md").unlink()
        monkeypatch.setattr("sys.argv", ["training", "finish", "--data", str(data), "--out", str(translator)])
        assert main() == 0
        assert (translator / "README.md").is_file()
        assert "multi30k-en-de test: bleu" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("preset", "complaint"),
        [("klingon", "There is no preset 'klingon'"), ("paper", "no corpora to train on"), ("finish", "holds no run")],
    )
    def test_refuses_in_one_line(self, tmp_path: Path, data: Path, preset: str, complaint: str, monkeypatch, capsys):
        monkeypatch.setattr("sys.argv", ["training", preset, "--data", str(data), "--out", str(tmp_path)])
        assert main() == 2
        error = capsys.readouterr().err
        assert complaint in error
        assert error.count("\n") == 1


class TestCard:
    def test_the_curve_is_drawn_inside_its_frame(self) -> None:
        records = [{"step": step, "nll": 9 / step} for step in range(1, 50)]
        records += [{"step": step, "validation_nll": 5.0, "validation_accuracy": 0.5} for step in (10, 40)]
        drawing = ElementTree.fromstring(learning_curve(records))  # noqa: S314 (our own drawing)
        lines = [element.get("points") for element in drawing.iter() if element.tag.endswith("polyline")]
        assert [len(points.split()) for points in lines] == [49, 2]
        for x, y in re.findall(r"([\d.]+),([\d.]+)", " ".join(lines)):
            assert 56 <= float(x) <= 628
            assert 12 <= float(y) <= 280

    @pytest.mark.parametrize("known", [("nll",), ("validation_nll",), ("nll", "validation_nll")])
    def test_the_curve_names_what_it_draws(self, known: tuple[str, ...]) -> None:
        drawing = learning_curve([{"step": step, name: 2.0} for step in (1, 9) for name in known])
        names = re.findall(r">(training|validation)<", drawing)
        assert names == ["validation" if name == "validation_nll" else "training" for name in known]
        assert drawing.count("<polyline") == len(known)

    def test_a_run_without_records_still_has_a_curve(self) -> None:
        drawing = ElementTree.fromstring(learning_curve([]))  # noqa: S314 (our own drawing)
        assert drawing.tag.endswith("svg")

    def test_names_the_worst_first(self) -> None:
        answers = [("a b c", "gut so", "gut so"), ("d e f", "gut so", "xyz"), ("g h i", "gut so", "gut sa")]
        assert [row[0] for row in worst_translations(answers, 2)] == ["d e f", "g h i"]
        assert wrong_labels([("long text", "A", "B"), ("text", "A", "B"), ("x", "A", "A")])[0][0] == "text"

    def test_says_where_a_run_was_cut_off(self) -> None:
        assert part("interrupted", {}) == part("interrupted", {"resumed_after": []}) == ""
        cut = part("interrupted", {"resumed_after": [4, 4, 2069]})
        assert cut == "It was cut off after step 4 and 2,069 and went on from what it had saved."

    def test_speaks_of_hardware_in_general_words(self) -> None:
        cpu = {"device": "cpu", "threads": 2, "processes": 1, "bf16": True}
        assert part("hardware", cpu) == "2 threads of a CPU, in bfloat16"
        shared = cpu | {"processes": 4, "threads": 1, "bf16": False}
        assert part("hardware", shared) == "4 processes, each with 1 thread of a CPU, in float32"
