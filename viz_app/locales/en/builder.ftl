builder-language = Language of the texts
# In the list of languages: the one that the lesson was written in first.
builder-first-language = { $language }, the first
builder-text = Text
builder-question = Question
builder-choice = Choice { $number }
# The text that is shown to who gives this answer.
builder-feedback = Why not “{ $choice }”
builder-hint = Hint
builder-after = After the answer
