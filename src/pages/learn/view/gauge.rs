//! The thermograph of a subject: the reader reads a temperature from it, which the page does not print, or steps through
//! how it is built.

use std::rc::Rc;

use yew::prelude::*;

use crate::analysis::chart::{Chart, HEIGHT, WIDTH};
use crate::analysis::view::construction_view::ConstructionView;
use crate::analysis::view::dial::Dial;
use crate::analysis::view::panel::thermograph::bare;
use crate::ask::view::use_asked::use_asked;
use crate::pages::learn::attempt::{AttemptAction, AttemptState};
use konane::{Edge, Rules};
use teaching::content::lessons::{SubjectKind, Task};
use words::say;
use worker::message::{CalculationAnswer, CalculationQuestion};

/// Students tax moves; what a temperature below 0 means is not said in lessons.
const NO_TAX: i64 = 0;

/// Shows if a task asks for a temperature and the answers are open. If the reader types the answer, the picture can
/// fill it in.
pub fn gauge(attempt: &AttemptState, act: &Callback<AttemptAction>) -> Html {
    let Some(Task::Temperature(choices)) = &attempt.item.task else { return html! {} };
    let Some(expression) = expression(attempt, "Thermograph").filter(|_| attempt.is_open()) else {
        return html! {};
    };
    let takes = choices.is_empty() && !attempt.is_solved;
    html! { <Gauge {expression} on_take={takes.then(|| act.reform(AttemptAction::Word))} /> }
}

/// How the thermograph is built, in an item that shows it.
pub fn built(attempt: &AttemptState) -> Html {
    let is_shown = attempt.item.builds && attempt.is_open();
    let expression = expression(attempt, "ThermographSteps").filter(|_| is_shown);
    expression.map(|expression| html! { <Built {expression} /> }).unwrap_or_default()
}

#[component]
fn Built(props: &GaugeProps) -> Html {
    let found = use_calculation(&props.expression);
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

#[derive(Properties, PartialEq)]
struct GaugeProps {
    expression: CalculationQuestion,
    /// Takes the temperature as the answer.
    #[prop_or_default]
    on_take: Option<Callback<String>>,
}

#[component]
fn Gauge(props: &GaugeProps) -> Html {
    let GaugeProps { expression, on_take } = props;
    let chart = use_chart(expression);
    let chosen = use_state_eq(|| None::<usize>);
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

/// The same on paper, without the slider.
pub fn printed_gauge(attempt: &AttemptState) -> Html {
    let is_asked = matches!(attempt.item.task, Some(Task::Temperature(_)));
    let expression =
        expression(attempt, "Thermograph").filter(|_| is_asked && !attempt.item.is_covered);
    expression.map(|expression| html! { <PrintedGauge {expression} /> }).unwrap_or_default()
}

#[component]
fn PrintedGauge(props: &GaugeProps) -> Html {
    let Some(chart) = use_chart(&props.expression) else { return html! {} };
    html! {
        <svg class="thermograph" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={say::learn_gauge()}>
            { bare(&chart) }
        </svg>
    }
}

#[hook]
fn use_chart(expression: &CalculationQuestion) -> Option<Chart> {
    let found = use_calculation(expression);
    let Some(CalculationAnswer::Thermograph(text)) = found.as_deref() else { return None };
    Chart::from(NO_TAX, &[], text)
}

/// Has a worker compute the thermograph, or how it is built.
#[hook]
fn use_calculation(expression: &CalculationQuestion) -> Option<Rc<CalculationAnswer>> {
    use_asked(Some(expression.clone())).0.answer().cloned()
}
