# The page of sums: positions and values side by side as cards, two rows compared, and their difference played.

# The name of the browser's tab.
sums-page = Sums · Papamū
sums-title = Sums
sums-headline = Positions and values side by side: what they are worth together.

## What to do

sums-modes = What to do with the cards
sums-add-up = Add up
sums-compare = Compare
sums-play = Play the difference
sums-history = History
sums-undo = Undo
sums-redo = Redo
sums-clear = Remove all

## Cards; what is done with one has its number for screen readers

sums-cards = Cards
sums-card = Card { NUMBER($number) }
# $position: as a text, as in xo/.xo
sums-card-open = Card { NUMBER($number) }: open { $position } on the board
sums-terms = Rules and board of card { NUMBER($number) }
sums-ancient-plane = ancient, plane
sums-ancient-walls = ancient, walls
sums-modern-plane = modern, plane
sums-modern-walls = modern, walls
sums-drag = Drag
sums-menu = Change card { NUMBER($number) }
sums-negate = Negate
sums-fewer = One copy less
    .card = One copy less: card { NUMBER($number) }
sums-more = One copy more
    .card = One copy more: card { NUMBER($number) }
sums-earlier = Move to the left
sums-later = Move to the right
sums-remove = Remove
    .card = Remove: card { NUMBER($number) }
# What was expected at a character of a typed value.
sums-no-value = This is not a value. Character { NUMBER($at) }: expected { $expected }.

## Sums to begin with; they ask and give no answer

sums-starts = Or begin with one of these
sums-start-halves = Two halves
    .about = Do they make one whole move? Play it.
sums-start-nim = Two heaps of Nim
    .about = Add them as binary numbers, without carrying.
sums-start-compare = Compare two
    .about = Is ½ more than ↑? Play the difference.

## Adding a card

sums-add = Add a card <note>· a position, a value, or a link to a position, an exhibit or a table</note>
sums-add-to-g = Add a card to G <note>· a position, a value, or a link to a position, an exhibit or a table</note>
sums-add-to-h = Add a card to H <note>· a position, a value, or a link to a position, an exhibit or a table</note>
sums-add-now = Add

## What has been done

sums-added = { $cards ->
    [one] Added as card { NUMBER($last) }.
   *[other] { NUMBER($cards) } cards are added, the last one as card { NUMBER($last) }.
}
sums-full = { $most ->
    [one] A row has at most 1 card. Remove it first.
   *[other] A row has at most { NUMBER($most) } cards. Remove one first.
}
sums-too-long = That would be more than a link of this page can hold.
sums-removed = Card { NUMBER($number) } is removed.
sums-negated = Card { NUMBER($number) } is negated.
sums-counted = { $count ->
    [one] Card { NUMBER($number) }: once.
   *[other] Card { NUMBER($number) }: { NUMBER($count) } times.
}
sums-shifted = Card { NUMBER($from) } is now number { NUMBER($to) }.
sums-cleared = All cards are removed.

## The total

sums-total = Total
sums-comparison = Comparison
sums-difference = The difference G − H
# What the buttons of the search concern, for screen readers.
sums-about-total = the search for the total
sums-equal = G equals H.
    .why = In G − H, the second player wins. That is what equal means.
sums-greater = G is greater than H.
    .why = Left wins G − H, moving first or second. That is what greater means.
sums-less = G is less than H.
    .why = Right wins G − H, moving first or second. That is what less means.
sums-confused = G is confused with H.
    .why = In G − H, the first player wins: G is neither greater than H, nor less, nor equal.
sums-not-compared = G and H are not compared yet.
# How many cards have their values.
sums-valued = { NUMBER($valued) } of { NUMBER($cards) } cards have their values.
# A winning move. $jump: as in a1 → c1.
sums-wins-jump = By { $jump } in card { NUMBER($number) }, to <value/>.
sums-wins-jump-g = By { $jump } in card { NUMBER($number) } of G, to <value/>.
sums-wins-jump-h = By { $jump } in card { NUMBER($number) } of H with its colours swapped, to <value/>.
sums-wins-move = By moving card { NUMBER($number) } to <value/>.
sums-wins-move-g = By moving card { NUMBER($number) } of G to <value/>.
sums-wins-move-h = By moving the negative of card { NUMBER($number) } of H to <value/>.

## The difference, played

duel-too-many =
    The difference has more than { NUMBER($most) } games: too many to be played. Remove cards or copies.
duel-empty = There is nothing to play: add cards to G and H first.
duel-colour = Your colour
duel-left = You are Left
duel-right = You are Right
duel-order = Your turn
duel-first = You move first
duel-second = You move second
duel-goal-left-first = Moving first, Left can win exactly if G ≤ H is false.
duel-goal-right-first = Moving first, Right can win exactly if G ≥ H is false.
duel-goal-left-second = Hold the second place: moving second, Left can win exactly if G ≥ H.
duel-goal-right-second = Hold the second place: moving second, Right can win exactly if G ≤ H.
duel-yours = Your turn: you are { $player ->
    [left] Left (black)
   *[right] Right (white)
}.
duel-lost = You cannot move: you lose. You were { $player ->
    [left] Left (black)
   *[right] Right (white)
}.
    .back = Take a move back and try another one.
duel-won = The program cannot move: you win. You were { $player ->
    [left] Left (black)
   *[right] Right (white)
}.
# The program plays without a mistake, so a win is a proof.
duel-shows-left-first = This shows that G ≤ H is false.
duel-shows-right-first = This shows that G ≥ H is false.
duel-shows-left-second = This shows that G ≥ H.
duel-shows-right-second = This shows that G ≤ H.
duel-reading = The worker reads the games.
duel-no-answer = The program has found no answer. Have it go on, or take your move back.
duel-thinks = The program looks for its answer.
# The last move. $jump: as in a1 → c1.
duel-left-jumped = Left has jumped { $jump } in game { NUMBER($game) }.
duel-right-jumped = Right has jumped { $jump } in game { NUMBER($game) }.
duel-left-moved = Left has moved game { NUMBER($game) } to <value/>.
duel-right-moved = Right has moved game { NUMBER($game) } to <value/>.
duel-hint = Hint
    .jump = Hint: { $jump } in game { NUMBER($game) } wins.
    .move = Hint: game { NUMBER($game) } to <value/> wins.
    .none = Hint: no move wins against the right answers.
    .open = No hint: the search did not decide.
    .sought = Looking for a move that wins …
duel-why = Show why
    .mirror =
        Why: by the mirror image. The games were in pairs of each other’s negatives, and the same move in the other
        game of the pair keeps them so.
    .values = Why: by values. The games are now worth <total/> together, and the player who moves next loses.
    .lost = Why: no move wins. The games are now worth <total/> together.
duel-back = Take a move back
duel-again = Start again
duel-game = Game { NUMBER($game) }
# What it is in the difference.
duel-of-g = card { NUMBER($number) } of G
duel-of-h = card { NUMBER($number) } of H, negated
duel-options = Move game { NUMBER($game) } to
duel-no-option = { $player ->
    [left] Left cannot move here.
   *[right] Right cannot move here.
}

## Links

sums-link-length = The link has more than { $most } characters: the table is empty.
sums-link-mode = What sums do
sums-link-calc = calc can have { $most } characters: the rest is left out.
sums-link-cards = A row has at most { $most } cards: the others are left out.
# What can be expected in the text of a card.
card-any = a position or a value
card-copies = 1 to { $most } copies
card-rows = a slash and the rows of a board
card-line = a value on one line
# $row: as in the link. $place: where it cannot be read, and what was expected there.
sums-link-card = { $row } { $number } of the link, “{ $card }”, cannot be read at { $place }. It is left out.
sums-link-move = Move { $number }, “{ $step }”, cannot be played: play ends before it.
sums-move-cut = Move { NUMBER($number) } cannot be played: play ends before it.

## The calculator

calc-title = Calculator
calc-results = Results
calc-line = Expression
calc-functions = Functions
calc-do = Calculate
calc-stop = Stop
calc-put = Put on the table
calc-copy = Copy
calc-copied = Copied
calc-refused = The browser refused
calc-note =
    Values, positions in quotation marks, and functions: <example/>. The Up arrow key brings back what you have typed.
calc-all-functions = All functions
calc-too-long = This text has { NUMBER($length) } characters, and at most { NUMBER($most) } can be calculated.
calc-no-power = 2^3 is 2 + ↑ + ↑ + ↑, and 2*3 is 2 + ∗3. Values have no powers; a product is written 2·3.
calc-unread = Character { NUMBER($at) }: expected { $expected }.
calc-working = Working …
calc-stopped = Stopped.
calc-given-up = No answer: this takes more than a minute, or more memory than there is.
calc-failed = The worker failed: { $reason }.
calc-true = True.
    .greater = True: Left wins the difference, moving first or second, so the first is greater.
    .less = True: Right wins the difference, moving first or second, so the first is less.
    .confused = True: the first player wins the difference, so they are confused.
    .equal = True: the second player wins the difference, so they are equal.
calc-false = False.
    .greater = False: Left wins the difference, moving first or second, so the first is greater.
    .less = False: Right wins the difference, moving first or second, so the first is less.
    .confused = False: the first player wins the difference, so they are confused.
    .equal = False: the second player wins the difference, so they are equal.
calc-no-interval = It is confused with no number.
calc-too-large = Its numbers are too large to be drawn.
calc-both = Left: <left/>; Right: <right/>
calc-none = none
calc-more = and { NUMBER($more) } more

# What each function gives.
calc-atomic-weight = How many ↑ an all-small value is worth.
calc-birthday = How many moves deep the canonical form is.
calc-canonical = The options of the canonical form.
calc-confusion-interval = The numbers with which G is confused.
calc-cool = G with a tax of t on every move.
calc-freeze = G cooled by its own temperature.
calc-heat = G with a bonus of t for every move.
calc-incentives = What each player gains by each move.
calc-infinitesimal-part = G without its number part.
calc-is-all-small = Whether both players can move in each follower, or neither.
calc-is-hot = Whether the Left stop is greater than the Right stop.
calc-is-infinitesimal = Whether both stops are 0.
calc-is-integer = Whether G is an integer.
calc-is-nimber = Whether G is 0, ∗, ∗2, ∗3 and so on.
calc-is-number = Whether G is a number.
calc-is-switch = Whether G is {"{"}x|y{"}"} with numbers x > y.
calc-is-tepid = Whether G is a number plus an infinitesimal other than 0.
calc-left-stop = The number that play reaches if Left moves first.
calc-mean = What one of very many copies of G is worth on average.
calc-norton-product = G with a positive U in the place of 1.
calc-number-part = The number that differs from G by an infinitesimal.
calc-ordinal-sum = G and H; a move in G ends all play in H.
calc-outcome = Who wins.
calc-overheat = G heated by t, with s in the place of 1.
calc-reduced = The simplest value that differs from G by an infinitesimal.
calc-right-stop = The number that play reaches if Right moves first.
calc-stops = The Left stop and the Right stop.
calc-temperature = The tax at which neither player wants to move.
calc-thermograph = The stops at every temperature.
calc-thermograph-steps = How the thermograph is built from the options, picture by picture.

## A table given to others: its cards' values and their total in one line

# $sum: as in “½ + ↑”.
sums-described = Sums: { $sum }
sums-described-total = Sums: { $sum } = { $total }
sums-described-compared = Sums: G { $relation } H, where G = { $g } and H = { $h }
sums-described-rows = Sums: G and H, compared
sums-described-play = { $games ->
    [one] Sums: a difference to play, 1 game
   *[other] Sums: a difference to play, { NUMBER($games) } games
}
sums-text-note = the calculator and the command line read it
