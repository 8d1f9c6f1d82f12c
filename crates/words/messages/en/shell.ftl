# What stands around every page: the bar above, the lesson that is open, what is wrong with a link.

page-title = Papamū: the Kōnane board that knows its values

## The bar. There is little room: at most eight letters, where that is possible.

pages = Pages
page-skip = Skip to the page
page-board = Board
page-gallery = Gallery
page-learn = Learn
page-play = Play
page-sums = Sums
page-teach = Teach
page-proof = Proof

## In place of a page that is not there.

# What the browser says of it comes after it.
page-problem = This part of the program could not be loaded. ({ $reason }) If trying again does not help, load the page again.
page-try = Try again

display = Display: language, colours, lecture
theme-choose = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast

# A switch: keys that do something alone, without Ctrl or Alt.
single-keys = Single-letter keys
    .title = Letters, digits and signs typed alone do something. Turn them off if you speak to the computer.

# Shows the board large.
projector-open = Lecture
    .title = For a lecture hall (p on the board)
projector-leave = leave
share-open = Share
# In a frame in another site: opens the page itself.
embed-open = Open in Papamū
# The title of a printed page that has no other.
print-untitled = A Kōnane position

## A link that was opened

# $place: where it cannot be read, and what was expected there.
link-unreadable = <strong>This link cannot be opened.</strong> At { $place }.
# A misspelt word in place of a page's.
link-no-page = There is no page “{ $word }”.
link-meant = Did you mean <way>{ $page }</way>?
link-corrected = Some of what this link asks for cannot be shown.
link-dismiss = Dismiss

## The bar of a lesson

list-bar = Lesson
list-before = Previous item
list-after = Next item
# Before the item's title, for screen readers.
list-place = { NUMBER($number) } of { NUMBER($count) }:
list-keep = Keep this in the lesson
list-again = As it was

## What is said of the copy for use without a network

offline-refused =
    This browser did not save Papamū for use without a network: it has no space left, or does not allow it. Everything
    else works.
offline-dismiss = Dismiss
offline-new = A new version is ready.
offline-reload = Reload
offline-later = Later
