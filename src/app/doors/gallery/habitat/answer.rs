//! What has been found of one value, and how far the search has come.

use yew::prelude::*;

use crate::app::answers::folded_name::name;
use crate::app::board::mini_board::mini_board;
use crate::app::doors::gallery::exhibit_link::ExhibitLink;
use crate::app::doors::gallery::habitat::record::{Record, stones};
use crate::app::doors::gallery::habitat::use_habitat::{
    HabitatHandle, HabitatPhase, HabitatSearch,
};
use crate::app::link::door_link::DoorLink;
use crate::konane::Edge;
use crate::sorting::sort_by_number;
use crate::worker::message::Position;

pub fn answer(handle: &HabitatHandle) -> Html {
    let search = &handle.search;
    let HabitatSearch { record, phase, .. } = &**search;
    if let HabitatPhase::Unread(character, expected) = phase {
        return problem(&record.query.value, *character, expected);
    }
    if *phase == HabitatPhase::Idle {
        return html! { <p id="habitat-problem" class="unseen" /> };
    }
    html! {
        <section class="habitat-answer" aria-labelledby="habitat-value">
            <h3 id="habitat-value" class="habitat-value">
                { match &search.name {
                    Some(known) => name(known),
                    None => html! { <span class="name">{ &record.query.value }</span> },
                } }
            </h3>
            { status(handle) }
            { if record.exhibits.is_empty() { html! {} } else { in_the_gallery(record) } }
            { found(search) }
            { reached(search) }
        </section>
    }
}

/// What is wrong with a text, and where.
fn problem(text: &str, character: Option<u32>, expected: &str) -> Html {
    let split = character.map(|character| {
        let place = character.saturating_sub(1) as usize;
        let mut letters = text.chars();
        let before: String = letters.by_ref().take(place).collect();
        let here: String = letters.by_ref().take(1).collect();
        (before, here, letters.collect::<String>())
    });
    html! {
        <div id="habitat-problem" class="problem" role="alert">
            { match (split, character) {
                (Some((before, here, after)), Some(character)) => html! {
                    <>
                        <p>
                            <strong>{ "This is not a value: " }</strong>
                            { format!("character {character}: expected {expected}.") }
                        </p>
                        <p class="name">{ before }<mark>{ here }</mark>{ after }</p>
                    </>
                },
                _ => html! { <p>{ "This value takes too long to work out." }</p> },
            } }
        </div>
    }
}

fn status(handle: &HabitatHandle) -> Html {
    let search = &handle.search;
    let news = &search.news;
    let button = |id: &'static str, label: &'static str, act: &Callback<()>| {
        let on_click = act.reform(|_: MouseEvent| ());
        html! { <button key="habitat-button" {id} type="button" onclick={on_click}>{ label }</button> }
    };
    let words = match &search.phase {
        HabitatPhase::Searching => match news.level {
            Some((stones, rows, columns)) => {
                format!("Looking at {} in {rows} × {columns} …", counted(stones, "stone"))
            }
            None => "Reading the value and the exhibits …".to_string(),
        },
        HabitatPhase::Stopped => "Stopped.".to_string(),
        HabitatPhase::Paused => "Paused after a minute.".to_string(),
        HabitatPhase::Done => "All boxes have been looked through.".to_string(),
        HabitatPhase::Failed(reason) => format!("The search cannot go on: {reason}."),
        HabitatPhase::Idle | HabitatPhase::Unread(..) => String::new(),
    };
    html! {
        <div class="habitat-status">
            { match search.phase {
                HabitatPhase::Searching => button("habitat-stop", "Stop", &handle.stop),
                HabitatPhase::Done => html! {},
                _ => button("habitat-on", "Go on", &handle.go_on),
            } }
            <span id="habitat-says" class="note">
                { words }
                if news.positions > 0 {
                    { format!(" {} valued in this search.", counted(news.positions, "position")) }
                }
                if news.skipped > 0 {
                    { format!(" {} took too long and were passed by.", news.skipped) }
                }
            </span>
        </div>
    }
}

fn in_the_gallery(record: &Record) -> Html {
    let mut shown: Vec<(ExhibitLink, Position)> = record
        .exhibits
        .iter()
        .filter_map(|link| ExhibitLink::of(&DoorLink::parse(link)))
        .filter_map(|exhibit_link| {
            Some((exhibit_link.clone(), record.position(&exhibit_link.board()?.to_string())))
        })
        .collect();
    sort_by_number(&mut shown, |(_, position)| stones(&position.board).into());
    html! {
        <>
            <h4>{ "In the gallery" }</h4>
            <ul class="finds" id="habitat-exhibits">
                { for shown.into_iter().take(8).map(|(exhibit_link, position)| {
                    let numbers: Vec<String> = exhibit_link
                        .family
                        .parameters
                        .iter()
                        .zip(&exhibit_link.point)
                        .map(|(parameter, number)| format!("{} = {number}", parameter.symbol))
                        .collect();
                    let count = counted(stones(&position.board), "stone");
                    html! {
                        <li>
                            { small(&position) }
                            <a class="find-name" href={DoorLink::to_string(&exhibit_link.visit())}>
                                { exhibit_link.exhibit.title }
                                if !numbers.is_empty() {
                                    { format!(", {}", numbers.join(", ")) }
                                }
                            </a>
                            <span class="note">{ count }</span>
                        </li>
                    }
                }) }
            </ul>
        </>
    }
}

fn found(search: &HabitatSearch) -> Html {
    let record = &search.record;
    let Some(fewest) = record.stones() else {
        return html! {};
    };
    let count = record.found(search.news.more);
    let more = count.saturating_sub(record.finds.len() as u32);
    html! {
        <>
            <h4 id="habitat-fewest">
                { counted(fewest, "stone") }
                <span class="note">{ format!(" {}", counted(count, "position")) }</span>
            </h4>
            <ul class="finds" id="habitat-finds">
                { for record.finds.iter().map(|board| html! {
                    <li key={board.as_str()} data-find={board.clone()}>
                        { small(&record.position(board)) }
                        <code>{ board }</code>
                    </li>
                }) }
            </ul>
            if more > 0 {
                <p class="note">{ format!("… and {more} more.") }</p>
            }
        </>
    }
}

/// A position as a picture that opens on the board. Very large ones are named only.
fn small(position: &Position) -> Html {
    const MOST: u32 = 60;
    if stones(&position.board) > MOST {
        return html! {};
    }
    let label = format!("{}, on the board", position.board);
    mini_board(position, label)
}

/// The boxes that the search has finished: in them it has missed nothing.
fn reached(search: &HabitatSearch) -> Html {
    let record = &search.record;
    let reached = record.reached();
    if reached.is_empty() {
        return html! {};
    }
    let nothing = record.finds.is_empty();
    html! {
        <details class="reached" open={nothing}>
            <summary>
                { if nothing { "Nothing yet. What has been looked through" } else { "What has been looked through" } }
            </summary>
            <p class="note">
                { match record.query.edge {
                    Edge::Plane => "A box is just large enough for the stones, and no side is longer than 8 squares. ",
                    Edge::Walls => "The box is the board, and no side is longer than 8 squares. ",
                } }
                { if record.query.has_any_colours {
                    "Stones of any colour may stand on any square."
                } else {
                    "Colours alternate as after an opening; other positions may need fewer stones."
                } }
            </p>
            <dl>
                { for reached.iter().map(|(stones, area)| html! {
                    <div>
                        <dt>{ counted(*stones, "stone") }</dt>
                        <dd>
                            { match area.as_str() {
                                "all" => "all boxes up to 8 × 8".to_string(),
                                area => format!("all boxes of up to {area} squares"),
                            } }
                        </dd>
                    </div>
                }) }
            </dl>
        </details>
    }
}

/// As in `1 stone`, `12 345 stones`.
pub fn counted(number: u32, what: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    format!("{text} {what}{}", if number == 1 { "" } else { "s" })
}
