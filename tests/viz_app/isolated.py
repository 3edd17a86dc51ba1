"""Words of the visitor, and tokens, that stand among words of the page without an end of their own direction.

A word is apart if it lies in an element with ``dir="auto"``, a ``bdi`` or a ``plaintext``, which holds nothing else, or
between the marks that ``say`` puts around values. The page speaks the made-up language that runs from right to left, so
that a word in plain letters is the visitor's or the model's.
"""

import re
from collections.abc import Iterable

from playwright.sync_api import Page

from tests.viz_app.made_up import ACCENTED

MIXED = """([words, own]) => {
  const WORD = new RegExp(`(?<![\\\\p{L}])(?:${words})(?![\\\\p{L}])`, 'gu'), OWN = new RegExp(`[${own}]`);
  const APART = '[dir=auto], bdi:not([dir])', NO_TEXT = 'script, style, textarea, [hidden]';
  const OPENS = /[\\u2066-\\u2068]/, CLOSES = '\\u2069';
  const depth = (text) => [...text].reduce((open, one) => open + OPENS.test(one) - (one === CLOSES), 0);
  const isLine = (one) => getComputedStyle(one).display.startsWith('inline') && !one.matches('body');
  const blockOf = (one) => { while (isLine(one)) one = one.parentElement; return one; };
  const before = (block, text, at) => {
    const range = document.createRange();
    range.setStart(block, 0);
    range.setEnd(text, at);
    return range.toString();
  };
  const isPlain = (one) => {
    for (; one; one = isLine(one) ? one.parentElement : null)
      if (getComputedStyle(one).unicodeBidi === 'plaintext') return true;
    return false;
  };
  const restOf = (one) => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll(`${APART}, [dir], .gf-sr`).forEach((inner) => inner.remove());
    return copy.textContent;
  };
  const found = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nameOf = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
  const tell = (one, text) => found.add(`${nameOf(one)}: ${text.trim().slice(0, 90)}`);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (parent.closest(NO_TEXT) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const { index } of text.data.matchAll(WORD)) {
      const apart = parent.closest(APART), block = blockOf(parent);
      if (apart ? OWN.test(restOf(apart)) : !isPlain(parent) && depth(before(block, text, index)) < 1)
        tell(apart ?? parent, text.data);
    }
  }
  for (const one of document.querySelectorAll('[aria-label], [title]'))
    for (const name of ['aria-label', 'title']) {
      const said = one.getAttribute(name) ?? '';
      if (!one.checkVisibility() || !OWN.test(said)) continue;
      for (const { index } of said.matchAll(WORD)) if (depth(said.slice(0, index)) < 1) tell(one, `${name}=${said}`);
    }
  return [...found];
}"""
LETTERS = "".join(map(chr, ACCENTED.values()))


def mixed(page: Page, texts: Iterable[str]) -> list[str]:
    """Return the places where a word of ``texts`` stands in the page's own direction."""
    words = {word for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}
    found: list[str] = page.evaluate(MIXED, ["|".join(sorted(words, key=len, reverse=True)), LETTERS])
    return found
