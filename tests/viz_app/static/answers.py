"""Answers of all functions of the page, a line of JSON each: ``python -m tests.viz_app.static.answers [-s] COUNT``.

With ``-s`` the stand-ins compute them, else PyTorch.
"""

import sys
from typing import Any

from tests import stand_ins
from tests.viz_app.static.questions import MODELS, Question, questions


def answers(asked: list[Question]) -> list[Any]:
    """Return the answers of the four committed models, as JSON would hold them."""
    import functools

    import core
    from viz_app.handlers import run, saving, sentences
    from viz_app.handlers.answers import answer
    from viz_app.handlers.examples import sentences_for
    from viz_app.handlers.models import ModelEntry
    from viz_app.handlers.tabs import TABS
    from viz_app.handlers.translate import HEADER
    from viz_app.server.models import Models
    from viz_app.view_models.sides import sides_of

    functions = {"run": run.run} | sentences.FUNCTIONS | saving.FUNCTIONS | HEADER
    for tab in TABS:
        functions |= tab.functions
    about = [core.describe(name) for name in MODELS]
    models = Models(
        [
            ModelEntry(
                one.name,
                one.title,
                one.task,
                functools.partial(core.load, one.name),
                sides_of(one.name, one.task),
                sentences_for(one.name, one.task),
            )
            for one in about
        ]
    )
    missing = functions.keys() - {name for name, _ in asked}
    if missing and len(asked) >= len(functions):
        raise ValueError(f"no question asks {', '.join(sorted(missing))}; add one to questions.py")
    sentences.SECONDS = 1e9  # all sentences at once, however busy this machine is
    return [answer(name, functions[name], models, sent) for name, sent in asked]


def main(arguments: list[str]) -> None:
    """Print the answers."""
    if arguments[0] == "-s":
        stand_ins.install()
    import orjson

    sys.modules["ctranslate2"] = None  # type: ignore[assignment] # drafts change nothing but the time
    for one in answers(questions(int(arguments[-1]))):
        print(orjson.dumps(one, option=orjson.OPT_SERIALIZE_NUMPY).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
