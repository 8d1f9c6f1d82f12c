# What the board says to screen readers.

board-name = Kōnane board
board-colour = { $player ->
    [left] Black
   *[right] White
}
# A square around those that have coordinates. $square: as in −a4.
board-outside = outside { $square }
board-empty = { $square } empty
board-stone = { $square } { $player ->
    [left] black
   *[right] white
}
# $square: one of the two above.
board-selected = { $square }, selected
# A stone that is lifted can jump here.
board-target = { $square }, target

# The page of the board.

examples = Positions to try
# How many there are: opens the others.
examples-all = All { NUMBER($count) }
# Leads to an exhibit of the gallery.
example-exhibit = Gallery: <exhibit/>

## The names of those positions

example-half-move = Half move
example-heap-nim = Nim heap
example-staircase = Staircase
example-sum-four = Four parts
example-just-above-0 = Just above 0
example-next-nothing = Next to nothing
example-switch = Switch
example-long-line = Long line
example-whole-board = Whole board
