"""What stands between strangers and the models: which addresses there are, what a body may hold, whose turn it is."""
