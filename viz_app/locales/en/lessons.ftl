# Where a place stands, inside a sentence: "The heads are {where} of it."
lessons-above = above
lessons-below = below
lessons-left = on the left
lessons-right = on the right
# In place of these, where a place is not in sight or on paper.
lessons-on-page = on the page

## Texts that are written

lessons-compare = Compare
lessons-compare-with = One way to say it:
lessons-written = You wrote:

## Questions without a right answer

# After "You said", if no choice was taken.
lessons-nothing = nothing.
lessons-said = You said
lessons-skip = Skip

## Texts that a class hands in

lessons-send = Send
