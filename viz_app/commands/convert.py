"""``convert``: a model trained elsewhere becomes one that the pages can show."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from core.sentences import sentence
from core.training.command import option


def convert(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The state dict, as safetensors.")],
    output: Annotated[Path, option("FOLDER", "The checkpoint to write.", "--output", "-o")],
    tokenizer: Annotated[Path, option("FILE", "The SentencePiece model it was trained with.")],
    heads: Annotated[int, option("N", "Heads of each attention.", min=1)],
    norm: Annotated[Literal["pre", "post"], typer.Option(help="pre where norm_first=True; post is PyTorch's default.")],
    scale_embeddings: Annotated[
        bool, typer.Option(help="Whether embeddings are multiplied by the square root of d_model.")
    ] = True,
    max_length: Annotated[int, option("N", "Longest sequence in tokens.", min=1)] = 256,
) -> None:
    """Make a checkpoint of a plain torch.nn.Transformer.

    The file has the model's own names, beside it source_embedding.weight, target_embedding.weight and
    generator.weight, or one embedding.weight for all three. Positions are sinusoidal.

    glassformer convert model.safetensors -o my-model --tokenizer tokenizer.model --heads 8 --norm pre
    """
    from core.checkpoints.convert import convert_transformer

    config = convert_transformer(
        file, output, tokenizer, heads=heads, norm=norm, scale_embeddings=scale_embeddings, max_length=max_length
    )
    layers = {"encoder": config.encoder_layers, "decoder": config.decoder_layers}
    print(sentence("commands-converted", folder=str(output), **layers, heads=config.heads, width=config.d_model))
