"""Tiny random Hugging Face models with tokenizers built on the spot, saved as anyone would save theirs."""

import io
import json
import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import sentencepiece
import torch
import transformers
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

from tests.sentences import SENTENCES

# opus: a Marian model with the tokenizer of Helsinki-NLP, which is written in Python around SentencePiece
KINDS = ("marian", "opus", "bart", "t5", "bert", "distilbert", "roberta")
TRANSLATORS, CLASSIFIERS = KINDS[:4], KINDS[4:]
# The models of later families: the name of their classes, and the sizes of a tiny one.
_NEW = {"hidden_size": 24, "num_hidden_layers": 3, "num_attention_heads": 6, "intermediate_size": 11}
_SHARED = _NEW | {"num_key_value_heads": 2, "head_dim": 4, "max_position_embeddings": 131}
GENERATORS: dict[str, tuple[str, dict[str, Any]]] = {
    "gpt2": ("GPT2", {"n_embd": 15, "n_layer": 3, "n_head": 5, "n_positions": 131}),
    "opt": (
        "OPT",
        {"hidden_size": 15, "num_hidden_layers": 3, "num_attention_heads": 5, "ffn_dim": 11}
        | {"word_embed_proj_dim": 15, "max_position_embeddings": 131},
    ),
    "gpt_neox": ("GPTNeoX", _NEW | {"max_position_embeddings": 131}),
    "llama": ("Llama", _SHARED),
    "mistral": ("Mistral", _SHARED | {"sliding_window": 5}),
    "qwen2": ("Qwen2", _SHARED),
    "qwen3": ("Qwen3", _SHARED),
    "gemma": ("Gemma", _SHARED),
    "gemma2": ("Gemma2", _SHARED | {"sliding_window": 5}),
    "gemma3_text": ("Gemma3", _SHARED | {"sliding_window": 5}),
    "granite": ("Granite", _SHARED | {"residual_multiplier": 0.3, "embedding_multiplier": 3.0, "logits_scaling": 2.0}),
    "cohere": ("Cohere", _SHARED | {"logit_scale": 0.3}),
}
ENCODERS: dict[str, tuple[str, dict[str, Any]]] = {
    "electra": ("Electra", _NEW | {"embedding_size": 24}),
    "albert": ("Albert", _NEW | {"embedding_size": 13}),
    "deberta": ("Deberta", _NEW),
    "deberta-v2": ("DebertaV2", _NEW),
    "modernbert": ("ModernBert", _NEW | {"local_attention": 6}),
    "mpnet": ("MPNet", _NEW),
}
LONGEST_PIECE = 4
SIZE = {"d_model": 15, "encoder_layers": 2, "decoder_layers": 3, "encoder_attention_heads": 5}
SIZE |= {"decoder_attention_heads": 3, "encoder_ffn_dim": 11, "decoder_ffn_dim": 13, "max_position_embeddings": 131}
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {
    "bart": ("Bart", SIZE),
    "bert": ("Bert", _NEW),
    "roberta": ("Roberta", _NEW | {"max_position_embeddings": 131}),
    "distilbert": ("DistilBert", {"dim": 15, "n_layers": 3, "n_heads": 5, "hidden_dim": 11}),
    "t5": ("T5", {"d_model": 15, "d_kv": 7, "d_ff": 11, "num_layers": 2, "num_heads": 5}),
}
LABELS = {"id2label": {0: "bad", 1: "fair", 2: "good"}, "label2id": {"bad": 0, "fair": 1, "good": 2}}


def save_hub_model(kind: str, folder: Path, **choices: Any) -> Path:
    """Save a model of ``kind`` and its tokenizer to ``folder``; no bias is 0, so that nothing forgotten goes unseen."""
    tokenizer = _marian(folder) if kind == "opus" else _tokenizer(kind)
    torch.manual_seed(11)
    model = _model(kind, tokenizer, **choices)
    generator = torch.Generator().manual_seed(5)
    with torch.no_grad():
        for name, tensor in model.named_parameters():
            noise = torch.randn(tensor.shape, generator=generator)
            tensor.add_(noise * (0.3 if tensor.dim() == 1 else 2 * tensor.shape[-1] ** -0.5))
            if name.endswith(("shared.weight", "embed_tokens.weight")):
                tensor[tokenizer.pad_token_id] = 0
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def save_later_model(kind: str, folder: Path, suffix: str = "", **choices: Any) -> Path:
    """Save a tiny random decoder-only model or classifier of a later family, or the class that ``suffix`` names, with a
    tokenizer that adds nothing to a decoder's text."""
    name, size = (GENERATORS | ENCODERS | OTHERS)[kind]
    tokenizer = _word_piece() if kind in ENCODERS or suffix else _byte_level()
    if kind in GENERATORS:
        tokenizer.backend_tokenizer.post_processor = processors.ByteLevel()
    ids = {name: getattr(tokenizer, name) for name in ("pad_token_id", "eos_token_id", "bos_token_id")}
    labels = {} if kind in GENERATORS else LABELS
    torch.manual_seed(11)
    usual = "ForSequenceClassification" if labels else "LMHeadModel" if kind == "gpt2" else "ForCausalLM"
    config = f"{name}TextConfig" if kind == "gemma3_text" else f"{name}Config"
    shape = {"vocab_size": len(tokenizer)} | ids | size | labels | choices
    model = getattr(transformers, f"{name}{suffix or usual}")(getattr(transformers, config)(**shape))
    with torch.no_grad():
        for tensor in model.parameters():
            tensor.add_(torch.randn(tensor.shape) * (0.3 if tensor.dim() == 1 else tensor.shape[-1] ** -0.5))
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def device_map_of(module: Any, main: str, *of_layers: str) -> dict[str, str]:
    """Return a device map with all parts on ``main``, but the layers of each stack on ``of_layers`` in turn."""
    spread: dict[str, str] = {}

    def place(part: torch.nn.Module, path: str) -> None:
        if isinstance(part, torch.nn.ModuleList):
            names = [f"{path}.{index}" for index in range(len(part))]
            spread.update((name, of_layers[index % len(of_layers)]) for index, name in enumerate(names))
        elif any(isinstance(one, torch.nn.ModuleList) for one in part.modules()):
            own = (*part.named_parameters(recurse=False), *part.named_buffers(recurse=False))
            start = path and f"{path}."
            spread.update((f"{start}{name}", main) for name, _ in own)
            for name, child in part.named_children():
                place(child, f"{start}{name}")
        else:
            spread[path] = main

    place(module, "")
    return spread


def _model(kind: str, tokenizer: Any, **choices: Any) -> Any:
    ids = {"pad_token_id": tokenizer.pad_token_id, "eos_token_id": tokenizer.eos_token_id}
    common = {"vocab_size": len(tokenizer)}
    if kind in ("marian", "bart", "opus"):
        kind = "bart" if kind == "bart" else "marian"
        start = ids["pad_token_id"] if kind == "marian" else ids["eos_token_id"]
        ids |= {"decoder_start_token_id": start, "bos_token_id": tokenizer.bos_token_id, "forced_eos_token_id": None}
        name = kind.title() if kind == "marian" else "Bart"
        config = getattr(transformers, f"{name}Config")(**common | ids | SIZE | choices)
        return (transformers.MarianMTModel if kind == "marian" else transformers.BartForConditionalGeneration)(config)
    if kind == "t5":
        shape = {"d_model": 15, "d_kv": 7, "d_ff": 11, "num_layers": 2, "num_decoder_layers": 3, "num_heads": 5}
        config = transformers.T5Config(
            **common | ids | shape | {"decoder_start_token_id": ids["pad_token_id"]} | choices
        )
        return transformers.T5ForConditionalGeneration(config)
    pad = {"pad_token_id": tokenizer.pad_token_id}
    if kind == "distilbert":
        shape = {"dim": 15, "n_layers": 3, "n_heads": 5, "hidden_dim": 11, "max_position_embeddings": 131}
        config = transformers.DistilBertConfig(**common | pad | shape | LABELS | choices)
        return transformers.DistilBertForSequenceClassification(config)
    shape = {"hidden_size": 15, "num_hidden_layers": 3, "num_attention_heads": 5, "intermediate_size": 11}
    shape |= {"max_position_embeddings": 131}
    config = getattr(transformers, "BertConfig" if kind == "bert" else "RobertaConfig")(
        **common | pad | shape | LABELS | choices
    )
    name = "Bert" if kind == "bert" else "Roberta"
    return getattr(transformers, f"{name}ForSequenceClassification")(config)


def _tokenizer(kind: str) -> Any:
    if kind in ("bert", "distilbert"):
        return _word_piece()
    return _byte_level() if kind in ("bart", "roberta") else _sentence_piece()


def _marian(folder: Path) -> Any:
    """Two SentencePiece models, one a language, over one vocabulary whose last entry is the pad."""
    folder.mkdir(parents=True, exist_ok=True)
    pieces: set[str] = set()
    for side, texts in (("source", SENTENCES), ("target", [text[::-1] for text in SENTENCES])):
        out = io.BytesIO()
        sentencepiece.SentencePieceTrainer.train(
            sentence_iterator=iter(texts), model_writer=out, vocab_size=90, hard_vocab_limit=False, minloglevel=2
        )
        (folder / f"{side}.spm").write_bytes(out.getvalue())
        processor = sentencepiece.SentencePieceProcessor(model_proto=out.getvalue())
        pieces |= {processor.id_to_piece(index) for index in range(len(processor))}
    listed = ["</s>", "<unk>", *sorted(pieces - {"<s>", "</s>", "<unk>"}), "<pad>"]
    (folder / "vocab.json").write_text(json.dumps({piece: index for index, piece in enumerate(listed)}))
    files = {"source_spm": "source.spm", "target_spm": "target.spm", "vocab": "vocab.json"}
    given = {name: str(folder / file) for name, file in files.items()}
    return transformers.MarianTokenizer(**given, source_lang="en", target_lang="de")


def _word_piece() -> Any:
    names = ("pad", "unk", "cls", "sep", "mask")
    special = {f"{name}_token": f"[{name.upper()}]" for name in names}
    normalizer, cut = normalizers.BertNormalizer(), pre_tokenizers.BertPreTokenizer()
    words = [word for text in SENTENCES for word, _ in cut.pre_tokenize_str(normalizer.normalize_str(text))]
    pieces = [*special.values(), *sorted(_common(words, "##"))]
    tokenizer = Tokenizer(models.WordPiece({piece: at for at, piece in enumerate(pieces)}, unk_token="[UNK]"))
    tokenizer.normalizer, tokenizer.pre_tokenizer = normalizer, cut
    tokenizer.decoder = decoders.WordPiece()
    tokenizer.add_special_tokens(list(special.values()))
    return _fast(tokenizer, "[CLS]", "[SEP]", special)


def _byte_level() -> Any:
    special = {"bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=330, special_tokens=list(special.values()), initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator(SENTENCES, trainer)
    return _fast(tokenizer, "<s>", "</s>", special)


def _sentence_piece() -> Any:
    special = {"pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    words = ["▁" + word for text in SENTENCES for word in text.split()]
    pieces = [(piece, math.log(count / sum(map(len, words)))) for piece, count in sorted(_common(words).items())]
    tokenizer = Tokenizer(models.Unigram([*((one, 0.0) for one in special.values()), *pieces], unk_id=2))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.decoder = decoders.Metaspace()
    tokenizer.add_special_tokens(list(special.values()))
    return _fast(tokenizer, "", "</s>", special)


def _common(words: Sequence[str], inside: str = "") -> dict[str, int]:
    """Return every character, and each part of up to ``LONGEST_PIECE`` that is there twice or more, with its count.

    ``inside`` stands before what does not begin a word. A rule, because a trainer finds other pieces in every process.
    """
    parts = Counter(
        (inside if first else "") + word[first:last]
        for word in words
        for first, last in combinations(range(len(word) + 1), 2)
        if last - first <= LONGEST_PIECE
    )
    return {piece: count for piece, count in parts.items() if count > 1 or len(piece.removeprefix(inside)) == 1}


def _fast(tokenizer: Tokenizer, first: str, last: str, special: dict[str, str]) -> Any:
    around = [(one, tokenizer.token_to_id(one)) for one in (first, last) if one]
    tokenizer.post_processor = processors.TemplateProcessing(single=f"{first} $A {last}".strip(), special_tokens=around)
    return transformers.PreTrainedTokenizerFast(tokenizer_object=tokenizer, **special)
