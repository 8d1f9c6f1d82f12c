//! Says why a turn was a mistake: how the answer that refutes it became possible, how the game then
//! ends, and how many more jumps a better turn would have left.

use crate::analysis::phrases::number;
use crate::pages::play::review::line::{Line, shown};
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use basics::player::Player;
use game::{GameStage, State, Turn};
use konane::{Jump, square_name};
use words::say;

/// The reasons as sentences; none if the turn is no mistake.
pub fn why(known: &ReviewReport, turn: usize) -> Vec<String> {
    let (Some(line), Some(told)) = (&known.line, known.turns.get(turn)) else { return Vec::new() };
    let (answer, better) = match known.verdict(turn) {
        Verdict::Turned => {
            let names = told.line.as_deref().unwrap_or_default();
            (line.answer(turn, names), told.better.as_ref().map(|better| &better.turns))
        }
        Verdict::GaveUp => (Vec::new(), told.gift.iter().flatten().next().map(|gift| &gift.better)),
        _ => return Vec::new(),
    };
    let better = better.and_then(|turns| line.states[turn].turn_named(turns.first()?).ok());
    let reply = answer.first().and_then(|reply| reply.jump());
    [
        reply.and_then(|reply| opened(line, turn, reply)),
        ending(line, turn, &answer),
        better.and_then(|better| compared(line, turn, better)),
        told.cost
            .as_ref()
            .filter(|&cost| cost != "0")
            .map(|cost| say::review_why_cost(&number(cost))),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// How an answer became possible: it takes the stone that jumped, or passes or lands on a square
/// that the turn emptied; otherwise it was possible before.
fn opened(line: &Line, turn: usize, reply: Jump) -> Option<String> {
    let jump = line.turns[turn].jump()?;
    let player = line.mover(turn).other();
    let name = |square| square_name(square, line.setup.rows());
    let from = name(reply.from);
    if reply.victims().any(|victim| victim == jump.to()) {
        return Some(say::review_why_takes(&from, player, &name(jump.to())));
    }
    let emptied = |square| square == jump.from || jump.victims().any(|victim| victim == square);
    let landings = (1..=reply.taken).map(|leaps| reply.from.step(reply.direction, 2 * leaps));
    Some(match landings.into_iter().find(|&square| emptied(square)) {
        Some(square) if square == reply.to() => {
            say::review_why_emptied(&from, player, &name(square))
        }
        Some(square) => say::review_why_passes(&from, player, &name(square)),
        None => say::review_why_stood(&shown(&Turn::Jump(reply).name(line.setup.rows())), player),
    })
}

/// Says who then has no jump left, if the game ends with the answer and the turns after it.
fn ending(line: &Line, turn: usize, answer: &[Turn]) -> Option<String> {
    let after = line.states.get(turn + 1)?.clone();
    let end = answer.iter().fold(after, |state, &turn| state.after(turn));
    let loser = end.winner()?.other();
    (!answer.is_empty()).then(|| say::review_why_end(loser, answer.len()))
}

/// Compares how many jumps both players have after the turn and after a better one, if that shows a
/// difference.
fn compared(line: &Line, turn: usize, better: Turn) -> Option<String> {
    let before = &line.states[turn];
    let mover = before.turn;
    let counts = |state: &State| {
        let [own, other] = [mover, mover.other()].map(|player| state.jumps(player).count());
        (state.stage == GameStage::Jumps).then_some((own, other))
    };
    let (own, other) = counts(&line.states[turn + 1])?;
    let (more, fewer) = counts(&before.after(better))?;
    let is_seen = more as i64 - fewer as i64 > own as i64 - other as i64;
    is_seen.then(|| match mover {
        Player::Left => say::review_why_jumps(more, fewer, own, other),
        Player::Right => say::review_why_jumps(fewer, more, other, own),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use game::{RowsFrom, read};
    use std::rc::Rc;
    use worker::message::FoundText;

    fn mistaken(rows: &str, turn: &str, answer: &[&str], better: &str) -> Vec<String> {
        let head = "[Rules \"ancient\"]\n[Edge \"walls\"]";
        let text = format!("{head}\n[Position \"{rows}\"]\n\n1. {turn}");
        let record = read(&text, RowsFrom::Bottom).record;
        let mut known = ReviewReport::of(Rc::new(Line::of(&record).unwrap()), &[]);
        assert!(why(&known, 0).is_empty(), "nothing is proved");
        for (place, wins) in [(0, Player::Left), (1, Player::Right)] {
            known.learn(FoundText::Winner { place, wins });
        }
        let line = answer.iter().map(|turn| turn.to_string()).collect();
        known.learn(FoundText::Refuted { turn: 0, line });
        let turns = vec![better.to_string()];
        known.learn(FoundText::Better { turn: 0, turns, are_all: true });
        why(&known, 0)
    }

    #[test]
    fn the_answer_takes_the_stone_that_has_jumped() {
        let told = mistaken("xo.o.", "a1-c1", &["d1-b1"], "a1-e1");
        let opened = "White’s stone on d1 takes the stone that has just jumped to c1.";
        assert_eq!(told, [opened, "Black has no jump left after that answer."]);
    }

    /// Black jumps from a3 to a5, White from a1 over a2 to a3.
    #[test]
    fn the_answer_lands_where_a_stone_was() {
        let told = mistaken("./o/x/x/o", "a3-a5", &["a1-a3"], "a3-a5");
        let opened = "This turn emptied a3, and White’s stone on a1 can now land there.";
        assert_eq!(told, [opened, "Black has no jump left after that answer."]);
    }

    /// The turn emptied a3, so White's jump from a1 can continue there to a5.
    #[test]
    fn the_answer_goes_on_over_where_a_stone_was() {
        let told = mistaken("...../x..../xo.../x..../o....", "a3-c3", &["a1-a5"], "a3-c3");
        assert_eq!(
            told[0],
            "This turn emptied a3, and White’s stone on a1 can now jump on from there."
        );
    }

    #[test]
    fn the_answer_was_there_before() {
        let told = mistaken("xo.../...../..xo.", "a3-c3", &["d1-b1"], "c1-e1");
        assert_eq!(
            told,
            [
                "White could jump d1–b1 before, and this turn did not prevent it.",
                "Black has no jump left after that answer.",
                "Jumps after this turn: Black 1, White 1; after a better one: Black 1, White 0.",
            ]
        );
    }
}
