//! Fractions in a text, set like those in names of values.

use crate::analysis::stacked::{Run, bars, runs, with_signs};
use yew::prelude::*;

pub fn stacked(text: &str) -> Html {
    let run = |(before, of): Run| {
        let fraction = of.map(|(above, below)| fraction(above, below));
        html! { <>{ barred(before) }{ fraction }</> }
    };
    html! { <span>{ for runs(text).into_iter().map(run) }</span> }
}

/// The bars of a double or triple bar are nearer to each other than two signs.
pub fn barred(text: &str) -> Html {
    let part = |(before, count): (&str, usize)| {
        let near = near(count);
        html! {
            <>
                { before.to_string() }
                if count > 0 {
                    <span class="bars">{ near }</span>
                    { "|" }
                }
            </>
        }
    };
    bars(text).into_iter().map(part).collect()
}

/// All bars of a row but the last one: each has the next one near to it.
pub fn near(count: usize) -> String {
    "|".repeat(count.saturating_sub(1))
}

pub fn fraction(above: &str, below: &str) -> Html {
    html! { <span class="fraction"><sup>{ above.to_string() }</sup>{ "⁄" }<sub>{ below.to_string() }</sub></span> }
}

/// A value as readers type it, with the page's signs and fractions.
pub fn typed(text: &str) -> Html {
    stacked(&with_signs(text))
}
