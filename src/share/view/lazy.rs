//! What of this folder is in another part of the program: see [`crate::pages::view::lazy`].

use basics::program_part;
use yew::prelude::*;

use crate::share::view::share_panel::{SharePanel, SharePanelProps};

program_part! {
    "rest" 40: pub fn share_panel(props: SharePanelProps) -> Html {
        html! { <SharePanel ..props /> }
    }
}
