//! The field into which people type or paste positions, values and links, one on a line. Below it stands what they are, before
//! they are added.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::phrases::Gap;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::name_view::unknown;
use crate::analysis::view::stacked::typed;
use crate::ask::view::use_sum::use_sum;
use crate::board::view::mini_board::picture;
use crate::browser::callback::{callback, closure};
use crate::editor::typed::{Thing, Typed, pieces, read};
use crate::link::page_names::meant;
use teaching::sums::{Card, Game};
use words::say;
use worker::message::{CardWorth, SumQuestion};

/// How many things are shown; of more it is said how many lines they are.
const SHOWN: usize = 6;
/// The longest side of a picture, in px.
const PICTURE: i32 = 96;

/// `has_lines` says whether Enter begins another line, as Shift and Enter does. `on_text` takes the text and
/// returns whether it understood all of it; if not, the text stays in the field for correction. The children are
/// further buttons.
#[autoprops]
#[component]
pub fn TypedField(
    id: &AttrValue,
    label: &Html,
    button: &'static str,
    #[prop_or_default] has_lines: bool,
    on_text: &Callback<String, bool>,
    #[prop_or_default] children: Html,
) -> Html {
    let text = use_state_eq(String::new);
    let field = use_node_ref();
    let take = callback!(text, field, on_text, move |()| {
        if on_text.emit(text.to_string()) {
            text.set(String::new());
        }
        if let Some(field) = field.cast::<HtmlTextAreaElement>() {
            let _ = field.focus();
        }
    });
    let on_input = callback!(text, move |event: InputEvent| {
        text.set(event.target_unchecked_into::<HtmlTextAreaElement>().value());
    });
    let on_key = closure!(take, move |event: KeyboardEvent| {
        if !has_lines && event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
            event.prevent_default();
            take.emit(());
        }
    });
    let on_submit = closure!(take, move |event: SubmitEvent| {
        event.prevent_default();
        take.emit(());
    });
    let is_main = (!text.trim().is_empty()).then_some("main");
    html! {
        <form class="typed-field" onsubmit={on_submit}>
            <label for={id}>{ label.clone() }</label>
            <textarea
                {id}
                ref={field}
                rows="1"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                placeholder={say::typed_example()}
                value={text.to_string()}
                oninput={on_input}
                onkeydown={on_key}
            />
            <div class="row">
                <button id={format!("{id}-now")} class={is_main} type="submit">{ button }</button>
                { children }
            </div>
            <TypedThings text={text.to_string()} />
        </form>
    }
}

/// What a text has, each with its picture, its size and its value.
#[autoprops]
#[component]
fn TypedThings(text: &String) -> Html {
    // The lines after those that are shown are only counted: they may be many, and the reader may be typing.
    let read = use_memo(text.clone(), |text| {
        let pieces = pieces(text);
        let mut lines = pieces.iter().filter(|piece| !piece.is_empty());
        let things: Vec<_> = lines.by_ref().filter_map(|piece| read(piece)).take(SHOWN).collect();
        (things, lines.count())
    });
    let (things, more) = &*read;
    let cards: Vec<Option<Card>> =
        things.iter().map(|thing| card(&thing.as_ref().ok()?.thing)).collect();
    let known: Vec<String> = cards.iter().flatten().map(Card::to_string).collect();
    let question = (!known.is_empty()).then_some(SumQuestion { rounds: 0, g: known, h: None });
    let sum = use_sum(question);
    let gap = Gap::of(true, sum.summing.work.phase.is_busy());
    let mut worths = sum.summing.cards[0].iter();
    html! {
        <ul class="typed-things" aria-live="polite" aria-label={say::typed_things()}>
            { for things.iter().zip(&cards).map(|(thing, card)| {
                let worth = card.as_ref().and_then(|_| worths.next()).and_then(Option::as_ref);
                html! { <li>{ shown(thing, card.as_ref(), worth, gap) }</li> }
            }) }
            if *more > 0 {
                <li class="note">{ say::typed_more(*more) }</li>
            }
        </ul>
    }
}

fn card(thing: &Thing) -> Option<Card> {
    match thing {
        Thing::Position(link) => Some(Game::Position(link.rules, link.board.trimmed()).into()),
        Thing::Card(card) => Some(card.clone()),
        Thing::Link(_) => None,
    }
}

fn shown(
    thing: &Result<Typed, String>,
    card: Option<&Card>,
    worth: Option<&CardWorth>,
    gap: Gap,
) -> Html {
    let Typed { name, thing } = match thing {
        Ok(typed) => typed,
        Err(problem) => return html! { <span class="problem">{ problem }</span> },
    };
    let face = match (card, thing) {
        (Some(Card { game: Game::Position(_, board), .. }), _) => {
            let (rows, columns) = (board.rows(), board.columns());
            html! {
                <>
                    <span class="mini">{ picture(board, (PICTURE / rows.max(columns)).clamp(2, 20)) }</span>
                    <span class="note">{ format!("{rows} × {columns}") }</span>
                </>
            }
        }
        // A value is its own worth.
        (Some(Card { game: Game::Value(_), .. }), _)
            if matches!(worth, Some(CardWorth::Known(_))) =>
        {
            html! {}
        }
        (Some(Card { game: Game::Value(text), .. }), _) => html! { <span>{ typed(text) }</span> },
        (None, Thing::Link(link)) => match meant(&format!("#/{link}")) {
            Some((page, _)) => html! { <span>{ say::typed_link(page) }</span> },
            None => html! { <span>{ link }</span> },
        },
        (None, _) => html! {},
    };
    html! {
        <>
            if !name.is_empty() { <b>{ name }</b> }
            if let Some(card) = card.filter(|card| card.count > 1) {
                <span>{ format!("{} ×", card.count) }</span>
            }
            { face }
            if card.is_some() { <span class="worth">{ worth_view(worth, gap) }</span> }
        </>
    }
}

/// The worth of a card.
pub fn worth_view(worth: Option<&CardWorth>, gap: Gap) -> Html {
    match worth {
        None => unknown(None, gap),
        Some(CardWorth::Known(value)) => name(value),
        Some(CardWorth::Between(range)) => unknown(Some(range), gap),
        Some(CardWorth::Wrong { at, expected }) => html! {
            <span class="wrong">{ say::sums_no_value(*at, expected) }</span>
        },
    }
}
