//! A game as text: pasted, seen before it is opened.

use gloo::utils::window;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::app::board::mini_board::picture;
use crate::app::browser::modal::Modal;
use crate::app::doors::play::link::Place;
use crate::app::doors::play::move_list::headers;
use crate::app::doors::play::seat::Seat;
use crate::app::doors::play::words;
use crate::game::{ParseGameError, Reading, RowsFrom, read};
use crate::language::say;
use crate::player::{ByPlayer, Player};

/// How much is quoted before and after a fault, in characters.
const REACH: usize = 30;
/// The board of a preview, in px a square.
const PX: i32 = 18;

#[derive(Properties, PartialEq)]
pub struct ImportDialogProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn ImportDialog(props: &ImportDialogProps) -> Html {
    let text = use_state_eq(String::new);
    let read = use_memo((*text).clone(), |text| {
        [RowsFrom::Bottom, RowsFrom::Top].map(|rows_from| read(text, rows_from))
    });
    let on_input = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
        })
    };
    let [bottom, top] = &*read;
    let good = |reading: &Reading| reading.error.is_none();
    let is_empty = text.trim().is_empty();
    html! {
        <Modal id="play-import" title={say::game_import()} on_close={props.on_close.clone()}>
            <label for="play-import-text">{ say::game_import_what() }</label>
            <textarea
                id="play-import-text"
                rows="9"
                spellcheck="false"
                value={(*text).clone()}
                oninput={on_input}
            />
            <div id="play-import-read" class="import-read" role="status">
                if !is_empty {
                    { match (good(bottom), good(top)) {
                        (true, true) if bottom.record != top.record => html! {
                            <>
                                <p>{ say::game_import_both() }</p>
                                { preview("bottom", say::game_from_bottom(), bottom) }
                                { preview("top", say::game_from_top(), top) }
                            </>
                        },
                        (true, _) => preview("bottom", say::game_from_bottom(), bottom),
                        (_, true) => preview("top", say::game_from_top(), top),
                        _ => fault(&text, farther(bottom, top)),
                    } }
                }
            </div>
        </Modal>
    }
}

/// The reading that gets farther before it fails.
fn farther<'a>(bottom: &'a Reading, top: &'a Reading) -> &'a Reading {
    let at = |reading: &Reading| reading.error.as_ref().map_or(0, |error| error.character);
    if at(top) > at(bottom) { top } else { bottom }
}

fn fault(text: &str, reading: &Reading) -> Html {
    let Some(ParseGameError { character, fault }) = &reading.error else { return html! {} };
    let start = character.saturating_sub(REACH);
    let before: String = text.chars().skip(start).take(character - start).collect();
    let mut rest = text.chars().skip(*character);
    let place: String = rest.by_ref().take(1).collect();
    let after: String = rest.take(REACH).collect();
    html! {
        <div id="play-import-fault" class="problem">
            <p>{ say::game_import_fault(&(character + 1).to_string(), &words::fault(fault, &reading.record)) }</p>
            <p><code>{ before }<mark>{ place }</mark>{ after }</code></p>
        </div>
    }
}

fn preview(id: &'static str, rows_from: &'static str, reading: &Reading) -> Html {
    let Reading { record, cut, .. } = reading;
    let state = record.state();
    let seats = ByPlayer { left: Seat::You, right: Seat::Friend };
    let place = Place { record: record.clone(), seats, ..Place::default() };
    let [left, right] = Player::BOTH.map(|player| words::player(&place, player, words::seat));
    let is_named = Player::BOTH.iter().any(|&player| !record.names[player].is_empty());
    let remarks = record.tree.remarks().filter(|remark| !remark.is_empty()).count();
    let link = place.link().to_string();
    let on_open = Callback::from(move |_: MouseEvent| {
        let _ = window().location().set_hash(&link);
    });
    html! {
        <div class="import-preview" data-rows-from={id}>
            <div class="mini">{ picture(&state.board, PX) }</div>
            <div>
                <p><strong>{ rows_from }</strong></p>
                if is_named {
                    <p>{ say::game_against(left, right) }</p>
                }
                { headers(record) }
                <p>{ say::game_turns(record.tree.count() - 1) }</p>
                if remarks > 0 {
                    <p>{ say::game_remarks(remarks) }</p>
                }
                if let Some(first) = cut.first() {
                    <p class="problem">
                        { say::game_words_cut(cut.len()) }{ " " }
                        { say::game_words_cut_at(&(first + 1).to_string()) }
                    </p>
                }
                <p>{ words::standing(&state) }</p>
                <button id={format!("play-import-{id}")} type="button" class="main" onclick={on_open}>
                    { say::game_import_open() }
                </button>
            </div>
        </div>
    }
}
