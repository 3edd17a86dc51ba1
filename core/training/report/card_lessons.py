"""The parts of a classifier's card on its teacher and its calibration."""

from typing import Any

from core.training.data.table import CORPORA
from core.training.distillation.teacher_layers import MOST_TEXTS
from core.training.report.calibration import DRAWS, MOST_BY_CHANCE


def taught(about: dict[str, Any]) -> str:
    """Return sentences on the teacher, what it read and what it labelled, with every number that matters."""
    settings = about["settings"]
    pools = " and ".join(f"{count:,} of {name}" for name, count in about["unlabelled"].items())
    if pools:
        pools = f" and {pools}, that nobody had labelled ({CORPORA['tatoeba-en-de'].terms})"
    gold, accuracy = settings["gold_weight"], about["validation_accuracy"]
    return (
        f"It also learned from a teacher (Hinton et al. 2015): `{about['teacher']}` ({about['parameters']:,} "
        f"parameters, licence {about['licence']}) with mean pooling and one Linear. {about['trained_parameters']:,} of "
        f"its parameters were trained for {about['steps']:,} steps over {about['texts_read']:,} labelled texts, with a "
        f"peak learning rate of {settings['teacher_learning_rate']:g}, in {about['minutes']:g} minutes; it gets "
        f"{accuracy:.1%} of the validation texts right. It gave logits to {about['texts_labelled']:,} "
        f"texts: all labelled ones{pools}."
        f"{_varied(about)} The small model took its answers at temperature {settings['temperature']:g} with the weight "
        f"{1 - gold:g}, and true labels with {gold:g}; where there is none, the teacher's alone. "
        f"{_layers(about)}"
    )


def _layers(about: dict[str, Any]) -> str:
    """Return sentences on the teacher's layers with which the small model began."""
    taken = min(about["settings"].get("layers", 0), about.get("layers", 0))
    if not taken:
        return "No part of the teacher is in the checkpoint."
    which = f"its {taken} layers" if taken == about["layers"] else f"{taken} of its {about['layers']} layers"
    return (
        f"The small model has the teacher's width and began as {which}, as they were after that training, with its "
        "head (Sanh et al. 2019, section 3). Each of the own pieces began with the mean of what the teacher has for "
        "its parts; the norm over the embeddings went into the tables of pieces and positions; and ReLU took the place "
        f"of GELU, with a factor and a shift of each hidden unit that fit best over the tokens of up to {MOST_TEXTS:,} "
        f"training texts. So these weights derive from the teacher's, and its licence, {about['licence']}, holds for "
        "them as well."
    )


def _varied(about: dict[str, Any]) -> str:
    """Return a sentence, with a space before it, on the variants of labelled texts; nothing where there are none."""
    settings, count = about["settings"], about.get("variants", 0)
    if not count:
        return ""
    return (
        f" {count:,} of them are variants of the labelled ones (Jiao et al. 2020), at most {settings['variants']} of "
        f"each: with the probability {settings['replaced']:g} a word that is neither the first nor a function word "
        f"gave way to one of its {settings['neighbours']} nearest in the teacher's own vocabulary, by the cosine of "
        "their input vectors, and a name as often to another name of the labelled texts. No variant is an evaluation "
        "text."
    )


def believed(calibration: dict[str, Any], sets: dict[str, dict[str, Any]]) -> str:
    """Return sentences on the temperature, the threshold below which it is unsure, and what both came to."""
    threshold = calibration["unsure_below"]
    unsure = [
        f"{numbers['unsure']:.0%} of {name.partition('/')[0]}" for name, numbers in sets.items() if "unsure" in numbers
    ]
    return (
        f"The logits were divided by {calibration['temperature']:g}, the temperature that fits the validation texts "
        "best (Guo et al. 2017); it is part of the weights of the last Linear, so logits and probabilities are those "
        f"of the page. Below a probability of {threshold:g} for its likeliest label the model counts as unsure: that "
        f"is {', '.join(unsure)}.{_errors(calibration, sets)}"
    )


_BY_CHANCE = "calibration_error_by_chance"


def _errors(calibration: dict[str, Any], sets: dict[str, dict[str, Any]]) -> str:
    """Return a paragraph, with an empty line before it, on how much of the calibration errors is chance."""
    known = {name.partition("/")[0]: numbers for name, numbers in sets.items() if numbers.get(_BY_CHANCE) is not None}
    if not known:
        return ""
    above = [name for name, one in known.items() if one["calibration_error"] > one[f"{_BY_CHANCE}_most"]]
    verdict = (
        f"Above that {'is' if len(above) == 1 else 'are'} {' and '.join(above)}." if above else "No set is above that."
    )
    together = calibration.get("all_texts")
    return (
        "\n\nWere the probabilities exactly right, there would still be an error, and the more the fewer the texts "
        "(Vaicenavicius et al. 2019, Roelofs et al. 2022), because a few more or fewer are answered right by chance: "
        f"the column of that name is the mean over {DRAWS:,} draws from the probabilities themselves, and "
        f"{MOST_BY_CHANCE:.0%} of the draws are below the most. {verdict}"
        + (
            f" Over all {together['texts']:,} validation texts together the error is "
            f"{together['calibration_error']:.3f}, by chance {together[_BY_CHANCE]:.3f} and at most "
            f"{together[f'{_BY_CHANCE}_most']:.3f}."
            if together and len(known) > 1
            else ""
        )
    )
