//! The keys of the penetration room in front of a lecture hall, each of which is also a button.

use yew::prelude::*;

use crate::browser::key_bar::{KeyBar, cap};
use crate::browser::page_keys::use_keys;
use crate::browser::steps::Steps;
use crate::pages::gallery::keys::{PENETRATION, PenetrationKey};
use crate::pages::gallery::penetration::link::Penetration;

#[derive(Clone, PartialEq, Properties)]
pub struct HallKeysProps {
    /// With the step that is shown.
    pub room: Penetration,
    pub steps: Steps,
    pub ask_hint: Callback<()>,
    pub change: Callback<Penetration>,
}

/// Use this hook in the component that renders the step: another component may render later, and would apply the next
/// key to the previous step.
#[hook]
pub fn use_hall_keys(props: &HallKeysProps) {
    let props = props.clone();
    use_keys(&PENETRATION, props.room.is_projected, move |key| {
        let press = press(&props, key);
        press.as_ref().map(|press| press()).is_some()
    });
}

#[component]
pub fn HallKeys(props: &HallKeysProps) -> Html {
    let room = &props.room;
    html! {
        <KeyBar is_there={room.is_projected}>
            { for PENETRATION.caps().map(|(sign, word, key)| {
                let is_on = (*key == PenetrationKey::Weights).then_some(room.shows_weights);
                let press = press(props, *key);
                let is_off = press.is_none();
                let on_click = Callback::from(move |_| press.iter().for_each(|press| press()));
                cap(sign, word.into(), is_on, is_off, on_click)
            }) }
        </KeyBar>
    }
}

/// What a key does, if anything. At the ends of the line the key goes on to other listeners: a list then advances.
fn press(props: &HallKeysProps, key: PenetrationKey) -> Option<Box<dyn Fn()>> {
    let HallKeysProps { room, steps, ask_hint, change } = props;
    match key {
        PenetrationKey::Weights => {
            let change = change.clone();
            let next = Penetration { shows_weights: !room.shows_weights, ..room.clone() };
            Some(Box::new(move || change.emit(next.clone())))
        }
        PenetrationKey::Hint => {
            let ask_hint = ask_hint.clone();
            Some(Box::new(move || ask_hint.emit(())))
        }
        PenetrationKey::Seek(key) => {
            let (to, target) = (steps.to.clone(), key.from(steps.step, room.game.leaps().len()));
            let press = move || to.emit(target);
            (target != steps.step).then(|| Box::new(press) as Box<dyn Fn()>)
        }
    }
}
