# The review of a game in the page of play: what is proved of each turn.

review-title = Review
review-mistakes = Mistakes
review-graph = The game as one picture: the arrow keys go along it
# In the picture: whose part of it this is; and before the bars that show where that player wins.
review-ahead = { $player ->
    [left] Black ahead
   *[right] White ahead
}
review-black = Black
review-white = White
review-cover = Cover values
review-too-large = This board is too large, or the game too long, for a review.
# Beside the button Cancel, for screen readers.
review-work = the review
# When the search has used up its time: at $open of $all places nobody is proved to win.
review-stopped = { $open ->
    [0] The search stopped before every value was known.
    [one] The search stopped: at { NUMBER($open) } of { NUMBER($all) } places it is not proved who wins.
   *[other] The search stopped: at { NUMBER($open) } of { NUMBER($all) } places it is not proved who wins.
}
review-longer = Search longer

## The legend of the picture

# At most 48 characters each: the lines have a fixed width.
review-legend-mean = jumps ahead: the mean, computed
review-legend-stops = from the right stop to the left stop
review-legend-temperature = temperature, on both sides of the mean
review-legend-guess = estimate of a search, value not found
review-legend-mistake = mistake, cost if known; ?? gave the win away
review-legend-wins = who wins, proved

## What the picture becomes

review-save = Save or print
review-save-svg = Picture as SVG
review-save-png = Picture as PNG
review-save-film = Film as SVG
# $game: as in “You – a friend, 6 × 6”
review-picture = The game as one picture: { $game }
review-film = A film of the game: { $game }

## The headline

# $turned: how many turns changed who wins, of $turns turns
review-yours = { $turned ->
    [0] None of your { NUMBER($turns) } turns is proved to have changed the winner.
   *[other] { NUMBER($turned) } of your { NUMBER($turns) } turns changed the winner.
}
review-theirs = { $player ->
    [left] Black
   *[right] White
}: { $turned ->
    [0] no turn is proved to have changed the winner.
   *[other] { NUMBER($turned) } of { NUMBER($turns) } turns changed the winner.
}
review-gifts = { $turns ->
    [one] { NUMBER($turns) } gave something up.
   *[other] { NUMBER($turns) } gave something up.
}
review-open = { $turns ->
    [one] { NUMBER($turns) } is not decided.
   *[other] { NUMBER($turns) } are not decided.
}

## A place

review-start = Before the first turn
# $turn: as in “9. d2–d6”
review-place = After { $turn }
review-jumps = Jumps left: Black { NUMBER($black) }, White { NUMBER($white) }.
review-wins = { $player ->
    [left] Black wins.
   *[right] White wins.
}
review-wins-open = Who wins is not decided.
# An estimate of the search, which looks $depth jumps ahead.
review-guess-ahead = Estimate, no proof: { $player ->
    [left] Black
   *[right] White
} is ahead, { $depth ->
    [one] { NUMBER($depth) } jump deep.
   *[other] { NUMBER($depth) } jumps deep.
}
review-guess-even = Estimate, no proof: neither is ahead, { $depth ->
    [one] { NUMBER($depth) } jump deep.
   *[other] { NUMBER($depth) } jumps deep.
}
review-value = The value is { $value }.
review-stops = Left stop { $left }, right stop { $right }, temperature { $temperature }.
review-places = All places in words

## What is proved of a turn

review-turned = { $turn } turned a win into a loss.
review-gave-up = { $turn } gave up { $amount }.
# In the picture. $amount: a number
review-cost = It cost { $amount }.
review-kept = { $turn } kept all that it could.
review-unknown = { $turn }: not decided.
review-here = This turn
# $reply: as in “e5–c5”
review-refuted = { $player ->
    [left] Black answers { $reply } and wins, whatever follows.
   *[right] White answers { $reply } and wins, whatever follows.
}
# $square: where the jump that was a mistake ended
review-why-takes = { $player ->
    [left] Black’s stone on { $from } takes the stone that has just jumped to { $square }.
   *[right] White’s stone on { $from } takes the stone that has just jumped to { $square }.
}
review-why-emptied = { $player ->
    [left] This turn emptied { $square }, and Black’s stone on { $from } can now land there.
   *[right] This turn emptied { $square }, and White’s stone on { $from } can now land there.
}
review-why-passes = { $player ->
    [left] This turn emptied { $square }, and Black’s stone on { $from } can now jump on from there.
   *[right] This turn emptied { $square }, and White’s stone on { $from } can now jump on from there.
}
review-why-stood = { $player ->
    [left] Black could jump { $jump } before, and this turn did not prevent it.
   *[right] White could jump { $jump } before, and this turn did not prevent it.
}
# $turns: the answer and what follows it
review-why-end = { $loser ->
    [left] Black
   *[right] White
} has no jump left after { $turns ->
    [one] that answer.
   *[other] the { NUMBER($turns) } turns that follow.
}
review-why-jumps = Jumps after this turn: Black { NUMBER($black) }, White { NUMBER($white) }; after a better one: Black { NUMBER($betterblack) }, White { NUMBER($betterwhite) }.
# What the cost in the picture means. $amount: a number
review-why-cost = Its cost is { $amount }: by so much the mean after the best jump is better.
review-refuted-search = The search for the winning answer goes on.
# $turns: one or several, as in “d2–d4, f2–f4”
review-better-open = What was better
review-better = These are all turns that kept the win: { $turns }.
review-better-one = { $turns } kept the win. The search for others goes on.
review-better-part = These were better in the same part by that number: { $turns }.
review-keep = Practise it later
review-keep-done = It comes back in Learn
review-again = Try again here
review-answer = Show the answer
review-answer-on = Next jump
review-answer-end = End of the answer
# $shown: the turns on the board, of which there are $count of $all
review-answer-shown = On the board after it: { $shown } ({ NUMBER($count) } of { NUMBER($all) }).

## A mistake that is tried again

# $turn: as in “9. d2–d6”
review-trial = Try again: instead of { $turn }
review-trial-win = { $player ->
    [left] Black to move. Find a turn that keeps the win.
   *[right] White to move. Find a turn that keeps the win.
}
review-trial-part = { $player ->
    [left] Black to move. Find a jump that gives up nothing in its part.
   *[right] White to move. Find a jump that gives up nothing in its part.
}
review-hint-open = It is not decided yet which turn is better.
review-hint-count = { $count ->
    [one] { NUMBER($count) } of { NUMBER($all) } turns keeps the win.
   *[other] { NUMBER($count) } of { NUMBER($all) } turns keep the win.
}
review-hint-some = At least one turn keeps the win. How many do is not decided yet.
review-hint-part-count = { $count ->
    [one] { NUMBER($count) } jump in the same part is better by { $amount }.
   *[other] { NUMBER($count) } jumps in the same part are better by { $amount }.
}
# $reply: the answer to the mistake, as in “e5–c5”
review-hint-prevents = The better jump leaves no { $reply }.
review-hint-allows = After the better jump { $reply } is still there, and no longer wins.
# The corners of a part, as in “a1” and “d4”
review-hint-where = Look at the part from { $from } to { $to }.
review-hint-stone = { $player ->
    [left] Look at Black’s stone on { $square }.
   *[right] Look at White’s stone on { $square }.
}
review-hint-turn = { $turn } keeps the win.
review-hint-part-turn = { $turn } gives up nothing in its part.
review-tried-right = { $turn } is right: it keeps the win.
review-tried-part = { $turn } is right: it gives up nothing in its part.
review-tried-same = { $turn } is the turn of the game, a mistake.
review-tried-wrong = { $turn } is a mistake too.
review-tried-open = { $turn }: not decided yet.
review-again-other = Try again
review-back = Back to the game
review-play-on = Play on from here

## From mistake to mistake

review-next = Next mistake
review-previous = Previous mistake
review-whose = Whose mistakes
review-of-both = Of both
review-of-black = Of Black
review-of-white = Of White

## A pass

review-pass = What if I pass here?
review-pass-stops = { $player ->
    [left] If Black passes, White moves first and play comes to { $after } instead of { $before }. The temperature, { $temperature }, says how much a turn here is worth.
   *[right] If White passes, Black moves first and play comes to { $after } instead of { $before }. The temperature, { $temperature }, says how much a turn here is worth.
}
review-pass-number = The board is worth the number { $value }: a jump costs its player something, so a pass would cost nothing.
review-pass-wins = { $wins ->
    [left] After a pass Black wins.
   *[right] After a pass White wins.
}
review-pass-by = { $wins ->
    [left] After a pass Black wins, for instance by { $jump }.
   *[right] After a pass White wins, for instance by { $jump }.
}
review-pass-open = Not decided: the search has not found who wins after a pass.
review-pass-early = There are no passes before the first jump.

## The moment when the board falls apart

review-apart = The count of the endgame
# $place: as in “After 9. d2–d6”
review-apart-since = { $place } the board is { NUMBER($parts) } parts that never meet again, and each has a value.
review-apart-none = No position of this game is known to be several parts with values.
review-apart-one = All stones here are one part.
review-apart-here = The board is { NUMBER($parts) } parts here. Not all of their values are known.
review-apart-go = Show this moment
review-parts = Parts here
review-part = Part { NUMBER($number) }
review-part-open = Open on the board
    .part = Open on the board: part { NUMBER($number) }
review-part-gallery = Positions of this value
    .part = Positions of this value in the gallery: part { NUMBER($number) }
review-part-unknown = not known
review-parts-passes = Passes
review-parts-total = Together
review-parts-sums = Add up in Sums
