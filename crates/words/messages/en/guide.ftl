# What a newcomer is shown.

# The first line of the page; index.html has the same. <rest> is not shown where there is little room; <konane>,
# <play> and <half> are links or buttons.
about = <rest>The Hawaiian board game </rest><konane>Kōnane</konane> with exact values<rest>: who wins, and by how much</rest>. <play>How it is played</play> <half>Why ½?</half>

help = Help
help-first-steps = First steps
help-keys = Keys
help-what =
    Kōnane is a Hawaiian board game for two. Papamū finds the parts into which a position falls, and the exact value
    of each: who wins, and by how many moves.
help-modes =
    In Edit, a press on an empty square puts a stone there, of the colour that goes with the others as on a chequerboard;
    a second press changes its colour, a third takes it away. With a brush, each press puts that stone, or takes it away.
    In Play, press a stone, then where it should land.
# <gallery> is a link.
help-gallery = <gallery>The rogue’s gallery</gallery> shows published results, each on a board that you can change.
# <glossary> is a link.
help-glossary = <glossary>The glossary</glossary> explains the words of this page.
# <licences> is a link.
help-licences = This is Papamū { $version }, free software. <licences>The licences</licences> name whose work is in it.
help-tour-play = A whole game on the board, in half a minute
help-tour-half = The first example, in six steps
help-pointer =
    Drag to paint, drag a stone to move it, press with the right button to erase. A finger paints once a brush is
    chosen; without one it scrolls on empty squares. Two fingers, or Ctrl and the wheel, zoom. The keys for stones work
    while the board has the focus.

## A tour

tour-place = { NUMBER($scene) } of { NUMBER($count) }
# Before the value of what is on the board.
tour-worth = worth
tour-steps = Steps
tour-back = Back
tour-on = Next
tour-run = Run
tour-pause = Pause
tour-again = Again
tour-end = To your board
