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
use crate::app::doors::play::review::hints::hints;
use crate::app::doors::play::review::panel::ReviewPanel;
use crate::app::doors::play::review::use_review::use_review;
use crate::app::doors::play::shelf::keep_last;
use crate::app::doors::play::strip::strip;
use crate::app::doors::play::table::Table;
use crate::app::doors::play::text_dialog::TextDialog;
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
    let trial = desk.trial.filter(|_| desk.is_trying());
    // Who tries to mend a mistake stands before it, where other lines may go on from.
    let line = trial.map(|trial| place.record.at(trial.mistake));
    let review = use_review(desk.is_reviewed.then_some(line.as_ref().unwrap_or(&place.record)));
    let is_covered = use_state_eq(|| false);
    // Whose mistakes are gone to; nobody's: those of both.
    let whose = use_state_eq(|| None::<Player>);
    let hints = trial.and_then(|trial| {
        let turn = review.known.line.as_ref()?.number(place.record.at)?;
        Some(hints(&review.known, turn, trial))
    });
    let on_hint = {
        let given = trial.map_or(0, |trial| trial.hints);
        let is_left = hints.as_ref().is_some_and(|hints| given < hints.all);
        let act = act.clone();
        Callback::from(move |()| {
            if is_left {
                act.emit(Deed::Hint);
            }
        })
    };
    use_keys(place.view.is_projected, {
        let (known, at, act) = (review.known.clone(), place.record.at, act.clone());
        let whose = *whose;
        let (is_covered, on_hint, on_help) =
            (*is_covered, on_hint.clone(), open(Some(Dialog::Keys)));
        Callback::from(move |wish| match wish {
            Wish::Do(deed) => act.emit(deed),
            Wish::Mistake(is_on) => {
                let to = known.mistake_from(at, is_on, whose).filter(|_| !is_covered);
                to.into_iter().for_each(|place| act.emit(Deed::Go(place)));
            }
            Wish::Hint => on_hint.emit(()),
            Wish::Help => on_help.emit(()),
        })
    });
    let mistakes = if *is_covered { Default::default() } else { review.mistakes.clone() };
    let hint = hints
        .as_ref()
        .map_or((None, None), |hints| (hints.stone, hints.turn.and_then(|turn| turn.jump())));
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
                <Table desk={desk.clone()} act={act.clone()} {hint} />
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
                        reader={place.reader()}
                        whose={*whose}
                        on_whose={Callback::from(move |player| whose.set(player))}
                        is_covered={*is_covered}
                        on_cover={Callback::from(move |covers| is_covered.set(covers))}
                        on_go={act.reform(Deed::Go)}
                        trial={desk.trial}
                        on_try={act.reform(Deed::Try)}
                        {hints}
                        {on_hint}
                        on_show={act.reform(|(place, turns)| Deed::Show(place, turns))}
                    />
                }
                { move_list(desk, &mistakes, act) }
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
    let [left, right] = Player::BOTH.map(|player| words::seat(place.seats[player]));
    let setup = &place.record.setup;
    say::game_open_title(
        &say::game_against(left, right),
        &format!("{} × {}", setup.rows(), setup.columns()),
    )
}

/// Keys are the page's wherever nothing else takes them.
#[hook]
fn use_keys(is_projected: bool, on_wish: Callback<Wish>) {
    let latest = use_mut_ref(|| on_wish.clone());
    latest.replace(on_wish);
    use_effect_with(is_projected, |&is_projected| {
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let key = event.key();
                let is_taken = event.default_prevented()
                    || event.ctrl_key()
                    || event.alt_key()
                    || event.meta_key()
                    || is_in(event, FIELDS)
                    || key == " " && is_in(event, "button, a, summary")
                    || key == "Escape" && is_projected;
                let Some(wish) = read(&key).filter(|_| !is_taken) else { return };
                event.prevent_default();
                let on_wish = latest.borrow().clone();
                on_wish.emit(wish);
            });
        move || drop(listener)
    });
}
