//! Weights that a reader types, and whether they obey the law.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::square_name::ARROW;
use crate::browser::callback::{callback, closure};
use crate::link::corrections::Corrections;
use crate::pages::gallery::penetration::link::{Kind, Room};
use crate::pages::gallery::penetration::weights::MOST;
use crate::pages::gallery::view::penetration::names::name_of;
use konane::Square;
use words::say;

/// How many of the jumps that break the law are named.
const NAMED: usize = 6;

#[derive(Properties, PartialEq)]
pub struct OwnWeightsProps {
    pub room: Room,
    pub change: Callback<Room>,
}

#[component]
pub fn OwnWeights(props: &OwnWeightsProps) -> Html {
    let OwnWeightsProps { room, change } = props;
    let is_open = matches!(room.kind, Kind::Own(_));
    // The weights after the last correction, and its message, which shows as long as the weights are those.
    let corrected = use_state_eq(|| (room.kind.clone(), AttrValue::default()));
    let (area, window) = (room.own_area(), room.window());
    let weights = match &room.kind {
        Kind::Own(weights) => weights.clone(),
        _ => room.readable(),
    };
    let broken = weights.check().broken;
    let own = |weights| {
        let (room, change) = (room.clone(), change.clone());
        move |_: MouseEvent| {
            change.emit(Room { kind: Kind::clone(&weights), ..room.clone() });
        }
    };
    let name = |square| name_of(square, window);
    let cell = |square: Square| {
        let is_broken = broken.iter().any(|jump| jump[2] == square);
        let now = weights.at(square) as i32;
        let set = closure!(room, change, weights, move |weight: i32| {
            let kind = Kind::Own(weights.with(square, weight.into()));
            change.emit(Room { kind: kind.clone(), ..room.clone() });
            kind
        });
        // A number that fits takes effect while the reader types it; any other is corrected afterwards.
        let on_input = callback!(set, move |event: InputEvent| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            if let Some(weight) = typed.parse().ok().filter(|it| (0..=MOST as i32).contains(it)) {
                set(weight);
            }
        });
        let on_change = callback!(
            corrected = corrected.setter(),
            name = say::pen_own_the_weight(&name(square)),
            move |event: Event| {
                let field = event.target_unchecked_into::<HtmlInputElement>();
                let mut corrections = Corrections::default();
                let range = 0..=MOST as i32;
                let weight = corrections.number(&name, Some(&field.value()), range, now);
                field.set_value(&weight.to_string());
                corrected.set((set(weight), corrections.0.concat().into()));
            }
        );
        html! {
            <td class={classes!(
                (square.row >= 0).then_some("inside"),
                (square == room.goal()).then_some("goal")
            )}>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max={MOST.to_string()}
                    aria-label={say::pen_own_weight(&name(square))}
                    aria-invalid={is_broken.then_some("true")}
                    data-weight={format!("{},{}", square.row, square.column)}
                    value={now.to_string()}
                    oninput={on_input}
                    onchange={on_change}
                />
            </td>
        }
    };
    html! {
        <details class="own" open={is_open}>
            <summary>{ say::pen_own_try() }</summary>
            <p>{ say::pen_own_law() }</p>
            <div class="own-weights" role="region" aria-label={say::pen_own_weights()} tabindex="0">
                <table>
                    { for (area.corner.row..=area.last().row).map(|row| html! {
                        <tr>
                            <th scope="row">
                                { if row < 0 { format!("+{}", -row) } else { (row + 1).to_string() } }
                            </th>
                            { for (0..area.columns).map(|column| cell(Square::new(row, column))) }
                        </tr>
                    }) }
                </table>
            </div>
            <p id="pen-corrected" class="note" role="status">
                if corrected.0 == room.kind { { &corrected.1 } }
            </p>
            <div role="status" id="pen-broken">
                if broken.is_empty() {
                    <p>{ say::pen_own_lawful() }</p>
                } else {
                    <ul>
                        { for broken.iter().take(NAMED).map(|&[from, over, to]| html! {
                            <li>{ {
                                let [jumper, jumped, weight] =
                                    [from, over, to].map(|square| weights.at(square).to_string());
                                say::pen_own_broken(
                                    &format!("{}{ARROW}{}", name(from), name(to)), &jumped, &jumper, &name(over), &weight,
                                )
                            } }</li>
                        }) }
                        if broken.len() > NAMED {
                            <li>{ say::pen_own_more(broken.len() - NAMED) }</li>
                        }
                    </ul>
                }
            </div>
            <div class="row">
                if is_open {
                    <button id="pen-ours" type="button" onclick={own(Kind::Best)}>
                        { say::pen_own_back() }
                    </button>
                    <button
                        id="pen-reset"
                        type="button"
                        onclick={own(Kind::Own(Room { kind: Kind::Best, ..room.clone() }.readable()))}
                    >
                        { say::pen_own_reset() }
                    </button>
                } else {
                    <button id="pen-own" type="button" onclick={own(Kind::Own(weights.clone()))}>
                        { say::pen_own_use() }
                    </button>
                }
            </div>
        </details>
    }
}
