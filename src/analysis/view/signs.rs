//! Texts with subscripts and superscripts, and values in texts.

use yew::prelude::*;

use crate::analysis::view::stacked::{fraction, stacked};
use teaching::content::Worth;
use words::{ENGLISH, tag};

/// The typefaces have no subscript characters, so this sets them as markup. It also raises the content of `^(…)`.
pub fn signs(text: &str) -> Html {
    let mut rest = text;
    let mut runs = Vec::new();
    while let Some(first) = rest.chars().next() {
        let raised = rest.strip_prefix("^(").and_then(|raised| raised.split_once(')'));
        if let Some((raised, after)) = raised {
            runs.push(html! { <sup>{ raised }</sup> });
            rest = after;
            continue;
        }
        let is_small = lowered(first).is_some();
        let is_other = |sign: char| sign == '^' || lowered(sign).is_some() != is_small;
        let length = first.len_utf8();
        let end = rest[length..].find(is_other).map_or(rest.len(), |end| end + length);
        let (run, after) = rest.split_at(end);
        runs.push(match is_small {
            true => html! { <sub>{ run.chars().filter_map(lowered).collect::<String>() }</sub> },
            false => stacked(run),
        });
        rest = after;
    }
    runs.into_iter().collect()
}

/// The space between the parts of a value, and the one at which no line may break.
const BETWEEN: char = '\u{2009}';
const NARROW: &str = "\u{202f}";

/// A value, with its words for screen readers.
pub fn worth(Worth { signs, words }: &Worth) -> Html {
    value(signs, words)
}

pub fn value(written: &str, words: &str) -> Html {
    // The words are English: in other languages screen readers read the signs.
    let words = if tag() == ENGLISH { words } else { written };
    html! {
        <span class="name">
            <span aria-hidden="true">{ for written.split(BETWEEN).enumerate().map(|(place, text)| html! {
                    <>{ if place > 0 { NARROW } else { "" } }{ term(text) }</>
                }) }</span>
            <span class="unseen">{ words }</span>
        </span>
    }
}

/// A part of a value; a fraction is set as one, after its sign.
fn term(text: &str) -> Html {
    let (sign, number) = text.split_at(text.find(|sign| sign != '−').unwrap_or_default());
    match number.split_once('/') {
        Some((above, below)) => html! { <>{ sign }{ fraction(above, below) }</> },
        None => signs(&text.replace('|', "│")),
    }
}

fn lowered(sign: char) -> Option<char> {
    if sign == 'ⱼ' {
        return Some('j');
    }
    let figure = u32::from(sign).checked_sub(u32::from('₀'))?;
    char::from_digit(figure, 10)
}
