//! A state that belongs to something.

use yew::prelude::*;

/// The state and what sets it. It belongs to its subject: with another one it is the default again, as
/// early as that is drawn. An effect would reset it later, and so undo what a reader has done meanwhile.
#[hook]
pub fn use_state_of<S, T>(subject: S) -> (T, Callback<T>)
where
    S: PartialEq + 'static,
    T: Clone + Default + PartialEq + 'static,
{
    // The subject that is drawn, and its number among all that were.
    let drawn = use_mut_ref(|| (None, 0_u32));
    let number = {
        let (last, number) = &mut *drawn.borrow_mut();
        if last.as_ref() != Some(&subject) {
            *last = Some(subject);
            *number += 1;
        }
        *number
    };
    let state = use_state_eq(|| (number, T::default()));
    let (of, now) = &*state;
    let now = if *of == number { now.clone() } else { T::default() };
    let set = {
        let state = state.setter();
        // What comes too late is about a subject that is no longer there.
        Callback::from(move |value: T| {
            if drawn.borrow().1 == number {
                state.set((number, value));
            }
        })
    };
    (now, set)
}
