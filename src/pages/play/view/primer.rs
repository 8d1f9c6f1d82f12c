//! How a stone jumps and who loses: three sentences beside a board that shows it.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::board_view::BoardView;
use crate::board::view::slab::size;
use crate::browser::callback::closure;
use crate::browser::steps::use_steps;
use crate::browser::stillness::wants_stillness;
use crate::guide::frame::Frame;
use crate::guide::view::tour_view::layers;
use konane::{Area, Square};
use teaching::content::THREE_SENTENCES as TOUR;
use words::say;

/// `is_open` says whether it shows at once, to a reader who has played no game here.
#[autoprops]
#[component]
pub fn Primer(is_open: bool) -> Html {
    let frames = use_memo((), |()| Frame::all(&TOUR));
    let last = frames.len() - 1;
    let steps = use_steps((), 0, last, |step| frames[step].pause(&TOUR));
    use_effect_with(
        (),
        closure!(steps.run, move |()| {
            if is_open && !wants_stillness() {
                run.emit(true);
            }
        }),
    );
    let frame = &frames[steps.step];
    let is_running = steps.is_running;
    let label = match () {
        () if is_running => say::tour_pause(),
        () if steps.step == last => say::tour_again(),
        () => say::tour_run(),
    };
    html! {
        <details id="primer" class="card primer" open={is_open}>
            <summary><h2>{ TOUR.title.text() }</h2></summary>
            <div class="primer-scene">
                // The reader can only look at it.
                <div class="bed" inert={true} ~style={size(Area::whole(&frame.board))}>
                    <BoardView
                        board={frame.board.clone()}
                        origin={Square::new(0, 0)}
                        last={frame.last}
                        leap={frame.leap}
                        slab={NodeRef::default()}
                        on_event={Callback::noop()}
                    >
                        { layers(frame, &TOUR.scenes[frame.scene]) }
                    </BoardView>
                </div>
                <div>
                    <ol>
                        { for TOUR.scenes.iter().enumerate().map(|(place, scene)| html! {
                            <li aria-current={(place == frame.scene).then_some("step")}>{ scene.says.text() }</li>
                        }) }
                    </ol>
                    <button id="primer-run" type="button" onclick={steps.run.reform(move |_| !is_running)}>
                        { label }
                    </button>
                </div>
            </div>
        </details>
    }
}
