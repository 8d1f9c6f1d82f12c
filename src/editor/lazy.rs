//! What of this folder is in the program's second part: see [`crate::pages::lazy`].

use yew::prelude::*;

use crate::editor::text_dialog::{TextDialog, TextDialogProps};

#[inline(never)]
pub fn text_dialog(props: TextDialogProps) -> Html {
    html! { <TextDialog ..props /> }
}
