//! Weights that the visitor writes himself, and whether they obey the law.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::doors::gallery::penetration::link::{Kind, Room};
use crate::app::doors::gallery::penetration::names::name_of;
use crate::app::doors::gallery::penetration::weights::MOST;
use crate::konane::Square;

/// So many broken jumps are named.
const NAMED: usize = 6;

pub fn own_weights(room: &Room, change: &Callback<Room>, is_open: bool) -> Html {
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
        let on_input = {
            let (room, change, weights) = (room.clone(), change.clone(), weights.clone());
            Callback::from(move |event: InputEvent| {
                let input = event.target_dyn_into::<HtmlInputElement>();
                if let Some(weight) = input.and_then(|input| input.value().parse().ok()) {
                    let kind = Kind::Own(weights.with(square, weight));
                    change.emit(Room { kind, ..room.clone() });
                }
            })
        };
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
                    aria-label={format!("Weight of {}", name(square))}
                    aria-invalid={is_broken.then_some("true")}
                    data-weight={format!("{},{}", square.row, square.column)}
                    value={weights.at(square).to_string()}
                    oninput={on_input}
                />
            </td>
        }
    };
    html! {
        <section class="card own">
            <h3>{ "Try your own weights" }</h3>
            <p>
                { "Weights are good if no jump gains: for any three squares in a line the landing \
                   weighs at most as much as jumper and jumped together. Then the sum of all stones \
                   never grows. Beyond the rim they go on as in a mirror, so the law holds everywhere \
                   if it holds here." }
            </p>
            <div class="own-weights" role="region" aria-label="Your own weights" tabindex="0">
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
            <div role="status" id="pen-broken">
                if broken.is_empty() {
                    <p>{ "The law holds." }</p>
                } else {
                    <ul>
                        { for broken.iter().take(NAMED).map(|&[from, over, to]| html! {
                            <li>{ format!(
                                "{}→{} over {}: {} is more than {} + {}",
                                name(from), name(to), name(over),
                                weights.at(to), weights.at(from), weights.at(over)
                            ) }</li>
                        }) }
                        if broken.len() > NAMED {
                            <li>{ format!("and {} more", broken.len() - NAMED) }</li>
                        }
                    </ul>
                }
            </div>
            <div class="row">
                if is_open {
                    <button id="pen-ours" type="button" onclick={own(Kind::Best)}>
                        { "Back to ours" }
                    </button>
                    <button
                        id="pen-reset"
                        type="button"
                        onclick={own(Kind::Own(Room { kind: Kind::Best, ..room.clone() }.readable()))}
                    >
                        { "Begin again" }
                    </button>
                } else {
                    <button id="pen-own" type="button" onclick={own(Kind::Own(weights.clone()))}>
                        { "Weigh with these" }
                    </button>
                }
            </div>
        </section>
    }
}
