"""The lists of words that ``word_lists.toml`` holds."""

import tomllib
from pathlib import Path
from typing import Any

_READ: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))

WORDS: dict[str, list[str]] = {name: words.split() for name, words in _READ.items() if isinstance(words, str)}
LANGUAGES: dict[str, str] = _READ["languages"]  # code to English name
NUMBERS: dict[str, str] = _READ["numbers"]  # English number word to those of German and French, divided by a space
