//! How readings of cards count as answers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use crate::reader::Seen;

/// How many frames are remembered: at 4 frames a second, two and a half seconds.
const MEMORY: usize = 10;
/// In sides of the marker: how far a hand may move a card between two frames that see it alike.
const FARTHEST: f32 = 1.5;
/// In pixels: a marker that looks smaller has to be seen once more. In 20,000 frames what is no card was read at most twice alike
/// in a film, and was always this small.
const SMALL: f32 = 16.0;
/// In sides of the marker: markers closer together are one, since paper lies between two.
const NEAREST_COPY: f32 = 1.0;

/// Counts a class's answers, frame by frame.
///
/// A card counts once it was seen twice alike, from afar three times: with one number and in one turn at about one place in the
/// last frames. A glimpse of a card that is being turned is no answer. The last answer held up counts. Only cards that were handed
/// out count.
///
/// Where a card is seen twice alike at two places of one frame, somebody has copied it: it has no answer, and readings of it do
/// not count, until it was not doubled for as long as frames are remembered.
#[derive(Clone, PartialEq, Debug)]
pub struct Poll {
    handed_out: RangeInclusive<usize>,
    /// The last frames, the newest last.
    frames: VecDeque<Frame>,
    answers: BTreeMap<usize, usize>,
    foreign: BTreeSet<usize>,
}

#[derive(Clone, PartialEq, Debug)]
struct Frame {
    readings: Vec<Seen>,
    doubled: BTreeSet<usize>,
}

impl Poll {
    /// Without answers. The cards with these numbers were handed out.
    pub fn new(handed_out: RangeInclusive<usize>) -> Self {
        Poll {
            handed_out,
            frames: VecDeque::new(),
            answers: BTreeMap::new(),
            foreign: BTreeSet::new(),
        }
    }

    /// Counts what was read in the next frame.
    pub fn see(&mut self, readings: &[Seen]) {
        let is_known = |reading: &&Seen| {
            let has_it =
                |frame: &&Frame| frame.readings.iter().any(|earlier| is_alike(earlier, reading));
            let times = 1 + self.frames.iter().filter(has_it).count();
            times >= if reading.side < SMALL { 3 } else { 2 }
        };
        let alike: Vec<Seen> = readings.iter().filter(is_known).copied().collect();
        let (counting, foreign): (Vec<Seen>, Vec<Seen>) =
            alike.into_iter().partition(|reading| self.handed_out.contains(&reading.number));
        self.foreign.extend(foreign.iter().map(|reading| reading.number));
        let frame = Frame { readings: readings.to_vec(), doubled: copied(&counting) };
        self.frames.push_back(frame);
        if self.frames.len() > MEMORY {
            self.frames.pop_front();
        }
        let doubled = self.doubled();
        self.answers.retain(|number, _| !doubled.contains(number));
        for reading in counting.iter().filter(|reading| !doubled.contains(&reading.number)) {
            self.answers.insert(reading.number, reading.quarter_turns);
        }
    }

    /// The quarter turns of each card that has an answer, by its number.
    pub fn answers(&self) -> &BTreeMap<usize, usize> {
        &self.answers
    }

    /// The cards of which there are several, as the last frames show.
    pub fn doubled(&self) -> BTreeSet<usize> {
        self.frames.iter().flat_map(|frame| &frame.doubled).copied().collect()
    }

    /// The cards that were seen twice alike, although nobody was handed them: such as one that hangs on the wall.
    pub fn foreign(&self) -> &BTreeSet<usize> {
        &self.foreign
    }

    /// From now on the cards with these numbers are handed out.
    pub fn hand_out(&mut self, numbers: RangeInclusive<usize>) {
        self.answers.retain(|number, _| numbers.contains(number));
        self.foreign.retain(|number| !numbers.contains(number));
        self.handed_out = numbers;
    }
}

/// How far apart two markers are, in sides of the larger.
fn sides_apart(one: &Seen, other: &Seen) -> f32 {
    let [right, down] = [0, 1].map(|axis| one.middle[axis] - other.middle[axis]);
    right.hypot(down) / one.side.max(other.side)
}

fn is_alike(one: &Seen, other: &Seen) -> bool {
    (one.number, one.quarter_turns) == (other.number, other.quarter_turns)
        && sides_apart(one, other) <= FARTHEST
}

/// The numbers that are read at two places of one frame.
fn copied(readings: &[Seen]) -> BTreeSet<usize> {
    let is_copied = |one: &&Seen| {
        let is_copy =
            |other: &Seen| other.number == one.number && sides_apart(one, other) > NEAREST_COPY;
        readings.iter().any(is_copy)
    };
    readings.iter().filter(is_copied).map(|reading| reading.number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(number: usize, quarter_turns: usize, x: f32) -> Seen {
        Seen { number, quarter_turns, middle: [x, 100.0], side: 20.0 }
    }

    /// A poll of the cards 1 to 30 that has seen these frames.
    fn poll(frames: &[&[Seen]]) -> Poll {
        let mut poll = Poll::new(1..=30);
        frames.iter().for_each(|frame| poll.see(frame));
        poll
    }

    fn answers(poll: &Poll) -> Vec<(usize, usize)> {
        poll.answers().iter().map(|(number, turns)| (*number, *turns)).collect()
    }

    #[test]
    fn a_card_counts_once_it_was_seen_twice_alike() {
        assert_eq!(answers(&poll(&[&[at(7, 1, 50.0)]])), []);
        assert_eq!(answers(&poll(&[&[at(7, 1, 50.0)], &[], &[at(7, 1, 79.0)]])), [(7, 1)]);
        // In another turn, or at another place.
        assert_eq!(answers(&poll(&[&[at(7, 1, 50.0)], &[at(7, 2, 50.0)]])), []);
        assert_eq!(answers(&poll(&[&[at(7, 1, 50.0)], &[at(7, 1, 81.0)]])), []);
        // Twice in one frame is once.
        assert_eq!(answers(&poll(&[&[at(7, 1, 50.0), at(7, 1, 51.0)]])), []);
    }

    #[test]
    fn a_card_far_away_is_seen_once_more() {
        let far = [Seen { side: 15.0, ..at(7, 1, 50.0) }];
        assert_eq!(answers(&poll(&[&far, &far])), []);
        assert_eq!(answers(&poll(&[&far, &far, &[], &far])), [(7, 1)]);
    }

    #[test]
    fn what_was_seen_long_ago_is_forgotten() {
        let seen = [at(7, 1, 50.0)];
        let after = |frames: usize| {
            let between = vec![&[][..]; frames];
            poll(&[&[&seen[..]], &between[..], &[&seen[..]]].concat())
        };
        assert_eq!(answers(&after(MEMORY - 1)), [(7, 1)]);
        assert_eq!(answers(&after(MEMORY)), []);
    }

    #[test]
    fn the_last_answer_counts() {
        let (first, last) = ([at(7, 1, 50.0)], [at(7, 2, 50.0)]);
        assert_eq!(answers(&poll(&[&first, &first, &last])), [(7, 1)]);
        assert_eq!(answers(&poll(&[&first, &first, &last, &last])), [(7, 2)]);
    }

    #[test]
    fn a_card_that_was_not_handed_out_is_named_and_does_not_count() {
        let wall = [at(47, 0, 50.0)];
        assert!(poll(&[&wall]).foreign().is_empty());
        let mut poll = poll(&[&wall, &wall, &[]]);
        assert_eq!(poll.foreign(), &BTreeSet::from([47]));
        poll.hand_out(1..=50);
        poll.see(&wall);
        assert_eq!((answers(&poll), poll.foreign().is_empty()), (vec![(47, 0)], true));
        poll.hand_out(1..=30);
        assert_eq!(answers(&poll), []);
    }

    #[test]
    fn a_copied_card_counts_for_nobody() {
        let (alone, both) = ([at(7, 1, 50.0)], [at(7, 1, 50.0), at(7, 3, 200.0)]);
        let mut poll = poll(&[&alone, &both]);
        // The copy was seen but once.
        assert_eq!((answers(&poll), poll.doubled()), (vec![(7, 1)], BTreeSet::new()));
        poll.see(&both);
        assert_eq!((answers(&poll), poll.doubled()), (vec![], BTreeSet::from([7])));
        for _ in 1..MEMORY {
            poll.see(&alone);
            assert_eq!((answers(&poll), poll.doubled()), (vec![], BTreeSet::from([7])));
        }
        poll.see(&alone);
        assert_eq!((answers(&poll), poll.doubled()), (vec![(7, 1)], BTreeSet::new()));
    }

    #[test]
    fn a_moving_card_is_no_copy() {
        let frames: Vec<_> =
            (0..MEMORY).map(|at_frame| [at(7, 1, 25.0 * at_frame as f32)]).collect();
        let frames: Vec<&[Seen]> = frames.iter().map(|frame| &frame[..]).collect();
        let poll = poll(&frames);
        assert_eq!((answers(&poll), poll.doubled()), (vec![(7, 1)], BTreeSet::new()));
    }
}
