# The papers, place by place: what stands there (entry), and why the gallery does not show it (gap, which stands after a
# colon).

of-ernst =
    .copy =
        We have the technical report MSR-TR-95-24 in two readings. Some of its pictures are lost or damaged in both.
        Where the text says enough, the position was restored so that it has the paper’s value; otherwise it is our
        guess, and verdicts say so. Two other programs computed each.
    .slip-printed = the fourth row
    .slip-meant = the fourth column
    .slip-reason =
        The line is crossed from the left, so what lies four squares beyond it is a column, as the same caption says in
        its second sentence.
    .slip-printed-2 =
        A game is a number iff all its options are numbers and no left option is greater than or equal to any right
        option
    .slip-meant-2 = if; “only if” holds for canonical forms
    .slip-reason-2 =
        L(4) = {"{∗│∗}"} = 0, as the paper computes, and ∗ is no number. Nor is the value of o.ox, an option of oxo.ox,
        which is worth ½.
entry-paper-about = What the paper is about
entry-ancient-modern-rules = Ancient and modern rules
gap-rules-those-board = the rules are those of the board
entry-who-wins-values-first = Who wins, and the values of the first rows
entry-how-remember-who-left = How to remember who is Left
entry-sums-negatives-order-two = Sums, negatives and order; two rows worth −2 + 1
entry-half-to-up = ½, the simplest number, 2^(−j−1), ↑
entry-hot-means = What hot means
gap-defines-word = defines a word
entry-dominated-options-reversible-moves = Dominated options and reversible moves
entry-gallery-purpose = What the gallery is for
entry-solid-lines = L(n), LOT₁(n), LT₁(n), LOT₂(n), LT₂(n), LT₃(n), with a table of L(n)
entry-star2-nim-sums-switches = ∗2, nim sums, switches, tinies
entry-game-nim = The game of Nim
gap-about-another-game = about another game
entry-l2-n-d2-n = L2(n) and D2(n), with a table of each
entry-penned-into-corner = Penned into a corner
entry-triangles-corner = Triangles in a corner
entry-when-groups-cannot-meet = When groups cannot meet; two pairs that do
entry-penetration-attained-how-many = Penetration that is attained, and with how many stones
entry-groups-get-1-2 = Groups that get 1, 2, 3 and 4 squares far
entry-greatest-penetration-each-box = The greatest penetration of each box
entry-two-groups-answer-each = Two groups that answer each other after a half turn
entry-weights-3x3-20-against = Weights for 3 × 3: 20 against 21
entry-no-finite-army-gets = No finite army gets 5 squares far
entry-width-4-does-not = Width 4 does not get 4 squares far
entry-depth-2-does-not = Depth 2 does not get 4 squares far
entry-weights-every-other-row = Weights in every other row, for three small boxes
entry-7x3-square-middle = 7 × 3: the square in the middle
entry-7x3-other-squares = 7 × 3: the other squares
entry-11x3-all-but-two = 11 × 3, and all but two squares for 12 × 3
entry-12x3-two-squares-middle = 12 × 3: the two squares in the middle
entry-gyllenskogs-position-de-oliveiras =
    Gyllenskog’s endgame, worth 5 (4 under modern rules); de Oliveira’s move from 3 to 0
gap-positions-elsewhere = the positions are in their publications, which we have not seen
entry-reading-de-oliveiras-thesis = On reading de Oliveira’s thesis
entry-questions-who-wins-small = Questions, and who wins on small boards
entry-history-boards-words = History, boards, words
gap-states-no-value = states no value
entry-who-found-weights-3 = Who found what: the weights for 3 rows of 8 to 12 are Darrah P. Chavey’s
entry-paper-cites = What the paper cites
gap-no-result = states no result of its own
of-uiterwijk =
    .copy =
        We have its text without formulas and figures. Some headings and their numbers are lost: where there was none,
        the heading here is ours. The formulas of theorems 4 and 5 were restored from computed values.
    .slip-printed = On the way to theorem 3: the longest multi-jump always dominates the shorter jumps of the stone
    .slip-meant = in every position reached from 1 × 6 to 1 × 18 the two are confused
    .slip-reason =
        After H-M on 1 × 6 White can jump to xo.o.. with the edges as walls: there one jump of Black leaves ∗ and two
        jumps leave 0, and ∗ and 0 are confused. Leaving shorter jumps out can even change a value: x..ox.x.., which is
        reached on 1 × 9, is worth ↓∗, and without White’s single jump it would be worth ∗. The theorem’s sums are
        right on all boards up to 1 × 20 that we computed.
entry-game-had-been-written = The game, and what had been written about it
entry-single-multiple-capture = A single and a multiple capture
gap-example-rules = an example of the rules
entry-theory = What the theory is
entry-who-wins-four-classes = Who wins, and the four classes of outcomes
entry-every-whole-number-occurs = Every whole number occurs
entry-rows-worth-0-more = Rows worth 0 and more
entry-rows-worth-0-less = Rows worth 0 and less
entry-fractions-infinitesimals-nimbers = Fractions, infinitesimals and nimbers
entry-rows-worth-fractions = Rows worth fractions
entry-rows-worth-infinitesimals = Rows worth infinitesimals
entry-positions-worth-star2 = Positions worth ∗2
entry-rows-worth-star2 = Rows worth ∗2
entry-about-all-positions-certain = About all positions of a certain value
gap-value-lost-our-source = the value is lost in our source
entry-openings-which-two-stones = The openings: which two stones are removed
gap-names-openings = names the openings
entry-hm-vm = H-M and V-M
gap-defines-openings = defines the openings
entry-hc-vc = H-C and V-C
entry-when-fragments-independent = When fragments are independent
entry-five-fragments-one-board = Five fragments on one board
entry-moves-opponent-cannot-prevent = Moves that the opponent cannot prevent
entry-three-empty-squares-or = Three empty squares, or two
entry-three-empty-squares-line = Three empty squares in a line separate
entry-two-empty-squares-separate = Two empty squares separate in what comes from an opening
entry-boards-one-row = Boards of one row
entry-1xn-hm-smallest-boards = 1 × n, H-M: the smallest boards
entry-1xn-hm-first-four = 1 × n, H-M: the first of four cases
entry-1xn-hm-second-case = 1 × n, H-M: the second case
entry-1xn-hm-third-case = 1 × n, H-M: the third case
entry-1xn-hm-fourth-case = 1 × n, H-M: the fourth case
entry-1xn-after-hm = 1 × n after H-M
entry-1xn-after-hc = 1 × n after H-C
entry-boards-two-rows = Boards of two rows
entry-2xn-after-vm = 2 × n after V-M
entry-2xn-vm-game = 2 × n, V-M: a game
entry-2xn-after-hm = 2 × n after H-M
entry-2xn-after-vc = 2 × n after V-C
entry-2xn-vc-game = 2 × n, V-C: a game
entry-2xn-after-hc = 2 × n after H-C
entry-boards-three-rows = Boards of three rows
entry-3xn-after-vm = 3 × n after V-M
entry-3xn-after-hm = 3 × n after H-M
entry-3xn-after-vc = 3 × n after V-C
entry-boards-four-rows = Boards of four rows
entry-4xn-after-vm = 4 × n after V-M
entry-unsolved-who-wins-if = What is unsolved, and who wins when the two removals count as moves
gap-lost = figure lost in our source
of-santos-silva =
    .authors = Carlos Pereira dos Santos and Jorge Nuno Silva
    .copy =
        We have its text without the figures; the construction is described in words, square by square. Where our copy
        has “Constructing numbers” in its headings, we read “nimbers”.
    .slip-printed = dimension n: ∗2^(n−1) occurs and ∗2^(n) does not. Col: 0
    .slip-meant = ∗2^(n) occurs and ∗2^(n+1) does not; or Col: 1
    .slip-reason =
        The definition and its example contradict each other: the paper says that Col has numbers and numbers plus ∗. So
        ∗ occurs and ∗2 does not, which by the definition is dimension 1.
    .slip-printed-2 = Ernst’s paper allows single jumps only
    .slip-meant-2 = it is about both rules
    .slip-reason-2 =
        Ernst’s positions may be played by ancient rules, with jumps over several stones. Where a value holds for single
        jumps only, Ernst says so and calls the rules modern.
entry-berlekamps-question-where-star2 = Berlekamp’s question: where ∗2 is found
entry-which-nimbers-occur-values =
    Which nimbers occur in Shove, Col and Toppling Dominoes; octal games; values of some positions, and a second ∗2, in
    drawings that we lack
entry-nim-dimension = Nim-dimension
entry-konane-infinite-nim-dimension = Kōnane has infinite Nim-dimension
entry-some-values = Some values of the game
entry-first-star2-one-longer = The first ∗2, and one with a longer column
entry-starn-from-two-copies = ∗n from two copies of ∗(n−1)
entry-why-starn = Why it is worth ∗n; ∗4, drawn
gap-proof-machines-jumps-can = a proof; the machine’s jumps can be played
of-norvig =
    .copy = A notebook: text and programs.
entry-ancient-rules-black-moves = Ancient rules, Black moves first
entry-program-six-sections = The program, in six sections
gap-states-no-result-about = states no result about Kōnane
entry-white-wins = White wins
gap-repeated-summary = repeated in the summary
entry-black-wins = Black wins
entry-who-wins-4x4-5x5 = Who wins on 4 × 4, 5 × 5 and 6 × 6
entry-how-go-program-whether = How to go on with the program; whether the theory of sums would help
entry-tests-program = Tests of the program
of-carvalho-santos =
    .authors = Alda Carvalho and Carlos Pereira dos Santos
    .copy =
        We have the abstract and the beginning of the introduction, not the construction or the rules. Presented at
        Integers 2011, printed in Games of No Chance 5 (MSRI Publications 70, 2019), online since 29 May 2025.
entry-every-value-occurs = Every short game is the value of a position of Kōnane, the first game for which this is known
entry-main-result-lemmas = Where theorem 14, the main result, and the lemmas for its construction stand
gap-construction-unread = we have not read the construction
of-wikipedia =
    .copy = An article that may have changed since: our copy is of 2021 or later.
    .slip-printed = dos Santos and Silva showed that Kōnane contains all other combinatorial games
    .slip-meant = they showed that it contains every nimber
    .slip-reason =
        Their theorem is about nimbers only. That every value occurs in Kōnane is a theorem of Carvalho and dos Santos.
entry-game-is = What the game is
entry-sizes-boards = Sizes of boards
entry-opening-ancient-rules = The opening; ancient rules
entry-who-proved = Who proved what
gap-reports-other-papers = reports on other papers
entry-peg-solitaire = Peg solitaire
by-papamu =
    .authors = This program
    .title = Our computations
    .copy =
        Ernst and Norvig print who wins on some of the whole boards. Kirk’s thesis of 2020, which we have not read, may
        have values.
entry-values-winners-small-whole = Values and winners of small whole boards
entry-who-wins-up-three = Who wins on up to three rows when the two removals count as moves
entry-rows-one-line-worth = Rows of one line worth fractions, infinitesimals and ∗2
entry-smallest-positions-value = The smallest positions of a value
entry-position-for-any-value = A position for any value
entry-lines-ancient-rules = The lines of {"{j│0}"} and {"{j│{j│0}}"}, under both rules
entry-tinies-continued = Ernst’s +₁ and +₂, continued to tiny-12
unread-gyllenskog = Gyllenskog 1976, “Konane as a vehicle for teaching AI”, SIGART Newsletter 56, 5–6
unread-gyllenskog-about = Ernst values the position of its figure 1.
unread-de-oliveira = De Oliveira 1981, “Heuristic techniques applied to problem solving”, master’s thesis, in Portuguese
unread-de-oliveira-about = Ernst values a move of its page C.7.
unread-chan-tsai = Chan and Tsai 2002, “1×n Konane: a summary of results”, More Games of No Chance, 331–339
unread-chan-tsai-about = By its abstract: positions in one row, of three solid patterns with one empty square between.
unread-thompson = Thompson 2005, “Teaching a neural network to play Kōnane”, thesis
unread-thompson-about = A program that plays.
unread-hearn = Hearn 2009, “Amazons, Konane, and Cross Purposes are PSPACE-complete”, Games of No Chance 3
unread-hearn-about =
    Who wins is PSPACE-complete to decide. Uiterwijk (footnote 1) notes that its pages 288 and 297 disagree on whether
    the player who cannot move loses; the proof holds either way.
unread-kirk = Kirk 2020, bachelor’s thesis
unread-kirk-about = Outcomes of many boards; Uiterwijk compares his values with them.

## How far the program got with the open problems

progress-early =
    The search valued every component of up to 8 stones and every rectangle of up to 18 squares in such colours, then sums of
    them, two at a time. In 152 of the positions under modern rules no game ends, by their numbers of stones; beside some lone
    stones one might.
progress-narrow =
    For odd n every value found is 0; for even n it is −1/4 at n = 8, 12, 14 and 16, and 0 at n = 4, 6 and 10. We have
    no proof that this continues.
progress-l2 = Up to n = 16, which the exhibit shows, only L2(12) depends on the rules.
progress-d2 = The exhibit shows the staircases up to n = 17.
progress-triangle = Both are as the formula says.
series-corner-triangle-n-diagonals = Corner triangle, n diagonals
progress-harmless =
    These groups can meet if fewer than five rows are between them. The sum, 0, is right for one row and from three rows
    on; for none and for two it is not. Equal double rows have the sum 0 as well; with two rows between, this is wrong
    for four columns, and for no other number here.
series-two-groups-worth-0 = Two groups worth 0, d rows between
series-two-double-rows-n = Two double rows of n columns, two rows between
progress-whole = 0 means that the second player wins, and 1 that Black wins.
progress-nimbers = The fewest stones that we know for ∗4 are twelve, under each of the rules; for ∗5 they are the machine’s 94.
