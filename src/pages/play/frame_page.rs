//! A game in a frame of another page: one looks at it; nothing is played, thought about or kept.

use yew::prelude::*;

use crate::pages::play::game_page::{GamePageProps, head};
use crate::pages::play::given::{given, title};
use crate::pages::play::more_menu::flip;
use crate::pages::play::move_list::{Mistakes, steps, turns, use_current_turn};
use crate::pages::play::strip::strip;
use crate::pages::play::table::Table;
use crate::pages::play::use_keys::use_keys;
use crate::shell::arrival::use_arrival;
use crate::shell::top_bar::TopBar;
use page_model::pages::play::keys::{Wish, read_framed};
use page_model::pages::play::sentences;
use words::say;

#[component]
pub fn FramePage(props: &GamePageProps) -> Html {
    let GamePageProps { desk, act } = props;
    let record = &desk.place.record;
    let title = title(&desk.place);
    let heading = use_arrival(say::game_open_page(&title));
    use_current_turn(record.at, false);
    use_keys(read_framed, false, {
        let act = act.clone();
        Callback::from(move |wish| {
            if let Wish::Do(deed) = wish {
                act.emit(deed);
            }
        })
    });
    html! {
        <div data-layout="play">
            <TopBar view={desk.place.view} on_view={Callback::noop()} shared={given(desk)} />
            { head(desk, act, heading, title, html! {}) }
            <div class="work">
                { strip(desk) }
                <Table desk={desk.clone()} act={act.clone()} />
                <div class="frame-line">
                    <p id="play-turn"><strong>{ sentences::standing(&desk.state) }</strong></p>
                    if let Some(turn) = sentences::numbered(record, record.at) {
                        <p id="play-here">{ turn }</p>
                    }
                    <p id="play-refused" role="status">
                        if let Some(refused) = desk.refused {
                            { sentences::refused(refused, &desk.state) }
                        }
                    </p>
                </div>
                { steps(desk, act, flip(desk, act)) }
                <p id="play-said" class="unseen" role="status">{ desk.said.clone() }</p>
            </div>
            <div class="side">{ turns(record, &Mistakes::default(), act) }</div>
        </div>
    }
}
