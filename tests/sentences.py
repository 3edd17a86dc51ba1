"""The texts that tokenizers of tests are made from."""

SENTENCES = (
    "A man rides a bike.",
    "Two children are playing in the snow.",
    "Ein Mann fährt Fahrrad.",
    "Zwei Kinder spielen im Schnee.",
    "A gorgeous, witty film.",
    "Where is the station?",
)
