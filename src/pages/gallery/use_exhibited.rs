//! The board of an exhibit: its own position, or what a reader has made of it.

use yew::prelude::*;

use crate::analysis::study::{Study, use_study};
use crate::browser::use_page_state::{StateHandle, use_redrawn_state};
use page_model::editor::action::Action;
use page_model::editor::history::History;
use page_model::editor::model::Model;
use page_model::link::view::View;

/// The board of an exhibit with its answers, and whether its position is no longer the exhibit's own.
pub struct Exhibited {
    pub model: StateHandle<History<Model>>,
    pub study: Study,
    pub is_edited: bool,
}

/// Both positions are links of the board. `on_change` gets the position that a reader makes, nothing
/// once it is the exhibit's own again, and how it is looked at. When another link replaces the
/// position, undoing brings it back.
#[hook]
pub fn use_exhibited(
    own: String,
    edit: Option<String>,
    view: View,
    on_change: Callback<(Option<String>, View)>,
) -> Exhibited {
    let open = move |link: &str| {
        let model = Model::default().apply(Action::Exchange(link.to_string(), false));
        model.apply(Action::SetView(view))
    };
    let shown = edit.clone().unwrap_or_else(|| own.clone());
    let model = use_redrawn_state(|| History::new(open(&shown)));
    // The own position that the model was last told of.
    let told = use_mut_ref(|| open(&own).position());
    let is_edited = *told.borrow() != model.position();
    // What the model said last: it need not be told that.
    let said = use_mut_ref(|| Some((own.clone(), edit.clone())));

    use_effect_with((own.clone(), edit.clone()), {
        let (said, dispatcher) = (said.clone(), model.dispatcher());
        move |asked| {
            told.replace(open(&asked.0).position());
            if said.borrow().as_ref() != Some(asked) {
                said.take();
                dispatcher.dispatch(Action::Exchange(shown, is_edited));
            }
        }
    });
    let position = model.position_link().to_string();
    let made = (position != own).then(|| position.clone());
    use_effect_with(position, {
        let (made, on_change) = (made.clone(), on_change.clone());
        move |_| {
            if made != edit {
                said.replace(Some((own, made.clone())));
                on_change.emit((made, view));
            }
        }
    });
    let dispatcher = model.dispatcher();
    use_effect_with((view, model.view), move |&(view, seen)| {
        if view != seen {
            dispatcher.dispatch(Action::SetView(view));
        }
    });
    let study = use_study(&model);
    let act = study.act.clone();
    let act = Callback::from(move |action| match action {
        Action::SetView(view) => on_change.emit((made.clone(), view)),
        action => act.emit(action),
    });
    Exhibited { model, study: Study { act, ..study }, is_edited }
}
