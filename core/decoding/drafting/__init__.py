"""Greedy decoding from drafts: a faster copy of the model proposes, the model checks."""
