"""Chats as the texts that a model's template makes of them; run as a program of its own, because a template is a
stranger's.

It says ``ready`` in a line, and answers each line of JSON with one: ``{"text": ...}`` or ``{"error": ...}``,
a variant of the message ``core-chat-template``.
``core.tracers.hugging_face.chat`` ends it when it takes too long.
"""

import json
import math
import sys
import time
from contextlib import suppress
from datetime import datetime
from typing import Any

SECONDS = 2  # of a processor
MEMORY = 256_000_000  # bytes more than it takes to begin
LONGEST = 64_000  # bytes of the text


def main() -> None:
    """Render one chat after the other."""
    from transformers.utils import chat_template_utils

    taken = _memory()
    print("ready", flush=True)
    for line in iter(sys.stdin.readline, ""):
        with suppress(ImportError, OSError, ValueError):  # not every system knows such a limit
            _limit(taken)
        print(json.dumps(_rendered(chat_template_utils, json.loads(line))), flush=True)


def _rendered(chat_template_utils: Any, asked: dict[str, Any]) -> dict[str, Any]:
    class OfTheLink(datetime):
        """What a template takes for now."""

        @classmethod
        def now(cls, tz: Any = None) -> "OfTheLink":
            return cls.fromisoformat(asked["date"])

    chat_template_utils.datetime = OfTheLink  # before the template is compiled
    try:
        texts, _ = chat_template_utils.render_jinja_template(
            [asked["messages"]],
            chat_template=asked["template"],
            add_generation_prompt=asked["messages"][-1]["role"] != "assistant",
            **asked["special"],
        )
        text = texts[0]
    except MemoryError:
        return {"error": "memory", "detail": MEMORY // 10**6}
    except RecursionError:
        return {"error": "endless", "detail": ""}
    except Exception as problem:  # whatever a stranger's template raises
        return {"error": "says", "detail": " ".join(str(problem).split()).rstrip(".")[:200]}
    size = len(text.encode(errors="replace"))
    return {"text": text} if size <= LONGEST else {"error": "size", "detail": LONGEST // 1000}


def _memory() -> int:
    with suppress(ImportError, OSError), open("/proc/self/statm") as file:
        import resource

        return int(file.read().split()[0]) * resource.getpagesize()
    return 0


def _limit(taken: int) -> None:
    """Limit the time of the next chat, and the memory of all of them to what was ``taken`` and ``MEMORY``."""
    import resource

    end = math.ceil(time.process_time()) + SECONDS  # as a busy machine would end what has hardly begun
    for kind, most in ((resource.RLIMIT_CPU, end), *([(resource.RLIMIT_AS, taken + MEMORY)] if taken else ())):
        resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


if __name__ == "__main__":
    main()
