//! The result of an expression.

use basics::player::{ByPlayer, Player};
use value::Outcome;
use yew::prelude::*;

use crate::analysis::chart::chart_of;
use crate::analysis::phrases::{self, Gap};
use crate::analysis::view::construction_view::ConstructionView;
use crate::analysis::view::folded_name::{name, names};
use crate::analysis::view::name_view::unknown;
use crate::analysis::view::panel::thermograph::drawn;
use crate::analysis::view::stacked::stacked;
use crate::ask::asked::Asked;
use crate::ask::view::use_calculations::Calculated;
use crate::link::problem::cut;
use crate::pages::sums::meaning::seems_power;
use words::say;
use worker::message::CalculationAnswer;

pub fn kind(asked: &Asked<CalculationAnswer>) -> &'static str {
    match asked {
        Asked::Working => "working",
        Asked::Answered(answer) => match &**answer {
            CalculationAnswer::Value(..) => "value",
            CalculationAnswer::Truth(..) => "truth",
            CalculationAnswer::Outcome(_) => "outcome",
            CalculationAnswer::Form(_) | CalculationAnswer::Both(_) => "list",
            CalculationAnswer::Interval(_) => "interval",
            CalculationAnswer::Thermograph(_) => "thermograph",
            CalculationAnswer::ThermographSteps(_) => "thermograph-steps",
            CalculationAnswer::Unread(_) => "unread",
        },
        Asked::TooHard => "given-up",
        Asked::Stopped => "stopped",
        Asked::Failed(_) => "failed",
    }
}

/// What has been typed, without what has come of it.
pub fn covered(text: &str) -> Html {
    html! {
        <>
            <code class="typed">{ text }</code>
            <div class="found">{ unknown(None, Gap::Covered) }</div>
        </>
    }
}

/// What has been typed, and what has come of it.
pub fn result(line: &Calculated) -> Html {
    let text = &line.text;
    if let Some(CalculationAnswer::Unread(unread)) = line.asked.answer().map(|it| &**it) {
        let [before, here, after] = cut(text, unread.character);
        return html! {
            <>
                <code class="typed">{ before }<mark>{ here }</mark>{ after }</code>
                <p class="found">{ say::calc_unread(unread.character, &unread.expected) }</p>
            </>
        };
    }
    let found = match &line.asked {
        Asked::Working => html! { say::calc_working() },
        Asked::Stopped => html! { say::calc_stopped() },
        Asked::TooHard => html! { say::calc_given_up() },
        Asked::Failed(reason) => html! { say::calc_failed(reason) },
        Asked::Answered(answer) => told(answer),
    };
    html! {
        <>
            <code class="typed">{ text }</code>
            <div class="found">{ found }</div>
            if seems_power(text) {
                <p class="note">{ say::calc_no_power() }</p>
            }
        </>
    }
}

fn told(text: &CalculationAnswer) -> Html {
    match text {
        CalculationAnswer::Value(value, _) => html! { <>{ "= " }{ name(value) }</> },
        CalculationAnswer::Form(ByPlayer { left, right }) => {
            html! { <>{ "= {" }{ names(left) }{ " | " }{ names(right) }{ "}" }</> }
        }
        CalculationAnswer::Both(ByPlayer { left, right }) => {
            say::calc_both(names(left), names(right))
        }
        CalculationAnswer::Truth(is_true, difference) => html! { truth(*is_true, *difference) },
        CalculationAnswer::Outcome(outcome) => html! { phrases::outcome(*outcome) },
        CalculationAnswer::Interval(None) => html! { say::calc_no_interval() },
        CalculationAnswer::Interval(Some(ByPlayer { left, right })) => {
            let sign = |is_included| if is_included { "≤" } else { "<" };
            let (low, high) = (phrases::number(&right.0), phrases::number(&left.0));
            stacked(&format!("{low} {} x {} {high}", sign(right.1), sign(left.1)))
        }
        CalculationAnswer::Thermograph(text) => match chart_of(text) {
            Some(chart) => drawn(&chart),
            None => html! { say::calc_too_large() },
        },
        CalculationAnswer::ThermographSteps(text) => {
            html! { <ConstructionView text={text.clone()} /> }
        }
        CalculationAnswer::Unread(_) => html! {},
    }
}

/// Whether a comparison is true, and why.
fn truth(is_true: bool, difference: Option<Outcome>) -> &'static str {
    match (is_true, difference) {
        (true, None) => say::calc_true(),
        (true, Some(Outcome::Wins(Player::Left))) => say::calc_true_greater(),
        (true, Some(Outcome::Wins(Player::Right))) => say::calc_true_less(),
        (true, Some(Outcome::Next)) => say::calc_true_confused(),
        (true, Some(Outcome::Previous)) => say::calc_true_equal(),
        (false, None) => say::calc_false(),
        (false, Some(Outcome::Wins(Player::Left))) => say::calc_false_greater(),
        (false, Some(Outcome::Wins(Player::Right))) => say::calc_false_less(),
        (false, Some(Outcome::Next)) => say::calc_false_confused(),
        (false, Some(Outcome::Previous)) => say::calc_false_equal(),
    }
}
