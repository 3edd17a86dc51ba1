"""Accessibility errors that axe-core finds on a page.

To measure the contrast of a text, axe-core stacks and blends all that lies behind it, some 7 ms each; a page has
hundreds of texts, and most of them look like their neighbours. So of the texts that look alike one is measured.

Of a text in the colour of its ground it says that it cannot judge; here it is an error.

It goes through all elements, hidden ones as well, of which a page where every tab was shown has ten to one that is
seen. So what is in a hidden tab stands aside meanwhile.
"""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

COLOUR = "color-contrast"
# Two texts look alike if they have the same size and colour on the same grounds, and so have all around them.
MARK_LOOKS = """() => {
  const kinds = new Map();
  const numbered = kind => kinds.get(kind) ?? kinds.set(kind, kinds.size).get(kind);
  const paint = one => {
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(one);
    return [backgroundColor, backgroundImage, opacity, filter, position].join();
  };
  const remembered = (compute, known = new Map()) => one =>
    known.get(one) ?? known.set(one, numbered(compute(one))).get(one);
  const painted = remembered(paint);
  const within = remembered(one => [...new Set([...one.children].map(painted))].sort().join());
  const ground = remembered(one =>
    one ? [painted(one), ground(one.parentElement), one.parentElement && within(one.parentElement)].join("|") : "");
  const look = one => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const off = Boolean(one.closest("[disabled], [aria-disabled=true]"));
    return [color, fontSize, fontWeight, textShadow, one.className, off, ground(one)].join("|");
  };
  const seen = new Set();
  for (const one of document.body.querySelectorAll("*")) {
    one.removeAttribute("data-look");
    const speaks = one.value || [...one.childNodes].some(child => child.nodeType === 3 && child.data.trim());
    if (!speaks || !one.checkVisibility() || seen.has(look(one))) continue;
    seen.add(look(one));
    one.dataset.look = seen.size;
  }
}"""
LOOK = """async ([within, options]) => {
  const hidden = [...document.querySelectorAll("[role=tabpanel]")].filter(one => !one.checkVisibility());
  const aside = hidden.map(panel => {
    const held = document.createDocumentFragment();
    held.append(...panel.childNodes);
    return [panel, held];
  });
  try {
    const { violations, incomplete } = await axe.run(within ?? document, options);
    const alike = incomplete.flatMap(rule => {
      const nodes = rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
      return nodes.length ? [{ ...rule, nodes }] : [];
    });
    return [...violations, ...alike];
  } finally {
    for (const [panel, held] of aside) panel.append(held);
  }
}"""
WEAR = """dark => {
  if (!document.querySelector("#at-once")) {
    const style = Object.assign(document.createElement("style"), { id: "at-once" });
    style.textContent = "* { transition: none !important; }";
    document.head.append(style);
  }
  document.documentElement.classList.toggle("dark", dark);
}"""
CONFIGURE = f"axe.configure({{ rules: [{{ id: '{COLOUR}', selector: '[data-look]' }}] }})"


def violations(page: Page, within: str | None = None, **options: Any) -> list[str]:
    """Return the errors that axe-core finds: rule, severity and elements.

    Args:
        within: a selector, to look at that part alone.
        options: axe-core's own.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{Axe().axe_script};{CONFIGURE}")
    page.evaluate(MARK_LOOKS)
    options = {"resultTypes": ["violations", "incomplete"], "preload": False} | options  # what passes is half the time
    faults: list[dict[str, Any]] = page.evaluate(LOOK, [within, options])
    return [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        + "; ".join(f"{node['target'][0]} {node['html'][:120]}" for node in one["nodes"][:4])
        for one in faults
    ]


def violations_of_colour(page: Page, within: str | None = None) -> list[str]:
    """Return the errors that depend on the theme; the others are checked in one theme only."""
    return violations(page, within, runOnly=[COLOUR])


def wear(page: Page, theme: str) -> None:
    """Light or dark at once, without the 120 ms in which colours change."""
    page.evaluate(WEAR, theme == "dark")
