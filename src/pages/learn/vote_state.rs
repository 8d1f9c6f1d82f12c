//! A vote of a class on the question that it sees: before a discussion, and after it.

use std::collections::BTreeSet;

use crate::link::result_link::{Handed, codes, read};
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::sight::{CameraProblem, Sight};
use crate::state::PageState;
use teaching::content::lessons::{Ballot, Item, Round, Task};
use votes::poll::Poll;
use votes::{CARDS, CHOICES, LETTERS, OUTCOME_LETTERS, choice};

/// The most that a teacher can count for a choice: no class has more.
const MOST_TAPPED: usize = 100;

/// What a lecture knows of votes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Voting(pub Option<VoteState>);

#[derive(Clone, PartialEq, Debug)]
pub enum VotingAction {
    Begin(VoteState),
    Do(VoteAction),
    End,
}

impl PageState for Voting {
    type Action = VotingAction;

    fn apply(&self, action: VotingAction) -> Voting {
        Voting(match action {
            VotingAction::Begin(vote) => Some(vote),
            VotingAction::Do(action) => self.0.as_ref().map(|vote| vote.apply(action)),
            VotingAction::End => None,
        })
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct VoteState {
    /// What the class is asked, and its votes that are over.
    ballot: Ballot,
    /// Whether the choices are the four outcomes, which have letters of their own.
    has_outcomes: bool,
    /// The judgement of each choice.
    judged: Vec<AttemptState>,
    /// The vote that goes on.
    open: Option<Open>,
    /// How many cards were handed out, from number 1 on.
    pub handed_out: usize,
    /// Whether the last text had no count of this question.
    pub is_text_refused: bool,
    pub eye: Eye,
}

#[derive(Clone, PartialEq, Debug)]
struct Open {
    poll: Poll,
    /// What the teacher has counted, by choice.
    tapped: Vec<usize>,
}

/// Who counts the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// The camera, and whether its picture has come.
    Camera(bool),
    /// The teacher, since the camera is not to be used or cannot be.
    Teacher(Option<CameraProblem>),
}

#[derive(Clone, PartialEq, Debug)]
pub enum VoteAction {
    /// Hears of the camera.
    See(Sight),
    /// Counts by the camera, or by hand.
    By(Eye),
    /// One more or one fewer says this choice.
    Tap(usize, bool),
    /// So many cards were handed out.
    HandOut(usize),
    Reveal,
    /// Begins another vote on the question, after a discussion.
    Again,
    /// Takes what another device has counted, from a text with its code.
    Take(String),
    /// The worker has something to say of a choice.
    Judge(usize, AttemptAction),
}

impl VoteState {
    /// `None` unless the item asks for one of at most four choices. The ballot says which item of which lesson it is.
    pub fn begin(
        ballot: Ballot,
        item: &Item,
        choices: Vec<String>,
        handed_out: usize,
    ) -> Option<VoteState> {
        if !can_be_voted_on(choices.len()) {
            return None;
        }
        let judged =
            choices.iter().map(|choice| AttemptState::new(item, ballot.seed).judging(choice));
        let vote = VoteState {
            judged: judged.collect(),
            ballot: Ballot {
                choices: choices.into_iter().map(|choice| (choice, false)).collect(),
                ..ballot
            },
            has_outcomes: item.task == Some(Task::Outcome),
            open: None,
            handed_out: handed_out.clamp(1, CARDS),
            is_text_refused: false,
            eye: Eye::Camera(false),
        };
        Some(vote.opened())
    }

    fn opened(mut self) -> VoteState {
        let tapped = vec![0; self.judged.len()];
        self.is_text_refused = false;
        self.open = Some(Open { poll: Poll::new(1..=self.handed_out), tapped });
        self
    }

    fn closed(mut self) -> VoteState {
        if let Some(round) = self.now() {
            self.ballot.rounds.push(round);
        }
        self.open = None;
        self
    }

    /// Takes the votes of another device on the same question from the first code in a text that has any.
    fn take(&mut self, text: &str) {
        let about = |ballot: &Ballot| {
            let choices = ballot.choices.iter().map(|(choice, _)| choice.clone());
            (ballot.lesson.clone(), ballot.place, ballot.seed, choices.collect::<Vec<_>>())
        };
        let ballot = codes(text).iter().find_map(|code| match read(code) {
            Some(Handed::Vote(ballot)) if about(&ballot) == about(&self.ballot) => Some(ballot),
            _ => None,
        });
        self.is_text_refused = ballot.is_none();
        if let Some(ballot) = ballot {
            self.ballot.rounds = ballot.rounds;
            self.open = None;
        }
    }

    /// The vote that goes on, as far as it has come.
    pub fn now(&self) -> Option<Round> {
        let open = self.open.as_ref()?;
        let choices = self.choices();
        let cards = open.poll.answers().iter().map(|(number, turns)| (*number, choice(*turns)));
        let tapped = open.tapped.iter().copied().enumerate();
        Some(Round {
            cards: cards.filter(|(_, choice)| *choice < choices).collect(),
            tapped: tapped.filter(|(_, count)| *count > 0).collect(),
        })
    }

    /// The index of the item in the lesson.
    pub fn place(&self) -> usize {
        self.ballot.place
    }

    pub fn choices(&self) -> usize {
        self.judged.len()
    }

    /// The letter of a choice.
    pub fn letter(&self, choice: usize) -> &'static str {
        if self.has_outcomes { OUTCOME_LETTERS[choice] } else { LETTERS[choice] }
    }

    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The votes that are over.
    pub fn rounds(&self) -> &[Round] {
        &self.ballot.rounds
    }

    /// The cards of which two are held up.
    pub fn doubled(&self) -> BTreeSet<usize> {
        self.open.as_ref().map(|open| open.poll.doubled()).unwrap_or_default()
    }

    /// The cards that are seen although they were not handed out.
    pub fn foreign(&self) -> BTreeSet<usize> {
        self.open.as_ref().map(|open| open.poll.foreign().clone()).unwrap_or_default()
    }

    pub fn tapped(&self, choice: usize) -> usize {
        self.open.as_ref().map_or(0, |open| open.tapped[choice])
    }

    /// Whether this choice is right; `None` as long as nothing has judged it.
    pub fn is_right(&self, choice: usize) -> Option<bool> {
        Some(self.judged[choice].verdict.as_ref()?.is_right())
    }

    /// What the worker is to judge next.
    pub fn to_judge(&self) -> Option<(usize, &AttemptState)> {
        self.judged.iter().enumerate().find(|(_, attempt)| attempt.awaits_worker())
    }

    /// What Results take: all votes on the question, once they are over and judged.
    pub fn ballot(&self) -> Option<Ballot> {
        let choices = self.ballot.choices.iter().enumerate();
        let judged =
            choices.map(|(choice, (answer, _))| Some((answer.clone(), self.is_right(choice)?)));
        let ballot = Ballot { choices: judged.collect::<Option<_>>()?, ..self.ballot.clone() };
        let has_any = ballot.rounds.iter().any(|round| round.all() > 0);
        (self.open.is_none() && has_any).then_some(ballot)
    }
}

/// Whether the cards have a turn for each of so many choices.
pub fn can_be_voted_on(choices: usize) -> bool {
    (2..=CHOICES).contains(&choices)
}

impl PageState for VoteState {
    type Action = VoteAction;

    fn apply(&self, action: VoteAction) -> VoteState {
        let mut next = self.clone();
        match action {
            VoteAction::See(Sight::On) => {
                if let Eye::Camera(is_on) = &mut next.eye {
                    *is_on = true;
                }
            }
            VoteAction::See(Sight::Cards(seen)) => {
                next.open.iter_mut().for_each(|open| open.poll.see(&seen));
            }
            VoteAction::See(Sight::Codes(texts)) if texts.is_empty() => {}
            VoteAction::See(Sight::Codes(texts)) => next.take(&texts.join("\n")),
            VoteAction::See(Sight::Problem(problem)) => next.eye = Eye::Teacher(Some(problem)),
            VoteAction::By(eye) => next.eye = eye,
            VoteAction::Tap(choice, is_more) => {
                if let Some(open) = &mut next.open {
                    let count = &mut open.tapped[choice];
                    *count = if is_more {
                        (*count + 1).min(MOST_TAPPED)
                    } else {
                        count.saturating_sub(1)
                    };
                }
            }
            VoteAction::HandOut(count) => {
                next.handed_out = count.clamp(1, CARDS);
                let range = 1..=next.handed_out;
                next.open.iter_mut().for_each(|open| open.poll.hand_out(range.clone()));
            }
            VoteAction::Reveal => next = next.closed(),
            VoteAction::Again => next = next.closed().opened(),
            VoteAction::Take(text) => next.take(&text),
            VoteAction::Judge(choice, action) => {
                next.judged[choice] = next.judged[choice].apply(action);
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::result_link::code;
    use teaching::content::lessons::read as read_course;
    use votes::reader::Seen;

    /// A vote on who wins, of ten cards.
    fn vote() -> VoteState {
        let text = "lesson\nitem\nboard ancient plane 7/7/..oxo../7/7\ntask outcome";
        let lesson = read_course(text).unwrap().lessons.swap_remove(0);
        let ballot = Ballot {
            lesson: lesson.fingerprint(),
            start: "2026-11-29 10:00".to_string(),
            ..Ballot::default()
        };
        let choices = ["Left", "Right", "first", "second"].map(str::to_string);
        VoteState::begin(ballot, &lesson.items[0], choices.into(), 10).unwrap()
    }

    /// After each of these frames of number, quarter turns and place.
    fn seen(vote: VoteState, frames: &[&[(usize, usize, f32)]]) -> VoteState {
        let sight = |frame: &&[(usize, usize, f32)]| {
            let cards = frame.iter().map(|&(number, quarter_turns, x)| Seen {
                number,
                quarter_turns,
                middle: [x, 50.0],
                side: 20.0,
            });
            VoteAction::See(Sight::Cards(cards.collect()))
        };
        frames.iter().map(sight).fold(vote, |vote, action| vote.apply(action))
    }

    fn counts(round: &Round) -> [usize; 4] {
        [0, 1, 2, 3].map(|choice| round.count(choice))
    }

    #[test]
    fn cards_are_counted_by_the_letter_that_is_up() {
        // A quarter turn clockwise brings P up, half a turn R, and three quarters N.
        let frame: &[_] =
            &[(1, 0, 0.0), (2, 1, 100.0), (3, 2, 200.0), (4, 3, 300.0), (5, 1, 400.0)];
        let once = seen(vote(), &[frame]);
        assert_eq!(once.now().unwrap().all(), 0);
        let twice = seen(once, &[frame]);
        assert_eq!(counts(&twice.now().unwrap()), [1, 1, 1, 2]);
        let revealed = twice.apply(VoteAction::Reveal);
        assert_eq!((revealed.is_open(), counts(&revealed.rounds()[0])), (false, [1, 1, 1, 2]));
        // What is held up later changes nothing.
        assert_eq!(seen(revealed.clone(), &[&[(6, 0, 0.0)], &[(6, 0, 0.0)]]), revealed);
    }

    #[test]
    fn only_cards_that_were_handed_out_count() {
        let wall: &[_] = &[(47, 0, 0.0), (9, 0, 200.0)];
        let vote = seen(vote(), &[wall, wall]);
        assert_eq!((vote.now().unwrap().all(), vote.foreign()), (1, [47].into()));
        let fewer = vote.apply(VoteAction::HandOut(8));
        assert_eq!(fewer.now().unwrap().all(), 0);
        let more = seen(vote.apply(VoteAction::HandOut(50)), &[wall]);
        assert_eq!((more.now().unwrap().all(), more.foreign()), (2, [].into()));
    }

    #[test]
    fn both_votes_are_kept() {
        let tapped = [0, 2, 2, 2]
            .iter()
            .fold(vote(), |vote, choice| vote.apply(VoteAction::Tap(*choice, true)));
        let tapped = tapped.apply(VoteAction::Tap(2, false)).apply(VoteAction::Tap(1, false));
        let again = tapped.apply(VoteAction::Again);
        assert!(again.is_open());
        assert_eq!(counts(&again.rounds()[0]), [1, 0, 2, 0]);
        let both = again.apply(VoteAction::Tap(2, true)).apply(VoteAction::Reveal);
        assert_eq!(counts(&both.rounds()[1]), [0, 0, 1, 0]);
        // Nothing goes into the results before the choices are judged.
        assert_eq!(both.ballot(), None);
        assert_eq!(both.to_judge().unwrap().0, 0);
    }

    #[test]
    fn a_count_comes_from_another_device() {
        let phone = vote().apply(VoteAction::Tap(3, true)).apply(VoteAction::Reveal);
        let sent = format!("https://example.org/#/teach/{}", code(&phone.ballot));
        for action in
            [VoteAction::Take(sent.clone()), VoteAction::See(Sight::Codes(vec![sent.clone()]))]
        {
            let hall = vote().apply(action);
            assert_eq!((hall.is_open(), counts(&hall.rounds()[0])), (false, [0, 0, 0, 1]));
        }
        // That of another question, or no code at all.
        let other = Ballot { place: 3, ..phone.ballot };
        for text in [code(&other), "nothing".to_string(), String::new()] {
            let refused = vote().apply(VoteAction::Take(text));
            assert_eq!(refused, VoteState { is_text_refused: true, ..vote() });
        }
    }

    #[test]
    fn a_camera_that_fails_leaves_the_count_to_the_teacher() {
        let gone = vote().apply(VoteAction::See(Sight::Problem(CameraProblem::Gone)));
        assert_eq!(gone.eye, Eye::Teacher(Some(CameraProblem::Gone)));
        assert!(gone.is_open());
    }

    #[test]
    fn only_questions_with_few_choices_are_voted_on() {
        assert_eq!([0, 1, 2, 4, 5].map(can_be_voted_on), [false, false, true, true, false]);
    }
}
