//! Refuses files that are dropped where nothing takes them: otherwise the browser would open them in place of the page.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::DragEvent;

/// What takes files listens on the document, and so hears of them first.
pub fn refuse_files() {
    for name in ["dragover", "drop"] {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, |event| {
            let event: &DragEvent = event.unchecked_ref();
            let Some(data) = event.data_transfer().filter(|_| !event.default_prevented()) else {
                return;
            };
            if data.types().includes(&"Files".into(), 0) {
                event.prevent_default();
                // The pointer shows it.
                data.set_drop_effect("none");
            }
        })
        .forget();
    }
}
