//! How each opening of a solved board was searched, and the commands that do it again.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::proof_link::proof_link;
use crate::browser::callback::callback;
use crate::browser::clipboard::write_to_clipboard;
use crate::link::solved_link::SolvedLink;
use game::Beginning;
use teaching::content::solved::{End, Search};
use words::say;
use worker::message::{Position, ProofGoal};

/// The page offers a proof for boards of at most this many squares: larger ones take it too long.
const MOST_PROVED: i32 = 30;

/// `size` has the rows and columns of the board, `searches` one opening for each set of images.
#[autoprops]
#[component]
pub fn SolvedSearches(
    link: &SolvedLink,
    size: (i32, i32),
    searches: &Vec<(Beginning, Option<Search>)>,
) -> Html {
    // The command that was copied last, and whether the browser allowed it.
    let copied = use_state(|| None);
    let command = |text: String, label: String| {
        let said = match &*copied {
            Some((last, true)) if *last == text => say::calc_copied(),
            Some((last, false)) if *last == text => say::range_copy_refused(),
            _ => "",
        };
        let copy = callback!(text, copied, move |_: MouseEvent| {
            let (last, copied) = (text.clone(), copied.clone());
            let done = Callback::from(move |is_done| copied.set(Some((last.clone(), is_done))));
            write_to_clipboard(&text, done);
        });
        html! {
            <p class="command">
                <code>{ for text.split(' ').map(|word| html! { <><span>{ word }</span>{ " " }</> }) }</code>
                <button type="button" aria-label={label} onclick={copy}>{ say::calc_copy() }</button>
                <span class="note" role="status">{ said }</span>
            </p>
        }
    };
    let unknown = searches.iter().filter(|(_, search)| !is_decided(search)).count();
    let (rows, columns) = size;
    html! {
        <details id="solved-searches">
            <summary>
                { say::solved_searches() }{ " " }
                <span class="note">{ say::solved_searches_count(searches.len() - unknown, unknown) }</span>
            </summary>
            <p class="note">{ say::solved_searches_note() }</p>
            <ul>
                <li>
                    { say::solved_repeat() }
                    { command(link.command(rows, columns), say::solved_repeat_copy().to_string()) }
                </li>
                { for searches.iter().map(|(beginning, search)| {
                    let pair = beginning.pair_name(rows);
                    let options = search.as_ref().map_or("", |search| &search.run.options);
                    html! {
                        <li data-opening={pair.replace(' ', "")}>
                            <b>{ &pair }</b>{ " " }{ told(search) }
                            { command(
                                link.search_command(*beginning, size, options),
                                say::solved_search_copy(&pair),
                            ) }
                            if is_decided(search) {
                                if let Some(proof) = opening_proof(link, *beginning, size) {
                                    { proof }
                                } else {
                                    { command(
                                        link.certificate_command(*beginning, size),
                                        say::solved_certificate_copy(&pair),
                                    ) }
                                }
                            }
                        </li>
                    }
                }) }
            </ul>
        </details>
    }
}

fn is_decided(search: &Option<Search>) -> bool {
    search.as_ref().is_some_and(|search| search.end != End::Undecided)
}

/// What the search found, and what it took.
fn told(search: &Option<Search>) -> String {
    let Some(Search { end, positions, run }) = search else {
        return say::solved_search_none().to_string();
    };
    let positions = *positions as f64;
    match *end {
        End::Decided { winner, seconds } => say::solved_search_decided(
            &run.date,
            positions,
            (10.0 * seconds).round() / 10.0,
            winner,
        ),
        End::Undecided => say::solved_search_undecided(&run.date, positions),
    }
}

/// A link to a proof of who wins, where the page can make one.
pub fn opening_proof(
    link: &SolvedLink,
    beginning: Beginning,
    (rows, columns): (i32, i32),
) -> Option<Html> {
    let label = say::solved_proof(beginning.first, &beginning.pair_name(rows));
    let proved = Position::of(link.rules, &beginning.board(rows, columns));
    let goal = ProofGoal::Winner(beginning.first);
    (rows * columns <= MOST_PROVED).then(|| proof_link(&proved, goal, label))
}
