"""The score of one translation against a reference, by letters.

chrF of Popović 2015, "chrF: character n-gram F-score for automatic MT evaluation", section 2, with the settings of
sacrebleu: n-grams of 1 to 6 letters without white space, recall twice as important as precision.
"""

from collections import Counter

ORDERS = 6
BETA = 2


def sentence_chrf(output: str, reference: str) -> float:
    """Return the chrF of one translation, 0 to 100.

    Orders for which either text is too short are left out of the means.
    """
    written, expected = ("".join(text.split()) for text in (output, reference))
    orders = range(1, min(ORDERS, len(written), len(expected)) + 1)
    shared = [(_grams(written, order) & _grams(expected, order)).total() for order in orders]
    if not any(shared):
        return 0.0
    precision, recall = (
        sum(count / (len(text) - order + 1) for count, order in zip(shared, orders, strict=True)) / len(orders)
        for text in (written, expected)
    )
    return 100 * (1 + BETA**2) * precision * recall / (BETA**2 * precision + recall)


def _grams(text: str, order: int) -> Counter[str]:
    return Counter(text[start : start + order] for start in range(len(text) - order + 1))
