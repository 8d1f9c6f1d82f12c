//! The nimber machine: it builds each nimber from two copies of the one before.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::analysis::inspection::Reveal;
use crate::analysis::view::folded_name::name;
use crate::analysis::view::signs::signs;
use crate::analysis::view::step_bar::step_button;
use crate::analysis::view::study::{Study, use_study};
use crate::ask::table::{TablePhase, TableRow};
use crate::ask::view::use_table::use_table;
use crate::board::measures::SIDE;
use crate::browser::callback::{callback, closure};
use crate::browser::icon::Icon;
use crate::browser::page_keys::read;
use crate::editor::editor_action::EditorAction;
use crate::guide::view::guided_board::guided_board;
use crate::link::problem::LinkProblem;
use crate::pages::gallery::gallery_state::{ExhibitAction, ExhibitState};
use crate::pages::gallery::keys::NIMBER_STEPS;
use crate::pages::gallery::keys::nimbers_help;
use crate::pages::gallery::view::exhibit_frame::{ExhibitForm, ExhibitProps, Way, story};
use crate::pages::gallery::view::family::{Range, claim_card, controls, edited, tells_value};
use crate::pages::gallery::view::laws::laws;
use crate::pages::gallery::view::number_keys::{Beside, use_number_keys};
use crate::pages::gallery::view::table_lines::use_table_lines;
use crate::share::shared::Shared;
use crate::shell::view::page_frame::PageFrame;
use basics::player::Player;
use konane::{Board, NIMBERS, NimberStage, NimberStep, Square};
use words::say;
use worker::message::{Entry, Position, SubjectText};

#[component]
pub fn NimbersPage(props: &ExhibitProps) -> Html {
    let ExhibitProps { exhibit_state, act } = props;
    let ExhibitState { link: exhibit_link, board: editor_state } = &**exhibit_state;
    let n = exhibit_link.point.first().map_or(*NIMBERS.start(), |&n| n as u32);
    let steps = use_memo(n, |_| exhibit_link.steps());
    let last = steps.len().saturating_sub(1);
    let step = exhibit_link.step.unwrap_or(last);
    let is_edited = exhibit_state.is_edited();
    let study = use_study(editor_state, act.reform(ExhibitAction::Edit));
    let open = act.reform(ExhibitAction::Open);
    let lines = use_table_lines(exhibit_link);
    let entries = use_memo(n, |_| entries(&steps));
    let table = use_table(entries, vec![]);
    // If there is a line, the keys step through it; otherwise they go through the steps, then to the next number.
    let beside = |by: i32| {
        let to = step.checked_add_signed(by as isize).filter(|to| *to <= last);
        match to {
            Some(_) => Some(exhibit_link.with_step(to)),
            None => Some(exhibit_link.beside(by)?.with_step((by > 0).then_some(0))),
        }
    };
    let is_stepped = exhibit_link.view.is_projected && editor_state.replay.line.jumps.is_empty();
    let beside = match is_stepped {
        true => Beside { before: beside(-1), after: beside(1) },
        false => Beside::default(),
    };
    use_number_keys(beside, &open);

    let to_step =
        open.reform(closure!(exhibit_link, move |step| exhibit_link.with_step(Some(step))));
    let on_key = callback!(to_step, move |event: KeyboardEvent| {
        let Some(key) = read(&NIMBER_STEPS, &event) else { return };
        let target = key.from(step, last);
        event.prevent_default();
        to_step.emit(target);
        // In the row of pictures the focus follows the step.
        let here = event.target_dyn_into::<HtmlElement>();
        let row = here.and_then(|here| here.closest("ol").ok().flatten());
        let picture = format!("[data-step='{}']", target + 1);
        let picture = row.and_then(|row| row.query_selector(&picture).ok().flatten());
        if let Some(picture) = picture.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = picture.focus();
        }
    });
    let link_seen = |view| exhibit_link.with_view(view).page_link().to_string();
    let Some(now) = steps.get(step) else { return html! {} };
    let nav = |id, path, label, target: usize| {
        step_button(id, path, label, target == step, to_step.reform(move |_| target))
    };
    let row = |step: usize| match step == last {
        true => lines.at(&exhibit_link.point)?.cells.first()?.row.as_ref(),
        false => table.table.rows.get(step)?.as_ref(),
    };
    let value = |step: usize| match row(step)? {
        TableRow::Known(row) => row.value.as_ref().map(name),
        TableRow::GivenUp => Some(html! { say::claim_too_hard() }),
    };
    let is_covered = !study.shows(Reveal::Value);
    let tells = step == last && !is_edited && study.shows(Reveal::Value);
    let is_told = tells && tells_value(exhibit_link, &lines);
    let shown = match is_edited {
        true => study.report().and_then(|report| Some(name(&report.value.as_ref()?.name))),
        false => value(step),
    };
    let shown_board =
        guided_board(editor_state, &study, overlay(&study, &steps, step), true, nimbers_help());
    let answers = html! {
        <>
            { edited(exhibit_link, is_edited, &open) }
            if step == last && !is_covered { { claim_card(exhibit_link, &lines) } }
        </>
    };
    let on_board = Some((editor_state.link(), is_edited));
    let form = ExhibitForm::studied(&study, shown_board, is_told, answers, on_board);
    html! {
        <PageFrame
            layout="exhibit"
            shape={study.shape()}
            title={say::gallery_page(&say::nimbers_page(&format!("∗{n}")))}
            view={editor_state.view}
            on_view={study.act.reform(EditorAction::SetView)}
            shared={Shared::of(editor_state, &study.solver.state.report).on_page(
                link_seen(exhibit_link.view.plain()),
                link_seen(exhibit_link.view.plain().embedded()),
                match is_edited {
                    true => say::exhibit_position(&format!("∗{n}")),
                    false => say::nimbers_built(&format!("∗{n}")),
                },
            ).of_exhibit(exhibit_link.exhibit)}
            study={study.clone()}
            keys={nimbers_help()}
            more={if step == last { claim_card(exhibit_link, &lines) } else { html! {} }}
            head_class="exhibit-head"
            class="nimber-machine"
            above={html! { <Way exhibit={exhibit_link.exhibit} is_projected={exhibit_link.view.is_projected} {is_covered} /> }}
            names_answer=true
            heading={exhibit_link.exhibit.title.text()}
            headline={signs(exhibit_link.exhibit.headline.text())}
            problem={LinkProblem::corrected(exhibit_link.corrections.clone())}
            on_dismiss={act.reform(|()| ExhibitAction::Dismiss)}
            tools={html! {
                <>
                    { controls(exhibit_link, &open) }
                    <div class="room-tools">
                        if last > 0 {
                            <div class="tools steps" role="group" aria-label={say::tour_steps()} onkeydown={on_key.clone()}>
                                { nav("step-back", Icon::BACK, say::step_back(), step.saturating_sub(1)) }
                                { nav("step-on", Icon::ON, say::step_on(), (step + 1).min(last)) }
                                <span class="note">{ say::nimbers_step(last + 1, step + 1) }</span>
                            </div>
                        }
                    </div>
                    <p id="step-says" class="says" aria-live="polite">
                        if !is_covered {
                            <strong>{ title(now.stage, n, last) }</strong>
                            { " " }
                            { sentence(now.stage, n, last) }
                            if is_edited {
                                { " " }{ say::nimbers_edited() }
                            }
                            if let Some(value) = shown {
                                { " " }{ say::nimbers_worth(value) }
                            }
                        }
                    </p>
                </>
            }}
        >
            { ExhibitForm {
                why: html! {
                    <>
                        { story(exhibit_link.exhibit) }
                        if step == last {
                            { laws(exhibit_link.exhibit, Some((exhibit_link.rules, &exhibit_link.point))) }
                        }
                    </>
                },
                table: html! {
                    if !is_covered {
                        if last > 0 {
                            <section class="room-more">
                                <h2 id="steps-title">{ say::nimbers_pictures(&format!("∗{n}"), &format!("∗{}", n - 1)) }</h2>
                                <ol class="pictures" aria-labelledby="steps-title" onkeydown={on_key}>
                                    { for steps.iter().enumerate().map(|(index, this)| html! {
                                        <li>
                                            <button
                                                type="button"
                                                data-step={(index + 1).to_string()}
                                                aria-current={(index == step).then_some("step")}
                                                onclick={to_step.reform(move |_| index)}
                                            >
                                                { picture(&steps, index) }
                                                <span class="picture-name">
                                                    { format!("{}. ", index + 1) }
                                                    { title(this.stage, n, last) }
                                                </span>
                                                <span class="note">
                                                    { say::nimbers_picture(this.board.stones().count(), html! {
                                                        <b class="step-value">{ value(index).unwrap_or(html! { <span class="waiting">{ "…" }</span> }) }</b>
                                                    }) }
                                                </span>
                                            </button>
                                        </li>
                                    }) }
                                </ol>
                                { match &table.table.phase {
                                    TablePhase::Failed(reason) => html! {
                                        <p class="problem" role="alert">
                                            { say::nimbers_failed(reason, &|words| html! {
                                                <button type="button" onclick={table.go_on.reform(|_| ())}>{ words }</button>
                                            }) }
                                        </p>
                                    },
                                    _ => html! {},
                                } }
                            </section>
                        }
                        <Range exhibit_link={exhibit_link.with_step(None)} {lines} {open} />
                    }
                },
                ..form
            }.view() }
        </PageFrame>
    }
}

/// The positions that the worker values: of each step but the last, which the exhibit's table has.
fn entries(steps: &[NimberStep]) -> Vec<Entry> {
    let entry = |step: &NimberStep| {
        let board = step.board.to_string();
        let position = Position { modern: false, walls: false, board };
        Entry { subject: SubjectText::Position(position), claim: None, is_explored: false }
    };
    steps.split_last().map(|(_, before)| before.iter().map(entry).collect()).unwrap_or_default()
}

/// What a step does.
fn title(stage: NimberStage, n: u32, last: usize) -> String {
    let title = match stage {
        NimberStage::Focused if last == 0 => say::nimbers_first(),
        NimberStage::Smaller => return say::nimbers_smaller(&format!("∗{}", n - 1)),
        NimberStage::Unfocused => say::nimbers_unfocused(),
        NimberStage::Column => say::nimbers_column(),
        NimberStage::Turned => say::nimbers_turned(),
        NimberStage::Linked => say::nimbers_linked(),
        NimberStage::Focused => say::nimbers_focused(),
    };
    title.to_string()
}

/// Why the step works.
fn sentence(stage: NimberStage, n: u32, last: usize) -> String {
    let why = match stage {
        NimberStage::Focused if last == 0 => say::nimbers_first_why(),
        NimberStage::Smaller => say::nimbers_smaller_why(),
        NimberStage::Unfocused => say::nimbers_unfocused_why(),
        NimberStage::Column => say::nimbers_column_why(),
        NimberStage::Turned => say::nimbers_turned_why(),
        NimberStage::Linked => say::nimbers_linked_why(),
        NimberStage::Focused => return say::nimbers_focused_why(&format!("∗{}", n - 1)),
    };
    why.to_string()
}

/// The squares that get a stone in a step, and those that lose theirs.
fn changes(steps: &[NimberStep], step: usize) -> (Vec<Square>, Vec<Square>) {
    let (Some(now), Some(before)) = (steps.get(step), step.checked_sub(1).map(|it| &steps[it]))
    else {
        return Default::default();
    };
    let gone = |from: &Board, other: &Board| {
        let stones = from.stones().map(|(square, _)| square);
        stones.filter(|&square| other.stone(square).is_none()).collect()
    };
    (gone(&now.board, &before.board), gone(&before.board, &now.board))
}

/// Marks new stones, removed stones and the focal square, as long as the board shows the step.
fn overlay(study: &Study, steps: &[NimberStep], step: usize) -> Html {
    let Some(now) = steps.get(step) else { return html! {} };
    if study.position.board != now.board.to_string() || study.inspection.proof.is_some() {
        return html! {};
    }
    let corner = now.board.bounding_box().map_or(Square::new(0, 0), |area| area.corner);
    let shift = study.frame.corner;
    let middle = |square: &Square| {
        let at = |place: i32| place * SIDE + SIDE / 2;
        (at(square.column + shift.column - corner.column), at(square.row + shift.row - corner.row))
    };
    let (added, removed) = changes(steps, step);
    let ring = |class: &'static str, squares: Vec<Square>| {
        squares
            .iter()
            .map(|square| {
                let (x, y) = middle(square);
                html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="25" /> }
            })
            .collect::<Html>()
    };
    let (x, y) = middle(&now.focus);
    html! {
        <g class="machine" aria-hidden="true">
            { ring("added", added) }
            { ring("removed", removed) }
            <rect class="focal" x={(x - 28).to_string()} y={(y - 28).to_string()} width="56" height="56" rx="6" />
        </g>
    }
}

/// A small picture of a step, in the window of the finished machine.
fn picture(steps: &[NimberStep], step: usize) -> Html {
    let NimberStep { board, focus, .. } = &steps[step];
    let dots = |squares: &mut dyn Iterator<Item = Square>| {
        squares.map(|it| format!("M{} {}h0", 2 * it.column + 1, 2 * it.row + 1)).collect::<String>()
    };
    let of = |player: Player| {
        dots(&mut board.stones().filter(|&(_, owner)| owner == player).map(|(square, _)| square))
    };
    let (added, _) = changes(steps, step);
    html! {
        <svg
            viewBox={format!("-1 -1 {} {}", 2 * board.columns() + 2, 2 * board.rows() + 2)}
            aria-hidden="true"
        >
            <path class="added" d={dots(&mut added.into_iter())} />
            <path class="rim" d={of(Player::Right)} />
            <path class="white" d={of(Player::Right)} />
            <path class="black" d={of(Player::Left)} />
            <rect
                class="focal"
                x={(2 * focus.column).to_string()}
                y={(2 * focus.row).to_string()}
                width="2"
                height="2"
            />
        </svg>
    }
}
