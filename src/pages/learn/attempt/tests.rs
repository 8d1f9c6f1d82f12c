use super::*;
use crate::analysis::labels::Rectangle;
use crate::board::measures::SIDE;
use konane::{Jump, jump_named, square_named};
use teaching::content::lessons::read;
use teaching::lessons::Judgement;
use worker::message::ExerciseQuestion;

fn step(text: &str) -> Item {
    let course = read(&format!("lesson a\nitem a\nsays A\n{text}")).unwrap();
    course.lessons[0].items[0].clone()
}

fn begun(item: &Item) -> AttemptState {
    AttemptState::new(item, 0).begun()
}

/// By its place in a window of three rows.
fn square(name: &str) -> Square {
    square_named(name, 3).unwrap()
}

fn verdict(judgement: Judgement, line: Vec<Jump>) -> VerdictText {
    VerdictText { judgement, sentence: String::new(), arguments: vec![], line, board: None }
}

#[test]
fn a_jump_is_chosen_by_its_squares() {
    let attempt = begun(&step("board ancient plane 7/..xo.o./7\ntask jump Left"));
    assert!(!attempt.is_answered());
    let attempt = attempt.apply(AttemptAction::Press(square("d2")));
    assert_eq!(attempt.lifted, None, "not Left’s stone");
    let attempt =
        attempt.apply(AttemptAction::Press(square("c2"))).apply(AttemptAction::Press(square("g2")));
    // Three stones have names from one column before them on, which is the second of the window.
    assert_eq!((attempt.answer().as_str(), attempt.lifted), ("b2-f2", None));
    let attempt = attempt.apply(AttemptAction::Carry(square("c2"), square("e2")));
    assert_eq!(attempt.answer(), "b2-d2");
    let asked = attempt.apply(AttemptAction::Check);
    let consult = asked.asked.1.clone().unwrap();
    assert_eq!((consult.answer.as_str(), consult.hint), ("b2-d2", None));
    // The board shows, jump by jump, what was judged.
    let line = attempt.jumps.clone();
    let heard = asked.apply(AttemptAction::Heard(verdict(Judgement::Wrong, line)));
    assert!(!heard.is_solved);
    let stepped = heard.apply(AttemptAction::Play(1));
    assert_eq!(stepped.shown().unwrap().to_string(), "xo");
    // Meanwhile the reader can choose as before, and a press on the board leads back.
    assert_eq!(stepped.possible(), heard.possible());
    assert_eq!(stepped.apply(AttemptAction::Press(square("c2"))).played, 0);
    let chosen = stepped.apply(AttemptAction::Choose(heard.jumps[0]));
    assert_eq!((chosen.verdict, chosen.played), (None, 0));
}

/// An item is repeated if an answer was wrong before the right one, or the last hint told the solution.
#[test]
fn a_missed_step_is_repeated() {
    let first = begun(&step("board ancient plane 7/..xo.../7\ntask outcome"));
    let answer = |attempt: &AttemptState, is_right: bool| {
        let verdict = verdict(Judgement::of(is_right), vec![]);
        let asked =
            attempt.apply(AttemptAction::Word("Left".to_string())).apply(AttemptAction::Check);
        asked.apply(AttemptAction::Heard(verdict))
    };
    let right = answer(&first, true);
    assert!(right.is_solved && !right.is_to_repeat());
    assert!(!answer(&right, false).is_to_repeat(), "it is solved already");
    let wrong = answer(&first, false);
    assert!(!wrong.is_solved && wrong.is_to_repeat());
    let retried = wrong.apply(AttemptAction::Retry);
    assert!(answer(&retried, true).is_to_repeat());
    let hint = |attempt: AttemptState| attempt.apply(AttemptAction::Hint);
    let hinted = hint(hint(first));
    assert!(!answer(&hinted, true).is_to_repeat());
    // Hints before another start do not add up, but a solution stays told.
    assert!(!hint(hinted.apply(AttemptAction::Retry)).is_to_repeat());
    let told = hint(hinted);
    assert!(answer(&told, true).is_to_repeat());
    assert!(answer(&told.apply(AttemptAction::Retry), true).is_to_repeat());
}

/// The last hint is computed; the lesson's own take the places before it.
#[test]
fn a_lesson_has_hints_of_its_own() {
    for (own, expected) in [
        ("", "1 2 3"),
        ("hint A", "1 A 3"),
        ("hint A\nhint B", "A B 3"),
        ("hint A\nhint B\nhint C", "A B C 3"),
    ] {
        let text = format!("board ancient plane 7/..xo.../7\ntask outcome\n{own}");
        let mut attempt = begun(&step(&text));
        let mut told = Vec::new();
        for _ in 0..attempt.most_hints() {
            attempt = attempt.apply(AttemptAction::Hint);
            let asked = attempt.asked.1.as_ref().and_then(|asked| asked.hint);
            let text = attempt.verdict.as_ref().map(|verdict| verdict.arguments.clone());
            told.push(match (asked, text.as_deref()) {
                (Some(number), _) => number.to_string(),
                (None, Some([ArgumentText::Text(text)])) => text.clone(),
                other => panic!("{other:?}"),
            });
        }
        assert_eq!(told.join(" "), expected);
    }
}

/// The board of a reply shows the jump that is replied to, and not those of the board before.
#[test]
fn leads_stand_on_their_own_board() {
    let leads = "board ancient plane 10/10/..oxo.ox../10/10\nleads h3-f3 0 = zero\nleads d3-b3";
    let shown = begun(&step(leads));
    let texts = shown.leads().into_iter().map(|(_, text)| text);
    assert_eq!(texts.collect::<Vec<_>>(), ["0", ""]);
    let covered = begun(&step(&format!("{leads}\ncovered\nask Who?\ntask winner Right")));
    assert_eq!(covered.leads()[0].1, "?");
    let through = begun(&step(&format!("{leads}\ntask through Left d3-b3")));
    assert_eq!(through.leads(), []);
    assert_eq!(through.given(), jump_named("d3-b3", 5));
    assert_eq!(shown.given(), None);
}

/// In every lesson the labels of jumps hide neither stones nor each other.
#[test]
fn labels_of_lessons_hide_nothing() {
    let course = read(include_str!("../../../../static/lessons-en.txt")).unwrap();
    let mut labels = 0;
    for item in course.lessons.iter().flat_map(|lesson| &lesson.items) {
        for is_solved in [false, true] {
            let attempt = AttemptState { is_solved, ..begun(item) };
            let Some(board) = &attempt.board else { continue };
            let leads = attempt.leads();
            let places = places(board, &leads);
            for (place, (jump, text)) in places.iter().zip(&leads) {
                assert_eq!(place.is_some(), !text.is_empty(), "{}: {jump:?}", item.name);
                let Some(place) = place else { continue };
                labels += 1;
                let mut others = places.iter().flatten().filter(|other| *other != place);
                assert!(!others.any(|other| other.overlaps(place)), "{}", item.name);
                for (at, _) in board.stones() {
                    let [x, y] = [at.column, at.row].map(|place| f64::from(place * SIDE));
                    let side = f64::from(SIDE);
                    let stone = Rectangle { x, y, width: side, height: side };
                    assert!(!stone.overlaps(place), "{}: {text}", item.name);
                }
            }
        }
    }
    assert!(labels > 20, "{labels} labels");
}

#[test]
fn stones_are_set_and_marked() {
    let mut set = begun(&step("board ancient plane 3/3/3\ntask set = 0"));
    assert!(!set.is_answered());
    for answer in ["3/1x/3", "3/1o/3", "3/3/3"] {
        set = set.apply(AttemptAction::Press(square("b2")));
        let board = Board::parse(answer, set.board.as_ref().unwrap().edge()).unwrap();
        assert_eq!(set.now().unwrap().to_string(), board.to_string());
    }
    let mut parts = begun(&step("board ancient plane 3/x.o/3\ntask parts"));
    parts =
        parts.apply(AttemptAction::Press(square("b2"))).apply(AttemptAction::Press(square("a2")));
    for _ in 0..2 {
        parts = parts.apply(AttemptAction::Press(square("c2")));
    }
    assert_eq!(parts.answer(), ".../1.2/...");
    for _ in 0..MOST_PARTS {
        parts = parts.apply(AttemptAction::Press(square("a2")));
    }
    assert_eq!(parts.answer(), ".../..2/...");
}

#[test]
fn in_a_game_the_opponent_begins() {
    let game = begun(&step("board ancient plane .oxo./5/.xox.\ntask hold Right"));
    assert_eq!(game.asked.1.clone().unwrap().answer, "");
    let first = jump_named("c3-a3", 3).unwrap();
    let game = game.apply(AttemptAction::Heard(verdict(Judgement::YourTurn, vec![first])));
    assert_eq!(game.jumps, [first]);
    let answer = jump_named("c1-e1", 3).unwrap();
    assert!(game.possible().contains(&answer));
    let game = game.apply(AttemptAction::Choose(answer));
    // Six stones have names on a board with two empty rows and columns on each side.
    assert_eq!(game.asked.1.clone().unwrap().answer, "d5-b5 d3-f3");
    let lost = game.apply(AttemptAction::Heard(verdict(Judgement::Lost, vec![])));
    assert!(lost.is_lost() && lost.possible().is_empty());
    // The first of Left's two jumps is beaten, and stays so.
    assert_eq!(lost.apply(AttemptAction::Retry).asked.1.unwrap().answer, "d5-b5 d3-f3");
}

#[test]
fn an_unfinished_answer_is_kept() {
    let (word, press) =
        (AttemptAction::Word("1/2, ".into()), |at| AttemptAction::Press(square(at)));
    for (text, actions, kept) in [
        ("value 1/2\ntask value", vec![word], "1/2, "),
        ("value 1\nvalue 0\ntask order", vec![AttemptAction::Raise(1)], "B A"),
        ("board ancient plane 3/3/3\ntask set = 0", vec![press("b2")], ".../.x./..."),
        ("board ancient plane 3/x.o/3\ntask parts", vec![press("c2"), press("c2")], ".../..2/..."),
        ("board ancient plane 3/xo./3\ntask jump Left", vec![press("a2"), press("c2")], "b2-d2"),
    ] {
        let item = step(text);
        let first = begun(&item);
        assert_eq!(first.kept_text(), "", "{text}");
        let attempt = actions.into_iter().fold(first, |attempt, action| attempt.apply(action));
        assert_eq!(attempt.kept_text(), kept);
        let again = AttemptState::new(&item, 0).with_kept(kept).begun();
        assert_eq!(AttemptState { lifted: None, ..again.clone() }, attempt);
        assert!(again.can_check());
        // What does not fit is left out.
        for other in ["b1-b3", ".x", "A C", "....9999", "\n\n1"] {
            let other_answer = AttemptState::new(&item, 0).with_kept(other).begun();
            assert!(other_answer.verdict_question().is_none(), "{text}: {other}");
        }
    }
}

/// A board that is drawn comes later than what was kept.
#[test]
fn an_answer_to_a_drawn_board_is_kept() {
    let drawn = step("draw wins\ntask jump Left");
    let waiting = AttemptState::new(&drawn, 7).with_kept("b2-d2").begun();
    assert_eq!((waiting.jumps.len(), waiting.kept_text().as_str()), (0, "b2-d2"));
    let board = Board::parse("3/xo./3", konane::Edge::Plane).unwrap();
    let position = Position::of(Rules::Ancient, &board);
    let position = Position { board: board.whole_text(), ..position };
    let there = waiting.apply(AttemptAction::Drawn(position));
    assert_eq!((there.answer(), there.kept_text()), ("b2-d2".into(), "b2-d2".into()));
}

/// In a game the opponent answers again, if it was the reader's turn.
#[test]
fn a_game_goes_on() {
    let hold = step("board ancient plane .oxo./5/.xox.\ntask hold Right");
    let first = jump_named("c3-a3", 3).unwrap();
    let answer = jump_named("c1-e1", 3).unwrap();
    let game = begun(&hold).apply(AttemptAction::Heard(verdict(Judgement::YourTurn, vec![first])));
    assert_eq!(game.kept_text(), "d5-b5");
    let again = AttemptState::new(&hold, 0).with_kept(&game.kept_text()).begun();
    assert_eq!(again.asked.1.unwrap().answer, "");
    let game = game.apply(AttemptAction::Choose(answer));
    assert_eq!(game.kept_text(), "d5-b5 d3-f3");
    let again = AttemptState::new(&hold, 0).with_kept(&game.kept_text()).begun();
    assert_eq!((again.jumps, again.asked.1), (vec![first, answer], game.asked.1.clone()));
    let lost = game.apply(AttemptAction::Heard(verdict(Judgement::Lost, vec![])));
    assert_eq!(lost.kept_text(), "");
    let illegal = AttemptState::new(&hold, 0).with_kept("d5-b5 d5-b5").begun();
    assert_eq!(illegal.jumps, []);
}

/// ↑ has neither letters nor digits.
#[test]
fn any_typed_value_is_checked() {
    let typed = begun(&step("value {0|*}\ntask value"));
    assert!(!typed.can_check() && !typed.apply(AttemptAction::Word(" ".into())).can_check());
    assert_eq!(typed.apply(AttemptAction::Check).asked.1, None);
    for value in ["^", "^^", "↑", "⇑", "∗", "½", "1 1/4", "+1", "0.5", "−1", "±1", "{0|*}"]
    {
        let answered = typed.apply(AttemptAction::Word(value.into()));
        assert!(answered.can_check(), "{value}");
        let asked = answered.apply(AttemptAction::Check);
        assert_eq!(asked.asked.1.clone().unwrap().answer, value);
        assert!(!asked.can_check(), "while the worker judges");
    }
    let chosen =
        begun(&step("value {0|*}\ntask value *; ^")).apply(AttemptAction::Word("^".into()));
    assert!(chosen.can_check(), "a choice without letters and digits");
}

#[test]
fn letters_change_places() {
    let order = begun(&step("value 1\nvalue 0\nvalue *\ntask order"));
    assert_eq!(order.answer(), "A B C");
    let order = order
        .apply(AttemptAction::Raise(2))
        .apply(AttemptAction::Raise(1))
        .apply(AttemptAction::Raise(0));
    assert_eq!(order.answer(), "C A B");
}

#[test]
fn what_is_shown_to_a_class_is_solved_when_it_is_revealed() {
    let hold = step("board ancient plane .oxo./5/.xox.\ntask hold Right");
    let shown = AttemptState::new(&hold, 0);
    assert!(!shown.awaits_worker(), "the opponent waits");
    let asked = shown.apply(AttemptAction::Solve);
    assert_eq!(asked.asked.1.clone().unwrap().hint, Some(HINTS + 1));
    let jumps = step("board ancient plane 7/..xo.o./7\ntask jumps Left");
    let jump = jump_named("c2-g2", 3).unwrap();
    let arguments = vec![ArgumentText::Text("Left".into()), ArgumentText::Jumps(vec![jump])];
    let solution = VerdictText { arguments, ..verdict(Judgement::Right, vec![]) };
    let solved = AttemptState::new(&jumps, 0)
        .apply(AttemptAction::Solve)
        .apply(AttemptAction::Heard(solution));
    assert!(solved.is_solved && solved.line().is_empty());
    assert_eq!(solved.jumps, [jump]);
}

#[test]
fn an_exercise_is_drawn_once() {
    let drawn = AttemptState::new(&step("draw wins\ntask jump Left"), 7);
    let family = "wins".to_string();
    assert_eq!(drawn.exercise_question(), Some(ExerciseQuestion { family, seed: 7 }));
    let board = Board::parse("7/..xo.o./7", konane::Edge::Plane).unwrap();
    let window = board.whole_text();
    let drawn = drawn.apply(AttemptAction::Drawn(Position {
        board: window,
        ..Position::of(Rules::Ancient, &board)
    }));
    assert!(!drawn.awaits_worker());
    assert!(!drawn.apply(AttemptAction::Retry).awaits_worker());
}
