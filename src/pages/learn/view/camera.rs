//! The reader's camera. `static/camera.js` opens it, and a worker of its own reads its pictures: none comes to this program.

use js_sys::{Array, Float32Array, Function};
use wasm_bindgen::prelude::*;
use web_sys::Element;
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::pages::learn::sight::{CameraProblem, Sight, cards};
use words::say;

#[wasm_bindgen]
extern "C" {
    /// What `camera.js` tells.
    type Told;

    #[wasm_bindgen(method, getter)]
    fn problem(this: &Told) -> Option<String>;

    #[wasm_bindgen(method, getter)]
    fn seen(this: &Told) -> JsValue;

    /// Returns what closes the camera.
    #[wasm_bindgen(js_name = watchByCamera)]
    fn watch_by_camera(video: &Element, is_for_codes: bool, tell: &JsValue) -> Function;
}

fn sight(told: &Told, is_for_codes: bool) -> Sight {
    let seen = told.seen();
    match told.problem() {
        Some(name) => Sight::Problem(name.parse().unwrap_or(CameraProblem::Failed)),
        None if seen.is_undefined() => Sight::On,
        None if is_for_codes => {
            Sight::Codes(Array::from(&seen).iter().filter_map(|text| text.as_string()).collect())
        }
        None => Sight::Cards(cards(&Float32Array::from(seen).to_vec())),
    }
}

/// Opens the camera for as long as it is there. It looks for cards, or for QR codes.
#[autoprops]
#[component]
pub fn Camera(is_for_codes: bool, on_sight: &Callback<Sight>) -> Html {
    let video = use_node_ref();
    // The picture helps to aim, but a class that sees itself looks at nothing else.
    let is_shown = use_state_eq(|| is_for_codes);
    let show = callback!(is_shown, move |_: MouseEvent| is_shown.set(!*is_shown));
    // The camera stays on while this is drawn again.
    let hear = use_mut_ref(|| on_sight.clone());
    hear.replace(on_sight.clone());
    use_effect_with((video.clone(), is_for_codes), move |(video, _)| {
        let tell = Closure::<dyn Fn(Told)>::new(move |told| {
            let hear = hear.borrow().clone();
            hear.emit(sight(&told, is_for_codes));
        });
        let video = video.cast::<Element>().expect_throw("a video that is drawn");
        let close = watch_by_camera(&video, is_for_codes, tell.as_ref());
        move || {
            let _ = close.call0(&JsValue::NULL);
            // The camera may still tell what it saw.
            tell.forget();
        }
    });
    html! {
        <div class="camera" data-shown={is_shown.to_string()}>
            <video ref={video} muted=true playsinline=true aria-label={say::vote_camera_picture()} />
            <button id="camera-show" type="button" aria-pressed={is_shown.to_string()} onclick={show}>
                { say::vote_camera_show() }
            </button>
        </div>
    }
}
