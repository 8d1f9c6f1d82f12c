//! Asks for a hint, in a worker of its own: ending that is how it is called off.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::hooks::connection::Connection;
use crate::worker::message::{Answer, HintText, JobId, Position, Question};

#[derive(Clone, PartialEq, Default)]
pub enum Hint {
    #[default]
    None,
    /// For this position, between these distances above its first row.
    Asked(Position, (i32, i32)),
    Told(HintText),
    /// Why the worker cannot tell.
    Failed(String),
}

/// What has been asked or told about a position, and how to ask; with another one it is forgotten.
#[hook]
pub fn use_hint<T: PartialEq + 'static>(subject: T) -> (Hint, Callback<Hint>) {
    let hint = use_state_eq(Hint::default);
    let set = hint.setter();
    use_effect_with(subject, move |_| set.set(Hint::None));
    let set = hint.setter();
    use_effect_with((*hint).clone(), move |hint| {
        let place = Rc::new(RefCell::new(None::<Connection>));
        if let Hint::Asked(position, distances) = hint {
            let question = Question::Hint {
                job: JobId::default(),
                position: position.clone(),
                distances: *distances,
            };
            let hear = {
                let (set, place) = (set.clone(), place.clone());
                Callback::from(move |answer| match (answer, &*place.borrow()) {
                    (Answer::Ready, Some(connection)) => connection.send(&question),
                    (Answer::Hint { hint, .. }, _) => set.set(Hint::Told(hint)),
                    _ => {}
                })
            };
            let fail = {
                let set = set.clone();
                Callback::from(move |reason| set.set(Hint::Failed(reason)))
            };
            match Connection::open(hear, fail.clone()) {
                Ok(connection) => drop(place.replace(Some(connection))),
                Err(reason) => fail.emit(reason),
            }
        }
        move || drop(place.take())
    });
    let set = hint.setter();
    let tell = Callback::from(move |hint| set.set(hint));
    ((*hint).clone(), tell)
}
