"""Texts of a page that lie on each other.

A text counts with the boxes of its lines, as far as they can be seen. What stays in place while the rest scrolls lies
on other texts by design, and the box of a tilted text is larger than the text.
"""

from playwright.sync_api import Page

OVERLAPPING = """() => {
  const [ACROSS, DOWN] = [3, 5]; // px: italics and the leading of a fallback font reach into a neighbour's box
  const ASIDE = '.gf-sr, .sr-only, script, style, textarea, select, option, [popover], dialog, math';
  const isAside = (one) => {
    for (; one && one !== document.body; one = one.parentElement) {
      const { position, rotate, transform, clipPath } = getComputedStyle(one),
        isTilted = /^matrix\\([^,]+, *(?!-?0[,.e])/.test(transform) && !/^matrix\\([^,]+, 0,/.test(transform);
      if (["sticky", "fixed"].includes(position) || rotate !== "none" || isTilted) return true;
      if (clipPath === "inset(50%)") return true; // for screen readers alone
    }
    return false;
  };
  const seen = (box, parent) => {
    let { left, top, right, bottom } = box;
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const isDrawn = one instanceof SVGElement && !(one instanceof SVGSVGElement);
      if (getComputedStyle(one).overflowX === "visible" || isDrawn) continue;
      const frame = one.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const [found, boxes] = [[], []];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest(ASIDE) || isAside(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const box = seen(line, parent);
      if (box.right - box.left > ACROSS && box.bottom - box.top > DOWN) boxes.push({ text, ...box });
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((one, at) => {
    for (let other = at + 1; other < boxes.length && boxes[other].top < one.bottom - DOWN; other++) {
      const two = boxes[other];
      if (two.text === one.text) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left),
        down = Math.min(one.bottom, two.bottom) - two.top;
      if (across > ACROSS && down > DOWN) found.push(`${one.text.data.trim()} | ${two.text.data.trim()}`);
    }
  });
  return [...new Set(found)];
}"""


def overlapping(page: Page) -> list[str]:
    """Return the pairs of visible texts of which one lies on the other."""
    pairs: list[str] = page.evaluate(OVERLAPPING)
    return pairs
