"""Measurements of heads as data, as JSON, and beside the weights they belong to."""

import json
import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import core
from core.checkpoints.checkpoint import save_checkpoint
from core.checkpoints.measured_files import HEAD_ROLES
from core.errors import InputError
from core.results.head_roles import MIXED, Example, HeadRoles, MeanEffects, PruningCurves, RoleScores
from tests.core.tiny import own_classifier

SHAPE = (2, 5)  # of the encoder of a tiny classifier


def new_roles(seed: int = 3) -> HeadRoles:
    random = np.random.default_rng(seed)

    def grid() -> np.ndarray:
        return random.random(SHAPE).round(4).astype(np.float32)

    scores = {
        "previous": RoleScores(grid(), grid(), grid(), 0.125, 17),
        "end": RoleScores(grid(), grid(), grid(), 0.25, 19),
    }
    points = tuple(random.random(11).round(4).tolist())
    curves = PruningCurves(
        metric="accuracy",
        removed=tuple(range(11)),
        least_first=points,
        most_first=points[::-1],
        at_random=(points, points),
        importance_order=tuple(random.permutation(10).tolist()),
        random_orders=(tuple(range(10)), tuple(range(10))[::-1]),
        seeds=(1, 2),
    )
    example = Example("A man rides “a bike”.", 0.5)
    return HeadRoles(
        scores={"encoder": scores},
        effects={"encoder": MeanEffects(grid(), grid())},
        examples={"encoder": (((example, example),) * 5,) * 2},
        pruning=curves,
        about={"probe": {"tatoeba-en-de/validation": 500}},
    )


def test_json_brings_everything_back() -> None:
    roles = new_roles()
    again = HeadRoles.from_json(json.loads(json.dumps(roles.to_json())))
    assert again.to_json() == roles.to_json()
    for role, scores in roles.scores["encoder"].items():
        np.testing.assert_array_equal(again.scores["encoder"][role].strength, scores.strength)
    np.testing.assert_array_equal(again.effects["encoder"].mean, roles.effects["encoder"].mean)
    assert (again.pruning, again.examples, again.about) == (roles.pruning, roles.examples, roles.about)
    assert not again.scores["encoder"]["end"].hits.flags.writeable
    assert again.heads == tuple(("encoder", layer, head) for layer in range(2) for head in range(5))


def scored(**strengths: tuple[float, float]) -> HeadRoles:
    """Roles of one head by (strength, chance)."""
    one = np.full((1, 1), 0.5, dtype=np.float32)
    scores = {
        role: RoleScores(np.full((1, 1), strength, dtype=np.float32), one, one, chance, 7)
        for role, (strength, chance) in strengths.items()
    }
    return HeadRoles({"encoder": scores}, {}, {"encoder": ((),)}, None, {})


def test_the_strongest_role_counts_if_it_is_clear() -> None:
    assert scored(previous=(0.7, 0.1), end=(0.6, 0.1)).role("encoder", 0, 0).role == "previous"
    weak = scored(previous=(0.3, 0.1), end=(0.35, 0.1)).role("encoder", 0, 0)
    assert (weak.role, weak.best) == (MIXED, "end")
    assert weak.strength == pytest.approx(0.35)
    assert weak.chance == 0.1
    by_chance = scored(previous=(0.5, 0.3)).role("encoder", 0, 0)
    assert (by_chance.role, by_chance.best) == (MIXED, "previous")
    with pytest.raises(InputError, match="no map 'cross'"):
        scored(previous=(0.5, 0.1)).role("cross", 0, 0)
    with pytest.raises(InputError, match="no encoder head 0 in layer 1, counted from 0"):
        scored(previous=(0.5, 0.1)).role("encoder", 1, 0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    model = own_classifier()
    save_checkpoint(tmp_path, model.module, model.tokenizer, model.config)
    return tmp_path


def test_a_loaded_model_has_its_roles(folder: Path) -> None:
    assert core.load(str(folder), device="cpu").head_roles is None
    HEAD_ROLES.save(folder, new_roles())
    loaded = core.load(str(folder), device="cpu")
    assert loaded.head_roles is not None
    assert loaded.head_roles.to_json() == new_roles().to_json()
    assert own_classifier().head_roles is None


def test_roles_of_other_weights_are_left_aside(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    HEAD_ROLES.save(folder, new_roles())
    other = own_classifier(seed=11)
    save_checkpoint(folder, other.module, other.tokenizer, other.config)
    with caplog.at_level(logging.WARNING):
        assert core.load(str(folder), device="cpu").head_roles is None
    assert "measured with other weights; measure again with glassformer heads" in caplog.text


def without(plain: dict[str, Any], *path: Any) -> dict[str, Any]:
    inner = plain
    for name in path[:-1]:
        inner = inner[name]
    del inner[path[-1]]
    return plain


DAMAGES = {
    "no format": lambda plain: without(plain, "format_version"),
    "another format": lambda plain: plain | {"format_version": 99},
    "no scores": lambda plain: without(plain, "scores"),
    "scores of no map": lambda plain: plain | {"scores": {}},
    "scores of no role": lambda plain: plain | {"scores": {"encoder": {}}},
    "a row too few": lambda plain: without(plain, "scores", "encoder", "end", "strength", 0),
    "ragged rows": lambda plain: without(plain, "scores", "encoder", "end", "strength", 0, 0),
    "another map": lambda plain: plain | {"effects": {"cross": plain["effects"]["encoder"]}},
    "a point too few": lambda plain: without(plain, "pruning", "least_first", 3),
    "a head twice": lambda plain: plain | {"pruning": plain["pruning"] | {"importance_order": [0] * 10}},
    "words for numbers": lambda plain: plain | {"effects": {"encoder": {"mean": "much", "std": "little"}}},
    "not a number": lambda plain: plain | {"effects": {"encoder": {"mean": [[None] * 5] * 2, "std": [[1.0] * 5] * 2}}},
    "examples of fewer heads": lambda plain: without(plain, "examples", "encoder", 0, 0),
    "a list": lambda plain: [plain],
    "null": lambda plain: None,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_files_are_none(folder: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    HEAD_ROLES.save(folder, new_roles())
    plain = json.loads((folder / HEAD_ROLES.name).read_text(encoding="utf-8"))
    (folder / HEAD_ROLES.name).write_text(json.dumps(DAMAGES[damage](plain)), encoding="utf-8")
    model = own_classifier()
    with caplog.at_level(logging.WARNING):
        assert HEAD_ROLES.read(folder, model.config) is None
    assert caplog.text.count("\n") == 1
    assert core.load(str(folder), device="cpu").classify("A witty film.").label in model.labels


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000])
def test_files_that_are_no_json_are_none(folder: Path, content: bytes) -> None:
    (folder / HEAD_ROLES.name).write_bytes(content)
    assert HEAD_ROLES.read(folder, own_classifier().config) is None


def test_every_checkpoint_here_that_was_measured_has_all_of_it() -> None:
    for name in core.catalogue():
        model = core.load(name, device="cpu")
        if not (model.folder / HEAD_ROLES.name).is_file():
            continue
        roles = model.head_roles
        assert roles is not None
        assert set(roles.effects) == set(roles.scores) == set(roles.shapes)
        assert roles.about["probe_sentences"] >= 500
        assert len(roles.pruning.seeds) == 5
        # An hour of training on a busy core gives next-word no head that keeps to one role.
        assert name == "next-word" or {roles.role(*head).role for head in roles.heads} - {MIXED}
