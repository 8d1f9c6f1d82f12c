//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use yew::prelude::*;

use crate::share::view::share_panel::{SharePanel, SharePanelProps};

#[inline(never)]
pub fn share_panel(props: SharePanelProps) -> Html {
    html! { <SharePanel ..props /> }
}
