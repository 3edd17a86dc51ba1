"""Sentences by id: what core says is a message, with its values."""

import ast
import builtins
import copy
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import core
from core import sentences
from core.budget import StoppedError
from core.errors import no_head, whole
from core.results.notices import NOTICES
from core.sentences import Sentence, sentence

ROOT = Path(__file__).parents[2]
MESSAGES, OF_TRAINING = ((ROOT / "core" / folder / "sentences.ftl").read_text("utf-8") for folder in ("", "training"))
MAKERS = ("InputError", "StoppedError", "CheckpointError", "sentence")
VALUES = re.compile(r"\$(\w+)")
BUILT_IN = {name for name, one in vars(builtins).items() if isinstance(one, type) and issubclass(one, Exception)}
# The errors of core that are English prose: a function, or a folder, by the reason why no user reads them.
PROSE = {
    "an argument that only a program passes": (
        "__init__.py:__getattr__",
        "analysis/word_alignment.py:learn_direction",
        "decoding/sources.py:pad_batch",
        "decoding/tree.py:search_with_tree",
        "interventions/steering.py:vector_of",
        "results/attribution.py:__post_init__",
        "results/shown.py:_refuse",
        "results/shown.py:to_rows",
        "results/trace.py:__post_init__",
        "results/training_history.py:__post_init__",
        "text/tokens.py:_checked",
        "text/tokens.py:encode",
        "training/data/batches.py:__post_init__",
        "training/loop/optimiser.py:learning_rate",
        "training/loop/state.py:average_weights",
        "training/loop/trainer.py:__init__",
        "training/report/calibration.py:",
        "training/report/scores.py:_check_aligned",
        "transformer/",
    ),
    "caught, and said by its id there": (
        "analysis/alignment_error.py:words_of_pieces",
        "results/plain.py:",
        "results/survey.py:from_json",
        "text/tokens.py:id_of",
        "tracers/hugging_face/tokenizer.py:id_of",
        "tracers/steering.py:_array_of",
        "training/loop/measure.py:refuse_nan",
    ),
    "a line of the log about measurements that are left aside": (
        "checkpoints/measured_files.py:read",
        "checkpoints/held_out.py:from_json",
        "checkpoints/measurements.py:",
        "checkpoints/token_layout.py:",
        "checkpoints/training_history.py:_read",
    ),
    "a fault of the files of this package": ("analysis/gold/__init__.py:",),
    "the system's words": ("files.py:",),
}


def messages(text: str = MESSAGES + OF_TRAINING) -> dict[str, set[str]]:
    """Return the names of the values of each message."""
    parts = re.split(r"^([a-z][\w-]+) =", re.sub(r"(?m)^#.*", "", text), flags=re.MULTILINE)
    return {name: set(VALUES.findall(text)) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def ids_in_code() -> Iterator[str]:
    for path in (ROOT / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.match(r"(core|training)(-\w+)+$", node.value)
            ):
                yield node.value


def test_every_id_is_a_message_and_every_message_is_said() -> None:
    notices = {f"core-notice-{kind}" for kind in NOTICES}
    assert {*ids_in_code()} | notices == messages().keys()


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Yield each call that makes an error or a sentence."""
    for path in (ROOT / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_made = isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKERS and node.args
            if isinstance(node, ast.Call) and is_made:
                yield path, node


def test_no_error_holds_prose_and_each_message_gets_its_values() -> None:
    known, found = messages(), 0
    for path, call in calls():
        place, first = f"{path.relative_to(ROOT)}, line {call.lineno}", call.args[0]
        assert not isinstance(first, ast.JoinedStr | ast.BinOp), place
        if isinstance(first, ast.Constant):
            found += 1
            assert first.value in known, place
            given = {one.arg for one in call.keywords}
            assert given == known[first.value] or (None in given and given - {None} < known[first.value]), place
    assert found > 200


def prose_raised(source: str) -> Iterator[tuple[str, int]]:
    """Yield the function and the line of each error of Python's own that says something, but no sentence by its id."""

    def walk(node: ast.AST, function: str) -> Iterator[tuple[str, int]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Raise) and isinstance(child.exc, ast.Call) and child.exc.args:
                said = child.exc.args[0]
                by_id = isinstance(said, ast.Call) and getattr(said.func, "id", "") == "sentence"
                if getattr(child.exc.func, "id", "") in BUILT_IN and not by_id:
                    yield function, child.lineno
            yield from walk(child, child.name if isinstance(child, ast.FunctionDef) else function)

    return walk(ast.parse(source), "")


def test_what_core_refuses_is_said_by_its_id() -> None:
    excused = [place for places in PROSE.values() for place in places]
    found = {
        f"{path.relative_to(ROOT / 'core').as_posix()}:{function}": line
        for path in (ROOT / "core").rglob("*.py")
        for function, line in prose_raised(path.read_text("utf-8"))
    }
    new = [f"{place}, line {line}" for place, line in found.items() if not place.startswith(tuple(excused))]
    assert not new, "raise InputError(ID, ...), or say in PROSE why no user reads it"
    assert [one for one in excused if not any(place.startswith(one) for place in found)] == []


def test_the_scan_finds_prose_in_any_error() -> None:
    source = """
def load(path):
    if not path:
        raise ValueError(f"{path} is no path; give one")
    raise OSError("this cannot be read") from None
def rest():
    raise ValueError(sentence("core-no-map"))
    raise ValueError
    raise InputError("core-no-map")
"""
    assert list(prose_raised(source)) == [("load", 4), ("load", 5)]


def test_training_says_its_errors_in_every_language() -> None:
    ours = messages(OF_TRAINING)
    assert all(name.startswith("training-") for name in ours)
    found = sorted((ROOT / "viz_app" / "locales").glob("*/commands/training.ftl"))
    assert [path.parts[-3] for path in found] == ["ar", "de", "es", "fr", "zh-Hans"]
    for path in found:
        assert messages(path.read_text("utf-8")) == ours, path


def test_an_error_is_its_message_with_its_values_and_a_copy_is_the_same() -> None:
    error = no_head("cross", 5, 9, {"cross": (3, 7)})
    text = "There is no cross head 9 in layer 5, counted from 0; this model has 3 layers of 7 heads."
    assert str(error) == str(copy.deepcopy(error)) == text
    assert error.said
    values = {"map": "cross", "head": "9", "layer": "5", "layers": 3, "heads": 7}
    assert error.said.to_json() == {"id": "core-no-head", "values": values}
    stopped = copy.deepcopy(StoppedError("The run was ended."))
    assert (type(stopped), str(stopped), stopped.said) == (StoppedError, "The run was ended.", None)


def test_numbers_are_written_as_they_are() -> None:
    with pytest.raises(core.InputError, match=r"^k is 12345\.5; it must be a whole number from 1 to 1000000\.$"):
        whole("k", 12345.5, 1, 1_000_000)
    assert str(sentence("core-too-many-options", function="f", most=1234, given=5000, example="a")).startswith(
        "f takes 1234 options, not 5000;"
    )


@pytest.mark.parametrize("value", [10**12 - 1, 2**63, -(10**40), 1e300, float("nan"), float("-inf")])
def test_a_number_of_any_size_is_written(value: float) -> None:
    assert str(sentence("core-shift", most=value, given=0)) == f"Positions can be shifted by 0 to {value}, not 0."


def test_a_value_may_be_a_list_or_a_sentence() -> None:
    inner = sentence("core-not-whole-at-least", name="k", value="0", first="1")
    outer = sentence("core-no-map", name=inner, maps=["cross", inner])
    assert str(outer) == f"There is no map {inner}; choose from cross, {inner}."
    assert outer.to_json()["values"] == {"name": inner.to_json(), "maps": ["cross", inner.to_json()]}


def test_an_unknown_id_is_said_as_it_is_and_a_sentence_too() -> None:
    assert str(Sentence("core-nowhere", {})) == "core-nowhere"
    assert str(core.InputError("A sentence. With {braces}.")) == "A sentence. With {braces}."


def test_another_language_says_what_it_has_and_english_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "_known", [*sentences._known])
    sentences.add(lambda language: "core-no-map = Kein { $name }: { $maps }\n" if language == "de" else "")
    monkeypatch.setattr(sentences, "_spoken", "de")
    try:
        assert str(sentence("core-no-map", name="x", maps=["a"])) == "Kein x: a"
        assert str(sentence("core-option-twice", function="f", option="a", example="b")).startswith("f takes a twice")
    finally:
        sentences._bundle.cache_clear()


@pytest.mark.parametrize(("language", "said"), [("de", "Option"), ("xx", "takes"), ("__proto__", "takes")])
def test_the_command_line_says_errors_in_a_language(language: str, said: str) -> None:
    code = (
        "import sys; from core.sentences import sentence; from viz_app import cli; cli.run = lambda: print(sentence("
        "'core-too-many-options', function='f', most=1, given=2, example='a')); cli.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"GLASSFORMER_LANG": language}, check=True
    )
    assert said in done.stdout
    assert done.stderr.count("\n") == (language != "de")
