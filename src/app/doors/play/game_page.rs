//! The page of a game.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::browser::stillness::wants_stillness;
use crate::app::browser::target::{FIELDS, is_in};
use crate::app::doors::play::desk::{Deed, Desk};
use crate::app::doors::play::keys::{Wish, read};
use crate::app::doors::play::keys_dialog::KeysDialog;
use crate::app::doors::play::link::Place;
use crate::app::doors::play::move_list::move_list;
use crate::app::doors::play::panel::{cards, menu, state_line, tools};
use crate::app::doors::play::review::panel::ReviewPanel;
use crate::app::doors::play::review::use_review::use_review;
use crate::app::doors::play::shelf::keep_last;
use crate::app::doors::play::strip::strip;
use crate::app::doors::play::table::Table;
use crate::app::doors::play::text_dialog::TextDialog;
use crate::app::doors::play::turn_tools::TurnTools;
use crate::app::doors::play::use_reply::use_reply;
use crate::app::doors::play::words;
use crate::app::link::problem::LinkProblem;
use crate::app::link::view::View;
use crate::app::share::shared::Shared;
use crate::app::shell::arrival::use_arrival;
use crate::app::shell::link_problem::link_problem;
use crate::app::shell::list_bar::ListHead;
use crate::app::shell::top_bar::TopBar;
use crate::language::say;
use crate::player::Player;

/// How long a turn of a program takes at least while nobody plays against it, in milliseconds.
const WATCHED: u32 = 600;

#[derive(Properties, PartialEq)]
pub struct GamePageProps {
    pub desk: Rc<Desk>,
    pub act: Callback<Deed>,
}

/// What is open over the page.
#[derive(Clone, Copy, PartialEq)]
enum Dialog {
    Keys,
    Text,
}

#[component]
pub fn GamePage(props: &GamePageProps) -> Html {
    let GamePageProps { desk, act } = props;
    let place = &desk.place;
    let title = title(place);
    let heading = use_arrival(say::game_open_page(&title));
    let dialog = use_state_eq(|| None::<Dialog>);
    let open = |shown: Option<Dialog>| {
        let dialog = dialog.setter();
        Callback::from(move |()| dialog.set(shown))
    };
    let link = place.link().to_string();
    let has_begun = place.record.tree.count() > 1;
    use_effect_with((link.clone(), has_begun), |(link, has_begun)| {
        if *has_begun {
            keep_last(link);
        }
    });
    let is_watched = Player::BOTH.iter().all(|&player| place.seats[player].is_program());
    let pause = if is_watched && !wants_stillness() { WATCHED } else { 0 };
    let thinking = use_reply(desk.question(), pause, act);
    let review = use_review(desk.is_reviewed.then_some(&place.record));
    let is_covered = use_state_eq(|| false);
    let reader = place.reader();
    use_keys(place.view.is_projected, act.clone(), open(Some(Dialog::Keys)), {
        let (known, at, act) = (review.known.clone(), place.record.at, act.clone());
        Callback::from(move |is_on| {
            if let Some(place) = known.mistake_from(at, is_on, reader) {
                act.emit(Deed::Go(place));
            }
        })
    });
    let problem = LinkProblem::corrected(desk.corrections.clone());
    html! {
        <div data-layout="play">
            <TopBar
                view={View { is_hidden: false, ..place.view }}
                on_view={
                    let is_hidden = place.view.is_hidden;
                    act.reform(move |view: View| Deed::View(View { is_hidden, ..view }))
                }
                shared={Shared::page(link, title.clone())}
                has_lecture=true
            />
            <header class="play-head">
                <ListHead />
                <h2 ref={heading} tabindex="-1" class="unseen">{ title }</h2>
                if let Some(problem) = problem {
                    { link_problem(&problem, &act.reform(|()| Deed::Dismiss)) }
                }
            </header>
            <div class="work">
                { strip(desk, act) }
                <Table desk={desk.clone()} act={act.clone()} />
                { state_line(desk, &thinking, act) }
                { tools(desk, &thinking, act, &open(Some(Dialog::Keys))) }
                <p id="play-said" class="unseen" role="status">{ desk.said.clone() }</p>
            </div>
            <div class="side">
                { cards(desk) }
                if desk.is_reviewed {
                    <ReviewPanel
                        {review}
                        place={place.record.at}
                        {reader}
                        is_covered={*is_covered}
                        on_cover={Callback::from(move |covers| is_covered.set(covers))}
                        on_go={act.reform(Deed::Go)}
                        on_try={act.reform(Deed::Go)}
                        on_show={act.reform(|(place, turns)| Deed::Show(place, turns))}
                    />
                }
                <section class="card moves" aria-labelledby="moves-title">
                    { move_list(desk, act) }
                    <TurnTools desk={desk.clone()} act={act.clone()} />
                </section>
                { menu(desk, act, &open(Some(Dialog::Text))) }
            </div>
            { match *dialog {
                Some(Dialog::Keys) => html! { <KeysDialog on_close={open(None)} /> },
                Some(Dialog::Text) => html! { <TextDialog place={place.clone()} on_close={open(None)} /> },
                None => html! {},
            } }
        </div>
    }
}

/// As in “8 × 8: you against strong”.
fn title(place: &Place) -> String {
    let [left, right] = Player::BOTH.map(|player| words::player(place, player));
    let setup = &place.record.setup;
    say::game_open_title(
        &say::game_against(left, right),
        &format!("{} × {}", setup.rows(), setup.columns()),
    )
}

/// Keys are the page's wherever nothing else takes them.
#[hook]
fn use_keys(
    is_projected: bool,
    act: Callback<Deed>,
    on_help: Callback<()>,
    on_mistake: Callback<bool>,
) {
    let latest = use_mut_ref(|| on_mistake.clone());
    latest.replace(on_mistake);
    use_effect_with((is_projected, act), |&(is_projected, ref act)| {
        let act = act.clone();
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let key = event.key();
                // A long remark is scrolled by them.
                let scrolls = [" ", "ArrowUp", "ArrowDown"].contains(&key.as_str());
                let is_taken = event.default_prevented()
                    || event.ctrl_key()
                    || event.alt_key()
                    || event.meta_key()
                    || is_in(event, FIELDS)
                    || key == " " && is_in(event, "button, a, summary")
                    || scrolls && is_in(event, "#play-remark")
                    || key == "Escape" && is_projected;
                let Some(wish) = read(&key).filter(|_| !is_taken) else { return };
                event.prevent_default();
                match wish {
                    Wish::Do(deed) => act.emit(deed),
                    Wish::Mistake(is_on) => latest.borrow().emit(is_on),
                    Wish::Help => on_help.emit(()),
                }
            });
        move || drop(listener)
    });
}
