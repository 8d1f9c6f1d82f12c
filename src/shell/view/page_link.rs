//! Keeps the state of a page and the link in the address in step.

use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

use crate::browser::use_held::use_held;
use crate::shell::view::address::{Address, use_written};
use crate::state::LinkedState;

/// A page that is not open shows nothing, but keeps its state.
#[derive(Clone, PartialEq, Properties)]
pub struct PageProps {
    pub is_open: bool,
    /// The address that was opened last; it may belong to another page.
    pub address: Address,
    /// Sets the link to this page in the bar.
    pub on_bar_link: Callback<String>,
}

/// The state of a page in a render. An action causes a render even if it leaves the state equal, so that a
/// repeated action is answered again.
pub struct LinkedHandle<S: LinkedState> {
    pub state: Rc<S>,
    /// The state before a change that still goes on. The address and what the page shares follow when it ends.
    pub settled: Rc<S>,
    pub act: Callback<S::Action>,
}

impl<S: LinkedState> Clone for LinkedHandle<S> {
    fn clone(&self) -> Self {
        LinkedHandle {
            state: self.state.clone(),
            settled: self.settled.clone(),
            act: self.act.clone(),
        }
    }
}

impl<S: LinkedState> PartialEq for LinkedHandle<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state) && self.act == other.act
    }
}

impl<S: LinkedState> Deref for LinkedHandle<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.state
    }
}

/// The state of a page. A new address becomes actions by `read`, which the state takes once, before it is
/// rendered or written: so no state shows or stands at another's address. A change of the state replaces the
/// address. Neither happens while another page is open.
#[hook]
pub fn use_page_link<S: LinkedState + 'static>(
    props: &PageProps,
    first: impl FnOnce() -> S,
    read: fn(&str) -> Vec<S::Action>,
) -> LinkedHandle<S> {
    let PageProps { is_open, address, on_bar_link } = props;
    let held = use_mut_ref(|| Rc::new(first()));
    let followed = use_mut_ref(|| None::<Address>);
    if *is_open && followed.borrow().as_ref() != Some(address) {
        let last = followed.replace(Some(address.clone()));
        let is_another_item = last.and_then(|last| last.item) != address.item;
        for action in read(&address.text) {
            let mut next = held.borrow().apply(action);
            if is_another_item {
                next.fence(address.item.is_some());
            }
            held.replace(next.into());
        }
    }
    let state = held.borrow().clone();
    let update = use_force_update();
    let act = use_callback((), move |action, ()| {
        let next = held.borrow().apply(action);
        held.replace(next.into());
        update.force_update();
    });
    let settled = use_held(&state, state.is_changing());
    let link = (*is_open && !settled.has_problem()).then(|| settled.link());
    use_written(link, Some(address.clone()));
    use_effect_with((settled.bar_link(), on_bar_link.clone()), |(link, on_bar_link)| {
        on_bar_link.emit(link.clone())
    });
    LinkedHandle { state, settled, act }
}
