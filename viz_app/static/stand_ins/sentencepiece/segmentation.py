"""The best segmentation of a text into pieces (Viterbi; ``EncodeOptimized`` of ``unigram_model.cc``)."""

from array import array

from .model import NORMAL, UNKNOWN, USER_DEFINED, ModelFile

_UNKNOWN_PENALTY = 10.0


class Segmentation:
    """The pieces of a model with their scores."""

    def __init__(self, read: ModelFile) -> None:
        normal = [score for score, kind in zip(read.scores, read.kinds, strict=True) if kind == NORMAL]
        least, most = min(normal), max(normal)
        self._unknown = read.kinds.index(UNKNOWN)
        self._unknown_score = array("f", [least - _UNKNOWN_PENALTY])[0]
        self._pieces: dict[str, tuple[int, float]] = {}
        self._longest: dict[str, int] = {}  # by the first character of a piece
        for index, (piece, score, kind) in enumerate(zip(read.pieces, read.scores, read.kinds, strict=True)):
            if piece and kind in (NORMAL, USER_DEFINED):
                own = score if kind == NORMAL else len(piece.encode()) * most - 0.1  # always preferred
                self._pieces[piece] = index, own
                self._longest[piece[0]] = max(len(piece), self._longest.get(piece[0], 1))

    def best(self, text: str) -> list[tuple[int, int, int]]:
        """Return begin, end and id of each piece of the best segmentation; a character without a piece is unknown."""
        size, pieces = len(text), self._pieces
        sums, rounded = array("f", bytes(4 * (size + 1))), array("f", [0])  # float32, as the real package adds
        begins, ids = [-1] * (size + 1), [0] * (size + 1)

        def reach(end: int, total: float, begin: int, index: int) -> None:
            rounded[0] = total  # before it is compared, because a tie is decided by the order
            if begins[end] < 0 or rounded[0] > sums[end]:
                sums[end], begins[end], ids[end] = rounded[0], begin, index

        for begin in range(size):
            before, alone = sums[begin], False
            for end in range(begin + 1, min(size, begin + self._longest.get(text[begin], 0)) + 1):
                known = pieces.get(text[begin:end])
                if known is None:
                    continue
                reach(end, before + known[1], begin, known[0])
                alone = alone or end == begin + 1
            if not alone:
                reach(begin + 1, before + self._unknown_score, begin, self._unknown)
        path, end = [], size
        while end > 0:
            path.append((begins[end], end, ids[end]))
            end = begins[end]
        return path[::-1]
