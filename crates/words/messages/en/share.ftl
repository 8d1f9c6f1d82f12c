# What gives a position to others.

share-title = Share
share-large = Make it large
share-small = Make it small
share-code = QR code of the link
share-code-coarse = A long link: its code has small squares. Show it large.
share-code-too-long = This link is too long for a QR code: it has { $length } characters. Share the link itself.
share-link = Link
share-link-long = A long link of { $length } characters: some programs cut it. The page says so if a part is missing.
share-version = Link that names this version
share-words = In words
share-cite = the exhibit, and what it is about
share-position = The position
    .note = on the board
share-print = Print
    .note = A white board on one sheet, with the answers that the page shows and this code
share-add = Add to a lesson
share-play = Play from here
share-sums = Add to sums
share-list = Open your lessons
share-app = Share with an app …
share-frame = For another page
    .note = without the page around it
share-save-svg = Save SVG
share-save-png = Save PNG
share-copy-picture = Copy picture
share-saved = The picture is saved.
share-copied-picture = The picture is copied.
share-refused = The browser does not allow this here.
share-copy = Copy
    .what = Copy { $what }
    .done = { $what }: copied.
    .refused = The browser does not allow copying. The text is selected: copy it by keys.
share-beginning = its beginning; Copy takes all { $length } characters
share-game = Game
    .note = headers and numbered turns
# The position as text, and what other programs need to read it.
share-text = Text
    .note = x is black, o is white
share-latex-note = needs { $packages }
share-cgsuite-note = needs a class Konane on a grid with the signs .xo
share-cgt = cgt crate
    .note = with an empty border for play

## A position in words, as in “Kōnane position with walls (modern rules), value ↑∗: the first player wins”

share-described = Kōnane position{ $walls ->
    [yes] {" "}with walls
   *[no] {""}
}{ $modern ->
    [yes] {" "}(modern rules)
   *[no] {""}
}
# $value: a value, or “between …” as it stands among the answers.
share-described-value = { $position }, value { $value }
share-left-wins = Left wins
share-right-wins = Right wins
share-first-wins = the first player wins
share-second-wins = the second player wins
