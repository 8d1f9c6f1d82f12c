# The room of the gallery about penetration: how far stones of a box get beyond a line by leaping over one another, and
# why no farther. A weight belongs to each square; no leap adds to the sum of the stones’ weights.

## The table

pen-table = Table by depth and width
pen-caption = The farthest that stones of a box get: its depth downwards, its width across
# A place in a paper.
pen-source = Ernst 1995, table 1
# $depth and $width as in “3” and “5+”.
pen-entry = depth { $depth }, width { $width }: { NUMBER($distance) }

## The tools

pen-hint = Hint
pen-set-up = Set up
# Stones on all squares, on none, or where they stand at first, with their leaps.
pen-full = All
pen-clear = None
pen-usual = Solution

## The way

pen-way = The way to distance { NUMBER($distance) }
pen-first = To the start
pen-back = One leap back
pen-on = One leap on
pen-last = To the end
pen-begin = { $stones ->
    [one] 1 stone, { NUMBER($leaps) } leaps
   *[other] { NUMBER($stones) } stones, { NUMBER($leaps) } leaps
}
# $leap as in “c3 → c5”; $distance is how far beyond the line a stone is.
pen-step = { NUMBER($step) } of { NUMBER($count) }: { $leap }, { NUMBER($distance) } beyond

## The reader’s leaps

pen-press = Press a stone, then the square where it should land.
pen-outside = Stones are set up inside the box.
pen-at-end = No stone gets farther from this box.
pen-forbidden = Proved: no stone gets farther now. Weights forbid every square of the next row.
pen-hint-way = Hint: { $leap }, then { NUMBER($rest) } more to { NUMBER($distance) } beyond.
pen-looking = Looking for a way…
pen-no-hint = No hint: { $reason }
pen-no-answer = it found no answer
pen-proved = Proved: no farther, every way was tried.
pen-unproved = Farther: no way found within the limits.

## How far, and with how many stones

# Follows the distance, a large number on a line of its own. $depth and $width may be “5 or more”.
pen-answer = { $distance ->
    [one] square beyond the line at most, from a box { $depth } deep and { $width } wide
   *[other] squares beyond the line at most, from a box { $depth } deep and { $width } wide
}
pen-or-more = { NUMBER($number) } or more
pen-reached = Reached
pen-stones = Stones
pen-leaps = Leaps
pen-single-row =
    A single row: to come beyond the line a stone must leap over one in front of it, and no stone here has one in
    front. They leap along the row only.
# $inner: whether they stand in a smaller box in the box.
pen-fewest-anywhere = { $inner ->
    [yes] { NUMBER($stones) } stones there, fewest possible: fewer do not get as far, wherever they stand.
   *[no] { NUMBER($stones) } stones, fewest possible: fewer do not get as far, wherever they stand.
}
pen-fewest-in-box = { $inner ->
    [yes] { NUMBER($stones) } stones there, fewest in this box: all sets of fewer stones in it were tried.
   *[no] { NUMBER($stones) } stones, fewest in this box: all sets of fewer stones in it were tried.
}
pen-fewest-known = { $inner ->
    [yes] { NUMBER($stones) } stones there, fewest known: that fewer are too few has not been shown.
   *[no] { NUMBER($stones) } stones, fewest known: that fewer are too few has not been shown.
}
pen-inner-box = A box of { NUMBER($depth) } × { NUMBER($width) } in it suffices.

## What the weights say. The goal is the square that is to be reached

pen-scale = What the weights say
pen-goal = Goal
pen-goal-distance = Distance of the goal
pen-column = column
pen-show = Weights on the board
pen-total = The stones weigh <share/> of the goal
pen-exactly = Exactly
pen-exact = { $stones } to { $goal }, at the start { $share }
pen-lawful =
    No jump adds weight: { NUMBER($jumps) } jumps on these squares checked, { NUMBER($even) } keep the total.
pen-excluded =
    Proved: even the full box weighs less than the goal, { $share } of it. No stones in it ever get there.
pen-too-light = The full box weighs enough, but these stones do not: they never get there.
pen-possible = Not excluded: these stones weigh enough, with { $spare } to spare.
pen-look = Point at a square for its exact weight.
pen-weight = { $square }: { $share } of the goal, { $weight } to { $goal }
pen-any-box =
    The same goes for any column, and for any box: endless rows and columns only just weigh as much as the goal.
pen-any-depth = The same goes for any column, and however deep the box is.
pen-any-width = The same goes for any column, and however wide the box is.
pen-any-column = The same goes for any column.

pen-kind = Weights
pen-kind-best = Ours that prove it
pen-kind-none = Ours: none proves it
# How weights go: by σ for every step, and so on; figures are those of Ernst’s paper.
pen-golden = Golden: σ for every step (figures 3, 4, 5 and 8)
pen-golden-even = σ for every row, every second column 0 (figures 6 and 7)
pen-even-golden = σ for every column, every second row 0
pen-ladder-golden = Ladder by rows, σ by columns (figure 9)
pen-ladder-even = Ladder by rows, every second column 0
pen-ladder-skew = Ladder by rows, skew by columns (figure 10)
pen-ladder-mirrored = Ladder by rows, skew the other way (figure 10, mirrored)

## Five squares beyond

pen-five = Why no stone gets five squares beyond <note>(figure 3)</note>
pen-sigma =
    Let σ be the number with σ + σ<up>2</up> = 1, about 0.618. The goal weighs 1, and every step away from it costs a
    factor of σ. Then a jump towards the goal keeps the weight, because σ<up>n+1</up> + σ<up>n+2</up> = σ<up>n</up>, and
    any other loses some.
pen-rows = Rows filled
pen-fill = Fill
pen-five-rows =
    The first row behind the line lies five steps from the goal. It weighs σ<up>5</up> in the middle and a factor of σ
    less with each step aside: together σ<up>2</up>. Each further row weighs σ times as much. After n rows just
    σ<up>n</up> is missing from 1, so endless rows together weigh exactly 1, as much as the goal. Finitely many stones
    always leave some of it out: they weigh less than 1, no jump adds to that, and a stone on the goal would weigh 1.
pen-no-row = No row yet: 0
pen-one-row = 1 row: { $sum }
pen-sum = { NUMBER($rows) } rows: { $sum }, missing { $missing }
pen-half-plane =
    The goal five squares above a half plane of stones. Every square weighs σ to the number of its steps from the goal;
    the rows weigh σ², σ³ and so on.
pen-is-goal = 1 = the goal

## What of a link cannot be followed

pen-unknown-weights = { $parameter } can be { $names }, not “{ $name }”; shown: the usual ones.
pen-stones-outside = { $stones ->
    [one] 1 of the stones is outside the box and left out.
   *[other] { NUMBER($stones) } of the stones are outside the box and left out.
}
pen-stones-unread = stones cannot be read. { $error }. Shown: the usual ones.
pen-way-broken = Leap { NUMBER($place) } of way, “{ $leap }”, cannot be played: the way ends before it.
