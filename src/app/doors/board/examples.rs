//! First steps: what a press does, and positions to open.

use yew::prelude::*;

const EXAMPLES: [(&str, &str); 6] = [
    ("A sum of four", "#/k1/ancient/plane/o.ox.x2.xo/8x/14/14/oxo.ox5xox"),
    ("Half a move", "#/k1/ancient/plane/oxo.ox"),
    ("A nimber", "#/k1/ancient/plane/o.ox.x"),
    ("Next to nothing", "#/k1/ancient/plane/ox/..x/.x.x"),
    ("A staircase", "#/k1/ancient/plane/xo/.xo/..xo"),
    ("A whole board", "#/k1/ancient/walls/xoxo/oxox/xoxo/..ox"),
];

pub fn examples() -> Html {
    html! {
        <section class="more">
            <p class="note">
                { "In Edit, press a square to change it: empty, black, white. In Play, press a \
                   stone, then where it should land." }
            </p>
            <h2>{ "Positions to try" }</h2>
            <ul class="examples">
                { for EXAMPLES.map(|(name, link)| html! { <li><a href={link}>{ name }</a></li> }) }
            </ul>
        </section>
    }
}
