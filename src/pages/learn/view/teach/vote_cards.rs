//! The cards with which a class votes: how many, how they are held and read, and the sheets of A4 that are printed.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::browser::button::switch;
use crate::browser::callback::{callback, closure};
use crate::browser::number_field::NumberField;
use crate::browser::printing::print;
use crate::link::page_names::TEACH;
use crate::link::problem::LinkProblem;
use crate::pages::learn::cards_link::{CardsAction, CardsLink, PER_PAGE};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use crate::shell::view::page_link::{PageProps, use_page_link};
use crate::state::LinkedState;
use votes::{CARDS, EDGES, LETTERS, OUTCOME_LETTERS, SIDE, marker};
use words::say;

const SOURCE: &str =
    "Vickrey, Rosploch, Rahmanian, Pilarz, Stains (2015), doi.org/10.1187/cbe.14-11-0198";

/// In mm: a sheet of A4, a little lower than the paper, so that rounding adds no page.
const WIDTH: f64 = 210.0;
const HEIGHT: f64 = 296.0;
/// In mm: the side of a marker for each number of cards on a page. Between it and each letter there is a whole cell of white, and
/// between a letter and the paper's edge more than printers leave blank.
const MARKERS: [f64; 2] = [148.0, 100.0];

#[autoprops]
#[component]
pub fn VoteCards(page: &PageProps) -> Html {
    let opened = |address: &str| vec![CardsAction::Open(address.to_string())];
    let cards = use_page_link(page, CardsLink::default, opened);
    let link = (*cards.state).clone();
    let show = cards.act.reform(CardsAction::Show);
    let number = |id: &'static str,
                  label: &'static str,
                  value: usize,
                  with: fn(CardsLink, usize) -> CardsLink| {
        let on_number = callback!(link, show, move |number: i32| {
            show.emit(with(link.clone(), number.unsigned_abs() as usize));
            number
        });
        html! {
            <div class="row">
                <label for={id}>{ label }</label>
                <NumberField {id} name={label} value={value as i32} least={1} most={CARDS as i32} {on_number} />
            </div>
        }
    };
    let numbers: Vec<usize> = link.numbers().collect();
    let sheets = numbers.chunks(link.per_page);
    html! {
        <PageFrame
            column="list vote-cards"
            title={say::votes_page()}
            shared={Shared::page(link.link(), say::votes_page())}
            above={up(TEACH, say::page_teach())}
            heading={say::votes()}
            headline={say::votes_headline()}
            problem={LinkProblem::corrected(link.corrections.clone())}
            on_dismiss={show.reform(closure!(link, move |()| link.clone()))}
        >
            <div class="vote-both">
                <section class="card vote-form" aria-label={say::votes_sheets()}>
                    { number("votes-count", say::votes_count(), link.count, |link, count| CardsLink { count, ..link }) }
                    { number("votes-from", say::votes_from(), link.from, |link, from| CardsLink { from, ..link }) }
                    <div class="row">
                        <span aria-hidden="true">{ say::handout_on_a_page() }</span>
                        <div class="group" role="group" aria-label={say::votes_on_a_page()}>
                            { for PER_PAGE.map(|per_page| {
                                let other = CardsLink { per_page, ..link.clone() };
                                switch(format!("votes-{per_page}"), per_page.to_string(), per_page == link.per_page, &show, other)
                            }) }
                        </div>
                    </div>
                    <p id="votes-made" role="status">
                        { say::votes_made(numbers.len(), link.from, *link.numbers().end()) }
                        { ", " }{ say::votes_pages(sheets.len()) }
                    </p>
                    <p><button id="votes-print" class="main" type="button" onclick={|_| print()}>{ say::share_print() }</button></p>
                    <p class="note">{ say::votes_paper() }</p>
                </section>
                <section class="vote-help">
                    <h2>{ say::votes_how() }</h2>
                    <p>{ say::votes_hold() }</p>
                    <p>{ say::handout_outcomes() }{ " " }{ say::votes_letters() }</p>
                    <h2>{ say::votes_reading() }</h2>
                    <p>{ say::votes_begin() }</p>
                    <p>{ say::votes_far() }</p>
                    <p>{ say::votes_numbers() }</p>
                    <p>{ say::votes_without() }</p>
                    <h2>{ say::votes_most() }</h2>
                    <p>{ say::votes_order() }</p>
                    <p>{ say::votes_hidden() }</p>
                    <p class="note">{ say::votes_source(SOURCE) }</p>
                </section>
                <div class="vote-preview">{ sheet(&[link.from], link.per_page) }</div>
            </div>
            <div class="vote-sheets">
                { for sheets.map(|cards| sheet(cards, link.per_page)) }
            </div>
        </PageFrame>
    }
}

/// The cards with these numbers below each other, with a line to cut along between two.
fn sheet(numbers: &[usize], per_page: usize) -> Html {
    let height = HEIGHT / per_page as f64;
    html! {
        <svg class="vote-sheet" viewBox={format!("0 0 {WIDTH} {}", height * numbers.len() as f64)}>
            { for numbers.iter().enumerate().map(|(at, &number)| html! {
                <g role="img" aria-label={say::votes_card(number)} transform={format!("translate(0 {})", height * at as f64)}>
                    { card(number, per_page) }
                    if at > 0 {
                        <path class="vote-cut" d={format!("M0,0h{WIDTH}")} />
                    }
                </g>
            }) }
        </svg>
    }
}

fn card(number: usize, per_page: usize) -> Html {
    let side = MARKERS[per_page - 1];
    let (height, cell) = (HEIGHT / per_page as f64, side / SIDE as f64);
    let (across, down) = (WIDTH / 2.0, height / 2.0);
    let (left, top) = (across - side / 2.0, down - side / 2.0);
    let cells = marker(number, 0);
    let cells = cells.iter().enumerate().flat_map(|(row, cells)| {
        let black = cells.iter().enumerate().filter(|(_, is_black)| **is_black);
        black.map(move |(column, _)| format!("M{column},{row}h1v1h-1z"))
    });
    html! {
        <>
            <text class="vote-number" x="10" y="17">{ number }</text>
            <path class="vote-marker" d={cells.collect::<String>()} transform={format!("translate({left} {top}) scale({cell})")} />
            { for EDGES.iter().enumerate().map(|(turn, &choice)| {
                let from_middle = side / 2.0 + cell;
                html! {
                    <text
                        class="vote-letter"
                        transform={format!("translate({across} {down}) rotate({}) translate(0 -{from_middle})", 90 * turn)}
                    >
                        { format!("{} · {}", OUTCOME_LETTERS[choice], LETTERS[choice]) }
                    </text>
                }
            }) }
        </>
    }
}
