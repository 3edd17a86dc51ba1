"""The page without a server: a folder for any static host, in which the models run in the visitor's own tab."""
