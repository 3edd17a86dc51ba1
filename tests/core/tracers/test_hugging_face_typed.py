"""Models of Hugging Face read a text as it was typed: their ids are those of transformers, whatever the text."""

import random
from pathlib import Path

import pytest
import transformers

import core
from tests.hub import ENCODERS, GENERATORS, KINDS, save_hub_model, save_later_model

HOSTILE = [
    *(
        "def f():\n    return 1\n",
        "Q: Hello\nA:",
        "A  b",
        " lead",
        "trail ",
        "\tA\r\n\r\nb\x0b\x0c",
        " ",
        "\n",
        "\u00a0",
    ),
    *(
        "A\x00b\x1b[0m\x7f",
        "a\u200bb\u200d\ufeffc",
        "\u2028\u2029",
        "e\u0301 é ﬁ",
        "🇩🇪👩‍👩‍👧",
        "שלום עולם",
        "漢字かな交じり文",
    ),
    *(
        "<s>",
        "</s> A",
        "[CLS] [MASK] a",
        "<pad><unk>",
        "▁ ▁A",
        "Ġ##ing ##",
        "<b>&amp;</b>",
        "\\n %s {0}",
        "\ufffd\ufffc",
    ),
    *("A man 's .  , !", "don 't", "...", "A" * 300, " " * 30, "I 'm  \n  here .\n\n\n", "\u0300\u0301", "\U0010fffd"),
]
_MARKS = " \n\t\r\x00\x1f\x7f\u00a0\u200b\u2028\ufeff<>[]{}#▁Ġ'.,!?éß漢🙂\u0301"


def strange_texts(count: int) -> list[str]:
    """Texts of words, white space, controls, marks and whole hostile texts in any order."""
    draw = random.Random(7)
    parts = [*_MARKS, *HOSTILE, "A man", "rides", "bike", "  "]
    return ["".join(draw.choices(parts, k=draw.randint(1, 6))) for _ in range(count)]


class Folders(dict[str, Path]):
    """Each model is built when a test first asks for it."""

    def __init__(self, made: Path) -> None:
        self._made = made

    def __missing__(self, kind: str) -> Path:
        save = save_hub_model if kind in KINDS else save_later_model
        self[kind] = save(kind, self._made / kind)
        return self[kind]


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    return Folders(tmp_path_factory.mktemp("typed"))


ALL = dict.fromkeys((*KINDS, *GENERATORS, *ENCODERS), 2000)
A_SAMPLE = dict.fromkeys((*KINDS, "gpt2"), 250)


@pytest.mark.parametrize(
    ("kind", "count"), [*A_SAMPLE.items(), *(pytest.param(*one, marks=pytest.mark.long) for one in ALL.items())]
)
def test_the_ids_are_those_of_transformers(kind: str, count: int, folders: Folders) -> None:
    read = core.load(str(folders[kind]), device="cpu").tokenizer
    own = transformers.AutoTokenizer.from_pretrained(folders[kind])
    for text in [*HOSTILE, *strange_texts(count)]:
        source = read.source(text)
        assert list(source.ids) == own(text)["input_ids"], text
        assert len(source.ids) == len(source.pieces) == len(source.spans)
        assert all(0 <= start <= end <= len(text) for start, end in filter(None, source.spans)), text
        assert list(read.target(text)[1]) == own(text_target=text, add_special_tokens=False)["input_ids"], text


@pytest.mark.parametrize("kind", GENERATORS)
def test_what_is_continued_begins_with_what_was_typed(kind: str, folders: Folders) -> None:
    model, few = core.load(str(folders[kind]), device="cpu"), core.Decoding(max_tokens=2)
    own = transformers.AutoTokenizer.from_pretrained(folders[kind])
    texts = [text for text in HOSTILE if len(own(text)["input_ids"]) < 100]
    for text, written in zip(texts, model.generate(texts, decoding=few), strict=True):
        assert written.startswith(text)
        assert model.source_ids(text) == own(text)["input_ids"]
    trace = model.trace(HOSTILE[0], decoding=few)
    assert trace.output == trace.hypotheses[0].text == model.generate(HOSTILE[0], decoding=few)


@pytest.mark.parametrize("kind", [*KINDS, "gpt2"])
def test_every_text_but_the_empty_one_runs_or_is_refused_by_name(kind: str, folders: Folders) -> None:
    model = core.load(str(folders[kind]), device="cpu")
    few = None if model.task == "classifier" else core.Decoding(max_tokens=2)
    for text in HOSTILE[:12]:
        assert model.trace(text, decoding=few).text == text
        assert model.count_tokens(text) == len(model.source_ids(text))
    assert model.count_tokens("") == 0
    with pytest.raises(core.InputError, match="This text is blank; type a sentence"):
        model.trace("")
