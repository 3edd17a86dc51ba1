"""What a teacher knows of words, as the first vectors of a small model's pieces.

A small model that has met a rare word once does not know what kind of thing it names; the teacher's input vectors
tell that before the first step. They take the place of the model's own, turned by the rotation that fits those best
(Schönemann 1966; Xing et al. 2015 turned the words of one language into the space of another so).
"""

import torch
from jaxtyping import Float
from torch import Tensor

from core.text.tokens import Tokenizer
from core.training.start import WORD_START
from core.training.teacher import Teacher, TeacherPieces

_SHORTEST = 3  # letters of a word by which the rotation is fitted


def take_word_vectors(
    table: Float[Tensor, "piece channel"], tokenizer: Tokenizer, teacher: Teacher, pieces: TeacherPieces
) -> int:
    """Put into ``table`` what ``teacher`` knows of each piece that begins a word; return the number of such pieces.

    A word that the teacher cuts into several pieces has their mean. The rotation is fitted on words that are one
    piece to both, and scaled so that these are of the same size in both spaces.

    Raises:
        ValueError: if the two share no word.
    """
    words = {
        index: piece.removeprefix(WORD_START).lower()
        for index in range(len(tokenizer))
        if (piece := tokenizer.piece(index)).startswith(WORD_START) and piece.removeprefix(WORD_START).isalpha()
    }
    cuts = dict(zip(words, pieces.within(list(words.values())), strict=True)) if words else {}
    rows = list(cuts)
    shared = [row for row, (index, ids) in enumerate(cuts.items()) if len(ids) == 1 and len(words[index]) >= _SHORTEST]
    if not shared:
        raise ValueError("no piece of the vocabulary is a word that the teacher knows; set word_vectors to false")
    given = teacher.input_vectors()
    theirs = torch.stack([given[ids].float().mean(dim=0) for ids in cuts.values()])
    theirs = theirs - theirs[shared].mean(dim=0)
    ours = table[rows][shared].float()
    mean = ours.mean(dim=0)
    table[rows] = ((theirs @ rotation(theirs[shared], ours - mean)) + mean).to(table)
    return len(rows)


def rotation(theirs: Float[Tensor, "word wide"], ours: Float[Tensor, "word narrow"]) -> Float[Tensor, "wide narrow"]:
    """Return the rotation, times a number, that turns ``theirs`` into ``ours`` best in the sum of squares.

    Its columns are orthonormal, or its rows where ``theirs`` are the narrower. The number makes the turned vectors as
    large as ``ours`` are, in the mean of their squares.
    """
    left, _, right = torch.linalg.svd(theirs.T @ ours, full_matrices=False)
    turn = left @ right
    return turn * (ours.square().sum() / (theirs @ turn).square().sum()).sqrt()
