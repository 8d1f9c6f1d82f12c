# Walks over the board in steps. At most forty words a step.

## A whole game

play-title = How Kōnane is played
play-full =
    The board begins full. Each player has taken away one stone in the middle. Left plays black, Right plays white.
play-jump =
    A move is a jump: over an enemy stone next to one’s own, to the empty square behind it. The enemy stone is taken.
play-turns = The players move in turn. There is no other kind of move.
play-double = A double jump: under the ancient rules a stone may jump on in the same line. Then Right jumps.
play-end =
    Now it is Left’s turn, and no black stone can jump. The player who cannot jump loses: Right has won.

## The same in three sentences, for somebody about to play

rules-begin = The board begins full: Black takes away a black stone, then White a white one beside it.
rules-jump =
    In turn, each player jumps with one stone, straight over an enemy stone beside it into the empty square behind,
    and on in the same line if they like; what is jumped over is taken.
rules-end = If you cannot jump on your turn, you lose.

## The value of the first example, and its jumps

half-title = Why is this ½?
half-value =
    A value says how many moves Left, who plays black, is ahead. Here Left is half a move ahead. To see why, look at
    what each jump leads to.
half-best = One of Left’s jumps leads to 0: nobody is ahead. From here the player who moves first loses.
half-others =
    Left’s other two jumps gain nothing. To this one Right has an answer after which nobody can jump: 0 again. The
    third jump leads to −1, one move ahead for Right.
half-right = Right has only this jump. It leads to 1: Left still has a move, and Right has none.
half-between =
    So Left can move to 0, and Right to 1. Such a position is worth the simplest number between the two: ½.
half-two = And two of them, too far apart to meet, make one whole move: ½ + ½ = 1.
