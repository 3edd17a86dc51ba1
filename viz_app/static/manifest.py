"""``imsmanifest.xml``, which tells a learning platform the lesson and the files of its package."""

import re
from collections.abc import Iterable
from html import escape

from viz_app.handlers.lessons import Lesson

_MANIFEST = """<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="glassformer-{name}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
 <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
 <organizations default="lesson">
  <organization identifier="lesson"><title>{title}</title>
   <item identifier="item" identifierref="page"><title>{title}</title></item>
  </organization>
 </organizations>
 <resources>
  <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
{files}
  </resource>
 </resources>
</manifest>
"""


def manifest_form(files: Iterable[str]) -> str:
    """Return the manifest of a package with these files, with ``{name}`` and ``{title}`` in place of its lesson's."""
    return _MANIFEST.replace("{files}", "\n".join(f'   <file href="{escape(path)}"/>' for path in sorted(files)))


def manifest_of(lesson: Lesson, files: Iterable[str]) -> str:
    """Return what tells a platform the lesson and the files of its package."""
    name = re.sub(r"[^A-Za-z0-9._-]", "-", lesson.name)  # an identifier of XML
    title = escape(re.sub(r"[\x00-\x1f\x7f\ufffe\uffff]", " ", lesson.title))  # which no XML may hold
    return manifest_form(files).replace("{name}", name).replace("{title}", title)
