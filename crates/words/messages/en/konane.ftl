# The page about Kōnane itself. What it says is in static/konane-en.txt.

konane = Kōnane
    .headline = What sources say about the game, its boards, its revival and its words; each statement with its source.
# The name of the browser's tab.
konane-page = Kōnane · Papamū
konane-loading = Loading what sources say …
konane-failed = What sources say did not arrive. Open this page again to try once more.
# The columns of its tables.
konane-board = Rows × columns
konane-known = What is reported
konane-word = Word
konane-meaning = Meaning
konane-source = Source
konane-sources = Sources
# A link to the page.
konane-way = Kōnane: the game, its boards, revival and words
