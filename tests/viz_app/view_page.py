"""``ViewPage``: how tests open one tab of the app, change its selection and wait until it has painted the answer."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from playwright.sync_api import Page

from tests.viz_app.visitor import settle


@dataclass(frozen=True)
class ViewPage:
    """One tab.

    Args:
        tab: its name in links.
        view: JavaScript that gives the element that carries what is painted as data, such as ``data-current``.
        text: the sentence that is opened where a test names none.
        also: JavaScript that must hold too before the tab is settled.
        resets: parameters that ``open`` puts back. Where a tab has some, a page that shows this sentence already is
            not loaded once more; only the parameters that differ are changed.
    """

    tab: str
    view: str
    text: str
    also: str = "true"
    resets: tuple[str, ...] = ()

    def open(self, page: Page, server: str, *, model: str = "en-de", text: str = "", **parameters: str) -> None:
        """Open an address of this tab and wait until it is painted."""
        asked = {"tab": self.tab, "model": model, "text": text or self.text} | parameters
        if self.resets and self._shows(page, server, asked):
            self.choose(page, **dict.fromkeys(self.resets) | asked)
            return
        page.goto(f"{server}?{urlencode(asked)}")
        page.wait_for_function(f"window.glassformer?.store.get('v') && {self.view}")
        settle(page)
        self.settle(page)

    def choose(self, page: Page, **values: object) -> None:
        """Change the selection as links and other tabs do, and wait until it is painted."""
        page.evaluate("values => glassformer.store.set(values)", values)
        self.settle(page)

    def settle(self, page: Page, **stamps: str) -> None:
        """Wait until what is painted is the answer to what is asked, and carries ``stamps`` as data."""
        named = [f"{self.view}.dataset.{name} === {json.dumps(value)}" for name, value in stamps.items()]
        page.wait_for_function(" && ".join([f"{self.view}?.dataset.current === 'true'", f"({self.also})", *named]))

    def _shows(self, page: Page, server: str, asked: Mapping[str, str]) -> bool:
        held = ["model", "text"]
        return page.url.startswith(server) and page.evaluate(
            "names => names.map(name => glassformer.store.get(name))", held
        ) == [asked[name] for name in held]
