//! Asks a worker for what a difference offers: another state of play ends the question.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::workers::errand::Errand;
use crate::sums::Rule;
use crate::worker::message::{Challenge, Dueled, Inquiry, NameText, Told, TypedText};

/// What has been told of a state of play.
#[derive(Clone, PartialEq, Default)]
pub struct Known {
    pub challenge: Option<Challenge>,
    /// How many of its moves are allowed.
    pub allowed: Option<u32>,
    /// Of each game that is a typed value its name and what can be moved to.
    pub typed: Vec<Option<TypedText>>,
    /// The program's move; nothing inside if there is none.
    pub answer: Option<Option<String>>,
    /// By which rule the program has answered.
    pub why: Option<(Rule, Option<NameText>)>,
    /// A move that wins; nothing inside if there is none.
    pub winning: Option<Option<String>>,
    pub is_over: bool,
    /// Why the worker cannot tell.
    pub failed: Option<String>,
}

#[hook]
pub fn use_duel(challenge: Challenge) -> Known {
    let known = use_state_eq(Known::default);
    let set = known.setter();
    use_effect_with(challenge.clone(), move |challenge| {
        let first = Known { challenge: Some(challenge.clone()), ..Known::default() };
        set.set(first.clone());
        let place = Rc::new(RefCell::new(first));
        let tell = move |change: &dyn Fn(&mut Known)| {
            change(&mut place.borrow_mut());
            set.set(place.borrow().clone());
        };
        let fail = {
            let tell = tell.clone();
            Callback::from(move |reason: String| {
                tell(&|known| known.failed = Some(reason.clone()));
            })
        };
        let hear = Callback::from(move |told: Option<Told>| {
            tell(&|known| match &told {
                Some(Told::Duel(told)) => known.take(told.clone()),
                Some(_) => {}
                None => known.is_over = true,
            });
        });
        let errand = Errand::begin(Inquiry::Duel(challenge.clone()), hear, fail);
        move || drop(errand)
    });
    // What is told of another state is not told of this one.
    match known.challenge.as_ref() == Some(&challenge) {
        true => (*known).clone(),
        false => Known::default(),
    }
}

impl Known {
    fn take(&mut self, told: Dueled) {
        match told {
            Dueled::Options { allowed, typed } => {
                (self.allowed, self.typed) = (Some(allowed), typed);
            }
            Dueled::Answer(step) => self.answer = Some(step),
            Dueled::Why { rule, total } => self.why = Some((rule, total)),
            Dueled::Winning(step) => self.winning = Some(step),
        }
    }
}
