//! A callback that stays the same from render to render, so that what holds it need not render again.

use yew::prelude::*;

/// Calls the callback of the latest render.
#[hook]
pub fn use_latest<T: 'static>(callback: Callback<T>) -> Callback<T> {
    let latest = use_mut_ref(|| callback.clone());
    latest.replace(callback);
    use_callback((), move |value, ()| {
        let latest = latest.borrow().clone();
        latest.emit(value);
    })
}
