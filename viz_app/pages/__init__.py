"""One module a tab, and what the tabs share."""
