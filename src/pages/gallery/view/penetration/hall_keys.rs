//! The keys of the penetration room in front of a lecture hall, each of which is also a button.

use yew::prelude::*;

use crate::browser::key_bar::{KeyBar, cap};
use crate::browser::page_keys::use_keys;
use crate::browser::steps::Steps;
use crate::keys::Seek;
use crate::pages::gallery::keys::{PENETRATION, PenetrationKey};
use crate::pages::gallery::penetration::link::Room;
use crate::pages::gallery::view::penetration::play::PenetrationAction;

#[derive(Clone, PartialEq, Properties)]
pub struct HallKeysProps {
    pub room: Room,
    /// How many leaps the path has.
    pub last: usize,
    pub steps: Steps,
    /// Gets the actions of free play.
    pub act: Callback<PenetrationAction>,
    pub change: Callback<Room>,
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
    // For free play only: a path needs no hint.
    let is_there = |key| key != PenetrationKey::Hint || room.game.is_some();
    html! {
        <KeyBar is_there={room.is_projected}>
            { for PENETRATION.caps().filter(|(.., key)| is_there(**key)).map(|(sign, word, key)| {
                let is_on = (*key == PenetrationKey::Weights).then_some(room.shows_weights);
                let press = press(props, *key);
                let is_off = press.is_none();
                let on_click = Callback::from(move |_| press.iter().for_each(|press| press()));
                cap(sign, word.into(), is_on, is_off, on_click)
            }) }
        </KeyBar>
    }
}

/// What a key does, if anything. At the ends of the path the key goes on to other listeners: a list then advances.
fn press(props: &HallKeysProps, key: PenetrationKey) -> Option<Box<dyn Fn()>> {
    let HallKeysProps { room, last, steps, act, change } = props;
    let action = match (key, room.game.is_some()) {
        (PenetrationKey::Weights, _) => {
            let change = change.clone();
            // The step that is shown; the room may not have it yet.
            let step = if steps.is_running { room.step } else { steps.step };
            let next = Room { shows_weights: !room.shows_weights, step, ..room.clone() };
            return Some(Box::new(move || change.emit(next.clone())));
        }
        (PenetrationKey::Seek(Seek::Back), true) => PenetrationAction::Undo,
        (PenetrationKey::Seek(Seek::On), true) => PenetrationAction::Redo,
        (PenetrationKey::Hint, true) => PenetrationAction::Hint,
        (PenetrationKey::Seek(key), false) => {
            let (to, target) = (steps.to.clone(), key.from(steps.step, *last));
            let press = move || to.emit(target);
            return (target != steps.step).then(|| Box::new(press) as Box<dyn Fn()>);
        }
        _ => return None,
    };
    let act = act.clone();
    Some(Box::new(move || act.emit(action.clone())))
}
