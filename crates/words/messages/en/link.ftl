# Why a link cannot be opened, and what of one could not be followed.

# Two of a list, or its beginning and its end: “a, b and c”.
link-and = { $before } and { $last }
link-or = { $before } or { $last }
link-at = character { $at }: { $reason }
link-expected = expected { $what }
# $found: a quoted word, or the next message.
link-unexpected = expected { $expected }, found { $found }
link-nothing = nothing
link-no-rows = expected the rows of the board, found nothing
# What can be expected in the rows of a board.
rows-sign = x, o, . or a number, found “{ $found }”
rows-zero = x, o, . or a number that does not begin with 0
rows-space = no space beside a number
rows-long = at most { $most } squares in a row
rows-many = at most { $most } rows
rows-text = at most { $most } characters
# $reason: what was expected.
rows-place = row { $row }, column { $column }: { $reason }
link-side-rows = the number of rows, from 1 to { $most }
link-side-columns = the number of columns, from 1 to { $most }
link-no-character = expected two hexadecimal digits after “%” that stand for a character
# $name: as it is called in links. $taken: what is shown instead.
link-instead = { $name } can be { $allowed }, not { $asked }; shown: { $taken }.
# What stands for a word that is not there.
link-empty = empty
link-range = { $least } to { $most }
link-gap = There is no position for { $name } = { $asked }; shown: { $name } = { $taken }.
link-layer = { $name } can name { $layers }, not “{ $layer }”: that is left out.
link-version = This link was made with version { $version }, and this is version { $ours }: a value is the same in both, unless one has an error.
link-jump = Jump { $number } of { $name }, “{ $jump }”, cannot be played: the line ends before it.
link-unknown = The parameters that this page does not know have more than { $most } characters: they are left out.
link-left-out = “{ $name }” is left out of the lesson.
link-most-items = A lesson has at most { $most } items: the rest is left out.
link-list-length = This lesson has more than { $most } characters: what comes after them is left out.
link-title-length = The title has more than { $most } characters: the rest is left out.
link-item-name = The name of item { $number } has more than { $most } characters: the rest is left out.
link-item-text = The text of item { $number } has more than { $most } characters: the rest is left out.
link-item-note = The note to item { $number } has more than { $most } characters: the rest is left out.
# An item of a list.
# What an item without a name is called.
link-item-position = Position
link-item-untitled = Untitled
link-item-question = Question
link-item-empty = There is nothing to show or to say.
link-item-list = A lesson cannot hold another lesson.
link-item-unreadable = This link cannot be opened. At { $place }.
# What can be expected in a packed board.
link-packed-sign = a letter or a digit
link-packed-whole = a whole packed board: this one has been cut or changed
link-packed-text = a whole code: this one has been cut or changed
