"""Every view of every kind of model: what it says, how large its targets are, and how they are named."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import visiting
from tests.hub import save_hub_model, save_later_model
from tests.viz_app.axe import COLOUR, violations
from tests.viz_app.cut_off import cut_off
from tests.viz_app.visitor import open_page
from viz_app.app import catalogue_entries

pytestmark = pytest.mark.browser

TEXT = "A man rides a bike."
# Tab -> the values of the address that open one of its views.
VIEWS: list[tuple[str, dict[str, str | None]]] = [
    ("overview", {}),
    ("overview", {"story": "choose"}),
    ("translate", {}),
    ("sentences", {}),
    ("head", {}),
    ("heads", {}),
    ("corpus", {}),
    ("why", {}),
    ("flow", {}),
    ("patch", {}),
    ("break", {}),
    ("masks", {}),
    ("masks", {"mask": "encoder.*.1.0"}),
    ("positions", {}),
    ("anatomy", {}),
    ("anatomy", {"show": "lens"}),
    ("model", {}),
    ("model", {"half": "learning"}),
    ("model", {"half": "faithfulness"}),
    ("model", {"half": "here"}),
]
SETTLED = """() => {
  const shown = [...document.querySelectorAll('.gf')].filter((one) => one.checkVisibility());
  const isBusy = (one) => one.matches('[aria-busy=true]') || one.querySelector('[aria-busy=true]');
  const says = (one) => one.dataset.current === 'true' || one.querySelector('.gf-message:not([hidden])');
  const isOpen = shown.some((one) => one.closest('.gf-panel') && says(one));
  return isOpen && !shown.some(isBusy);
}"""
# What a visitor reads or hears: text, and the attributes that are read aloud or shown on hover.
INSIDE = """() => {
  const wrong = /\\bundefined\\b|\\bNaN\\b|\\bnull\\b|\\[object|\\bfunction\\b *\\(|\\bInfinity\\b/;
  const isSaid = (line) => line !== 'NaN from empty rows'; // the name of a classic bug
  const found = document.body.innerText.split('\\n').filter((line) => wrong.test(line) && isSaid(line));
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext], input')) {
    if (!one.checkVisibility()) continue;
    const said = ['aria-label', 'title', 'placeholder', 'aria-valuetext'].map((name) => one.getAttribute(name) ?? '');
    found.push(...[...said, one.value ?? ''].filter((text) => wrong.test(text)));
  }
  return found;
}"""
# One h1, the mark; one h2, the headline of the view; its parts are h3, and no level is left out. A lesson has its own.
HEADINGS = """() => {
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility()),
    all = shown.filter((one) => !one.closest('#gf-lessons')),
    levels = all.map((one) => Number(one.tagName[1])),
    faults = [1, 2].filter((level) => levels.filter((one) => one === level).length !== 1),
    skipped = levels.slice(1).filter((level, i) => level > levels[i] + 1);
  const told = all.map((one) => `${one.tagName} ${one.textContent.trim()}`).join(' | ');
  return faults.length || skipped.length ? [told] : [];
}"""
# A class of questions stands nowhere without its words; the cells of Swap parts are too small for them.
RAW_CLASSES = """() => {
  const words = { HUM: 'person or group', LOC: 'location', NUM: 'number' },
    parts = [...document.querySelectorAll('.gf')].filter((one) => one.checkVisibility() && !one.matches('.gf-patch'));
  const said = parts.flatMap((part) => [
    ...part.innerText.split('\\n'),
    ...[...part.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
    ...[...part.querySelectorAll('[title]')].map((one) => one.getAttribute('title')),
  ]);
  const isRaw = (line) => Object.entries(words).some(([code, text]) => line.includes(code) && !line.includes(text));
  return said.filter(isRaw);
}"""
NAMES, TARGETS = "label-content-name-mismatch", "target-size"
OF_TOKENS = {"overview", "translate"}  # their strips have buttons as wide as a letter


def faults_of(page: Page, server: str, model: str, look: Callable[[Page], list[str]], **more: str) -> list[str]:
    open_page(page, server, model=model, text=TEXT, **more)
    faults = []
    for tab, values in VIEWS:
        page.evaluate("([tab, values]) => glassformer.store.visit(tab, values)", [tab, values])
        page.wait_for_function(SETTLED)
        faults += [f"{model}, {tab} {values}: {one}" for one in look(page)]
        page.evaluate("names => glassformer.store.set(Object.fromEntries(names.map((one) => [one, null])))", [*values])
    return faults


def inside(page: Page) -> list[str]:
    return page.evaluate(INSIDE) + page.evaluate(HEADINGS)


def names_and_targets(page: Page) -> list[str]:
    rules = [NAMES] if page.evaluate("glassformer.store.get('tab') ?? 'translate'") in OF_TOKENS else [NAMES, TARGETS]
    return violations(page, runOnly=rules, rules={name: {"enabled": True} for name in rules})


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> list:
    """Models of others: they continue a text, guess a masked word, or translate."""
    folder = tmp_path_factory.mktemp("hub")
    kinds = {"gpt2": "", "llama": "", "opt": "", "bert": "ForMaskedLM"}
    made = [save_later_model(kind, folder / kind, end) for kind, end in kinds.items()]
    made += [save_hub_model(kind, folder / kind) for kind in ("marian", "t5")]
    return catalogue_entries([f"hf:{one}" for one in made])


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
def test_no_view_shows_what_only_a_program_says_and_each_has_one_headline(page: Page, server: str, model: str) -> None:
    assert not faults_of(page, server, model, inside)


@pytest.mark.long
def test_no_view_of_other_models_does_either(page: Page, serving: Callable, others: list) -> None:
    with serving(others) as server:
        assert not [fault for entry in others for fault in faults_of(page, server, entry.name, inside)]


@pytest.mark.long
def test_no_view_shows_a_class_of_questions_as_its_code_alone(page: Page, serving: Callable) -> None:
    with serving(catalogue_entries(["question-type"])) as server:
        assert not faults_of(page, server, "question-type", lambda shown: shown.evaluate(RAW_CLASSES))


def test_the_check_sees_what_a_program_says(page: Page, server: str) -> None:
    open_page(page, server)
    page.evaluate("document.querySelector('#gh-run').title = `${undefined} methods`")
    page.evaluate("document.body.append(`${NaN} and ${{}}`)")
    page.evaluate("document.querySelector('#gf-pages').append(document.createElement('h6'))")
    assert len(inside(page)) == 3


@pytest.mark.long
@pytest.mark.parametrize(("model", "size"), [("en-de", (1440, 900)), ("sentiment", (390, 844))])
def test_targets_can_be_hit_and_names_hold_their_labels(
    chromium: Any, server: str, model: str, size: tuple[int, int]
) -> None:
    with visiting(chromium, viewport={"width": size[0], "height": size[1]}) as page:
        faults = faults_of(page, server, model, names_and_targets)
    assert not faults, "\n".join(faults)


BUTTON_ON_LETTERS = """() => {
  const lettersOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility());
  const headlines = seen('.gf-caption .gf-says').flatMap(lettersOf);
  const shared = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const lies = (box) => headlines.some((one) =>
    shared(one, box, 'left', 'right') > 1 && shared(one, box, 'top', 'bottom') > 4);
  return seen('#gf-pages button:not(.gf-says *)').filter((one) => lies(one.getBoundingClientRect()))
    .map((one) => `On the letters of a headline: ${one.textContent}`);
}"""


def cut_or_wide(page: Page) -> list[str]:
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return cut_off(page) + page.evaluate(BUTTON_ON_LETTERS) + ([f"{width} px wide"] if width > room else [])


@pytest.mark.long
@pytest.mark.parametrize(
    "look",
    [
        {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},  # 1440 x 900 at 200 % zoom
        {"viewport": {"width": 1920, "height": 1080}},
        {"viewport": {"width": 844, "height": 390}},
        {"viewport": {"width": 1440, "height": 900}, "forced_colors": "active"},
    ],
    ids=["zoom", "1920", "on its side", "forced colours"],
)
def test_nothing_is_cut_off_covered_or_too_wide(chromium: Any, serving: Callable, look: dict[str, Any]) -> None:
    with serving(catalogue_entries(["en-de"])) as server, visiting(chromium, **look) as page:
        faults = faults_of(page, server, "en-de", cut_or_wide)
    assert not faults, "\n".join(faults)


@pytest.mark.long
def test_a_headline_breaks_words_without_an_end(chromium: Any, serving: Callable, others: list) -> None:
    """An untrained T5 writes one letter again and again."""
    wide = """() => [...document.querySelectorAll('.gf-caption *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
      .map((one) => one.textContent)"""
    look = {"viewport": {"width": 390, "height": 844}}
    with serving(others[-1:]) as server, visiting(chromium, **look) as page:
        assert not faults_of(page, server, others[-1].name, lambda shown: shown.evaluate(wide))


def but_colour(page: Page) -> list[str]:
    return violations(page, rules={COLOUR: {"enabled": False}})


@pytest.mark.long
@pytest.mark.parametrize("language", ["ar", "zh-Hans"])
def test_axe_finds_nothing_in_any_view_of_another_language(page: Page, server: str, language: str) -> None:
    faults = faults_of(page, server, "en-de", but_colour, lang=language)
    assert not faults, "\n".join(faults)


TOUCHING = """() => {
  const [first, pager] = ['.ov-first', '.ov-pager'].map((name) => document.querySelector(name)),
    { left } = pager.getBoundingClientRect();
  const rightOf = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect().right;
  };
  return [...first.children].filter((one) => rightOf(one) > left - 8).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("model", ["en-de", "sentiment"])
def test_the_time_of_the_story_stands_clear_of_the_pager_on_a_phone_on_its_side(
    chromium: Any, server: str, model: str
) -> None:
    with visiting(chromium, viewport={"width": 844, "height": 390}) as page:
        open_page(page, server, model=model, text=TEXT, tab="overview")
        page.locator(".ov-first .gf-cap", has_text="seconds").wait_for()
        assert page.evaluate(TOUCHING) == []
