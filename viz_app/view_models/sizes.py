"""Sizes of well-known models, to lay beside the current one, as they were published."""

from dataclasses import dataclass
from typing import Any

from core.config import ModelConfig
from core.results.architecture import Sizes
from viz_app.view_models.anatomy import layers_text
from viz_app.view_models.components import number_text
from viz_app.view_models.other_designs import each
from viz_app.view_models.words import number


@dataclass(frozen=True)
class Published:
    """A decoder-only model as its authors describe it. ``reads`` is the most tokens that it takes at once."""

    name: str
    year: int
    layers: int
    heads: int
    d_model: int
    vocabulary: int
    reads: int
    parameters: int
    source: str


_GPT2, _GPT3 = "Radford et al. 2019, table 2, and its published weights", "Brown et al. 2020, table 2.1"
_LLAMA = "Grattafiori et al. 2024, table 3, and its published weights"
PUBLISHED = (
    Published("GPT-2, smallest", 2019, 12, 12, 768, 50_257, 1_024, 124_439_808, _GPT2),
    Published("GPT-2, largest", 2019, 48, 25, 1_600, 50_257, 1_024, 1_557_611_200, _GPT2),
    Published("GPT-3", 2020, 96, 96, 12_288, 50_257, 2_048, 174_604_259_328, _GPT3),
    Published("Llama 3.1, smallest", 2024, 32, 32, 4_096, 128_256, 131_072, 8_030_261_248, _LLAMA),
    Published("Llama 3.1, largest", 2024, 126, 128, 16_384, 128_256, 131_072, 405_853_388_800, _LLAMA),
)
_WORDS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (1, ""))


def rounded(count: int) -> str:
    """Return a large number in words, to three digits: 124 million."""
    unit, word = next(((unit, word) for unit, word in _WORDS if count >= unit), _WORDS[-1])
    decimals = max(0, 3 - len(str(count // unit))) if word else 0
    return f"{number(count / unit, decimals)} {word}".strip()


def times(one: Published, parameters: int) -> str:
    """How many times ``parameters`` a published model has, to three digits."""
    return number_text(round(float(f"{one.parameters / parameters:.3g}")))


def published_payload(config: ModelConfig | Sizes, parameters: int) -> dict[str, Any]:
    """The published models below the current one, as texts: the cells of each by its name, and the sources."""
    heads = each(config.heads[name] for name in config.heads) if isinstance(config, Sizes) else config.heads
    own = [rounded(parameters), "1", layers_text(config), heads, config.d_model]
    rows = {"this model": [*own, config.vocabulary_size, config.max_length]} | {
        f"{one.name} ({one.year})": [
            *(rounded(one.parameters), times(one, parameters), one.layers, one.heads, one.d_model),
            *(one.vocabulary, one.reads),
        ]
        for one in PUBLISHED
    }
    sources = {one.source: one.name.split(",")[0] for one in PUBLISHED}
    return {
        "rows": {
            name: [number_text(cell) if isinstance(cell, int) else cell for cell in row] for name, row in rows.items()
        },
        "sources": " ".join(f"{name}: {source}." for source, name in sources.items()),
    }
