"""Make the glossary of ``docs/glossary.md`` messages of the page, by ``python -m viz_app.frontend.glossary``."""

import re

from viz_app.frontend.tree import FOLDER, LOCALES

SOURCE, MESSAGES = FOLDER.parents[1] / "docs" / "glossary.md", LOCALES / "en" / "glossary.ftl"
ENTRY = re.compile(r"^- \*\*(.+?)\*\*: (.+)$", re.MULTILINE)
START = "## Made from docs/glossary.md by viz_app/frontend/glossary.py: names and explanation of each entry.\n\n"


def messages(text: str) -> str:
    """Return the messages of a glossary in Markdown. An id is made of the first name of its entry."""
    lines = []
    for names, said in ENTRY.findall(text):
        name = re.sub(r"[^a-z0-9]+", "-", names.split(", ")[0].lower()).strip("-")
        lines += [f"glossary-{name}-names = {names}", f"glossary-{name} = {said.replace('`', '')}"]
    return START + "\n".join(lines) + "\n"


if __name__ == "__main__":
    MESSAGES.write_text(messages(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")
