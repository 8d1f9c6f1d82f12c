//! Hints at a turn that would have been better than a mistake, in three steps as in lessons: how
//! many such turns there are and in which part, the stone, the jump. Hints say only what is proved.

use crate::pages::play::refusal::{Advice, TakenBack};
use crate::pages::play::review::line::shown;
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use crate::pages::play::trial::Trial;
use game::{State, Turn};
use konane::{Jump, Square, square_name};
use words::say;

/// The hints given so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hints {
    /// One sentence for each hint.
    pub sentences: Vec<String>,
    /// The stone and the turn that the board shows.
    pub stone: Option<Square>,
    pub turn: Option<Turn>,
    /// How many hints there are; while nothing is proved, a single one that says so.
    pub all: u32,
}

/// The hints before a turn of the line.
pub fn hints(known: &ReviewReport, turn: usize, trial: Trial) -> Hints {
    let (Some(line), Some(told)) = (&known.line, known.turns.get(turn)) else {
        return Hints::default();
    };
    let gift = told.gift.iter().flatten().next();
    let (names, are_all) = match (trial.is_of_part, &told.better, gift) {
        (true, _, Some(gift)) => (&gift.better[..], true),
        (false, Some(better), _) => (&better.turns[..], better.are_all),
        _ => (&[][..], false),
    };
    let state = &line.states[turn];
    let Some(best) = names.first().and_then(|name| state.turn_named(name).ok()) else {
        let sentences =
            if trial.hints > 0 { vec![say::review_hint_open().to_string()] } else { vec![] };
        return Hints { sentences, all: 1, ..Hints::default() };
    };
    let count = match (trial.is_of_part, are_all) {
        (true, _) => {
            let amount = gift.map(|gift| gift.amount.replace('-', "−")).unwrap_or_default();
            say::review_hint_part_count(&amount, names.len())
        }
        (false, true) => say::review_hint_count(state.turns().count(), names.len()),
        (false, false) => say::review_hint_some().to_string(),
    };
    let mut steps = vec![match part(known, turn, best) {
        Some((from, to)) => format!("{count} {}", say::review_hint_where(&from, &to)),
        None => count,
    }];
    let rows = line.setup.rows();
    if let Some(Jump { from: stone, .. }) = best.jump() {
        steps.push(say::review_hint_stone(state.turn, &square_name(stone, rows)));
    }
    let name = shown(&best.name(rows));
    steps.push(match trial.is_of_part {
        true => say::review_hint_part_turn(&name),
        false => say::review_hint_turn(&name),
    });
    given(steps, best, trial.hints)
}

/// The hints before a jump of a teaching game that was taken back.
pub fn hints_of_taken_back(taken_back: &TakenBack, state: &State) -> Hints {
    let rows = state.board.rows();
    let &TakenBack { player, reply, better, .. } = taken_back;
    let still_answers = |jump: Jump| state.after(better).jumping(jump.from, jump.to()).is_ok();
    let answer = shown(&reply.name(rows));
    let mut steps = vec![match reply.jump().is_some_and(still_answers) {
        true => say::review_hint_allows(&answer),
        false => say::review_hint_prevents(&answer),
    }];
    let stone = better.jump().map(|jump| square_name(jump.from, rows));
    steps.extend(stone.map(|stone| say::review_hint_stone(player, &stone)));
    steps.push(say::review_hint_turn(&shown(&better.name(rows))));
    given(steps, better, taken_back.hints)
}

/// The hints before the reader's own turn.
pub fn hints_of_advice(advice: &Advice, state: &State) -> Hints {
    let rows = state.board.rows();
    let &Advice { turn, hints } = advice;
    let stone = turn.jump().map(|jump| square_name(jump.from, rows));
    let mut steps: Vec<String> = Vec::new();
    steps.extend(stone.map(|stone| say::review_hint_stone(state.turn, &stone)));
    steps.push(say::game_hint_turn(&shown(&turn.name(rows))));
    given(steps, turn, hints)
}

/// The first `count` of the hints. The last one shows the turn, the one before it the stone.
fn given(mut steps: Vec<String>, turn: Turn, count: u32) -> Hints {
    let all = steps.len() as u32;
    steps.truncate(count as usize);
    let stone = turn.jump().map(|jump| jump.from).filter(|_| count + 1 >= all);
    Hints { sentences: steps, stone, turn: Some(turn).filter(|_| count >= all), all }
}

/// The corner squares of the part in which a jump begins, if there are several parts.
fn part(known: &ReviewReport, place: usize, turn: Turn) -> Option<(String, String)> {
    let jump = turn.jump()?;
    let parts = known.places.get(place)?.parts.as_ref().filter(|parts| parts.len() > 1)?;
    let stones = &parts.iter().find(|part| part.stones.contains(&jump.from))?.stones;
    let rows = known.line.as_ref()?.setup.rows();
    let ends = |of: fn(&Square) -> i32| {
        let all = || stones.iter().map(of);
        Some((all().min()?, all().max()?))
    };
    let ((top, bottom), (left, right)) = (ends(|it| it.row)?, ends(|it| it.column)?);
    let name = |row, column| square_name(Square::new(row, column), rows);
    Some((name(bottom, left), name(top, right)))
}

/// The verdict on a turn that the reader tried; it says only what is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    Right,
    Wrong,
    Open,
}

pub fn tried(known: &ReviewReport, turn: usize, trial: Trial) -> Tried {
    let after = known.places.get(turn + 1).and_then(|place| place.wins);
    let gift = known.turns.get(turn).and_then(|turn| turn.gift.as_ref());
    let mover = known.line.as_ref().map(|line| line.mover(turn));
    match (known.verdict(turn), gift) {
        (Verdict::Turned, _) => Tried::Wrong,
        (_, Some(Some(_))) if trial.is_of_part => Tried::Wrong,
        (_, Some(None)) if trial.is_of_part => Tried::Right,
        _ if !trial.is_of_part && after.is_some() && after == mover => Tried::Right,
        _ => Tried::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::play::review::line::Line;
    use basics::player::Player;
    use game::{RowsFrom, read};
    use konane::Square;
    use std::rc::Rc;
    use worker::message::FoundText;

    /// White has three jumps before the last turn. Exhaustive play finds that a4-a2 and c2-a2 win.
    const GAME: &str = "[Size \"4x4\"]\n\n1. a1 a2 2. c1-a1 b3-b1";
    const LAST: usize = 3;

    fn known(text: &str) -> ReviewReport {
        let record = read(text, RowsFrom::Bottom).record;
        ReviewReport::of(Rc::new(Line::of(&record).unwrap()), &[])
    }

    fn better(turns: &[&str], are_all: bool) -> FoundText {
        let turns = turns.iter().map(|turn| turn.to_string()).collect();
        FoundText::Better { turn: LAST as u32, turns, are_all }
    }

    fn given(known: &ReviewReport, turn: usize, hints: u32, is_of_part: bool) -> Hints {
        super::hints(known, turn, Trial { hints, ..Trial::new(turn + 1, is_of_part) })
    }

    #[test]
    fn go_from_a_count_to_a_jump() {
        let mut known = known(GAME);
        known.learn(better(&["a4-a2", "c2-a2"], true));
        let steps =
            ["2 of 3 turns keep the win.", "Look at White’s stone on a4.", "a4–a2 keeps the win."];
        for count in 0..=3 {
            let hints = given(&known, LAST, count as u32, false);
            assert_eq!(
                (hints.sentences.as_slice(), hints.all),
                (&steps.map(String::from)[..count], 3)
            );
            let stone = Some(Square::new(0, 0)).filter(|_| count >= 2);
            assert_eq!((hints.stone, hints.turn.is_some()), (stone, count == 3));
        }
    }

    #[test]
    fn claim_no_more_than_is_decided() {
        let mut known = known(GAME);
        assert_eq!(given(&known, LAST, 0, false), Hints { all: 1, ..Hints::default() });
        let open = given(&known, LAST, 1, false);
        assert_eq!(open.sentences, ["It is not decided yet which turn is better."]);
        known.learn(better(&["a4-a2"], false));
        let some = "At least one turn keeps the win. How many do is not decided yet.";
        assert_eq!(given(&known, LAST, 1, false).sentences, [some]);
        known.learn(better(&["a4-a2", "c2-a2"], true));
        known.learn(better(&["a4-a2"], false));
        assert_eq!(given(&known, LAST, 1, false).sentences, ["2 of 3 turns keep the win."]);
    }

    #[test]
    fn name_the_part_where_there_are_several() {
        let text =
            "[Rules \"ancient\"]\n[Edge \"walls\"]\n[Position \"xo./o../.o./.../xo.\"]\n\n1. a5-c5";
        let mut known = known(text);
        let gift = |better: &str| FoundText::GaveUp {
            turn: 0,
            amount: "1".to_string(),
            better: vec![better.to_string()],
        };
        known.learn(gift("a5-a3"));
        let count = "1 jump in the same part is better by 1.";
        assert_eq!(given(&known, 0, 1, true).sentences, [count]);
        let stones =
            |of: &[(i32, i32)]| of.iter().map(|&(row, column)| Square { row, column }).collect();
        known.learn(FoundText::Parts {
            place: 0,
            parts: vec![stones(&[(4, 0), (4, 1)]), stones(&[(0, 0), (0, 1), (1, 0), (2, 1)])],
        });
        let hints = given(&known, 0, 3, true);
        assert_eq!(
            hints.sentences,
            [
                format!("{count} Look at the part from a3 to b5.").as_str(),
                "Look at Black’s stone on a5.",
                "a5–a3 gives up nothing in its part."
            ]
        );
    }

    /// White answers a1-c1 with d1-b1; the stone on e1 then has nothing left to jump over.
    #[test]
    fn of_a_lesson_begin_with_the_answer_to_the_mistake() {
        let begun = "[Rules \"ancient\"]\n[Edge \"walls\"]\n[Position \"xo.o.\"]";
        let state = read(begun, RowsFrom::Bottom).record.state();
        let turn = |name: &str| state.turn_named(name).unwrap();
        let jump = turn("a1-c1");
        let reply = state.after(jump).turn_named("d1-b1").unwrap();
        let taken_back =
            TakenBack { player: Player::Left, jump, reply, better: turn("a1-e1"), hints: 0 };
        let given = |hints| hints_of_taken_back(&TakenBack { hints, ..taken_back.clone() }, &state);
        let said = [
            "The better jump leaves no d1–b1.",
            "Look at Black’s stone on a1.",
            "a1–e1 keeps the win.",
        ];
        for count in 0..=3 {
            let hints = given(count as u32);
            assert_eq!(
                (hints.sentences.as_slice(), hints.all),
                (&said.map(String::from)[..count], 3)
            );
            assert_eq!((hints.stone.is_some(), hints.turn.is_some()), (count >= 2, count == 3));
        }
    }

    #[test]
    fn a_turn_that_is_tried_is_judged_by_what_is_proved() {
        let mistake = Trial::new(LAST + 1, false);
        let mut game = known(GAME);
        for (place, wins) in [(LAST as u32, Player::Right), (LAST as u32 + 1, Player::Left)] {
            game.learn(FoundText::Winner { place, wins });
        }
        assert_eq!(super::tried(&game, LAST, mistake), Tried::Wrong);
        let other = |game: &ReviewReport, turn: &str| {
            let record = read(&GAME.replace("b3-b1", turn), RowsFrom::Bottom).record;
            let line = Rc::new(Line::of(&record).unwrap());
            let known = ReviewReport::of(line, &[Rc::new(game.clone())]);
            super::tried(&known, LAST, mistake)
        };
        assert_eq!(other(&game, "c2-a2"), Tried::Open);
        game.learn(better(&["a4-a2"], false));
        assert_eq!([other(&game, "a4-a2"), other(&game, "c2-a2")], [Tried::Right, Tried::Open]);
        game.learn(better(&["a4-a2"], true));
        assert_eq!(other(&game, "c2-a2"), Tried::Wrong, "it is not among all that keep the win");
    }
}
