//! A reader derives the values of random boards stage by stage, with the judge of the lessons.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Jump, Rules, Square};
use papamu::pages::learn::attempt::{AttemptAction, AttemptState};
use papamu::state::PageState;
use solver::Solver;
use teaching::content::lessons::{
    DerivationStage, Item, Shown, Subject, SubjectKind, Task, read, read_task,
};
use teaching::lessons::{Argument, Exercise, HINTS, Referee, Route, Verdict, hint, judge, solve};
use testing::Random;
use value::{Style, Value, Values};
use worker::message::{ArgumentText, NameText, RouteText, VerdictText};

fn written(values: &mut Values, value: Value) -> String {
    values.write(value, Style::Plain, 1000, &mut Budget::unlimited()).unwrap()
}

fn text(values: &mut Values, verdict: Verdict) -> VerdictText {
    let mut name = |value| NameText::typed(&written(values, value));
    let mut argument = |argument| match argument {
        Argument::Jump(jump) => ArgumentText::Jump(jump),
        Argument::Jumps(jumps) => ArgumentText::Jumps(jumps.into_iter().collect()),
        Argument::Routes(routes) => {
            let route = |Route { jumps, value }: Route| RouteText {
                jumps: jumps.into_iter().collect(),
                value: value.map(&mut name),
            };
            ArgumentText::Routes(routes.into_iter().map(route).collect())
        }
        Argument::Value(value) => ArgumentText::Value(name(value)),
        argument => ArgumentText::Text(format!("{argument:?}")),
    };
    VerdictText {
        judgement: verdict.judgement,
        sentence: verdict.sentence.to_string(),
        arguments: verdict.arguments.into_iter().map(&mut argument).collect(),
        line: verdict.line.into_iter().collect(),
        board: None,
    }
}

/// Answers the worker's part until the attempt waits for the reader.
fn heard(mut attempt: AttemptState, solver: &mut Solver) -> AttemptState {
    while let Some(question) = attempt.verdict_question() {
        let task = read_task(&question.task).unwrap();
        let board = SubjectKind::Position(attempt.rules, attempt.board.clone().unwrap());
        let exercise = Exercise { task, subjects: vec![board] };
        let referee = &mut Referee {
            outcomes: &mut testing::outcomes(solver),
            solver,
            budget: &mut Budget::unlimited(),
        };
        let verdict = match question.hint {
            None => judge(referee, &exercise, &question.answer),
            Some(step) if step > HINTS => solve(referee, &exercise, &question.answer, ""),
            Some(step) => hint(referee, &exercise, &question.answer, "", step),
        };
        let verdict = text(&mut solver.values, verdict.unwrap());
        attempt = attempt.apply(AttemptAction::Heard(verdict));
    }
    attempt
}

fn step(task: &str, rules: Rules, board: &Board) -> Item {
    let subject = SubjectKind::Position(rules, board.clone());
    let step = Item::asked(read_task(task).unwrap(), vec![]);
    Item { shown: Shown::Subjects(vec![Subject { kind: subject, worth: None }]), ..step }
}

fn boards() -> Vec<(Rules, Board)> {
    let mut random = Random::new(270);
    let mut boards = Vec::new();
    while boards.len() < 150 {
        let rules = [Rules::Ancient, Rules::Modern][random.below(2)];
        let stones = 4 + random.below(6);
        let board = random.board(3, 5, stones, Edge::Plane);
        let board = board.window(Square::new(-4, -4), 11, 13);
        let jumps = Player::ALL.map(|player| board.jumps(rules, player).count());
        if (1..=6).contains(&jumps.iter().sum::<usize>()) {
            boards.push((rules, board));
        }
    }
    boards
}

fn after(board: &Board, route: &[Jump]) -> Board {
    route.iter().fold(board.clone(), |now, &jump| now.play_unchecked(jump))
}

fn is_as_good(values: &mut Values, player: Player, one: Value, two: Value) -> bool {
    let (low, high) = if player == Player::Left { (two, one) } else { (one, two) };
    values.at_most(low, high, &mut Budget::unlimited()).unwrap()
}

/// The right answer to the present stage, by the definitions.
fn answered(attempt: AttemptState, solver: &mut Solver) -> AttemptState {
    let budget = &mut Budget::unlimited();
    let board = attempt.board.clone().unwrap();
    let mut of =
        |route: &[Jump], solver: &mut Solver| solver.value(&after(&board, route), budget).unwrap();
    let typed = |mut attempt: AttemptState,
                 solver: &mut Solver,
                 of: &mut dyn FnMut(&[Jump], &mut Solver) -> Value| {
        for route in attempt.routes() {
            let value = of(&route, solver);
            let value = written(&mut solver.values, value);
            attempt = attempt.apply(AttemptAction::Point(route.clone()));
            attempt = attempt.apply(AttemptAction::Type(route, value));
        }
        attempt
    };
    let mut next = attempt.clone();
    match attempt.stage().unwrap() {
        DerivationStage::Options => next = typed(next, solver, &mut of),
        DerivationStage::Dominated => {
            for player in Player::ALL {
                let mut kept = Vec::from_iter(board.jumps(attempt.rules, player));
                // From the end, so that of equal ones the first is kept; the solution keeps the last.
                for jump in kept.clone().into_iter().rev() {
                    let value = of(&[jump], solver);
                    let is_dominated = kept.iter().any(|&other| {
                        let best = of(&[other], solver);
                        other != jump && is_as_good(&mut solver.values, player, best, value)
                    });
                    if is_dominated {
                        kept.retain(|other| *other != jump);
                        next = next.apply(AttemptAction::Choose(jump));
                    }
                }
            }
            if next.jumps.is_empty() {
                next = next.apply(AttemptAction::Nothing);
            }
        }
        DerivationStage::Reversible => {
            let whole = of(&[], solver);
            for jump in attempt.remaining() {
                let (value, other) =
                    (of(&[jump], solver), attempt.player_of(jump).unwrap().other());
                let canonical = solver.values.options(value, other);
                let is_reversible = canonical
                    .into_iter()
                    .any(|answer| is_as_good(&mut solver.values, other, answer, whole));
                if is_reversible {
                    let reverses = |answer: &&Jump| {
                        let left = of(&[jump, **answer], solver);
                        is_as_good(&mut solver.values, other, left, whole)
                    };
                    let answers = attempt.answers_to(jump);
                    let answer = answers.iter().find(reverses).copied().unwrap();
                    next = next.apply(AttemptAction::Reverse(jump, Some(answer)));
                }
            }
            match next.ladder.through.is_empty() {
                true => next = next.apply(AttemptAction::Nothing),
                false => next = typed(next, solver, &mut of),
            }
        }
        DerivationStage::Name => {
            let value = of(&[], solver);
            next = next.apply(AttemptAction::Word(written(&mut solver.values, value)));
        }
    }
    next
}

/// What is left after the stages makes the value.
fn check_left(attempt: &AttemptState, solver: &mut Solver) {
    let (left, budget) = (attempt.left(), &mut Budget::unlimited());
    let values = ByPlayer::from_fn(|player: Player| {
        let names = left[player].iter().map(NameText::plain);
        names.map(|name| solver.values.parse(&name, budget).unwrap()).collect::<Vec<_>>()
    });
    let made = solver.values.make(values, budget).unwrap();
    let board = attempt.board.as_ref().unwrap();
    assert_eq!(Ok(made), solver.value(board, budget), "{board}");
}

/// A page that is loaded again in the middle has what was known, and the answer so far.
fn check_kept(attempt: &AttemptState, solver: &mut Solver) {
    let again = AttemptState::new(&attempt.item, 0).with_kept(&attempt.kept_text()).begun();
    let again = heard(again, solver);
    let known = |attempt: &AttemptState| (attempt.ladder.known.clone(), attempt.answer());
    assert_eq!(known(&again), known(attempt));
    assert_eq!(again.kept_text(), attempt.kept_text());
}

#[test]
fn every_board_is_derived_stage_by_stage() {
    let mut reversed = 0;
    for (rules, board) in boards() {
        let solver = &mut Solver::new(rules);
        let mut attempt = AttemptState::new(&step("derive", rules, &board), 0).begun();
        for stage in DerivationStage::ALL {
            assert_eq!(attempt.stage(), Some(stage), "{board}");
            assert!(!attempt.is_solved && !attempt.can_check(), "{board}, {stage:?}");
            if stage == DerivationStage::Name {
                check_left(&attempt, solver);
            }
            attempt = answered(attempt, solver);
            check_kept(&attempt, solver);
            reversed += attempt.ladder.through.len();
            attempt = heard(attempt.apply(AttemptAction::Check), solver);
        }
        assert!(attempt.is_solved && !attempt.is_missed, "{board}: {:?}", attempt.verdict);
        assert_eq!((attempt.hints, attempt.stage()), (0, None), "{board}");
    }
    assert!(reversed > 20, "{reversed}");
}

/// Each stage is shown on request, and what is left then makes the value too.
#[test]
fn every_stage_can_be_shown() {
    for (rules, board) in boards() {
        let solver = &mut Solver::new(rules);
        let mut attempt = AttemptState::new(&step("derive", rules, &board), 0).begun();
        for stage in DerivationStage::ALL {
            if stage == DerivationStage::Name {
                check_left(&attempt, solver);
            }
            assert!(!attempt.can_show_stage());
            for number in 1..=HINTS {
                attempt = heard(attempt.apply(AttemptAction::Hint), solver);
                assert_eq!((attempt.given_hints(), attempt.stage()), (number, Some(stage)));
                assert!(attempt.is_hint && attempt.verdict.is_some());
            }
            assert_eq!(attempt.can_show_stage(), stage != DerivationStage::Name);
            check_kept(&attempt, solver);
            attempt = heard(attempt.apply(AttemptAction::Solve), solver);
        }
        assert!(attempt.is_solved && !attempt.is_missed, "{board}");
        assert_eq!(attempt.hints, 4 * HINTS, "{board}");
    }
}

/// What a step gives is there from the start, and the reader is asked for the rest.
#[test]
fn given_stages_are_filled_in() {
    let text = "lesson a\nitem a\nsays A\nboard ancient plane 9/9/...oxo3/9/9\nask What?\n";
    for (task, asked) in [
        (
            "derive",
            vec![
                DerivationStage::Options,
                DerivationStage::Dominated,
                DerivationStage::Reversible,
                DerivationStage::Name,
            ],
        ),
        ("derive options; dominated", vec![DerivationStage::Reversible, DerivationStage::Name]),
        ("derive options; dominated; reversible", vec![DerivationStage::Name]),
        ("derive dominated; reversible", vec![DerivationStage::Options, DerivationStage::Name]),
    ] {
        let course = read(&format!("{text}task {task}")).unwrap();
        let step = &course.lessons[0].items[0];
        let solver = &mut Solver::new(Rules::Ancient);
        let mut attempt = heard(AttemptState::new(step, 0), solver);
        assert_eq!(attempt.verdict, None, "what is given is no news");
        for stage in &asked {
            assert_eq!(attempt.stage(), Some(*stage), "{task}");
            attempt = answered(attempt, solver);
            attempt = heard(attempt.apply(AttemptAction::Check), solver);
        }
        assert!(attempt.is_solved, "{task}");
        let again = heard(attempt.apply(AttemptAction::Retry), solver);
        assert_eq!((again.stage(), again.is_solved), (Some(asked[0]), false), "{task}");
    }
}

/// A wrong value is one of a row, and the reader's other rows stay.
#[test]
fn a_mistake_leaves_the_rest() {
    let board = Board::parse("9/9/...oxo3/9/9", Edge::Plane).unwrap();
    let solver = &mut Solver::new(Rules::Ancient);
    let attempt = AttemptState::new(&step("derive", Rules::Ancient, &board), 0).begun();
    let mut attempt = answered(attempt, solver);
    let wrong = attempt.routes()[1].clone();
    attempt = attempt.apply(AttemptAction::Type(wrong.clone(), "7; 8=9".to_string()));
    attempt = heard(attempt.apply(AttemptAction::Check), solver);
    assert_eq!(attempt.about(), Some(attempt.name(&wrong[0])));
    assert!(!attempt.is_missed, "it could not be read");
    attempt = attempt.apply(AttemptAction::Type(wrong.clone(), "7".to_string()));
    let typed = attempt.ladder.typed.clone();
    attempt = heard(attempt.apply(AttemptAction::Check), solver);
    let verdict = attempt.verdict.clone().unwrap();
    assert!(
        !verdict.is_right()
            && attempt.is_missed
            && attempt.stage() == Some(DerivationStage::Options)
    );
    assert_eq!(attempt.about(), Some(attempt.name(&wrong[0])));
    // The jumps that show it are played on the board, and what was typed stays.
    let shown = attempt.apply(AttemptAction::Play(1));
    assert_eq!(shown.shown(), Some(after(&board, &wrong)));
    assert_eq!((&shown.ladder.typed, shown.answer()), (&typed, attempt.answer()));
}

/// On the board one strikes jumps out and tries answers.
#[test]
fn the_board_takes_jumps_in_each_stage() {
    let board = Board::parse("9/9/...oxo3/9/9", Edge::Plane).unwrap();
    let solver = &mut Solver::new(Rules::Ancient);
    let begun = AttemptState::new(&step("derive", Rules::Ancient, &board), 0).begun();
    let jump = begun.possible()[0];
    let press = |attempt: &AttemptState, jump: Jump| {
        attempt.apply(AttemptAction::Press(jump.from)).apply(AttemptAction::Press(jump.to()))
    };
    assert_eq!(press(&begun, jump).ladder.pointed, [jump]);
    let options = answered(begun, solver).apply(AttemptAction::Check);
    let struck = press(&heard(options, solver), jump);
    assert_eq!(struck.jumps, [jump]);
    assert!(press(&struck, jump).jumps.is_empty());
    let nothing = struck.apply(AttemptAction::Nothing);
    assert!(nothing.jumps.is_empty() && nothing.answer() == "dominated none");
    let dominated = answered(press(&struck, jump), solver).apply(AttemptAction::Check);
    let reversible = heard(dominated, solver);
    let first = reversible.remaining()[0];
    let looked = press(&reversible, first);
    assert_eq!(looked.now(), Some(board.play_unchecked(first)));
    if let Some(&answer) = looked.answers_to(first).first() {
        assert_eq!(press(&looked, answer).ladder.through, [(first, answer)]);
    }
}

/// A task that is not a derivation has no stages.
#[test]
fn other_tasks_have_no_stages() {
    let board = Board::parse("4/.xo./4", Edge::Plane).unwrap();
    for task in ["value", "outcome", "jump Left", "parts"] {
        let attempt = AttemptState::new(&step(task, Rules::Ancient, &board), 0).begun();
        assert_eq!((attempt.stage(), attempt.can_show_stage()), (None, false), "{task}");
        assert!(!matches!(attempt.item.task, Some(Task::Derive(_))));
    }
}
