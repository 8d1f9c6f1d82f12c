# The room of the gallery that finds the smallest positions of a value.

habitat-page = Habitat
habitat-page-of = Habitat of { $value }

## What is said of the search to screen readers

habitat-found = { $stones ->
    [one] Found with 1 stone.
   *[other] Found with { NUMBER($stones) } stones.
}
habitat-none = Nothing found yet.
habitat-searching = Searching.
habitat-ended = The search has ended.

## What is looked for

habitat-value = Value
habitat-seek = Find
habitat-examples = Examples
habitat-rules = Rules
habitat-rules-ancient = Ancient
habitat-rules-modern = Modern
habitat-board = Board
habitat-board-plane = Plane
habitat-board-walls = Walls
habitat-colours = Colours
habitat-colours-opening = As after an opening
habitat-colours-any = Any colours

## What has been found

habitat-unread = <strong>This is not a value:</strong> character { NUMBER($character) }: expected { $expected }.
habitat-too-long = This value takes more time or memory than the page may use.
habitat-looking = { $stones ->
    [one] Looking at 1 stone in { NUMBER($rows) } × { NUMBER($columns) } …
   *[other] Looking at { NUMBER($stones) } stones in { NUMBER($rows) } × { NUMBER($columns) } …
}
habitat-reading = Reading the value and the exhibits …
habitat-stopped = Stopped.
habitat-paused = Paused after a minute.
habitat-done = All boxes have been looked through.
habitat-search = Search in boxes
habitat-failed = The search cannot go on: { $reason }.
habitat-stop = Stop
habitat-on = Go on
habitat-positions-valued = { $positions ->
    [one] 1 position valued in this search.
   *[other] { NUMBER($positions) } positions valued in this search.
}
habitat-skipped = { NUMBER($positions) } took too long and were skipped.
habitat-exhibits = In the gallery
habitat-stones = { $stones ->
    [one] 1 stone
   *[other] { NUMBER($stones) } stones
}
habitat-positions = { $positions ->
    [one] 1 position
   *[other] { NUMBER($positions) } positions
}
habitat-more = … and { NUMBER($positions) } more.
habitat-open = { $position }, on the board
habitat-reached = What has been looked through
habitat-reached-nothing = Nothing yet. What has been looked through
habitat-box-plane = A box is just large enough for the stones, and no side is longer than 8 squares.
habitat-box-walls = The box is the board, and no side is longer than 8 squares.
habitat-in-opening = Colours alternate as after an opening; other positions may need fewer stones.
habitat-all-boxes = all boxes up to 8 × 8
habitat-boxes = all boxes of up to { NUMBER($squares) } squares

## What was looked for before; $terms as in “ancient, walls”

habitat-earlier = Found so far
habitat-kept = Saved in this browser only.
habitat-walls = walls
habitat-any-colours = any colours
habitat-record = { $stones ->
    [one] { $terms }: 1 stone
   *[other] { $terms }: { NUMBER($stones) } stones
}
habitat-record-nothing = { $terms }: nothing yet
habitat-copy = Copy as a table
habitat-copied = Copied.
habitat-save = Save as a file
habitat-saved = Saved.
habitat-save-refused = The browser does not allow saving.
habitat-forget = Forget all

## The dictionary, which answers before the search

dictionary = In the dictionary
dictionary-loading = Loading the dictionary …
dictionary-absent = The dictionary could not be loaded.
dictionary-damaged = The file { $name } of the dictionary is damaged, and so was a second copy. The search below does not need it.
dictionary-none = No position in the dictionary has this value.
dictionary-extent = The dictionary has every position that is one component of up to { NUMBER($stones) } stones on the plane, of up to { NUMBER($walled) } at an edge or in a corner that it can meet, and every board of up to { NUMBER($squares) } squares between walls.
dictionary-sums = Sums of several components may have the value with fewer stones. The empty plane is not listed.
dictionary-opening = Shown are positions with colours as after an opening; “Any colours” above shows the others.
dictionary-nothing = none
dictionary-near = The nearest values by mean and temperature that it has:
dictionary-heat = mean { $mean }, temperature { $temperature }
dictionary-place = { $rules }, { $surroundings }
dictionary-plane = plane
dictionary-edge = at an edge
dictionary-corner = in a corner
dictionary-walls = between walls
dictionary-in-numbers = The dictionary in numbers
dictionary-kinds = Positions by the kind of their value, once up to turning, mirroring and swapping colours
dictionary-days = Different values by the day on which they are born
dictionary-number = Numbers
dictionary-all-small = All-small, but not 0
dictionary-equal-stops = Others with equal stops
dictionary-hot = Hot
dictionary-day = Day { NUMBER($day) }
dictionary-day-of = Day { NUMBER($day) }, of { NUMBER($born) } that exist
dictionary-count = { NUMBER($count) }
dictionary-early = Every value born by day 3, with the smallest position that was found
