# The page of the cards with which a class votes, and what it prints.

votes = Voting cards
    .page = Voting cards · Teach · Papamū
    .headline = Every student holds up a card. The letter at its top edge is the answer.
    .way = Voting cards to print
    .sheets = The cards to print
    .count = Cards
    .from = First number
    .on-a-page = Cards on a page
    .paper = Print on A4 at actual size (100%), on one side. Matt paper does not shine. Cut sheets with two cards along the dashed line. One card on a page is for large rooms, two are for small ones.
    .how = How to hold a card
    .hold = Turn your card until the letter of your answer is at the top, and hold it upright, toward the teacher. Keep your fingers off the black square and the white around it.
    .letters = Where a question has other choices than these, they are A, B, C and D.
    .reading = How the cards are read
    .begin = Present a lesson. At a question with two to four choices press Vote, or V: the camera of this computer counts the cards. On a phone, open the same lesson and vote there; its count comes over as a code.
    .far = A camera with 1280 × 720 pixels that sees an angle of 60 degrees should read a card up to about 7 m away with two cards on a page, and up to 10 m with one (computed; not tried with a printed card). Dim light, and cards held at a slant, bring that down.
    .numbers = Each student keeps one number. The page shows which numbers it has seen, and what they say only when you reveal it. Pictures are read on this computer and not kept.
    .without = Without a camera, count the raised cards by eye and tap the counts.
    .most = When a vote teaches most
    .order = Let everyone decide alone, and vote. If many are wrong, let neighbours convince each other, and vote again. Only then reveal both votes and explain, also why the wrong answers are wrong.
    .hidden = “Discuss and vote again” shows nothing of the first vote: students who see the bars tend to the most common answer.
    .source = { $source } review what is known of this. (The source is in English.)
# What is printed: these cards, on these sheets of paper.
votes-made = { $cards ->
    [one] Card { NUMBER($first) }
   *[other] { NUMBER($cards) } cards, numbers { NUMBER($first) } to { NUMBER($last) }
}
votes-pages = { $pages ->
    [one] 1 page of A4
   *[other] { NUMBER($pages) } pages of A4
}
# For screen readers: a picture of the card.
votes-card = Card { NUMBER($number) }: a marker, with the letters L and A at the top, N and C at the right, R and B at the bottom, P and D at the left

## A vote in front of a class

vote = Vote
    .reveal = Reveal
    .again = Discuss and vote again
    .end = End the vote
    .covered = What the cards say stays hidden.
    .cards = Cards handed out
    .by-hand = Count by hand
    .by-camera = Use the camera
    .tap = Count the raised cards by eye, and tap.
    .right = right
    .carry = Take this count to another device
    .code = Code of the count
    .take = Take the count of another device
    .take-code = Take it
    .take-none = The text has no count of this question.
    .scan = Scan its code
    .camera = Camera
    .camera-on = The camera is on. Pictures are not kept.
    .camera-waits = Waiting for the camera…
    .camera-picture = What the camera sees
    .camera-show = Show the picture
    .camera-none = There is no camera, or the browser hides it from this page.
    .camera-refused = The browser was not allowed to use the camera. Its settings for this site can allow it.
    .camera-busy = The camera gives no picture. Another program may be using it.
    .camera-gone = The camera was taken away.
    .camera-failed = The reader of the cards could not be started. It needs a network the first time.
# After a large number: of all cards that were handed out.
vote-seen-of = of { NUMBER($all) } seen
vote-number-seen = { NUMBER($number) }, seen
vote-number-missing = { NUMBER($number) }, not seen
vote-missing = Not seen: { $numbers }.
vote-doubled = Two cards have the number { $numbers }: neither counts.
vote-foreign = Seen, but not handed out: { $numbers }. These do not count.
# For screen readers: how many say L, R, N or P.
vote-letter = Count of { $letter }
vote-less = One fewer for { $letter }
vote-more = One more for { $letter }
vote-all = { $votes ->
    [one] 1 vote
   *[other] { NUMBER($votes) } votes
}
vote-first = first vote ({ NUMBER($votes) })
vote-last = last vote ({ NUMBER($votes) })
# The name of a student in the results of votes.
vote-card = Card { NUMBER($number) }
