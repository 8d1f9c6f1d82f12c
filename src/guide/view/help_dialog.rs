//! The help, which `?` opens: first steps, and all keys.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::{Guide, InspectionAction};
use crate::browser::callback::callback;
use crate::browser::modal::Modal;
use crate::browser::tabs::{Tab, Tabs, tab_of};
use crate::guide::view::keys_dialog::all_keys;
use crate::keys::help::Section;
use crate::link::page_link::PageLink;
use crate::link::page_names::{KONANE, LEARN};
use teaching::content::{HOW_TO_PLAY, Tour, WHY_A_HALF};
use words::say;

const TABS: &[Tab] = &[("first-steps", say::HELP_FIRST_STEPS), ("keys", say::HELP_KEYS)];

#[autoprops]
#[component]
pub fn HelpDialog(look: &Callback<InspectionAction>, keys: &Vec<Section>) -> Html {
    let chosen = use_state_eq(|| TABS[0].0);
    let choose = callback!(chosen, move |tab| chosen.set(tab));
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
        <Modal id="help-dialog" title={say::help()} on_close={look.reform(|()| InspectionAction::Guide(None))}>
            <Tabs name={say::help()} tabs={TABS} chosen={*chosen} on_choose={choose} />
            { panel(0, first_steps(look)) }
            { panel(1, html! { <>{ all_keys(keys) }<p class="note">{ say::help_pointer() }</p></> }) }
        </Modal>
    }
}

fn first_steps(look: &Callback<InspectionAction>) -> Html {
    let open = |id: &'static str, tour: &'static Tour, note: &'static str| {
        html! {
            <li>
                <button {id} type="button" onclick={look.reform(move |_| InspectionAction::Guide(Some(Guide::Tour(tour))))}>
                    <strong>{ tour.title.text() }</strong>
                    <span class="note">{ note }</span>
                </button>
            </li>
        }
    };
    let licences =
        |name| html! { <a href="./licences.txt" target="_blank" rel="noopener">{ name }</a> };
    html! {
        <>
            <p>{ say::help_what() }</p>
            <ul class="tours">
                { open("tour-play", &HOW_TO_PLAY, say::help_tour_play()) }
                { open("tour-half", &WHY_A_HALF, say::help_tour_half()) }
            </ul>
            <p>{ say::help_modes() }</p>
            <p>{ say::help_gallery(&|name| html! { <a href="#/gallery">{ name }</a> }) }</p>
            <p><a href={PageLink::to(LEARN, &[KONANE]).to_string()}>{ say::konane_way() }</a></p>
            <p>{ say::help_glossary(&|name| html! { <a href="#/learn/glossary">{ name }</a> }) }</p>
            <p>{ say::help_licences(env!("CARGO_PKG_VERSION"), &licences) }</p>
        </>
    }
}
