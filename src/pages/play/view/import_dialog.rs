//! A game as text: the reader pastes it and sees it before opening it.

use gloo::utils::window;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::mini_board::picture;
use crate::browser::callback::callback;
use crate::browser::marked_place::marked_place;
use crate::browser::modal::Modal;
use crate::link::game_link::GameLink;
use crate::link::player_kind::PlayerKind;
use crate::link::view::View;
use crate::pages::play::pasted::pasted_link;
use crate::pages::play::sentences;
use crate::pages::play::view::move_list::headers;
use crate::pages::play::view::size_choice::size_choice;
use basics::player::{ByPlayer, Player};
use game::{LONGEST_SIDE, Naming, ParseGameError, Reading, Record, RowsFrom, read_all};
use words::say;

/// The side of a square in the preview, in px.
const PX: i32 = 18;

/// The dialog begins with `text`.
#[autoprops]
#[component]
pub fn ImportDialog(text: &AttrValue, on_close: &Callback<()>) -> Html {
    let text = use_state_eq(|| text.to_string());
    let size = use_state_eq(|| None::<(i32, i32)>);
    let read = use_memo(((*text).clone(), *size), |(text, size)| read_all(text, *size));
    let on_size = callback!(
        size = size.setter(),
        side = |side: i32| side.clamp(1, LONGEST_SIDE),
        move |(rows, columns)| size.set(Some((side(rows), side(columns))))
    );
    let on_input = callback!(text, move |event: InputEvent| {
        text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    let linked = use_memo((*text).clone(), |text| pasted_link(text));
    let is_game = !text.trim().is_empty() && read.farthest.is_game();
    let asks_size = linked.is_none() && read.farthest.lacks_size && is_game;
    html! {
        <Modal id="play-import" title={say::game_import()} on_close={on_close.clone()}>
            <label for="play-import-text">{ say::game_import_what() }</label>
            <textarea
                id="play-import-text"
                rows="9"
                spellcheck="false"
                value={(*text).clone()}
                oninput={on_input}
            />
            if asks_size {
                <fieldset id="play-import-size" class="removals">
                    <legend>{ say::game_import_size() }</legend>
                    { size_choice("import-", *size, &on_size) }
                </fieldset>
            }
            <div id="play-import-read" class="import-read" role="status">
                { match &*linked {
                    _ if text.trim().is_empty() => html! {},
                    Some((place, corrections)) => preview("link", say::game_import_link().into(), place, html! {
                        { for corrections.iter().map(|said| html! { <p class="problem">{ said }</p> }) }
                    }),
                    None if asks_size && size.is_none() => html! {},
                    None if read.possible.is_empty() => fault("play-import-fault", &text, &read.farthest),
                    None => html! {
                        <>
                            if read.possible.len() > 1 {
                                <p>{ say::game_import_both() }</p>
                            }
                            { for read.possible.iter().map(|(naming, reading)| found(*naming, reading)) }
                        </>
                    },
                } }
            </div>
        </Modal>
    }
}

/// Where a text is no game, and why.
pub fn fault(id: impl Into<AttrValue>, text: &str, reading: &Reading) -> Html {
    let Some(ParseGameError { character, fault, .. }) = &reading.error else { return html! {} };
    let at = character + 1;
    html! {
        <div id={id.into()} class="problem">
            <p>{ say::game_import_fault(&at.to_string(), &sentences::fault(fault, &reading.record)) }</p>
            <p><code>{ marked_place(text, at) }</code></p>
        </div>
    }
}

/// A game that the text may stand for.
fn found(naming: Naming, reading: &Reading) -> Html {
    let Reading { record, cut, has_numbers, .. } = reading;
    let (mut id, rows_from) = match naming.rows_from {
        RowsFrom::Bottom => ("bottom".to_string(), say::game_from_bottom()),
        RowsFrom::Top => ("top".to_string(), say::game_from_top()),
    };
    let mut title = rows_from.to_string();
    if *has_numbers {
        let from = if naming.numbers.from_zero { "0" } else { "1" };
        let (order, words) = match naming.numbers.column_first {
            false => ("row", say::game_rows_first(from)),
            true => ("column", say::game_columns_first(from)),
        };
        id = format!("{id}-{order}-{from}");
        title = format!("{title}; {words}");
    }
    preview(
        &id,
        title,
        &between_friends(record),
        html! {
            if let Some(first) = cut.first() {
                <p class="problem">
                    { say::game_words_cut(cut.len()) }{ " " }
                    { say::game_words_cut_at(&(first + 1).to_string()) }
                </p>
            }
        },
    )
}

pub fn between_friends(record: &Record) -> GameLink {
    let player_kinds = ByPlayer { left: PlayerKind::You, right: PlayerKind::Friend };
    let place = GameLink { record: record.clone(), player_kinds, ..GameLink::default() };
    GameLink { view: View { is_hidden: place.is_usually_hidden(), ..place.view }, ..place }
}

fn preview(id: &str, title: String, place: &GameLink, wrong: Html) -> Html {
    let record = &place.record;
    let state = record.state();
    let [left, right] =
        Player::ALL.map(|player| sentences::player(place, player, sentences::player_kind));
    let is_named = Player::ALL.iter().any(|&player| !record.names[player].is_empty());
    let remarks = record.tree.remarks().filter(|remark| !remark.is_empty()).count();
    let link = place.link().to_string();
    let on_open = Callback::from(move |_: MouseEvent| {
        let _ = window().location().set_hash(&link);
    });
    html! {
        <div class="import-preview" data-rows-from={id.to_string()}>
            <div class="mini">{ picture(&state.board, PX) }</div>
            <div>
                <p><strong>{ title }</strong></p>
                if is_named {
                    <p>{ say::game_against(left, right) }</p>
                }
                { headers(record) }
                <p>{ say::game_turns(record.tree.count() - 1) }</p>
                if remarks > 0 {
                    <p>{ say::game_remarks(remarks) }</p>
                }
                { wrong }
                <p>{ sentences::standing(&state) }</p>
                <button id={format!("play-import-{id}")} type="button" class="main" onclick={on_open}>
                    { say::game_import_open() }
                </button>
            </div>
        </div>
    }
}
