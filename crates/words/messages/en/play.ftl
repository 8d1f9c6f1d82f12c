# The page of play: a game agreed on, and played.

# The name of the browser's tab.
game-page = Play · Papamū
# $title: the size and who plays
game-open-page = { $title } · Play · Papamū
game-open-title = { $players }, { $size }
game-against = { $black } (Black) against { $white } (White)
# What is given to others, who are not “you”: the players and the size, then whose turn it is.
game-shared = { $title }: { $standing }
game-person = A player
game-title = Play

## What is agreed

game-with-friend = With a friend
    .what = Beside you, on this device.
game-by-link = Play by link
    .what = A friend elsewhere: after each turn you send the game as a link.
game-watch = Watch
    .what = Two programs play each other.
game-import-brief = Paste its turns, or a link to it.
game-choices = More choices
    .what = set-ups by name, other boards and sizes, levels, colours, rules, handicap, clock, teaching game
game-players = Players
# As players of Kōnane do: a stone of each colour is hidden in two hands.
game-draw = Draw for colours
    .what = A black and a white stone are hidden, one in each hand. Choose a hand.
game-hand-left = Left hand
game-hand-right = Right hand
game-drawn = { $player ->
    [left] You drew black: you begin.
   *[right] You drew white: the other player begins.
}
game-seconds = Seconds for a turn
game-teach = Teaching game
    .what = A jump that is proved to turn a win into a loss is taken back, and you see why.
game-board = Board
game-sizes = Usual sizes
game-old-sizes = Reported boards
    .what =
        Rows × columns, the longer side between the players, as Ernst says. 6 × 7, 8 × 9, 9 × 13, 13 × 20 (too long
        here) and 14 × 17: Wikipedia; the last is Cook’s, 1778. Ernst reports 8 to 13 rows and 8 to 20 columns.
game-named = Set-ups by name
    .what =
        Each sets board, rules, first stones and handicap. Where a source names no size, the board is 8 × 8; where it
        names no first stones, they are at a corner or in the centre.
# Each with its source. The page Kōnane (static/konane-en.txt) has the sources in full.
named-statewide = Statewide tournament, 2026
    .source = The two stones in the very centre go first; Black begins. Big Island Now, 11 February 2026. It names no size.
named-college = Windward Community College, 2021
    .source = A corner or the centre; Black begins. The college’s rules for its tournament.
named-pono = Handicap of the Kōnane Players Association
    .source =
        The newer player, here Black, has one or two additional moves; here they are two passes. Pono System,
        hawaiiancheckers.com, 2011. It names no size and no first stones.
named-lanai = Board of Lānaʻi
    .source = Emory found one, as 8 × 11, in 1924: games.porg.es. It names no first stones.
named-pair-centre = Odd × even, two stones at the piko
    .source = Emory found two boards of 9 × 10 on Lānaʻi, 1924: games.porg.es. Ernst: a game may begin there.
named-one-centre = Odd × odd, one stone at the piko
    .source = Emory found two boards of 9 × 13 on Lānaʻi, 1924: games.porg.es. Ernst: a game may begin there.
named-campbell = Oʻahu, 1809 or 1810
    .source = Campbell saw eighteen stones on each side: games.porg.es. He names no first stones.
named-king = Cook’s voyage, 1779
    .source = King saw 238 squares, 14 in a row: games.porg.es, Ernst. He names no first stones.
game-rows = Rows
game-columns = Columns
game-rules = Rules
game-jumps-by = Jumps
game-removal = How the first two stones are removed
game-tournament = Corner or centre
    .what = Black removes a black stone at a corner or in the centre, White a neighbour of it. The tournament rule; Uiterwijk describes it.
game-centre = Centre
    .what = Black removes a black stone in the centre, White a neighbour of it. The first half of the tournament rule.
game-anywhere = Anywhere
    .what = Black removes any black stone, White a neighbour of it. Our own, for practice.
game-hm-what = two neighbours in one row, in the middle of the board (Uiterwijk’s horizontal middle).
game-vm-what = two neighbours in one column, in the middle of the board (Uiterwijk’s vertical middle).
game-hc-what = two neighbours in one row, at the lower left corner (Uiterwijk’s horizontal corner).
game-vc-what = two neighbours in one column, at the lower left corner (Uiterwijk’s vertical corner).
game-no-fit = This board has no such stones.
game-handicap = Handicap
    .what = The newer player may pass: take no jump in a turn. A pass is a free move, worth 1 to its player.
game-handicap-worth = The passes add { $worth } to the sum.
game-passes-of = { $player ->
    [left] Passes of Black
   *[right] Passes of White
}
game-clock = Clock
    .none = None
    .minutes = { $minutes } min
    .more = { $minutes } min + { $seconds } s
    .what = For each player; the seconds come with each turn. It runs from the first turn on, and stops while you review. A player without time loses. Not in games by link.
    .of = { $player ->
        [left] Black’s time
       *[right] White’s time
    }
    .stopped = The clocks stopped when this page was left or loaded again. They go on when { $player ->
        [left] Black
       *[right] White
    } has played.
game-start = Play
game-too-small = No rule of removal fits this board: choose a larger one.

## How strong the programs are

levels = How strong the programs are
levels-page = How strong the programs are · Play · Papamū
levels-way = How strong is it?
levels-headline = Measured in matches between each two of them.
levels-board = { $side } × { $side }
levels-games = Games won of { NUMBER($games) } against each program, and points above the one before.
levels-above = Points
levels-how =
    Both played the same openings with both colours: all that the tournament rule allows and Uiterwijk’s four. For a turn each had at most
    { NUMBER($steps) } steps of the search, so that a match can be repeated exactly. In the page they have seconds instead, which are many more
    steps: those who search gain from them, the first two do not. With so few steps the last
    one, which looks for a proof first, is no stronger than the one before, and weaker on 8 × 8.
levels-points =
    400 points more are ten times as many games won as lost, 100 are 64 of 100. The error after ± is exceeded once in twenty times. Who lost
    no game is likely to be at least the given number of points stronger. The command papamu match plays such a match.

## Who plays

game-you = You
    .what = You play this colour.
game-friend = A friend
    .what = Somebody beside you plays this colour on the same device.
game-elsewhere = A friend elsewhere
    .what = Somebody at another device: you send the game as a link, and get it back.
# The programs, from the weakest to the strongest.
game-ladder = Programs, from easy to perfect
game-rung = { $level }. { $name }
game-random = Beginner
    .what = Plays any jump, by chance.
game-greedy = Easy
    .what = Counts jumps: it leaves itself more and you fewer.
game-hottest = Fair
    .what = Plays in the part of the board where most is at stake.
game-half-strong = Medium
    .what = Looks many jumps ahead, but every second time it plays, by chance, another good jump.
game-mostly-strong = Good
    .what = Looks many jumps ahead, but every fourth time it plays, by chance, another good jump.
game-strong = Strong
    .what = Looks many jumps ahead and uses what the solver proves.
game-perfect = Perfect
    .what = Looks for a proof first. Once it has one for its side, it wins.

## The strip above the board

game-strip = Players
game-turn-mark = to move
game-jumps-left = { $jumps ->
    [one] { NUMBER($jumps) } jump
   *[other] { NUMBER($jumps) } jumps
}
game-passes-left = { $passes ->
    [one] { NUMBER($passes) } pass
   *[other] { NUMBER($passes) } passes
}
game-known = What is known
    .title = Show or cover what the solver knows (c)
game-solved = { $player ->
    [left] Solved: Black wins
   *[right] Solved: White wins
}
game-solving = The solver is searching for who wins.
game-unsolved = Not solved within the limits.
game-worth = Passes left add { $worth } to the value of the board.
game-parts = { NUMBER($count) } parts that no longer meet:

## Whose turn it is, what has been done

# $removals: the number of $squares
game-to-remove = { $player ->
    [left] Black
   *[right] White
} removes { $removals ->
    [one] { $squares }.
   *[other] one of { $squares }.
}
# $removals: the number of stones that can be removed
game-to-remove-any = { $player ->
    [left] Black
   *[right] White
} removes one of the { NUMBER($removals) } stones with a ring.
game-to-jump = { $player ->
    [left] Black
   *[right] White
} to move: { $jumps ->
    [one] { NUMBER($jumps) } jump.
   *[other] { NUMBER($jumps) } jumps.
}
game-to-jump-or-pass = { $player ->
    [left] Black
   *[right] White
} to move: { $jumps ->
    [one] { NUMBER($jumps) } jump,
   *[other] { NUMBER($jumps) } jumps,
} { $passes ->
    [one] { NUMBER($passes) } pass.
   *[other] { NUMBER($passes) } passes.
}
game-won = { $player ->
    [left] Black wins: White cannot jump.
   *[right] White wins: Black cannot jump.
}
# After a player gave up. $player: who wins
game-won-resigned = { $player ->
    [left] Black wins: White has resigned.
   *[right] White wins: Black has resigned.
}
game-won-words = Ernst gives the words <make>make</make>, to lose, and <ai>ai</ai>, to win.
game-removed = { $player ->
    [left] Black
   *[right] White
} removed { $square }.
game-jumped = { $player ->
    [left] Black
   *[right] White
} jumped from { $from } to { $to } and took { $taken ->
    [one] { NUMBER($taken) } stone.
   *[other] { NUMBER($taken) } stones.
}
game-passed = { $player ->
    [left] Black passed.
   *[right] White passed.
}
# After a player’s time ran out. $player: who wins
game-won-on-time = { $player ->
    [left] Black wins: White has no time left.
   *[right] White wins: Black has no time left.
}
game-timed-out = { $player ->
    [left] Black has no time left.
   *[right] White has no time left.
}
game-resigned = { $player ->
    [left] Black resigned.
   *[right] White resigned.
}
game-pass = pass
# Turns that the review plays on the board, and not the players.
game-off-record = Shown, not played: { $turns }.
# In the list of turns.
game-resigns = resigns
# In the list of turns.
game-time-up = time up
game-place = Turn { NUMBER($before) } of { NUMBER($all) }.
game-threats = { $player ->
    [left] Black threatens { $jumps }.
   *[right] White threatens { $jumps }.
}
game-no-threats = { $player ->
    [left] Black threatens no jump.
   *[right] White threatens no jump.
}
# Several stones can land on the square that was pressed.
game-which = Which stone jumps to { $to }: { $stones }?
game-which-stone = Which stone jumps
# A finger has pressed where one stone can jump.
game-tap-again = Press { $to } again: the stone on { $from } jumps there.

## Why not

game-not-yours = { $player ->
    [left] It is Black’s turn, and a program plays Black.
   *[right] It is White’s turn, and a program plays White.
}
game-not-here = { $player ->
    [left] It is Black’s turn, and Black plays elsewhere: send the game. Under More you can choose who plays.
   *[right] It is White’s turn, and White plays elsewhere: send the game. Under More you can choose who plays.
}
game-over = The game is over.
# In a frame of another page.
game-framed = To play on, open the game in Papamū.
game-stuck = The stone on { $square } cannot jump.
game-none-lands = No stone can jump to { $square }.
game-full = This record can hold no more turns.
game-wordy = A game cannot hold so many words: shorten this text, or another remark.
game-no-room = A game cannot hold this too: delete something else first.
game-unread = Not a valid turn: write it as d4, d2-d6, pass or resign.
game-off-board = The board has no such square.
game-remove-first = A stone has to be removed first: name its square.
game-jump-now = Stones are removed only at the beginning: name two squares, as in d2-d4.
game-no-stone = There is no stone on { $square }.
game-other-stone = { $player ->
    [left] The stone on { $square } is white, and it is Black’s turn.
   *[right] The stone on { $square } is black, and it is White’s turn.
}
game-not-removable = The rule of removal does not allow { $square }.
game-not-in-line = A jump goes along a row or a column, over every second square.
game-taken = { $square } is taken: a stone lands on an empty square.
game-nothing-there = There is no stone on { $square } to jump over.
game-own-there = The stone on { $square } is your own: only the other player’s are jumped over.
game-one-only = Modern rules: one turn is one jump.
game-no-pass = There are no passes left.

## What programs say

# $seat: the program’s name
game-thinks = { $seat } is thinking.
game-seeks = Looking for the best jump.
game-checks = Checking this jump.
game-by-proof = { $player ->
    [left] Solved: Black wins.
   *[right] Solved: White wins.
}
game-by-chance = Chosen by chance.
game-by-mobility = Chosen by counting jumps.
game-by-search = { $depth ->
    [one] Searched { NUMBER($depth) } jump deep.
   *[other] Searched { NUMBER($depth) } jumps deep.
}
game-by-temperature = Chosen where most is at stake.
game-by-value = Chosen with the solver’s help.
game-no-answer = it found no turn
game-failed = The program did not answer: { $reason }.
game-retry = Try again
game-paused = Paused: press “Resume” to go on.
game-lesson-title = Taken back.
game-lesson = { $player ->
    [left] { $jump } turned a win for Black into a loss: White answers { $reply } and wins. Find a better one.
   *[right] { $jump } turned a win for White into a loss: Black answers { $reply } and wins. Find a better one.
}

## What can be done

game-take-back = Take back
game-hint = Hint
    .turn = Try { $turn }.
# The menu with all else.
game-more = More
game-resign = Resign
    .ask = Do you resign?
    .what = The game is over then, and { $player ->
        [left] Black
       *[right] White
    } wins.
    .no = Play on
game-pass-button = Pass
game-best = Best jump
game-threats-button = Threats
game-flip = Flip
game-now = Move now
game-pause = Pause
game-resume = Resume
game-type = A turn by its squares
game-type-example = d2-d6
game-type-go = Go
game-end = The end of the game
game-again = Play again
game-swap = Rematch, colours swapped
game-new = New game
game-on-board = Open on the board
game-begins = Who begins
game-begins-first = { $player ->
    [left] Black begins
   *[right] White begins
}

## The list of turns

game-moves = Turns
game-moves-none = Nothing has been played yet.
game-steps = Step through the game
game-first = To the beginning
game-back = One turn back
game-on = One turn on
game-last = To the end of this line
# What the marks ?? and ? in the list mean.
game-mark-turned = turned a win into a loss
game-mark-gave-up = gave up a number in its part
# Makes the line that is looked at the first one.
game-promote = Make this the first line
game-promoted = This is the first line now.
game-delete-line = Delete from here
game-deleted = { $turns ->
    [one] { NUMBER($turns) } turn is deleted.
   *[other] { NUMBER($turns) } turns are deleted.
}
game-put-back = Put back
    .done = Put back.
# To a turn, by the reader or from a text. $turn: as in 3. d2–d6
game-remark = Remark
    .turn = Remark to { $turn }
    .beginning = Remark to the beginning
game-remarks = { $remarks ->
    [one] { NUMBER($remarks) } remark
   *[other] { NUMBER($remarks) } remarks
}
game-name-of = { $player ->
    [left] Name of Black
   *[right] Name of White
}
# Hawaiian words; the glossary says what they mean and where they are from.
game-papamu = The <papamu>papamū</papamu> is full: black and white <iliili>ʻiliʻili</iliili> by turns.
game-piko = In the <piko>piko</piko>, the centre of the board.
game-kakai = In the <kakai>kākaʻi</kakai>, the row along the border.
game-holo = A <holo>holo</holo>: a jump over one stone.
game-kui = A <kui>kuʻi</kui>: it strikes back over the stone that has just jumped.
game-kaholo = A <kaholo>kaholo</kaholo>: several stones in one jump.

## Keys

# Keys in front of a class: a word or two each.
game-cap-threats = threats
game-cap-known = what is known
game-cap-review = review
game-cap-mistake = next mistake

## Games as text, and games that are kept

game-review = Review
game-text = Save
game-text-label = Text
game-text-note = headers and numbered turns, other lines in round brackets, remarks in braces
game-text-file = Save as a file
game-save-as = Name in this browser
game-save = Save
game-save-name = Type a name first.
game-save-done = Saved as “{ $name }”.
game-save-refused = This browser does not keep it: its storage is full, or it allows none. Delete saved games, or copy the text.
# The turns from a position, with who wins after each.
game-answers = Answers: which of them win
game-answer-wins = wins
game-answer-loses = loses
game-answer-unknown = not known
game-answer-played = { $times ->
    [one] { NUMBER($times) } game of mine
   *[other] { NUMBER($times) } games of mine
}
game-solved-board = This board among the solved ones
# While a game is played.
game-not-kept = This browser does not keep this game: its storage is full, or it allows none. Delete saved games, or save this one as a file.
game-send = Send
game-send-what = { $player ->
    [left] Black, who is elsewhere, gets the game with all its turns as a link.
   *[right] White, who is elsewhere, gets the game with all its turns as a link.
}
# A game that has come by link again.
game-differs = This game differs from the one you had, from turn { $turn } on. Both are among your games.
# The reader's own games, on a page of their own and in short beside the choice of a game.
game-saved = My games
game-saved-all = All { NUMBER($games) }
game-games-page = My games · Play · Papamū
game-found = { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}
# $name: the other player
game-mine = { $size }, against { $name }
game-mine-by-link = { $size }, by link
game-you-ended = { $won ->
    [yes] You won
   *[no] You lost
} as { $you ->
    [left] Black
   *[right] White
}
game-reviewed = reviewed
game-not-reviewed = not reviewed
game-seek = Search: a player, a size, a date, or the first turns, such as d4 e4
game-scores = Won against programs
game-scores-against = Program
game-scores-as = { $you ->
    [left] As Black
   *[right] As White
}
game-score = { NUMBER($won) } of { NUMBER($played) }
game-won-before = Won { NUMBER($won) } of { NUMBER($played) } against { $name } on this board.
game-save-all = Save all as a file
game-open-all = Open a file of games
game-added = { $games ->
    [one] { NUMBER($games) } game added.
   *[other] { NUMBER($games) } games added.
}
game-added-unread = { $lines ->
    [one] Line { $first } holds no game and is left out.
   *[other] { NUMBER($lines) } lines hold no game and are left out, the first of them line { $first }.
}
game-no-storage = This browser has hardly any room left for games: save all as a file, then delete some.
game-saved-where = Saved in this browser only: each game that is played here, and each that has a name.
game-saved-more = Show more ({ NUMBER($left) })
# $time: the date and the time of the day
game-saved-at = { $time }, { $turns }
game-delete = Delete
game-delete-name = Delete “{ $name }”
game-import = Import a game
game-import-what = Paste a game: its turns, as in 1. d4 e4 2. d2-d4, perhaps with headers; or a link.
game-import-both = The squares can be read in more than one way. Choose the one that you mean.
game-import-size = How large is the board? The text does not say it.
game-import-link = A link
# What two numbers mean, as in 4 4. $from: 0 or 1
game-rows-first = row before column, counted from { $from }
game-columns-first = column before row, counted from { $from }
game-from-bottom = Rows counted from the bottom
game-from-top = Rows counted from the top
game-turns = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}
game-import-open = Open
# $at: a number, $why: a sentence
game-import-fault = Character { $at }: { $why }
game-text-long = The text has more characters than a game can have.
game-text-header = A header is [Name "value"].
game-text-value = “{ $value }” is not allowed for { $name }.
game-text-beginning = The rule of removal does not fit this board.
# $name: of a header, as in Edge
game-text-stray = “{ $name }” does not go with the other headers: a full board is between walls; from a position no stones are removed, and its size is its own.
game-text-bracket = A bracket stands alone, or holds nothing.
game-text-remark = A remark is not closed: “{ "}" }” is missing.
game-text-turn = “{ $turn }” is not possible. { $why }

## What is corrected in a link

game-link-length = The link has more than { $most } characters: it is not opened.
game-link-version = This page knows no kind of game called “{ $version }”.
# The names of parts of a link, as in “rules can be ancient or modern”.
game-link-rules = rules
game-link-removal = the rule of removal
game-link-size = “{ $size }” is not a board size: rows and columns can be 1 to 18, as in 6x7; shown: 8x8.
game-link-fits = { $removal } does not fit a board of { $size }; shown: { $other }.
game-link-position = The position “{ $rows }” cannot be read: { $expected }. Shown: a full board.
game-link-clock = The clock “{ $clock }” cannot be read: seconds up to { $time }, perhaps + and seconds for each turn up to { $increment }. Shown: no clock.
game-link-turn = Turn “{ $turn }” at character { $at } of moves is not possible: what comes after it is left out.
game-link-stray = { $count ->
    [one] The remark “{ $first }” belongs to no turn: it is left out.
   *[other] { NUMBER($count) } remarks, such as “{ $first }”, belong to no turn: they are left out.
}
# Names, headers and remarks of a link or a text
game-words-cut = { $count ->
    [one] A name, header or remark is too long to be kept, or one too many: it is shortened or left out.
   *[other] { NUMBER($count) } names, headers or remarks are too long to be kept, or too many: they are shortened or left out.
}
    .at = The first is at character { $at }.
