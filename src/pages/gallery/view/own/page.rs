//! The reader's own exhibit.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::study::use_study;
use crate::browser::callback::closure;
use crate::editor::editor_action::EditorAction;
use crate::guide::view::guided_board::guided_board;
use crate::link::problem::LinkProblem;
use crate::pages::gallery::exhibit_link::entrance;
use crate::pages::gallery::keys::exhibit_help;
use crate::pages::gallery::own::own_state::{OwnAction, OwnState};
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, edited};
use crate::pages::gallery::view::number_keys::{Beside, number_buttons, use_number_keys};
use crate::pages::gallery::view::own::conjecture::conjecture;
use crate::pages::gallery::view::own::form::form;
use crate::pages::gallery::view::own::pictures::pictures;
use crate::pages::gallery::view::own::table::Cases;
use crate::pages::gallery::view::own::use_own::use_own;
use crate::pages::gallery::view::own::values::values;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use teaching::families::lone_letter;
use words::say;

#[autoprops]
#[component]
pub fn OwnPage(own_state: &Rc<OwnState>, act: &Callback<OwnAction>) -> Html {
    let OwnState { query, family, board: editor_state } = &**own_state;
    let title = match query.family.as_str() {
        "" => say::own_title().to_string(),
        family => say::own_page(family),
    };
    let page_title = say::gallery_page(&title);
    let is_edited = own_state.is_edited();
    let study = use_study(editor_state, act.reform(OwnAction::Edit));
    let open = act.reform(OwnAction::Open);
    let own = use_own(own_state);
    let point = family.shown(query.at.as_deref()).map(|case| case.point.clone());
    let named = point.as_ref().map(|point| family.named(point)).unwrap_or_default();

    let is_projected = query.view.is_projected;
    // If there is a line, the keys step through it.
    let is_stepped = is_projected && editor_state.replay.line.jumps.is_empty();
    let beside = |by| {
        let case = family.beside(point.as_ref()?, by)?;
        Some(query.with_point(case.point.clone()))
    };
    let beside = match is_stepped {
        true => Beside { before: beside(-1), after: beside(1) },
        false => Beside::default(),
    };
    use_number_keys(beside.clone(), &open);

    let plain = query.with_view(query.view.plain());
    let page = plain.page_link().to_string();
    let frame = plain.with_view(plain.view.embedded()).page_link().to_string();
    let shared = match own_state.is_shown() {
        true => {
            let title = if is_edited { say::own_position(&query.family) } else { title };
            Shared::of(editor_state, &study.solver.state.report).on_page(page, frame, title)
        }
        false => Shared::page(page, title),
    };
    let is_covered = !study.shows(Reveal::Value);
    let row = point.as_ref().and_then(|point| own.row(point));
    let cell = row.map(|row| &row.cells[query.rules as usize]);
    // If the value is not known yet, the card will show it.
    let is_told = cell.is_some_and(|cell| cell.row.is_none() || cell.value().is_some());
    let is_told = is_told && !is_edited && study.shows(Reveal::Value);
    let card = point.as_ref().map(|point| values(&own, point, query.rules)).unwrap_or_default();
    let points: Vec<&[i32]> = own.rows.iter().map(|row| row.point.as_slice()).collect();
    let here = lone_letter(&points).zip(point.as_ref()).map(|(place, point)| point[place]);
    let shown = guided_board(editor_state, &study, html! {}, true, exhibit_help());
    let answers = html! {
        <>
            { edited(
                is_edited,
                say::own_edited(&|words| html! { <strong>{ words }</strong> }),
                html! { say::own_return(if named.is_empty() { &query.family } else { &named }) },
                open.reform(closure!(own = query.of_family(), move |_| own.clone())),
            ) }
            if !own_state.is_shown() {
                <p class="note">{ say::own_stale() }</p>
            } else if !is_covered {
                { card.clone() }
                { conjecture(query, &own, &open) }
            }
        </>
    };
    let on_board = own_state.is_shown().then(|| (editor_state.link(), is_edited));
    html! {
        <PageFrame
            layout="exhibit"
            shape={study.shape()}
            class={classes!("own-exhibit", (!own_state.is_shown()).then_some("outdated"))}
            title={page_title}
            view={editor_state.view}
            on_view={study.act.reform(EditorAction::SetView)}
            {shared}
            study={own_state.is_shown().then(|| study.clone())}
            more={card}
            keys={exhibit_help()}
            head_class="exhibit-head"
            above={html! {
                <nav class="exhibit-way">
                    <a id="entrance" href={entrance().to_string()}>{ say::page_gallery() }</a>
                </nav>
            }}
            heading={say::own_title()}
            headline={match query.view.is_projected || query.view.is_embedded {
                true => html! { <span class="name">{ &query.family }</span> },
                false => html! { say::own_headline() },
            }}
            problem={LinkProblem::corrected(query.corrections.clone())}
            on_dismiss={act.reform(|()| OwnAction::Dismiss)}
            tools={html! {
                <>
                    if !named.is_empty() && !is_covered {
                        { number_buttons(query.view, is_stepped.then_some(&beside), named.clone(), &open) }
                    }
                    { form(query, family, &open) }
                </>
            }}
        >
            { ExhibitForm {
                table: html! {
                    if own_state.is_shown() && !is_covered {
                        <Cases query={query.clone()} own={own.clone()} {open} />
                        { pictures(family, &own.rows, here) }
                    }
                },
                ..ExhibitForm::studied(&study, shown, is_told, answers, on_board)
            }.view() }
        </PageFrame>
    }
}
