"""The layer before the page: known addresses, checked bodies, fair turns, limits."""
