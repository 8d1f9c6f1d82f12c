//! What the page knows of cards and their sum.

use std::rc::Rc;

use crate::ask::work::Work;
use crate::state::PageState;
use basics::player::{ByPlayer, Player};
use worker::client::Report;
use worker::message::{CardPlace, CardWorth, MoveText, NameText, SumAnswer, SumQuestion, Topic};
use worker::pool::News;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct SummingState {
    pub question: Rc<SumQuestion>,
    /// The worth of each card: those of G, those of H.
    pub cards: [Vec<Option<CardWorth>>; 2],
    /// The worth of each row, if rows are compared.
    pub rows: [Option<NameText>; 2],
    /// The report on the sum or the difference.
    pub whole: Report,
    /// Moves with which each player wins when moving first.
    pub winning: ByPlayer<Option<MoveText>>,
    pub missing: Vec<Topic>,
    pub work: Work,
}

pub enum SummingAction {
    Ask(Rc<SumQuestion>),
    /// The page needs no answer any more.
    Forget,
    Cancel,
    GoOn,
    /// News about the question of this run.
    Heard(u32, News<SumAnswer>),
}

impl PageState for SummingState {
    type Action = SummingAction;

    fn apply(&self, event: SummingAction) -> SummingState {
        let mut next = self.clone();
        match event {
            SummingAction::Ask(question) => {
                if question == self.question && self.work.run > 0 {
                    return next;
                }
                let cards = [self.kept(&question, false), self.kept(&question, true)];
                let work = self.work.begun();
                next = SummingState { question, cards, work, ..SummingState::default() };
            }
            SummingAction::Forget => next = SummingState::default(),
            SummingAction::Cancel => next.work.cancel(),
            SummingAction::GoOn => {
                next.work.go_on();
                next.missing.clear();
            }
            SummingAction::Heard(run, _) if run != self.work.run => {}
            SummingAction::Heard(_, news) => next.hear(news),
        }
        next
    }
}

impl SummingState {
    /// The cards of a row whose worth is known from the previous question.
    fn kept(&self, question: &SumQuestion, is_h: bool) -> Vec<Option<CardWorth>> {
        let texts = |question: &SumQuestion| match is_h {
            false => question.g.clone(),
            true => question.h.clone().unwrap_or_default(),
        };
        // A card's worth is that of one copy, so a different count does not change it.
        let is_count = |count: &str| count.bytes().all(|byte| byte.is_ascii_digit());
        let bare = |text: &String| match text.split_once(',') {
            Some((count, game)) if is_count(count) => game.to_string(),
            _ => text.clone(),
        };
        let known = texts(&self.question);
        let find = |text: &String| {
            let place = known.iter().position(|before| bare(before) == bare(text))?;
            self.cards[usize::from(is_h)].get(place)?.clone()
        };
        texts(question).iter().map(find).collect()
    }

    fn hear(&mut self, news: News<SumAnswer>) {
        let is_wrong = |worth: &Option<CardWorth>| matches!(worth, Some(CardWorth::Wrong { .. }));
        let is_done = self.missing.is_empty() || self.cards.concat().iter().any(is_wrong);
        self.work.hear(&news, is_done);
        if let News::Answer(told) = news {
            self.take(told);
        }
    }

    fn take(&mut self, told: SumAnswer) {
        match told {
            SumAnswer::Card { place: CardPlace { is_h, place }, worth } => {
                if let Some(known) = self.cards[usize::from(is_h)].get_mut(place as usize) {
                    *known = Some(worth);
                }
            }
            SumAnswer::Row { is_h, value } => self.rows[usize::from(is_h)] = Some(value),
            SumAnswer::Whole(finding) => self.whole.add(*finding),
            SumAnswer::Winning { starts: Player::Left, by } => self.winning.left = Some(by),
            SumAnswer::Winning { starts: Player::Right, by } => self.winning.right = Some(by),
            SumAnswer::End { missing } => self.missing = missing,
        }
    }

    /// The question for a worker; `None` if no worker is needed.
    pub fn order(&self) -> Option<SumQuestion> {
        let rounds = self.work.rounds;
        self.work.asked().map(|_| SumQuestion { rounds, ..(*self.question).clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use worker::client::Phase;
    use worker::message::Cost;

    fn asked(summing: &SummingState, cards: &[&str]) -> SummingState {
        let g = cards.iter().map(ToString::to_string).collect();
        summing.apply(SummingAction::Ask(Rc::new(SumQuestion { rounds: 0, g, h: None })))
    }

    fn bad(summing: &SummingState, run: u32, place: u32) -> SummingState {
        let worth = CardWorth::Wrong { at: 1, expected: "a value".to_string() };
        let told = SumAnswer::Card { place: CardPlace { is_h: false, place }, worth };
        summing.apply(SummingAction::Heard(run, News::Answer(told)))
    }

    fn known(summing: &SummingState) -> Vec<bool> {
        summing.cards[0].iter().map(Option::is_some).collect()
    }

    #[test]
    fn cards_that_stay_keep_what_is_known() {
        let summing = asked(&SummingState::default(), &["1", "2"]);
        assert!(summing.order().is_some());
        let summing = bad(&summing, 1, 1);
        assert_eq!(known(&bad(&summing, 0, 0)), [false, true], "an old answer is dropped");
        assert_eq!(known(&asked(&summing, &["7,2", "1", "3"])), [true, false, false]);
        assert_eq!(asked(&summing, &["1", "2"]).work.run, 1, "the same question is asked once");
    }

    #[test]
    fn is_cancelled_and_goes_on() {
        let summing = asked(&SummingState::default(), &["1"]);
        let cost = Cost { positions: 5, milliseconds: 7 };
        let working = News::Working(cost);
        let summing = summing.apply(SummingAction::Heard(1, working)).apply(SummingAction::Cancel);
        assert_eq!(summing.work.phase, Phase::Cancelled(cost));
        assert_eq!(summing.order(), None);
        let summing = summing.apply(SummingAction::GoOn);
        assert_eq!(summing.order().map(|question| question.rounds), Some(1));
        let over = News::Over { cost, is_answered: true };
        assert_eq!(
            summing.apply(SummingAction::Heard(summing.work.run, over)).work.phase,
            Phase::Idle
        );
    }
}
