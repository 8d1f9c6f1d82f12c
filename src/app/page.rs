//! The page: the bar above, and all doors, of which one is open.

use std::rc::Rc;

use gloo::utils::document;
use yew::prelude::*;

use crate::app::doors::{DOORS, DoorProps};
use crate::app::link::door_link::DoorLink;
use crate::app::link::item::LIST;
use crate::app::link::list::List;
use crate::app::shell::address::{Address, use_address, use_present};
use crate::app::shell::list_bar::ListBar;

/// Takes the place of what `index.html` shows until then.
pub fn start() {
    let place = document().get_element_by_id("page").expect("index.html has a place for the page");
    yew::Renderer::<Page>::with_root(place).render();
}

/// Where the bar's ways to the doors lead.
#[derive(PartialEq)]
struct Ways([AttrValue; DOORS.len()]);

impl Reducible for Ways {
    type Action = (usize, String);

    fn reduce(self: Rc<Self>, (door, way): Self::Action) -> Rc<Self> {
        let mut ways = self.0.clone();
        ways[door] = way.into();
        Ways(ways).into()
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
    let ways = use_reducer_eq(|| Ways(DOORS.map(|door| format!("#/{}", door.name).into())));
    let name = DoorLink::parse(&address.text).door;
    let open = DOORS.iter().position(|door| door.name == name).unwrap_or(0);
    let current = if list.is_some() { LIST } else { DOORS[open].name };
    let tell = {
        let ways = ways.dispatcher();
        use_callback((), move |way, ()| ways.dispatch(way))
    };
    html! {
        <ContextProvider<Option<List>> context={(*list).clone()}>
            <header class="top">
                <h1 class="brand">{ "Papamū" }</h1>
                <nav class="doors" aria-label="Doors">
                    { for (DOORS.iter().zip(&ways.0)).map(|(door, way)| html! {
                        <a
                            id={format!("door-{}", door.name)}
                            href={way}
                            aria-current={(door.name == current).then_some("page")}
                        >
                            { door.label }
                        </a>
                    }) }
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
}

#[component]
fn DoorView(props: &DoorViewProps) -> Html {
    let DoorViewProps { place, is_open, address, on_way } = props.clone();
    let door = &DOORS[place];
    let on_way = use_callback((place, on_way), |way, (place, on_way)| on_way.emit((*place, way)));
    html! {
        <div id={door.name} class="door">{ (door.page)(DoorProps { is_open, address, on_way }) }</div>
    }
}
