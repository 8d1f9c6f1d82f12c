//! An item of the list, with its tools.

use yew::prelude::*;

use crate::analysis::view::pictured::pictured;
use crate::browser::grip::Grip;
use crate::browser::item_tools::{RowTools, row_tools};
use crate::browser::text_field::TextField;
use crate::link::item::{Item, LONGEST_NAME, LONGEST_WORDS};
use crate::link::page_link::PageLink;
use crate::link::page_names::LEARN;
use crate::link::page_names::NAMES;
use crate::pages::list::list_state::ListAction;
use crate::pages::{cover, depicted};
use words::say;

#[derive(Properties, PartialEq)]
pub struct RowProps {
    pub place: usize,
    pub count: usize,
    pub item: Item,
    /// The link that opens the item in the list.
    pub link: String,
    /// Whether the reader can edit the item.
    pub is_own: bool,
    pub act: Callback<ListAction>,
}

/// The longest side of the item's picture, in px.
const PICTURE: i32 = 84;

#[component]
pub fn Row(props: &RowProps) -> Html {
    let RowProps { place, count, item, link, is_own, act } = props;
    let (place, count) = (*place, *count);
    let games = use_memo(item.link.clone(), |link| depicted(link));
    let title = item.title();
    let pages = NAMES.map(|(name, _)| name);
    let cover = cover(&item.link);
    html! {
        <li class="item" data-row={place.to_string()}>
            if *is_own && count > 1 {
                <Grip
                    things="[data-row]"
                    attribute="data-row"
                    {place}
                    title={say::list_drag()}
                    on_shift={act.reform(|(from, to)| ListAction::Move(from, to))}
                />
            }
            <a class="mini" href={link.clone()}>
                // Not an `aria-label`: the name contains the values that are seen.
                <span class="unseen">{ say::list_open(place + 1, &title) }{ " " }</span>
                <span class="number" aria-hidden="true">{ place + 1 }</span>
                { pictured(&games, PICTURE) }
            </a>
            <div class="item-text">
                if *is_own {
                    { texts(place, item, act) }
                } else {
                    <p><strong>{ title.clone() }</strong></p>
                    <p>{ item.words.clone() }</p>
                }
                if let Some(problem) = item.problem(&pages) {
                    <p class="problem"><strong>{ problem }</strong>{ " " }<code>{ &item.link }</code></p>
                }
            </div>
            if *is_own {
                { tools(place, count, cover, item, act) }
            } else if cover == Some(true) {
                <p class="note">{ say::list_covered() }</p>
            }
        </li>
    }
}

fn texts(place: usize, item: &Item, act: &Callback<ListAction>) -> Html {
    let number = place + 1;
    // The title that the item has without a name.
    let unnamed = Item { name: String::new(), ..item.clone() }.title();
    html! {
        <>
            <TextField
                id={format!("name-{place}")}
                label={say::list_name(number)}
                placeholder={unnamed}
                text={item.name.clone()}
                longest={LONGEST_NAME}
                on_text={act.reform(move |name| ListAction::Name(place, name))}
            />
            <TextField
                id={format!("words-{place}")}
                label={say::list_words(number)}
                placeholder={say::list_words_example()}
                text={item.words.clone()}
                longest={LONGEST_WORDS}
                has_lines=true
                on_text={act.reform(move |words| ListAction::Words(place, words))}
            />
            <details open={!item.note.is_empty()}>
                <summary>{ say::list_note_open() }</summary>
                <TextField
                    id={format!("note-{place}")}
                    label={say::list_note(number)}
                    placeholder={say::list_note_example()}
                    text={item.note.clone()}
                    longest={LONGEST_WORDS}
                    has_lines=true
                    on_text={act.reform(move |note| ListAction::Note(place, note))}
                />
            </details>
        </>
    }
}

fn tools(
    place: usize,
    count: usize,
    cover: Option<bool>,
    item: &Item,
    act: &Callback<ListAction>,
) -> Html {
    let is_covered = cover == Some(true);
    let id = format!("cover-{place}");
    let why = cover.is_none().then(|| format!("{id}-why"));
    let tools = RowTools {
        thing: item.title(),
        place,
        count,
        on_shift: act.reform(|(from, to)| ListAction::Move(from, to)),
        on_twice: act.reform(ListAction::Duplicate),
        on_remove: act.reform(ListAction::Remove),
    };
    html! {
        <div class="item-tools" role="group" aria-label={say::list_item(place + 1)}>
            <label class="check">
                <input
                    {id}
                    type="checkbox"
                    checked={is_covered}
                    disabled={cover.is_none()}
                    aria-describedby={why.clone()}
                    onchange={act.reform(move |_| ListAction::Cover(place, !is_covered))}
                />
                { say::list_covered() }
            </label>
            if why.is_some() {
                <p id={why} class="note">
                    { match PageLink::parse(&item.link).page == LEARN {
                        true => say::list_uncovered_lesson(),
                        false => say::list_uncovered(),
                    } }
                </p>
            }
            { row_tools(tools) }
        </div>
    }
}
