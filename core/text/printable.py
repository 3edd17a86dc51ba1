"""Text that a person typed, made fit to be shown in a message, a label or a drawing."""


def printable(text: str, instead: str = "\ufffd") -> str:
    """Return ``text`` with ``instead`` for each character that cannot be printed, such as a line break or a control."""
    return "".join(char if char.isprintable() else instead for char in text)
