"""``words``: all tokens of a checkpoint in two dimensions by t-SNE, written into its folder."""

from typing import TYPE_CHECKING, Annotated

from core.sentences import sentence
from core.training.command import Data, option
from viz_app.commands.heads import corpora_of, own_model
from viz_app.commands.options import Checkpoint, CorpusNames

if TYPE_CHECKING:
    from core.results.parameters import TokenTable
    from core.results.token_layout import TokenLayout


def words(
    model: Checkpoint,
    data: Data = None,
    corpus: CorpusNames = None,
    seed: Annotated[int, option("N", "Another seed gives another map.", min=0)] = 1,
) -> None:
    """Lay out the tokens of a checkpoint by t-SNE, and write its token_layout.safetensors.

    Finishing a training does this too; say it for a checkpoint that has none. It takes a minute or two.

    glassformer words en-de --data data
    """
    from core.checkpoints.token_layout import save_token_layout
    from core.training.report.token_layout import token_layout

    folder, loaded = own_model(model, "cpu")
    corpora = corpora_of(folder, data, corpus)
    table = loaded.token_table()
    layout = token_layout(table.vectors, loaded.tokenizer, corpora, seed=seed)
    save_token_layout(folder, layout)
    print(summary(table, layout))


def summary(table: "TokenTable", layout: "TokenLayout") -> str:
    """Return for people what the map keeps, beside that of principal components."""
    from core.analysis.token_map import stored_map, token_map
    from core.results.token_map import NEIGHBOURS

    shown = {"pca": token_map(table), "tsne": stored_map(table, layout.points)}
    kept = {name: f"{one.neighbours:.2f}" for name, one in shown.items()}
    return str(sentence("commands-near-on-map", count=NEIGHBOURS, **kept))
