"""``portraits``: what each head of a checkpoint does over many sentences, written into its folder."""

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from core.training.command import Data
from viz_app.commands.heads import aligner_of, bars, corpora_of, counts, drawn, learned_from, own_model
from viz_app.commands.options import Device

if TYPE_CHECKING:
    from core import HeadPortraits, HeadRoles, NativeModel
    from core.training.data.corpora import Corpus

# Portraits hold sentences. These corpora may be passed on, with their names: CC BY, MIT, or made by us.
SHARED = ("tatoeba-", "everyday", "reviews-")


def portraits(
    model: Annotated[str, typer.Argument(metavar="MODEL", help="A model on offer, or a folder with a checkpoint.")],
    data: Data = None,
    sentences: Annotated[int, typer.Option(min=2, metavar="N", help="Validation sentences to look at.")] = 500,
    pairs: Annotated[int, typer.Option(min=1, metavar="N", help="Training pairs to align words with.")] = 50_000,
    corpus: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Corpora of your choice; else those whose sentences may be passed on."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Draws the sentences.")] = 1,
    device: Device = "auto",
) -> None:
    """Look at each head of a checkpoint over many sentences, and write its portraits.json.

    Where it looks by distance, at which words, in which rows; its roles, and rules that name heads, which are written
    into its heads.json too. The sentences of the portraits are stored, so by default they are those whose terms allow
    it.

    glassformer portraits en-de --data data
    """
    import core
    from core.checkpoints.heads import save_head_roles
    from core.checkpoints.portraits import save_head_portraits

    folder, loaded = own_model(model, device)
    names = corpus or [name for name in learned_from(folder) if name.startswith(SHARED)]
    if not names:
        raise core.InputError("commands-no-shared-corpus")
    chosen = corpora_of(folder, data, names)
    texts = _texts(chosen, loaded, sentences, seed)
    with bars() as progress:
        aligner = aligner_of(chosen, loaded, texts, pairs, seed, progress)
        found = core.head_portraits(loaded, [text for text, _ in texts], aligner=aligner, seed=seed, progress=progress)
    found = replace(found, about={**found.about, "corpora": counts(chosen, texts)})
    save_head_portraits(folder, found)
    if loaded.head_roles:
        save_head_roles(folder, replace(loaded.head_roles, rules=found.rules))
    print(summary(found, loaded.head_roles))


def _texts(corpora: "Sequence[Corpus]", model: "NativeModel", count: int, seed: int) -> list[tuple[str, str]]:
    """Draw validation items of one sentence, as many of each corpus as there are up to an even share.

    A model that sorts questions gets questions.
    """
    from core.errors import InputError
    from core.text.sentences import split_sentences

    def fits(text: str) -> bool:
        return len(split_sentences(text)) == 1 and all(one.id != "no-question" for one in model.notices(text))

    items = drawn(corpora, (), random.Random(seed))
    chosen = list(islice((item for item in items if fits(item[0])), count))
    if len(chosen) < 2:
        raise InputError("commands-few-sentences")
    return chosen


def summary(found: "HeadPortraits", roles: "HeadRoles | None") -> str:
    """Return for people which heads have a name, and by which rule."""
    lines = [repr(found)]
    named = replace(roles, rules=found.rules) if roles else None
    for name, layer, head in named.heads if named else ():
        if (said := named.name(name, layer, head)) and named:  # type: ignore[union-attr]
            lines.append(f"{name} {layer + 1}.{head + 1}\t{said}")
    return "\n".join(lines)
