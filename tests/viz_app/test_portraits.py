"""The payload of Over many sentences: the numbers of the portraits, and a name only with what was checked."""

import json
from typing import Any

import numpy as np
import pytest

import core
from core.results.head_portraits import HeadPortraits
from core.results.head_roles import HeadRoles
from viz_app.view_models.portraits import portraits_payload


@pytest.fixture(scope="module", params=["en-de", "sentiment", "next-word"])
def model(request: pytest.FixtureRequest) -> Any:
    return core.load(request.param)


@pytest.fixture
def found(model: Any) -> HeadPortraits:
    return model.head_portraits


def test_every_head_is_there_with_its_own_numbers(model: Any, found: HeadPortraits) -> None:
    payload = portraits_payload(found, model.head_roles)
    assert json.loads(json.dumps(payload)) == json.loads(json.dumps(payload, allow_nan=False))
    assert [(one["map"], one["layer"], one["head"]) for one in payload["heads"]] == [*model.head_roles.heads]
    for one in payload["heads"]:
        portrait = found.head(one["map"], one["layer"], one["head"])
        assert np.allclose(one["offsets"], portrait.offsets, atol=1e-4)
        assert len(one["pairs"]) == len(portrait.pairs)
        assert {str(row[1]) for row in one["rows"]} <= payload["texts"].keys()
        assert str(one["shown"]) in payload["texts"]


def test_a_name_has_the_share_that_was_checked(model: Any, found: HeadPortraits) -> None:
    for one in portraits_payload(found, model.head_roles)["heads"]:
        assert bool(one["name"]) == bool(one["checked"])
        for share in one["checked"]:
            assert share["strength"] >= 0.4
            assert share["strength"] >= 2 * share["chance"]
            assert share["kind"] == "rule" or share["key"] == one["role"]


def test_an_effect_has_the_interval_of_its_mean(model: Any, found: HeadPortraits) -> None:
    roles: HeadRoles = model.head_roles
    for one in portraits_payload(found, roles)["heads"]:
        mean, half, count = one["effect"]
        effects, at = roles.effects[one["map"]], (one["layer"], one["head"])
        assert mean == pytest.approx(float(effects.mean[at]), abs=1e-4)
        assert half == pytest.approx(1.96 * float(effects.std[at]) / count**0.5, abs=1e-4)


def test_portraits_without_measured_roles_have_names_and_no_effects(found: HeadPortraits) -> None:
    heads = portraits_payload(found, None)["heads"]
    assert any(one["name"] for one in heads)
    assert all(one["effect"] is None and one["probeRole"] is None for one in heads)
