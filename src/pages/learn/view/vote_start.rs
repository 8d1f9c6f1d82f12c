//! The beginning of a vote.

use js_sys::Date;

use crate::browser::date::day_and_time;
use crate::browser::storage::{VOTE_CARDS, VOTE_START};
use crate::pages::learn::view::results_store::stored;
use crate::pages::learn::vote_state::VoteState;
use teaching::content::lessons::{Ballot, Item, Lesson};

/// How many cards a class has at first.
const USUAL_CARDS: usize = 30;

/// A vote on the item with this index, on the boards of this number. Votes of one class have the same beginning: where this
/// class has voted on the item before, it is another class that votes.
pub fn vote_on(
    lesson: &Lesson,
    (place, seed): (usize, u64),
    item: &Item,
    choices: Vec<String>,
) -> Option<VoteState> {
    let ballot = Ballot {
        lesson: lesson.fingerprint(),
        seed,
        start: VOTE_START.load(),
        place,
        ..Ballot::default()
    };
    let results = stored();
    let is_known = results
        .classes
        .iter()
        .flat_map(|class| class.votes())
        .any(|known| known.is_same_question(&ballot));
    let start = match ballot.start.is_empty() || is_known {
        true => day_and_time(&Date::new_0()),
        false => ballot.start,
    };
    VOTE_START.save(&start);
    let cards = VOTE_CARDS.load().parse().unwrap_or(USUAL_CARDS);
    VoteState::begin(Ballot { start, ..ballot }, item, choices, cards)
}
