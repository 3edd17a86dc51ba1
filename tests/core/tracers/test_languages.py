"""``source_lang`` and ``target_lang`` of a model with several languages, on a tiny mBART built here."""

from pathlib import Path

import pytest
import torch

import core


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from transformers import MBart50Tokenizer, MBartConfig, MBartForConditionalGeneration

    path = tmp_path_factory.mktemp("hub") / "tiny-mbart"
    tokenizer = MBart50Tokenizer()
    shape = {"d_model": 16, "encoder_layers": 1, "decoder_layers": 1, "encoder_ffn_dim": 11, "decoder_ffn_dim": 11}
    heads = {"encoder_attention_heads": 2, "decoder_attention_heads": 2, "max_position_embeddings": 64}
    torch.manual_seed(1)
    MBartForConditionalGeneration(MBartConfig(vocab_size=len(tokenizer), **shape, **heads)).save_pretrained(path)
    tokenizer.save_pretrained(path)
    return path


def test_the_source_is_marked_and_the_target_begins_with_its_language(folder: Path) -> None:
    from transformers import AutoTokenizer

    ids = AutoTokenizer.from_pretrained(folder)
    model = core.load(folder, "cpu", source_lang="fr", target_lang="de_DE")
    assert ids.convert_tokens_to_ids("fr_XX") in model.source_ids("a")
    trace = model.trace("a", decoding={"max_tokens": 3})
    assert trace.steps[0].id == ids.convert_tokens_to_ids("de_DE")
    with pytest.raises(core.InputError, match=r"This model has no language 'tlh'; it has ar_AR, cs_CZ"):
        core.load(folder, "cpu", target_lang="tlh")
