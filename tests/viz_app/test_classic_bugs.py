"""On the models that come with the project: each classic bug shows in what the model says."""

import math

import pytest

import core
from core.results.trace import Trace
from viz_app.handlers.examples import sentences_for
from viz_app.handlers.experiments import edited, experiment
from viz_app.handlers.models import Run
from viz_app.server.models import Models

LEAST = 0.001  # of a probability


@pytest.fixture(scope="module")
def models() -> Models:
    from viz_app.app import catalogue_entries

    try:
        return Models(catalogue_entries())
    except core.InputError:
        pytest.skip("there are no trained models here")


def probability(trace: Trace) -> float:
    """The probability of what was said."""
    if trace.classification is not None:
        return float(trace.classification.probabilities.max())
    return math.exp(trace.hypotheses[0].log_probability)


def shows(models: Models, name: str, text: str, bug: str) -> bool:
    edits = core.Edits(bugs=(bug,), source_pads=3 if bug == "no-padding-mask" else 0)
    runs = experiment(models, edited(Run(name, text), edits))
    changed = abs(probability(runs.written) - probability(runs.before))
    return runs.written.output != runs.before.output or not changed <= LEAST  # NaN is a change


@pytest.mark.parametrize("bug", core.BUGS)
@pytest.mark.parametrize("task", ["translator", "classifier"])
def test_every_bug_changes_what_some_example_says(models: Models, task: str, bug: str) -> None:
    if bug == "no-causal-mask" and task == "classifier":
        pytest.skip("a classifier has no causal mask to lose")
    names = [name for name, entry in models.entries.items() if entry.task == task]
    examples = [(name, text) for name in names for text in sentences_for(name, task)]
    assert any(shows(models, name, text, bug) for name, text in examples), f"{bug} leaves no trace in {names}"


PADS = {
    "translator": core.Edits(source_pads=5),
    "classifier": core.Edits(source_pads=5),
    "generator": core.Edits(target_pads=5),
}


def test_masked_pads_change_no_answer(models: Models) -> None:
    for name, entry in models.entries.items():
        runs = experiment(models, edited(Run(name, sentences_for(name, entry.task)[0]), PADS[entry.task]))
        assert runs.before.output == runs.plain.output
        assert probability(runs.before) == pytest.approx(probability(runs.plain), abs=1e-4)
