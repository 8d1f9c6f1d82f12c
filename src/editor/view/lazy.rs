//! What of this folder is in another part of the program: see [`crate::pages::view::lazy`].

use basics::program_part;
use yew::prelude::*;

use crate::editor::view::text_dialog::{TextDialog, TextDialogProps};

program_part! {
    "rest" 30: pub fn text_dialog(props: TextDialogProps) -> Html {
        html! { <TextDialog ..props /> }
    }
}
