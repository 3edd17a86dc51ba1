"""The command line: what comes out, in which order, and how it says no."""

import inspect
import io
import json
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import core
from core.checkpoints.fingerprints import fingerprints_of
from viz_app import cli
from viz_app.commands import evaluate, lines, texts

pytestmark = pytest.mark.usefixtures("tiny_models", "quick_layout")
COMMAND = [sys.executable, "-m", "viz_app.cli"]
ROOT = Path(__file__).parents[2]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, progress: tuple[str, ...] = ()) -> str:
    """Run a command that must be refused, and return the one line that says why.

    ``progress`` are the words with which the lines before it begin, which say how far a long command has come.
    """
    assert cli.run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    *before, line = captured.err.splitlines()
    assert [told.split()[0] for told in before] == list(progress)
    assert line.startswith("glassformer: ")
    assert line.endswith(".")
    assert line.isprintable()
    return captured.err


@pytest.fixture
def stdin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[bytes], None]:
    def feed(content: bytes) -> None:
        file = tmp_path / "stdin"
        file.write_bytes(content)
        monkeypatch.setattr(sys, "stdin", file.open(encoding="utf-8"))

    return feed


NEXT_WORD = Path(__file__).parents[2] / "checkpoints" / "next-word"


class TestTexts:
    def test_translates_arguments_as_the_model_does(self, capsys: pytest.CaptureFixture[str]) -> None:
        texts = ["A man rides a bike.", "Where is the station?"]
        assert cli.run(["translate", *texts]) == 0
        expected = core.load("en-de").translate(texts, decoding=core.Decoding(beam=4))
        assert capsys.readouterr().out.split("\n") == [*(" ".join(text.splitlines()) for text in expected), ""]

    def test_answers_each_line_of_stdin_in_order(self, capsys, stdin) -> None:
        texts = [f"A man rides {'a bike ' * (n % 7)}." for n in range(71)]
        stdin("\n".join(texts).encode())
        assert cli.run(["classify"]) == 0
        model = core.load("sentiment")
        sure = {False: "sure", True: "unsure"}
        expected = [f"{a.label}\t{a.probabilities[a.label]:.4f}\t{sure[a.unsure]}" for a in model.classify(texts)]
        assert capsys.readouterr().out.splitlines() == expected

    def test_a_carriage_return_is_no_part_of_a_line(self, capsys, stdin) -> None:
        texts = ["A man.", "A film.", "The last line has no end."]
        answers = []
        for end in ("\n", "\r\n"):
            stdin(end.join(texts).encode() + end.encode()[:-1])
            assert cli.run(["classify"]) == 0
            answers.append(capsys.readouterr().out)
        assert answers[0] == answers[1]
        assert "\r" not in answers[1]
        batches = [*lines.stream_batches(io.BytesIO("\r\n".join(texts).encode() + b"\r"))]
        assert [line for batch in batches for line in batch] == [text.encode() for text in texts]

    def test_a_refused_line_keeps_its_place(self, capsys, stdin) -> None:
        stdin(b"A man.\n\n\xff\xfe\n" + b"word " * 5000 + b"\nA film.\n")
        assert cli.run(["classify"]) == 2
        captured = capsys.readouterr()
        assert [bool(line) for line in captured.out.splitlines()] == [True, False, False, False, True]
        assert [line.split(":")[1] for line in captured.err.splitlines()] == [" line 2", " line 3", " line 4"]
        assert captured.err.startswith("glassformer: line 2: This line is blank.\n")

    @pytest.mark.parametrize("text", ["", " \t ", "word " * 1000])
    def test_refuses_unusable_text(self, capsys, text: str) -> None:
        refused(capsys, "translate", text)
        refused(capsys, "classify", text)
        refused(capsys, "trace", text, "-o", "never.npz")

    @pytest.mark.parametrize("text", ["😀 你好", "שלום", "<img onerror=x>", "${x}", "</script>", "a\x00b\x07c"])
    def test_takes_any_script_as_one_line(self, capsys, text: str) -> None:
        assert cli.run(["translate", "--beam", "1", text]) == 0
        assert capsys.readouterr().out.count("\n") == 1

    def test_nothing_on_stdin(self, capsys, stdin) -> None:
        stdin(b"")
        assert "no text" in refused(capsys, "translate")

    def test_the_wrong_kind_of_model(self, capsys) -> None:
        assert "sentiment" in refused(capsys, "translate", "--model", "sentiment", "A man.")
        assert "en-de" in refused(capsys, "classify", "--model", "en-de", "A man.")


class TestTrace:
    def test_is_that_of_the_model(self, tmp_path: Path, capsys) -> None:
        file = tmp_path / "trace.npz"
        assert cli.run(["trace", "A man rides.", "--model", "en-de", "-o", str(file), "--target", "Ein Mann."]) == 0
        trace = core.Trace.load(file)
        expected = core.load("en-de").trace("A man rides.", target="Ein Mann.").attention["cross"].weights
        assert (trace.attention["cross"].weights == expected).all()
        assert cli.run(["trace", "A man rides.", "-o", str(tmp_path / "t.json"), "--target", "Ein Mann."]) == 0
        assert core.Trace.from_json((tmp_path / "t.json").read_text(encoding="utf-8")) == trace
        assert str(file) in capsys.readouterr().out

    def test_decodes_as_every_command_does(self, tmp_path: Path, capsys) -> None:
        """So that a trace and a page show the translation that ``translate`` gives."""
        assert cli.run(["translate", "A man rides."]) == 0
        translated = capsys.readouterr().out.strip()
        for command in ("trace", "snapshot"):
            assert cli.run([command, "A man rides.", "-o", str(tmp_path / command)]) == 0
            said = capsys.readouterr().out.splitlines()[0].partition(" (layer")[0]
            assert " ".join(said.removeprefix(f"{tmp_path / command}: ").split()) == translated
        trace = core.Trace.load(tmp_path / "trace")
        assert trace.output == core.load("en-de").trace("A man rides.", decoding=core.Decoding(beam=4)).output
        beams = {inspect.signature(one).parameters["beam"].default for one in (texts.trace, texts.snapshot)}
        assert beams == {
            inspect.signature(one).parameters["beam"].default for one in (texts.translate, evaluate.evaluate)
        }

    def test_files_have_the_names_that_were_given(self, tmp_path: Path, capsys) -> None:
        for command, name in (("trace", "a run.v2"), ("trace", "plain"), ("snapshot", "page.of.mine")):
            assert cli.run([command, "Mr. Smith rides. He falls.", "-o", str(tmp_path / name)]) == 0
            assert capsys.readouterr().out.startswith(f"{tmp_path / name}: ")
        assert {path.name for path in tmp_path.iterdir()} == {"a run.v2", "plain", "page.of.mine"}
        assert core.Trace.load(tmp_path / "plain").text == "Mr. Smith rides. He falls."

    def test_refuses_a_file_that_cannot_be_written(self, tmp_path: Path, capsys) -> None:
        assert "missing" in refused(capsys, "trace", "A man.", "-o", str(tmp_path / "missing" / "t.npz"))


class TestEvaluate:
    @pytest.fixture
    def pair(self, tmp_path: Path) -> tuple[Path, Path]:
        source, reference = tmp_path / "test.en", tmp_path / "test.de"
        source.write_text("A man rides a bike.\nTwo children.\nWhere is it?\n")
        reference.write_text("Ein Mann fährt Fahrrad.\nZwei Kinder.\nWo ist es?\n")
        return source, reference

    def test_translator(self, pair: tuple[Path, Path], tmp_path: Path, capsys) -> None:
        answers = tmp_path / "answers"
        assert cli.run(["evaluate", "--source", str(pair[0]), "--reference", str(pair[1]), "-o", str(answers)]) == 0
        (line,) = capsys.readouterr().out.splitlines()
        scores = json.loads(line)
        assert {"bleu", "chrf", "signature", "sentences", "seconds"} <= set(scores)
        assert scores["sentences"] == len(answers.read_text().splitlines()) == 3

    def test_classifier(self, tmp_path: Path, capsys) -> None:
        texts = ["A witty film.", "Two children.", "A man rides a bike.", "Where?"]
        labels = [answer.label for answer in core.load("sentiment").classify(texts)]
        labels[0] = {"negative": "positive", "positive": "negative"}[labels[0]]
        file = tmp_path / "test.tsv"
        file.write_text("".join(f"{label}\t{text}\n" for label, text in zip(labels, texts, strict=True)))
        assert cli.run(["evaluate", "--model", "sentiment", "--examples", str(file)]) == 0
        scores = json.loads(capsys.readouterr().out)
        assert scores["accuracy"] in (0.75, 75.0)
        assert {"per_class", "confusion"} <= set(scores)

    def test_generator(self, tmp_path: Path, capsys) -> None:
        file, kept = tmp_path / "test.en", tmp_path / "kept.txt"
        file.write_text("A man rides a bike.\n\nTwo children.\n")
        assert cli.run(["evaluate", "--model", str(NEXT_WORD), "--texts", str(file), "-o", str(kept)]) == 0
        scores = json.loads(capsys.readouterr().out)
        scored = [float(number) for number in kept.read_text().split()]
        assert (scores["sentences"], scores["tokens"]) == (2, len(scored))
        assert scores["perplexity"] == pytest.approx(math.exp(-sum(scored) / len(scored)), abs=0.02)
        assert "choose a generator" in refused(capsys, "evaluate", "--model", "sentiment", "--texts", str(file))

    def test_refuses_files_that_do_not_fit(self, pair: tuple[Path, Path], capsys) -> None:
        source, reference = map(str, pair)
        pair[1].write_text("Ein Mann.\n")
        reason = refused(capsys, "evaluate", "--source", source, "--reference", reference)
        assert "3 lines" in reason
        assert "has 1" in reason

    def test_names_the_blank_line(self, pair: tuple[Path, Path], capsys) -> None:
        pair[0].write_text("A man.\n \nA film.\n")
        assert "test.en:2" in refused(capsys, "evaluate", "--source", str(pair[0]), "--reference", str(pair[1]))

    def test_names_the_line_without_a_tab(self, tmp_path: Path, capsys) -> None:
        file = tmp_path / "bad.tsv"
        file.write_text("positive\tA film.\npositive A film.\n")
        assert "bad.tsv, line 2" in refused(capsys, "evaluate", "--model", "sentiment", "--examples", str(file))

    @pytest.mark.parametrize(
        "arguments", [[], ["--source", "a"], ["--source", "a", "--reference", "b", "--examples", "c"]]
    )
    def test_needs_one_kind_of_file(self, arguments: list[str], capsys) -> None:
        assert "--examples" in refused(capsys, "evaluate", *arguments)

    def test_refuses_unreadable_files(self, tmp_path: Path, capsys) -> None:
        missing, binary, empty = (tmp_path / name for name in ("missing", "binary", "empty"))
        binary.write_bytes(b"\x80\x81")
        empty.write_bytes(b"")
        assert "There is no file" in refused(capsys, "evaluate", "--examples", str(missing))
        assert "UTF-8" in refused(capsys, "evaluate", "--examples", str(binary))
        assert "empty" in refused(capsys, "evaluate", "--examples", str(empty))


class TestRefusals:
    def test_unknown_model(self, capsys) -> None:
        assert "'en-xx'" in refused(capsys, "translate", "--model", "en-xx", "A man.")

    def test_a_model_is_called_what_it_was_called(self, tiny_models: Path, tmp_path: Path, capsys) -> None:
        shutil.copytree(tiny_models / "en-de", tmp_path / "my model.v2")
        (tmp_path / "my model.v2" / "tokenizer.model").unlink()
        assert "The model 'my model.v2' could" in refused(
            capsys, "translate", "--model", f"{tmp_path}/my model.v2", "A"
        )

    def test_broken_checkpoint(self, tmp_path: Path, capsys) -> None:
        assert "config.json" in refused(capsys, "translate", "--model", str(tmp_path), "A man.")

    @pytest.mark.parametrize(
        "arguments",
        [
            *(["fly"], ["translate", "--wings"], ["trace"], ["translate", "--beam", "0", "A"], ["app", "--port", "x"]),
            ["translate", "--beam", "65", "A"],
        ],
    )
    def test_command_lines_that_make_no_sense(self, arguments: list[str], capsys) -> None:
        refused(capsys, *arguments)

    @pytest.mark.parametrize("path", ["x", "/a b", "//x"])
    def test_a_root_path_that_is_none(self, path: str, capsys) -> None:
        assert cli.run(["app", "--root-path", path]) == 2
        assert capsys.readouterr().err == (
            f"glassformer: The root path {path!r} is no path. Give what follows the host, such as /glassformer.\n"
        )

    @pytest.mark.parametrize("origin", ["x.org", "https://x.org/a", "https://x.org; script-src *", "*", "https://[x"])
    def test_an_origin_that_is_none(self, origin: str, capsys) -> None:
        assert cli.run(["app", "--embed", "https://a.org", "--embed", origin]) == 2
        assert capsys.readouterr().err == (
            f"glassformer: {origin!r} is no origin. Give scheme and host, such as https://course.example.org.\n"
        )

    def test_unknown_preset(self, tmp_path: Path, capsys) -> None:
        assert "'en-xx'" in refused(capsys, "train", "en-xx", "--data", str(tmp_path), "--out", str(tmp_path / "out"))

    def test_ctrl_c(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupt(*_: object, **__: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(core, "load", interrupt)
        assert cli.run(["translate", "A man."]) == 130


class TestProcess:
    def test_help_is_there_at_once(self) -> None:
        """Neither torch nor Gradio may be loaded to show help."""
        code = "import sys; from viz_app.cli import run; run(['--help']); print(*sys.modules)"
        shown = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        assert all(name in shown for name in ("app", "translate", "classify", "trace", "evaluate", "train", "finish"))
        assert not {"torch", "gradio", "numpy"} & set(shown.splitlines()[-1].split())

    def test_bare_it_shows_its_help_and_completes(self) -> None:
        bare = subprocess.run(COMMAND, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert bare.splitlines()[0].startswith("Usage: glassformer")
        assert any(line.split()[:1] == ["translate"] for line in bare.splitlines())
        asked = {"_GLASSFORMER_COMPLETE": "complete_bash", "COMP_WORDS": "glassformer tra", "COMP_CWORD": "1"}
        ran = subprocess.run(COMMAND, cwd=ROOT, env=os.environ | asked, capture_output=True, text=True, check=False)
        assert ran.stdout.split() == ["translate", "trace", "train"]
        assert cli.run(["-v", "classify", "--model", "sentiment", "A fine film."]) == 0
        told = subprocess.run([*COMMAND, "--version"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert told.startswith("glassformer ")

    @pytest.mark.long
    def test_answers_a_slow_writer_line_by_line(self) -> None:
        with subprocess.Popen(
            [*COMMAND, "classify"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            for text in (b"A man.\n", b"A film.\n"):
                process.stdin.write(text)
                process.stdin.flush()
                assert b"\t" in process.stdout.readline()
            process.stdin.close()
            assert process.wait(30) == 0

    @pytest.mark.long
    def test_a_reader_that_leaves_is_no_trouble(self) -> None:
        arguments = [*COMMAND, "classify"]
        with subprocess.Popen(
            arguments, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            process.stdout.close()
            process.stdin.write(b"A man.\n" * 100)
            process.stdin.close()
            assert process.stderr.read() == b""


class TestLines:
    def test_batches_are_full_but_never_wait(self) -> None:
        reader, writer = os.pipe()
        with os.fdopen(reader, "rb") as stream:
            os.write(writer, b"1\n2\n3\n4\nun")
            batches = lines.stream_batches(stream, most=3)
            assert [next(batches), next(batches)] == [[b"1", b"2", b"3"], [b"4"]]
            os.write(writer, b"finished")
            os.close(writer)
            assert list(batches) == [[b"unfinished"]]


@pytest.fixture(scope="module")
def questions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small corpus of two kinds of questions."""
    data = tmp_path_factory.mktemp("data")
    (data / "trec").mkdir()
    kinds = {"LOC:city": "Where is town", "NUM:count": "How many people live in"}
    asked = [f"{kind} {question} {n} ?" for n in range(40) for kind, question in kinds.items()]
    (data / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    return data


@pytest.fixture(scope="module")
def trained(questions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two steps from random weights, with a checkpoint made of it."""
    out = tmp_path_factory.mktemp("runs") / "trained"
    plan = ["--start-from", "", "--steps", "2", "--learning-rate", "0.002", "--batch-tokens", "99", "--seed", "5"]
    often = ["--save-every", "1", "--validate-every", "2", "--patience", "3", "--snapshots", "2", "--optimiser", "muon"]
    assert cli.run([*training(questions, out), *plan, *often]) == 0
    return out


def training(data: Path, out: Path) -> list[str]:
    return ["train", "question-type", "--data", str(data), "--out", str(out)]


class TestTrain:
    @pytest.mark.long
    def test_every_option_reaches_the_run(self, trained: Path) -> None:
        told = json.loads((trained / "run" / "settings.json").read_text(encoding="utf-8"))["training"]
        expected = {"start_from": "", "steps": 2, "learning_rate": 0.002, "batch_tokens": 99, "seed": 5}
        expected |= {"save_every": 1, "validate_every": 2, "patience": 3, "optimiser": "muon"}
        assert {name: told[name] for name in expected} == expected
        assert [path.name for path in sorted((trained / "run" / "saves").glob("0*"))] == ["00000001", "00000002"]
        assert [path.name for path in sorted((trained / "run" / "snapshots").iterdir())] == ["00000001", "00000002"]

    @pytest.mark.long
    def test_goes_on_only_when_asked_to(self, trained: Path, questions: Path, tmp_path: Path, capsys) -> None:
        out = tmp_path / "copy"
        shutil.copytree(trained, out)
        same = ["--start-from", "", "--learning-rate", "0.002", "--batch-tokens", "99", "--seed", "5"]
        assert "--resume" in refused(capsys, *training(questions, out), *same, "--steps", "3")
        assert cli.run([*training(questions, out), *same, "--steps", "3", "--resume"]) == 0
        assert json.loads((out / "scores.json").read_text(encoding="utf-8"))["training"]["steps"] == 3
        assert core.load(str(out)).classify("Where is it?").label in core.load(str(out)).labels

    @pytest.mark.long
    def test_a_start_without_learning_stays_where_it_was(self, trained: Path, questions: Path, tmp_path: Path) -> None:
        out = tmp_path / "second"
        plan = ["--start-from", str(trained), "--steps", "1", "--learning-rate", "0"]
        assert cli.run([*training(questions, out), *plan]) == 0
        before, after = (core.load(str(folder)).classify("Where is town 7?") for folder in (trained, out))
        assert after.label == before.label
        logs = [np.log(list(answer.probabilities.values())) for answer in (before, after)]
        first, second = (log - log.mean() for log in logs)  # all that calibration may do is stretch them
        np.testing.assert_allclose(second, first * (second[0] / first[0]), rtol=1e-3, atol=1e-5)

    def test_names_the_checkpoint_that_is_not_there(self, questions: Path, tmp_path: Path, capsys) -> None:
        command = [*training(questions, tmp_path / "out"), "--start-from", "en-xx"]
        assert "'en-xx'" in refused(capsys, *command, progress=("Reading", "trec:", "Learning"))

    def test_names_the_missing_corpus(self, tmp_path: Path, capsys) -> None:
        command = ["train", "en-de", "--data", str(tmp_path), "--out", str(tmp_path / "out")]
        assert "tatoeba" in refused(capsys, *command, progress=("Reading",))


class TestFinish:
    @pytest.mark.long
    def test_makes_a_checkpoint_of_the_saves(self, trained: Path, questions: Path, tmp_path: Path, capsys) -> None:
        out = tmp_path / "again"
        shutil.copytree(trained / "run", out / "run")
        assert cli.run(["finish", "--data", str(questions), "--out", str(out)]) == 0
        assert "trec validation: accuracy" in capsys.readouterr().out
        assert (out / "weights.safetensors").read_bytes() == (trained / "weights.safetensors").read_bytes()
        assert json.loads((out / "config.json").read_text())["sha256"] == fingerprints_of(out)

    def test_names_the_folder_without_a_run(self, questions: Path, tmp_path: Path, capsys) -> None:
        assert "holds no run" in refused(capsys, "finish", "--data", str(questions), "--out", str(tmp_path))
