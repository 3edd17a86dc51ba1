"""The plain data that models, analyses and trainings return: NumPy arrays and texts, no torch."""
