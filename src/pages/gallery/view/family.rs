//! An exhibit with its board, its claim and its table.

pub mod claim;
mod controls;
mod range;

use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::layers::arrow;
use crate::analysis::view::signs::signs;
use crate::analysis::view::stacked::typed;
use crate::analysis::view::study::{Study, use_study};
use crate::browser::callback::closure;
use crate::editor::editor_action::EditorAction;
use crate::guide::view::guided_board::guided_board;
use crate::link::problem::LinkProblem;
use crate::pages::gallery::exhibit_link::{ExhibitLink, on_board};
use crate::pages::gallery::gallery_state::{ExhibitAction, ExhibitState};
use crate::pages::gallery::keys::exhibit_help;
use crate::pages::gallery::keys::room_help;
use crate::pages::gallery::view::exhibit_frame::{self, ExhibitForm, ExhibitProps, Way, story};
use crate::pages::gallery::view::laws::laws;
use crate::pages::gallery::view::number_keys::{Beside, number_buttons, use_number_keys};
use crate::pages::gallery::view::table_lines::use_table_lines;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
pub use claim::{at, claim_card, mark, tells_value};
pub use controls::controls;
use konane::Jump;
pub use range::{Range, progress, show_current};
use words::say;

#[component]
pub fn FamilyPage(props: &ExhibitProps) -> Html {
    let ExhibitProps { exhibit_state, act } = props;
    let ExhibitState { link: exhibit_link, board: editor_state } = &**exhibit_state;
    let exhibit = exhibit_link.exhibit;
    let has_board = exhibit_link.link().is_some();
    let is_edited = exhibit_state.is_edited();
    let study = use_study(editor_state, act.reform(ExhibitAction::Edit));
    let open = act.reform(ExhibitAction::Open);

    let lines = use_table_lines(exhibit_link);
    let is_projected = exhibit_link.view.is_projected;
    // If there is a line, the keys step through it.
    let is_stepped = is_projected && editor_state.replay.line.jumps.is_empty();
    let beside = match is_stepped {
        true => Beside { before: exhibit_link.beside(-1), after: exhibit_link.beside(1) },
        false => Beside::default(),
    };
    use_number_keys(beside.clone(), &open);

    let plain = exhibit_link.with_view(exhibit_link.view.plain());
    let title = match is_edited {
        true => say::exhibit_position(exhibit.title.text()),
        false => format!("{}: {}", exhibit.title.text(), exhibit.headline.text()),
    };
    let page = plain.page_link().to_string();
    let shared = match has_board {
        true => {
            let frame = plain.with_view(plain.view.embedded()).page_link().to_string();
            let position = Shared::of(editor_state, &study.solver.state.report);
            position.on_page(page, frame, title)
        }
        false => Shared::page(page, title),
    }
    .of_exhibit(exhibit);
    let on_board = match is_edited {
        true => editor_state.link(),
        false => on_board(exhibit_link.page_link()).to_string(),
    };
    let is_covered = !study.shows(Reveal::Value);
    let has_numbers = !exhibit_link.point.is_empty();
    let tells = has_board && !is_edited && study.shows(Reveal::Value);
    let is_told = tells && tells_value(exhibit_link, &lines);
    let shown = match exhibit_link.expression() {
        Some(text) if !has_board => {
            html! { <div class="work"><p class="expression">{ typed(&text) }</p></div> }
        }
        _ if !has_board => html! {},
        _ => guided_board(
            editor_state,
            &study,
            telling_jump(exhibit_link, &study, is_edited),
            true,
            exhibit_help(),
        ),
    };
    let answers = html! {
        <>
            { edited(exhibit_link, is_edited, &open) }
            if !is_covered { { claim_card(exhibit_link, &lines) } }
        </>
    };
    let on_board = has_board.then_some((on_board, is_edited));
    let form = ExhibitForm::studied(&study, shown, is_told, answers, on_board);
    html! {
        <PageFrame
            layout="exhibit"
            shape={study.shape()}
            title={say::gallery_page(exhibit.title.text())}
            view={editor_state.view}
            on_view={study.act.reform(EditorAction::SetView)}
            {shared}
            study={has_board.then(|| study.clone())}
            cover={(!has_board).then(|| study.cover().whole())}
            names_answer=true
            more={claim_card(exhibit_link, &lines)}
            keys={if has_board { exhibit_help() } else { room_help() }}
            head_class="exhibit-head"
            above={html! { <Way {exhibit} {is_projected} {is_covered} /> }}
            heading={signs(exhibit.title.text())}
            headline={signs(exhibit.headline.text())}
            problem={LinkProblem::corrected(exhibit_link.corrections.clone())}
            on_dismiss={act.reform(|()| ExhibitAction::Dismiss)}
            tools={html! {
                <>
                    if has_numbers && !is_covered {
                        { number_buttons(exhibit_link.view, is_stepped.then_some(&beside), at(exhibit_link), &open) }
                    }
                    { controls(exhibit_link, &open) }
                </>
            }}
        >
            { ExhibitForm {
                why: html! {
                    <>
                        { story(exhibit) }
                        { laws(exhibit, Some((exhibit_link.rules, &exhibit_link.point))) }
                    </>
                },
                table: html! {
                    if !exhibit_link.family.parameters.is_empty() && !is_covered {
                        <Range exhibit_link={exhibit_link.with_edit(None)} {lines} {open} />
                    }
                },
                ..form
            }.view() }
        </PageFrame>
    }
}

/// Marks the jump that makes the value differ from a paper's.
fn telling_jump(exhibit_link: &ExhibitLink, study: &Study, is_edited: bool) -> Html {
    let ExhibitLink { family, rules, point, .. } = exhibit_link;
    let is_seen = !is_edited && study.inspection.proof.is_none() && study.shows(Reveal::Value);
    let jump = (family.telling_jump)(*rules, point);
    let Some(jump) = jump.filter(|_| is_seen) else { return html! {} };
    let jump = Jump { from: study.frame.corner + jump.from, ..jump };
    html! {
        <g class="layers" aria-hidden="true">
            <g class="jump telling">{ arrow(&jump) }</g>
        </g>
    }
}

/// Says that the board is no longer the exhibit's, with a button back.
pub fn edited(exhibit_link: &ExhibitLink, is_edited: bool, open: &Callback<ExhibitLink>) -> Html {
    exhibit_frame::edited(
        is_edited,
        say::exhibit_edited(&|words| html! { <strong>{ words }</strong> }),
        say::exhibit_return(html! {
            <>
                { signs(exhibit_link.exhibit.title.text()) }
                if !exhibit_link.point.is_empty() { { ", " }{ at(exhibit_link) } }
            </>
        }),
        open.reform(closure!(exhibit_link, move |_| exhibit_link.with_edit(None))),
    )
}
