"""The payload of Over many sentences: what each head does, and the rule or the role that gives it its name."""

import math
from typing import Any

import numpy as np

from core.results.head_portraits import HeadPortrait, HeadPortraits
from core.results.head_roles import Head, HeadRoles, RoleScores
from core.results.head_rules import RULES, RuleScores
from viz_app.view_models.arrays import rounded

_Z = 1.96  # half of a 95 % interval, in standard errors


def portraits_payload(found: HeadPortraits, measured: HeadRoles | None) -> dict[str, Any]:
    """Return the portraits as JSON-able values; roles, rules and names are of the same sentences as the pictures.

    ``heads`` has for each head its ``name`` (empty if no rule and no role holds), the ``checked`` scores that the name
    rests on, all its ``shares``, and the ``effect`` of its loss as mean, half of the 95 % interval and number of
    sentences. ``measured`` is what ``glassformer heads`` found, None if it was not run.
    """
    roles = HeadRoles(found.roles, {}, {}, None, found.about, found.rules, measured.names if measured else ())
    return {
        "sentences": found.about.get("sentences", 0),
        "corpora": list(found.about.get("corpora", {})),
        "probe": measured.about.get("probe_sentences") if measured else None,
        "texts": {str(at): [one.text, one.output, one.source, one.target] for at, one in found.texts.items()},
        "even": {name: rounded(one, 4) for name, one in found.even.items()},
        "heads": [_head(head, found.head(*head), roles, measured) for head in roles.heads],
    }


def _head(head: Head, portrait: HeadPortrait, roles: HeadRoles, measured: HeadRoles | None) -> dict[str, Any]:
    name, layer, number = head
    role, (said, grounds) = roles.role(*head), roles.named(*head)
    shares = [
        *(_share("role", key, key, one, head) for key, one in roles.scores[name].items()),
        *(_share("rule", key, RULES[name].get(key, key), one, head) for key, one in roles.rules.get(name, {}).items()),
    ]
    return {
        "map": name,
        "layer": layer,
        "head": number,
        "name": said,
        "role": role.role,
        "best": role.best,
        "checked": [one for key in grounds for one in shares if one["key"] == key],
        "shares": sorted(shares, key=lambda one: (one["kind"], -one["strength"])),
        "probeRole": measured.role(*head).role if measured and head in measured.heads else None,
        "effect": _effect(head, measured),
        "offsets": rounded(portrait.offsets, 4),
        "entropy": rounded(portrait.entropy, 4),
        "pairs": [list(vars(pair).values()) for pair in portrait.pairs],
        "frequent": [list(vars(pair).values()) for pair in portrait.frequent],
        "rows": [[row.level, row.text, row.row, row.weights] for row in portrait.rows],
        "shown": portrait.shown,
        "arcs": portrait.arcs,
    }


def _share(kind: str, key: str, title: str, scores: RoleScores | RuleScores, head: Head) -> dict[str, Any]:
    at = head[1:]
    return {
        "kind": kind,
        "key": key,
        "map": head[0],
        "title": title,
        "rows": scores.rows,
        "chance": round(scores.chance, 4),
        "strength": round(float(scores.strength[at]), 4),
        "byDistance": round(float(scores.by_distance[at]), 4) if isinstance(scores, RuleScores) else None,
    }


def _effect(head: Head, measured: HeadRoles | None) -> list[float] | None:
    """Return mean, half of the 95 % interval and number of sentences; None if it was not measured."""
    count = measured.about.get("effect_sentences") if measured else None
    if not measured or not count:
        return None
    effects, at = measured.effects[head[0]], head[1:]
    return [*rounded(np.array([effects.mean[at], _Z * effects.std[at] / math.sqrt(count)]), 4), count]
