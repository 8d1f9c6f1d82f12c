# What stands beside the board.

answers = Answers

## The answers; Chart and Why? are the last two on a phone. There: at most six letters, where that is possible.

tab-answer = Value
tab-parts = Parts
tab-jumps = Jumps
tab-thermograph = Chart
tab-why = Why?
answer-thermograph = Thermograph
answer-why = Why this value?
answer-not-known = Not known.
answer-covered = Hidden, until you reveal the value.

## Who wins

answer-left-wins = Left wins, moving first or second.
answer-right-wins = Right wins, moving first or second.
answer-first-wins = The first player wins.
answer-second-wins = The second player wins.
answer-player = { $player ->
    [left] Left (black)
   *[right] Right (white)
}
answer-starts = If { $starts ->
    [left] Left (black)
   *[right] Right (white)
} starts, { $wins ->
    [left] Left
   *[right] Right
} wins.
# The search for the winner goes on.
answer-starts-sought = If { $starts ->
    [left] Left (black)
   *[right] Right (white)
} starts, …
answer-starts-open = If { $starts ->
    [left] Left (black)
   *[right] Right (white)
} starts: not decided.
# By a jump.
answer-wins-by = by <jump/>
answer-play = Play { $jump }
answer-play-wins = Play { $jump }, which wins
# Before the value of a full board.
answer-not-begun = A game begins by removing two neighbouring stones. Until then nobody can jump, which is what the value says.

## The value and what belongs to it

answer-range = { $least } to { $most }
answer-at-least = at least <number/>
# Where a value stands that the reader has hidden.
answer-hidden = hidden
answer-not-yet = not known yet
# The search for it is over.
answer-unfound = not known
answer-stale = of the previous position
answer-proved = proved for the value and its mean
answer-left-stop = Left stop
answer-right-stop = Right stop
answer-mean = Mean
answer-temperature = Temperature
# What kind of value it is: behind the value in words.
answer-kind-number = a number
answer-kind-infinitesimal = infinitesimal
answer-kind-hot = hot
# The short answers of closed rows.
answer-jump-counts = Left { NUMBER($left) }, Right { NUMBER($right) }
answer-mean-and-temperature = mean <mean/>, temperature <temperature/>
answer-told-bounds = The value is in the range { $least } to { $most }.
answer-told-stops = Left stop { $left }, Right stop { $right }.
answer-told-heat = Mean { $mean }, temperature { $temperature }.
answer-whole = The whole value
answer-open = Open the whole value
answer-fold = Fold the value
answer-copy-as = Copy as
# The value is copied as text, as words or as LaTeX.
answer-copy-value = Copy the value as { $form }
answer-form-text = text
answer-form-words = words
answer-copied = Copied as { $form }.
answer-copy-refused = The browser does not allow copying.
answer-smallest = Smallest
answer-smallest-of = The smallest positions with this value
answer-long = a value of more than { $least } characters
answer-too-long = This is a value of more than { $least } characters: it is not written out, but you can open it.
answer-too-deep = … (too deep to be shown)
# The options follow in a list.
answer-options = { $player ->
    [left] Left
   *[right] Right
}: { $count ->
    [0] no option
    [one] 1 option
   *[other] { NUMBER($count) } options
}
answer-options-negated = Left: { $count ->
    [0] no option
    [one] 1 option
   *[other] { NUMBER($count) } options
}; Right’s are the negatives
# G follows.
answer-tiny = Tiny-G is {"{"}0 || 0 | −G{"}"}. Here G is
answer-miny = Miny-G is {"{"}G | 0 || 0{"}"}. Here G is

## Uncovering what is hidden

answer-reveal = Reveal
answer-reveal-now = The values are hidden. What do you expect? Reveal:
# On a page with one answer.
answer-reveal-whole = The answer is hidden. What do you expect?
answer-reveal-outcome = Who wins
answer-reveal-stops = Stops

## The work

answer-searching = Searching
answer-loading = The solver is loading
answer-cancelled = Cancelled
answer-too-hard = Too hard for now
answer-cancel = Cancel
answer-go-on = Go on
answer-try-again = Try again
# What the buttons above concern, for screen readers: “Cancel: the search for the value”.
answer-about-value = the search for the value
answer-about-incentives = what the jumps gain
answer-about-contact = whether { $one } and { $two } can meet
answer-about-derivation = the derivation
# Why a worker fails.
worker-unloaded = The solver could not be loaded. ({ $reason }) If trying again does not help, load the page again.
worker-broken = The solver broke off: { $reason }
worker-unread = what it says cannot be read
worker-missing = its file did not arrive
worker-silent = it does not answer any more
worker-replaced = The solver has broken off. The page has started it again.
answer-positions = { NUMBER($positions) } positions · { $time }
answer-millions = { NUMBER($millions) } million positions · { $time }
# How many parts have their values.
answer-valued = { NUMBER($valued) } of { NUMBER($parts) } valued
answer-parts-valued = Parts: { $valued }.
answer-search = If { $starts ->
    [left] Left (black)
   *[right] Right (white)
} starts, { NUMBER($refuted) } of { NUMBER($jumps) } jumps are refuted.
answer-search-best = If { $starts ->
    [left] Left (black)
   *[right] Right (white)
} starts, { NUMBER($refuted) } of { NUMBER($jumps) } jumps are refuted; { $best } looks best.
# $topics: some of the next ones.
answer-missing = Not known: { $topics }.
answer-topic-parts = the parts
answer-topic-outcome = who wins
answer-topic-value = the value
answer-topic-thermograph = the thermograph
answer-topic-jumps = the jumps
answer-topic-reach = how far the parts get
answer-topic-meetings = whether meetings matter

## Jumps

answer-jump-value = Value after a jump
answer-in-part = In its part
answer-in-sum = In the sum
answer-incentives = Incentives
# <term> is explained.
answer-incentives-note =
    <term>Incentive</term>: what the jump gains. For Left, the value after it minus the value before; for Right, the value before
    minus the value after. It is the same in the part and in the sum. Temp.: the temperature after the jump.
answer-no-jump = { $player ->
    [left] Left (black)
   *[right] Right (white)
} cannot jump.
answer-column-jump = Jump
answer-column-after = After
answer-column-incentive = Incentive
answer-column-temperature = Temp.
answer-column-fate = Fate
answer-jumps-more = { $more ->
    [one] 1 more jump is not listed.
   *[other] { NUMBER($more) } more jumps are not listed.
}
answer-jump-wins = wins
# What becomes of a jump.
answer-fate-undominated = undominated
answer-fate-same = same as { $jump }
answer-fate-dominated = dominated by { $jump }
answer-fate-reverses = reverses through <value/>
answer-fate-both = dominated by { $jump }, reverses through <value/>

## Parts

answer-sum = The sum of the parts
answer-still = No stone can ever jump.
# $part, here and below: its letter, or its letter and where it is, as in the next two.
answer-part = Part { $part }:
answer-part-at = { $part } at { $square }
answer-part-from = { $part } from { $first } to { $last }
answer-compare = Compare part { $part }
answer-pick = Why are two <term>parts</term> independent? Pick two of them.
answer-pair = { $one } and { $two }
answer-gets-up = { $part } gets { $reach } up
answer-gets-down = { $part } gets { $reach } down
answer-gets-left = { $part } gets { $reach } to the left
answer-gets-right = { $part } gets { $reach } to the right
answer-show-how = { $title }: show how
answer-reach-ignores = The reach of a part ignores colours and turns: any stone may leap over any other.
answer-show-proof = Show it on the board
# $one and $two: letters of parts, or answer-group-first and answer-group-second.
answer-gap-rows = They never meet. { $width ->
    [one] Between them is 1 empty row
   *[other] Between them are { NUMBER($width) } empty rows
}; { $ahead ->
    [yes] { $one } gets { NUMBER($first) } up, { $two } gets { NUMBER($second) } down
   *[no] { $one } gets { NUMBER($first) } down, { $two } gets { NUMBER($second) } up
}: { NUMBER($first) } + { NUMBER($second) } is less than { NUMBER($width) }.
answer-gap-columns = They never meet. { $width ->
    [one] Between them is 1 empty column
   *[other] Between them are { NUMBER($width) } empty columns
}; { $ahead ->
    [yes] { $one } gets { NUMBER($first) } to the right, { $two } gets { NUMBER($second) } to the left
   *[no] { $one } gets { NUMBER($first) } to the left, { $two } gets { NUMBER($second) } to the right
}: { NUMBER($first) } + { NUMBER($second) } is less than { NUMBER($width) }.
answer-apart =
    They never meet. No stone of { $one } can reach a square on or next to one that a stone of { $two } can reach;
    { $near } and { $other } come closest.
answer-touch-at = They can meet: stones of both can reach { $square }.
answer-touch =
    They can meet: a stone of { $one } can reach { $near } and one of { $two } can reach { $other }, beside it.
answer-contact-open = Not decided; if they meet, it is at { $near } and { $other }.
answer-groups-meet = Groups that can meet: { NUMBER($groups) }
answer-groups-of = Two groups of { $part }
answer-group-first = the first
answer-group-second = the second
answer-meeting-harmless = They can meet, and it makes no difference: the whole is still worth the sum.
answer-meeting-matters = They can meet, and it matters: the whole is not worth the sum.
# The values of the two groups.
answer-groups-worth = Alone <one/> and <two/>, in sum <sum/>; together <together/>.

## The thermograph

answer-chart = Thermograph; { $reading }
answer-chart-too-large = Its numbers are too large to be drawn.
answer-reading = at t = { $t }: Left wall { $left }, Right wall { $right }
answer-reading-mast = at t = { $t }: both walls { $wall }, the mast
answer-cool = Cool by t
# The corners of a line in a thermograph, and how it goes on above the last one.
answer-line-corner = { $value } at t = { $t }
answer-line-up = { $corners }, then straight up
answer-line-more = { $corners }, then 1 more for each degree
answer-line-less = { $corners }, then 1 less for each degree
answer-built = How the thermograph is built
answer-built-picture = Picture { NUMBER($number) } of { NUMBER($count) }
answer-built-back = Back
answer-built-on = Next
# The options follow one another in a list; the line is described by its corners.
answer-built-wall = { $player ->
    [left] Left can move to <options/>. Right moves next, so Right’s wall after this move counts: <line/>.
   *[right] Right can move to <options/>. Left moves next, so Left’s wall after this move counts: <line/>.
}
answer-built-taxed = { $player ->
    [left] Left pays the tax t for the move, so subtract t at every temperature: <line/>.
   *[right] Right pays the tax t for the move, so add t at every temperature: <line/>.
}
answer-built-best = { $player ->
    [left] The greatest of Left’s lines at each temperature is the Left scaffold, what Left gets by moving first: <line/>.
   *[right] The least of Right’s lines at each temperature is the Right scaffold, what Right gets by moving first: <line/>.
}
answer-built-only = { $player ->
    [left] Left has no other line, so this is the Left scaffold: what Left gets by moving first.
   *[right] Right has no other line, so this is the Right scaffold: what Right gets by moving first.
}
answer-built-meeting = The scaffolds meet at t = { $t }, at the value { $mean }. So the temperature is { $t } and the mean is { $mean }.
answer-built-cold = The temperature is below 0: this value is a number, and no player wants to move in it.
answer-built-mast = From t = { $t } upwards no player gains by moving first, so the thermograph is a mast at { $mean }. Below that, the scaffolds are its walls.
answer-built-integer = <value/> is an integer. By definition its thermograph is only a mast at its value, from t = −1 upwards.
answer-left-wall = Left’s wall
answer-right-wall = Right’s wall
answer-worth-none = No jump is worth that much.
answer-worth = Worth it: { $jumps }.
answer-worth-more = Worth it: { $jumps } and { NUMBER($more) } more.

## Why this value?

answer-derive = Derive it from the jumps
# A link: the reader finds the value stage by stage.
answer-ask-first = Ask me first
answer-ask-first-title = Derive a value
answer-no-option = { $player ->
    [left] Left (black)
   *[right] Right (white)
} has no option.
# A list follows.
answer-can-move = { $player ->
    [left] Left (black)
   *[right] Right (white)
} can move to
answer-board-after = The board after { $jump }
answer-board-answered = The board after the answer
# Before one of the next ones.
answer-replaces = replaces a reversible option;
answer-canonical = in the canonical form
answer-repeated = the same as <value/>
answer-dominated = dominated by <value/>
answer-bypassed = reverses through <value/>{ $count ->
    [0] , which leaves nothing
    [one] , which puts one option in its place
   *[other] , which puts { NUMBER($count) } options in its place
}
answer-gifts = These jumps of { $player ->
    [left] Left
   *[right] Right
} change nothing, whatever they are worth:
answer-gift = changes nothing
# Whose jump it is.
answer-gift-no-better = { $player ->
    [left] at most this option of the value: <value/>
   *[right] at least this option of the value: <value/>
}
answer-gift-answered = { $player ->
    [left] Right answers, and the position is at most the value
   *[right] Left answers, and the position is at least the value
}
answer-reason-no-options = Neither player can move: that is 0.
answer-reason-no-options-left =
    Without the jumps that change nothing, neither player can move: that is 0.
answer-reason-between = The value is the simplest number between { $low } and { $high }{ $has-low ->
    [yes] { $has-high ->
        [yes] {" "}({ $low } and { $high } allowed)
       *[no] {" "}({ $low } allowed)
    }
   *[no] { $has-high ->
        [yes] {" "}({ $high } allowed)
       *[no] {""}
    }
}: { $number }.
answer-reason-greater = The value is the simplest number greater than { $low }{ $has-low ->
    [yes] {" "}({ $low } allowed)
   *[no] {""}
}: { $number }.
answer-reason-less = The value is the simplest number less than { $high }{ $has-high ->
    [yes] {" "}({ $high } allowed)
   *[no] {""}
}: { $number }.
answer-reason-of-all = The value is the simplest number of all: { $number }.
answer-reason-nimber =
    Both can move to { $number } and { $number } with every nimber below *{ $star }, and nothing else counts: that is
    { $number } with *{ $star }.
answer-reason-up-star = These options are those of a number with ups and star.
answer-reason-canonical = Nothing more can be left out: these options are the value.
answer-so = So the value is <value/>.

## The line that was played, and a proof on the board

line-name = Line of play
line-first = To the start of the line
line-back = One jump back
line-on = One jump on
line-last = To the end of the line
# Behind a second jump of the same player.
line-again = again
proof-back = One leap back
proof-on = One leap on
proof-end = Back to the position
proof-place = { $title }: { NUMBER($step) } of { NUMBER($last) } leaps

## The keys of a lecture: a word each. On a narrow screen only the first one is seen.

lecture-back = back
lecture-on = on
lecture-reveal = reveal
lecture-parts = parts
lecture-reach = reach
lecture-left = Left’s jumps
lecture-right = Right’s jumps
lecture-table = table
lecture-thermograph = thermograph
lecture-chalk = chalk
lecture-wipe = wipe
lecture-pointer = pointer
lecture-hide = hide
# Escape takes away one thing at a time before it ends the lecture.
# Presses on the board change stones.
lecture-edit = edit
# The position that was opened comes back.
lecture-reset = reset
lecture-peel = put down chalk or pointer, then close what is beside the board
# In the penetration room.
lecture-weights = weights
lecture-hint = hint
# Opens the speaker’s window.
lecture-speaker = speaker
lecture-black = black
lecture-is-black = The screen is black. Any key shows it again.
# Under the board in a frame of another page.
frame-reset = Reset
