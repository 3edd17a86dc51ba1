"""A chat as the text that a model's template makes of it; run as a program of its own, because a template is a
stranger's.

It says ``ready`` in a line, reads one line of JSON, and answers with one: ``{"text": ...}`` or ``{"error": ...}``,
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
    """Render one chat."""
    from transformers.utils import chat_template_utils

    print("ready", flush=True)
    asked = json.loads(sys.stdin.readline())

    class OfTheLink(datetime):
        """What a template takes for now."""

        @classmethod
        def now(cls, tz: Any = None) -> "OfTheLink":
            return cls.fromisoformat(asked["date"])

    chat_template_utils.datetime = OfTheLink  # before any template is compiled
    with suppress(ImportError, OSError, ValueError):  # not every system knows such a limit
        _limit()
    try:
        texts, _ = chat_template_utils.render_jinja_template(
            [asked["messages"]],
            chat_template=asked["template"],
            add_generation_prompt=asked["messages"][-1]["role"] != "assistant",
            **asked["special"],
        )
        text = texts[0]
    except MemoryError:
        answer = {"error": "memory", "detail": MEMORY // 10**6}
    except RecursionError:
        answer = {"error": "endless", "detail": ""}
    except Exception as problem:  # whatever a stranger's template raises
        answer = {"error": "says", "detail": " ".join(str(problem).split()).rstrip(".")[:200]}
    else:
        size = len(text.encode(errors="replace"))
        answer = {"text": text} if size <= LONGEST else {"error": "size", "detail": LONGEST // 1000}
    print(json.dumps(answer), flush=True)


def _limit() -> None:
    import resource

    used = time.process_time()  # as a busy machine would end what has hardly begun
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used) + SECONDS, math.ceil(used) + SECONDS))

    with open("/proc/self/statm") as file:
        taken = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, taken + MEMORY))


if __name__ == "__main__":
    main()
