"""Runs one after another in one view: what stays on the page from the run before shows only the new one."""

from dataclasses import replace

import pytest

from core.results.trace import Trace
from tests.examples import example_trace
from tests.viz_app.test_attention_view import show, wait_for
from viz_app.view_models import attention_payload

pytestmark = pytest.mark.browser

# Every element with its attributes in order and its text, and the pixels of every canvas.
SEEN = """() => {
  const told = (node) => node.nodeType === 3 ? node.data : [
    node.tagName,
    [...node.classList].sort().join(' '),
    [...node.attributes].filter(({ name }) => !['class', 'data-painted'].includes(name))
      .map(({ name, value }) => `${name}=${value}`).sort().join(),
    node.tagName === 'CANVAS' ? node.toDataURL() : node.value ?? '',
    [...node.childNodes].map(told),
  ];
  return told(document.getElementById('view'));
}"""


def forced(trace: Trace, count: int) -> Trace:
    steps = [replace(step, forced=index < count) for index, step in enumerate(trace.steps)]
    return replace(trace, steps=tuple(steps))


RUNS = {
    "shorter": example_trace("translator", 5, 3, 3, 5, seed=1),
    "longer": example_trace("translator", 17, 19, 3, 5, seed=2),
    "forced": forced(example_trace("translator", 11, 13, 3, 5, seed=3), 4),
    "of another shape": example_trace("translator", 7, 11, 2, 3, seed=4),
    "classifier": example_trace("classifier", 13, 0, 3, 5, seed=5),
}


@pytest.mark.long
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("names", [("longer", "shorter"), ("forced", "longer"), ("shorter", "forced"), tuple(RUNS)])
def test_a_view_that_had_other_runs_looks_like_a_fresh_one(page, names: tuple[str, ...], width: int) -> None:
    last = example_trace("translator", 11, 7, 3, 5)
    options = "{ force: () => {} }"
    show(page, last, "?map=cross&layer=1&head=2&step=5", options, width=width, height=900)
    fresh = page.evaluate(SEEN)
    show(page, RUNS[names[0]], "?map=cross&layer=1&head=2", options)
    for trace in (*(RUNS[name] for name in names[1:]), last):
        payload = attention_payload(trace, sides=("English", "German"))
        page.evaluate("payload => view.update(payload)", payload)
        wait_for(page, trace=payload["id"])
    page.evaluate("glassformer.store.set({ map: 'cross', layer: 1, head: 2, step: 5 })")
    wait_for(page, sel="cross.1.2", step="5")
    assert page.evaluate(SEEN) == fresh


def test_a_token_of_the_new_run_chooses_its_own_step(page) -> None:
    show(page, RUNS["longer"], options="{ force: (ids) => { window.forced = ids } }")
    trace = RUNS["shorter"]
    page.evaluate("payload => view.update(payload)", payload := attention_payload(trace))
    wait_for(page, trace=payload["id"], step="2")
    page.click("#spine .sp-line:not(.sp-source) .sp-word >> nth=1")
    wait_for(page, step="1")
    other = next(one for one in trace.steps[1].top if one.token != trace.steps[1].token)
    page.click(f".gf-next li[data-token='{other.token}'] button")
    assert page.evaluate("window.forced") == [trace.steps[0].id, other.id]
