//! The reader's camera. `static/camera.js` opens it, and a worker of its own reads its pictures: none comes to this program.

use js_sys::{Array, Float32Array, Function};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::callback::callback;
use crate::browser::storage::CAMERA;
use crate::pages::learn::sight::{CameraProblem, Sight, cards};
use words::say;

#[wasm_bindgen]
extern "C" {
    /// What `camera.js` tells.
    type Told;

    #[wasm_bindgen(method, getter)]
    fn problem(this: &Told) -> Option<String>;

    /// The name of the camera that was opened.
    #[wasm_bindgen(method, getter)]
    fn opened(this: &Told) -> Option<String>;

    /// The name and the label of each camera, once one is open.
    #[wasm_bindgen(method, getter)]
    fn cameras(this: &Told) -> JsValue;

    #[wasm_bindgen(method, getter)]
    fn seen(this: &Told) -> JsValue;

    /// Returns what closes the camera.
    #[wasm_bindgen(js_name = watchByCamera)]
    fn watch_by_camera(video: &Element, name: &str, is_for_codes: bool, tell: &JsValue)
    -> Function;
}

fn texts(list: &JsValue) -> Vec<String> {
    Array::from(list).iter().filter_map(|text| text.as_string()).collect()
}

fn sight(told: &Told, is_for_codes: bool) -> Sight {
    let seen = told.seen();
    match told.problem() {
        Some(name) => Sight::Problem(name.parse().unwrap_or(CameraProblem::Failed)),
        None if seen.is_undefined() => Sight::On,
        None if is_for_codes => Sight::Codes(texts(&seen)),
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
    let chosen = use_state_eq(|| CAMERA.load());
    let on_choice = callback!(chosen, move |event: Event| {
        let name = event.target_unchecked_into::<HtmlSelectElement>().value();
        CAMERA.save(&name);
        chosen.set(name);
    });
    // The name of the camera that is open; the name and the label of each.
    let cameras = use_state_eq(|| (String::new(), Vec::new()));
    let know = cameras.setter();
    use_effect_with((video.clone(), chosen, is_for_codes), move |(video, chosen, _)| {
        let tell = Closure::<dyn Fn(Told)>::new(move |told: Told| {
            let sight = sight(&told, is_for_codes);
            if let Some(opened) = told.opened() {
                know.set((opened, texts(&told.cameras())));
            }
            // Next time the browser chooses one.
            if sight == Sight::Problem(CameraProblem::Busy) {
                CAMERA.save("");
            }
            let hear = hear.borrow().clone();
            hear.emit(sight);
        });
        let video = video.cast::<Element>().expect_throw("a video that is drawn");
        let close = watch_by_camera(&video, chosen, is_for_codes, tell.as_ref());
        move || {
            let _ = close.call0(&JsValue::NULL);
            // The camera may still tell what it saw.
            tell.forget();
        }
    });
    let (opened, listed) = &*cameras;
    let labelled = listed.as_chunks::<2>().0;
    html! {
        <div class="camera" data-shown={is_shown.to_string()}>
            <video ref={video} muted=true playsinline=true aria-label={say::vote_camera_picture()} />
            <div class="row">
                <button id="camera-show" type="button" aria-pressed={is_shown.to_string()} onclick={show}>
                    { say::vote_camera_show() }
                </button>
                if labelled.len() > 1 {
                    <label for="camera-which">{ say::vote_camera() }</label>
                    <select id="camera-which" onchange={on_choice}>
                        { for labelled.iter().map(|[name, label]| html! {
                            <option value={name.clone()} selected={name == opened}>{ label }</option>
                        }) }
                    </select>
                }
            </div>
        </div>
    }
}
