# The room of the gallery that builds a position for any value.

making-page-of = A position worth { $value }
making-build = Build
making-terms =
    For ancient rules, on the plane, with stones on any squares: each lock ends in two neighbours of one colour, which no
    board has after an opening. Under modern rules we have not tried.
making-working = Building the position …
making-hard = Not decided: this value needs more time or memory than the page may use.
making-large =
    Too large: the position that this construction makes for the value does not fit on a board of { NUMBER($most) } ×
    { NUMBER($most) } squares, the largest that the page has.
making-size = { $stones ->
    [one] 1 stone on { NUMBER($rows) } × { NUMBER($columns) } squares, { $colours }
   *[other] { NUMBER($stones) } stones on { NUMBER($rows) } × { NUMBER($columns) } squares, { $colours }
}
making-zoom = Size of the board
making-to-board-why = There the solver computes the value of this position. For large ones that may take long.
making-smallest = The smallest in the dictionary
making-smallest-of = { $stones ->
    [one] With 1 stone, { $colours }, under ancient rules on the plane.
   *[other] With { NUMBER($stones) } stones, { $colours }, under ancient rules on the plane.
}
making-smallest-none = The dictionary has no position with this value under ancient rules on the plane.
making-habitat = Look for small positions in Habitat
# In Habitat.
making-from-habitat = Build a position with this value, however large

## The steps. A runner is a stone that leaps along a line; a stop is a square where it may end a jump; a hub is what
## stands around a stop. $stop, $black and $white name squares. <option/>, <inner/> and <value/> are values.

making-moves = A row of moves.
    .why = One player takes stone after stone, and the other can never move. Each stone to be taken is one move.
making-nothing = A single stone.
    .why = Nobody can move.
making-runners = Two runners.
making-runners-why =
    Left’s is the black stone on { $black } and leaps up; Right’s is the white one on { $white } and leaps down. No other
    stone will be able to move at first. A runner that leaves takes the other one.
making-line = { $player ->
    [left] Left’s line.
   *[right] Right’s line.
}
making-line-why = { $player ->
    [left] In one jump Left’s runner can leap over Right’s runner and as many of these white stones as Left likes, and stop behind the last of them. From a stop that is not the last, the next stone can take it back.
   *[right] In one jump Right’s runner can leap over Left’s runner and as many of these black stones as Right likes, and stop behind the last of them. From a stop that is not the last, the next stone can take it back.
}
making-locks = { $player ->
    [left] Locks for Left’s line.
   *[right] Locks for Right’s line.
}
# <bound/> and <gained/> are integers.
making-locks-why-left =
    While the stone of the line beside it stands, nobody can move in such a row; once that stone is taken, the row is free
    moves for one player. They are chosen so that, where no option waits, taking the runner back leaves at most <bound/>: less than
    any value here, so Left gains nothing there.
making-locks-why-right =
    While the stone of the line beside it stands, nobody can move in such a row; once that stone is taken, the row is free
    moves for one player. They are chosen so that, where no option waits, taking the runner back leaves at least <bound/>: more than
    any value here, so Right gains nothing there.
making-option = { $player ->
    [left] Left’s option <option/>.
   *[right] Right’s option <option/>.
}
making-hub-why =
    A runner that stops on { $stop } has opened locks worth <gained/> on its way, and becomes the runner of the stones
    around it: a smaller machine of the same kind, turned, for <inner/>. Together that is <option/>.
making-integer-why =
    A runner that stops on { $stop }, at the end of its line, has opened locks worth <gained/> on its way. No stone can
    take it back, and it needs no machine there.
making-first-why =
    A runner that stops on { $stop } has taken the other one, and nobody can move any more: that is worth 0.
making-whole = The whole, worth <value/>.
making-whole-why =
    A jump to a marked stop is worth the option that waits there. Every other jump changes nothing, so the options are those of
    the value. The proof is by hand. Open the position on the board to have the solver value it; for large ones that may take
    too long.
