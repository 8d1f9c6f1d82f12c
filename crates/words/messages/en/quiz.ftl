# Questions, and a lesson that is given to students.

## What of a link could not be followed

quiz-link-long = The link has more than { NUMBER($most) } characters: no question is read.
quiz-title-long = The title has more than { NUMBER($most) } characters: the rest is left out.
quiz-words-long = A text of question { NUMBER($number) } has more than { NUMBER($most) } characters: the rest is left out.
# $name: a parameter of the link.
quiz-parameter = The link’s “{ $name }” means nothing in a quiz: it is left out.
quiz-most = A quiz has at most { NUMBER($most) } questions: the others are left out.
quiz-cut = { $questions ->
    [one] The link was cut or changed: 1 question has arrived, and others may be missing.
   *[other] The link was cut or changed: { NUMBER($questions) } questions have arrived, and others may be missing.
}
# $reason: one of the sentences that follow.
quiz-left-out = Question { NUMBER($number) } is left out. { $reason }
quiz-no-task = “{ $task }” is not a task.
quiz-edge = expected ancient or modern, then plane or walls, then the rows of a board
quiz-nothing = There is no position and no value.
quiz-too-many = At most { NUMBER($most) } things can be put in order or chosen from.
quiz-too-large = A question’s board has at most { NUMBER($most) } rows and columns.
quiz-rules = These positions are not all under the same rules.
quiz-unfit = The task “{ $task }” does not fit what it is about.
# $family: of boards, as the link names it.
quiz-family = There are no boards “{ $family }” to draw from.
quiz-jump = The jump in “{ $task }” is not possible.
quiz-text = A value needs 1 to { NUMBER($most) } characters.


## What students are asked where the teacher says nothing else

quiz-ask-winner = { $starts ->
    [left] Left starts. Who wins?
   *[right] Right starts. Who wins?
}
quiz-ask-outcome = Who wins if Left starts, and who wins if Right starts?
quiz-ask-jump = { $player ->
    [left] Left starts. Find a jump by which Left wins.
   *[right] Right starts. Find a jump by which Right wins.
}
quiz-ask-jumps = { $player ->
    [left] Left starts. Mark every jump by which Left wins; there may be none.
   *[right] Right starts. Mark every jump by which Right wins; there may be none.
}
quiz-ask-value = What is the value?
quiz-ask-value-typed = What is the value? Give its name or its canonical form.
quiz-ask-derive = What is the value? Find it stage by stage.
quiz-ask-temperature = What is the temperature?
quiz-ask-walls = Draw both walls of the thermograph until they meet.
quiz-ask-stop = { $player ->
    [left] Left starts. At which number does play stop?
   *[right] Right starts. At which number does play stop?
}
quiz-ask-order = Put them in order, from the least to the greatest.
quiz-ask-parts = Which stones belong to the same part? Number them.
quiz-ask-strike = { $player ->
    [left] Mark the dominated jumps of Left. Of equal ones, keep one.
   *[right] Mark the dominated jumps of Right. Of equal ones, keep one.
}
# $jump: the squares of a jump, as c3 → e3.
quiz-ask-through = { $player ->
    [left] Left jumps { $jump }. Find Right’s answer through which this reverses.
   *[right] Right jumps { $jump }. Find Left’s answer through which this reverses.
}
quiz-ask-hold = { $player ->
    [left] Right starts. Win as Left, moving second.
   *[right] Left starts. Win as Right, moving second.
}
quiz-ask-set-wins = { $player ->
    [left] Set up a position that Left wins, no matter who starts.
   *[right] Set up a position that Right wins, no matter who starts.
}
quiz-ask-set-first = Set up a position that the first player wins.
quiz-ask-set-second = Set up a position that the second player wins.
quiz-ask-set-equal = Set up a position whose value is { $value }.
quiz-ask-set-less = Set up a position that is less than { $value }.
quiz-ask-set-greater = Set up a position that is greater than { $value }.
quiz-ask-set-confused = Set up a position that is confused with { $value }.

## What a teacher calls the tasks

quiz-kind-outcome = The outcome: one of four
quiz-kind-winner = Who wins if one player starts
quiz-kind-jump = Find a winning jump
quiz-kind-jumps = Mark every winning jump
quiz-kind-value = The value
quiz-kind-derive = The value, stage by stage
quiz-kind-temperature = The temperature
quiz-kind-stop = The stop if one player starts
quiz-kind-strike = Mark the dominated jumps
quiz-kind-through = What a jump reverses through
quiz-kind-parts = Split into parts
quiz-kind-hold = Win, moving second
quiz-kind-set = Set up a position
quiz-kind-order = Put in order

## A lesson as students get it

# $title: of the quiz. $number: of the student for whom it draws its boards.
quiz-numbered = { $title }, no. { $number }
quiz-named = { $title }, { $name } (no. { $number })
quiz-number-ask = Your number or name
quiz-number-about =
    This lesson draws boards for each student. Type the number that your teacher gave you, or your name. The same number
    or name always gets the same boards.
quiz-number-start = Start
quiz-number-none = A number or a name needs a letter or a digit.
quiz-question = Question { NUMBER($number) } of { NUMBER($questions) }
quiz-empty = There is no question in this link.
quiz-page = { $title } · Papamū
quiz-name-ask = Your name
quiz-name-about = Your teacher sees this name beside your answers. A nickname will do. It stays in this tab until you hand in your result.
quiz-nameless = Without a name
quiz-line = { NUMBER($right) } of { NUMBER($questions) } correct, hints: { NUMBER($hints) }
quiz-rule = A question counts if your first checked answer was correct. Hints are counted separately.
quiz-rule-any = A question counts if you solved it, whatever you answered before. Hints are counted separately.
quiz-hand-in = Hand in
quiz-hand-in-about = Nothing is sent anywhere. Copy this code and send it to your teacher, save it as a file, or let your teacher scan the picture.
quiz-code = Your code
quiz-save = Save as a file
quiz-noted = Noted. You will see at the end whether it was correct.
quiz-tries-left = { $tries ->
    [0] No tries left.
    [one] 1 try left.
   *[other] { NUMBER($tries) } tries left.
}
quiz-later = { $questions ->
    [one] 1 more was solved after a wrong answer.
   *[other] { NUMBER($questions) } more were solved after a wrong answer.
}
quiz-open = { $questions ->
    [0] Every question is solved.
    [one] 1 question is still open.
   *[other] { NUMBER($questions) } questions are still open.
}
quiz-marks = Question by question
quiz-mark-right = correct
quiz-mark-later = after a wrong answer
quiz-mark-wrong = not yet
quiz-mark-open = open
quiz-mark-tries = { $tries ->
    [one] 1 try
   *[other] { NUMBER($tries) } tries
}
quiz-mark-hints = { $hints ->
    [one] 1 hint
   *[other] { NUMBER($hints) } hints
}
quiz-again = Start again
quiz-again-note = This clears the result in this tab.
quiz-back = Back to the questions

## Results of a class

results-title = Results
results-page = Results · Papamū
results-about = Add the codes that students hand in. They are saved in this browser only, until you delete them.
results-text = Paste codes, with anything around them, and the link of the lesson
results-add = Add
results-open = Open files
results-scan = Scan codes with the camera
results-votes = Votes, before and after each discussion
results-unread = A file could not be read.
results-new = { $results ->
    [0] No new result.
    [one] 1 new result.
   *[other] { NUMBER($results) } new results.
}
results-known = { $results ->
    [one] 1 was here already.
   *[other] { NUMBER($results) } were here already.
}
results-quizzes = { $quizzes ->
    [one] 1 lesson found.
   *[other] { NUMBER($quizzes) } lessons found.
}
results-damaged = The code { $code }… is damaged: part of it was changed or is missing. Ask for it again.
# $names: of the students.
results-again = Handed in more than once, the result with the most answers counts: { $names }
# $lesson: eight letters.
results-foreign = Another lesson ({ $lesson })
results-foreign-about = The page does not know this lesson. Paste its link: the results stay here until then.
results-nameless = No name
results-csv = Save CSV
results-delete = Delete
results-sure = { $students ->
    [one] Delete the result of 1 student?
   *[other] Delete the results of { NUMBER($students) } students?
}
results-forget = Yes, delete
results-keep = Keep
results-answered = { $students ->
    [one] 1 student has answered
   *[other] { NUMBER($students) } students have answered
}
results-right = { NUMBER($right) } of { NUMBER($all) } answers right
results-of = { NUMBER($right) } of { NUMBER($all) }
results-by-question = Right, by question
results-stuck = Stuck
results-stuck-at = question { NUMBER($number) }
results-minutes = { $minutes ->
    [one] 1 minute
   *[other] { NUMBER($minutes) } minutes
}
results-students = Student by student
results-wrong = Wrong answers, the most common first
results-groups = { NUMBER($answers) } in { $groups ->
    [one] 1 group
   *[other] { NUMBER($groups) } groups
}
# After the number of students, before their answer.
results-said = { $students ->
    [one] said
   *[other] said
}
results-show = Show
results-question = Question { NUMBER($number) } ·{" "}
# The heads of the columns of a table, separated by semicolons.
results-columns = Name; Number; Begun; Right; Hints; Seconds
results-columns-of = Question { $number }; Tries { $number }; Hints { $number }; Seconds { $number }; Answers { $number }

## The builder

quiz-drawn = Boards are drawn for each student.

# A question in the making.
quiz-task = Task of question { NUMBER($number) }
quiz-player = Player in question { NUMBER($number) }
quiz-left = Left
quiz-right = Right
quiz-choices = Choices of question { NUMBER($number) }, separated by semicolons
quiz-choices-example = typed by students; or choices: 0; 1/2; *
quiz-family-of = Boards of question { NUMBER($number) }
quiz-difficulty-of = Difficulty of question { NUMBER($number) }
quiz-wish = What is wanted in question { NUMBER($number) }
quiz-wish-left = Left wins
quiz-wish-right = Right wins
quiz-wish-first = the first player wins
quiz-wish-second = the second player wins
quiz-wish-equal = equal to
quiz-wish-less = less than
quiz-wish-greater = greater than
quiz-wish-confused = confused with
quiz-wish-value = Value in question { NUMBER($number) }
quiz-jumped = Jump in question { NUMBER($number) }
quiz-ask = Text of question { NUMBER($number) }
quiz-hint = Hint to question { NUMBER($number) }
quiz-hint-example = Your own hint, before the solver’s last (optional)

# What the solver finds.
quiz-checking = The solver is checking …
quiz-checked-drawn = The solver can judge every board that it draws. Each student gets a different one.
quiz-answer = Answer: <answer/>
quiz-answer-none = no jump
quiz-answer-any = any position that fits
quiz-answer-hold = the second player wins with the right answers
quiz-answer-parts = { $parts ->
    [one] 1 part
   *[other] { NUMBER($parts) } parts
}
quiz-unanswered = No answer is correct: change the task, its choices or the position.
quiz-undecided = The solver did not find the answer in 20 seconds. Students would wait in vain: take a smaller position.
