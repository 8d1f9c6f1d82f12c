//! A tour in place of the board and the answers: stones move on the board, with text beside it.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::layers::arrow;
use crate::analysis::view::signs::worth;
use crate::analysis::view::step_bar::step_button;
use crate::board::measures::SIDE;
use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::{callback, closure};
use crate::browser::focus::is_lost;
use crate::browser::icon::Icon;
use crate::browser::page_keys::read;
use crate::browser::steps::use_steps;
use crate::browser::stillness::wants_stillness;
use crate::guide::frame::Frame;
use crate::guide::keys::{TOUR, TourKey};
use crate::keys::Neighbour;
use konane::{Area, Square};
use teaching::content::{Scene, Tour};
use words::say;

/// The attribute of the root while a tour is in place of what the page shows.
const GUIDED: &str = "data-guided";

#[autoprops]
#[component]
pub fn TourView(tour: &'static Tour, on_end: &Callback<()>) -> Html {
    let slab = use_node_ref();
    let frames = use_memo((), |()| Frame::all(tour));
    let last = frames.len() - 1;
    let steps = use_steps((), 0, last, |step| frames[step].pause(tour));
    let step = steps.step;
    let runs = tour.is_film && !wants_stillness();
    use_effect_with(
        (),
        closure!(steps.run, move |()| {
            if runs {
                run.emit(true);
            }
        }),
    );
    use_focus();
    use_effect_with((), |()| {
        let set = |is_guided| document_element().toggle_attribute_with_force(GUIDED, is_guided);
        let _ = set(true);
        move || drop(set(false))
    });
    let frame = &frames[step];
    let scene = &tour.scenes[frame.scene];
    let (back, on) = (step.saturating_sub(1), (step + 1).min(last));
    let to = |id, icon, label, target: usize| {
        step_button(id, icon, label, target == step, steps.to.reform(move |_| target))
    };
    let on_key = callback!(steps.to, on_end, move |event: KeyboardEvent| {
        match read(&TOUR, &event) {
            Some(TourKey::End) => on_end.emit(()),
            Some(TourKey::Step(Neighbour::Before)) => to.emit(back),
            Some(TourKey::Step(Neighbour::After)) => to.emit(on),
            None => return,
        }
        event.prevent_default();
    });
    let run_label = match () {
        () if steps.is_running => say::tour_pause(),
        () if step == last => say::tour_again(),
        () => say::tour_run(),
    };
    let is_running = steps.is_running;
    html! {
        <section class="guide" aria-labelledby="tour-title" onkeydown={on_key}>
            <div class="work">
                <div class="front">
                    <div class="bed" ~style={size(Area::whole(&frame.board))}>
                        <BoardView
                            board={frame.board.clone()}
                            origin={Square::new(0, 0)}
                            names={frame.names}
                            last={frame.last}
                            leap={frame.leap}
                            {slab}
                            on_event={Callback::noop()}
                        >
                            { layers(frame, scene) }
                        </BoardView>
                    </div>
                </div>
            </div>
            <div class="card tour">
                <h1 id="tour-title">{ tour.title.text() }</h1>
                <p class="scenes">
                    { for (0..tour.scenes.len()).map(|place| html! {
                        <i aria-hidden="true" class={classes!((place <= frame.scene).then_some("seen"))} />
                    }) }
                    <span class="note">{ say::tour_place(tour.scenes.len(), frame.scene + 1) }</span>
                </p>
                <p id="caption" aria-live="polite">{ scene.says.text() }</p>
                if tour.scenes.iter().any(|scene| scene.worth.is_some()) {
                    <p id="caption-worth" class="value" aria-live="polite">
                        if let Some(shown) = scene.worth.filter(|_| frame.is_end()) {
                            <span class="note">{ say::tour_worth() }</span>
                            { worth(&shown) }
                        }
                    </p>
                }
                <div
                    id="tour-steps"
                    class="row"
                    role="group"
                    aria-label={say::tour_steps()}
                    aria-describedby="caption"
                >
                    { to("tour-back", Icon::BACK, say::tour_back(), back) }
                    if runs {
                        <button id="tour-run" type="button" onclick={steps.run.reform(move |_| !is_running)}>
                            { run_label }
                        </button>
                    }
                    { to("tour-on", Icon::ON, say::tour_on(), on) }
                    <button id="tour-end" type="button" onclick={on_end.reform(|_| ())}>
                        { say::tour_end() }
                    </button>
                </div>
            </div>
        </section>
    }
}

/// Focuses the tour, and at its end the element that opened it; if that is gone, since the board comes back with new
/// elements, the button for help.
#[hook]
fn use_focus() {
    use_effect_with((), |()| {
        let opener = document().active_element().map(|element| element.id());
        focus_on("tour-on");
        move || {
            let back = move || {
                if is_lost() && !opener.is_some_and(|opener| focus_on(&opener)) {
                    focus_on("help");
                }
            };
            Timeout::new(0, back).forget();
        }
    });
}

/// Returns whether such an element took the focus.
fn focus_on(id: &str) -> bool {
    let element = document().get_element_by_id(id);
    let element = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| element.focus().is_ok())
}

/// The layer over the stones: an arrow shows the next jump, and circles mark what the text
/// is about.
pub fn layers(frame: &Frame, scene: &Scene) -> Html {
    let lit = scene.lit.iter().filter(|_| frame.is_end());
    let middle = |place: i32| (place * SIDE + SIDE / 2).to_string();
    html! {
        <g class="layers" aria-hidden="true">
            { for lit.map(|&(row, column)| html! {
                <circle class="lit" cx={middle(column)} cy={middle(row)} r="25" />
            }) }
            { for frame.next.iter().map(|next| html! {
                <g class="jump proof best">{ arrow(next) }</g>
            }) }
        </g>
    }
}
