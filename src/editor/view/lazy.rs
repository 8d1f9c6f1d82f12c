//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use basics::second_part;
use yew::prelude::*;

use crate::editor::view::text_dialog::{TextDialog, TextDialogProps};

second_part! {
    30: pub fn text_dialog(props: TextDialogProps) -> Html {
        html! { <TextDialog ..props /> }
    }
}
