"""What was measured of a model when its checkpoint was made, read when it is first asked for."""

from functools import cached_property
from pathlib import Path

from core.checkpoint import read_head_roles
from core.config import ModelConfig
from core.faithfulness import Faithfulness, read_faithfulness
from core.head_roles import HeadRoles
from core.learning import Learning, read_learning
from core.token_layout import TokenLayout, read_token_layout


class Measured:
    """A model whose checkpoint lies in ``folder``, if it came from one; None stands for what nobody has measured."""

    folder: Path | None
    config: ModelConfig

    @cached_property
    def head_roles(self) -> HeadRoles | None:
        """What each head is for, over many sentences: ``glassformer heads MODEL --data DIR``."""
        return None if self.folder is None else read_head_roles(self.folder, self.config)

    @cached_property
    def faithfulness(self) -> Faithfulness | None:
        """Which explanation to trust, over many sentences: ``glassformer explain --bench MODEL --data DIR``."""
        return None if self.folder is None else read_faithfulness(self.folder)

    @cached_property
    def token_layout(self) -> TokenLayout | None:
        """All tokens in two dimensions by t-SNE: ``glassformer words MODEL --data DIR``."""
        return None if self.folder is None else read_token_layout(self.folder, self.config.vocabulary_size)

    @cached_property
    def learning(self) -> Learning | None:
        """What it did at moments of its training: ``glassformer learning MODEL --run DIR --data DIR``."""
        return None if self.folder is None else read_learning(self.folder)
