//! The page of sums.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::lecture::{Aids, Beside, Lecture, LectureAction};
use crate::analysis::view::cover::Cover;
use crate::analysis::view::lecture_bar::LectureBar;
use crate::analysis::view::signs::worth;
use crate::ask::summing::SummingState;
use crate::ask::view::use_sum::use_sum;
use crate::browser::button::{button, switch};
use crate::browser::callback::callback;
use crate::browser::use_state_of::use_state_of;
use crate::guide::view::starts::{Start, starts};
use crate::link::page_link::PageLink;
use crate::link::problem::LinkProblem;
use crate::link::sums_link::{Mode, SumsLink};
use crate::pages::sums::keys::sums_help;
use crate::pages::sums::sums_state::{SumsAction, SumsState};
use crate::pages::sums::view::calculator_line::CalculatorLine;
use crate::pages::sums::view::duel_view::DuelView;
use crate::pages::sums::view::row_view::{put, row_view};
use crate::share::shared::{Making, Shared, SharedTable, SharedText};
use crate::shell::view::page_frame::PageFrame;
use crate::shell::view::page_link::{LinkedHandle, PageProps, use_page_link};
use crate::sum::depiction::Depiction;
use crate::sum::view::sum_total::total;
use teaching::content::{STARTING_SUMS, StartingSum, Valued};
use teaching::sums::{Card, CardRow, Sides};
use words::say;

/// The parameter of a link that adds cards to the present table.
const ADD: &str = "add";

#[component]
pub fn SumsPage(props: &PageProps) -> Html {
    let sums_state = use_page_link(props, SumsState::default, opened);
    if props.is_open {
        html! { <SumsContent {sums_state} /> }
    } else {
        html! {}
    }
}

/// What an address opens: another table, or further cards on the present one.
fn opened(address: &str) -> Vec<SumsAction> {
    let link = PageLink::parse(address);
    let added = link.parameters.iter().filter(|(name, _)| name == ADD);
    let added: Vec<SumsAction> = added.map(|(_, text)| put(CardRow::G, text)).collect();
    if !added.is_empty() {
        return added;
    }
    let read = SumsLink::parse(address).into_iter();
    read.map(|(place, corrections)| SumsAction::Open(place, corrections.0)).collect()
}

#[autoprops]
#[component]
fn SumsContent(sums_state: &LinkedHandle<SumsState>) -> Html {
    let place = sums_state.place.now();
    let act = &sums_state.act;
    let compares = place.mode != Mode::Table;
    let is_played = place.mode == Mode::Play;
    let is_empty = place.sides == Sides::default();
    let sum = use_sum(place.question());
    let (revealed, reveal) = use_state_of::<_, Reveal>(place.sides.clone());
    // Who plays finds out: nothing is uncovered in steps.
    let steps: &[Reveal] = if is_played { &[] } else { &Reveal::STEPS };
    let cover = Cover { view: place.view, revealed, reveal: reveal.clone(), steps };
    let is_covered = cover.is_closed();
    let aids = use_state_eq(Aids::default);
    let lecture = Lecture {
        view: place.view,
        revealed,
        step: 0,
        last: 0,
        aids: *aids,
        has_board: false,
        is_brief: false,
        is_changed: false,
    };
    let on_turn = callback!(act, reveal, aids = aids.setter(), move |turn| match turn {
        LectureAction::See(view) => act.emit(SumsAction::View(view)),
        LectureAction::Reveal(revealed) => reveal.emit(revealed),
        LectureAction::Take(taken) => aids.set(taken),
        LectureAction::Step(_) | LectureAction::Reset => {}
    });
    let shared =
        use_memo((place.clone(), sum.summing.clone()), |(place, summing)| shared(place, summing));
    let has_modes = !is_empty || sums_state.place.can_undo() || sums_state.place.can_redo();
    html! {
        <PageFrame
            layout="sums"
            column="sums"
            mode={place.mode.name()}
            beside={aids.beside.map(Beside::id)}
            title={say::sums_page()}
            view={place.view}
            on_view={act.reform(SumsAction::View)}
            shared={(*shared).clone()}
            {cover}
            has_lecture=true
            keys={sums_help()}
            heading={say::sums_title()}
            headline={say::sums_headline()}
            problem={LinkProblem::corrected(sums_state.corrections.clone())}
            on_dismiss={act.reform(|()| SumsAction::Dismiss)}
            tools={has_modes.then(|| modes(&place, sums_state, act))}
        >
            <LectureBar {lecture} {on_turn} />
                if is_played {
                    <DuelView place={(*place).clone()} act={act.clone()} />
                } else {
                    { row_view(&place, CardRow::G, (&sum, revealed), act) }
                    if compares {
                        { row_view(&place, CardRow::H, (&sum, revealed), act) }
                    }
                    <p id="sums-said" role="status">{ sums_state.status.clone() }</p>
                    if is_empty {
                        { starts(say::sums_starts(), STARTING_SUMS.iter().map(start).collect()) }
                    } else {
                        { total(&place, &sum, revealed) }
                    }
                    <CalculatorLine
                        asked={AttrValue::from(place.calc.clone())}
                        {is_covered}
                        on_asked={act.reform(|text: AttrValue| SumsAction::Calc(text.to_string()))}
                        on_put={act.reform(|text: AttrValue| put(CardRow::G, &text))}
                    />
                }
        </PageFrame>
    }
}

/// A sum to begin with: the reader plays to find out who wins.
fn start(it: &'static StartingSum) -> Start {
    let cards = |positions: &[Valued]| -> Vec<Card> {
        positions.iter().filter_map(|position| Card::parse(&position.card()).ok()).collect()
    };
    let mode = if it.h.is_empty() { Mode::Table } else { Mode::Play };
    let sides = Sides { g: cards(it.g), h: cards(it.h) };
    let side = |positions: &[Valued]| match positions {
        [] => html! { "?" },
        _ => html! {
            { for positions.iter().enumerate().map(|(place, position)| html! {
                <>{ if place > 0 { " + " } else { "" } }{ worth(&position.worth) }</>
            }) }
        },
    };
    Start {
        link: SumsLink { mode, sides, ..SumsLink::default() }.link().to_string(),
        positions: [it.g, it.h].concat(),
        asks: html! {
            <span class="start-asks">
                { side(it.g) }{ format!(" {} ", it.sign) }{ side(it.h) }
                if !it.h.is_empty() { { " ?" } }
            </span>
        },
        title: it.title.text(),
        about: it.about.text(),
    }
}

/// The table in the forms that others can be given.
fn shared(place: &Rc<SumsLink>, summing: &Rc<SummingState>) -> Shared {
    // What is covered, others are not given either.
    let summing = if place.view.is_hidden { &Rc::default() } else { summing };
    let title = Depiction::new(place, summing).description();
    let plain = place.view.plain();
    let [link, frame] = [plain, plain.embedded()]
        .map(|view| SumsLink { view, ..(**place).clone() }.link().to_string());
    let (place, summing) = (place.clone(), summing.clone());
    let make = Making(Rc::new(move |faces: &str| {
        let depiction = Depiction::new(&place, &summing);
        let texts = vec![
            SharedText {
                id: "share-text",
                label: say::share_text(),
                note: say::sums_text_note().to_string(),
                text: depiction.expression(),
            },
            SharedText {
                id: "share-latex",
                label: "LaTeX",
                note: say::share_latex_note("\\usepackage{amsmath,tikz}"),
                text: depiction.latex(),
            },
        ];
        (depiction.picture(faces), texts)
    }));
    Shared { table: Some(SharedTable { frame, make }), ..Shared::page(link, title) }
}

fn modes(place: &SumsLink, sums_state: &SumsState, act: &Callback<SumsAction>) -> Html {
    let mode = |id, label: &'static str, mode: Mode| {
        switch(id, label, place.mode == mode, act, SumsAction::Mode(mode))
    };
    let has_cards = !place.sides.g.is_empty() || !place.sides.h.is_empty();
    html! {
        <div class="tools">
            <div class="group" role="group" aria-label={say::sums_modes()}>
                { mode("sums-add", say::sums_add_up(), Mode::Table) }
                { mode("sums-compare", say::sums_compare(), Mode::Compare) }
                { mode("sums-play", say::sums_play(), Mode::Play) }
            </div>
            <div class="group" role="group" aria-label={say::sums_history()}>
                { button("sums-undo", say::sums_undo(), !sums_state.place.can_undo(), act, SumsAction::Undo) }
                { button("sums-redo", say::sums_redo(), !sums_state.place.can_redo(), act, SumsAction::Redo) }
                { button("sums-clear", say::sums_clear(), !has_cards, act, SumsAction::Clear) }
            </div>
        </div>
    }
}
