//! Has a worker evaluate one expression after another.

use std::rc::Rc;

use yew::prelude::*;

use crate::ask::asked::Asked;
use crate::ask::view::use_job::use_job;
use crate::browser::callback::callback;
use crate::browser::use_page_state::use_page_state;
use crate::state::PageState;
use konane::{Edge, Rules};
use worker::message::{CalculationAnswer, CalculationQuestion};

/// All expressions so far, the newest last.
#[derive(Clone, PartialEq, Default)]
pub struct CalculationsState(pub Vec<Rc<Calculated>>);

#[derive(PartialEq)]
pub struct Calculated {
    pub text: AttrValue,
    pub rules: Rules,
    pub edge: Edge,
    pub asked: Asked<CalculationAnswer>,
}

pub enum CalculationsAction {
    Ask(AttrValue, Rules, Edge),
    /// What has become of the expression at this index.
    Ended(usize, Asked<CalculationAnswer>),
}

impl PageState for CalculationsState {
    type Action = CalculationsAction;

    fn apply(&self, event: CalculationsAction) -> CalculationsState {
        let mut all = self.0.clone();
        let place = all.len().saturating_sub(1);
        let end = |all: &mut Vec<Rc<Calculated>>, place: usize, asked| {
            if let Some(line) = all.get_mut(place).filter(|line| line.is_working()) {
                let Calculated { ref text, rules, edge, .. } = **line;
                *line = Rc::new(Calculated { text: text.clone(), rules, edge, asked });
            }
        };
        match event {
            CalculationsAction::Ask(text, rules, edge) => {
                // One at a time: the previous one stops.
                end(&mut all, place, Asked::Stopped);
                all.push(Rc::new(Calculated { text, rules, edge, asked: Asked::Working }));
            }
            CalculationsAction::Ended(place, asked) => end(&mut all, place, asked),
        }
        CalculationsState(all)
    }
}

impl Calculated {
    pub fn is_working(&self) -> bool {
        self.asked == Asked::Working
    }
}

#[hook]
pub fn use_calculations() -> (Rc<CalculationsState>, Callback<CalculationsAction>) {
    let (calculations, act) = use_page_state(CalculationsState::default);
    let last = calculations.0.last().filter(|line| line.is_working());
    let order = last.map(|line| {
        let (modern, walls) = (line.rules == Rules::Modern, line.edge == Edge::Walls);
        let question = CalculationQuestion { text: line.text.to_string(), modern, walls };
        (calculations.0.len() - 1, question)
    });
    let hear = callback!(act, move |(place, news)| {
        if let Some(asked) = Asked::of(news) {
            act.emit(CalculationsAction::Ended(place, asked));
        }
    });
    use_job(order, hear);
    (calculations, act)
}
