# The tools above the board, and what is said of what they do.

## The tools

editor-tools = Tools
editor-mode = Mode
editor-edit = Edit
editor-play = Play
editor-brush = Brush
editor-brush-is = Brush: { $brush }
editor-cycle = Cycle
editor-black = Black
editor-white = White
editor-erase = Erase
editor-select = Select
editor-history = History
editor-undo = Undo
editor-redo = Redo
editor-help = Help and keys (?)
editor-more = More
editor-show = Show
editor-shown = Shown on the board
editor-show-reach = Reach
editor-show-left = Left’s jumps
editor-show-right = Right’s jumps
editor-show-values = Values
editor-smaller = Smaller
editor-fit = Fit
editor-larger = Larger
editor-off-colour = Cannot come from an opening: some stones stand on squares of the other colour.

## Rules and edge

rules-menu = Rules and edge
# Before their names, for screen readers.
rules-are = Rules:
rules-choose = Rules
rules-ancient = Ancient
    .what = As played in Hawaiʻi: one turn may be several jumps in a straight line.
rules-modern = Modern
    .what = As in some papers: one turn is exactly one jump.
rules-edge = Edge of the board
rules-plane = Plane
    .short = plane
    .what = The board has no edge.
rules-walls = Walls
    .short = walls
    .what = The board ends at the wall.

## Boards to begin with

setup-open = Set up
setup-clear = Clear the board
setup-text = Text or paste…
setup-full-boards = Full boards
setup-rows = Rows
setup-columns = Columns
setup-empty = Empty
setup-remove-two = { $size }, remove two
setup-full = Full
setup-top = top
    .wall = { $adds ->
        [yes] Add row at the top
       *[no] Remove row at the top
    }
setup-bottom = bottom
    .wall = { $adds ->
        [yes] Add row at the bottom
       *[no] Remove row at the bottom
    }
setup-left = left
    .wall = { $adds ->
        [yes] Add column at the left
       *[no] Remove column at the left
    }
setup-right = right
    .wall = { $adds ->
        [yes] Add column at the right
       *[no] Remove column at the right
    }
setup-whole = Whole board
opening-name = Opening
opening-full = The board is full: the game begins when two neighbouring stones have been removed.
# Where the two stones are.
opening-middle-row = Centre, in a row
opening-middle-column = Centre, in a column
opening-corner-row = Corner, in a row
opening-corner-column = Corner, in a column

## What is done to stones

selection-name = Selection
selection-none = Drag a rectangle, or press a stone and then the square it should go to.
selection-picked-up = Press a square to put it down there.
selection-lying = Drag it, or press it and then a square.
selection-copy = Copy
selection-cut = Cut
selection-paste = Paste…
selection-fill = Fill
selection-delete = Delete
selection-done = Done
transform-turn-left = Turn left
transform-turn-right = Turn right
transform-mirror = Mirror
transform-upside-down = Upside down
transform-swap = Swap colours

## A board as text

text-title = Open a text
text-what =
    A link or a board. <note>x or B black, o or W white, . or a number for empty squares, a line or / for a row. Texts in
    other forms are shown to choose from.</note>
text-open = Open
text-seen = This is { $form }: { $size }, { NUMBER($black) } black, { NUMBER($white) } white.
# Before several boards, of which the reader chooses one.
text-which = Which board is meant?
# A board to choose. $form: how the text is read.
text-read-as = { $form }: { $size }, { NUMBER($black) } black, { NUMBER($white) } white.
# $rows: a better text.
text-meant = Did you mean { $rows }?
text-unread = “{ $text }” cannot be read: { $reason }.
text-nothing = There is no link, position or value in this text.
text-picture = What the text shows
text-link = a link
text-board = a board
# How a text is read as a board. The names are those of programs.
text-runs = Numbers are runs of empty squares
text-zeros = 0 is a white stone
text-digits = 1 is black, 2 white, 0 empty
text-framed = Without numbers, letters and borders beside the board
text-bars = | stands between rows, as in cgt and CGSuite
text-pawns = p is black, P white, as in vchess
# $place: as in the next message.
text-problem = At { $place }.
text-place = line { $line }, column { $column }: { $reason }
text-no-position = expected a position, found nothing
# What a text seems to be that is no position, and where it can go.
text-seems-value = This looks like a value.
text-seems-link = This is a link of { $page }.
text-seems-game = This looks like the text of a game.
text-seems-list = This looks like a lesson of { NUMBER($links) } items.
text-to-sums = Put it into Sums
text-to-habitat = Find positions with this value
text-to-page = Open it in { $page }
text-to-play = Open it in Play
text-to-list = Open it in Teach
text-copied = copied as text
text-copy-refused = the browser does not allow copying: use the keys

## What is said after a change

said-rules = { $modern ->
    [yes] modern rules
   *[no] ancient rules
}
said-size = { $rows ->
    [one] 1 row
   *[other] { NUMBER($rows) } rows
}, { $columns ->
    [one] 1 column
   *[other] { NUMBER($columns) } columns
}
said-empty = board empty
said-changed = { NUMBER($squares) } squares changed, { NUMBER($stones) } stones
said-played = { NUMBER($step) } of { NUMBER($jumps) } jumps played
said-jumped = { $player ->
    [left] Black
   *[right] White
} jumped{ $again ->
    [yes] {" "}again,
   *[no] {""}
} from { $from } to { $to } and took { $taken }
said-taken-back = { $player ->
    [left] Black’s
   *[right] White’s
} jump from { $from } to { $to } taken back
said-put-down = put down
said-brush = brush: { $brush }
said-picked-up = picked up, press a square to put it down
said-selected = { $first } to { $last } selected
said-none-selected = nothing selected
said-stuck = { $square } cannot jump.
said-landings = { $square } can jump to { $squares }.
said-not-edited = In Play, stones only jump. To put or take stones, switch to Edit (E).
said-too-large = There is no room: a board has at most { $most } rows and columns.
said-line-ends = The line ends { $jumps ->
    [0] before its first jump
    [one] after 1 jump
   *[other] after { NUMBER($jumps) } jumps
}: by { $modern ->
    [yes] modern
   *[no] ancient
} rules { $jump } is not one jump. Undo brings the rest back.
said-lost = { $player ->
    [left] Black cannot jump: White wins
   *[right] White cannot jump: Black wins
}
said-turn = { $player ->
    [left] Black to move
   *[right] White to move
}

## The field for positions and values

# Examples of what can be typed.
typed-example = oxo.ox  or  {"{"}1|0{"}"}  or  #/k1/…
typed-things = What this text has
typed-more = { $lines ->
    [one] and one line more
   *[other] and { NUMBER($lines) } lines more
}
typed-link = a link of { $page }
