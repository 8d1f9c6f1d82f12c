# The page of the list: positions and exhibits in order, in one link.

# The name of the browser's tab.
list-page = { $title } · Papamū
list-own = Your list
list-title = Title
# An example of a title.
list-title-example = Lecture 1
list-headline = Positions and exhibits in order, in one link: for a lecture, a lesson, a handout.
list-new = New list
list-kept = Saved in this browser only. The address holds the whole list: share it or save the file.
list-unkept = This browser does not keep the list. The address holds all of it: share it or save the file.

list-start = Start
list-lecture = Present
list-print = Print as a handout
list-length = { $items ->
    [one] 1 item, a link of { NUMBER($characters) } characters
   *[other] { NUMBER($items) } items, a link of { NUMBER($characters) } characters
}
list-length-long = { $items ->
    [one] 1 item, a link of { NUMBER($characters) } characters: some programs cut it. The file is safer.
   *[other]
        { NUMBER($items) } items, a link of { NUMBER($characters) } characters: some programs cut it. The file is
        safer.
}

## An empty list, and what there is to begin with

list-starts = Or take one of these and change it
list-start-wins = Who wins?
    .about = Four positions, each with a different winner.
    .asks = Who wins if Left starts, and who wins if Right starts?
list-start-numbers = Numbers from stones
    .about = 2, ½, ¼ and −1, to be guessed.
    .asks = By how many moves is Left ahead?
list-start-others = A star, an up and a switch
    .about = Three values that are not numbers.
    .asks = What is it worth?

## A list that is not the reader's own

list-other = { $items ->
    [one] This list came with a link or a file. Your own list has 1 item and is not changed.
   *[other]
        This list came with a link or a file. Your own list has { NUMBER($items) } items and is not changed.
}
# The reader has none of their own.
list-only = This list came with a link or a file. To change it, make it yours.
list-take = Make this one mine
list-join = Add to mine
list-open-own = Open mine

## An item; what is done with it has its title for screen readers

list-open = Open { NUMBER($number) }: { $title }
# What is computed is not shown before the lecturer says so.
list-covered = Covered
# Why the box “Covered” cannot be ticked.
list-uncovered-lesson = Nothing to cover: Learn gives no answer before it is asked.
list-uncovered = Nothing to cover: only positions, exhibits, sums, games and proofs can be covered.
list-name = Name of item { NUMBER($number) }
list-words = Text of item { NUMBER($number) }
list-words-example = A sentence or a question
# For the lecturer: the speaker's view shows it.
list-note-open = Note for the speaker
list-note = Note to item { NUMBER($number) }
list-note-example = Shown in the speaker’s view only. Anyone with the link can read it.
list-item = Item { NUMBER($number) }
list-drag = Drag

## What has been done

list-moved = { $title } is now number { NUMBER($number) }.
list-removed = { $title } is removed.
list-duplicated = { $title } appears twice.
list-begun = This is a new list.
list-taken = This list is yours now.
list-extended = { $items ->
    [one] 1 item is added.
   *[other] { NUMBER($items) } items are added.
}
list-not-shown = Item { NUMBER($number) } is not shown. { $problem }

## Texts and files

list-files = Texts and files
list-add-links = Add links, positions or values <note>one a line, with a name if you like: A half: oxo.ox; or the text of a list</note>
list-add = Add
list-share-note = On the board and in the gallery, Share has “Add to your list”.
list-open-file = Open a file
list-save = Save as a file

## The speaker’s window beside a lecture

speaker-page = Speaker: { $title } · Papamū
speaker-now = On the screen
speaker-next = Next
speaker-then = After that
speaker-note = Note
speaker-no-note = This item has no note.
speaker-no-value = No value is computed for this item here.
speaker-computing = Computing …
speaker-covered = The hall does not see the value.
speaker-uncovered = The hall sees what you see.
speaker-is-black = The screen in the hall is black.
speaker-black = Black screen
speaker-reveal = Reveal
speaker-back = Back
speaker-last = This is the last item.
speaker-alone = No lecture in this browser shows this list. Press Present in the list, then S.
speaker-clock = Since the clock was started
speaker-again = Start again
