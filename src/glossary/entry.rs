//! The parts of a term, for its card and for the glossary page.

use value::Outcome;
use yew::prelude::*;

use crate::analysis::phrases::{outcome, relation};
use crate::analysis::view::name_view::colour;
use crate::analysis::view::signs::signs;
use crate::analysis::view::value_view::outcome_term;
use crate::board::view::mini_board::{SIDE, covered};
use konane::{Jump, Square, jump_named, square_named};
use teaching::content::glossary::{Glossary, Picture, Reference, Term};
use teaching::content::papers::PAPERS;

/// The board with its rings and arrows, and squares of this many px if there is room.
pub fn picture(Picture { board, rings, arrows, .. }: &Picture, px: i32) -> Html {
    let rows = board.rows();
    let rings = rings.iter().filter_map(|name| square_named(name, rows)).map(ring);
    let arrows = arrows.iter().filter_map(|name| jump_named(name, rows)).map(arrow);
    covered(board, px, html! { <>{ rings.collect::<Html>() }{ arrows.collect::<Html>() }</> })
}

fn middle(place: i32) -> i32 {
    place * SIDE + SIDE / 2
}

fn ring(square: Square) -> Html {
    html! {
        <circle class="ring" cx={middle(square.column).to_string()} cy={middle(square.row).to_string()} r="5.4" />
    }
}

/// From the stone to the middle of the square where it lands.
fn arrow(jump: Jump) -> Html {
    let (from, to) = (jump.from, jump.to());
    let (right, down) = ((to.column - from.column).signum(), (to.row - from.row).signum());
    let (x, y) = (middle(to.column), middle(to.row));
    // The ends of the arrow's two barbs.
    let end = |side: i32| (x - 4 * right + 3 * side * down, y - 4 * down + 3 * side * right);
    let ((one_x, one_y), (two_x, two_y)) = (end(1), end(-1));
    let way = format!(
        "M{} {}L{x} {y}M{one_x} {one_y}L{x} {y}L{two_x} {two_y}",
        middle(from.column),
        middle(from.row)
    );
    html! { <path class="way" d={way} /> }
}

/// Terms of values whose cards explain their colours.
const COLOURED: [&str; 7] =
    ["positive", "negative", "fuzzy", "zero", "number", "infinitesimal", "hot"];

/// The meaning of the colours of values, hidden from screen readers.
pub fn colours(glossary: &Glossary, term: &Term) -> Option<Html> {
    let item = |known: Outcome| {
        let title = &glossary.term(outcome_term(known))?.title;
        Some(html! {
            <div class={colour(known)}>
                <dt>{ title.clone() }{ format!(" {} 0", relation(known)) }</dt>
                <dd>{ outcome(known) }</dd>
            </div>
        })
    };
    COLOURED.contains(&&*term.name).then(|| html! {
        <dl class="colours" aria-hidden="true">{ for Outcome::ALL.into_iter().filter_map(item) }</dl>
    })
}

/// The sources of the explanation.
pub fn sources(term: &Term) -> Html {
    let source = |source: &Reference| match source {
        Reference::Elsewhere(text) => html! { <p class="note" lang="en">{ text.clone() }</p> },
        Reference::Paper(name, heading) => {
            let paper = PAPERS.into_iter().find(|paper| paper.name == name);
            html! {
                <p class="note" lang="en">
                    <a href={format!("#/gallery/papers/{name}")}>{ paper.map(|paper| paper.authors.text()) }</a>
                    { ": " }{ signs(heading) }
                </p>
            }
        }
    };
    term.sources.iter().map(source).collect()
}
