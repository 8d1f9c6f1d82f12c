use super::*;
use konane::{jump_named, square_named};
use teaching::content::lessons::read;
use worker::message::{ExerciseQuestion, JumpText};

fn step(text: &str) -> Step {
    let course = read(&format!("lesson a\nstep a\nsays A\n{text}")).unwrap();
    course.lessons[0].steps[0].clone()
}

fn begun(step: &Step) -> AttemptState {
    AttemptState::new(step, 0).begun()
}

fn square(name: &str) -> Square {
    square_named(name, 3).unwrap()
}

fn verdict(sentence: &str, line: Vec<JumpText>) -> VerdictText {
    VerdictText {
        is_right: false,
        sentence: sentence.to_string(),
        arguments: vec![],
        line,
        board: None,
    }
}

#[test]
fn a_jump_is_chosen_by_its_squares() {
    let attempt = begun(&step("board ancient plane 7/..xo.o./7\ntask jump Left"));
    assert!(!attempt.is_answered());
    let attempt = attempt.apply(AttemptAction::Press(square("d2")));
    assert_eq!(attempt.lifted, None, "not Left’s stone");
    let attempt =
        attempt.apply(AttemptAction::Press(square("c2"))).apply(AttemptAction::Press(square("g2")));
    assert_eq!((attempt.answer().as_str(), attempt.lifted), ("c2-g2", None));
    let attempt = attempt.apply(AttemptAction::Carry(square("c2"), square("e2")));
    assert_eq!(attempt.answer(), "c2-e2");
    let asked = attempt.apply(AttemptAction::Check);
    let consult = asked.asked.1.clone().unwrap();
    assert_eq!((consult.answer.as_str(), consult.hint), ("c2-e2", None));
    // The board shows, jump by jump, what was judged.
    let line = attempt.jumps.iter().map(|&jump| jump.into()).collect();
    let heard = asked.apply(AttemptAction::Heard(verdict("refuted", line)));
    assert!(!heard.is_solved);
    let played = heard.apply(AttemptAction::Play(1)).shown().unwrap();
    assert_eq!(played.to_string(), "xo");
    assert_eq!(heard.apply(AttemptAction::Choose(heard.jumps[0])).verdict, None);
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
    let game = game.apply(AttemptAction::Heard(verdict("your-turn", vec![first.into()])));
    assert_eq!(game.jumps, [first]);
    let answer = jump_named("c1-e1", 3).unwrap();
    assert!(game.possible().contains(&answer));
    let game = game.apply(AttemptAction::Choose(answer));
    assert_eq!(game.asked.1.clone().unwrap().answer, "c3-a3 c1-e1");
    let lost = game.apply(AttemptAction::Heard(verdict("lost-line", vec![])));
    assert!(lost.is_lost() && lost.possible().is_empty());
    assert_eq!(lost.apply(AttemptAction::Retry).asked.1.unwrap().answer, "");
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
    let arguments = vec![ArgumentText::Text("Left".into()), ArgumentText::Jumps(vec![jump.into()])];
    let solution = VerdictText { arguments, ..verdict("solution-jumps", vec![]) };
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
