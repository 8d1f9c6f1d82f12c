# What is printed.

# The rules in a line: $rules is “Ancient” or “Modern”, $edge is “plane” or “walls”.
paper-rules = { $rules } rules, { $edge }
paper-colours = The player who cannot jump loses. Left is black, Right is white.
paper-not-begun = The search had not begun when this was printed.
paper-not-ended = The search had not ended when this was printed.
# A line to write on follows.
paper-who-wins = Who wins?
paper-sum = The sum of { NUMBER($parts) } parts
paper-jumps = { $player ->
    [left] Left (black)
   *[right] Right (white)
}: { $jumps ->
    [0] no jump
    [one] 1 jump
   *[other] { NUMBER($jumps) } jumps
}
# Not all are listed.
paper-more = and { NUMBER($more) } more
paper-no-value = The value is not known.
    .short = not known
paper-value-longer = The value is longer: the page shows all of it.
paper-no-outcome = Who wins is not known.
# The jump by which the player who starts wins.
paper-wins-by = If { $starts ->
    [left] Left (black) starts, Left
   *[right] Right (white) starts, Right
} wins: { $jump }.
paper-link-long = Its link has { $length } characters: too many to print.

## Several positions on paper

handout-title = A handout
handout-untitled = Kōnane positions
handout-on-a-page = On a page
    .what = Positions on a page
handout-answers-are = Answers
    .beside = Beside
    .apart = On a sheet of their own
    .none = None
handout-codes = QR codes
handout-walk = Gallery walk
handout-claims = { $title }: my claims
# The four outcomes by their letters.
handout-outcomes = L: Left wins. R: Right wins. N: who starts wins. P: who does not start wins.
handout-because = Because
handout-close = Back to the lesson
handout-known = Answers: { NUMBER($known) } of { NUMBER($positions) }
handout-covered = Covered answers stay covered.
handout-leave-open = Leave the others open
handout-answers = { $title }: answers
handout-no-position = No position.
handout-open = Not worked out.
