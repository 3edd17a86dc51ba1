"""Sizes of well-known models, to lay beside the current one, as they were published."""

from dataclasses import dataclass
from typing import Any, Literal

from core.config import ModelConfig
from core.results.architecture import Sizes
from core.sentences import sentence
from viz_app.view_models.anatomy import layers_text
from viz_app.view_models.components import number_text
from viz_app.view_models.other_designs import each
from viz_app.view_models.words import number


@dataclass(frozen=True)
class Published:
    """A decoder-only model as its authors describe it. ``reads`` is the most tokens that it takes at once."""

    name: str
    size: Literal["smallest", "largest", "only"]
    year: int
    layers: int
    heads: int
    d_model: int
    vocabulary: int
    reads: int
    parameters: int

    @property
    def called(self) -> str:
        return self.name if self.size == "only" else f"{self.name}, {self.size}"


PUBLISHED = (
    Published("GPT-2", "smallest", 2019, 12, 12, 768, 50_257, 1_024, 124_439_808),
    Published("GPT-2", "largest", 2019, 48, 25, 1_600, 50_257, 1_024, 1_557_611_200),
    Published("GPT-3", "only", 2020, 96, 96, 12_288, 50_257, 2_048, 174_604_259_328),
    Published("Llama 3.1", "smallest", 2024, 32, 32, 4_096, 128_256, 131_072, 8_030_261_248),
    Published("Llama 3.1", "largest", 2024, 126, 128, 16_384, 128_256, 131_072, 405_853_388_800),
)
SOURCES = (  # model, paper, its table of sizes, and whether the published weights were counted too
    ("GPT-2", "Radford et al. 2019", "2", "yes"),
    ("GPT-3", "Brown et al. 2020", "2.1", "no"),
    ("Llama 3.1", "Grattafiori et al. 2024", "3", "yes"),
)
_WORDS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (1, ""))


def rounded(count: int) -> str:
    """Return a large number in words, to three digits: 124 million."""
    unit, word = next(((unit, word) for unit, word in _WORDS if count >= unit), _WORDS[-1])
    decimals = max(0, 3 - len(str(count // unit))) if word else 0
    return f"{number(count / unit, decimals)} {word}".strip()


def times(one: Published, parameters: int) -> int:
    """How many times ``parameters`` a published model has, to three digits."""
    return round(float(f"{one.parameters / parameters:.3g}"))


def published_payload(config: ModelConfig | Sizes, parameters: int) -> dict[str, Any]:
    """The current model and below it the published ones: a name, parameters, times, and texts; and the sources."""
    heads = each(config.heads.values()) if isinstance(config, Sizes) else str(config.heads)
    texts = [layers_text(config), heads, *map(number_text, (config.d_model, config.vocabulary_size, config.max_length))]
    rows: list[list[Any]] = [["", parameters, 1, *texts]]
    for one in PUBLISHED:
        name = sentence("anatomy-published-name", name=one.name, size=one.size, year=str(one.year))
        numbers = (one.layers, one.heads, one.d_model, one.vocabulary, one.reads)
        rows.append([name, one.parameters, times(one, parameters), *map(number_text, numbers)])
    names = ("model", "paper", "table", "hasWeights")
    sources = [sentence("anatomy-source", **dict(zip(names, one, strict=True))) for one in SOURCES]
    return {"rows": rows, "sources": sources}
