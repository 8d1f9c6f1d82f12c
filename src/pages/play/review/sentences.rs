//! The sentences of a review.

use crate::analysis::phrases::{number_words, spoken};
use crate::pages::play::review::hints::Tried;
use crate::pages::play::review::line::{Line, shown};
use crate::pages::play::review::review_report::{ReviewReport, Verdict};
use crate::pages::play::trial::Trial;
use basics::player::Player;
use game::State;
use opponents::Estimate;
use words::say;

/// Names a position, as in “After 9. d2–d6”.
pub fn place(line: &Line, number: usize) -> String {
    match number.checked_sub(1) {
        Some(turn) => say::review_place(&line.numbered(turn)),
        None => say::review_start().to_string(),
    }
}

/// Says how many jumps there are in a position, who wins and what it is worth, as far as the reader
/// may know: a sentence for each.
pub fn short(known: &ReviewReport, number: usize, is_covered: bool) -> Vec<String> {
    let (Some(line), Some(place)) = (&known.line, known.places.get(number)) else {
        return Vec::new();
    };
    let [black, white] = Player::ALL.map(|player| line.states[number].jumps(player).count());
    let mut sentences = vec![say::review_jumps(black, white)];
    if is_covered {
        return sentences;
    }
    sentences.push(match place.wins {
        Some(player) => say::review_wins(player),
        None => say::review_wins_open().to_string(),
    });
    sentences.extend(place.guess().map(guess));
    if let Some(total) = &place.total {
        let value = spoken(&total.name);
        sentences.extend(value.map(|value| say::review_value(&value)));
    }
    sentences
}

/// The same sentences, and everything else that is known.
pub fn told(known: &ReviewReport, number: usize, is_covered: bool) -> String {
    let mut sentences = short(known, number, is_covered);
    let place = known.places.get(number).filter(|_| !is_covered);
    if let Some(total) = place.and_then(|place| place.total.as_ref()) {
        let numbers = [&total.left_stop, &total.right_stop, &total.temperature];
        let [left, right, temperature] = numbers.map(|number| number_words(number));
        sentences.push(say::review_stops(&left, &right, &temperature));
    }
    if let Some(turn) = number.checked_sub(1).filter(|_| !is_covered) {
        sentences.extend(verdict(known, turn));
    }
    sentences.join(" ")
}

/// Describes a position that the review shows after a turn: what follows a mistake, such that the
/// other player wins.
pub fn told_shown(known: &ReviewReport, number: usize, state: &State) -> String {
    let [black, white] = Player::ALL.map(|player| state.jumps(player).count());
    let wins = known.places.get(number).and_then(|place| place.wins);
    let wins = wins.map(say::review_wins).unwrap_or_default();
    format!("{} {wins}", say::review_jumps(black, white))
}

/// A lead of at most so much counts as even, in hundredths of a win.
const EVEN: i32 = 10;

/// Says who seems to be ahead.
fn guess(Estimate { lead, depth }: Estimate) -> String {
    match lead {
        lead if lead > EVEN => say::review_guess_ahead(depth, Player::Left),
        lead if lead < -EVEN => say::review_guess_ahead(depth, Player::Right),
        _ => say::review_guess_even(depth),
    }
}

/// Says what is proved of a turn; `None` if that is not worth a sentence.
pub fn verdict(known: &ReviewReport, turn: usize) -> Option<String> {
    let line = known.line.as_ref()?;
    let numbered = line.numbered(turn);
    Some(match known.verdict(turn) {
        Verdict::Turned => say::review_turned(&numbered),
        Verdict::GaveUp => {
            let gift = known.turns.get(turn)?.gift.as_ref()?.as_ref()?;
            say::review_gave_up(&number_words(&gift.amount), &numbered)
        }
        Verdict::Kept => say::review_kept(&numbered),
        Verdict::Unknown => say::review_unknown(&numbered),
    })
}

/// Names a mistake in the picture: whose it is, what it did, and what it cost, if that is known.
pub fn mistake(known: &ReviewReport, turn: usize) -> String {
    let mover = known.line.as_ref().map_or(Player::Left, |line| line.mover(turn));
    let cost = known.turns[turn].cost.as_ref();
    let cost = cost.map(|cost| say::review_cost(&number_words(cost))).unwrap_or_default();
    let told = verdict(known, turn).unwrap_or_default();
    format!("{}: {told} {cost}", say::board_colour(mover)).trim_end().to_string()
}

/// Says what is proved of a turn that the reader tried in place of a mistake.
pub fn tried(line: &Line, turn: usize, trial: Trial, tried: Tried) -> String {
    let numbered = line.numbered(turn);
    let is_same = line.place(turn + 1) == trial.mistake;
    match tried {
        Tried::Right if trial.is_of_part => say::review_tried_part(&numbered),
        Tried::Right => say::review_tried_right(&numbered),
        Tried::Wrong if is_same => say::review_tried_same(&numbered),
        Tried::Wrong => say::review_tried_wrong(&numbered),
        Tried::Open => say::review_tried_open(&numbered),
    }
}

/// Says how many turns of a player changed the winner; the player is the reader, or one of two
/// others.
pub fn headline(known: &ReviewReport, player: Player, is_reader: bool) -> String {
    let tally = known.tally(player);
    let turned = match is_reader {
        true => say::review_yours(tally.turned, tally.turns),
        false => say::review_theirs(player, tally.turned, tally.turns),
    };
    let more = [
        (tally.gave_up > 0).then(|| say::review_gifts(tally.gave_up)),
        (tally.unknown > 0).then(|| say::review_open(tally.unknown)),
    ];
    [Some(turned)].into_iter().chain(more).flatten().collect::<Vec<_>>().join(" ")
}

/// Turns in a row, as in “d2–d4, e5–c5”.
pub fn list(turns: &[String]) -> String {
    turns.iter().map(|turn| shown(turn)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use game::{RowsFrom, read};
    use std::rc::Rc;
    use worker::message::FoundText;

    #[test]
    fn says_what_is_proved_and_no_more() {
        let record = read("[Size \"4x4\"]\n\n1. a1 b1 2. a3-a1", RowsFrom::Bottom).record;
        let mut known = ReviewReport::of(Rc::new(Line::of(&record).unwrap()), &[]);
        assert_eq!(
            headline(&known, Player::Left, true),
            "None of your 2 turns is proved to have changed the winner. 2 are not decided."
        );
        for (place, wins) in [(0, Player::Left), (1, Player::Right)] {
            known.learn(FoundText::Winner { place, wins });
        }
        assert_eq!(
            headline(&known, Player::Left, true),
            "1 of your 2 turns changed the winner. 1 is not decided."
        );
        assert_eq!(
            headline(&known, Player::Right, false),
            "White: no turn is proved to have changed the winner. 1 is not decided."
        );
        assert_eq!(verdict(&known, 0).unwrap(), "1. a1 turned a win into a loss.");
        assert_eq!(verdict(&known, 1).unwrap(), "1… b1: not decided.");
        assert_eq!(place(known.line.as_ref().unwrap(), 1), "After 1. a1");
        assert!(told(&known, 1, false).contains("White wins. 1. a1 turned"));
        // A sentence calls an estimate an estimate, and appears only while nothing is proved.
        for place in [1, 2, 3] {
            let lead = [0, 60, -60, 5][place as usize];
            known.learn(FoundText::Estimate { place, lead, depth: 6 });
        }
        let seen = |place| told(&known, place, false);
        assert!(!seen(1).contains("Estimate"), "{}", seen(1));
        let ahead = "Who wins is not decided. Estimate, no proof: White is ahead, 6 jumps deep.";
        assert!(seen(2).contains(ahead), "{}", seen(2));
        assert!(seen(3).contains("Estimate, no proof: neither is ahead"), "{}", seen(3));
        assert!(!told(&known, 1, true).contains("wins"));
    }
}
