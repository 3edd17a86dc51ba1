"""``portraits``: what each head of a checkpoint does over many sentences, written into its folder.

It also writes held-out texts with their references or labels: the example of Many sentences.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Annotated

from core.training.command import Data, option
from viz_app.commands.heads import aligner_of, bars, corpora_of, counts, drawn, learned_from, own_model
from viz_app.commands.options import Checkpoint, Device

if TYPE_CHECKING:
    from core import HeadPortraits, HeadRoles, NativeModel
    from core.checkpoints.held_out import HeldOut
    from core.training.data.corpora import Corpus

# Portraits hold sentences. These corpora may be passed on, with their names: CC BY, MIT, or made by us.
SHARED = ("tatoeba-", "everyday", "reviews-", "questions")
HELD_OUT = 200  # texts of the example of Many sentences


def portraits(
    model: Checkpoint,
    data: Data = None,
    sentences: Annotated[int, option("N", "Validation sentences to look at.", min=2)] = 500,
    pairs: Annotated[int, option("N", "Training pairs to align words with.", min=1)] = 50_000,
    corpus: Annotated[
        list[str] | None, option("NAME", "Corpora of your choice; else those whose sentences may be passed on.")
    ] = None,
    seed: Annotated[int, option("N", "Draws the sentences.", min=0)] = 1,
    device: Device = "auto",
) -> None:
    """Look at each head of a checkpoint over many sentences, and write its portraits.json.

    Where it looks by distance, at which words, in which rows; its roles, and rules that name heads, which are written
    into its heads.json too. The sentences of the portraits are stored, so by default they are those whose terms allow
    it. Two hundred of them, with references or labels, become its survey.json: the example of Many sentences.

    glassformer portraits en-de --data data
    """
    import core
    from core.checkpoints.measured_files import HEAD_PORTRAITS, HEAD_ROLES, HELD_OUT

    folder, loaded = own_model(model, device)
    names = corpus or [name for name in learned_from(folder) if name.startswith(SHARED)]
    if not names:
        raise core.InputError("commands-no-shared-corpus")
    chosen = corpora_of(folder, data, names)
    texts = list(islice(_fitting(chosen, loaded, seed), sentences))
    if len(texts) < 2:
        raise core.InputError("commands-few-sentences")
    with bars() as progress:
        aligner = aligner_of(chosen, loaded, texts, pairs, seed, progress)
        found = core.head_portraits(loaded, [text for text, _ in texts], aligner=aligner, seed=seed, progress=progress)
    found = replace(found, about={**found.about, "corpora": counts(chosen, texts)})
    HEAD_PORTRAITS.save(folder, found)
    if example := held_out(chosen, loaded, seed):
        HELD_OUT.save(folder, example)
    if loaded.head_roles:
        HEAD_ROLES.save(folder, replace(loaded.head_roles, rules=found.rules))
    print(summary(found, loaded.head_roles))


def held_out(corpora: "Sequence[Corpus]", model: "NativeModel", seed: int) -> "HeldOut | None":
    """Draw validation items for the example of Many sentences; of a classifier those with one of its labels, if any."""
    from core.checkpoints.held_out import HeldOut

    items = _fitting(corpora, model, seed)
    texts = list(islice((item for item in items if not model.labels or item[1] in model.labels), HELD_OUT))
    counted = counts(corpora, texts)
    terms = {corpus.terms: None for corpus in corpora if f"{corpus.name}/validation" in counted}
    about = {"model": model.name, "seed": seed, "corpora": counted, "terms": list(terms)}
    return HeldOut(tuple((text, other or None) for text, other in texts), about) if texts else None


def _fitting(corpora: "Sequence[Corpus]", model: "NativeModel", seed: int) -> Iterator[tuple[str, str]]:
    """Yield validation items of one sentence in a drawn order, one of each corpus in turn.

    A model that sorts questions gets questions.
    """
    from core.text.sentences import split_sentences

    for text, other in drawn(corpora, (), random.Random(seed)):
        if len(split_sentences(text)) == 1 and all(one.id != "no-question" for one in model.notices(text)):
            yield text, other


def summary(found: "HeadPortraits", roles: "HeadRoles | None") -> str:
    """Return for people which heads have a name, and by which rule."""
    lines = [repr(found)]
    named = replace(roles, rules=found.rules) if roles else None
    for name, layer, head in named.heads if named else ():
        if (said := named.name(name, layer, head)) and named:  # type: ignore[union-attr]
            lines.append(f"{name} {layer + 1}.{head + 1}\t{said}")
    return "\n".join(lines)
