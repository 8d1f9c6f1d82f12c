//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use yew::prelude::*;

use crate::analysis::view::origin_dialog::{OriginDialog, OriginDialogProps};

#[inline(never)]
pub fn origin_dialog(props: OriginDialogProps) -> Html {
    html! { <OriginDialog ..props /> }
}
