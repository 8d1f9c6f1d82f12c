# The exhibits of the gallery, in the order of a walk through it. An exhibit is a position or a family of positions from
# a paper. What is in quoted braces is a value or a game and stays as it is, as do names of families such as L(n) and
# rows of stones such as .ox.x.
#
# .headline says what it is, .remarkable what is surprising about it, .why the reason, .try what the reader can try;
# .asks is an open question and .known what is known of it; .reason says why the paper is not right.

l =
    .headline = A row of n stones, black first
    .remarkable = However long the row is, it is worth a non-positive integer or ∗.
    .why =
        The only jumps lead over an end stone and out of the row. They strand the jumper and leave a row with two stones
        fewer. If n is odd, only White can jump, and L(n) = {"{│L(n − 2)}"}; if n is even, both can, and L(n) =
        {"{L(n − 2)│L(n − 2)}"}.
    .try = Put a second row two rows below: the two cannot meet, and their values add.

lot1 =
    .headline = A row with one stone diagonally below its left end, n stones in all
    .remarkable =
        The extra stone hardly matters: for even n the value is n/2 − 1, as it is without that stone; for odd n it is
        0, ∗ or, for the smallest, ↓.
    .why =
        Black’s jump off the left end lands above the extra stone and leaves a pair worth ∗ and a row of n − 3. Every
        other jump is at the right end and leaves LOT₁(n − 2).
    .try = Put a black stone above the extra one, at the left of the row: that is LT₁(n + 1), which is hot for n ≥ 4.
    .reason =
        The value printed is right. In its derivation, ∗ − L(4j) is given as 0: it is ∗, because L(4j) = 0. With 0 the
        game would be {"{0│∗}"}, which is ↑.

lt1 =
    .headline = A row with one stone below its left end, n stones in all
    .remarkable =
        One stone below the end can make the row hot: for n = 4j + 3 it is worth {"{2j│0}"}, so its temperature is j.
    .why =
        Black can jump down over the tail and leaves a row of n − 2. White can jump left, which leaves a row of n − 3,
        or up with the tail, which leaves LOT₁(n − 1). The player who can jump at the right end leaves LT₁(n − 2). The
        rest follows by induction.
    .try = Compare n = 11 and n = 15: four more stones raise the temperature by 1.
    .reason =
        The value printed is right. In its derivation, L(4j − 1) is given as 2j + 1: by the law of L(n) it is −2j + 1.

lot2 =
    .headline = A row with two stones diagonally below its left end, n stones in all
    .remarkable =
        From n = 6 on: odd n gain 1 per two stones; even n alternate between −1 and −1∗. At n = 5 the value is ½.
    .why =
        A jump at the right end leaves LOT₂(n − 2); every other one breaks the tail and leaves rows of known value. From
        n = 8 on these amount to {"{−1│−1}"}, {"{−1∗│−1∗}"}, {"{2j − 3│2j − 1}"} or {"{2j − 2│2j}"}; at n = 6 and n = 7
        other options come to the same values.
    .try = Look at n = 5, the ½, and take away the last stone of the row.
    .reason =
        The paper’s own list is right here. Its general formulas, printed for every j > 0, would give −1∗ at n = 4 and 0
        at n = 5: they hold from n = 6 on.

lt2 =
    .headline = A row with two stones below its left end, n stones in all
    .remarkable = From n = 7 on the bent row is worth exactly as much as the straight row L(n).
    .why =
        Two jumps count: the one at the far end leaves LT₂(n − 2), and White’s stone in the tail takes the one below it
        and leaves the row L(n − 2). From n = 9 on both are worth the same, and for even n the first is Black’s: 0 and ∗
        alternate. For odd n both are White’s, and Black has no jump. The paper gives only the result, and does not
        mention the exceptions n = 4 and n = 6.
    .try = Compare n = 6 here with n = 6 in L(n), and see which jumps the tail adds.

lt3 =
    .headline = A row with three stones below its left end, n stones in all
    .remarkable = For odd n ≥ 11 the value is 2 or 2∗; for even n ≥ 8 it is 3 − n/2.
    .why =
        For even n White jumps at the far end and leaves LT₃(n − 2). Black’s only jump leaves LT₁(n − 2), and White’s
        answer to it is just what LT₃(n) is worth. For odd n the far end is Black’s, and White’s jump off the left end
        leaves 2 and 2∗ alternately, as LT₃(n − 2) does: {"{2│2}"} is 2∗, and {"{2∗│2∗}"} is 2. This begins late: n = 9
        is still an exception, while n = 8 is none.
    .try = Go from n = 7 to n = 13 in steps of two: 1, 3/2, 2, 2∗.

half =
    .headline = Five stones worth ½
    .remarkable = Black is ahead by less than a move: two of these together are worth exactly 1.
    .why =
        White’s only jump leads to 1. Black’s lead to 0, to −1 and to an infinitesimal. The simplest number above 0 and
        below 1 is ½.
    .try = Swap the colours: −½. Then look at two copies and a white move.
    .reason =
        Black’s jump off the left end, which the paper’s list leaves out, leaves o.ox: ↑∗ under ancient rules, ↓ under
        modern ones. Both are less than ½, so the value is right.

halves =
    .headline = A line of j + 5 stones for every power of ½
    .remarkable = Every 2^(−j−1), in one line.
    .why =
        Black can jump to 0, and to nothing greater except infinitesimals. White’s only undominated jump takes the last
        black stone with the end stone, which leaves the position for j − 1, worth 2^(−j). So the value is
        {"{0│2^(−j)}"}, half of that. For j = 0 White’s jumps leave 1.
    .try = Take j = 2 and let White jump twice with the end stone: why is that worse for White than jumping once?

numbers =
    .title = The simplest number
    .headline = Five games whose options are numbers
    .remarkable =
        A game between two numbers is worth the simplest number between them, which need not be their mean: {"{5│22}"}
        is 6, and {"{½│¾}"} is 5/8.
    .why =
        The simplest number is the one created first: 0, then ±1, then ±2 and ±½, and so on. Between the two sides
        exactly one number is created before all others.
    .try = Guess {"{−½│5}"} before you work it out: it is 0.

simplify =
    .title = Fewer options
    .headline = Two games that are simpler than they look
    .remarkable =
        Deleting dominated options and bypassing reversible ones leads to one canonical form, the same for all equal
        games.
    .why =
        In {"{0, −1│1}"}, Left’s option −1 is dominated by 0 and can be deleted. In {"{∗│∗}"}, Left’s move to ∗ is
        reversible: Right can answer it with 0, which is no better for Left than the game itself. Left’s options of that
        0, which are none, replace it; the same holds for Right, and {"{∗│∗}"} = {"{│}"} = 0.
    .try = Look at the jumps of oxo.ox on the board: the page says which are dominated.

wallrow =
    .title = A row at the wall
    .headline = n stones in one row, the first of them black and in the corner
    .remarkable = k pairs are worth k, and with one more black stone −k: every integer occurs in one row.
    .why =
        The wall leaves only the far end. With k pairs the last stone is white: Black jumps over it, and then over the
        next one. White cannot prevent any of these k moves, nor move: they are safe. One more black stone makes the
        moves White’s.
    .try = Play it: how many of the moves are there at once, and how many come later?

wallvalues =
    .title = One row, many values
    .headline = Fractions, infinitesimals and ∗2 on boards of one row
    .remarkable = A board of a single row is enough for fractions, for infinitesimals and for ∗2.
    .why =
        In .ox.x, Black takes the white stone and leaves 0. White takes the first black stone and then stands beside the
        second, which can take it: that is 1, and {"{0│1}"} is ½. One more black stone two squares on gives ¼. The paper
        shows such positions in its figures 4 to 7, which are lost in our source; these are ours, the shortest rows
        whose corner square is Black’s that a search found.
    .try = Add a black stone two squares behind the last one of .ox.x.x.

up =
    .headline = Three stones worth ↑ under modern rules and ↓∗ under ancient rules
    .remarkable =
        Under modern rules Black wins no matter who starts, and yet the value is less than every positive number.
    .why =
        Black jumps to 0. White jumps to a pair worth ∗, so the value is {"{0│∗}"} = ↑. Under ancient rules White may go
        on and take the other stone too: {"{0│0, ∗}"} is ↓∗, and the first player wins.
    .try = Switch the rules. Then try .ox/o with its colours swapped, which is ↑ under both.
    .reason =
        Our copy has lost the picture. x.xo has the printed value {"{0│∗}"} = ↑ under modern rules only: under ancient
        rules White can also take both black stones in one move.

tiny =
    .headline = A staircase of 2j + 3 stones worth tiny-j, under both rules
    .remarkable = Tiny-j is positive, and yet any number of tiny-j plus one ↓ is negative.
    .why =
        Black’s jump leads to 0. White’s leads to {"{0│−j}"}, a threat that Black must answer: so the value is
        {"{0│{0│−j}}"}. Each pair of black stones gives White one more jump, and lands it between the next pair, where
        neither of the two can take it.
    .try =
        Take j = 3 and let White move first: how many jumps does White have if Black does not answer? The paper shows
        j = 1 and j = 2 and writes “etc.”; the stairs from j = 3 on are ours.

jtiny =
    .headline = {"{j│{j│0}}"} for every j: in one line under modern rules, in two dimensions under both
    .remarkable =
        Under modern rules one line of stones is worth j + tiny-j, and under ancient rules j↓∗. In two dimensions a
        staircase and a row are worth j + tiny-j under both.
    .why =
        In the line Black’s jump off the left end leaves j. White’s jump leaves the line of {"{j│0}"}, which is worth j∗
        under ancient rules; there White can also go on, which leaves j. White can answer every other jump of Black by
        one to the shorter line or to j − 1, so these change nothing. The value is {"{j│{j│0}}"} = j + {"{0│{0│−j}}"},
        or {"{j│j, j∗}"} = j↓∗. The induction is in docs/notes/lines.md.
    .try = Change to ancient rules: in one line they differ for every j, in two dimensions they agree.
    .asks = Is there a way to turn a modern position into an ancient one of the same value?
    .known =
        From modern to ancient there is one, since every value has an ancient position (A position for any value),
        though a large one. In the other direction we know of none.

switch =
    .headline = {"{j│0}"} for every j: in one line under modern rules, in two dimensions under both
    .remarkable = The temperature is j/2, so a position can be as hot as you want.
    .why =
        In the line Black’s jump off the left end leaves the group on the right, which is worth j. White’s jump puts a
        stone before the group: under modern rules that leaves 0, but under ancient rules Black can jump over both, and
        it leaves j. Black’s other jumps change nothing (docs/notes/lines.md). In two dimensions it is the staircase of
        tiny-j after White’s jump, with the colours swapped.
    .try =
        Change to ancient rules: in one line the value is j∗ for every j, and not hot. In two dimensions the rules
        agree.
    .asks = Is it good or bad to strand stones away from the others?
    .known = No rule is known to us. Here Black gains j moves by stranding a stone.

l2 =
    .headline = Two rows of n/2 stones, one above the other
    .remarkable = For n ≤ 16 all values are 0 or ∗, except L2(12) = ∗2 under ancient rules.
    .why =
        We know of no formula: every jump changes what the next ones can reach. Mirroring the block top to bottom swaps
        its colours, so it is its own negative.
    .try = Compare the rules at n = 12.
    .asks = Is there a formula for double rows?
    .known = The paper lists values up to n = 16 and gives no formula. We know of none either.

d2 =
    .headline = A staircase of n stones, two in each row
    .remarkable = ∗2, ∗3 and ↑ occur; for n ≤ 17 the rules differ at n = 6, 9, 13, 15 and 16.
    .why =
        We know of no formula. For even n a half turn maps the staircase onto itself with its colours swapped, so it is
        its own negative.
    .try = Compare the rules at n = 6: ∗3 and 0.
    .asks = When do ancient and modern rules give different values, and which are simpler?
    .known =
        Not known in general. Of the staircases with n from 3 to 17, the values differ for n = 6, 9, 13, 15 and 16; in
        three of these the modern value is simpler, in the other two the ancient one.

triangle =
    .title = Corner triangle
    .headline = A corner of the board, n diagonals filled
    .remarkable =
        The player who has the outermost diagonal is behind, by about n²/4: do not pen your opponent into a corner.
    .why =
        The player whose stones lie inside gets one move for each enemy stone that can be jumped, except for one: the
        corner stone, if it is the enemy’s, cannot be jumped at all, and one more on the second or third diagonal is
        never taken.
    .try = Take one stone of the outermost diagonal away.
    .asks = What are positions at the edge of the board worth?
    .known =
        We know of no general result. Uiterwijk values boards of up to four rows (Narrow boards); the formulas for these
        corners are Ernst’s, and this program has checked them for n from 2 to 7.

rowsum =
    .headline = Two rows that cannot meet, with an empty one between
    .remarkable = The value of the whole is the sum of the values of its rows: −2 + 1 = −1.
    .why =
        Stones in a row never leave it, and the empty row keeps the two apart. So the players may as well play on two
        boards: White has two free moves on one, Black one on the other.
    .try = Change the colours of the lower row: −2 − 1 = −3.

halfsum =
    .headline = Halves that cannot meet add to whole moves
    .remarkable = Two positions worth ½ are together worth exactly one move of Black.
    .why =
        A row of stones never leaves its row, and with an empty row between them no stone of one is ever beside a stone
        of the other. So the values add.
    .try = Put xox, worth −1, below two halves: the second player wins.

tinysum =
    .headline = No number of tinies makes up for one ↓
    .remarkable = White wins no matter who starts, and no matter how many copies of tiny-1 there are.
    .why =
        Each White jump in a tiny threatens a whole move, so Black has to answer at once, and that copy is gone. In the
        end only ↓ is left, and White wins it no matter who starts.
    .try = Add a second copy of ↓, or swap its colours.

upsum =
    .headline = No number of ups makes up for a negative number
    .remarkable = Black has the ↑s, White a small fraction of a move: White wins.
    .why =
        k · ↑ is a positive infinitesimal: it is smaller than every positive number, so smaller than 2^(−j). The sum is
        negative for every k and j.
    .try = Take j = 5, the smallest number here, and the largest number of ↑s.

pairs =
    .title = Two pairs
    .headline = Two pairs worth ∗ each, a few squares apart
    .remarkable =
        ∗ + ∗ is 0, but two pairs with two squares between them are not: under modern rules the first player wins.
    .why =
        Each pair can reach one square towards the other, so across two squares they can meet; the value is
        {"{∗, ↑│∗, ↓}"}. Across three they cannot, and the sum holds.
    .try = Change to ancient rules at a distance of two: now it is 0. The pairs can still meet, and it does not matter.

harmless =
    .title = Harmless neighbours
    .headline = Two groups that can meet, and yet their values add
    .remarkable = The groups can reach each other, so nothing guarantees that their values add, but 0 + 0 is right.
    .why =
        With three rows between, a half turn maps the board onto itself with its colours swapped. So the second player
        answers each jump by its image and wins: the whole is 0 under both rules. This is the argument of the paper’s
        footnote. From five rows on the groups cannot meet, because each can reach at most two rows
        beyond.
    .try =
        With four rows between, the half turn maps black to black, and the argument fails. The value is 0 nevertheless.
    .asks = When can groups that are able to meet be treated as if they were not?
    .known =
        We know of no rule. This program tests whether groups can meet, and values those that can as one group; the sum is
        often right even so, as it is here.

fragments =
    .title = Five fragments
    .headline = Five groups on one board that cannot meet
    .remarkable = The value is the sum 2 + ∗ + 1 − 3 + ↓∗ = ↓, so White wins no matter who starts.
    .why =
        The empty row separates the rows, and three empty squares separate what is in one. White, to move, takes one
        stone of the ↓∗ group and leaves ∗ + ∗ = 0. Black, to move, can take a stone of the ∗ group, and White takes two
        of the ↓∗ group; or Black takes a stone of the ↓∗ group, and White one of the ∗ group.
    .try = Show the parts, and name the value of each before you look.

penetration =
    .title = Penetration
    .headline = How far beyond a line a group of stones can get
    .remarkable = No finite group of stones behind a line gets five squares beyond it, even if both colours help.
    .why =
        On alternating colours a jump is a leap of peg solitaire, and the stones are Conway’s soldiers: Ernst cites
        Winning Ways and Beasley for them. Weights that no leap increases (a pagoda function) show what is out of reach;
        those for 3 rows of 8 to 12 are Darrah P. Chavey’s.
    .try = Play: take a box, and find leaps that bring a stone as far as the table says.
    .asks = Why does the width of a group matter more than its depth?
    .known =
        The paper asks and gives no answer. The table shows it: 13 columns of 3 rows reach 4, but 3 columns do not,
        however many rows there are.
    .asks-2 = How far do stones get if both players play well?
    .known-2 =
        Not known. The table is about stones that help each other. This program decides it for one position at a time,
        by the values.

habitat =
    .title = Habitat
    .headline = Type a value and see the smallest positions that have it
    .remarkable = On the plane, ∗2 needs four stones and tiny-1 five.
    .why =
        There are finitely many ways to put a number of stones into a box. The search values all of them, small boxes
        and few stones first; positions that differ only by turning, mirroring or swapping colours count once.
    .try = Look for the same value under both rules, and with walls, between which fewer stones are often enough.
    .asks = What would a dictionary of positions and values look like?
    .known =
        The paper asks for one. This page has one of small components and small boards, and searches beyond it in boxes.
    .asks-2 = What is the habitat of ∗2?
    .known-2 =
        The paper quotes this question of Berlekamp, which is about all games. In Kōnane, four stones are enough: in a
        line under ancient rules, and as D2(4) under both.
    .asks-3 = Does every value occur in Kōnane?
    .known-3 = Yes: see A position for any value.

any =
    .title = A position for any value
    .headline = Type any short game and get a position worth it, built step by step
    .remarkable =
        Every short game is the value of a position in Kōnane, as Carvalho and dos Santos proved. This machine builds
        one by a construction of our own, under ancient rules on the plane.
    .why =
        Two runners stand side by side. Each can leap along a line of stones and stop behind any of them. Behind some
        stops lie smaller machines, one for each option. At the other stops the next stone takes the runner back, and
        the locks, rows of stones beside the line, are chosen so that this leaves at most the lower bound of all
        options. The proof is by hand (docs/universal.md), and holds for every short game; the solver has compared small
        positions with their values.
    .try =
        Step through ∗2, which takes 336 stones here, then look at it in Habitat: four are enough. Then type ∗4, which
        does not fit on the largest board.
    .asks = Can every value be built under modern rules?
    .known =
        Not known to us, and not tried: a runner needs jumps of several leaps. Carvalho and dos Santos prove that every
        value occurs in Kōnane, the first game for which this was proved; we could not read under which rules. Suetsugu
        has proved it since of Turning Tiles (arXiv 2201.06069), Go on Lattice and Beyond the Door (arXiv 2301.05497).

early =
    .title = Every value born by day 3
    .headline = 1,474 values: positions for 1,454 (ancient rules) and 829 (modern rules)
    .remarkable =
        A value is born on the first day on which it can be made of values born before: 0 on day 0, then 3 more, 18 more,
        and 1,452 on day 3. Our construction proves that Kōnane has them all under ancient rules; here are those positions that fit on a board.
    .why =
        Listed are all components of up to 8 stones and all rectangles of up to 15 squares; sums of them come next. What
        is left is built: under ancient rules there is a way for every value, but its positions have hundreds of stones,
        and those of 20 values of day 3 do not fit on a board of 200 × 200.
    .try =
        Put the positions in order of their stones, and look at the largest that was listed. Then choose what is not known
        under modern rules, and find one of these values.
    .asks = Does every value born by day 3 occur under modern rules?
    .known = See A position for any value. What we found under modern rules is in the table.
    .asks-2 = Is every value that of a position coloured as after an opening? Of one in which a game ends?
    .known-2 =
        Not known. Of the 1,474 values born by day 3 we have found such a position for 559 under ancient rules and for 467 under
        modern ones; a game from a full board ends in 549 and in 281 of them. The table lists them.

star2 =
    .headline = Four stones in a line worth ∗2
    .remarkable = Under ancient rules four stones in a line are enough for ∗2.
    .why =
        Each player can jump once, which leaves a pair worth ∗, or twice, which leaves 0: {"{0, ∗│0, ∗}"} = ∗2. With
        single jumps only it is {"{∗│∗}"} = 0. The paper names no rules here.
    .try = Look at D2(4), which is ∗2 under both rules.

nimsums =
    .headline = Nim sums: equal powers of 2 cancel
    .remarkable = ∗6 + ∗3 is ∗5: nimbers add as heaps of Nim do, and each is its own negative.
    .why =
        Write both numbers as sums of different powers of 2 and cross out what both have: 6 = 4 + 2 and 3 = 2 + 1 leave
        4 + 1.
    .try = Find b for which ∗6 + ∗b is ∗.

nimbers =
    .title = The nimber machine
    .headline = A position worth ∗n, built of two copies of the one worth ∗(n−1)
    .remarkable =
        Kōnane has nimbers of every size. Each machine holds two copies of the one before it, so the stones roughly
        double: 7 for ∗2, then 18, 42, 94, 206 and 442.
    .why =
        A single stone, the focal one, makes it run: without it neither player can jump. Black can jump up a column with
        it and stop after any leap; White can take it and jump along a row, which is the column turned, with its colours
        swapped. Both have the same options: 0, ∗, ∗2 and so on up to ∗(n−1). Their other options do not change the
        value, which is ∗n.
    .try = Take the focal stone away, or play its jumps: on the way up the column, one nimber follows another.
    .asks = What is the smallest board with a position worth ∗n?
    .known =
        The paper does not look for it. Four stones are enough for ∗2, six for ∗3 and twelve for ∗4; no single component of
        up to 8 stones and no rectangle of up to 15 squares is worth ∗4.
    .asks-2 = Is there a position worth ∗4?
    .known-2 = Ernst had found none. This construction answers it: there are positions worth ∗n for every n.

longstar2 =
    .title = ∗2, longer
    .headline = A position worth ∗2 whose column is as long as you want
    .remarkable =
        The column grows by any number of stones, and the value stays ∗2. This is how the nimber machine gains room for
        larger parts.
    .why =
        Black jumps up the column with the focal stone and may stop after each leap. At the top the value is ∗; every
        stop before is negative and so dominated by the jump to the right, which leaves 0. White’s jumps do not depend
        on the column.
    .try = Take the white stone beside the top away: what is the position worth then?

unfit =
    .title = ∗2, unfit to build with
    .headline = Four stones worth ∗2 that the nimber machine cannot use
    .remarkable = Not every ∗2 serves to build ∗3: the construction needs a focal stone.
    .why =
        The paper shows such a position without the reason and refers to its construction. There, one black stone makes
        all jumps of Black, and the first step takes it away so that neither player can jump. Our position has no such
        stone: two black stones can jump, and after either is taken away both players still have jumps. That the paper
        means this is our reading.
    .try = Take a black stone away. Then do the same with the focal stone of the machine for ∗2.

star4 =
    .headline = Twelve stones worth ∗4: A under ancient rules, B under modern rules
    .remarkable =
        The nimber machine takes 42 stones for ∗4. These positions were found by a search among those that a half turn with
        the colours swapped maps onto themselves. Their colours lie as after an opening.
    .why =
        We know of no reason: the solver computes the values, and certificates with 399 and 816 claims prove them. The half
        turn shows that each position is its own negative, as every nimber is.
    .try = Change the rules: each is worth 0 under the other ones.

narrow =
    .title = Narrow boards
    .headline = Boards of one to four rows after each of the four openings
    .remarkable = Uiterwijk has solved them: on one and two rows all, on three rows all but H-C, on four rows V-M.
    .why =
        After V-M on two to four rows and V-C on two and three, two rows mirror each other in opposite colours, and the
        second player wins by copying each move in the other row: 0. On 2 × n after H-M or H-C and on 3 × n after H-M
        the full rows can never move, and the board is worth what the row with the gap is worth.
    .try = Three rows, H-C: 0 up to 7 columns and −1/4 at 8. No formula is known.
    .asks = What are boards of three rows worth after H-C?
    .known = The paper determined values of some boards and found no pattern.
    .asks-2 = What are boards of four rows worth after H-M, H-C and V-C?
    .known-2 = The paper determined values of some boards and found no pattern.

whole =
    .title = Small whole boards
    .headline = Boards from 4 × 4 to 6 × 7: values or winners by opening
    .remarkable =
        On 4 × 4, 4 × 5 and 4 × 6 the second player can always win; on 5 × 5 the player who has the corners can, here
        Black. 5 × 5 is worth 1 after each of the four openings.
    .why =
        These are results of search, not of theory. Black removes a stone first and jumps first. Two openings are worth
        −1, so White wins them no matter who starts: H-M on 4 × 5 and H-C on 4 × 6.
    .try =
        Open 4 × 6 with H-M on the board and change to modern rules: it becomes ∗, and Black, who jumps first, wins. If
        White may choose the neighbour that is removed, White wins under modern rules as well.
    .asks = Who wins on larger boards?
    .known =
        Norvig’s table has question marks from 7 × 7 on. This program solves every opening of every board up to 6 × 7 and,
        under ancient rules, of 6 × 8 and 7 × 7. On 7 × 7 Black wins, by each rule of removal and whoever begins.
    .asks-2 = Does the theory of sums help to solve larger boards?
    .known-2 =
        Norvig suspects it and leaves it there. It does where boards fall into parts: Uiterwijk solves one row of any
        length this way, and this program values parts that cannot meet one by one.
    .asks-3 = Are there global strategies, where values are out of reach?
    .known-3 =
        Ernst asks for them. We know of none that is proved. The opponents in Play prove what they can, and search and
        estimate beyond that.
