# The page of solved boards.

solved = Solved boards
    .page = Solved boards of Kōnane
    .headline = Who wins from a full board if both play perfectly. Every answer is proved by search.
    .way = Solved boards: who wins from a full board
    .loading = Loading the table …
    .failed = The table could not be loaded. Check the connection, then open this page again.
    .rules = Jumps
    .ancient = Ancient rules
    .modern = Modern rules
    .first = Who begins
    .table = Who wins, by size and rule of removal
    .black-first = Black begins
    .white-first = White begins
    .size = Rows × columns
    .positions = Positions searched
    .seconds = Seconds
    .no-room = –
    .black = Black
    .white = White
    .open-cell = unknown
    .colours = Where White begins, black and white change places.
    .repeat = All openings of this board:
    .repeat-copy = Copy the command for all openings
    .searches = Repeat the searches
    .searches-note = The commands are for papamu, Papamū’s command line. Each opening stands for all its mirror images and rotations.
    .search-none = Unknown: not searched.
    .play = Play the winning side against Perfect
    .undecided = The search did not decide this.
    .known =
        Norvig’s search up to 6 × 6 and Uiterwijk’s results for narrow boards agree where they have the same removals, and
        so do Ernst’s boards up to 4 × 6 and 5 × 5. Of the other boards we know of no earlier result;
        Kirk’s thesis of 2020, which has outcomes of many boards, we have not read.
    .other-rule = GamesCrafters’ tables follow another rule of removal, so they cannot be compared.
solved-caption = { $first ->
    [left] Black removes a stone first and has the first jump. Who wins the whole game?
   *[right] White removes a stone first and has the first jump. Who wins the whole game?
}
solved-board = { NUMBER($rows) } × { NUMBER($columns) }, removal: { $removal }
solved-can-choose = { $first ->
    [left] Black wins
   *[right] White wins
} by removing { $count ->
    [one] { $squares } first.
   *[other] one of these first: { $squares }.
}
solved-cannot-choose = { $first ->
    [left] White wins: whatever Black removes first, White has an answer that wins.
   *[right] Black wins: whatever White removes first, Black has an answer that wins.
}
solved-cannot-begin = { $first ->
    [left] By this rule Black cannot begin on this board.
   *[right] By this rule White cannot begin on this board.
}
solved-unknown-size = { NUMBER($rows) } × { NUMBER($columns) } has not been searched.
solved-searches-count = { NUMBER($decided) } decided, { NUMBER($unknown) } unknown
# How an opening was searched. The date is like 2026-11-22.
solved-search-decided = { $winner ->
    [left] Black wins:
   *[right] White wins:
} { NUMBER($positions) } positions, { NUMBER($seconds) } s ({ $date }).
solved-search-undecided = Unknown: { NUMBER($positions) } positions were not enough ({ $date }).
solved-search-copy = Copy the command that searches { $pair }
solved-certificate-copy = Copy the command for a certificate of { $pair }
solved-proof = { $first ->
    [left] Proof of who wins if Black moves first without { $pair }
   *[right] Proof of who wins if White moves first without { $pair }
}
# A link to a position: the squares of both stones removed, and the winner.
solved-open = { $first } and { $second } removed: { $winner }. Open on the board.
solved-count = { NUMBER($count) }
solved-time = { NUMBER($seconds) }
solved-link-size = “{ $size }” is not a board size: rows and columns can be 1 to 18, as in 6x7.
