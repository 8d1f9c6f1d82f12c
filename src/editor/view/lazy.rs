//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use yew::prelude::*;

use crate::editor::view::text_dialog::{TextDialog, TextDialogProps};

#[inline(never)]
pub fn text_dialog(props: TextDialogProps) -> Html {
    html! { <TextDialog ..props /> }
}
