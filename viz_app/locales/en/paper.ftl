paper-heading = Worksheet: { $title }
paper-print = Print
# The buttons that change between the two papers.
paper-worksheet = Worksheet
paper-solution = Solution
paper-waiting = The stops are run …
paper-stop-of = Stop { $stop } of { $count } …

## On the paper

paper-solution-of = Solution: { $title }
paper-from-run = All numbers come from a run of the model.
paper-lines = The wider a line, the more the head looks there.
# Three lines to write on.
paper-name = Name
paper-class = Class
paper-date = Date
# Before a line on which a pupil says why.
paper-because = Because
# Behind a question that is answered by drawing a ring around one of the tokens below it.
paper-ring = { $question } Ring it.
paper-heads = Each square is one head: rows look, columns are looked at, dark is much. Ring one that fits.
paper-same-lesson = The same lesson with the model itself. At its end it gives you a code.
# $places are lines to write on, one for each four characters of the code.
paper-my-code = My code: { $places }

## Pictures of numbers

# Names of rows: the run before and after a change, or kinds of parts of a model.
paper-part =
    { $part ->
        [before] before
        [after] after
        [attention] Attention
        [embedding] Embedding
        [feed-forward] Feed-forwards
       *[others] All others
    }
# A row: how far a training is.
paper-step = Step { $step }
paper-closed = Cells with a stroke are closed.
# Below a picture whose numbers are left out.
paper-draw = Draw here what you expect.
# Above a picture of what a task looks through; $unit is that of its numbers.
paper-choose =
    { $unit ->
        [open] Strike out the cells that you would close.
       *[other] Ring one that fits.
    }
