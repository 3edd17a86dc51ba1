"""What stands between the network and the page: which addresses there are, what a body may hold, what is forgotten."""
