# The door of play: a game agreed on, and played.

# The name of the browser's tab.
play-page = Play · Papamū
# $title: the size and who plays
play-game-page = { $title } · Play · Papamū
play-game-title = { $size }: { $players }
play-against = { $black } (Black) against { $white } (White)
play-title = Play
play-headline = A whole game: against a program that says what it knows, a friend beside you, or two programs to watch.

## What is agreed

play-players = Players
play-seconds = Seconds for a turn
play-teach = Teaching game
    .what = A jump that is proved to turn a win into a loss is taken back, and you see why.
play-board = Board
play-sizes = Usual sizes
play-old-sizes = Old boards
    .what = Rows × columns of boards that are reported from Hawaiʻi.
play-rows = Rows
play-columns = Columns
play-rules = Rules
play-jumps-by = Jumps
play-removal = How the first two stones are removed
play-tournament = Corner or centre
    .what = Black removes a black stone at a corner or in the centre, White a neighbour of it. The tournament rule; Uiterwijk describes it.
play-centre = Centre
    .what = Black removes a black stone in the centre, White a neighbour of it. The first half of the tournament rule.
play-anywhere = Anywhere
    .what = Black removes any black stone, White a neighbour of it. Our own, for practice.
play-hm-what = two neighbours in one row, in the middle of the board (Uiterwijk’s horizontal middle).
play-vm-what = two neighbours in one column, in the middle of the board (Uiterwijk’s vertical middle).
play-hc-what = two neighbours in one row, at the lower left corner (Uiterwijk’s horizontal corner).
play-vc-what = two neighbours in one column, at the lower left corner (Uiterwijk’s vertical corner).
play-no-fit = This board has no such stones.
play-handicap = Handicap
    .what = The newer player may pass: take no jump in a turn. A pass is a free move, worth 1 to its player.
play-handicap-worth = The passes add { $worth } to the sum.
play-passes-of = { $player ->
    [left] Passes of Black
   *[right] Passes of White
}
play-start = Start
play-too-small = No rule of removal fits this board: choose a larger one.
play-from-door = To play from any position of the board or the gallery, press Share there, then “Play from here”.

## Who plays

play-you = You
    .what = You play this colour.
play-friend = A friend
    .what = Somebody beside you plays this colour on the same device.
play-random = Random
    .what = Knows the rules and nothing else.
play-greedy = Greedy
    .what = Counts jumps: it leaves itself more and you fewer.
play-hottest = Hottest
    .what = Plays in the part of the highest temperature, by thermographs.
play-half-strong = Half strong
    .what = Searches as strong does, but every second jump is, by chance, another good one.
play-mostly-strong = Mostly strong
    .what = Searches as strong does, but every fourth jump is, by chance, another good one.
play-strong = Strong
    .what = Searches many jumps ahead and uses what the solver proves.
play-perfect = Perfect
    .what = Looks for a proof first, and says so when it has one.

## The strip above the board

play-strip = Players
play-turn-mark = to move
play-jumps-left = { $jumps ->
    [one] { NUMBER($jumps) } jump
   *[other] { NUMBER($jumps) } jumps
}
play-passes-left = { $passes ->
    [one] { NUMBER($passes) } pass
   *[other] { NUMBER($passes) } passes
}
play-known = What is known
    .title = Show or cover what the solver knows (c)
play-solved = { $player ->
    [left] Solved: Left (Black) wins
   *[right] Solved: Right (White) wins
}
play-solving = The solver is searching for who wins.
play-unsolved = Not solved within the limits.
play-worth = Passes left add { $worth } to the value of the board.
play-parts = { NUMBER($count) } parts that no longer meet:

## Whose turn it is, what has been done

play-to-remove = { $player ->
    [left] Black
   *[right] White
} removes one of { $squares }.
play-to-jump = { $player ->
    [left] Black
   *[right] White
} to move: { $jumps ->
    [one] { NUMBER($jumps) } jump.
   *[other] { NUMBER($jumps) } jumps.
}
play-to-jump-or-pass = { $player ->
    [left] Black
   *[right] White
} to move: { $jumps ->
    [one] { NUMBER($jumps) } jump,
   *[other] { NUMBER($jumps) } jumps,
} { $passes ->
    [one] { NUMBER($passes) } pass.
   *[other] { NUMBER($passes) } passes.
}
play-won = { $player ->
    [left] Black wins: White cannot jump.
   *[right] White wins: Black cannot jump.
}
play-won-why = The player who cannot jump in their turn loses.
play-removed = { $player ->
    [left] Black
   *[right] White
} removed { $square }.
play-jumped = { $player ->
    [left] Black
   *[right] White
} jumped from { $from } to { $to } and took { $taken ->
    [one] { NUMBER($taken) } stone.
   *[other] { NUMBER($taken) } stones.
}
play-passed = { $player ->
    [left] Black passed.
   *[right] White passed.
}
play-pass = pass
play-place = Turn { NUMBER($before) } of { NUMBER($all) }.
play-threats = { $player ->
    [left] Black threatens { $jumps }.
   *[right] White threatens { $jumps }.
}
play-no-threats = { $player ->
    [left] Black threatens no jump.
   *[right] White threatens no jump.
}
# Several stones can land on the square that was pressed.
play-which = Which stone jumps to { $to }: { $stones }?
play-which-stone = Which stone jumps

## Why not

play-not-yours = { $player ->
    [left] It is Black’s turn, and a program plays Black.
   *[right] It is White’s turn, and a program plays White.
}
play-over = The game is over.
play-stuck = The stone on { $square } cannot jump.
play-none-lands = No stone can jump to { $square }.
play-full = This record has as many turns as it can have.
play-unread = This is no turn: write it as d4, d2-d6 or pass.
play-off-board = The board has no such square.
play-remove-first = A stone has to be removed first: name its square.
play-jump-now = Stones are removed only at the beginning: name two squares, as in d2-d4.
play-no-stone = There is no stone on { $square }.
play-other-stone = { $player ->
    [left] The stone on { $square } is white, and it is Black’s turn.
   *[right] The stone on { $square } is black, and it is White’s turn.
}
play-not-removable = The rule of removal does not allow { $square }.
play-not-in-line = A jump goes along a row or a column, over every second square.
play-taken = { $square } is taken: a stone lands on an empty square.
play-nothing-there = There is no stone on { $square } to jump over.
play-own-there = The stone on { $square } is your own: only the other player’s are jumped over.
play-one-only = Modern rules: one turn is one jump.
play-no-pass = There are no passes left.

## What programs say

# $seat: the program’s name
play-thinks = { $seat } is thinking.
play-seeks = Looking for the best jump.
play-checks = Checking this jump.
play-by-proof = { $player ->
    [left] Solved: Left (Black) wins.
   *[right] Solved: Right (White) wins.
}
play-by-chance = Chosen by chance.
play-by-mobility = Chosen by counting jumps.
play-by-search = { $depth ->
    [one] Searched { NUMBER($depth) } jump deep.
   *[other] Searched { NUMBER($depth) } jumps deep.
}
play-by-temperature = Chosen by temperature.
play-by-value = Chosen by values.
play-no-answer = The solver found no turn
play-failed = The program did not answer. ({ $reason }) Press “Pause” to ask again.
play-lesson-title = Taken back
play-lesson = { $player ->
    [left] { $jump } turned a win for Black into a loss: White answers { $reply } and wins. { $better } keeps the win. Try again.
   *[right] { $jump } turned a win for White into a loss: Black answers { $reply } and wins. { $better } keeps the win. Try again.
}

## What can be done

play-take-back = Take back
play-pass-button = Pass
play-best = Best jump
play-threats-button = Threats
play-flip = Flip
play-now = Move now
play-pause = Pause
play-type = A turn by its squares
play-type-example = d2-d6
play-type-go = Go
play-end = The end of the game
play-again = Play again
play-swap = Swap colours
play-new = New game
play-on-board = Open on the board
play-begins = Who begins
play-begins-first = { $player ->
    [left] Black begins
   *[right] White begins
}

## The list of turns

play-moves = Turns
play-moves-none = Nothing has been played yet.
play-steps = Step through the game
play-first = To the beginning
play-back = One turn back
play-on = One turn on
play-last = To the end of this line
play-kui = A <term>kuʻi</term>: it strikes back over the stone that has just jumped.
play-kaholo = A <term>kaholo</term>: several stones in one jump.

## Keys

play-keys = Keys
play-keys-board = On the board, arrows move between squares, and Home and End go to the ends of a row. Space there does what Enter does.
play-key-step = one turn back, one turn on
play-key-ends = to the beginning, to the end of this line
play-key-branch = to another line from the same position
play-key-best = play the best jump
play-key-threats = what the other player threatens
play-key-back = take back
play-key-flip = flip the board
play-key-known = show or cover what is known
play-key-review = review of the game
play-key-projector = on the board: for a lecture hall
play-key-square = on a square: lift a stone, put it down, jump
play-key-help = this list

## Games as text, and games that are kept

play-text = Save
play-text-label = Text
play-text-note = headers and numbered turns, other lines in brackets
play-text-file = Save as a file
play-save-as = Name in this browser
play-save = Save
play-save-name = Type a name first.
play-save-full = There are { NUMBER($most) } games already: delete one first.
play-save-done = Saved as “{ $name }”.
play-save-refused = This browser does not keep it. Copy the text instead.
play-saved = Saved games
play-saved-none = No game has been saved.
play-saved-where = Saved in this browser only.
play-go-on = Go on with the last game
play-delete = Delete
play-delete-name = Delete “{ $name }”
play-import = Import a game
play-import-what = Paste a game: headers if there are any, then its turns, as in 1. d4 e4 2. d2-d4.
play-import-both = Rows are counted from the bottom or from the top: both readings are possible. Choose the one that you mean.
play-from-bottom = Rows counted from the bottom
play-from-top = Rows counted from the top
play-turns = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}
play-import-open = Open
# $at: a number, $why: a sentence
play-import-fault = Character { $at }: { $why }
play-text-long = The text has more characters than a game can have.
play-text-header = A header is [Name "value"].
play-text-value = “{ $value }” is no value of { $name }.
play-text-beginning = The rule of removal does not fit this board.
play-text-bracket = A bracket stands alone, or holds nothing.
play-text-turn = “{ $turn }” is not possible. { $why }

## What is corrected in a link

play-link-length = The link has more than { $most } characters: it is not opened.
play-link-version = “{ $version }” is no kind of game that this page knows.
# The names of parts of a link, as in “rules can be ancient or modern”.
play-link-rules = rules
play-link-removal = the rule of removal
play-link-size = “{ $size }” is no size of a board: rows and columns can be 1 to 18, as in 6x7. This is 8x8.
play-link-fits = { $removal } does not fit a board of { $size }: this is { $other }.
play-link-position = The position “{ $rows }” cannot be read: { $expected }. This is a full board.
play-link-turn = Turn “{ $turn }” at character { $at } of moves is not possible: what comes after it is left out.
