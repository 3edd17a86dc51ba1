"""``source_lang`` and ``target_lang`` of models with several languages, on tiny ones built here.

Every family reads a given target as it reads one that it writes.
"""

from pathlib import Path
from typing import Any

import pytest
import torch

import core
from tests.hub import TRANSLATORS, save_hub_model, save_later_model

LANGUAGES = {"mbart": ("MBart", "de_DE"), "mbart50": ("MBart50", "de_DE"), "nllb": ("Nllb", "deu_Latn")}


def save_multilingual(kind: str, path: Path, **choices: Any) -> Path:
    import transformers

    tokenizer = getattr(transformers, f"{LANGUAGES[kind][0]}Tokenizer")()
    shape = {"d_model": 16, "encoder_layers": 1, "decoder_layers": 1, "encoder_ffn_dim": 11, "decoder_ffn_dim": 11}
    heads = {"encoder_attention_heads": 2, "decoder_attention_heads": 2, "max_position_embeddings": 64}
    torch.manual_seed(1)
    name = "M2M100" if kind == "nllb" else "MBart"
    config = getattr(transformers, f"{name}Config")(vocab_size=len(tokenizer), **shape, **heads, **choices)
    getattr(transformers, f"{name}ForConditionalGeneration")(config).save_pretrained(path)
    tokenizer.save_pretrained(path)
    return path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return save_multilingual("mbart50", tmp_path_factory.mktemp("hub") / "tiny-mbart")


@pytest.mark.parametrize("kind", [*TRANSLATORS, *LANGUAGES])
def test_a_given_target_is_read_as_one_that_is_written(kind: str, tmp_path: Path) -> None:
    folder = save_multilingual(kind, tmp_path) if kind in LANGUAGES else save_hub_model(kind, tmp_path / kind)
    model = core.load(folder, device="cpu", target_lang=LANGUAGES[kind][1] if kind in LANGUAGES else None)
    given = model.trace("A man.", target="A man")
    tokens = len(given.steps) - 1
    written = model.trace("A man.", decoding={"prefix": "A man", "max_tokens": tokens})
    assert given.target_tokens[:-1] == written.target_tokens[: tokens + 1]
    assert given.target_tokens[-1] == "</s>"
    read = [*given.target_tokens[:-1]]
    if kind in LANGUAGES:
        assert read.count(LANGUAGES[kind][1]) == 1, "the decoder starts from its language, or writes it first"
    assert read.index(LANGUAGES[kind][1] if kind in LANGUAGES else read[0]) == (kind in ("mbart50", "nllb"))


def test_a_language_from_which_the_decoder_starts_is_no_part_of_a_given_target(tmp_path: Path) -> None:
    folder = save_multilingual("mbart", tmp_path, decoder_start_token_id=9, eos_token_id=2)
    model = core.load(folder, device="cpu")
    given = model.trace("A man.", target="A man")
    assert given.target_tokens[0] == model.tokenizer.piece(9)
    assert given.target_tokens[-1] == "</s>"


@pytest.mark.parametrize("kind", ["gpt2", "llama"])
@pytest.mark.parametrize("starts", [False, True])
def test_a_given_text_is_read_as_one_that_is_continued(kind: str, starts: bool, tmp_path: Path) -> None:
    model = core.load(save_later_model(kind, tmp_path / kind), device="cpu")
    if starts:
        from tokenizers import processors

        template = processors.TemplateProcessing(single="<s> $A", special_tokens=[("<s>", 0)])
        model.tokenizer._tokenizer.backend_tokenizer.post_processor = template
    given = model.trace("A man", target="A man rides a bike.")
    assert list(given.target_tokens) == list(model.tokenizer.pieces(model.source_ids("A man rides a bike.")))
    assert (given.target_tokens[0] == "<s>") == starts


def test_the_source_is_marked_and_the_target_begins_with_its_language(folder: Path) -> None:
    from transformers import AutoTokenizer

    ids = AutoTokenizer.from_pretrained(folder)
    model = core.load(folder, "cpu", source_lang="fr", target_lang="de_DE")
    assert ids.convert_tokens_to_ids("fr_XX") in model.source_ids("a")
    trace = model.trace("a", decoding={"max_tokens": 3})
    assert trace.steps[0].id == ids.convert_tokens_to_ids("de_DE")
    with pytest.raises(core.InputError, match=r"This model has no language 'tlh'; it has 52, among them ar_AR, cs_CZ"):
        core.load(folder, "cpu", target_lang="tlh")
