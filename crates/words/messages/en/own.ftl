# The reader's own exhibit in the gallery: a family of positions that they type, and their formula.

own-title = Your own exhibit
own-brief = A pattern such as x(o.)^n, and the values of its row.
# In the title of the window and where the page is shared.
own-page = Your own exhibit, { $family }
own-headline = Type a family of positions and see its values by both rules. Say what you conjecture: the page finds the first counterexample.

## What the reader types

own-pattern = Pattern
own-examples = Examples
own-board = Board
own-board-plane = Plane
own-board-walls = Walls
# $letter is one of the pattern, such as n.
own-range = { $letter } from … to …
own-number = { $letter } on the board
own-expected-pattern = a pattern such as x(ox)^n
own-expected-range = a range for { $letter }, such as 1..20
# $expected is in English.
own-wrong-at = <strong>Character { NUMBER($character) }:</strong> expected { $expected }.
own-wrong = Expected { $expected }.
own-help = How to write a pattern
own-help-stones = black, white, empty
own-help-run = three empty squares
own-help-repeat = a stone n times, a group n times
own-help-sum = exponents may be sums
own-help-rows = rows, and rows n times
own-help-letters = At most three letters, any but x, o and v. Each has a range such as 1..20.
own-help-formula = How to write a formula
own-help-formula-letters = numbers, ↑ and ∗ with letters
own-help-formula-cases = cases, of which the first that applies counts
own-help-formula-switch = any value; tiny and miny too

## What is wrong with a link

own-cut = { $name } can have at most { NUMBER($most) } characters: the rest is left out.
own-no-letter = The pattern has no { $letter }, so its range is left out.
own-unread = The position in this link cannot be read. At { $error }. Shown: the family’s own.
own-stale = The board waits for a complete pattern.

## The values of the case on the board

own-values = Values of this case
own-same = By both rules the same.
own-differ = The rules make a difference.
own-edited = <strong>You have changed the board.</strong> The table is about the family’s own positions.
own-return = Back to { $case }
own-position = A position made of { $family }
own-value = Value
own-formula-says = Formula
own-proof = Proof of the value of { $case }, { $rules } rules
own-proof-winner = { $player ->
    [left] Proof of who wins { $case } if Left moves first, { $rules } rules
   *[right] Proof of who wins { $case } if Right moves first, { $rules } rules
}

## The conjecture

own-conjecture = Your conjecture
own-formula = Formula
own-no-formula = Say what the values are, such as { $example }, or take over a guess.
own-holds = { $agree ->
    [one] Holds in 1 of { NUMBER($all) } cases.
   *[other] Holds in { NUMBER($agree) } of { NUMBER($all) } cases.
}
own-differs = The first counterexample is <case/>: <value/>, not <claim/>.
# For screen readers.
own-differs-said = The first counterexample is { $case }.
own-unknown = { $count ->
    [one] 1 case is not decided.
   *[other] { NUMBER($count) } cases are not decided.
}
own-silent = { $count ->
    [one] It says nothing about 1 case.
   *[other] It says nothing about { NUMBER($count) } cases.
}
own-guess = Guessed from the values
own-guess-both = by both rules
own-guess-support = { $from ->
    [one] Made from 1 case
   *[other] Made from { NUMBER($from) } cases
}; { $more ->
    [one] 1 more agrees.
   *[other] { NUMBER($more) } more agree.
}
own-guess-nothing = A guess proves nothing.
own-take = Take over
own-take-title = Take over { $formula } as the formula
own-no-guess = No guess: no formula with a short period fits the known values.
own-guess-letters = To guess a formula, give one letter a range and the others a single number.

## The table

own-table = All cases
own-differ-mark = differs
own-differ-title = The rules make a difference
own-right = right
own-wrong-mark = wrong
own-says-nothing = says nothing

## The pictures. $rules are “ancient” or “modern”.

own-plot = Mean and temperature
own-plot-mean = Mean
own-plot-temperature = Temperature
# For screen readers, as in “Mean over n. ancient: n = 1: −1, n = 2: −2.”
own-plot-aria = { $measure } over { $letter }. { $curves }
own-plot-number = a number
own-plot-other = any other value
