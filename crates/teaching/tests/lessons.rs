//! Walks every step of every lesson: its claims are computed, right answers are judged right and wrong
//! ones wrong, hints lead to an answer, and drawn exercises have the property of their family.

#[path = "../../../tests/util/answers.rs"]
mod answers;
mod exercises;
#[path = "../../../tests/util/stages.rs"]
mod stages;

use std::collections::HashSet;

use answers::solution;
use basics::budget::Budget;
use basics::player::Player;
use exercises::{exercise, rules};
use konane::{Board, Edge, Jump, NamedBoard, Rules};
use solver::{Reference, Solver};
use teaching::content::lessons::{
    Claim, Course, DerivationStage, Item, Lesson, Note, NoteKind, Subject, SubjectKind, Task, read,
    read_task,
};
use teaching::lessons::{
    ANSWERS, Argument, Exercise, FAMILIES, Family, HINTS, Referee, SENTENCES, Verdict, answer,
    draw, hint, judge,
};
use testing::outcomes;
use value::{Outcome, Style, Value};
use words::aloud;

fn course() -> Course {
    read(include_str!("../../../static/lessons-en.txt")).unwrap_or_else(|error| panic!("{error}"))
}

/// The steps with their places for messages.
fn steps(course: &Course) -> impl Iterator<Item = (String, &Item)> {
    course.lessons.iter().flat_map(|lesson| {
        let named = |step: &'_ Item| format!("{}/{}", lesson.name, step.name);
        lesson.items.iter().map(move |step| (named(step), step))
    })
}

/// All exercises, with a dozen for each family: the place, and a right example if the file has one.
fn for_each_exercise(mut check: impl FnMut(&str, &mut Solver, &Exercise, &str)) {
    let course = course();
    for (at, step) in steps(&course) {
        for seed in 0..if step.drawing().is_some() { 12 } else { 1 } {
            let solver = &mut Solver::new(rules(step));
            let Some(exercise) = exercise(step, seed) else { continue };
            let example = step.right.first().map_or("", String::as_str);
            check(&format!("{at}, {seed}"), solver, &exercise, example);
        }
    }
}

fn judged(solver: &mut Solver, exercise: &Exercise, answer: &str) -> Verdict {
    let verdict = judge(
        &mut Referee { outcomes: &mut outcomes(solver), solver, budget: &mut Budget::unlimited() },
        exercise,
        answer,
    );
    checked(verdict.unwrap())
}

/// Checks that a verdict has a known sentence with the right number of arguments.
#[track_caller]
fn checked(verdict: Verdict) -> Verdict {
    let known = SENTENCES.iter().find(|(name, _)| *name == verdict.sentence);
    let (name, count) = known.unwrap_or_else(|| panic!("no sentence {}", verdict.sentence));
    assert_eq!(verdict.arguments.len(), *count, "{name}");
    verdict
}

#[test]
fn texts_are_whole_and_short() {
    let course = course();
    for lesson in &course.lessons {
        assert!(!lesson.title.is_empty() && !lesson.aim.is_empty(), "{}", lesson.name);
        assert!((4..=14).contains(&lesson.items.len()), "{}", lesson.name);
    }
    for (at, step) in steps(&course) {
        let words = step.says.join(" ").split_whitespace().count();
        assert!((1..=60).contains(&words), "{at}: {words} words");
        assert!(!step.title.is_empty(), "{at}");
        assert_eq!(step.task.is_some(), !step.asks.is_empty(), "{at}");
        assert_eq!(step.drawing().is_some(), step.subjects().is_empty(), "{at}");
        assert!(!step.builds || step.subjects().len() == 1, "{at}");
        let of_one_kind: HashSet<Rules> =
            step.subjects().iter().filter_map(|subject| Some(subject.position()?.0)).collect();
        assert!(of_one_kind.len() <= 1, "{at}");
    }
}

/// A step of a test comes from an earlier lesson that draws the same exercises.
#[test]
fn tests_ask_what_lessons_teach() {
    let course = course();
    let mut tests = 0;
    for (place, lesson) in course.lessons.iter().enumerate().filter(|(_, it)| it.is_test()) {
        tests += 1;
        assert_eq!(lesson.items.len(), 12, "{}", lesson.name);
        for step in &lesson.items {
            let teaches = |earlier: &&Lesson| Some(&earlier.name) == step.from.as_ref();
            let teacher = course.lessons[..place].iter().find(teaches);
            let teacher = teacher.unwrap_or_else(|| panic!("{} comes from nowhere", step.name));
            let family = |step: &Item| step.drawing().map(|drawing| drawing.family.clone());
            let draws = |taught: &Item| family(taught) == family(step) && taught.task == step.task;
            assert!(step.drawing().is_some() && teacher.items.iter().any(draws), "{}", step.name);
            assert!(step.drawing().unwrap().difficulty.is_some(), "{}", step.name);
        }
    }
    assert_eq!(tests, 1);
}

/// Portuguese has all texts of all steps, and nothing that English lacks; its texts have the same
/// arguments.
#[test]
fn portuguese_says_what_english_says() {
    let (english, words) =
        (course(), read(include_str!("../../../static/lessons-pt.txt")).unwrap());
    let lacks = |own: &str, text: &str| own.is_empty() && !text.is_empty();
    for lesson in &english.lessons {
        let said = words.lesson(&lesson.name).unwrap_or_else(|| panic!("no {}", lesson.name));
        assert!(!lacks(&said.title, &lesson.title) && !lacks(&said.aim, &lesson.aim));
        for step in &lesson.items {
            assert!(said.place(&step.name).is_some(), "no {}/{}", lesson.name, step.name);
        }
    }
    for said in &words.lessons {
        let lesson = english.lesson(&said.name).unwrap_or_else(|| panic!("{}", said.name));
        for own in &said.items {
            let at = format!("{}/{}", lesson.name, own.name);
            let step = &lesson.items[lesson.place(&own.name).unwrap_or_else(|| panic!("{at}"))];
            for (own, text) in
                [(&own.title, &step.title), (&own.asks, &step.asks), (&own.after, &step.after)]
            {
                assert!(!lacks(own, text), "{at}");
            }
            let counts = |step: &Item| (step.says.len(), step.hints.len());
            assert_eq!(counts(own), counts(step), "{at}");
            assert!(own.says.join(" ").split_whitespace().count() <= 60, "{at} is long");
            assert!(!step.asks.is_empty() || own.asks.is_empty(), "{at} asks nothing");
            let only_words = Item {
                name: own.name.clone(),
                title: own.title.clone(),
                says: own.says.clone(),
                asks: own.asks.clone(),
                hints: own.hints.clone(),
                after: own.after.clone(),
                ..Item::default()
            };
            assert_eq!(*own, only_words, "{at} has more than words");
        }
    }
    let arguments = |text: &str| -> HashSet<String> {
        let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
        parts.map(|(argument, _)| argument.to_string()).collect()
    };
    for (name, text) in &english.sentences {
        let own = words.sentence(name).unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(arguments(own), arguments(text), "{name}");
    }
    assert_eq!(words.sentences.len(), english.sentences.len());
}

/// Each lesson has a small board for its card, a summary and two lines to remember, in both languages.
#[test]
fn lessons_end_with_what_to_remember() {
    let (english, words) =
        (course(), read(include_str!("../../../static/lessons-pt.txt")).unwrap());
    for lesson in &english.lessons {
        let (_, board) = lesson.emblem.as_ref().unwrap_or_else(|| panic!("{}", lesson.name));
        assert!(board.rows() <= 9 && board.columns() <= 9, "{}: {board}", lesson.name);
        assert!(board.stones().count() > 0, "{}", lesson.name);
        for said in [lesson, words.lesson(&lesson.name).unwrap()] {
            assert_eq!(said.remember.len(), 2, "{}", lesson.name);
            for text in [&said.summary].into_iter().chain(&said.remember) {
                let count = text.split_whitespace().count();
                assert!(
                    (5..=50).contains(&count) && text.ends_with('.'),
                    "{}: {text}",
                    lesson.name
                );
            }
        }
    }
}

/// A link of an earlier edition opens its step where it is now.
#[test]
fn steps_that_moved_are_found_by_their_earlier_links() {
    let course = course();
    let mut moved = HashSet::new();
    for (at, step) in steps(&course) {
        for was in &step.was {
            let (lesson, name) = was.split_once('/').unwrap_or_else(|| panic!("{at}: {was}"));
            let (lesson, name) = course.place(lesson, name).unwrap();
            let found = &course.lessons[lesson];
            assert_eq!(format!("{}/{}", found.name, found.items[name].name), at, "{was}");
            assert!(moved.insert(was.clone()), "{was} is two steps");
        }
    }
    assert!(moved.contains("negatives/copycat"));
}

#[test]
fn every_sentence_has_its_words() {
    let course = course();
    let names: HashSet<&str> = course.sentences.iter().map(|(name, _)| name.as_str()).collect();
    let wanted: HashSet<&str> = SENTENCES.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, wanted);
    for (name, count) in SENTENCES {
        let text = course.sentence(name).unwrap();
        for place in 0..9 {
            let is_said = text.contains(&format!("{{{place}}}"));
            assert!(place < count || !is_said, "{name} has {count} arguments: {text}");
        }
    }
}

/// The true claim, if a claim is wrong.
fn difference(solver: &mut Solver, value: Value, claim: &Claim, at: &str) -> Option<String> {
    let budget = &mut Budget::unlimited();
    let name = solver.values.name_tree(value, Style::Unicode, 1000, budget).unwrap();
    let written = (name.write(Style::Unicode, 1000).unwrap(), aloud(&name, 1000).unwrap());
    let said =
        format!("{at}: {} = {} should be {} = {}", claim.signs, claim.words, written.0, written.1);
    (written != (claim.signs.clone(), claim.words.clone())).then_some(said)
}

#[test]
fn what_is_said_of_boards_is_true() {
    let course = course();
    let mut wrong = Vec::new();
    for (at, step) in steps(&course) {
        let solver = &mut Solver::new(rules(step));
        let budget = &mut Budget::unlimited();
        for subject in step.subjects() {
            let value = match &subject.kind {
                SubjectKind::Position(_, board) => solver.value(board, budget).unwrap(),
                SubjectKind::Expression(text) => solver.values.parse(text, budget).unwrap(),
            };
            if let Some(claim) = &subject.worth {
                wrong.extend(difference(solver, value, claim, &at));
            }
        }
        for lead in &step.leads {
            let (rules, board) = step.position().unwrap();
            let played = legal(board, rules, &lead.jump, &at);
            if let Some(claim) = &lead.worth {
                let value = solver.value(&board.play_unchecked(played), budget).unwrap();
                wrong.extend(difference(solver, value, claim, &at));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[track_caller]
fn legal(board: &Board, rules: Rules, name: &str, at: &str) -> Jump {
    let jump = NamedBoard::of(board).jump_named(name);
    let jump = jump.unwrap_or_else(|| panic!("{at}: {name} is no jump"));
    let mut all = Player::ALL.iter().flat_map(|&player| board.jumps(rules, player));
    assert!(all.any(|known| known == jump), "{at}: {name} is not possible");
    jump
}

/// A window that grew would move the board under the user's finger and rename the jumps.
#[test]
fn windows_hold_all_play() {
    let course = course();
    for (at, step) in steps(&course) {
        // A task to set up a position changes the board.
        if matches!(step.task, Some(Task::Set(_))) {
            continue;
        }
        for (rules, board) in step.subjects().iter().filter_map(Subject::position) {
            if board.edge() == Edge::Plane {
                check_window(board, rules, &at);
            }
        }
    }
}

#[track_caller]
fn check_window(board: &Board, rules: Rules, at: &str) {
    let mut seen = HashSet::new();
    let mut open = vec![board.clone()];
    while let Some(now) = open.pop() {
        if seen.insert(now.clone()) {
            assert_eq!((now.rows(), now.columns()), (board.rows(), board.columns()), "{at}");
            for player in Player::ALL {
                open.extend(now.jumps(rules, player).map(|jump| now.play_unchecked(jump)));
            }
        }
    }
}

#[test]
fn right_answers_are_right_and_wrong_ones_wrong() {
    let course = course();
    let mut misjudged = Vec::new();
    for (at, step) in steps(&course) {
        let solver = &mut Solver::new(rules(step));
        let Some(exercise) = exercise(step, 1) else { continue };
        for answer in &step.right {
            let verdict = judged(solver, &exercise, answer);
            if !verdict.is_right() {
                misjudged.push(format!("{at}, {answer}: {verdict:?}"));
            }
        }
        for answer in &step.wrong {
            let verdict = judged(solver, &exercise, answer);
            if verdict.is_right() || ["unread", "no-board"].contains(&verdict.sentence) {
                misjudged.push(format!("{at}, {answer}: {verdict:?}"));
            }
        }
        if let Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices) =
            &exercise.task
        {
            let right =
                choices.iter().filter(|choice| judged(solver, &exercise, choice).is_right());
            let count = right.count();
            if !choices.is_empty() && count != 1 {
                misjudged.push(format!("{at}: {count} of {choices:?} are right"));
            }
        }
        let is_found = matches!(
            exercise.task,
            Task::Hold(_) | Task::Jumps(_) | Task::Strike(_) | Task::Through(..)
        );
        if !is_found && step.drawing().is_none() && step.right.is_empty() {
            misjudged.push(format!("{at} names no right answer"));
        }
    }
    assert!(misjudged.is_empty(), "{}", misjudged.join("\n"));
}

/// A wrong value is refuted by an option of the position, or by one of what was claimed.
#[test]
fn a_wrong_value_has_its_reason() {
    for (subject, claimed, sentence, shown) in [
        ("{1/4|2}", "9/8", "less-simple-above", "1"),
        ("{1/4|2}", "1/2", "less-simple-below", "1"),
        ("{1|2}", "5/4", "less-simple-below", "3/2"),
        ("{1|2}", "1", "larger-by", "1"),
        ("{1|2}", "2", "smaller-by", "2"),
        ("{*|1}", "^", "too-large", "0"),
        ("{*|1}", "-^", "too-small", "0"),
        ("1/2 + 1/4", "7/8", "too-large", "3/4"),
        // An option of 2 shows it, too, but not of the sum.
        ("1 + 1", "1/2", "too-small", "1"),
        ("*6 + *3", "1/2", "smaller-as", "0"),
        ("*6 + *3", "-1/2", "larger-as", "0"),
        // By hand: 6 = 4 + 2 and 3 = 2 + 1.
        ("*6 + *3", "*9", "nim-carried", "*9"),
        ("*6 + *3", "*7", "nim-struck", "*7"),
        ("*6 + *3", "*", "nim-left", "*"),
        ("* + *4 + *5", "*10", "nim-carried", "*10"),
        ("*3 + *3", "*6", "confused", "*6"),
        ("ancient/plane/oxo", "2", "too-large", "1"),
        ("ancient/plane/oxo.ox", "1/4", "less-simple-below", "1/2"),
        ("ancient/plane/oxo.ox", "1", "smaller-for", "1"),
        ("ancient/plane/oxo", "0", "larger-for", "0"),
    ] {
        let solver = &mut Solver::new(Rules::Ancient);
        let subjects = vec![SubjectKind::parse(subject).unwrap()];
        let exercise = Exercise { task: Task::Value(vec![]), subjects };
        let verdict = judged(solver, &exercise, claimed);
        assert_eq!(
            (verdict.is_right(), verdict.sentence),
            (false, sentence),
            "{subject}, {claimed}"
        );
        let Some(Argument::Value(value)) = verdict.arguments.last() else {
            panic!("{verdict:?}");
        };
        let budget = &mut Budget::unlimited();
        let written = solver.values.write(*value, Style::Plain, 1000, budget).unwrap();
        assert_eq!(written, shown, "{subject}, {claimed}");
    }
}

/// A wrong birthday is refuted by an option, a weight beside a remote star, a mean by copies, and a reduced
/// canonical form by the difference.
#[test]
fn a_wrong_measure_has_its_reason() {
    for (subject, task, claimed, sentence, shown) in [
        ("^", "birthday", "1", "born-after", "* 1"),
        ("xo.ox", "birthday", "4", "born-first", ""),
        ("^^*", "weight", "1", "weight-more", "1 ^^* ^ *8"),
        ("v", "weight", "0", "weight-less", "0 v 0 *4"),
        ("^", "weight", "1/2", "not-measure", "1/2"),
        ("1", "weight", "0", "no-board", ""),
        ("{4|1||-1}", "mean", "1/2", "mean-more", "1/2 8"),
        ("{4|1||-1}", "mean", "1", "mean-less", "1 2"),
        ("{4|1||-1}", "mean", "*", "not-measure", "*"),
        ("{1|*}", "reduced", "{1|*}", "reduced-near", "{1|*}"),
        ("{1|*}", "reduced", "1/2", "reduced-far", "1/2 1/2 -1/2"),
    ] {
        let solver = &mut Solver::new(Rules::Ancient);
        let is_board = subject.contains('o');
        let text = if is_board { format!("ancient/plane/{subject}") } else { subject.to_string() };
        let subjects = vec![SubjectKind::parse(&text).unwrap()];
        let exercise = Exercise { task: read_task(task).unwrap(), subjects };
        let verdict = judged(solver, &exercise, claimed);
        assert!(!verdict.is_right(), "{subject}, {task}, {claimed}");
        let budget = &mut Budget::unlimited();
        let mut written = |argument: &Argument| match argument {
            Argument::Value(value) => {
                solver.values.write(*value, Style::Plain, 1000, budget).unwrap()
            }
            Argument::Number(number) => number.to_string(),
            _ => panic!("{verdict:?}"),
        };
        let arguments: Vec<String> = verdict.arguments.iter().map(&mut written).collect();
        assert_eq!((verdict.sentence, arguments.join(" ").as_str()), (sentence, shown));
    }
}

/// Play from a position with a board shows what a stop is: it ends in that number.
#[test]
fn a_stop_has_its_reason() {
    for (subject, starts, claimed, sentence, jumps) in [
        ("{4|1||-1}", "Left", "1", "right-stop", 0),
        ("{4|1||-1}", "Left", "4", "stop-worse", 0),
        ("{4|1||-1}", "Left", "0", "stop-better", 0),
        ("{4|1||-1}", "Left", "-1", "other-stop", 0),
        ("{4|1||-1}", "Right", "-1", "right-stop", 0),
        ("{4|1||-1}", "Right", "0", "stop-better", 0),
        ("{4|1||-1}", "Right", "-2", "stop-worse", 0),
        ("{4|1||-1}", "Right", "*", "stop-no-number", 0),
        ("ancient/plane/x/oxoxo", "Left", "1", "right-stop", 1),
        ("ancient/plane/x/oxoxo", "Left", "1/2", "stop-better", 1),
        ("ancient/plane/x/oxoxo", "Left", "2", "stop-worse", 1),
        ("ancient/plane/x/oxoxo", "Right", "0", "right-stop", 1),
        // ↑ stops at 0, after one jump of Left, or two of which Right makes the first.
        ("ancient/plane/x/.xo", "Left", "0", "right-stop", 1),
        ("ancient/plane/x/.xo", "Right", "0", "right-stop", 2),
        ("ancient/plane/oxo", "Right", "1", "right-stop", 0),
    ] {
        let solver = &mut Solver::new(Rules::Ancient);
        let exercise = asked(&format!("stop {starts}"), &[subject]);
        let verdict = judged(solver, &exercise, claimed);
        assert_eq!(verdict.sentence, sentence, "{subject}, {starts}, {claimed}");
        assert_eq!(verdict.is_right(), sentence == "right-stop", "{subject}, {starts}, {claimed}");
        assert_eq!(verdict.line.len(), jumps, "{subject}, {starts}, {claimed}: {verdict:?}");
        if let (true, Some(board)) = (verdict.is_right(), exercise.board()) {
            let end =
                verdict.line.iter().fold(board.clone(), |now, &jump| now.play_unchecked(jump));
            let budget = &mut Budget::unlimited();
            let value = solver.value(&end, budget).unwrap();
            assert_eq!(verdict.arguments.last(), Some(&Argument::Value(value)), "{subject}");
        }
    }
}

/// G and H are compared by who wins their difference; a wrong answer is refuted by a line.
#[test]
fn a_relation_has_its_reason() {
    for (difference, right, sentence) in [
        // 1 beside the negatives of ½, 2, 1 and {1|0}.
        ("oxo/1/1/1/xox.xo", ">", "is-greater"),
        ("oxo/1/1/1/xoxox", "<", "is-less"),
        ("oxo/1/1/1/xox", "=", "is-equal"),
        ("oxo/1/1/1/o/xoxox", "<>", "is-confused"),
    ] {
        let solver = &mut Solver::new(Rules::Ancient);
        let board = Board::parse(difference, Edge::Plane).unwrap();
        let subjects = vec![SubjectKind::Position(Rules::Ancient, board)];
        let exercise = Exercise { task: Task::Compare, subjects };
        for sign in [">", "<", "=", "<>"] {
            let verdict = judged(solver, &exercise, sign);
            assert_eq!(verdict.is_right(), sign == right, "{difference} {sign}: {verdict:?}");
            if sign == right {
                assert_eq!(verdict.sentence, sentence);
            } else {
                let reasons = ["wins-by", "loses-to", "no-jump"];
                assert!(reasons.contains(&verdict.sentence), "{verdict:?}");
            }
        }
        assert_eq!(judged(solver, &exercise, "first").sentence, "unread");
    }
}

/// The last hint leads to a right answer.
#[test]
fn the_last_hint_is_an_answer() {
    for_each_exercise(|at, solver, exercise, example| {
        let mut hinted = |answer: &str, number| {
            let referee = &mut Referee {
                outcomes: &mut outcomes(solver),
                solver,
                budget: &mut Budget::unlimited(),
            };
            checked(hint(referee, exercise, answer, example, number).unwrap())
        };
        for number in 1..HINTS {
            hinted("", number);
        }
        let last = hinted("", HINTS);
        let name =
            |jump: &Jump| NamedBoard::of(exercise.board().expect("a board")).jump_name(*jump);
        let answer = match &exercise.task {
            Task::Jump(_) => last.line.first().map(name).unwrap_or_default(),
            Task::Strike(_) => last.line.iter().map(name).collect::<Vec<_>>().join(" "),
            Task::Through(..) => last.line.get(1).map(name).unwrap_or_default(),
            Task::Set(_) => last.board.as_ref().map(Board::whole_text).unwrap_or_default(),
            Task::Parts | Task::Order => match last.arguments.last() {
                Some(Argument::Text(text)) => text.clone(),
                _ => panic!("{at}: {last:?}"),
            },
            Task::Value(_)
            | Task::Temperature(_)
            | Task::Measure(..)
            | Task::Stop(_)
            | Task::Derive(_) => match last.arguments[..] {
                [.., Argument::Value(value)] => {
                    let budget = &mut Budget::unlimited();
                    solver.values.write(value, Style::Plain, 1000, budget).unwrap()
                }
                _ => panic!("{at}: {last:?}"),
            },
            Task::Winner(starts) => {
                let is_won = last.line.len() % 2 == 1;
                (if is_won { *starts } else { starts.other() }).name().to_string()
            }
            // These tasks are played on or have several answers.
            Task::Outcome | Task::Compare | Task::Jumps(_) | Task::Hold(_) | Task::Walls => return,
        };
        let verdict = judged(solver, exercise, &answer);
        assert!(verdict.is_right(), "{at}, {answer}: {verdict:?}");
    });
}

/// A question has three hints: where to look, an idea in the lesson's own words, and the first move or the answer,
/// which none before it names. Where the computed first hint would, the first two are the lesson's own.
#[test]
fn every_question_has_three_hints() {
    let mut wrong = Vec::new();
    for (at, step) in steps(&course()).filter(|(_, step)| step.task.is_some()) {
        if !(1..=2).contains(&step.hints.len()) {
            wrong.push(format!("{at} has {} hints of its own", step.hints.len()));
        }
        for own in &step.hints {
            let words = own.split_whitespace().count();
            if !(4..=14).contains(&words) && step.name != "boss" {
                wrong.push(format!("{at}, {words} words: {own}"));
            }
        }
        for seed in 0..if step.drawing().is_some() { 12 } else { 1 } {
            let solver = &mut Solver::new(rules(step));
            let exercise = exercise(step, seed).expect("a task");
            let budget = &mut Budget::unlimited();
            let referee = &mut Referee { outcomes: &mut outcomes(solver), solver, budget };
            let first = hint(referee, &exercise, "", "", 1).unwrap();
            let is_told = match (&exercise.task, first.sentence) {
                // The game has begun when the reader asks.
                (Task::Hold(_), _) => false,
                (_, "hint-none" | "right-none") | (Task::Value(_), "hint-zero") => true,
                (_, "hint-count") => first.arguments == [Argument::Number(1)],
                _ => false,
            };
            if is_told && step.hints.len() < 2 {
                wrong.push(format!("{at}, {seed}: {} tells the answer", first.sentence));
            }
            let Some(Argument::Value(value)) = answer(referee, &exercise).unwrap().arguments.pop()
            else {
                continue;
            };
            let name = solver.values.write(value, Style::Unicode, 1000, budget).unwrap();
            let name = name.replace(' ', "").replace("1/2", "½").replace("1/4", "¼");
            let names = |own: &&String| {
                let mut words =
                    own.split_whitespace().map(|word| word.trim_matches([',', '.', ':', ';', '?']));
                words.any(|word| word == name)
            };
            if let Some(own) = step.hints.iter().find(names) {
                wrong.push(format!("{at}, {seed}: “{own}” names {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The teacher's solution is judged right, and a game to be held is won by its line.
#[test]
fn solutions_are_right() {
    for_each_exercise(|at, solver, exercise, example| {
        let solution = checked(solution(solver, exercise, example));
        match answers::answer(solver, exercise, &solution) {
            Some(answer) => {
                let verdict = judged(solver, exercise, &answer);
                assert!(verdict.is_right(), "{at}, {answer}: {verdict:?}");
            }
            None => assert_eq!(solution.line.len() % 2, 0, "{at}"),
        }
    });
}

/// The solution of each stage of a derivation is judged right.
#[test]
fn stages_are_solved() {
    for_each_exercise(|at, solver, exercise, _| {
        let is_derived = matches!(exercise.task, Task::Derive(_));
        for stage in DerivationStage::ALL.into_iter().filter(|_| is_derived) {
            let answer = stages::stage_answer(solver, exercise, stage);
            let verdict = judged(solver, exercise, &answer);
            assert!(verdict.is_right(), "{at}, {answer}: {verdict:?}");
        }
    });
}

/// In how many ways play can end, with the players to move in any order.
fn ends(board: &Board, rules: Rules) -> usize {
    let jumps = Player::ALL.into_iter().flat_map(|player| board.jumps(rules, player));
    jumps.map(|jump| ends(&board.play_unchecked(jump), rules)).sum::<usize>().max(1)
}

/// After the introduction of the lesson on computing each example has as many ends as the one before or more, and as
/// many stages given or fewer.
#[test]
fn worked_examples_grow() {
    let course = course();
    let steps = &course.lesson("computing").unwrap().items;
    let derived = steps.iter().filter_map(|step| match &step.task {
        Some(Task::Derive(given)) => Some((step.position()?, given.len())),
        _ => None,
    });
    let examples: Vec<(usize, usize)> =
        derived.skip(1).map(|((rules, board), given)| (ends(board, rules), given)).collect();
    assert_eq!((examples.len(), examples[0], examples[8]), (9, (2, 3), (12, 0)));
    let grow = |pair: &[(usize, usize)]| pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1;
    assert!(examples.windows(2).all(grow), "{examples:?}");
}

/// A step that asks to win is done when every first jump of the opponent has been answered, and no earlier. The hints
/// win every game.
#[test]
fn every_first_jump_is_answered_by_hints() {
    let course = course();
    let mut steps_held = 0;
    for (at, step) in steps(&course) {
        let solver = &mut Solver::new(rules(step));
        let Some(exercise) = exercise(step, 1) else { continue };
        let (Task::Hold(player), Some(board)) = (&exercise.task, exercise.board()) else {
            continue;
        };
        let names = NamedBoard::of(board);
        let firsts = Vec::from_iter(board.jumps(rules(step), player.other()));
        let (mut line, mut begun) = (Vec::new(), Vec::new());
        steps_held += 1;
        for _ in 0..400 {
            let verdict = judged(solver, &exercise, &line.join(" "));
            if verdict.is_right() {
                break;
            }
            let (sentence, jump) = (verdict.sentence, verdict.line[0]);
            if line.is_empty() || sentence == "beaten" {
                begun.push(jump);
            }
            assert!(["your-turn", "beaten"].contains(&sentence), "{at}: {line:?}");
            line.push(names.jump_name(jump));
            let referee = &mut Referee {
                outcomes: &mut outcomes(solver),
                solver,
                budget: &mut Budget::unlimited(),
            };
            let help = hint(referee, &exercise, &line.join(" "), "", HINTS).unwrap();
            line.push(names.jump_name(help.line[0]));
        }
        assert!(judged(solver, &exercise, &line.join(" ")).is_right(), "{at}: {line:?}");
        assert_eq!(begun, firsts, "{at}");
        assert!((2..=8).contains(&firsts.len()), "{at}: {} games", firsts.len());
    }
    assert!(steps_held > 5);
}

/// No step offers a single choice, and a game is more than a forced line.
#[test]
fn every_step_asks_for_a_decision() {
    let course = course();
    let mut forced = Vec::new();
    for (at, step) in steps(&course) {
        for seed in 0..if step.drawing().is_some() { 40 } else { 1 } {
            let Some(exercise) = exercise(step, seed) else { continue };
            let count = |board: &Board, player| board.jumps(rules(step), player).count();
            let choices = match (&exercise.task, exercise.board()) {
                (Task::Jump(player) | Task::Strike(player), Some(board)) => count(board, *player),
                // Each is marked or not.
                (Task::Jumps(player), Some(board)) => 1 + count(board, *player),
                (Task::Through(player, name), Some(board)) => {
                    let jump = legal(board, rules(step), name, &at);
                    count(&board.play_unchecked(jump), player.other())
                }
                (Task::Hold(player), Some(board)) => {
                    let firsts = board.jumps(rules(step), player.other());
                    let counts = firsts.map(|first| count(&board.play_unchecked(first), *player));
                    counts.max().unwrap_or(0)
                }
                (Task::Derive(_), Some(board)) => {
                    Player::ALL.iter().map(|&player| count(board, player)).sum()
                }
                (
                    Task::Value(choices) | Task::Temperature(choices) | Task::Measure(_, choices),
                    _,
                ) => {
                    if choices.is_empty() {
                        2
                    } else {
                        choices.len()
                    }
                }
                (Task::Order, _) => exercise.subjects.len(),
                (Task::Parts, Some(board)) => board.stones().count(),
                _ => 2,
            };
            if choices < 2 {
                forced.push(format!("{at}, {seed}"));
            }
        }
    }
    assert!(forced.is_empty(), "one choice: {}", forced.join("; "));
}

/// Boards of 200 numbers of each family, against the definition.
#[test]
fn drawn_exercises_have_what_they_promise() {
    for family in &FAMILIES {
        let mut reference = Reference::new(family.rules);
        let mut drawn = HashSet::new();
        for seed in 0..200 {
            let board = draw(family, seed);
            check_window(&board, family.rules, family.name);
            check_family(family, &board, seed, &mut reference);
            drawn.insert(board.trimmed());
        }
        assert!(drawn.len() > 60, "{}: {} boards", family.name, drawn.len());
    }
}

fn check_family(family: &Family, board: &Board, seed: u64, reference: &mut Reference) {
    let budget = &mut Budget::unlimited();
    let at = format!("{} {seed}: {board}", family.name);
    let form = reference.value(board, budget).unwrap();
    let name = reference.forms.write(form, 1000).unwrap();
    let left: Vec<_> = board
        .jumps(family.rules, Player::Left)
        .map(|jump| reference.value(&board.play_unchecked(jump), budget).unwrap())
        .collect();
    let forms = &mut reference.forms;
    match family.name {
        "outcomes" => {
            let can_jump = |player| board.jumps(family.rules, player).next().is_some();
            assert!(Player::ALL.into_iter().all(can_jump), "{at}");
        }
        "wins" => {
            let wins = left.iter().filter(|&&after| {
                let outcome = forms.outcome(after, budget).unwrap();
                matches!(outcome, Outcome::Wins(Player::Left) | Outcome::Previous)
            });
            assert_eq!(wins.count(), 1, "{at}");
        }
        "integers" => assert!(name.parse::<i32>().is_ok_and(|number| number != 0), "{at}: {name}"),
        "fractions" => {
            let parts = name.split_once('/').map(|(above, below)| (above.parse(), below.parse()));
            let is_fraction = matches!(parts, Some((Ok::<i32, _>(_), Ok::<i32, _>(_))));
            assert!(is_fraction, "{at}: {name}");
        }
        "nimbers" => {
            assert!(["0", "*", "*2", "*3"].contains(&name.as_str()), "{at}: {name}");
        }
        "dominated" => {
            let is_dominated = |&one: &_| {
                left.iter().any(|&two| two != one && forms.at_most(one, two, budget).unwrap())
            };
            assert!(left.iter().any(is_dominated), "{at}");
            assert_eq!(left.iter().collect::<HashSet<_>>().len(), left.len(), "{at}");
        }
        "hot" => {
            let numbers: Vec<&str> = name.trim_matches(['{', '}']).split('|').collect();
            let is_number =
                |text: &&str| !text.is_empty() && text.parse::<f64>().is_ok() || text.contains('/');
            assert!(name.starts_with('{') || name.starts_with("+-"), "{at}: {name}");
            assert!(numbers.len() == 2 && numbers.iter().all(is_number), "{at}: {name}");
        }
        "copying" | "pairing" => assert_eq!(name, "0", "{at}"),
        "parity" => assert!(["0", "*"].contains(&name.as_str()), "{at}: {name}"),
        "heaps" => assert!(["*", "*2", "*3"].contains(&name.as_str()), "{at}: {name}"),
        // The tests of drills compare the values of G and H, find what reverses, and name the parts.
        "equal" | "reversing" | "tinies" => {}
        "comparing" => {
            let can_jump = |player| board.jumps(family.rules, player).next().is_some();
            assert!(Player::ALL.into_iter().all(can_jump), "{at}");
        }
        "stops" => assert!(name.contains(['{', '+', '*', '^', 'v']), "{at}: a number"),
        "computing" => {
            let is_sign = |sign: char| sign.is_ascii_digit() || "-/*^v".contains(sign);
            assert!(name.chars().all(is_sign), "{at}: {name}");
        }
        "parts" | "gaps" => {
            let parts = konane::survey(board, budget).parts;
            let sum = parts.iter().map(|part| part.stones.len()).sum::<usize>();
            assert_eq!(sum, board.stones().count(), "{at}");
            assert!((1..=3).contains(&parts.len()), "{at}");
        }
        other => panic!("{other} is not checked"),
    }
}

/// The teacher's answer is judged right.
#[test]
fn answers_are_right() {
    let course = course();
    let mut told = 0;
    for (at, step) in steps(&course) {
        let solver = &mut Solver::new(rules(step));
        let Some(exercise) = exercise(step, 0) else { continue };
        let right = answer(
            &mut Referee {
                outcomes: &mut outcomes(solver),
                solver,
                budget: &mut Budget::unlimited(),
            },
            &exercise,
        )
        .unwrap();
        assert!(right.is_right() && right.sentence == ANSWERS[0], "{at}");
        let name = |jump: Jump| NamedBoard::of(exercise.board().expect("a board")).jump_name(jump);
        let mut texts: Vec<String> = Vec::new();
        for argument in &right.arguments {
            texts.push(match argument {
                Argument::Text(text) => text.clone(),
                Argument::Player(player) => player.name().to_string(),
                Argument::Jump(jump) => name(*jump),
                Argument::Value(value) => {
                    let budget = &mut Budget::unlimited();
                    solver.values.write(*value, Style::Plain, 1000, budget).unwrap()
                }
                argument => format!("{argument:?}"),
            });
        }
        match exercise.task {
            Task::Hold(_) | Task::Set(_) | Task::Parts | Task::Walls => continue,
            // Each of them is right.
            Task::Jump(_) | Task::Through(..) => {}
            _ => texts = vec![texts.join(" ")],
        }
        for text in texts {
            assert!(judged(solver, &exercise, &text).is_right(), "{at}: {text}");
            told += 1;
        }
    }
    assert!(told > 30, "only {told} answers");
}

/// The exercise of a quiz's question.
#[track_caller]
fn asked(task: &str, subjects: &[&str]) -> Exercise {
    let subjects = subjects.iter().map(|text| SubjectKind::parse(text).unwrap()).collect();
    let item = Item::asked(read_task(task).unwrap(), subjects);
    assert_eq!(item.error(), None, "{task}");
    let subjects = item.subjects().iter().map(|subject| subject.kind.clone()).collect();
    Exercise { task: item.task.unwrap(), subjects }
}

/// An exercise without a right answer is reported as such, and a text that cannot be read with it.
#[test]
fn what_has_no_answer_is_known() {
    for (task, subjects, sentence) in [
        ("value 0; 1", &["ancient/plane/xo"][..], "no-answer"),
        ("temperature 1", &["ancient/plane/xo"], "no-answer"),
        // Left has no jump.
        ("jump Left", &["ancient/plane/xox"], "no-answer"),
        ("strike Left", &["ancient/plane/xo"], "no-answer"),
        // 0 and * are confused.
        ("order", &["0", "*"], "no-answer"),
        ("hold Left", &["ancient/plane/xo"], "no-answer"),
        ("set = 1/3", &["ancient/plane/xo"], "unread-text"),
        ("value", &["hello"], "unread-text"),
        ("value 1; one", &["1"], "unread-text"),
        ("order", &["0", "hello"], "unread-text"),
        ("parts", &["ancient/plane/x"], "no-answer"),
        ("through Left b2-d2", &["ancient/plane/xo"], "no-answer"),
    ] {
        let exercise = asked(task, subjects);
        let solver = &mut Solver::new(Rules::Ancient);
        let told = answer(
            &mut Referee {
                outcomes: &mut outcomes(solver),
                solver,
                budget: &mut Budget::unlimited(),
            },
            &exercise,
        )
        .unwrap();
        assert_eq!((told.is_right(), told.sentence), (false, sentence), "{task}");
        assert!(ANSWERS.contains(&sentence));
        if sentence == "unread-text" {
            assert!(
                matches!(told.arguments[..], [Argument::Text(_), Argument::Text(_)]),
                "{told:?}"
            );
        }
    }
}

/// A question about an expression does not contain its own answer.
#[test]
fn a_typed_value_is_a_name_or_a_canonical_form() {
    let solver = &mut Solver::new(Rules::Ancient);
    for (subject, right, equal, wrong) in [
        // Right's option reverses through 1: the value is 1.
        (
            "{0|{1|0}}",
            &["1", "{0|}", "+1"][..],
            &["{0|{1|0}}", "1/2+1/2", "--1"][..],
            &["*", "0"][..],
        ),
        ("1/4 + 1/4", &["1/2", "{0|1}", "½", "0.5"], &["1/4 + 1/4", "{0,-1|1}"], &["1/4"]),
        ("{0|*} + *", &["^*", "↑ ∗", "{0,*|0}"], &["{0|*} + *", "-(v*)"], &["^", "↑"]),
        ("{0|*}", &["^", "↑", "{0|*}"], &["{0|*,1}"], &["^^", "0"]),
        ("2 ± 1", &["{3|1}"], &["2 ± 1"], &["±1", "2"]),
        ("±{1,1*}", &["±{1,1*}", "{1,1*|-1,-1*}"], &["±{1,1*,0}"], &["±1"]),
        ("2 + {0||0|-3}", &["2 + tiny(3)", "2⧾₃", "{2||2|-1}"], &["2 + {0||0|-3}"], &["tiny(3)"]),
        ("{1|2}", &["3/2", "1.5", "1,5"], &["1 + 1/2"], &["1"]),
        // On a board even a sum is an answer.
        ("ancient/plane/oxo.ox", &["1/2", ".5", "0,5", "half", "1/4+1/4"], &[], &["1"]),
        ("ancient/plane/x.xo", &["*v", "down star", "v*"], &[], &["v"]),
    ] {
        let exercise = asked("value", &[subject]);
        for answer in right {
            let verdict = judged(solver, &exercise, answer);
            assert!(verdict.is_right(), "{answer} to {subject}: {verdict:?}");
        }
        for answer in equal {
            let verdict = judged(solver, &exercise, answer);
            assert_eq!(verdict.sentence, "not-simplest", "{answer} to {subject}");
        }
        for answer in wrong {
            let verdict = judged(solver, &exercise, answer);
            let is_other = !["not-simplest", "unread"].contains(&verdict.sentence);
            assert!(!verdict.is_right() && is_other, "{answer} to {subject}: {verdict:?}");
        }
    }
    // On a board that has a name the name is asked.
    for (task, subject, form) in [
        ("value", "ancient/plane/oxo.ox", "{0|1}"),
        ("stop Left", "ancient/plane/oxo.ox", "{0|1}"),
        ("temperature", "{1|0}", "{0|1}"),
    ] {
        assert_eq!(judged(solver, &asked(task, &[subject]), form).sentence, "unnamed", "{task}");
    }
    let switch = asked("value", &["ancient/plane/x/oxoxo"]);
    assert!(judged(solver, &switch, "{1|0}").is_right());
    // A teacher may offer any form to choose from.
    let choice = asked("value {0|{1|0}}; 0", &["1"]);
    assert!(judged(solver, &choice, "{0|{1|0}}").is_right());
}

/// What the last hint and the printed solution show is right, also if nobody wrote an example.
#[test]
fn a_set_up_is_solved_by_a_right_position_or_by_advice() {
    let mut solved = 0;
    for rules in [Rules::Ancient, Rules::Modern] {
        for edge in ["plane", "walls"] {
            for wish in [
                "Left", "Right", "first", "second", "= 0", "= 1", "= *", "= ^", "= 5/64", "<> 0",
                "> 0",
            ] {
                let subject = match edge {
                    "plane" => format!("{}/plane/1", rules.name()),
                    _ => format!("{}/walls/7/7/7/7/7/7", rules.name()),
                };
                let exercise = asked(&format!("set {wish}"), &[&subject]);
                let solver = &mut Solver::new(rules);
                let budget = &mut Budget::unlimited();
                let last = hint(
                    &mut Referee { outcomes: &mut outcomes(solver), solver, budget },
                    &exercise,
                    "",
                    "",
                    HINTS,
                )
                .unwrap();
                let whole = checked(solution(solver, &exercise, ""));
                assert_eq!(last.board, whole.board);
                let Some(board) = checked(last).board else { continue };
                let verdict = judged(solver, &exercise, &board.whole_text());
                assert!(
                    verdict.is_right() && board.stones().count() > 0,
                    "{subject} {wish}: {verdict:?}"
                );
                solved += 1;
            }
        }
    }
    assert!(solved > 30, "{solved}");
}

/// Numbers and nimbers that a teacher asks for have an example on the empty board that students get.
#[test]
fn small_values_have_an_example() {
    let solver = &mut Solver::new(Rules::Ancient);
    for wish in [
        "= 0", "= 1", "= -1", "= 2", "= -2", "= 3", "= 1/2", "= -1/2", "= 1/4", "= -1/4", "= 3/4",
        "= -3/4", "= 3/2", "= -3/2", "= *", "= *2", "= *3", "= ^", "= v", "<> 1/2", "> 2", "< -2",
        "<> 1",
    ] {
        let exercise = asked(&format!("set {wish}"), &["ancient/plane/1"]);
        let shown = checked(solution(solver, &exercise, "")).board;
        let board = shown.unwrap_or_else(|| panic!("nothing is {wish}"));
        assert!(judged(solver, &exercise, &board.whole_text()).is_right(), "{wish}: {board}");
    }
}

/// Values that are confused have no order, and no hint names one.
#[test]
fn confused_values_have_no_order() {
    let solver = &mut Solver::new(Rules::Ancient);
    for (subjects, pair) in [(&["0", "*"][..], ["A", "B"]), (&["1", "^", "-1", "*"], ["B", "D"])] {
        let exercise = asked("order", subjects);
        let mut verdicts = vec![solution(solver, &exercise, "")];
        for step in 1..=HINTS {
            let budget = &mut Budget::unlimited();
            verdicts.push(
                hint(
                    &mut Referee { outcomes: &mut outcomes(solver), solver, budget },
                    &exercise,
                    "",
                    "",
                    step,
                )
                .unwrap(),
            );
        }
        let orders = if subjects.len() == 2 { ["A B", "B A"] } else { ["A B C D", "C D B A"] };
        verdicts.extend(orders.map(|order| judged(solver, &exercise, order)));
        for verdict in verdicts.into_iter().map(checked) {
            assert_eq!(verdict.sentence, "order-confused");
            let named: Vec<&Argument> = verdict.arguments[..2].iter().collect();
            let expected = pair.map(|letter| Argument::Text(letter.to_string()));
            assert_eq!(named, expected.iter().collect::<Vec<_>>());
        }
    }
}

/// The teacher's notes are to all lessons and to no others, name only items that exist, and say as much in each
/// language.
#[test]
fn every_lesson_has_notes() {
    let course = course();
    let english = read(include_str!("../../../static/notes-en.txt"));
    let english = english.unwrap_or_else(|error| panic!("{error}"));
    let names = |course: &Course| -> Vec<String> {
        course.lessons.iter().map(|lesson| lesson.name.clone()).collect()
    };
    assert_eq!(names(&english), names(&course));
    let mut noted = course.clone();
    noted.lay_over(english.clone());
    for (lesson, notes) in noted.lessons.iter().zip(&english.lessons) {
        let items = lesson.items.iter().flat_map(|item| &item.notes);
        let kinds: Vec<NoteKind> = lesson.notes.iter().chain(items).map(|note| note.kind).collect();
        for kind in [NoteKind::Goal, NoteKind::Mistake, NoteKind::Plain] {
            assert!(kinds.contains(&kind), "{}: {kind:?}", lesson.name);
        }
        assert!(lesson.minutes.is_some(), "{}", lesson.name);
        for item in &notes.items {
            assert!(lesson.place(&item.name).is_some(), "{}/{}", lesson.name, item.name);
        }
    }
    let portuguese = read(include_str!("../../../static/notes-pt.txt")).unwrap();
    let plan = |course: &Course| {
        let kinds = |notes: &[Note]| notes.iter().map(|note| note.kind).collect::<Vec<_>>();
        let of = |lesson: &Lesson| {
            let items = lesson.items.iter().map(|item| (item.name.clone(), kinds(&item.notes)));
            (lesson.name.clone(), lesson.minutes, kinds(&lesson.notes), items.collect::<Vec<_>>())
        };
        course.lessons.iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(plan(&portuguese), plan(&english));
}

/// The writer writes every key, and boards with their whole windows.
#[test]
fn the_course_is_written_as_it_is_read() {
    for text in [
        include_str!("../../../static/lessons-en.txt"),
        include_str!("../../../static/lessons-pt.txt"),
        include_str!("../../../static/notes-en.txt"),
        include_str!("../../../static/notes-pt.txt"),
    ] {
        let course = read(text).unwrap();
        let written = course.to_string();
        assert_eq!(read(&written).unwrap(), course);
        // Boards apart, the same lines stand in both, whatever their order.
        let lines = |text: &str| -> Vec<String> {
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            let lines = lines.filter(|line| !line.starts_with('#') && !line.starts_with("board "));
            let mut lines: Vec<String> =
                lines.filter(|line| !line.starts_with("emblem ")).map(str::to_string).collect();
            lines.sort();
            lines
        };
        assert_eq!(lines(&written), lines(text));
    }
}

/// Whose jumps a task is about.
fn player(task: &Option<Task>) -> Option<Player> {
    match task {
        Some(
            Task::Winner(player)
            | Task::Jump(player)
            | Task::Jumps(player)
            | Task::Strike(player)
            | Task::Hold(player)
            | Task::Through(player, _),
        ) => Some(*player),
        _ => None,
    }
}

/// Who repeats a step sees other pictures. Where the colours are exchanged, so are the players and the signs of values.
#[test]
fn steps_come_back_as_other_pictures() {
    let course = course();
    let (mut changed, mut swapped) = (0, 0);
    for (at, step) in steps(&course) {
        let images: Vec<Item> = (0..4).map(|times| step.coming_back(times)).collect();
        assert_eq!(step.coming_back(4), images[0], "{at}");
        if images[0] == *step {
            continue;
        }
        changed += 1;
        let boards = [step, &images[1]].map(|step| step.position().map(|(_, board)| board.clone()));
        let [before, after] = boards;
        swapped += usize::from(before.map(|board| board.turned().turned().swapped()) == after);
        let solver = &mut Solver::new(rules(step));
        for image in &images {
            let rules = rules(step);
            for (one, other) in step.subjects().iter().zip(image.subjects()) {
                let (Some((_, one)), Some((_, other))) = (one.position(), other.position()) else {
                    continue;
                };
                let budget = &mut Budget::unlimited();
                let value = solver.value(one, budget).unwrap();
                let negative = solver.values.negative(value, budget).unwrap();
                let seen = solver.value(other, budget).unwrap();
                let is_swapped = player(&image.task) != player(&step.task);
                assert!(seen == negative || (seen == value && !is_swapped), "{at}");
            }
            if let Some(Task::Through(player, name)) = &image.task {
                let (rules, board) = image.position().unwrap();
                let jump = NamedBoard::of(board).jump_named(name).unwrap();
                assert!(board.can_jump(rules, *player, jump), "{at}");
            }
            for lead in &image.leads {
                legal(image.position().unwrap().1, rules, &lead.jump, &at);
            }
        }
    }
    assert!(changed > 80 && swapped > 10, "{changed} {swapped}");
}
