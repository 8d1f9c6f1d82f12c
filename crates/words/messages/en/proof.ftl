# The page of a proof: a certificate, its check by a second program, and the walk through it.

# The name of the browser's tab.
proof-page = Proof · Papamū
proof-title = Proof
proof-headline = A certificate proves each claim from the moves alone. A second program checks it here; then you can try to break it.
# The link beside a value or a winner.
proof-open = Proof
    .of = Proof of this value
    .wrong = Why the printed value is wrong
    .winner = { $first ->
        [left] Proof of who wins if Black moves first
       *[right] Proof of who wins if White moves first
    }

## What is proved

proof-value = The position is worth <value/>.
proof-not-value = The position is not worth <value/>.
# The position minus the value of the sentence before.
proof-difference = { $winner ->
    [left] In the position minus this value Black, moving first, wins.
   *[right] In the position minus this value White, moving first, wins.
}
proof-wins-first = { $winner ->
    [left] Black, moving first, wins.
   *[right] White, moving first, wins.
}
proof-wins-second = { $winner ->
    [left] If White moves first, Black wins.
   *[right] If Black moves first, White wins.
}
proof-asked-winner = { $first ->
    [left] Who wins if Black moves first?
   *[right] Who wins if White moves first?
}
proof-asked-value = What is the position worth?
proof-position = The position on the board
proof-writing = The solver writes the certificate.
proof-about = the proof
# $command: to be typed.
proof-too-hard = There is no proof within the limits of this page. The command line has no such limits:
proof-false = Nothing to prove: the position is worth exactly this value.
proof-unread = “{ $value }” is not a value. Character { NUMBER($at) }: expected { $expected }.

## The check

# $size: as in 12 kB.
proof-figures = { $claims ->
    [one] { NUMBER($claims) } claim listed, { $size }
   *[other] { NUMBER($claims) } claims listed, { $size }
}
proof-checking = A second program checks it …
proof-checked = Checked in this page by a second program, <name>checker</name>, which shares no code with the solver: every claim follows.
# $reason: in English, from the program.
proof-refused = The second program refuses it at line { NUMBER($line) }: { $reason }.
proof-failed = The second program could not check it. ({ $reason })
proof-download = Download
    .packed = Download packed (.gz)
proof-yourself = To check it yourself, download <file>papamu_check.py</file>. It needs only Python 3, and shares no code with this page:

## The walk

proof-walk = Walk through the proof
# $loser: the colour that the reader plays.
proof-walk-rule = { $loser ->
    [left] You are Black. Try every move; the proof answers for White. The player who cannot move loses.
   *[right] You are White. Try every move; the proof answers for Black. The player who cannot move loses.
}
proof-sides = The two halves of the proof
# The two halves of a proof that a position has a value: the colour that the reader plays.
proof-side = { $loser ->
    [left] Be Black
   *[right] Be White
}
# The board shows the position; the value stands beside it with a minus sign.
proof-minus = The position on the board, minus <value/>
proof-in-value = Or move in the subtracted value, so that it becomes
proof-lost = You cannot move: you have lost, as claimed.
proof-below = { $count ->
    [one] { NUMBER($count) } claim left below
   *[other] { NUMBER($count) } claims left below
}
# $line: a number of the certificate's lines.
proof-line = line { $line }
proof-parts = parts: { $lines }
proof-unlisted = not listed
proof-path = The moves so far
proof-start = Start
proof-becomes = value <value/>
# $place: as in “line 12”, $below: as in “7 claims left below”.
proof-answered = The answer is <answer/>; { $place }; { $below }.
proof-steps = Steps
proof-step-first = To the start
proof-step-back = Back
proof-step-on = On
proof-step-last = To the end

## Keys

proof-key-step = One pair of moves back, or on
proof-key-branch = The branch before, or the next one

## Links

proof-link-long = The value in the link has more than { $most } characters: the proof is of the position’s value.
