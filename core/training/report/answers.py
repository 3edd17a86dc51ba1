"""The answers of a checkpoint while it is being measured."""

import torch
from torch import Tensor

from core.checkpoints.checkpoint import Checkpoint
from core.decoding import Decoding, decode, pad_batch
from core.errors import InputError
from core.text.sentences import by_sentence
from core.training.report.evaluate import SEARCH
from core.transformer.translator import Translator


def translate(checkpoint: Checkpoint, texts: list[str], decoding: Decoding = SEARCH) -> list[str]:
    """Return the translation of each text by beam search, sentence by sentence as ``glassformer`` translates.

    Raises:
        InputError: if the checkpoint is a classifier.
    """
    model, tokenizer = checkpoint.model, checkpoint.tokenizer
    if not isinstance(model, Translator):
        raise InputError("training-cannot-translate", model=checkpoint.name)

    def write(sentences: list[str]) -> list[str]:
        found = decode(model, _read(checkpoint, sentences), decoding)
        return [tokenizer.decode(hypotheses[0].tokens) for hypotheses in found]

    return by_sentence(texts, write)


def classify(checkpoint: Checkpoint, texts: list[str]) -> list[dict[str, float]]:
    """Return the probability of every label for each text."""
    rows = logits_of(checkpoint, texts).softmax(-1).tolist()
    return [dict(zip(checkpoint.config.labels, row, strict=True)) for row in rows]


@torch.inference_mode()
def logits_of(checkpoint: Checkpoint, texts: list[str]) -> Tensor:
    """Return a classifier's logits [text, label], worked out where the model is."""
    device = next(checkpoint.model.parameters()).device
    return checkpoint.model(pad_batch(_read(checkpoint, texts), checkpoint.config.pad_id, device)).float().cpu()


def _read(checkpoint: Checkpoint, texts: list[str]) -> list[list[int]]:
    return [[*ids, checkpoint.config.end_id] for ids in checkpoint.tokenizer.encode_batch(texts)]
