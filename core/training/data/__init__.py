"""Corpora: their files, splits, filters and augmentation, and batches of encoded examples."""
