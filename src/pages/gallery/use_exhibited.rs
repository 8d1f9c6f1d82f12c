//! The board of an exhibit: its own position, or one that a reader has made from it.

use yew::prelude::*;

use crate::analysis::study::{Study, use_study};
use crate::browser::use_page_state::{StateHandle, use_redrawn_state};
use page_model::editor::editor_action::EditorAction;
use page_model::editor::editor_state::EditorState;
use page_model::history::History;
use page_model::link::view::View;

/// The board of an exhibit with its answers, and whether a reader has changed the exhibit's position.
pub struct Exhibited {
    pub editor_state: StateHandle<History<EditorState>>,
    pub study: Study,
    pub is_edited: bool,
}

/// `own` and `edit` are links of the board. `on_change` gets the reader's position, or nothing once it is the exhibit's
/// own again, and the view. If another link replaces the position, undo brings it back.
#[hook]
pub fn use_exhibited(
    own: String,
    edit: Option<String>,
    view: View,
    on_change: Callback<(Option<String>, View)>,
) -> Exhibited {
    let open = move |link: &str| {
        let editor_state =
            EditorState::default().apply(EditorAction::Exchange(link.to_string(), false));
        editor_state.apply(EditorAction::SetView(view))
    };
    let shown = edit.clone().unwrap_or_else(|| own.clone());
    let editor_state = use_redrawn_state(|| History::new(open(&shown)));
    // The exhibit's own position that the state got last.
    let told = use_mut_ref(|| open(&own).position());
    let is_edited = *told.borrow() != editor_state.position();
    // What the state reported last: if the link repeats it, the state need not change.
    let said = use_mut_ref(|| Some((own.clone(), edit.clone())));

    use_effect_with((own.clone(), edit.clone()), {
        let (said, dispatcher) = (said.clone(), editor_state.dispatcher());
        move |asked| {
            told.replace(open(&asked.0).position());
            if said.borrow().as_ref() != Some(asked) {
                said.take();
                dispatcher.dispatch(EditorAction::Exchange(shown, is_edited));
            }
        }
    });
    let position = editor_state.position_link().to_string();
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
    let dispatcher = editor_state.dispatcher();
    use_effect_with((view, editor_state.view), move |&(view, seen)| {
        if view != seen {
            dispatcher.dispatch(EditorAction::SetView(view));
        }
    });
    let study = use_study(&editor_state);
    let act = study.act.clone();
    let act = Callback::from(move |action| match action {
        EditorAction::SetView(view) => on_change.emit((made.clone(), view)),
        action => act.emit(action),
    });
    Exhibited { editor_state, study: Study { act, ..study }, is_edited }
}
