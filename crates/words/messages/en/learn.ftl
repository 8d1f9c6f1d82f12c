# The page of lessons. What the lessons say, and the sentences in which answers are judged, is in
# static/lessons-en.txt.

learn-page = Lessons · Papamū
learn-title = Lessons
learn-step-page = { $step } · Lesson { NUMBER($lesson) } · Papamū
learn-step-title = { $lesson }: { $step }
learn-loading = Loading the lessons …
learn-failed = The lessons could not be loaded. { $reason } Load the page again.
learn-file-missing = The file did not arrive.
learn-no-lesson = There is no lesson “{ $name }”.

## The contents

learn-headline = Combinatorial games, on a board that answers
learn-about = Short lessons with boards to play on. The solver checks every answer and shows you why. Begin anywhere.
learn-steps = { $count ->
    [one] 1 step
   *[other] { NUMBER($count) } steps
}
learn-go-on = Go on where you were
learn-continue = Continue
# To a reader who has not opened a lesson yet.
learn-start = Start here
learn-begin = Begin
learn-repeat = { $count ->
    [one] Repeat 1 step
   *[other] Repeat { NUMBER($count) } steps
}
learn-repeat-rule = What you missed comes back until you solve it at once, and then after a day, three days and a week.
learn-lessons = { $count ->
    [one] 1 lesson
   *[other] { NUMBER($count) } lessons
}
learn-lessons-done = { NUMBER($done) } of { NUMBER($all) } lessons done
learn-missed = { $count ->
    [one] 1 step to repeat
   *[other] { NUMBER($count) } steps to repeat
}
learn-mastered-drills = { $count ->
    [one] 1 mastered
   *[other] { NUMBER($count) } mastered
}
learn-done = done
learn-done-of = { NUMBER($done) } of { NUMBER($all) } steps done
# The name of a row of links: the glossary, notes for teachers.
learn-more = More
learn-progress = Your progress
learn-progress-note =
    Your progress is saved in this browser only. Save it as a file to take it to another browser. Opening a file
    adds its steps to yours.
learn-progress-save = Save as a file
learn-progress-open = Open a file
learn-progress-reset = Forget my progress
# After the reader has asked to forget it.
learn-progress-sure = This clears all your progress. Continue?
learn-progress-forget = Forget it
learn-progress-keep = Keep it
learn-progress-forgotten = Your progress has been forgotten.
learn-progress-read = { $new ->
    [0] The file has been read. You had done all its steps before.
    [one] The file has been read: 1 step is new.
   *[other] The file has been read: { NUMBER($new) } steps are new.
}
learn-progress-no-file = The file could not be read.
learn-progress-head = This is not a file of progress: line 1 should be “{ $head }”. Your progress is as it was.
learn-progress-line = Line { NUMBER($line) }, “{ $text }”, is not a lesson and a step as in “rules/jump”. Your progress is as it was.
learn-progress-long = The file has more than { NUMBER($most) } lines. Your progress is as it was.

## The game before the first lesson

copycat = A game to begin with
copycat-begin =
    You are black and begin. Jump over a white stone beside one of yours, to the empty square behind it: the stone that you
    jump over is taken. If it is your turn and you cannot jump, you lose.
copycat-wait = Now White.
copycat-turn = White jumps { $jump }. Now you.
copycat-lost = You cannot jump, so you have lost. White would have won whatever you did.
copycat-why = Why?
copycat-again = Again

## Puzzles

puzzles-page = Puzzles · Papamū
puzzles = Puzzles
puzzles-headline = Exactly one jump wins. Find it.
puzzles-day = Puzzle of the day
puzzles-levels = By difficulty
puzzles-group = Puzzles { NUMBER($first) } to { NUMBER($last) } of level { NUMBER($level) }
puzzles-one = Puzzle { NUMBER($number) }
puzzles-asks = { $player ->
    [left] Left starts, with the black stones. Exactly one jump wins. Which?
   *[right] Right starts, with the white stones. Exactly one jump wins. Which?
}
puzzles-solved = { NUMBER($solved) } of { NUMBER($all) } solved
puzzles-run = A run
puzzles-run-about = Five puzzles of each level, the easy ones first. The first wrong answer ends the run.
puzzles-run-begin = Begin a run
puzzles-run-result = { $solved ->
    [one] Solved in this run: 1 puzzle. Your best run: { NUMBER($best) }.
   *[other] Solved in this run: { NUMBER($solved) } puzzles. Your best run: { NUMBER($best) }.
}
puzzles-best = Your best run: { NUMBER($best) }
puzzles-about =
    The positions are from games between programs on 6 × 6 and 8 × 8 under the ancient rules. A search has decided every jump
    in them; the more positions it examined, the higher the level.

## What was missed elsewhere

practice = From games and quizzes
practice-aim = What you missed elsewhere
practice-lesson = Once more
practice-turn = Turn { NUMBER($turn) } of a game
practice-asks = { $player ->
    [left] Left starts. In the game the win was given away here. Play a jump that wins.
   *[right] Right starts. In the game the win was given away here. Play a jump that wins.
}

## A step

learn-lesson = Lesson { NUMBER($number) }
learn-step = { NUMBER($number) }. { $title }
    .done = { NUMBER($number) }. { $title } (done)
    .missed = { NUMBER($number) }. { $title } (to repeat)
    .mastered = { NUMBER($number) }. { $title } (mastered)
learn-ways = Steps
learn-back = Back
learn-on = Next
learn-another = Another one
# Of a drawn exercise.
learn-difficulty = Difficulty { NUMBER($number) } of { NUMBER($all) }
learn-in-a-row = { NUMBER($number) } of { NUMBER($all) } right in a row
learn-mastered = Mastered
learn-check = Check
learn-hint = Hint
learn-hint-of = Hint { NUMBER($number) } of { NUMBER($all) }
learn-retry = Start again
learn-lead-hint = Hint.
learn-lead-right = Correct.
learn-lead-wrong = Not yet.
learn-too-hard = The solver did not find the answer in time.
learn-open = Open on the board
learn-try = Try it
learn-try-both = Both colours are yours.
learn-try-again = To the start
learn-try-end = Back to the answer
learn-try-turn = { $player ->
    [left] Left to move
   *[right] Right to move
}
learn-try-lost = { $loser ->
    [left] Left cannot jump: Right wins
   *[right] Right cannot jump: Left wins
}
learn-play = Play it on the board
learn-play-back = One jump back
learn-play-on = One jump on
learn-played = { NUMBER($played) } of { NUMBER($all) }
learn-worth = worth <value/>

## The end of a lesson

learn-end-page = { $title } · End of lesson { NUMBER($lesson) } · Papamū
learn-end = End of lesson { NUMBER($number) }
learn-remember = Remember
learn-end-missed = To repeat
learn-end-open = Not done yet
learn-end-on = Next lesson
learn-end-last = All lessons

## How one answers

learn-answer = Your answer
learn-jumps = Jumps
learn-player = { $player ->
    [left] Left
   *[right] Right
}
# The result of the test after the lessons.
learn-test-page = Result: { $title }
learn-test-right = { NUMBER($right) } of { NUMBER($all) } at the first answer
learn-test-all = There is nothing to look at again.
learn-test-look = Look at these lessons again
learn-test-boards = The boards of the test
learn-test-again = Begin again, with other boards
# How a position G compares with a position H.
learn-greater = G is greater than H
learn-less = G is less than H
learn-equal = G and H are equal
learn-confused = G and H are confused
learn-raise = { $letter } one place up
learn-press-set = Press a square: black, white, empty.
learn-press-parts = Press a stone for its number: 1, 2, 3 … and none.
learn-press-jump = Play on the board, or choose here.
learn-press-hold = Play on the board.
learn-gauge = The thermograph
learn-gauge-level = Temperature
# Screen readers hear it while the temperature changes.
learn-gauge-walls = At temperature { $t } the walls stand at { $left } and { $right }.
learn-gauge-mast = At temperature { $t } there is only the mast, at { $wall }.
learn-gauge-answer = Answer { $t }

## Walls that the reader draws

learn-pen = The wall to draw
learn-pen-wall = { $player ->
    [left] Left’s wall
   *[right] Right’s wall
}
learn-pen-start = { $player ->
    [left] Press where Left’s wall stands at t = 0, and drag upwards.
   *[right] Press where Right’s wall stands at t = 0, and drag upwards.
}
learn-pen-tip = { $player ->
    [left] Left’s wall stands at { $value } for t = { $t }.
   *[right] Right’s wall stands at { $value } for t = { $t }.
}
learn-pen-greater = Begin at a greater value
learn-pen-less = Begin at a smaller value
learn-pen-upright = Upright
learn-pen-lean = Leaning
learn-pen-back = Take back

## A value, stage by stage

learn-stage-options = Options
learn-stage-dominated = Dominated jumps
learn-stage-reversible = Reversible jumps
learn-stage-name = Value
learn-ask-options = What does each jump lead to? Type the values.
learn-ask-dominated = Which jumps are dominated? Of equal ones, keep one.
learn-ask-reversible = Which jumps that are left are reversible, and through which answer?
learn-ask-name = What is the value? Type it.
learn-jumps-of = { $player ->
    [left] Left’s jumps
   *[right] Right’s jumps
}
learn-none-dominated = None is dominated
learn-none-reversible = None is reversible
learn-not-reversible = not reversible
# $jump: the squares of a jump, as c3 → e3.
learn-through = through { $jump }
learn-replaced = { $player ->
    [left] Left’s jumps after that take its place. What do they lead to?
   *[right] Right’s jumps after that take its place. What do they lead to?
}
learn-not-replaced = { $player ->
    [left] After that Left has no jump: nothing takes its place.
   *[right] After that Right has no jump: nothing takes its place.
}
learn-left-over = What is left: for Left <left/>, for Right <right/>.
# In “What is left”: no option.
learn-no-option = nothing
# $jump: the squares of a jump, as c3 → e3. A sentence about the position follows.
learn-after = After { $jump }:
learn-show-stage = Show me this stage

## In front of a class

learn-present-page = { $lesson } · Papamū
learn-present-bar = Presenter
learn-present-back = Back
learn-present-on = On
learn-present-place = { NUMBER($step) } / { NUMBER($all) }
# $answer: what students have answered, as 'the first player wins'.
learn-present-answered = Answered: { $answer }
learn-present-solving = The solver is at work.

## On paper

learn-sheet = Exercises on paper
learn-sheet-page = { $lesson }: exercises · Papamū
learn-sheet-title = { $lesson }: exercises
# Lines on paper, for the student.
learn-sheet-name = Name
learn-sheet-date = Date
# The lesson’s own exercises, or this many drawn ones.
learn-sheet-count = How many
learn-sheet-own = The lesson’s
# Which exercise was drawn, by its number.
learn-sheet-number = no. { $number }
learn-sheet-another = Other exercises
learn-sheet-another-note = { NUMBER($count) } of these are drawn: a new number draws new boards.
learn-sheet-solutions = Solutions
learn-sheet-with = On a sheet of their own
learn-sheet-without = None
learn-sheet-solutions-title = { $lesson }: solutions
learn-sheet-known = { NUMBER($known) } of { NUMBER($all) } solved
learn-sheet-close = Back
learn-sheet-none = This lesson has no exercises.
learn-sheet-answer = Answer

## Notes for the teacher

notes = Teacher’s notes
notes-page = Teacher’s notes · Papamū
notes-headline = For each lesson: what it is for, what students usually get wrong, how long it takes, and what to show.
notes-loading = Loading the notes …
notes-failed = The notes did not arrive. Load the page again.
notes-all = The notes to all lessons
notes-time = { $minutes ->
    [one] About 1 minute
   *[other] About { NUMBER($minutes) } minutes
}
notes-aims = Aims
notes-mistakes = Usual mistakes
notes-shows = What to show
