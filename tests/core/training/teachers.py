"""A tiny pretrained encoder with random weights, as a folder that transformers reads; and the texts to teach with."""

from collections.abc import Sequence
from pathlib import Path

import torch

WORDS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "where", "is", "town", "how", "many", "people", "live", "in", "and", "?"]
NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
KINDS = {
    "LOC:city": "Where is town",
    "NUM:count": "How many people live in",
    "HUM:ind": "Who lives in",
    "ABBR:exp": "What stands for",
    "DESC:def": "Why is there",
    "ENTY:other": "Which animal likes",
}


def save_teacher(folder: Path, seed: int = 3, *, act: str = "gelu", layers: int = 2, more: Sequence[str] = ()) -> Path:
    """Write a BERT, 12 wide, into ``folder``, that knows ``more`` pieces than the usual ones."""
    from transformers import BertConfig, BertModel, BertTokenizerFast

    folder.mkdir(parents=True, exist_ok=True)
    known = [*WORDS, *NUMBERS, *more]
    (folder / "vocab.txt").write_text("\n".join(known) + "\n", encoding="utf-8")
    torch.manual_seed(seed)
    shape = {"hidden_size": 12, "num_hidden_layers": layers, "num_attention_heads": 3, "intermediate_size": 17}
    config = BertConfig(vocab_size=len(known), max_position_embeddings=41, hidden_act=act, **shape)
    BertModel(config).save_pretrained(folder, safe_serialization=True)
    BertTokenizerFast(str(folder / "vocab.txt")).save_pretrained(folder)
    (folder / "README.md").write_text("---\nlanguage: en\nlicense: apache-2.0\n---\n# Tiny\n", encoding="utf-8")
    return folder


def save_questions(folder: Path) -> Path:
    """Write a question corpus of all six types, and sentence pairs of which some ask something."""
    (folder / "trec").mkdir(parents=True)
    (folder / "tatoeba").mkdir()
    asked = [f"{kind} {question} {a} {b} ?" for kind, question in KINDS.items() for a in NUMBERS for b in NUMBERS[:5]]
    (folder / "trec" / "train_5500.label").write_text("\n".join(asked) + "\n", encoding="latin-1")
    pairs = [f"Is {a} more than {b}?\tJa?" for a in NUMBERS for b in NUMBERS] + ["One is one.\tEins ist eins."] * 3
    (folder / "tatoeba" / "deu.txt").write_text("\n".join(pairs) + "\n", encoding="utf-8")
    return folder
