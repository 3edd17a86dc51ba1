"""Errors whose message is one sentence for the person who caused them."""


class InputError(ValueError):
    """What was asked for cannot be done; the message says what is wrong and what to do."""
