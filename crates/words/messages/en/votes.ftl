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
    .how = How to vote
    .hold = Turn your card until the letter of your answer is at the top, and hold it upright. Keep your fingers off the black square.
    .read = You read the answers by eye, from nearby, because the letters are small. This app does not read the cards with a camera yet. The squares are made for that: each card has its own, and it looks different in every turn.
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
votes-card = Card { NUMBER($number) }: a marker, with the letters L at the top, N at the right, R at the bottom and P at the left
