//! What `?` opens: first steps, and all keys.

use yew::prelude::*;

use crate::app::answers::inspection::{Guide, Look};
use crate::app::browser::modal::Modal;
use crate::app::browser::tabs::{Tabs, tab_of};
use crate::app::editor::keys::KEYS;
use crate::content::{HOW_TO_PLAY, Tour, WHY_A_HALF};

const TABS: &[(&str, &str)] = &[("first-steps", "First steps"), ("keys", "Keys")];
const TOUR_KEYS: (&str, &str) = ("←, →, Esc", "in a tour: one step back, one step on, leave");

#[derive(Properties, PartialEq)]
pub struct HelpDialogProps {
    pub look: Callback<Look>,
}

#[component]
pub fn HelpDialog(props: &HelpDialogProps) -> Html {
    let look = &props.look;
    let chosen = use_state_eq(|| TABS[0].0);
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |tab| chosen.set(tab))
    };
    let panel = |place: usize, content: Html| {
        let (id, _) = TABS[place];
        html! {
            <div
                {id}
                class="help-panel"
                role="tabpanel"
                aria-labelledby={tab_of(id)}
                tabindex="0"
                hidden={*chosen != id}
            >
                { content }
            </div>
        }
    };
    html! {
        <Modal id="help-dialog" title="Help" on_close={look.reform(|()| Look::Guide(None))}>
            <Tabs name="Help" tabs={TABS} chosen={*chosen} on_choose={choose} />
            { panel(0, first_steps(look)) }
            { panel(1, all_keys()) }
        </Modal>
    }
}

fn first_steps(look: &Callback<Look>) -> Html {
    let open = |id: &'static str, tour: &'static Tour, note: &'static str| {
        html! {
            <li>
                <button {id} type="button" onclick={look.reform(move |_| Look::Guide(Some(Guide::Tour(tour))))}>
                    <strong>{ tour.title }</strong>
                    <span class="note">{ note }</span>
                </button>
            </li>
        }
    };
    html! {
        <>
            <p>
                { "Kōnane is a Hawaiian board game for two. Papamū finds the parts into which a \
                   position falls, and the exact value of each: who wins, and by how many moves." }
            </p>
            <ul class="tours">
                { open("tour-play", &HOW_TO_PLAY, "A whole game on the board, in half a minute") }
                { open("tour-half", &WHY_A_HALF, "The first example, in six steps") }
            </ul>
            <p>
                { "In Edit, press a square to change it: empty, black, white. In Play, press a \
                   stone, then where it should land." }
            </p>
            <p>
                <a href="#/gallery">{ "The rogue’s gallery" }</a>
                { " shows published results, each on a board that you can change." }
            </p>
        </>
    }
}

fn all_keys() -> Html {
    html! {
        <>
            <dl>
                { for KEYS.into_iter().chain([TOUR_KEYS]).map(|(key, what)| html! {
                    <div>
                        <dt>{ for key.split(", ").map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                        <dd>{ what }</dd>
                    </div>
                }) }
            </dl>
            <p class="note">
                { "Drag to paint, drag a stone to move it, press with the right button to erase. \
                   Two fingers, or Ctrl and the wheel, zoom. The keys for stones work while the \
                   board has the focus." }
            </p>
        </>
    }
}
