"""The payload of the Training half of the Model page: the moments of a training as lists, numbers and text."""

from typing import Any

import numpy as np
from jaxtyping import Float32

from core.results.training_history import RoleHistory, SentenceHistory, TrainingHistory
from viz_app.view_models.arrays import rounded
from viz_app.view_models.levels import base85, levels_of, pack_levels


def training_payload(history: TrainingHistory, model: str) -> dict[str, Any]:
    """The moments as JSON-able values: lists are by moment; ``roles[map]`` by moment, layer and head.

    ``sentences[i].maps[map]`` holds ``open`` (packed bits [query, key], empty if all are) and ``weights``, the levels
    of the open cells, [moment, layer, head, query, key]; see ``attention_payload``.
    """
    return {
        "model": model,
        **{name: getattr(history, name) for name in ("steps", "labels", "metric", "scores")},
        "scored": int(history.about.get("scored_sentences", 0)),
        "probe": int(history.about.get("probe_sentences", 0)),
        "note": [one if isinstance(one, str) else one.to_json() for one in history.note],
        "sentences": [_sentence_payload(one) for one in history.sentences],
        "roles": {name: _roles_payload(roles) for name, roles in history.roles.items()},
    }


def records_of(history: TrainingHistory) -> list[dict[str, Any]]:
    """The records of the run's log, with the BLEU of the moments, which no log holds."""
    scored = zip(history.steps, history.scores, strict=True) if history.metric == "bleu" and history.scores else ()
    return [*map(dict, history.curve), *({"step": step, "bleu": score} for step, score in scored)]


def _sentence_payload(one: SentenceHistory) -> dict[str, Any]:
    return {
        "text": one.text,
        "source": list(one.source_tokens),
        "target": list(one.target_tokens),
        "maps": {name: _map_payload(weights) for name, weights in one.attention.items()},
        "probability": rounded(one.probability, 7),
        "guesses": [list(guesses) for guesses in one.guesses],
        "written": list(one.written),
    }


def _map_payload(weights: Float32[np.ndarray, "moment layer head query key"]) -> dict[str, Any]:
    allowed = (weights != 0).any(axis=(0, 1, 2))
    return {
        "layers": weights.shape[1],
        "heads": weights.shape[2],
        "open": "" if allowed.all() else base85(np.packbits(allowed).tobytes()),
        "weights": base85(pack_levels(levels_of(weights[..., allowed]))),
    }


def _roles_payload(roles: RoleHistory) -> dict[str, Any]:
    moments, layers, heads = roles.strength.shape[:3]
    found = [
        [[roles.role(moment, layer, head) for head in range(heads)] for layer in range(layers)]
        for moment in range(moments)
    ]
    return {
        "role": [[[role for role, _ in layer] for layer in moment] for moment in found],
        "strength": [[[round(strength, 4) for _, strength in layer] for layer in moment] for moment in found],
    }
