//! The page: the bar above, and all doors, of which one is open.

use std::rc::Rc;

use gloo::utils::document;
use yew::prelude::*;

use crate::app::doors::{DOORS, DoorProps};
use crate::app::link::door_link::DoorLink;
use crate::app::shell::address::{Address, use_address};

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
    let ways = use_reducer_eq(|| Ways(DOORS.map(|door| format!("#/{}", door.name).into())));
    let name = DoorLink::parse(&address.text).door;
    let open = DOORS.iter().position(|door| door.name == name).unwrap_or(0);
    let tell = {
        let ways = ways.dispatcher();
        use_callback((), move |way, ()| ways.dispatch(way))
    };
    html! {
        <>
            <header class="top">
                <h1 class="brand">{ "Papamū" }</h1>
                <nav class="doors" aria-label="Doors">
                    { for (DOORS.iter().zip(&ways.0).enumerate()).map(|(place, (door, way))| html! {
                        <a
                            id={format!("door-{}", door.name)}
                            href={way}
                            aria-current={(place == open).then_some("page")}
                        >
                            { door.label }
                        </a>
                    }) }
                </nav>
                <div id="bar" class="bar"></div>
            </header>
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
        </>
    }
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
