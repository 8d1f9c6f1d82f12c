//! The contents of a list, and the tools that make one.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::focus::focus;
use crate::browser::text_field::TextField;
use crate::browser::undo_bar::UndoBar;
use crate::guide::view::starts::{Start, starts};
use crate::keys::Undo;
use crate::link::item::{Item, LONGEST_NAME};
use crate::link::list::List;
use crate::link::page_link::LONG_LINK;
use crate::link::page_names::NAMES;
use crate::link::problem::LinkProblem;
use crate::link::view::HIDE;
use crate::pages::list::list_state::{ListAction, ListState};
use crate::pages::list::view::files::Files;
use crate::pages::list::view::row::Row;
use crate::pages::list::view::speaker::Speaker;
use crate::pages::{depicted, on_board};
use crate::paper::view::handout::Handout;
use crate::share::shared::Shared;
use crate::shell::view::address::{show_own_list, shows_own_list};
use crate::shell::view::own_list::{keep, own_list};
use crate::shell::view::page_frame::{PageFrame, site};
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use teaching::content::{STARTING_LISTS, StartingList, Valued};
use words::say;

#[component]
pub fn ListPage(props: &PageProps) -> Html {
    let open = props.is_open.then(|| List::parse(&props.address.text)).flatten();
    match open.filter(|(list, _)| list.is_spoken) {
        Some((list, _)) => html! { <Speaker {list} /> },
        None => html! { <ListDesk ..props.clone() /> },
    }
}

#[component]
fn ListDesk(props: &PageProps) -> Html {
    let is_open = props.is_open;
    let list_state = use_page_link(props, ListState::default, |address| vec![opened(address)]);
    // Follows changes by another tab, or of items added elsewhere.
    let own = list_state.own.now();
    use_effect_with(
        (own.clone(), list_state.is_own && is_open),
        closure!(list_state.act, move |(own, is_shown)| {
            let (own, act) = (own.clone(), act.clone());
            let listener = is_shown.then(|| {
                EventListener::new(&window(), "storage", move |_| {
                    let kept = own_list();
                    if kept != *own {
                        act.emit(ListAction::OpenOwn(kept));
                    }
                })
            });
            move || drop(listener)
        }),
    );
    let is_kept = use_state_eq(|| true);
    use_effect_with(
        (own, list_state.is_own && is_open),
        closure!(is_kept, move |(own, is_shown)| {
            if *is_shown && own_list() != **own {
                is_kept.set(keep(own));
            }
        }),
    );
    let link = list_state.list.to_string();
    use_effect_with((is_open, list_state.is_own, link), |(is_open, is_own, _)| {
        if *is_open {
            show_own_list(*is_own);
        }
    });
    if is_open {
        html! { <ListContent {list_state} is_kept={*is_kept} /> }
    } else {
        html! {}
    }
}

/// The list that an address opens; without one, the reader's own.
fn opened(address: &str) -> ListAction {
    let own = own_list();
    let Some((list, mut corrections)) = List::parse(address) else {
        return ListAction::OpenOwn(own);
    };
    if shows_own_list() || list == List::default() && corrections.0.is_empty() {
        // If the browser stores nothing, only the address has the list.
        let is_lost = own == List::default();
        return ListAction::OpenOwn(if is_lost { list.contents() } else { own });
    }
    if let Some((at, item)) = list.at.zip(list.item()) {
        let problem = item.problem(&NAMES.map(|(name, _)| name)).unwrap_or_default();
        corrections.say(say::list_not_shown(at + 1, &problem));
    }
    ListAction::Open(list.contents(), corrections.0, own)
}

#[derive(Properties, PartialEq)]
struct ListContentProps {
    list_state: LinkedHandle<ListState>,
    is_kept: bool,
}

#[component]
fn ListContent(props: &ListContentProps) -> Html {
    let list_state = &props.list_state;
    let list = &list_state.list;
    let act = &list_state.act;
    // A list from a link can only be read; the stored list is the reader's own and can be edited.
    let is_own = list_state.is_own;
    let is_empty = *list == List::default();
    let has_field = is_own && !is_empty;
    // The focus moves to Undo, so that the reader can bring a removed item back at once.
    use_effect_with((list_state.own.now(), list_state.offers_undo), |&(_, offers_undo)| {
        if offers_undo {
            focus("list-undo");
        }
    });
    let shows_handout = use_state_eq(|| false);
    let opens = use_callback((), |link: String, ()| (on_board(&link), depicted(&link)));
    let show_handout = |is_so| {
        let shows_handout = shows_handout.setter();
        // The pressed button goes away.
        let next = if is_so { "handout-close" } else { "list-print" };
        Callback::from(move |()| {
            shows_handout.set(is_so);
            Timeout::new(0, move || focus(next)).forget();
        })
    };
    let (title, shared) = (say::list_page(&list.heading()), Shared::page(list, list.heading()));
    if *shows_handout {
        return html! {
            <PageFrame {title} {shared}>
                <Handout list={list.clone()} site={site()} {opens} on_close={show_handout(false)} />
            </PageFrame>
        };
    }
    html! {
        <PageFrame
            column="list"
            {title}
            {shared}
            above={has_field.then(|| html! {
                <label class="title" for="list-title">
                    { say::list_own() }
                    <TextField
                        id="list-title"
                        label={say::list_title()}
                        placeholder={say::list_title_example()}
                        text={list.title.clone()}
                        longest={LONGEST_NAME}
                        on_text={act.reform(ListAction::Title)}
                    />
                </label>
            })}
            heading={if is_own { say::list_own().to_string() } else { list.heading() }}
            hides_heading={has_field}
            headline={is_own.then(say::list_headline)}
            problem={LinkProblem::corrected(list_state.corrections.clone())}
            on_dismiss={act.reform(|()| ListAction::Dismiss)}
            tools={(!list.items.is_empty()).then(|| ways(list, &show_handout(true)))}
        >
            <Rows key={is_own.to_string()} list={list.clone()} {is_own} act={act.clone()} />
            <div class="done">
                <p id="list-status" role="status">{ list_state.status.clone() }</p>
                if is_own {
                    <UndoBar
                        id="list"
                        can_undo={list_state.own.can_undo()}
                        can_redo={list_state.own.can_redo()}
                        on_undo={act.reform(|undo| match undo {
                            Undo::Undo => ListAction::Undo,
                            Undo::Redo => ListAction::Redo,
                        })}
                    />
                }
                if is_own && !list.items.is_empty() {
                    <button id="list-new" type="button" onclick={act.reform(|_| ListAction::Clear)}>{ say::list_new() }</button>
                }
            </div>
            if !is_own {
                { another(list_state, act) }
            }
            if is_own {
                <Files list={list.clone()} act={act.clone()} />
                if is_empty {
                    { starts(say::list_starts(), STARTING_LISTS.iter().map(start).collect()) }
                } else {
                    <p class="note">
                        { match props.is_kept {
                            true => say::list_kept(),
                            false => say::list_unkept(),
                        } }
                    </p>
                }
            }
        </PageFrame>
    }
}

#[derive(Properties, PartialEq)]
struct RowsProps {
    list: List,
    is_own: bool,
    act: Callback<ListAction>,
}

/// How many items are drawn at once: for all of a long list the page would stand still.
const PORTION: usize = 20;

/// The items; those of a long list come in portions.
#[component]
fn Rows(props: &RowsProps) -> Html {
    let RowsProps { list, is_own, act } = props;
    let count = list.items.len();
    let left = use_state_eq(|| count.saturating_sub(PORTION));
    use_effect_with(
        *left,
        closure!(set = left.setter(), move |&left| {
            let next =
                (left > 0).then(|| Timeout::new(0, move || set.set(left.saturating_sub(PORTION))));
            move || drop(next)
        }),
    );
    let drawn = count.saturating_sub(*left);
    html! {
        <ol id="list-items" class="items">
            { for list.items.iter().zip(list.item_links()).take(drawn).enumerate().map(|(place, (item, link))| html! {
                <Row
                    key={place}
                    {place}
                    {count}
                    item={item.clone()}
                    {link}
                    is_own={*is_own}
                    act={act.clone()}
                />
            }) }
        </ol>
    }
}

/// A list to begin with, with covered values.
fn start(it: &'static StartingList) -> Start {
    let item = |position: &Valued| {
        Item::new("", &format!("k1/{}?{HIDE}=1", position.card()), it.asks.text())
    };
    let items = it.positions.iter().map(item).collect();
    let list = List { title: it.title.text().to_string(), items, ..List::default() };
    Start {
        link: list.to_string(),
        positions: it.positions.to_vec(),
        asks: html! {},
        title: it.title.text(),
        about: it.about.text(),
    }
}

/// Ways into the list, and how long its link is.
fn ways(list: &List, on_print: &Callback<()>) -> Html {
    let first = list.showing(Some(0));
    let lecture = List { is_projected: true, ..first.clone() };
    let length = list.to_string().len();
    let items = list.items.len();
    html! {
        <div class="row">
            <a id="list-start" class="button main" href={first.to_string()}>{ say::list_start() }</a>
            <a id="list-lecture" class="button" href={lecture.to_string()}>{ say::list_lecture() }</a>
            <button id="list-print" type="button" onclick={on_print.reform(|_| ())}>{ say::list_print() }</button>
            <span class="note">
                { match length > LONG_LINK {
                    true => say::list_length_long(length, items),
                    false => say::list_length(length, items),
                } }
            </span>
        </div>
    }
}

/// What can be done with a list that is not the reader's own.
fn another(list_state: &ListState, act: &Callback<ListAction>) -> Html {
    let own = list_state.own.now();
    let has_own = *own != List::default();
    html! {
        <div id="list-other" class="card">
            <p>
                { match has_own {
                    true => say::list_other(own.items.len()),
                    false => say::list_only().to_string(),
                } }
            </p>
            <div class="row">
                <button id="list-take" type="button" onclick={act.reform(|_| ListAction::Take)}>{ say::list_take() }</button>
                if has_own {
                    <button id="list-join" type="button" onclick={act.reform(|_| ListAction::Join)}>{ say::list_join() }</button>
                    <button id="list-own" type="button" onclick={act.reform(move |_| ListAction::OpenOwn((*own).clone()))}>{ say::list_open_own() }</button>
                }
            </div>
        </div>
    }
}
