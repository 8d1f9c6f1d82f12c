//! Short texts with small figures.

use yew::prelude::*;

/// The typefaces have no small figures: they are set here.
pub fn signs(text: &str) -> Html {
    let mut rest = text;
    let mut runs = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_small = figure(first).is_some();
        let end = rest.find(|sign| figure(sign).is_some() != is_small).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        runs.push(match is_small {
            true => html! { <sub>{ run.chars().filter_map(figure).collect::<String>() }</sub> },
            false => html! { run },
        });
        rest = after;
    }
    runs.into_iter().collect()
}

fn figure(sign: char) -> Option<char> {
    let figure = u32::from(sign).checked_sub(u32::from('₀'))?;
    char::from_digit(figure, 10)
}
