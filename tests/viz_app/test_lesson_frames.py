"""Each stop of each shipped lesson frames what it points at, and the frame can be seen beside the sheet."""

import pytest
from playwright.sync_api import Page, expect

from tests.viz_app.test_lesson_leaks import address  # noqa: F401 - a fixture
from tests.viz_app.visitor import eventually
from viz_app.handlers.lessons import shipped_lessons

pytestmark = pytest.mark.browser
LESSONS = {lesson.name: lesson for lesson in shipped_lessons()}
CASES = [(name, width) for name in LESSONS for width in (390, 1440)]
IN_SIGHT = """() => {
    const [frame, sheet] = ['.gf-pointed', '.gf-lesson']
            .map((one) => document.querySelector(one).getBoundingClientRect()),
        above = Math.min(frame.bottom, sheet.top) - Math.max(frame.top, 0),
        below = Math.min(frame.bottom, innerHeight) - Math.max(frame.top, sheet.bottom); // what is fixed to the window
    return frame.right > 8 && frame.left < innerWidth - 8 && Math.max(above, below) >= Math.min(24, frame.height);
}"""


@pytest.mark.long
@pytest.mark.parametrize(("name", "width"), CASES)
def test_each_stop_has_its_frame_in_sight(page: Page, address: str, name: str, width: int) -> None:  # noqa: F811
    page.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
    missing = []
    for number, stop in enumerate(LESSONS[name].stops, 1):
        if stop.show is None:
            continue
        page.goto(f"{address}?lesson={name}&stop={number}")
        expect(page.locator(f".gf-lesson[data-stop='{number}']")).to_be_visible(timeout=30_000)
        try:
            expect(page.locator(".gf-pointed")).to_have_count(1, timeout=30_000)
            eventually(page, lambda: expect_in_sight(page))
        except AssertionError:
            missing.append((number, stop.show))
    assert missing == []


def expect_in_sight(page: Page) -> None:
    assert page.evaluate(IN_SIGHT)
