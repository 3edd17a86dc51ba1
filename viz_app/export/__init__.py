"""A run as something to keep: a page of one file, a notebook's frame, drawings, tables, arrays."""
