//! Has a worker evaluate one expression after another.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::use_page_state::{StateHandle, use_page_state};
use crate::workers::use_job::use_job;
use konane::{Edge, Rules};
use page_model::state::PageState;
use worker::message::{CalculationAnswer, CalculationQuestion};
use worker::pool::News;

/// All expressions so far, the newest last.
#[derive(Clone, PartialEq, Default)]
pub struct Calculations(pub Vec<Rc<Calculated>>);

#[derive(PartialEq)]
pub struct Calculated {
    pub text: AttrValue,
    pub rules: Rules,
    pub edge: Edge,
    pub result: CalculationResult,
}

#[derive(Clone, PartialEq)]
pub enum CalculationResult {
    Working,
    Found(CalculationAnswer),
    /// It took too long or too much memory.
    GivenUp,
    Stopped,
    /// The reason why the worker cannot go on.
    Failed(String),
}

pub enum CalculationEvent {
    Ask(AttrValue, Rules, Edge),
    /// The result of the expression at this index.
    Ended(usize, CalculationResult),
}

impl PageState for Calculations {
    type Action = CalculationEvent;

    fn apply(&self, event: CalculationEvent) -> Calculations {
        let mut all = self.0.clone();
        let place = all.len().saturating_sub(1);
        let end = |all: &mut Vec<Rc<Calculated>>, place: usize, result| {
            if let Some(line) = all.get_mut(place).filter(|line| line.is_working()) {
                let Calculated { ref text, rules, edge, .. } = **line;
                *line = Rc::new(Calculated { text: text.clone(), rules, edge, result });
            }
        };
        match event {
            CalculationEvent::Ask(text, rules, edge) => {
                // One at a time: the previous one stops.
                end(&mut all, place, CalculationResult::Stopped);
                let result = CalculationResult::Working;
                all.push(Rc::new(Calculated { text, rules, edge, result }));
            }
            CalculationEvent::Ended(place, result) => end(&mut all, place, result),
        }
        Calculations(all)
    }
}

impl Calculated {
    pub fn is_working(&self) -> bool {
        self.result == CalculationResult::Working
    }
}

#[hook]
pub fn use_calculations() -> StateHandle<Calculations> {
    let calculations = use_page_state(Calculations::default);
    let last = calculations.0.last().filter(|line| line.is_working());
    let order = last.map(|line| {
        let (modern, walls) = (line.rules == Rules::Modern, line.edge == Edge::Walls);
        let question = CalculationQuestion { text: line.text.to_string(), modern, walls };
        (calculations.0.len() - 1, question)
    });
    let dispatcher = calculations.dispatcher();
    let hear = Callback::from(move |(place, news)| {
        let result = match news {
            News::Answer(text) => CalculationResult::Found(text),
            News::Over { .. } => CalculationResult::GivenUp,
            News::Failed(reason) => CalculationResult::Failed(reason),
            _ => return,
        };
        dispatcher.dispatch(CalculationEvent::Ended(place, result));
    });
    use_job(order, hear);
    calculations
}
