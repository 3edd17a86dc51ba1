"""Measurements of a model's checkpoint, read at their first use."""

from functools import cached_property
from pathlib import Path

from core.checkpoints.fingerprints import WEIGHTS, fingerprint
from core.checkpoints.held_out import HeldOut
from core.checkpoints.measured_files import FAITHFULNESS, HEAD_PORTRAITS, HEAD_ROLES, HELD_OUT
from core.checkpoints.token_layout import read_token_layout
from core.checkpoints.training_history import read_training_history
from core.config import ModelConfig
from core.results.faithfulness import Faithfulness
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles
from core.results.token_layout import TokenLayout
from core.results.training_history import TrainingHistory


class CheckpointMeasurements:
    """Measurements stored beside a checkpoint. Each is None if the model has no ``folder`` or was never measured."""

    folder: Path | None
    config: ModelConfig

    @cached_property
    def weights_sha256(self) -> str | None:
        """The SHA-256 of the file of its weights."""
        there = self.folder is not None and (self.folder / WEIGHTS).is_file()
        return fingerprint(self.folder / WEIGHTS) if self.folder and there else None

    @cached_property
    def head_roles(self) -> HeadRoles | None:
        """The roles of the heads over many sentences: ``glassformer heads MODEL --data DIR``."""
        return None if self.folder is None else HEAD_ROLES.read(self.folder, self.config)

    @cached_property
    def head_portraits(self) -> HeadPortraits | None:
        """The portraits of its heads over many sentences: ``glassformer portraits MODEL --data DIR``."""
        return None if self.folder is None else HEAD_PORTRAITS.read(self.folder, self.config)

    @cached_property
    def held_out(self) -> HeldOut | None:
        """Texts that it has not learned from, with references or labels: ``glassformer portraits MODEL --data DIR``."""
        return None if self.folder is None else HELD_OUT.read(self.folder)

    @cached_property
    def faithfulness(self) -> Faithfulness | None:
        """The deletion tests over many sentences: ``glassformer explain --bench MODEL --data DIR``."""
        return None if self.folder is None else FAITHFULNESS.read(self.folder)

    @cached_property
    def token_layout(self) -> TokenLayout | None:
        """All tokens in two dimensions by t-SNE: ``glassformer words MODEL --data DIR``."""
        return None if self.folder is None else read_token_layout(self.folder, self.config.vocabulary_size)

    @cached_property
    def training_history(self) -> TrainingHistory | None:
        """The history of its training: ``glassformer learning MODEL --run DIR --data DIR``."""
        return None if self.folder is None else read_training_history(self.folder)
