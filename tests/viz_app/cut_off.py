"""Texts of a page that are cut off.

Cut is what sticks out of something that hides it, and what is where scrolling cannot bring it. A rotated text counts
with its whole box, so a line's own leading is given room.
"""

from playwright.sync_api import Page

CUT_OFF = """() => {
  const [ACROSS, DOWN] = [1.5, 5]; // px: the leading of a fallback font reaches 4.3 below a line
  const scrolls = (how) => how === 'auto' || how === 'scroll';
  const hidden = '.gf-sr, .sr-only, script, style, textarea, select, [aria-hidden=true]';
  const frameOf = (one) => {
    const { overflowX, overflowY, direction } = getComputedStyle(one);
    if (overflowX === 'visible' || (one instanceof SVGElement && !(one instanceof SVGSVGElement))) return null;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const beyond = direction === 'rtl' ? one.scrollWidth - one.clientWidth : 0; // what lies to the left of the start
    const x = left - (scrolls(overflowX) ? one.scrollLeft + beyond : 0);
    const y = top - (scrolls(overflowY) ? one.scrollTop : 0);
    return {
      left: x,
      top: y,
      right: scrolls(overflowX) ? x + one.scrollWidth : right,
      bottom: scrolls(overflowY) ? y + one.scrollHeight : bottom,
      isLast: scrolls(overflowX) || scrolls(overflowY),
    };
  };
  const isCut = (box, parent) => {
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === 'inset(50%)') return false; // for screen readers alone
      const frame = frameOf(one);
      if (!frame) continue;
      if (box.left < frame.left - ACROSS || box.right > frame.right + ACROSS) return true;
      if (box.top < frame.top - DOWN || box.bottom > frame.bottom + DOWN) return true;
      if (frame.isLast) return false;
    }
    return false;
  };
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width && !parent.closest(hidden) && isCut(box, parent)) found.push(text.data.trim());
  }
  return found;
}"""


def cut_off(page: Page) -> list[str]:
    """Return the visible texts that are cut off."""
    texts: list[str] = page.evaluate(CUT_OFF)
    return texts
