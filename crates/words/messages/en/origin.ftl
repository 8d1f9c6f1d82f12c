# Could this arise in a game? A game from a full board that ends in the position, or why there is none.

origin-ask = Could this arise in a game?
origin-sought = Searching for a game …
origin-yes = Yes. This game on a board of { $size } ends in the position.
origin-edge = The edge of this board can stop a jump that is possible on the plane.
origin-film = The game, turn by turn
origin-first = The full board
origin-back = Back
origin-on = Next
origin-last = The position
origin-full = A full board.
origin-turn = { $player ->
    [left] Black: { $turn }
   *[right] White: { $turn }
}
origin-play = Open in Play
origin-not-found = No game found, on boards of up to { $size }. That proves nothing.
origin-too-large = No game found: the position needs a board of { $size }, and games have at most { $most }.
origin-given-up = No game found in the time and memory available. That proves nothing.

## Why not

origin-no = No.
origin-colour = The stone on { $square } stands where a full board has a stone of the other colour, and jumps never change the colour of a stone’s square. The stone in the lower left corner of a full board is black.
origin-colours = Wherever the position lies, the stone on { $one } or the stone on { $other } stands where a full board has a stone of the other colour, and jumps never change the colour of a stone’s square.
origin-no-stones = The stone that made the last jump would still be on the board.
origin-numbers = Under the modern rules each jump takes one stone, and the players take turns. A full board has as many white stones as black ones, or one less. So a game leaves at most two black stones more, or one white stone more; here are { NUMBER($black) } black and { NUMBER($white) } white ones.
origin-removal = On this board the rules allow no removal of two stones.
origin-jumps = No removal and no jumps in turn take these numbers of stones.
origin-diagonals = Colour the diagonals in three colours in turn. Each stone taken changes the number of empty squares of every colour by one, so whether two of these numbers are both even or both odd never changes. No removal of two stones agrees with this position.
origin-search = A search tried all ways back from this position, and none leads to a full board.
