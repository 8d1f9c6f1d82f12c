//! What the page knows of a state of play in a difference.

use std::rc::Rc;

use crate::ask::work::Work;
use crate::state::PageState;
use teaching::sums::ReplyRule;
use worker::message::{DuelAnswer, DuelQuestion, NameText, TypedText};
use worker::pool::News;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct DuelingState {
    pub challenge: Option<Rc<DuelQuestion>>,
    /// How many of the challenge's moves are legal.
    pub allowed: Option<u32>,
    /// For each game that is a typed value, its name and its options.
    pub typed: Vec<Option<TypedText>>,
    /// The program's move; `Some(None)` if it has none.
    pub answer: Option<Option<String>>,
    /// The rule by which the program chose its move.
    pub why: Option<(ReplyRule, Option<NameText>)>,
    /// A winning move; `Some(None)` if there is none.
    pub winning: Option<Option<String>>,
    pub work: Work,
}

pub enum DuelingAction {
    Ask(Rc<DuelQuestion>),
    Cancel,
    GoOn,
    /// News about the question of this run.
    Heard(u32, News<DuelAnswer>),
}

impl PageState for DuelingState {
    type Action = DuelingAction;

    fn apply(&self, event: DuelingAction) -> DuelingState {
        let mut next = self.clone();
        match event {
            DuelingAction::Ask(challenge) => {
                let (challenge, work) = (Some(challenge), self.work.begun());
                return DuelingState { challenge, work, ..DuelingState::default() };
            }
            DuelingAction::Cancel => next.work.cancel(),
            DuelingAction::GoOn => next.work.go_on(),
            DuelingAction::Heard(run, _) if run != self.work.run => {}
            DuelingAction::Heard(_, news) => {
                next.work.hear(&news, self.is_done());
                if let News::Answer(told) = news {
                    next.take(told);
                }
            }
        }
        next
    }
}

impl DuelingState {
    /// The question for a worker; `None` if no worker is needed.
    pub fn order(&self) -> Option<DuelQuestion> {
        let challenge = self.challenge.as_ref().filter(|_| self.work.asked().is_some())?;
        Some(DuelQuestion { rounds: self.work.rounds, ..(**challenge).clone() })
    }

    /// Whether the worker has told everything. After an illegal move it tells nothing more.
    fn is_done(&self) -> bool {
        let Some(challenge) = &self.challenge else { return true };
        let is_cut = self.allowed.is_some_and(|allowed| (allowed as usize) < challenge.moves.len());
        is_cut || if challenge.answers { self.answer.is_some() } else { self.winning.is_some() }
    }

    fn take(&mut self, told: DuelAnswer) {
        match told {
            DuelAnswer::Options { allowed, typed } => {
                (self.allowed, self.typed) = (Some(allowed), typed);
            }
            DuelAnswer::Answer(step) => self.answer = Some(step),
            DuelAnswer::Why { rule, total } => self.why = Some((rule, total)),
            DuelAnswer::Winning(step) => self.winning = Some(step),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use worker::client::Phase;
    use worker::message::Cost;

    const COST: Cost = Cost { positions: 5, milliseconds: 7 };

    fn heard(dueling: &DuelingState, news: News<DuelAnswer>) -> DuelingState {
        dueling.apply(DuelingAction::Heard(dueling.work.run, news))
    }

    fn told(dueling: &DuelingState, told: DuelAnswer) -> DuelingState {
        heard(dueling, News::Answer(told))
    }

    fn over(dueling: &DuelingState) -> Phase {
        heard(dueling, News::Over { cost: COST, is_answered: true }).work.phase
    }

    fn challenge(answers: bool) -> DuelQuestion {
        let (games, moves) = (vec!["1".to_string()], vec!["0,0".to_string()]);
        DuelQuestion { rounds: 0, games, first: Player::Left, moves, answers }
    }

    fn asked(answers: bool) -> DuelingState {
        DuelingState::default().apply(DuelingAction::Ask(challenge(answers).into()))
    }

    /// A search that finds nothing in its time can be continued, and keeps what is known.
    #[test]
    fn is_too_hard_until_all_is_answered() {
        for answers in [false, true] {
            let options = DuelAnswer::Options { allowed: 1, typed: vec![None] };
            let known = told(&asked(answers), options);
            assert_eq!(over(&known), Phase::TooHard(COST));
            let last = if answers { DuelAnswer::Answer(None) } else { DuelAnswer::Winning(None) };
            assert_eq!(over(&told(&known, last)), Phase::Idle);
            let cancelled = known.apply(DuelingAction::Cancel);
            assert_eq!((cancelled.order(), cancelled.allowed), (None, Some(1)));
            let again = cancelled.apply(DuelingAction::GoOn);
            assert_eq!(again.order().map(|challenge| challenge.rounds), Some(1));
            let cut = told(&asked(answers), DuelAnswer::Options { allowed: 0, typed: vec![] });
            assert_eq!(over(&cut), Phase::Idle);
        }
    }

    #[test]
    fn an_answer_to_another_state_of_play_is_dropped() {
        let first = asked(true);
        let second = first.apply(DuelingAction::Ask(challenge(false).into()));
        let late = News::Answer(DuelAnswer::Answer(Some("0,0".to_string())));
        assert_eq!(second.apply(DuelingAction::Heard(first.work.run, late)), second);
        assert_eq!(second.order(), Some(challenge(false)));
    }
}
