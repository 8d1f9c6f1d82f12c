//! What of this folder is in another part of the program: see [`crate::pages::view::lazy`].

use basics::program_part;
use yew::prelude::*;

use crate::analysis::view::origin_dialog::{OriginDialog, OriginDialogProps};

program_part! {
    "rest" 20: pub fn origin_dialog(props: OriginDialogProps) -> Html {
        html! { <OriginDialog ..props /> }
    }
}
