"""A large pretrained encoder as a classifier: what a small model learns from.

Mean pooling over the last states and one Linear, as sentence encoders are trained with (Reimers & Gurevych 2019).
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import torch
from jaxtyping import Float, Int64
from torch import Tensor, nn

from core.checkpoints.hub import locate
from core.config import DistillationConfig, ModelConfig
from core.errors import InputError
from core.text.tokens import END, PAD, START, UNKNOWN
from core.training.data.batches import Ragged
from core.training.loop.start import WORD_START
from core.transformer.classifier import mean_pool

HEAD_FACTOR = 10.0  # by how much faster the new head learns than the pretrained layers


class Teacher(nn.Module):
    """A pretrained encoder with a new head; reads ids [batch, position] padded with ``pad_id``."""

    def __init__(self, encoder: nn.Module, d_model: int, labels: int, pad_id: int, dropout: float = 0.1) -> None:
        super().__init__()
        self.encoder, self.head = encoder, nn.Linear(d_model, labels)
        self.dropout, self.pad_id = nn.Dropout(dropout), pad_id
        self.learns_faster = {f"head.{name}": HEAD_FACTOR for name, _ in self.head.named_parameters()}

    def forward(self, tokens: Int64[Tensor, "batch position"]) -> Float[Tensor, "batch label"]:
        """Return the logits."""
        real = tokens != self.pad_id
        states = self.encoder(input_ids=tokens, attention_mask=real.long()).last_hidden_state
        return self.head(self.dropout(mean_pool(states, real)))

    def input_vectors(self) -> Float[Tensor, "piece channel"]:
        """Return the vectors of all pieces as they enter, before positions are added."""
        return self.encoder.get_parameter("embeddings.word_embeddings.weight").detach()

    @property
    def layers(self) -> int:
        """Return the number of layers of the encoder."""
        return int(cast("Any", self.encoder.config).num_hidden_layers)

    def freeze(self, layers: int) -> None:
        """Keep the embeddings and the ``layers`` lowest layers as they are.

        Raises:
            InputError: if there are not so many layers, or the encoder names its parts in no known way.
        """
        stack = getattr(getattr(self.encoder, "encoder", None), "layer", None)
        embeddings = getattr(self.encoder, "embeddings", None)
        if stack is None or embeddings is None:
            raise InputError("training-teacher-no-bert")
        if not 0 <= layers <= len(stack):
            raise InputError("training-teacher-layers", layers=layers, count=len(stack))
        for part in (embeddings, *stack[:layers]):
            part.requires_grad_(False)


class TeacherPieces:
    """The teacher's own tokenizer: texts to ids, cut off after ``longest``, without the final separator."""

    def __init__(self, tokenizer: Any, longest: int) -> None:
        self._tokenizer, self._longest = tokenizer, longest
        self._vocabulary: dict[str, int] = tokenizer.get_vocab()  # which makes a new one for each asking

    def encode(self, texts: Sequence[str]) -> Ragged:
        """Return the ids of each text; ``collate`` adds the separator, as it does the end token of a small model."""
        rows = self._tokenizer(list(texts), truncation=True, max_length=self._longest)["input_ids"]
        return Ragged.of([ids[:-1] for ids in rows])

    def whole_words(self) -> dict[str, int]:
        """Return the ids of those pieces that are whole words: lower-case letters, and no part of a longer word."""
        known = sorted(self._vocabulary.items(), key=lambda item: item[1])
        return {piece: place for piece, place in known if piece.isalpha() and piece.islower() and len(piece) > 2}

    def within(self, words: Sequence[str]) -> list[list[int]]:
        """Return the ids of the pieces of each word, without special tokens."""
        rows: list[list[int]] = self._tokenizer(list(words), add_special_tokens=False)["input_ids"]
        return rows

    def parts_of(self, piece: str) -> list[int]:
        """Return the ids that spell a ``piece`` of a SentencePiece vocabulary; unknown where the teacher has none."""
        special = {PAD: "pad", UNKNOWN: "unk", START: "cls", END: "sep"}
        if piece in special:
            return [getattr(self._tokenizer, f"{special[piece]}_token_id")]
        text = piece.removeprefix(WORD_START)
        inside = self._inside(text.lower()) if text == piece and text.isalnum() else []
        return inside or self.within([text])[0] or [self._tokenizer.unk_token_id]

    def _inside(self, text: str) -> list[int]:
        """Return the ids of what spells ``text`` inside a word, the longest first (Wu et al. 2016); none if none."""
        known, ids, start = self._vocabulary, [], 0
        while start < len(text):
            end = next((end for end in range(len(text), start, -1) if f"##{text[start:end]}" in known), 0)
            if not end:
                return []
            ids.append(known[f"##{text[start:end]}"])
            start = end
        return ids

    def config(self, labels: tuple[str, ...]) -> ModelConfig:
        """Return what ``collate`` and the training loop need to know of the teacher: its special ids and labels."""
        known = self._tokenizer
        return ModelConfig(
            task="classifier",
            vocabulary_size=len(known),
            decoder_layers=0,
            labels=labels,
            pad_id=known.pad_token_id,
            unknown_id=known.unk_token_id,
            start_id=known.cls_token_id,
            end_id=known.sep_token_id,
        )


def load_teacher(plan: DistillationConfig, labels: tuple[str, ...], seed: int) -> tuple[Teacher, TeacherPieces]:
    """Return the encoder at ``plan.teacher`` with a new head of ``labels``, its lowest layers frozen, and its pieces.

    Only safetensors are read, and no code that comes with a model is run.

    Raises:
        InputError: if there is no such encoder, its files are damaged, or the Hub is out of reach; one sentence.
    """
    folder = _folder_of(plan.teacher)
    try:
        import transformers
    except ImportError:
        raise InputError("core-hub-not-installed") from None
    safe = {"local_files_only": True, "trust_remote_code": False}
    try:
        tokenizer = transformers.AutoTokenizer.from_pretrained(folder, **safe)
        encoder, report = transformers.AutoModel.from_pretrained(
            folder, use_safetensors=True, dtype=torch.float32, output_loading_info=True, **safe
        )
    # The library raises whatever its parts raise on what is no model: more than a list would name.
    except Exception as error:
        raise InputError("training-teacher-unread", teacher=f"{plan.teacher!r}") from error
    lacking = sorted(name for name in report["missing_keys"] if not name.startswith("pooler."))
    if lacking:
        raise InputError("training-teacher-lacks", teacher=f"{plan.teacher!r}", weight=lacking[0])
    if None in (tokenizer.cls_token_id, tokenizer.sep_token_id, tokenizer.pad_token_id, tokenizer.unk_token_id):
        raise InputError("training-teacher-tokens", teacher=f"{plan.teacher!r}")
    encoder.pooler = None  # unused, so it must not be saved or decayed
    torch.manual_seed(seed)
    teacher = Teacher(encoder, encoder.config.hidden_size, len(labels), tokenizer.pad_token_id)
    teacher.freeze(plan.frozen_layers)
    return teacher, TeacherPieces(tokenizer, plan.max_tokens)


def about_teacher(name: str) -> dict[str, str]:
    """Return the name and the licence of a teacher as its own card states it, without where it lies on the disk."""
    folder = _folder_of(name)
    known = name.removeprefix("hf:")
    card = folder / "README.md"
    front = card.read_text(encoding="utf-8", errors="replace").split("---")[1:2] if card.is_file() else []
    stated = re.search(r"^license:\s*(\S+)", "".join(front), re.MULTILINE)
    return {
        "teacher": Path(known).resolve().name if Path(known).is_dir() else known,
        "licence": stated[1] if stated else "not stated",
    }


def _folder_of(name: str) -> Path:
    location = locate(name)
    if location is None:
        raise InputError("training-no-such-teacher", teacher=f"{name!r}")
    return location.fetch()
