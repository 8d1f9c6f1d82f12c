//! The thermograph of a subject: the reader reads a temperature from it, which the page does not print, steps through
//! how it is built, or draws it.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::chart::chart_from;
use crate::analysis::view::construction_view::ConstructionView;
use crate::analysis::view::dial::Dial;
use crate::analysis::view::panel::thermograph::bare;
use crate::ask::view::use_asked::use_asked;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use crate::pages::learn::view::wall_pen::{WallGrid, WallPen};
use drawing::{HEIGHT, WIDTH};
use konane::{Edge, Rules};
use teaching::content::lessons::{SubjectKind, Task};
use words::say;
use worker::message::{CalculationAnswer, CalculationQuestion};

/// Students tax moves; what a temperature below 0 means is not said in lessons.
const NO_TAX: i64 = 0;

/// Shows if a task asks for a temperature and the answers are open. If the reader types the answer, the picture can
/// fill it in. Walls that the reader draws are shown as they are once they are right.
pub fn gauge(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let Some(expression) = expression(attempt, "Thermograph") else { return html! {} };
    let takes = match &attempt.item.task {
        Some(Task::Walls) if !attempt.is_solved => {
            return html! { <Drawing {expression} drawn={attempt.word.clone()} act={act.clone()} /> };
        }
        Some(Task::Walls) => false,
        Some(Task::Temperature(choices)) if attempt.is_open() => {
            choices.is_empty() && !attempt.is_solved
        }
        _ => return html! {},
    };
    html! { <Gauge {expression} on_take={takes.then(|| act.reform(AttemptAction::Word))} /> }
}

#[autoprops]
#[component]
fn Drawing(
    expression: &CalculationQuestion,
    drawn: &String,
    act: &Callback<AttemptAction>,
) -> Html {
    let found = use_calculation(expression);
    let Some(CalculationAnswer::Thermograph(text)) = found.as_deref() else {
        return html! { <div class="gauge" aria-busy="true"></div> };
    };
    match WallGrid::of(text) {
        Some(grid) => {
            html! { <WallPen {grid} drawn={drawn.clone()} act={act.clone()} /> }
        }
        None => html! { <p class="note">{ say::answer_chart_too_large() }</p> },
    }
}

/// How the thermograph is built, in an item that shows it.
pub fn built(attempt: &AttemptState) -> Html {
    let is_shown = attempt.item.builds && attempt.is_open();
    let expression = expression(attempt, "ThermographSteps").filter(|_| is_shown);
    expression.map(|expression| html! { <Built {expression} /> }).unwrap_or_default()
}

#[autoprops]
#[component]
fn Built(expression: &CalculationQuestion) -> Html {
    let found = use_calculation(expression);
    let Some(CalculationAnswer::ThermographSteps(text)) = found.as_deref() else {
        return html! { <div class="gauge" aria-busy="true"></div> };
    };
    html! { <div class="gauge"><ConstructionView text={text.clone()} coldest={NO_TAX} /></div> }
}

/// A function of the subject, for the calculator.
fn expression(attempt: &AttemptState, function: &str) -> Option<CalculationQuestion> {
    let drawn = attempt.board.clone().map(|board| SubjectKind::Position(attempt.rules, board));
    let subject = attempt.subjects().first().map(|subject| subject.kind.clone()).or(drawn)?;
    let ((rules, edge), game) = match subject {
        SubjectKind::Position(rules, board) => ((rules, board.edge()), format!("\"{board}\"")),
        SubjectKind::Expression(text) => ((Rules::default(), Edge::Plane), text),
    };
    let text = format!("{function}({game})");
    Some(CalculationQuestion { text, modern: rules == Rules::Modern, walls: edge == Edge::Walls })
}

/// `on_take` gets the temperature as the answer.
#[autoprops]
#[component]
fn Gauge(
    expression: &CalculationQuestion,
    #[prop_or_default] on_take: &Option<Callback<String>>,
) -> Html {
    let found = use_calculation(expression);
    let chosen = use_state_eq(|| None::<usize>);
    let chart = match found.as_deref() {
        Some(CalculationAnswer::Thermograph(text)) => chart_from(NO_TAX, &[], text),
        _ => None,
    };
    // Its place stays free until it has arrived.
    let Some(chart) = chart else {
        return html! { <div class="gauge" aria-busy="true"></div> };
    };
    let chart = Rc::new(chart);
    let level = chosen.unwrap_or(chart.zero).min(chart.last_level());
    let reading = chart.read(level);
    let (t, left, right) = (&reading.temperature, &reading.left, &reading.right);
    let sentence = match left == right {
        true => say::learn_gauge_mast(t, left),
        false => say::learn_gauge_walls(left, right, t),
    };
    html! {
        <div class="gauge">
            <Dial
                chart={chart.clone()}
                lines={bare(&chart)}
                label={say::learn_gauge()}
                {level}
                on_level={move |level| chosen.set(Some(level))}
                is_pressed=true
                id="gauge-level"
                name={say::learn_gauge_level()}
                reading={sentence.clone()}
            />
            <p class="reading" data-level={t.clone()}>{ &sentence }</p>
            if let Some(on_take) = on_take {
                <button
                    id="gauge-take"
                    type="button"
                    onclick={on_take.reform({
                        let answer = t.replace('−', "-");
                        move |_| answer.clone()
                    })}
                >
                    { say::learn_gauge_answer(t) }
                </button>
            }
        </div>
    }
}

/// The same on paper, without the slider, and where walls are to be drawn the grid for them.
pub fn printed_gauge(attempt: &AttemptState) -> Html {
    let is_drawn = matches!(attempt.item.task, Some(Task::Walls));
    let is_read =
        matches!(attempt.item.task, Some(Task::Temperature(_))) && !attempt.item.is_covered;
    let expression = expression(attempt, "Thermograph").filter(|_| is_drawn || is_read);
    expression
        .map(|expression| html! { <PrintedGauge {expression} {is_drawn} /> })
        .unwrap_or_default()
}

/// `is_drawn` says whether the reader draws the walls.
#[autoprops]
#[component]
fn PrintedGauge(expression: &CalculationQuestion, is_drawn: bool) -> Html {
    let found = use_calculation(expression);
    let Some(CalculationAnswer::Thermograph(text)) = found.as_deref() else { return html! {} };
    let lines = match is_drawn {
        true => WallGrid::of(text).map(|grid| grid.lines()),
        false => chart_from(NO_TAX, &[], text).map(|chart| bare(&chart)),
    };
    html! {
        <svg class="thermograph" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={say::learn_gauge()}>
            { lines.unwrap_or_default() }
        </svg>
    }
}

/// Has a worker compute the thermograph, or how it is built.
#[hook]
fn use_calculation(expression: &CalculationQuestion) -> Option<Rc<CalculationAnswer>> {
    use_asked(Some(expression.clone())).0.answer().cloned()
}
