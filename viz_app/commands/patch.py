"""``patch``: which vector or head of one run carries its difference from another."""

from typing import Annotated

from core.training.command import option
from viz_app.commands.options import Device, Dtype, Model


def patch(
    base: Annotated[str, option("TEXT", "The run that takes tensors over.")],
    donor: Annotated[str, option("TEXT", "The run that they come from.")],
    model: Model = "en-de",
    step: Annotated[int | None, option("N", "Counted from 0; the first that differs if not given.")] = None,
    measure: Annotated[str, option("NAME", "logit-difference or log-probability.")] = "logit-difference",
    at: Annotated[list[str] | None, option("PLACE", "Carry these over together instead.", "--at")] = None,
    device: Device = "auto",
    dtype: Dtype = "float32",
) -> None:
    """Put the inside of one run into another, one vector or head at a time: PLACE TAB share of the way.

    0 is the base's run as it is, 1 that of the donor. Places are r.stack.depth.token for vectors and o.map.layer.head
    for what heads pass on, counted from 0, the largest share first.

    glassformer patch --base "The woman is sleeping." --donor "The man is sleeping."

    With --at, carry these places over together, and print the share and what the base then writes.

    glassformer patch --base "The woman is sleeping." --donor "The man is sleeping." --at r.e.1.1 --at o.c.2.7
    """
    import core
    from core.results.patching import MEASURES

    if measure not in MEASURES:
        raise core.InputError("commands-no-measure", measure=f"{measure!r:.40}", measures=MEASURES)
    loaded = core.load(model, device=device, dtype=dtype)
    if at:
        moved = core.patched(loaded, base, donor, at, step=step)
        print("+".join(moved.places), f"{moved.share(measure):.4f}", moved.output, sep="\t")
        return
    rows = core.patch(loaded, base, donor, step=step, measure=measure).to_rows()
    for row in sorted((row for row in rows if row["share"] == row["share"]), key=lambda row: -row["share"]):
        print(row["place"], f"{row['share']:.4f}", sep="\t")
