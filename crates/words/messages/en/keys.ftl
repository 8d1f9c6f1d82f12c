# The help's list of keys.

keys-on-board = On a square of the board
keys-on-game = On the board or in the list of turns
keys-anywhere = Anywhere on this page
keys-in-lecture = In a lecture

# A key, as it is named on a keyboard.
key-space = Space

key-arrows = move from square to square
key-row = first and last square of the row
key-column = first and last square of the column
key-corners = corners of the board
key-square = press the square: use the brush, lift a stone, put it down or jump
key-escape = put the lifted stone down, let go of the selection or of what is being dragged
key-black = put a black stone
key-white = put a white stone
key-delete = take the stone away, or all that is selected
key-select = select a rectangle
key-select-all = select all
key-mode = switch between Edit and Play
key-brush = brush: cycle, black, white, erase, select
key-help = help: how Kōnane is played, and these keys
key-lecture = show this page to a lecture hall
key-clipboard = copy, cut, paste as text
key-undo = undo
key-redo = redo
key-tour = in a tour: one step back, one step on, leave
key-list = in an open lesson: previous item, next item
key-main = press the main button
key-onwards = back, and on to the next thing to say: a covered answer, a sentence, a step, the next item of a lesson
key-shifted = while a lesson is open: what ← and → do on this page
key-exhibit = previous exhibit, next exhibit
key-number = previous number, next number of this exhibit
key-nimbers = on the row of steps: one step back, one step on, first step, last step
key-built = where a thermograph is built: one picture back, one on, the first, the last
key-film = in a game that ends in the position: one turn back, one on, the full board, the position
key-lesson = one step back, one step on
key-lesson-ends = first step, last step of the lesson
key-vote = vote on the question, vote again
key-vote-end = end the vote
key-ends = to the beginning, to the end
key-chalk = take back the last stroke of chalk
key-from-speaker = in the speaker’s window: does what it does in the hall

# In a game
game-key-step = one turn back, one turn on
game-key-branch = to another line from the same position
game-key-best = play the best jump
game-key-threats = what the other player threatens
game-key-back = take back
game-key-put-back = put back
game-key-flip = flip the board
game-key-known = show or cover what is known
game-key-review = review of the game
game-key-mistakes = next, previous mistake in the review
game-key-hint = a hint
game-key-help = this list
