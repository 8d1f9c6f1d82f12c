//! The page: the bar above, and all doors, of which one is open.

use gloo::utils::document;
use yew::prelude::*;

use crate::browser::drop_down::{DropDown, use_drop};
use crate::browser::language_choice::take_language;
use crate::browser::second_part::{SecondPart, use_second_part};
use crate::browser::use_page_state::use_page_state;
use crate::pages::{DOORS, DoorProps};
use crate::shell::address::{Address, use_address, use_present};
use crate::shell::list_bar::ListBar;
use page_model::link::list::List;
use page_model::link::page_link::DoorLink;
use page_model::link::page_names::LIST;
use page_model::state::PageState;
use words::say;

/// Takes the place of what `index.html` shows until then.
pub fn start() {
    take_language();
    lend_words();
    let place = document().get_element_by_id("page").expect("index.html has a place for the page");
    yew::Renderer::<Page>::with_root(place).render();
}

/// To `static/offline.js`, which is no part of the program.
fn lend_words() {
    let Some(notice) = document().get_element_by_id("notice") else { return };
    for (name, words) in [
        ("data-refused", say::OFFLINE_REFUSED),
        ("data-dismiss", say::OFFLINE_DISMISS),
        ("data-new", say::OFFLINE_NEW),
        ("data-reload", say::OFFLINE_RELOAD),
        ("data-later", say::OFFLINE_LATER),
    ] {
        let _ = notice.set_attribute(name, words.text());
    }
}

/// Where the bar's ways to the doors lead.
#[derive(PartialEq)]
struct Ways([AttrValue; DOORS.len()]);

impl PageState for Ways {
    type Action = (usize, String);

    fn apply(&self, (door, way): Self::Action) -> Ways {
        let mut ways = self.0.clone();
        ways[door] = way.into();
        Ways(ways)
    }
}

#[component]
fn Page() -> Html {
    let address = use_address();
    let opened = use_memo(address.clone(), |address| open_item(&address.text)?.opened());
    // An open item of a list is behind its own door.
    let address = (*opened).clone().map_or(address.clone(), |link| address.to(link));
    let present = use_present();
    let list = use_memo(present, |present| open_item(present));
    let ways = use_page_state(|| Ways(DOORS.map(|door| format!("#/{}", door.name).into())));
    let name = DoorLink::parse(&address.text).door;
    let open = DOORS.iter().position(|door| door.name == name).unwrap_or(0);
    let (second, on_again) = use_second_part(DOORS[open].is_late.then_some(open));
    let current = if list.is_some() { LIST } else { DOORS[open].name };
    let current_place = DOORS.iter().position(|door| door.name == current).unwrap_or(open);
    let (has_doors, on_doors) = use_drop();
    let tell = {
        let ways = ways.dispatcher();
        use_callback((), move |way, ()| ways.dispatch(way))
    };
    html! {
        <ContextProvider<Option<List>> context={(*list).clone()}>
            <header class="top">
                <h1 class="brand">{ "Papamū" }</h1>
                <nav class="doors" aria-label={say::doors()}>
                    <DropDown
                        id="doors"
                        name={say::doors()}
                        label={html! { DOORS[current_place].label.text() }}
                        unfolds=true
                        is_open={has_doors}
                        on_open={on_doors.clone()}
                    >
                        { for (DOORS.iter().zip(&ways.0)).map(|(door, way)| html! {
                            <a
                                id={format!("door-{}", door.name)}
                                href={way}
                                aria-current={(door.name == current).then_some("page")}
                                onclick={on_doors.reform(|_| false)}
                            >
                                { door.label.text() }
                            </a>
                        }) }
                    </DropDown>
                </nav>
                <div id="bar" class="bar"></div>
            </header>
            if let Some(list) = &*list {
                <ListBar list={list.clone()} />
            }
            <main id="app">
                { for DOORS.iter().enumerate().map(|(place, door)| html! {
                    <DoorView
                        key={door.name}
                        {place}
                        is_open={place == open}
                        address={address.clone()}
                        on_way={tell.clone()}
                        second={second.clone()}
                        on_again={on_again.clone()}
                    />
                }) }
            </main>
        </ContextProvider<Option<List>>>
    }
}

/// The list that an address opens an item of.
fn open_item(address: &str) -> Option<List> {
    List::parse(address).map(|(list, _)| list).filter(|list| list.opened().is_some())
}

#[derive(Clone, PartialEq, Properties)]
struct DoorViewProps {
    /// Among the doors.
    place: usize,
    is_open: bool,
    address: Address,
    on_way: Callback<(usize, String)>,
    second: SecondPart,
    on_again: Callback<()>,
}

#[component]
fn DoorView(props: &DoorViewProps) -> Html {
    let DoorViewProps { place, is_open, address, on_way, second, on_again } = props.clone();
    let door = &DOORS[place];
    let on_way = use_callback((place, on_way), |way, (place, on_way)| on_way.emit((*place, way)));
    let page = match second {
        _ if !door.is_late || second == SecondPart::There => {
            (door.page)(DoorProps { is_open, address, on_way })
        }
        _ if !is_open => html! {},
        SecondPart::Coming | SecondPart::There => html! {
            <div data-layout="whole" aria-busy="true">
                <div class="coming"><i></i><i></i><i></i></div>
            </div>
        },
        SecondPart::Failed(reason) => html! {
            <div data-layout="whole">
                <div id="door-problem" class="problem" role="alert">
                    <p>{ say::door_problem(&reason) }</p>
                    <button id="door-again" type="button" onclick={on_again.reform(|_| ())}>{ say::door_try() }</button>
                </div>
            </div>
        },
    };
    html! {
        <div id={door.name} class="door">{ page }</div>
    }
}
