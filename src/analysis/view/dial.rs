//! A thermograph with a slider under it; the reader chooses a temperature on either.

use std::rc::Rc;

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::browser::callback::callback;
use drawing::{Chart, HEIGHT, WIDTH};

#[derive(PartialEq, Properties)]
pub struct DialProps {
    pub chart: Rc<Chart>,
    /// The lines of the picture, and its label.
    pub lines: Html,
    pub label: String,
    /// The index of the chosen temperature.
    pub level: usize,
    pub on_level: Callback<usize>,
    /// Whether the reader presses and drags to choose; otherwise the mouse only points.
    #[prop_or_default]
    pub is_pressed: bool,
    /// The slider: its id, its label, and the reading at the temperature.
    pub id: &'static str,
    pub name: &'static str,
    pub reading: String,
    /// Between the picture and the slider.
    #[prop_or_default]
    pub children: Html,
}

#[component]
pub fn Dial(props: &DialProps) -> Html {
    let DialProps { chart, lines, label, level, on_level, is_pressed, id, name, reading, children } =
        props;
    let picture = use_node_ref();
    let on_point = callback!(picture, on_level, chart, move |event: MouseEvent| {
        let Some(element) = picture.cast::<Element>() else { return };
        let frame = element.get_bounding_client_rect();
        let y = (f64::from(event.client_y()) - frame.top()) / frame.height() * HEIGHT;
        on_level.emit(chart.level_at(y));
    });
    let on_press = callback!(on_point, move |event: PointerEvent| {
        if event.type_() == "pointerdown" || event.buttons() > 0 {
            on_point.emit(event.into());
        }
    });
    let on_press = is_pressed.then_some(on_press);
    let on_slide = callback!(on_level, move |event: InputEvent| {
        if let Ok(level) = event.target_unchecked_into::<HtmlInputElement>().value().parse() {
            on_level.emit(level);
        }
    });
    let y = chart.height(*level).to_string();
    html! {
        <>
            <svg
                ref={picture}
                class="thermograph"
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="img"
                aria-label={label.clone()}
                onmousemove={(!is_pressed).then_some(on_point)}
                onpointerdown={on_press.clone()}
                onpointermove={on_press}
            >
                { lines.clone() }
                <line class="level" x1="36" x2={(WIDTH - 8.0).to_string()} y1={y.clone()} y2={y} />
            </svg>
            { children.clone() }
            <label class="slider">
                { *name }
                <input
                    id={*id}
                    type="range"
                    min="0"
                    max={chart.last_level().to_string()}
                    value={level.to_string()}
                    aria-valuetext={reading.clone()}
                    oninput={on_slide}
                />
            </label>
        </>
    }
}
