"""``python -m tests.viz_app.static.icons``: draw the icons of the installed page from its SVG, in Chromium."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

import viz_app
from tests.conftest import CHROMIUM_FLAGS, CHROMIUM_NAMES
from viz_app.static.builder import ICONS

ROOT = Path(viz_app.__file__).parent
# A system may cut an icon to a circle, so the drawing stays inside of one.
PAGE = "<body style='margin: 0; background: #fff; display: grid; place-items: center; height: 100vh'>{svg}"


def main() -> None:
    """Write icon-SIZE.png of each size."""
    svg = (ROOT / "favicon.svg").read_text(encoding="utf-8").replace("<svg ", "<svg width='60%' ")
    path = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        for size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(svg=svg))
            page.screenshot(path=str(ROOT / "static" / "icons" / f"icon-{size}.png"))
        browser.close()


if __name__ == "__main__":
    main()
