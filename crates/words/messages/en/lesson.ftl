# The page of lessons for those who teach: all of them, one at the desk, and the speaker's window.

# The name of the browser's tab.
lesson-page = { $title } · Papamū
lesson-untitled = Lesson

## All lessons

teach-headline = A lesson is a list of things to show and to ask.
teach-own = My lessons
teach-none = None yet: paste positions, make a built-in lesson yours, or begin a new one.
teach-built-in = Built-in lessons
teach-take = Make it mine
teach-take-what = Make it mine: { $title }
teach-all = All lessons
teach-hurry = In a hurry?
teach-hurry-label = Positions or values, one a line. A name and a colon may stand before each.
teach-hurry-give = Make and give
teach-kept = Lessons stay in this browser. A link or a file carries one to another.
lesson-new = New lesson
lesson-open-file = Open a file
lesson-items = { $items ->
    [one] 1 item
   *[other] { NUMBER($items) } items
}
lesson-questions = { $questions ->
    [one] 1 question
   *[other] { NUMBER($questions) } questions
}

## What is done with a lesson

lesson-present = Present
lesson-print = Print
lesson-give = Give
lesson-give-title = Give this lesson
give-hints = Hints
give-hints-before = hints at any time
give-hints-after = hints after a wrong answer
give-hints-never = no hints
give-reasons = Verdicts
give-reasons-once = verdicts at once
give-reasons-end = verdicts at the end
give-tries-what = Tries
give-tries = { $tries ->
    [one] 1 try
   *[other] { NUMBER($tries) } tries
}
give-tries-any = any number of tries
give-counts = What counts
give-counts-first = the first answer counts
give-counts-any = any answer counts
lesson-link = Link for students
lesson-as-student = Open as a student
lesson-readable = The link holds no answers: the solver finds them. Your texts, choices and hints are in it, without your notes. A position can be opened on the board, which shows its value.

## For a school's system

# What a school calls a learning management system.
package-title = For your school’s system
package-about = A package that systems such as Moodle, Canvas and Blackboard run by themselves: they keep the score, each answer and the time, and a student goes on where they stopped.
package-version = Format
# $size: in megabytes.
package-save = Download ({ $size } MB)
package-coming = Packing …
package-none = No package
# Questions whose answers are words or values, of all items.
package-moodle = { $questions ->
    [one] 1 question of { NUMBER($items) } as Moodle XML
   *[other] { NUMBER($questions) } questions of { NUMBER($items) } as Moodle XML
}
# Below a board in the signs x, o and ., in a question as plain text.
package-signs = x black (Left), o white (Right)
package-kept = Your school’s system has your answers.
package-lost = Your school’s system did not take your answers: at the end, copy the code for your teacher.

## The desk

lesson-title = Title
# An example of a title.
lesson-title-example = Lecture 1
lesson-kept = Saved in this browser only. Share has a link that holds the whole lesson.
lesson-unkept = This browser does not save the lesson. The address holds all of it.
lesson-came = This lesson came with a link. To change it, make it yours.
lesson-delete = Delete this lesson
lesson-item = Item { NUMBER($number) }
lesson-drag = Drag
lesson-name = Name
lesson-name-of = Name of item { NUMBER($number) }
# What the item shows: a position, a value or a link.
lesson-shows = Shows
lesson-shows-of = What item { NUMBER($number) } shows
lesson-open = Open
# What is computed is not shown before the lecturer says so.
lesson-covered = Covered
# Why the box “Covered” cannot be ticked.
lesson-uncovered-learn = Nothing to cover: Learn gives no answer before it is asked.
lesson-uncovered = Nothing to cover: only positions, exhibits, sums, games and proofs can be covered.
lesson-words = Words for students
lesson-words-of = Words of item { NUMBER($number) } for students
lesson-words-example = A sentence or a question; a line is a paragraph
# For the lecturer: the speaker's view shows it.
lesson-note = Note for you
lesson-note-of = Note to item { NUMBER($number) }
lesson-note-example = Shown in the speaker’s view only
lesson-question = Question
lesson-asks-nothing = No question
lesson-after = Said after the right answer to question { NUMBER($number) }
lesson-after-example = Said after the right answer (optional)
lesson-preview = What students see

## What has been done, and what cannot be

lesson-moved = { $title } is now number { NUMBER($number) }.
lesson-removed = { $title } is removed.
lesson-duplicated = { $title } appears twice.
lesson-deleted = { $title } is deleted.
lesson-extended = { $items ->
    [one] 1 item is added.
   *[other] { NUMBER($items) } items are added.
}
lesson-added = Added to “{ $title }” as number { NUMBER($number) }.
lesson-full = { $most ->
    [one] The lesson is full: it can have one item and 100,000 letters.
   *[other] The lesson is full: it can have { NUMBER($most) } items and 100,000 letters.
}
lesson-refused = This browser does not allow keeping a lesson.
lesson-not-shown = Item { NUMBER($number) } is not shown. { $problem }
# $problem: the line, and what was expected there; or what a code should be.
lesson-unread = This lesson cannot be read: { $problem }.
lesson-one = expected one lesson, without chapters
lesson-one-thing = An item shows one position, one value or one link.
# $id: the last word of the link.
lesson-not-here = This browser has no lesson “{ $id }”. Its own link or file opens it anywhere.

## Texts and files

lesson-add-title = Add items
lesson-add-links = Add links, positions or values <note>one a line, with a name if you like: A half: oxo.ox; or the text of a lesson</note>
lesson-add = Add
lesson-as-questions = As questions
lesson-add-empty = Add an empty board
lesson-add-drawn = Add a question with drawn boards
lesson-share-note = On every page, Share has “Add to a lesson”.
lesson-save = Save as a file

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
speaker-alone = No lecture in this browser shows this lesson. Press Present in the lesson, then S.
speaker-clock = Since the clock was started
speaker-again = Start again
