//! What the rooms have in common: their story, and the way on.

use gloo::utils::document;
use yew::prelude::*;

use crate::app::door::Visit;
use crate::content::{exhibit, exhibits};

/// Names the page for the reader's tabs and bookmarks.
#[hook]
pub fn use_title(title: String) {
    use_effect_with(title, |title| {
        let before = document().title();
        document().set_title(&format!("{title} · Papamū"));
        move || document().set_title(&before)
    });
}

#[derive(Properties, PartialEq)]
pub struct RoomFootProps {
    /// The room's name.
    pub exhibit: &'static str,
    /// A link to what is shown, if it is a position.
    #[prop_or_default]
    pub board: Option<String>,
}

/// The story of a room, and what comes before and after it.
#[component]
pub fn RoomFoot(props: &RoomFootProps) -> Html {
    let Some(this) = exhibit(props.exhibit) else { return html! {} };
    let place = exhibits().position(|other| other.name == this.name).unwrap_or_default();
    let at = |place: Option<usize>| place.and_then(|place| exhibits().nth(place));
    let way = |label: &'static str, place: Option<usize>| {
        at(place).map(|exhibit| {
            html! {
                <a href={Visit::to(exhibit.name).to_string()}>{ label }{ exhibit.title }</a>
            }
        })
    };
    let story = &this.story;
    html! {
        <>
            <div class="room-story">
                <h3>{ "What is remarkable" }</h3>
                <p>{ story.remarkable }</p>
                <h3>{ "Why it holds" }</h3>
                <p>{ story.why }</p>
                <h3>{ "To try" }</h3>
                <p>{ story.try_this }</p>
            </div>
            <nav class="walk" aria-label="Exhibits">
                { way("Before: ", place.checked_sub(1)) }
                <a href={Visit::default().to_string()}>{ "All exhibits" }</a>
                { way("Next: ", Some(place + 1)) }
                if let Some(board) = &props.board {
                    <a id="on-board" href={board.clone()}>{ "Open on the board" }</a>
                }
            </nav>
        </>
    }
}
