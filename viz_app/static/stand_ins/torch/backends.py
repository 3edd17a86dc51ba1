"""``torch.cuda``, ``torch.backends`` and ``torch.ops``: there is no other device and no other library."""

from types import SimpleNamespace


def is_available() -> bool:
    return False


def device_count() -> int:
    return 0


cuda = SimpleNamespace(is_available=is_available, device_count=device_count)
mps = SimpleNamespace(is_available=is_available)
mkldnn = SimpleNamespace(is_available=is_available)
ops = SimpleNamespace(mkldnn=SimpleNamespace())
