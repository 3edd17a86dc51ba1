"""Make the glossary of ``docs/glossary.md`` a module of the page, by ``python -m viz_app.frontend.glossary``."""

import json
import re

from viz_app.frontend.tree import FOLDER

SOURCE, MODULE = FOLDER.parents[1] / "docs" / "glossary.md", FOLDER / "state" / "glossary.js"
ENTRY = re.compile(r"^- \*\*(.+?)\*\*: (.+)$", re.MULTILINE)
START = "/* Made from docs/glossary.md by viz_app/frontend/glossary.py: names and explanation of each entry. */\n"


def module(text: str) -> str:
    """Return the JavaScript module that holds the entries of a glossary in Markdown."""
    entries = [[names.split(", "), said.replace("`", "")] for names, said in ENTRY.findall(text)]
    lines = "".join(f"  {json.dumps(entry, ensure_ascii=False)},\n" for entry in entries)
    return f"{START}/** @type {{[string[], string][]}} */\nexport const GLOSSARY = [\n{lines}];\n"


if __name__ == "__main__":
    MODULE.write_text(module(SOURCE.read_text(encoding="utf-8")), encoding="utf-8")
