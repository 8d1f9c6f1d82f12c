//! The stages of a derivation against values by definition, on random boards.

#[path = "../../../tests/util/stages.rs"]
mod stages;

use std::collections::BTreeSet;

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use konane::{Board, Edge, Jump, NamedBoard, Rules, Square};
use solver::{Reference, Solver};
use stages::stage_answer;
use teaching::content::lessons::{DerivationStage, SubjectKind, Task};
use teaching::lessons::{
    Argument, Exercise, HINTS, Referee, SENTENCES, Verdict, hint, judge, solve,
};
use testing::{Random, outcomes};
use value::Value;
use value::reference::{Form, Forms};

/// Boards with a few jumps. On the plane there is room around them, so that squares keep their names.
fn exercises() -> impl Iterator<Item = (Rules, Exercise, Board)> {
    let mut random = Random::new(27);
    let mut boards = Vec::new();
    while boards.len() < 250 {
        let rules = [Rules::Ancient, Rules::Modern][random.below(2)];
        let edge = random.edge();
        let stones = 4 + random.below(6);
        let board = random.board(3, 5, stones, edge);
        let board = match edge {
            Edge::Plane => board.window(Square::new(-4, -4), 11, 13),
            Edge::Walls => board,
        };
        let jumps: usize =
            Player::ALL.iter().map(|&player| board.jumps(rules, player).count()).sum();
        if (1..=6).contains(&jumps) {
            let subjects = vec![SubjectKind::Position(rules, board.clone())];
            let exercise = Exercise { task: Task::Derive(Vec::new()), subjects };
            boards.push((rules, exercise, board));
        }
    }
    boards.into_iter()
}

#[track_caller]
fn judged(solver: &mut Solver, exercise: &Exercise, answer: &str) -> Verdict {
    let referee =
        &mut Referee { outcomes: &mut outcomes(solver), solver, budget: &mut Budget::unlimited() };
    checked(judge(referee, exercise, answer).unwrap())
}

#[track_caller]
fn checked(verdict: Verdict) -> Verdict {
    let known = SENTENCES.iter().find(|(name, _)| *name == verdict.sentence);
    assert_eq!(known.map(|(_, count)| *count), Some(verdict.arguments.len()), "{verdict:?}");
    verdict
}

fn solved(solver: &mut Solver, exercise: &Exercise, stage: DerivationStage) -> Verdict {
    let referee =
        &mut Referee { outcomes: &mut outcomes(solver), solver, budget: &mut Budget::unlimited() };
    checked(solve(referee, exercise, stage.name(), "").unwrap())
}

/// The routes and jumps of a solution.
fn routes(verdict: &Verdict) -> Vec<(Vec<Jump>, Option<Value>)> {
    match verdict.arguments.first() {
        Some(Argument::Routes(routes)) => {
            routes.iter().map(|route| (route.jumps.clone(), route.value)).collect()
        }
        Some(Argument::Jumps(jumps)) => jumps.iter().map(|&jump| (vec![jump], None)).collect(),
        _ => Vec::new(),
    }
}

/// What the stages leave has the value by definition, and is what the definitions of dominated and
/// reversible options leave.
#[test]
fn the_stages_lead_to_the_value() {
    let mut counts = [0; 3];
    for (rules, exercise, board) in exercises() {
        let (solver, budget) = (&mut Solver::new(rules), &mut Budget::unlimited());
        let mut reference = Reference::new(rules);
        let options = routes(&solved(solver, &exercise, DerivationStage::Options));
        let struck = routes(&solved(solver, &exercise, DerivationStage::Dominated));
        let reversed = routes(&solved(solver, &exercise, DerivationStage::Reversible));
        let own = Player::ALL.map(|player| board.jumps(rules, player).count());
        let mut left = ByPlayer::<Vec<Form>>::default();
        let (mut given, mut kept) = (left.clone(), ByPlayer::<BTreeSet<Form>>::default());
        for (jumps, value) in &options {
            let player = board.stone(jumps[0].from).unwrap();
            let form = reference.value(&board.play_unchecked(jumps[0]), budget).unwrap();
            let name = reference.forms.write(form, 1000).unwrap();
            assert_eq!(solver.values.parse(&name, budget).ok(), *value, "{board}: {jumps:?}");
            given[player].push(form);
            let is_struck = struck.iter().any(|(other, _)| other == jumps);
            let is_reversed = reversed.iter().any(|(other, _)| other[0] == jumps[0]);
            if !is_struck && !is_reversed {
                left[player].push(form);
                kept[player].insert(form);
            }
        }
        assert_eq!(options.len(), own[0] + own[1], "{board}");
        for (jumps, value) in reversed.iter().filter(|(_, value)| value.is_some()) {
            let after = jumps.iter().fold(board.clone(), |now, &jump| now.play_unchecked(jump));
            let form = reference.value(&after, budget).unwrap();
            let name = reference.forms.write(form, 1000).unwrap();
            assert_eq!(solver.values.parse(&name, budget).ok(), *value, "{board}: {jumps:?}");
            left[board.stone(jumps[0].from).unwrap()].push(form);
        }
        let whole = reference.value(&board, budget).unwrap();
        let forms = &mut reference.forms;
        assert_eq!(forms.canonical(left, budget), Ok(whole), "{board}");
        for player in Player::ALL {
            // Whether the first is at least as good for this player as the second.
            let is_as_good = |forms: &mut Forms, player, one, two| match player {
                Player::Left => forms.at_most(two, one, &mut Budget::unlimited()).unwrap(),
                Player::Right => forms.at_most(one, two, &mut Budget::unlimited()).unwrap(),
            };
            let mut expected = BTreeSet::new();
            for &form in &given[player] {
                let mut better = given[player].iter().filter(|&&other| other != form);
                let is_dominated = better.any(|&other| is_as_good(forms, player, other, form));
                let other = player.other();
                let answers = forms.options(form)[other].clone();
                let is_reversible =
                    answers.into_iter().any(|answer| is_as_good(forms, other, answer, whole));
                if !is_dominated && !is_reversible {
                    expected.insert(form);
                }
            }
            assert_eq!(kept[player], expected, "{board}");
        }
        counts[0] += usize::from(!struck.is_empty());
        counts[1] += usize::from(!reversed.is_empty());
        counts[2] += usize::from(reversed.iter().any(|(_, value)| value.is_some()));
    }
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

/// The solution of each stage is judged right, and it is what the last hint says.
#[test]
fn solutions_of_stages_are_right() {
    for (rules, exercise, board) in exercises() {
        let solver = &mut Solver::new(rules);
        for stage in DerivationStage::ALL {
            let answer = stage_answer(solver, &exercise, stage);
            let verdict = judged(solver, &exercise, &answer);
            assert!(verdict.is_right(), "{board}, {answer}: {verdict:?}");
            for number in 1..=HINTS {
                let referee = &mut Referee {
                    outcomes: &mut outcomes(solver),
                    solver,
                    budget: &mut Budget::unlimited(),
                };
                let told = checked(hint(referee, &exercise, stage.name(), "", number).unwrap());
                let is_solution = told == solved(solver, &exercise, stage);
                assert!(number < HINTS || is_solution, "{board}: {told:?}");
            }
        }
        let name = stage_answer(solver, &exercise, DerivationStage::Name);
        let bare = name.strip_prefix("name ").unwrap();
        assert!(judged(solver, &exercise, bare).is_right(), "{board}: {bare}");
    }
}

/// An answer with one mistake is wrong, and the verdict says where the mistake is.
#[test]
fn a_mistake_has_its_reason() {
    let mut seen: Vec<&str> = Vec::new();
    for (rules, exercise, board) in exercises() {
        let solver = &mut Solver::new(rules);
        let names = NamedBoard::of(&board);
        let name = |jump: Jump| names.jump_name(jump);
        let options = stage_answer(solver, &exercise, DerivationStage::Options);
        let options: Vec<(&str, &str)> = options["options ".len()..]
            .split("; ")
            .map(|option| option.split_once('=').unwrap())
            .collect();
        for place in 0..options.len() {
            let written = |change: &dyn Fn(&str) -> String| {
                let said = options.iter().enumerate().map(|(other, (jump, value))| {
                    let value = if other == place { change(value) } else { value.to_string() };
                    format!("{jump}={value}")
                });
                format!("options {}", said.collect::<Vec<_>>().join("; "))
            };
            // No value equals itself and one half.
            let (jump, value) = options[place];
            let other = solver.values.parse(
                &format!("{value} {}", ["+ 1/2", "- 1/2"][place % 2]),
                &mut Budget::unlimited(),
            );
            let other = solver.values.write(
                other.unwrap(),
                value::Style::Plain,
                1000,
                &mut Budget::unlimited(),
            );
            let other = other.unwrap();
            let wrong = judged(solver, &exercise, &written(&|_| other.clone()));
            assert!(!wrong.is_right() && name(wrong.line[0]) == jump, "{board}: {wrong:?}");
            let open = judged(solver, &exercise, &written(&|_| String::new()));
            assert_eq!(open.sentence, "option-open", "{board}");
            let Argument::Jump(asked) = open.arguments[0] else { panic!("{open:?}") };
            assert_eq!(name(asked), jump, "{board}");
            seen.extend([wrong.sentence, open.sentence]);
        }
        let struck = stage_answer(solver, &exercise, DerivationStage::Dominated);
        let struck: Vec<&str> =
            struck["dominated ".len()..].split("; ").filter(|jump| *jump != "none").collect();
        for (jump, _) in &options {
            let other: Vec<&str> = match struck.contains(jump) {
                true => struck.iter().copied().filter(|other| other != jump).collect(),
                false => [&struck[..], &[jump]].concat(),
            };
            let verdict = judged(solver, &exercise, &format!("dominated {}", other.join("; ")));
            assert!(!verdict.is_right(), "{board}: {other:?}");
            seen.push(verdict.sentence);
        }
        let reversed = routes(&solved(solver, &exercise, DerivationStage::Reversible));
        if !reversed.is_empty() {
            let verdict = judged(solver, &exercise, "reversible none");
            assert_eq!(verdict.sentence, "one-reverses", "{board}");
            seen.push(verdict.sentence);
        }
        for (jump, _) in &options {
            let played = names.jump_named(jump).unwrap();
            let other = board.stone(played.from).unwrap().other();
            for answer in board.play_unchecked(played).jumps(rules, other) {
                let claim = format!("reversible {jump} {}", name(answer));
                let verdict = judged(solver, &exercise, &claim);
                let (before, after) = (
                    by_definition(&board, rules),
                    by_definition(&board.play_unchecked(played).play_unchecked(answer), rules),
                );
                let reverses = is_as_good(other, &after, &before);
                assert_eq!(verdict.sentence != "not-taken-back", reverses, "{board}: {claim}");
                seen.push(verdict.sentence);
            }
        }
    }
    for sentence in [
        "larger-for",
        "smaller-for",
        "option-open",
        "dominated",
        "not-dominated",
        "one-reverses",
        "not-taken-back",
    ] {
        assert!(seen.contains(&sentence), "{sentence}");
    }
}

fn by_definition(board: &Board, rules: Rules) -> String {
    let mut reference = Reference::new(rules);
    let form = reference.value(board, &mut Budget::unlimited()).unwrap();
    reference.forms.write(form, 10_000).unwrap()
}

/// Whether `one` is at least as good for the player as `two`, in a store of its own.
fn is_as_good(player: Player, one: &str, two: &str) -> bool {
    let (mut values, budget) = (value::Values::new(), &mut Budget::unlimited());
    let [one, two] = [one, two].map(|text| values.parse(text, budget).unwrap());
    match player {
        Player::Left => values.at_most(two, one, budget).unwrap(),
        Player::Right => values.at_most(one, two, budget).unwrap(),
    }
}

/// Of equal options either may go, and any spelling of a value is read.
#[test]
fn equal_options_and_other_spellings_are_right() {
    // Left's two jumps, to the left and to the right, lead to 0. Three stones have names on a board of 3 × 5.
    let board = Board::parse("7/7/..oxo../7/7", Edge::Plane).unwrap();
    let subjects = vec![SubjectKind::Position(Rules::Ancient, board)];
    let exercise = Exercise { task: Task::Derive(Vec::new()), subjects };
    let solver = &mut Solver::new(Rules::Ancient);
    for answer in [
        "options c2-a2=0; c2-e2={|}",
        "options c2-e2=-0; c2-a2=0",
        "dominated c2-a2",
        "dominated c2-e2",
        "reversible none",
        "name {0|}",
        "+1",
    ] {
        let verdict = judged(solver, &exercise, answer);
        assert!(verdict.is_right(), "{answer}: {verdict:?}");
    }
    for (answer, sentence) in [
        ("options c2-a2=0; c2-e2=hello", "unread"),
        ("options c2-a2; c2-e2", "option-open"),
        ("options a1-a3=0", "unread"),
        ("dominated none", "dominated"),
        ("dominated c2-a2; c2-e2", "not-dominated"),
        ("name 1/2 + 1/2", "not-simplest"),
        ("name 0", "larger-for"),
    ] {
        let verdict = judged(solver, &exercise, answer);
        assert_eq!((verdict.is_right(), verdict.sentence), (false, sentence), "{answer}");
    }
}
