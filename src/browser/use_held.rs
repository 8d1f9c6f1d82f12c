//! A value that may stand still.

use yew::prelude::*;

/// The value of the latest render that did not hold it.
#[hook]
pub fn use_held<T: Clone + 'static>(now: &T, holds: bool) -> T {
    let held = use_mut_ref(|| now.clone());
    if !holds {
        held.replace(now.clone());
    }
    let held = held.borrow();
    held.clone()
}
