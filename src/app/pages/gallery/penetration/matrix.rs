//! The table by depth and width; each entry is a link to its box.

use yew::prelude::*;

use crate::app::room::Room;
use crate::konane::TABLE;

pub fn matrix(room: &Room) -> Html {
    let size = |number: i32, last: usize| {
        let more = if number as usize == last { "+" } else { "" };
        format!("{number}{more}")
    };
    let widths = TABLE[0].len();
    html! {
        <div class="card matrix" role="region" aria-label="Table by depth and width" tabindex="0">
            <table>
                <caption>
                    { "The farthest that stones of a box get: its depth downwards, its width across" }
                    <span>{ "Ernst 1995, table 1" }</span>
                </caption>
                <thead>
                    <tr>
                        <td aria-hidden="true">{ "↓↔" }</td>
                        { for (1..=widths as i32).map(|width| html! {
                            <th scope="col">{ size(width, widths) }</th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for (1..).zip(TABLE).map(|(depth, row)| html! {
                        <tr>
                            <th scope="row">{ size(depth, TABLE.len()) }</th>
                            { for (1..).zip(row).map(|(width, distance)| {
                                let is_here = (depth, width) == (room.depth, room.width);
                                let words = format!(
                                    "depth {}, width {}: {distance}",
                                    size(depth, TABLE.len()),
                                    size(width, widths)
                                );
                                html! {
                                    <td class={format!("far{distance}")}>
                                        <a
                                            href={room.with_box(depth, width).visit().to_string()}
                                            data-box={format!("{depth},{width}")}
                                            aria-label={words}
                                            aria-current={is_here.then_some("true")}
                                        >
                                            { distance }
                                        </a>
                                    </td>
                                }
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
