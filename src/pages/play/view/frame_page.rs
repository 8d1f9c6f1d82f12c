//! A game in a frame of another page: readers can step through it, but not play; nothing is computed or stored.

use yew::prelude::*;

use crate::browser::callback::callback;
use crate::pages::play::keys::Wish;
use crate::pages::play::sentences;
use crate::pages::play::view::game_page::{GamePageProps, head};
use crate::pages::play::view::given::{given, title};
use crate::pages::play::view::more_menu::flip;
use crate::pages::play::view::move_list::{Mistakes, steps, turns, use_current_turn};
use crate::pages::play::view::strip::strip;
use crate::pages::play::view::table::Table;
use crate::pages::play::view::use_keys::use_game_keys;
use crate::shell::view::arrival::use_arrival;
use crate::shell::view::top_bar::TopBar;
use words::say;

#[component]
pub fn FramePage(props: &GamePageProps) -> Html {
    let GamePageProps { play_state, act } = props;
    let record = &play_state.place.record;
    let title = title(&play_state.place);
    let heading = use_arrival(say::game_open_page(&title));
    use_current_turn(record.at, false);
    use_game_keys(
        play_state.place.view,
        callback!(act, move |wish| {
            if let Wish::Do(action) = wish {
                act.emit(action);
            }
        }),
    );
    html! {
        <div data-layout="play">
            <TopBar view={play_state.place.view} on_view={Callback::noop()} shared={given(play_state)} />
            { head(play_state, act, heading, title, html! {}) }
            <div class="work">
                { strip(play_state) }
                <Table play_state={play_state.clone()} act={act.clone()} />
                <div class="frame-line">
                    <p id="play-turn"><strong>{ sentences::standing(&play_state.state) }</strong></p>
                    if let Some(turn) = sentences::numbered(record, record.at) {
                        <p id="play-here">{ turn }</p>
                    }
                    <p id="play-refused" role="status">
                        if let Some(refused) = play_state.refused {
                            { sentences::refused(refused, &play_state.state) }
                        }
                    </p>
                </div>
                { steps(play_state, act, flip(play_state, act)) }
                <p id="play-said" class="unseen" role="status">{ play_state.said.clone() }</p>
            </div>
            <div class="side">{ turns(record, &Mistakes::default(), act) }</div>
        </div>
    }
}
