//! Keeps the address and the position in step.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use crate::app::door::Door;
use crate::app::history::History;
use crate::app::hooks::use_address::{address, use_written};
use crate::app::model::{Action, Model};

impl Reducible for History<Model> {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        self.apply(action).into()
    }
}

/// The board's model, opened from the address; each edit replaces the address, each change of the
/// address (Back, a link on the page, one typed by hand) opens it. Behind other doors it stays as it
/// is.
#[hook]
pub fn use_link(is_here: bool) -> UseReducerHandle<History<Model>> {
    let model = use_reducer(|| {
        let first = Model::default();
        History::new(if is_here { first.apply(Action::Open(address())) } else { first })
    });

    let dispatcher = model.dispatcher();
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            let address = address();
            if Door::of(&address) == Door::Board {
                dispatcher.dispatch(Action::Open(address));
            }
        });
        move || drop(listener)
    });

    // A bad link stays where one can see it, until an edit replaces it.
    let is_written = is_here && model.problem.is_none();
    use_written(is_written.then(|| model.link().to_string()));
    model
}
