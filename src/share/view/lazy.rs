//! What of this folder is in the program's second part: see [`crate::pages::view::lazy`].

use basics::second_part;
use yew::prelude::*;

use crate::share::view::share_panel::{SharePanel, SharePanelProps};

second_part! {
    40: pub fn share_panel(props: SharePanelProps) -> Html {
        html! { <SharePanel ..props /> }
    }
}
