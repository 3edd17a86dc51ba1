"""The addresses that the page and the documented API need; every other one of Gradio's answers 404.

Among those left out: uploads and files, deep links, recordings, proxies, histories, editors, monitors.
"""

import re

LONGEST_NAME = 255  # bytes of the name of a file
_READ = (
    r"/|/plain|/health|/config|/theme\.css|/favicon\.ico|/robots\.txt",  # the pages, and what a client reads first
    r"/(assets|static|frontend)/.+|/here(/.+)?",  # Gradio's own files, ours, and the page without a server
    r"/gradio_api/(info|startup-events|app_id)",
    r"/gradio_api/queue/data",  # the stream of a client's calls; a heartbeat, which never ends, is not needed
    r"/gradio_api/call/[^/]+/[^/]+",  # the answer to a call
)
CALLS = (
    r"/gradio_api/(?P<way>run|api|call|call/v2)/(?P<name>[^/]+)",
    r"/gradio_api/(?P<way>queue/join|cancel)",
    r"/(?P<way>ask)/(?P<name>\w+/\w+)",
)
ONCE = "/gradio_api/component_server"  # what pages asked when Gradio drew them
_GET = re.compile("|".join(_READ))
_POST = [re.compile(one) for one in CALLS]


def may_be_read(path: str) -> bool:
    """Return True if a GET or HEAD of ``path`` is answered.

    A slash at the end is ignored. Refused are ``..`` and names that no file system takes.
    """
    names = path.split("/")
    if ".." in names or "\0" in path or any(len(name.encode(errors="replace")) > LONGEST_NAME for name in names):
        return False
    return bool(_GET.fullmatch(_trimmed(path)))


def called(path: str) -> tuple[str, str] | None:
    """Return the call of a POST to ``path``: the way, such as ``"run"``, and the name in the address, if any."""
    for pattern in _POST:
        if match := pattern.fullmatch(_trimmed(path)):
            return match["way"], match.groupdict().get("name") or ""
    return None


def _trimmed(path: str) -> str:
    return path.rstrip("/") or "/"
