//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use basics::second_part;
use yew::prelude::*;

use crate::analysis::view::origin_dialog::{OriginDialog, OriginDialogProps};

second_part! {
    20: pub fn origin_dialog(props: OriginDialogProps) -> Html {
        html! { <OriginDialog ..props /> }
    }
}
