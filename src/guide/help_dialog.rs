//! The help, which `?` opens: first steps, and all keys.

use yew::prelude::*;

use crate::browser::modal::Modal;
use crate::browser::tabs::{Tab, Tabs, tab_of};
use page_model::analysis::inspection::{Guide, Look};
use page_model::editor::keys::KEYS;
use teaching::content::{HOW_TO_PLAY, Tour, WHY_A_HALF};
use words::say;

const TABS: &[Tab] = &[("first-steps", say::HELP_FIRST_STEPS), ("keys", say::HELP_KEYS)];
const TOUR_KEYS: &str = "←, →, Esc";

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
        <Modal id="help-dialog" title={say::help()} on_close={look.reform(|()| Look::Guide(None))}>
            <Tabs name={say::help()} tabs={TABS} chosen={*chosen} on_choose={choose} />
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
                    <strong>{ tour.title.text() }</strong>
                    <span class="note">{ note }</span>
                </button>
            </li>
        }
    };
    html! {
        <>
            <p>{ say::help_what() }</p>
            <ul class="tours">
                { open("tour-play", &HOW_TO_PLAY, say::help_tour_play()) }
                { open("tour-half", &WHY_A_HALF, say::help_tour_half()) }
            </ul>
            <p>{ say::help_modes() }</p>
            <p>{ say::help_gallery(&|name| html! { <a href="#/gallery">{ name }</a> }) }</p>
            <p>{ say::help_glossary(&|name| html! { <a href="#/learn/glossary">{ name }</a> }) }</p>
        </>
    }
}

fn all_keys() -> Html {
    html! {
        <>
            <dl>
                { for KEYS.map(|(key, what)| (key.text(), what.text())).into_iter().chain([(TOUR_KEYS, say::help_tour_keys())]).map(|(key, what)| html! {
                    <div>
                        <dt>{ for key.split(", ").map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                        <dd>{ what }</dd>
                    </div>
                }) }
            </dl>
            <p class="note">{ say::help_pointer() }</p>
        </>
    }
}
