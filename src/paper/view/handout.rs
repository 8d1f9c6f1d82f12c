//! A lesson on paper: several positions to a page, with their answers beside them, on a separate sheet, or left for
//! students to find; or a gallery walk, each position on a page for the wall.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::view::pictured::MOST_PICTURES;
use crate::analysis::view::stacked::typed;
use crate::ask::view::use_reports::use_reports;
use crate::board::view::paper_board::{paper_board, printed};
use crate::board::view::slab::size;
use crate::browser::callback::callback;
use crate::browser::printing::print;
use crate::editor::editor_state::EditorState;
use crate::editor::view::rules_menu::{edge_words, rules_words};
use crate::link::item::words;
use crate::link::item_link::link;
use crate::paper::handed::{Handed, cut};
use crate::paper::view::printed_answers::{blank, value_line, winner, winners};
use crate::share::qr::Qr;
use crate::share::view::forms::draw_code;
use konane::NamedBoard;
use teaching::content::lessons::{Item, Lesson};
use teaching::sums::Game;
use words::say;
use worker::client::Report;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Answers {
    Beside,
    Apart,
    Nowhere,
}

/// How many positions fit on a page, and how many characters of text each then has room for.
const SIZES: [(usize, usize); 4] = [(1, 2000), (2, 900), (4, 320), (6, 160)];
/// How many empty squares are printed around the stones on the plane.
const MARGIN: i32 = 1;
/// The outcomes that students tick in a gallery walk.
const OUTCOMES: [&str; 4] = ["L", "R", "N", "P"];

/// `site` is the address of the page up to `#`. `opens` gives, for an item, the link that the board opens, or
/// nothing if there is no position; and the games to draw.
#[autoprops]
#[component]
pub fn Handout(
    lesson: &Rc<Lesson>,
    site: &String,
    opens: &Callback<Item, (Option<String>, Vec<Game>)>,
    on_close: &Callback<()>,
) -> Html {
    let size = use_state_eq(|| SIZES[2]);
    let answers = use_state_eq(|| Answers::Apart);
    let has_codes = use_state_eq(|| true);
    let is_walk = use_state_eq(|| false);
    let handed = use_memo((lesson.items.clone(), opens.clone()), |(items, opens)| {
        let of = |item: &Item| {
            let (link, drawn) = opens.emit(item.clone());
            Handed::of(item, link, drawn)
        };
        items.iter().map(of).collect::<Vec<_>>()
    });
    let positions = use_memo(handed.clone(), |handed| {
        handed
            .iter()
            .filter_map(|one| Some(one.editor_state.as_ref()?.position().clone()))
            .collect::<Vec<_>>()
    });
    let reports = use_reports(&positions);
    let codes =
        use_memo((handed.clone(), site.clone(), *has_codes), |(handed, site, has_codes)| {
            let code = |one: &Handed| Qr::encode(&format!("{site}#/{}", link(&one.item)));
            let code = |one: &Handed| code(one).filter(|_| *has_codes);
            handed.iter().map(code).collect::<Vec<_>>()
        });
    // Reports are in the order of the positions; some items have no position.
    let mut rest = reports.known.iter();
    let of_items = handed.iter().map(|one| one.editor_state.as_ref().and_then(|_| rest.next()));
    let entries: Vec<Entry> = handed
        .iter()
        .zip(of_items)
        .zip(codes.iter())
        .enumerate()
        .map(|(index, ((handed, report), code))| Entry { index, handed, report, code })
        .collect();
    let is_ready = reports.are_all || *answers == Answers::Nowhere;
    let (per_page, most_words) = if *is_walk { SIZES[0] } else { *size };
    let pages: Vec<&[Entry]> = entries.chunks(per_page).collect();
    let choose_size = |choice: (usize, usize)| {
        let size = size.setter();
        let set = Callback::from(move |_: MouseEvent| size.set(choice));
        choice_button(choice.0.to_string(), per_page == choice.0, set)
    };
    let choose_answers = |label: &str, choice: Answers| {
        let setter = answers.setter();
        let set = Callback::from(move |_: MouseEvent| setter.set(choice));
        choice_button(label.to_string(), *answers == choice, set)
    };
    let turn_walk = callback!(is_walk, move |_: MouseEvent| is_walk.set(!*is_walk));
    let turn_codes = callback!(has_codes, move |_: MouseEvent| has_codes.set(!*has_codes));
    let title = if lesson.title.is_empty() { say::handout_untitled() } else { &lesson.title };
    html! {
        <section class="handout" aria-labelledby="handout-title">
            <div class="handout-tools">
                <h1 id="handout-title" tabindex="-1">{ say::handout_title() }</h1>
                <span aria-hidden="true">{ say::handout_on_a_page() }</span>
                <div class="group" role="group" aria-label={say::handout_on_a_page_what()}>
                    { for SIZES.map(choose_size) }
                </div>
                <span aria-hidden="true">{ say::handout_answers_are() }</span>
                <div class="group" role="group" aria-label={say::handout_answers_are()}>
                    { choose_answers(say::handout_answers_are_beside(), Answers::Beside) }
                    { choose_answers(say::handout_answers_are_apart(), Answers::Apart) }
                    { choose_answers(say::handout_answers_are_none(), Answers::Nowhere) }
                </div>
                { choice_button(say::handout_codes().to_string(), *has_codes, turn_codes) }
                { choice_button(say::handout_walk().to_string(), *is_walk, turn_walk) }
                <span class="gap"></span>
                <button id="handout-close" type="button" onclick={on_close.reform(|_| ())}>
                    { say::handout_close() }
                </button>
                <button id="handout-print" class="main" type="button" disabled={!is_ready} onclick={|_| print()}>
                    { say::share_print() }
                </button>
                <p id="handout-status" class="note" role="status">
                    if !is_ready {
                        { say::handout_known(reports.known.len(), positions.len()) }
                    } else if *answers == Answers::Beside && handed.iter().any(Handed::is_covered) {
                        { say::handout_covered() }
                    }
                </p>
                if !is_ready {
                    <button id="handout-stop" type="button" onclick={reports.stop.reform(|_| ())}>
                        { say::handout_leave_open() }
                    </button>
                }
            </div>
            <div class="handout-pages">
                { for pages.iter().enumerate().map(|(number, page)| html! {
                    <article class="handout-page" data-per-page={per_page.to_string()}>
                        { head(title, number + 1, pages.len()) }
                        <ol class="handed">
                            { for page.iter().map(|entry| entry.cell(*answers, most_words, *is_walk)) }
                        </ol>
                    </article>
                }) }
                if *is_walk {
                    { claims(title, &entries) }
                }
                if *answers == Answers::Apart {
                    <article class="handout-answers">
                        <header><h2>{ say::handout_answers(title) }</h2></header>
                        <table>
                            <tbody>{ for entries.iter().map(Entry::row) }</tbody>
                        </table>
                    </article>
                }
            </div>
        </section>
    }
}

fn choice_button(label: String, is_on: bool, choose: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" aria-pressed={is_on.to_string()} onclick={choose}>{ label }</button>
    }
}

fn head(title: &str, page: usize, pages: usize) -> Html {
    html! {
        <header>
            <h2>{ title }</h2>
            if pages > 1 {
                <p>{ say::tour_place(pages, page) }</p>
            }
        </header>
    }
}

/// The page on which a student notes what they claim of each position on the wall.
fn claims(title: &str, entries: &[Entry]) -> Html {
    let asked = entries.iter().filter(|entry| entry.handed.editor_state.is_some());
    html! {
        <article class="handout-answers walk-claims">
            <header><h2>{ say::handout_claims(title) }</h2></header>
            <p>{ say::handout_outcomes() }</p>
            <table>
                <tbody>
                    { for asked.map(|entry| html! {
                        <tr>
                            <th scope="row">{ entry.handed.name(entry.index) }</th>
                            { for OUTCOMES.map(|outcome| html! { <td>{ outcome }</td> }) }
                            <td>{ blank(say::handout_because()) }</td>
                        </tr>
                    }) }
                </tbody>
            </table>
        </article>
    }
}

/// An item and its report.
struct Entry<'a> {
    index: usize,
    handed: &'a Handed,
    report: Option<&'a Report>,
    code: &'a Option<Qr>,
}

impl Entry<'_> {
    /// The item's place on a page.
    fn cell(&self, answers: Answers, most_words: usize, is_walk: bool) -> Html {
        let Entry { index, handed, code, .. } = self;
        let said = words(&handed.item);
        let shows = answers == Answers::Beside && !handed.is_covered();
        html! {
            <li data-item={(index + 1).to_string()}>
                <h3>{ handed.name(*index) }</h3>
                if let Some(editor_state) = &handed.editor_state {
                    { board(editor_state, handed.name(*index)) }
                } else if !handed.drawn.is_empty() {
                    { drawn(&handed.drawn, &handed.name(*index)) }
                }
                <div class="handed-words">
                    <div>
                        if !said.is_empty() {
                            <p>{ cut(&said, most_words) }</p>
                        }
                        if handed.editor_state.is_some() {
                            if shows {
                                { self.answer() }
                            } else if is_walk {
                                <p class="walk-boxes">{ for OUTCOMES.map(|outcome| html! { <span>{ outcome }</span> }) }</p>
                            } else {
                                { blank(say::paper_who_wins()) }
                                { blank(say::tab_answer()) }
                            }
                        }
                    </div>
                    if let Some(code) = code {
                        { draw_code(code) }
                    }
                </div>
            </li>
        }
    }

    /// The value and the winner, if the reader has asked for answers.
    fn answer(&self) -> Html {
        let Some((editor_state, report)) = self.handed.editor_state.as_ref().zip(self.report)
        else {
            return html! { <p class="sheet-note">{ say::handout_open() }</p> };
        };
        let frame = editor_state.frame();
        html! {
            <>
                <p class="handed-value">{ value_line(report) }</p>
                <p>{ winner(report) }</p>
                { for winners(report, &frame).into_iter().map(|line| html! { <p>{ line }</p> }) }
            </>
        }
    }

    /// The item's row in the table of answers.
    fn row(&self) -> Html {
        html! {
            <tr data-answer={(self.index + 1).to_string()}>
                <th scope="row">{ self.handed.name(self.index) }</th>
                <td>
                    if self.handed.editor_state.is_some() {
                        { self.answer() }
                    } else {
                        <p class="sheet-note">{ say::handout_no_position() }</p>
                    }
                </td>
            </tr>
        }
    }
}

/// The first cards of a table, or the position of a game.
fn drawn(games: &[Game], label: &str) -> Html {
    html! {
        <div class="handed-cards">
            { for games.iter().take(MOST_PICTURES).map(|game| match game {
                Game::Value(text) => html! { <p class="handed-value">{ typed(text) }</p> },
                Game::Position(_, board) => {
                    let area = printed(board, 0);
                    html! {
                        <div class="handed-board" ~style={size(area)}>
                            { paper_board(board, (area, NamedBoard::of(board)), label.to_string(), html! {}) }
                        </div>
                    }
                }
            }) }
            if games.len() > MOST_PICTURES {
                <p class="handed-value">{ "…" }</p>
            }
        </div>
    }
}

fn board(editor_state: &EditorState, label: String) -> Html {
    let board = &editor_state.window.board;
    let area = printed(board, MARGIN);
    let (rules, edge) = (rules_words(editor_state.rules).0, edge_words(board.edge()).0);
    html! {
        <>
            <p class="handed-rules">{ say::paper_rules(edge, rules) }</p>
            <div class="handed-board" ~style={size(area)}>
                { paper_board(board, (area, editor_state.names()), label, html! {}) }
            </div>
        </>
    }
}
