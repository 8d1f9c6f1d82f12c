//! A state that belongs to a subject.

use yew::prelude::*;

/// The state and its setter. For another subject the state is the default again, in the very render that brings the
/// subject. An effect would reset it later, and so undo what the reader has done in the meantime.
#[hook]
pub fn use_state_of<S, T>(subject: S) -> (T, Callback<T>)
where
    S: PartialEq + 'static,
    T: Clone + Default + PartialEq + 'static,
{
    // The subject of this render, and how many subjects there have been.
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
        // A value that comes too late belongs to a previous subject.
        Callback::from(move |value: T| {
            if drawn.borrow().1 == number {
                state.set((number, value));
            }
        })
    };
    (now, set)
}
