//! The keys of the penetration room in front of a lecture hall, each of which is also a button.

use yew::prelude::*;

use crate::browser::key_bar::{KeyBar, cap};
use crate::browser::page_keys::use_plain_keys;
use crate::browser::steps::Steps;
use crate::pages::gallery::penetration::play::PenetrationAction;
use page_model::pages::gallery::penetration::link::Room;
use words::{Words, say};

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

/// The sign on a key, its word, and the browser's name of the key.
const CAPS: [(&str, Words, &str); 4] = [
    ("←", say::LECTURE_BACK, "ArrowLeft"),
    ("→", say::LECTURE_ON, "ArrowRight"),
    ("W", say::LECTURE_WEIGHTS, "w"),
    ("H", say::LECTURE_HINT, HINT),
];
/// For free play only: a path needs no hint.
const HINT: &str = "h";

/// Use this hook in the component that renders the step: another component may render later, and would apply the next
/// key to the previous step.
#[hook]
pub fn use_hall_keys(props: &HallKeysProps) {
    let props = props.clone();
    use_plain_keys(props.room.is_projected, move |event| {
        if let Some(press) = press(&props, &event.key()) {
            event.prevent_default();
            press();
        }
    });
}

#[component]
pub fn HallKeys(props: &HallKeysProps) -> Html {
    let room = &props.room;
    let is_projected = room.is_projected;
    let caps = CAPS.iter().filter(|(.., key)| *key != HINT || room.game.is_some());
    html! {
        <KeyBar is_there={is_projected}>
            { for caps.map(|&(sign, word, key)| {
                let is_on = (key == "w").then_some(room.shows_weights);
                let is_off = press(props, key).is_none();
                let props = props.clone();
                let on_click = Callback::from(move |_| {
                    if let Some(press) = press(&props, key) {
                        press();
                    }
                });
                cap(sign, word.text().into(), is_on, is_off, on_click)
            }) }
        </KeyBar>
    }
}

/// What a key does, if anything. At the ends of the path the key goes on to other listeners: a list then advances.
fn press(props: &HallKeysProps, key: &str) -> Option<Box<dyn Fn()>> {
    let HallKeysProps { room, last, steps, act, change } = props;
    if let "w" | "W" = key {
        let change = change.clone();
        // The step that is shown; the room may not have it yet.
        let step = if steps.is_running { room.step } else { steps.step };
        let shows_weights = !room.shows_weights;
        let next = Room { shows_weights, step, ..room.clone() };
        return Some(Box::new(move || change.emit(next.clone())));
    }
    if room.game.is_some() {
        let action = match key {
            "ArrowLeft" => PenetrationAction::Undo,
            "ArrowRight" => PenetrationAction::Redo,
            "h" | "H" => PenetrationAction::Hint,
            _ => return None,
        };
        let act = act.clone();
        return Some(Box::new(move || act.emit(action.clone())));
    }
    let target = match key {
        "ArrowLeft" => steps.step.checked_sub(1)?,
        "ArrowRight" => steps.step + 1,
        "Home" => 0,
        "End" => *last,
        _ => return None,
    };
    let to = steps.to.clone();
    (target != steps.step && target <= *last)
        .then(|| Box::new(move || to.emit(target)) as Box<dyn Fn()>)
}
