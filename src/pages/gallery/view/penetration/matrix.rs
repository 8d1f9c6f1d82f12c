//! A table by depth and width; each entry is a link to its box.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::keys::BOARD;
use crate::browser::page_keys::read;
use crate::pages::gallery::penetration::link::Penetration;
use konane::{Board, Edge, Square, TABLE};
use words::say;

#[autoprops]
#[component]
pub fn Matrix(room: &Penetration) -> Html {
    let here = Square::new(room.game.depth - 1, room.game.width - 1);
    // Tab reaches one entry: the last one used, at first that of the present box.
    let active = use_state_eq(|| here);
    let set = active.setter();
    use_effect_with(here, move |&here| set.set(here));
    let set = active.setter();
    let on_focus = move |event: FocusEvent| {
        if let Some(entry) = entry_of(&event) {
            set.set(entry);
        }
    };
    let size = |number: i32, last: usize| {
        let more = if number as usize == last { "+" } else { "" };
        format!("{number}{more}")
    };
    let widths = TABLE[0].len();
    html! {
        <div class="card matrix">
            <table
                role="grid"
                aria-readonly="true"
                aria-label={say::pen_table()}
                onfocusin={on_focus}
                onkeydown={move_focus}
            >
                <caption>
                    { say::pen_caption() }
                    <span>{ say::pen_source() }</span>
                </caption>
                <thead>
                    <tr>
                        <td aria-hidden="true">{ "↓↔" }</td>
                        { for (1..=widths as i32).map(|width| html! {
                            <th scope="col">{ size(width, widths) }</th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for (1..).zip(TABLE).map(|(depth, row)| html! {
                        <tr>
                            <th scope="row">{ size(depth, TABLE.len()) }</th>
                            { for (1..).zip(row).map(|(width, distance)| {
                                let entry = Square::new(depth - 1, width - 1);
                                let words = say::pen_entry(
                                    &size(depth, TABLE.len()), i32::from(distance), &size(width, widths),
                                );
                                html! {
                                    <td class={format!("far{distance}")}>
                                        <a
                                            href={room.with_box(depth, width).page_link().to_string()}
                                            tabindex={if entry == *active { "0" } else { "-1" }}
                                            data-box={format!("{depth},{width}")}
                                            aria-label={words}
                                            aria-current={(entry == here).then_some("true")}
                                        >
                                            { distance }
                                        </a>
                                    </td>
                                }
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}

/// The keys that move between squares on the board move between entries here. The browser itself opens the link on
/// Enter.
fn move_focus(event: KeyboardEvent) {
    let table = Board::empty(TABLE.len() as i32, TABLE[0].len() as i32, Edge::Walls);
    let target = read(&BOARD, &event).zip(entry_of(&event));
    let Some(to) = target.and_then(|(key, entry)| key.target(entry, &table)) else { return };
    event.prevent_default();
    let selector = format!("[data-box='{},{}']", to.row + 1, to.column + 1);
    let link = gloo::utils::document().query_selector(&selector).ok().flatten();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
        let _ = link.focus();
    }
}

/// The entry that is the target of an event, correct even if several keys come before the next render.
fn entry_of(event: &Event) -> Option<Square> {
    let place = event.target()?.dyn_into::<Element>().ok()?.get_attribute("data-box")?;
    let (depth, width) = place.split_once(',')?;
    Some(Square::new(depth.parse::<i32>().ok()? - 1, width.parse::<i32>().ok()? - 1))
}
