//! Walks every step of every lesson by three typical wrong ways, wherever its task admits such an answer: each is
//! judged wrong, by a sentence that gives a reason. `--nocapture` prints step, answer and reason.

#[path = "../../../tests/util/answers.rs"]
mod answers;
mod exercises;

use answers::solution;
use basics::budget::Budget;
use basics::player::Player;
use exercises::{exercise, rules};
use konane::{Board, Edge, Jump, NamedBoard, Rules};
use solver::Solver;
use teaching::content::lessons::{Comparison, Condition, Course, Item, SubjectKind, Task, read};
use teaching::lessons::{Argument, Exercise, Referee, Verdict, judge};
use testing::outcomes;
use value::{Outcome, Style, Value};

/// How many drawn exercises of each family.
const DRAWN: u64 = 6;
/// Verdicts that say that an answer was not understood or only that it is wrong.
const NO_REASON: [&str; 6] =
    ["unread", "no-board", "not-simplest", "illegal", "order-letters", "parts-unmarked"];
/// Verdicts whose last two arguments are different.
const DIFFERENT: [&str; 5] = ["too-large", "too-small", "larger-as", "smaller-as", "still-hot"];
/// A position worth ½, one worth ↑ and one that the first player wins, on the plane under the ancient rules.
const HALF: &str = "......../..oxo.ox../........";
const UP: &str = "....../....../..x.../...xo./....../......";
const FUZZY: &str = "....../..xo../......";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    /// Left and Right, more and less are mixed up.
    Sign,
    /// A small number for an infinitesimal, or the other way round.
    HalfForUp,
    /// “The first player always wins.”
    First,
}

const MISTAKES: [Mistake; 3] = [Mistake::Sign, Mistake::HalfForUp, Mistake::First];

struct Walk {
    course: Course,
    solver: Solver,
}

fn written(solver: &mut Solver, value: Value, style: Style) -> String {
    solver.values.write(value, style, 1000, &mut Budget::unlimited()).unwrap()
}

fn parsed(solver: &mut Solver, text: &str) -> Value {
    solver.values.parse(text, &mut Budget::unlimited()).unwrap()
}

/// The value of what a task asks about.
fn subject(solver: &mut Solver, exercise: &Exercise) -> Option<Value> {
    Some(match exercise.subjects.first()? {
        SubjectKind::Position(_, board) => solver.value(board, &mut Budget::unlimited()).unwrap(),
        SubjectKind::Expression(text) => parsed(solver, text),
    })
}

/// The answer of somebody who makes this mistake, if the task admits it and it is another than a right one.
fn mistaken(
    solver: &mut Solver,
    exercise: &Exercise,
    example: &str,
    mistake: Mistake,
) -> Option<String> {
    let budget = &mut Budget::unlimited();
    let value = subject(solver, exercise)?;
    let outcome = solver.values.outcome(value);
    let board = exercise.board();
    match (&exercise.task, mistake) {
        (Task::Winner(starts), Mistake::Sign | Mistake::First) => {
            let wins = starts_wins(outcome, *starts);
            let winner = if wins { *starts } else { starts.other() };
            let claimed = if mistake == Mistake::First { *starts } else { winner.other() };
            (claimed != winner).then(|| claimed.name().to_string())
        }
        (Task::Outcome, Mistake::Sign) => match outcome {
            Outcome::Wins(player) => Some(player.other().name().to_string()),
            _ => None,
        },
        (Task::Outcome, Mistake::First) => (outcome != Outcome::Next).then(|| "first".to_string()),
        // Whoever believes that the first player wins takes any jump.
        (Task::Jump(player) | Task::Jumps(player), Mistake::First) => {
            let (board, rules) = (board?, rules_of(exercise));
            let mut jumps = board.jumps(rules, *player);
            let loses = |solver: &mut Solver, jump: &Jump| {
                let after =
                    solver.value(&board.play_unchecked(*jump), &mut Budget::unlimited()).unwrap();
                starts_wins(solver.values.outcome(after), player.other())
            };
            let losing = jumps.find(|jump| loses(solver, jump))?;
            Some(NamedBoard::of(board).jump_name(losing))
        }
        (Task::Value(choices), _) => {
            let claimed = claimed(solver, value, mistake)?;
            if claimed == value {
                return None;
            }
            let is_offered = |solver: &mut Solver, choice: &String| {
                let choice = solver.values.parse(choice, &mut Budget::unlimited());
                choice.is_ok_and(|choice| choice == claimed)
            };
            let is_offered =
                choices.is_empty() || choices.iter().any(|choice| is_offered(solver, choice));
            is_offered.then(|| written(solver, claimed, Style::Plain))
        }
        (Task::Temperature(choices), Mistake::Sign) => {
            let temperature = solver.values.temperature(value, budget).unwrap();
            let claimed = parsed(solver, &format!("-({temperature})"));
            let is_other = claimed != parsed(solver, &temperature.to_string());
            (is_other && choices.is_empty()).then(|| written(solver, claimed, Style::Plain))
        }
        (Task::Measure(measure, choices), Mistake::Sign) if choices.is_empty() => {
            let right = Referee { outcomes: &mut outcomes(solver), solver, budget }
                .measure(*measure, value)
                .unwrap()?;
            let claimed = solver.values.negative(right, &mut Budget::unlimited()).unwrap();
            (claimed != right).then(|| written(solver, claimed, Style::Plain))
        }
        (Task::Order, Mistake::Sign) => {
            let solution = solution(solver, exercise, example);
            let right = answers::answer(solver, exercise, &solution)?;
            Some(right.split_whitespace().rev().collect::<Vec<_>>().join(" "))
        }
        (Task::Set(wish), _) => {
            let text = match mistake {
                Mistake::Sign => {
                    let right = Board::parse(example, board?.edge()).ok()?;
                    right.swapped().whole_text()
                }
                Mistake::HalfForUp => match wish.of_whole() {
                    Condition::Compares(Comparison::Equal, wanted) => {
                        let wanted = parsed(solver, wanted);
                        other_small(solver, wanted, [HALF, UP])?.to_string()
                    }
                    _ => return None,
                },
                Mistake::First => FUZZY.to_string(),
            };
            let set = Board::parse(&text, board?.edge()).ok()?;
            let own = solver.value(&set, budget).unwrap();
            (!fits(solver, own, wish.of_whole())).then_some(text)
        }
        _ => None,
    }
}

fn rules_of(exercise: &Exercise) -> Rules {
    match exercise.subjects.first() {
        Some(SubjectKind::Position(rules, _)) => *rules,
        _ => Rules::default(),
    }
}

/// Whether this player wins, moving first.
fn starts_wins(outcome: Outcome, starts: Player) -> bool {
    outcome == Outcome::Next || outcome == Outcome::Wins(starts)
}

/// The value that somebody claims who makes this mistake.
fn claimed(solver: &mut Solver, value: Value, mistake: Mistake) -> Option<Value> {
    let budget = &mut Budget::unlimited();
    let outcome = solver.values.outcome(value);
    match mistake {
        Mistake::Sign => Some(solver.values.negative(value, budget).unwrap()),
        Mistake::HalfForUp => {
            let sign = if outcome == Outcome::Wins(Player::Right) { "-" } else { "" };
            let name = other_small(solver, value, ["1/2", "^"])?;
            Some(parsed(solver, &format!("{sign}{name}")))
        }
        // A star is what the first player wins.
        Mistake::First => (outcome != Outcome::Next).then(|| parsed(solver, "*")),
    }
}

/// The first, which stands for ½, if the value is an infinitesimal; the second, which stands for ↑, if it is a fraction.
fn other_small(
    solver: &Solver,
    value: Value,
    [half, up]: [&'static str; 2],
) -> Option<&'static str> {
    let values = &solver.values;
    match values.is_number(value) {
        true => (!values.is_integer(value)).then_some(up),
        false => values.is_infinitesimal(value).then_some(half),
    }
}

fn fits(solver: &mut Solver, value: Value, wish: &Condition) -> bool {
    let outcome = solver.values.outcome(value);
    match wish {
        Condition::Wins(player) => outcome == Outcome::Wins(*player),
        Condition::First => outcome == Outcome::Next,
        Condition::Second => outcome == Outcome::Previous,
        Condition::Compares(relation, text) => {
            let other = parsed(solver, text);
            let order = solver.values.compare(value, other, &mut Budget::unlimited()).unwrap();
            let found = match order {
                Some(std::cmp::Ordering::Equal) => Comparison::Equal,
                Some(std::cmp::Ordering::Less) => Comparison::Less,
                Some(std::cmp::Ordering::Greater) => Comparison::Greater,
                None => Comparison::Confused,
            };
            found == *relation
        }
        Condition::Keeping(wish) => fits(solver, value, wish),
    }
}

impl Walk {
    /// The sentence with its arguments, as the page says it.
    fn said(&mut self, verdict: &Verdict, exercise: &Exercise) -> String {
        let names = || NamedBoard::of(exercise.board().expect("a board"));
        let mut text = self.course.sentence(verdict.sentence).unwrap().to_string();
        for (place, argument) in verdict.arguments.iter().enumerate() {
            let named = |jumps: &[Jump]| {
                jumps.iter().map(|jump| names().jump_name(*jump)).collect::<Vec<_>>().join(", ")
            };
            let argument = match argument {
                Argument::Jump(jump) => names().jump_name(*jump),
                Argument::Jumps(jumps) => named(jumps),
                Argument::Routes(routes) => {
                    routes.iter().map(|route| named(&route.jumps)).collect::<Vec<_>>().join("; ")
                }
                Argument::Square(square) => names().square_name(*square),
                Argument::Player(player) => player.name().to_string(),
                Argument::Value(value) => written(&mut self.solver, *value, Style::Unicode),
                Argument::Text(text) => text.clone(),
                argument => format!("{argument:?}"),
            };
            text = text.replace(&format!("{{{place}}}"), &argument);
        }
        text
    }
}

#[test]
fn every_typical_mistake_is_answered_by_a_reason() {
    let course = read(include_str!("../../../static/lessons-en.txt")).unwrap();
    let steps: Vec<(String, Item)> = course
        .lessons
        .iter()
        .flat_map(|lesson| {
            let named = |step: &Item| (format!("{}/{}", lesson.name, step.name), step.clone());
            lesson.items.iter().map(named).collect::<Vec<_>>()
        })
        .collect();
    let mut walk = Walk { course, solver: Solver::new(Rules::Ancient) };
    let (mut made, mut untouched) = ([0; MISTAKES.len()], Vec::new());
    for (at, step) in &steps {
        walk.solver = Solver::new(rules(step));
        let mut is_touched = step.task.is_none();
        for seed in 0..if step.drawing().is_some() { DRAWN } else { 1 } {
            let Some(exercise) = exercise(step, seed) else { continue };
            let example = step.right.first().map_or("", String::as_str);
            for (mistake, count) in MISTAKES.into_iter().zip(&mut made) {
                let solver = &mut walk.solver;
                let Some(answer) = mistaken(solver, &exercise, example, mistake) else { continue };
                let referee = &mut Referee {
                    outcomes: &mut outcomes(solver),
                    solver,
                    budget: &mut Budget::unlimited(),
                };
                let verdict = judge(referee, &exercise, &answer).unwrap();
                assert!(!verdict.is_right(), "{at}: {answer} is judged right");
                assert!(!NO_REASON.contains(&verdict.sentence), "{at}, {answer}: {verdict:?}");
                // The claim does not refute itself, and walls that are apart are at two places.
                let is_twice = matches!(&verdict.arguments[..], [.., one, two] if one == two)
                    && DIFFERENT.contains(&verdict.sentence);
                assert!(!is_twice, "{at}, {answer}: {verdict:?}");
                let said = walk.said(&verdict, &exercise);
                println!("{at} | {mistake:?} | {answer} | {said}");
                *count += 1;
                is_touched = true;
            }
        }
        if !is_touched {
            untouched.push(at.as_str());
        }
    }
    println!("{MISTAKES:?}: {made:?}");
    println!("Tasks without such an answer: {}", untouched.join(", "));
    assert!(made.iter().all(|count| *count > 20), "{made:?}");
}

#[test]
fn the_boards_of_the_mistakes_are_what_they_stand_for() {
    let solver = &mut Solver::new(Rules::Ancient);
    for (text, expected) in [(HALF, "1/2"), (UP, "^"), (FUZZY, "*")] {
        let board = Board::parse(text, Edge::Plane).unwrap();
        let value = solver.value(&board, &mut Budget::unlimited()).unwrap();
        assert_eq!(written(solver, value, Style::Plain), expected);
    }
}
