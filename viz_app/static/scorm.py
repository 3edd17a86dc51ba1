"""A lesson as a package for learning platforms that read SCORM 1.2, such as Moodle: the page without a server inside.

The package is a zip with ``imsmanifest.xml`` (IMS Content Packaging 1.1.2 and ADL SCORM 1.2), one item, one resource.
"""

import base64
import io
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from core.errors import InputError
from core.files import read_json
from core.results.trace import Trace
from viz_app.handlers.lessons import Lesson
from viz_app.handlers.models import ModelEntry
from viz_app.protocol.requests import LARGEST_LESSON
from viz_app.static.builder import SCORM, content_of, manifest_form, static_files

_FIRST = "<script>"  # of the page, which reads the address


def text_of(file: Path) -> str:
    """Return the text of a lesson that ``read_lesson`` takes, in whatever encoding it is written. Raises ``OSError`` if
    it cannot be read, and ``InputError`` if it is too long for an address."""
    text = json.dumps(read_json(file.read_bytes()), ensure_ascii=False)
    if len(text) > LARGEST_LESSON:
        raise InputError("commands-lesson-too-long", file=file.name, count=len(text), most=LARGEST_LESSON)
    return text


def address_of(lesson: Lesson, text: str | None) -> str:
    """Return what opens the lesson: its name, or with ``text``, its file, the whole of it as a link holds it."""
    if text is None:
        return f"?lesson={lesson.name}"
    pressed = zlib.compressobj(9, wbits=-15)
    packed = pressed.compress(text.encode()) + pressed.flush()
    return f"#lesson={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def manifest_of(lesson: Lesson, files: Iterable[str]) -> str:
    """Return ``imsmanifest.xml``, which tells a platform the lesson and the files of its package."""
    name = re.sub(r"[^A-Za-z0-9._-]", "-", lesson.name)  # an identifier of XML
    title = escape(re.sub(r"[\x00-\x1f\x7f\ufffe\uffff]", " ", lesson.title))  # which no XML may hold
    return manifest_form(files).replace("{name}", name).replace("{title}", title)


def package(lesson: Lesson, text: str | None, entries: Sequence[ModelEntry], stored: Sequence[Trace] = ()) -> bytes:
    """Return the zip of a lesson. Raises ``ValueError`` if a model is none of this project.

    Args:
        lesson: what it plays.
        text: the file of a lesson that the page does not ship, None for a shipped one.
        entries, stored: the models and their known runs, as ``static_files`` takes them.
    """
    files = {path: content_of(content) for path, content in static_files(entries, stored).items()}
    page = files["index.html"].decode()
    start = f'<script src="{SCORM}" data-start="{escape(address_of(lesson, text))}"></script>\n{_FIRST}'
    files["index.html"] = page.replace(_FIRST, start, 1).encode()
    manifest = manifest_of(lesson, files)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, body in {"imsmanifest.xml": manifest.encode(), **files}.items():
            archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), body, zipfile.ZIP_DEFLATED)
    return content.getvalue()
