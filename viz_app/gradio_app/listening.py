"""The address of the server, and the messages about it."""

import errno
import os
import re
import socket
from collections.abc import Sequence

import gradio as gr

from core.errors import InputError
from core.sentences import Sentence, sentence

# The proxies that uvicorn trusts in a Space; they have private addresses.
PROXIES_OF_A_SPACE = "127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,::1,fc00::/7"


def is_space() -> bool:
    """Return True if the page runs in a Space of Hugging Face: in a frame, and behind a proxy."""
    return bool(os.environ.get("SPACE_ID"))


class LaunchError(OSError):
    """The server cannot start; the message is one sentence that says what to change."""


def refuse_taken_port(host: str, port: int | None) -> None:
    """Try the address that the server is going to take. Raises ``LaunchError`` if the port is taken or the address
    cannot be used."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port or 0))
        except OverflowError:
            raise LaunchError(sentence("commands-no-port", port=str(port))) from None
        except OSError as error:
            raise LaunchError(_why_not_bound(host, port, error)) from error


def is_behind_proxy(root_path: str | None) -> bool:
    """Return True if the server is told under which path a proxy shows it; None is what Gradio's own variable says."""
    return bool(os.environ.get("GRADIO_ROOT_PATH") if root_path is None else root_path)


def refuse_root_path(path: str | None) -> None:
    """Refuse what cannot stand between a host and a page; None is what Gradio's own variable says. Raises
    ``InputError`` if the path is none."""
    path = os.environ.get("GRADIO_ROOT_PATH", "") if path is None else path
    if path and not re.fullmatch(r"(https?://[\w.:\[\]-]+)?(/[\w.~%@+-]+)*/?", path, re.ASCII):
        raise InputError("commands-no-root-path", path=f"{path!r:.60}")


def refuse_origins(origins: Sequence[str]) -> None:
    """Refuse what is not the origin of a page: scheme, host and port. ``*.`` stands for every name below a host. Raises
    ``InputError`` if one of them is none."""
    for origin in origins:
        if not re.fullmatch(r"https?://(\*\.)?[\w-]+(\.[\w-]+)*(:\d{1,5})?", origin, re.ASCII):
            raise InputError("commands-no-origin", origin=f"{origin!r:.60}")


def _why_not_bound(host: str, port: int | None, error: OSError) -> Sentence:
    if error.errno == errno.EADDRINUSE:
        return sentence("commands-port-in-use", port=str(port))
    return sentence("commands-cannot-listen", host=host, port=str(port), why=error.strerror or str(error))


def announce(app: gr.Blocks, share: bool) -> None:
    """Say where the app runs, and whether there is a public link."""
    print(sentence("commands-runs-at", address=str(app.local_url)), flush=True)
    public = str(app.share_url or "")
    if public:
        print(sentence("commands-public-link", address=public), flush=True)
    elif share:
        print(sentence("commands-no-public-link"), flush=True)
