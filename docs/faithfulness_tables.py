"""The tables of docs/faithfulness.md, made from the files beside the checkpoints, so that no number is typed.

``python -m docs.faithfulness_tables`` writes them between the marks of the page.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from core.files import replace_file
from core.results.faithfulness import ALIGNER, CHANCE, DIAGONAL, LARGE, MEASURES, WHEN, Faithfulness, Interval
from core.results.head_roles import HeadRoles

PAGE = Path(__file__).with_name("faithfulness.md")
SHARES = (0, 0.1, 0.25, 0.5, 0.75)  # of the heads, in the table of pruning
NOT_MEASURED = "not measured"
TITLES = {
    "attention": "attention of one head, drawn by chance",
    "mean-attention": "mean attention, last layer",
    "rollout": "attention rollout",
    "value-zeroing": "value zeroing",
    "flow": "information flow",
    "logit-flow": "logit flow",
    "gradient-x-input": "gradient × input",
    "integrated-gradients": "integrated gradients",
    "leave-one-out": "leave one out",
    "pooling": "pooling",
    CHANCE: "random order",
    ALIGNER: "word alignment learned from sentence pairs",
    DIAGONAL: "by place alone",
}
_HEADS = 5  # that align best
_MARKED = re.compile(r"(<!-- table (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def between_marks(page: str, tables: Mapping[str, str]) -> str:
    """Return ``page`` with the ``tables`` between the marks of their names."""
    return _MARKED.sub(lambda found: f"{found[1]}\n{tables[found[2]]}\n\n{found[3]}", page)


def filled(page: str, measured: Mapping[str, Faithfulness], roles: Mapping[str, HeadRoles]) -> str:
    """Return ``page`` with the tables between its marks made again."""
    tables = {"methods": _methods(measured), "alignment": _alignment(measured), "pruning": _pruning(roles)}
    tables["parts"] = _largest_parts(measured)
    return between_marks(page, tables)


def _methods(measured: Mapping[str, Faithfulness]) -> str:
    """Return a table a model: a row a method, the most faithful by deletion first, and a column a measure."""
    parts = []
    for model, found in measured.items():
        # By the rounded mean, because that is what a file holds.
        ranked = sorted(found.areas, key=lambda method: round(found.areas[method].mean, 4))
        by = {method: [found.measures.get(one, {}).get(method) for one in MEASURES] for method in (*ranked, CHANCE)}
        rows = [[TITLES[name], *map(_cell, cells), _share(found, name)] for name, cells in by.items()]
        if not found.measures:  # of an older version
            for row, method in zip(rows, (*ranked, CHANCE), strict=True):
                row[1] = f"{(found.random if method == CHANCE else found.areas[method]).mean:.2f}"
        heads = ["method", *(f"{one} {'↑' if one in LARGE else '↓'}" for one in MEASURES), "beats chance"]
        parts.append(f"`{model}`, {found.sentences} sentences:\n\n{table(heads, rows)}")
    return "\n\n".join(parts)


def _alignment(measured: Mapping[str, Faithfulness]) -> str:
    """Return a table a translator: heads that align best, methods, and what they are compared with."""
    parts = []
    for name, found in measured.items():
        if found.alignment is None:
            continue
        errors = found.alignment.errors
        sorted_names = sorted(errors, key=lambda one: min(round(by.mean, 4) for by in errors[one].values()))
        heads = [one for one in sorted_names if "." in one]
        shown = [one for one in sorted_names if "." not in one or one in heads[:_HEADS]]
        rows = [[_title(one), *(_cell(errors[one].get(when)) for when in WHEN)] for one in shown]
        about = found.alignment
        parts.append(
            f"`{name}`, {about.sentences} sentences, {about.sure} sure and {about.possible} possible links, on which "
            f"two passes agree to {about.agreed:.1%}; the best {min(_HEADS, len(heads))} of {len(heads)} heads of "
            f"cross-attention:\n\n{table(['alignment error ↓', 'row that predicts', 'row that reads'], rows)}"
        )
    return "\n\n".join(parts) or f"Alignment error: {NOT_MEASURED}."


def _largest_parts(measured: Mapping[str, Faithfulness]) -> str:
    found = {name: one.largest_parts for name, one in measured.items() if one.largest_parts}
    rows = [
        [f"`{name}`", _cell(one.costliest), _cell(one.near), f"{one.predictions} in {one.sentences} texts"]
        for name, one in found.items()
    ]
    return table(["model", "the costliest head", "among the three costliest", "predictions"], rows)


def _pruning(roles: Mapping[str, HeadRoles]) -> str:
    rows = []
    for name, found in roles.items():
        if (curves := found.pruning) is None:
            continue
        total, digits = curves.removed[-1], 1 if curves.metric == "bleu" else 3
        places = [_nearest(curves.removed, share * total) for share in SHARES]
        orders = {"least important first": curves.least_first, "most important first": curves.most_first}
        for title, scores in orders.items():
            cells = [f"{scores[at]:.{digits}f} ({curves.removed[at]} off)" for at in places]
            rows.append([f"`{name}`, {total} heads, {curves.metric}, {title}", *cells])
    return table(["model", *(f"{share:.0%} of the heads" for share in SHARES)], rows)


def _nearest(counts: Sequence[int], wanted: float) -> int:
    return min(range(len(counts)), key=lambda at: abs(counts[at] - wanted))


def _title(name: str) -> str:
    map_name, *place = name.split(".")
    return TITLES[name] if not place else f"head: {map_name}, layer {int(place[0]) + 1}, head {int(place[1]) + 1}"


def _cell(interval: Interval | None) -> str:
    return "–" if interval is None else f"{interval.mean:.2f} ({interval.low:.2f} to {interval.high:.2f})"


def _share(found: Faithfulness, method: str) -> str:
    return f"{found.better[method]:.0%}" if method in found.better else "–"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    """Write the tables of the page."""
    import core

    models = {name: core.load(name, device="cpu") for name in core.catalogue()}
    measured = {name: model.faithfulness for name, model in models.items() if model.faithfulness}
    roles = {name: model.head_roles for name, model in models.items() if model.head_roles}
    replace_file(PAGE, filled(PAGE.read_text(encoding="utf-8"), measured, roles))


if __name__ == "__main__":
    main()
