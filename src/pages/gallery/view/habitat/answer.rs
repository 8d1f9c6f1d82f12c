//! What the search has found for one value, and how far it is.

use yew::prelude::*;

use crate::analysis::view::folded_name::name;
use crate::board::view::mini_board::mini_board;
use crate::browser::marked_place::marked_place;
use crate::link::page_link::PageLink;
use crate::pages::gallery::catalogue::colours_of;
use crate::pages::gallery::exhibit_link::ExhibitLink;
use crate::pages::gallery::habitat::record::{Record, stones};
use crate::pages::gallery::view::habitat::dictionary::{DictionaryEntry, DictionaryFigures};
use crate::pages::gallery::view::habitat::use_habitat::{
    HabitatHandle, HabitatPhase, HabitatState,
};
use basics::sorting::sort_by_number;
use konane::{Board, Colours, Edge};
use words::say;
use worker::message::Position;

pub fn answer(handle: &HabitatHandle) -> Html {
    let search = &handle.search;
    let HabitatState { record, phase, .. } = &**search;
    if let HabitatPhase::Unread(character, expected) = phase {
        return problem("habitat-problem", &record.query.value, *character, expected);
    }
    if *phase == HabitatPhase::Idle {
        return html! {
            <>
                <p id="habitat-problem" class="unseen" />
                <DictionaryFigures />
            </>
        };
    }
    html! {
        <section class="habitat-answer" aria-labelledby="habitat-value">
            <h2 id="habitat-value" class="habitat-value">
                { match &search.name {
                    Some(known) => name(known),
                    None => html! { <span class="name">{ &record.query.value }</span> },
                } }
            </h2>
            <DictionaryEntry sought={search.key.clone()} query={record.query.clone()} />
            <h3>{ say::habitat_search() }</h3>
            { status(handle) }
            { if record.exhibits.is_empty() { html! {} } else { in_the_gallery(record) } }
            { found(search) }
            { reached(search) }
        </section>
    }
}

/// What is wrong with a text, and where.
pub fn problem(id: &'static str, text: &str, character: Option<u32>, expected: &str) -> Html {
    html! {
        <div {id} class="problem" role="alert">
            { match character {
                Some(character) => html! {
                    <>
                        <p>
                            { say::habitat_unread(character, expected, &|words| html! { <strong>{ words }</strong> }) }
                        </p>
                        <p class="name">{ marked_place(text, character as usize) }</p>
                    </>
                },
                None => html! { <p>{ say::habitat_too_long() }</p> },
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
            Some((stones, rows, columns)) => say::habitat_looking(columns, rows, stones),
            None => say::habitat_reading().to_string(),
        },
        HabitatPhase::Stopped => say::habitat_stopped().to_string(),
        HabitatPhase::Paused => say::habitat_paused().to_string(),
        HabitatPhase::Done => say::habitat_done().to_string(),
        HabitatPhase::Failed(reason) => say::habitat_failed(reason),
        HabitatPhase::Idle | HabitatPhase::Unread(..) => String::new(),
    };
    html! {
        <div class="habitat-status">
            { match search.phase {
                HabitatPhase::Searching => button("habitat-stop", say::habitat_stop(), &handle.stop),
                HabitatPhase::Done => html! {},
                _ => button("habitat-on", say::habitat_on(), &handle.go_on),
            } }
            <span id="habitat-says" class="note">
                { words }
                if news.positions > 0 {
                    { " " }{ say::habitat_positions_valued(news.positions) }
                }
                if news.skipped > 0 {
                    { " " }{ say::habitat_skipped(news.skipped) }
                }
            </span>
        </div>
    }
}

fn in_the_gallery(record: &Record) -> Html {
    let mut shown: Vec<(ExhibitLink, Position)> = record
        .exhibits
        .iter()
        .filter_map(|link| ExhibitLink::of(&PageLink::parse(link)))
        .filter_map(|exhibit_link| {
            Some((exhibit_link.clone(), record.position(&exhibit_link.board()?.to_string())))
        })
        .collect();
    sort_by_number(&mut shown, |(_, position)| stones(&position.board).into());
    html! {
        <>
            <h3>{ say::habitat_exhibits() }</h3>
            <ul class="finds" id="habitat-exhibits">
                { for shown.into_iter().take(8).map(|(exhibit_link, position)| {
                    let numbers: Vec<String> = exhibit_link
                        .family
                        .parameters
                        .iter()
                        .zip(&exhibit_link.point)
                        .map(|(parameter, number)| format!("{} = {number}", parameter.symbol))
                        .collect();
                    let count = say::habitat_stones(stones(&position.board));
                    html! {
                        <li>
                            { small(&position) }
                            <a class="find-name" href={PageLink::to_string(&exhibit_link.page_link())}>
                                { exhibit_link.exhibit.title.text() }
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

fn found(search: &HabitatState) -> Html {
    let record = &search.record;
    let Some(fewest) = record.stones() else {
        return html! {};
    };
    let count = record.found(search.news.more);
    let more = count.saturating_sub(record.finds.len() as u32);
    html! {
        <>
            <h3 id="habitat-fewest">
                { say::habitat_stones(fewest) }
                <span class="note">{ " " }{ say::habitat_positions(count) }</span>
            </h3>
            <ul class="finds" id="habitat-finds">
                { for record.finds.iter().map(|board| html! {
                    <li key={board.as_str()} data-find={board.clone()}>
                        { small(&record.position(board)) }
                        <code>{ board }</code>
                        if let Ok(board) = Board::parse(board, record.query.edge) {
                            <span class="note">{ colours_of(&board) }</span>
                        }
                    </li>
                }) }
            </ul>
            if more > 0 {
                <p class="note">{ say::habitat_more(more) }</p>
            }
        </>
    }
}

/// A picture of a position that opens on the board; a very large position only by name.
fn small(position: &Position) -> Html {
    const MOST: u32 = 60;
    if stones(&position.board) > MOST {
        return html! {};
    }
    let label = say::habitat_open(&position.board);
    mini_board(position, label)
}

/// The boxes that the search has completed: it has missed nothing in them.
fn reached(search: &HabitatState) -> Html {
    let record = &search.record;
    let reached = record.reached();
    if reached.is_empty() {
        return html! {};
    }
    let nothing = record.finds.is_empty();
    html! {
        <details class="reached" open={nothing}>
            <summary>
                { if nothing { say::habitat_reached_nothing() } else { say::habitat_reached() } }
            </summary>
            <p class="note">
                { match record.query.edge {
                    Edge::Plane => say::habitat_box_plane(),
                    Edge::Walls => say::habitat_box_walls(),
                } }
                { " " }
                { match record.query.colours {
                    Colours::Any => say::colours_generalized(),
                    Colours::Opening => say::habitat_in_opening(),
                } }
            </p>
            <dl>
                { for reached.iter().map(|(stones, area)| html! {
                    <div>
                        <dt>{ say::habitat_stones(*stones) }</dt>
                        <dd>
                            { match area.as_str() {
                                "all" => say::habitat_all_boxes().to_string(),
                                area => say::habitat_boxes(area.parse().unwrap_or(0)),
                            } }
                        </dd>
                    </div>
                }) }
            </dl>
        </details>
    }
}
