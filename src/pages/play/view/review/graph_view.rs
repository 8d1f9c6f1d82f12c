//! The game as one picture, along which the reader goes.

use web_sys::Element;
use yew::prelude::*;

use crate::analysis::view::panel::thermograph::shape;
use crate::browser::callback::callback;
use crate::pages::play::review::graph::{Graph, place_at};
use crate::pages::play::review::review_report::ReviewReport;
use crate::pages::play::review::sentences;
use words::say;

/// `width` is the picture's, in which letters have 12 units. `on_go` gets the number of a place in the line.
pub fn graph_view(
    known: &ReviewReport,
    number: usize,
    is_covered: bool,
    width: f64,
    on_go: &Callback<usize>,
) -> Html {
    let Some(line) = &known.line else { return html! {} };
    let Graph { shapes, legend, mistakes, top, height } =
        Graph::of(known, is_covered, width, Some(number));
    let end = line.end();
    let on_key = callback!(on_go, move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => number.checked_sub(1),
            "ArrowRight" | "ArrowUp" => Some(number + 1).filter(|&to| to <= end),
            "Home" => Some(0),
            "End" => Some(end),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        to.into_iter().for_each(|to| on_go.emit(to));
    });
    let on_press = callback!(on_go, move |event: MouseEvent| {
        // The current target would be the page: Yew listens there.
        let pressed = event.target_dyn_into::<Element>();
        if let Some(picture) = pressed.and_then(|it| it.closest("svg").ok().flatten()) {
            let place = picture.get_bounding_client_rect();
            let share = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
            on_go.emit(place_at(share, width, end + 1));
        }
    });
    let said = format!(
        "{}. {}",
        sentences::place(line, number),
        sentences::told(known, number, is_covered)
    );
    html! {
        <>
            <div class="review-picture">
                <svg
                    id="review-graph"
                    class="review-graph"
                    viewBox={format!("0 0 {width} {top}")}
                    role="slider"
                    tabindex="0"
                    aria-label={say::review_graph()}
                    aria-valuemin="0"
                    aria-valuemax={end.to_string()}
                    aria-valuenow={number.to_string()}
                    aria-valuetext={said}
                    onkeydown={on_key}
                    onclick={on_press}
                >
                    { for shapes.into_iter().map(shape) }
                </svg>
                { for mistakes.into_iter().map(|(turn, [x, y])| html! {
                    <button
                        key={turn}
                        type="button"
                        ~style={format!("left: {}%; top: {}%", 100.0 * x / width, 100.0 * y / top)}
                        title={sentences::mistake(known, turn)}
                        aria-current={(turn + 1 == number).then_some("step")}
                        onclick={on_go.reform(move |_| turn + 1)}
                    />
                }) }
            </div>
            <svg class="review-graph review-legend" viewBox={format!("0 {top} {width} {}", height - top)}>
                { for legend.into_iter().map(shape) }
            </svg>
        </>
    }
}

/// The same as text, also for screen readers: each place is a button that goes there.
pub fn places(
    known: &ReviewReport,
    number: usize,
    is_covered: bool,
    on_go: &Callback<usize>,
) -> Html {
    let Some(line) = &known.line else { return html! {} };
    html! {
        <details class="review-places">
            <summary>{ say::review_places() }</summary>
            <ol>
                { for (0..=line.end()).map(|place| html! {
                    <li key={place} aria-current={(place == number).then_some("step")}>
                        <button type="button" onclick={on_go.reform(move |_| place)}>
                            { sentences::place(line, place) }
                        </button>
                        <span>{ sentences::told(known, place, is_covered) }</span>
                    </li>
                }) }
            </ol>
        </details>
    }
}
