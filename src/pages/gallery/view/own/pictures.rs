//! The means and temperatures of the family over its letter, by both rules.

use yew::prelude::*;

use crate::pages::gallery::catalogue::rules_name;
use crate::pages::gallery::own::plot::{Curve, HEIGHT, Measure, Plot, Spot, WIDTH};
use crate::pages::gallery::own::query::OwnFamily;
use crate::pages::gallery::own::rows::OwnRow;
use konane::Rules;
use words::say;

pub fn pictures(family: &OwnFamily, rows: &[OwnRow], here: Option<i32>) -> Html {
    let plots = Plot::of(family, rows);
    if plots.is_empty() {
        return html! {};
    }
    html! {
        <section id="own-plot" class="own-plot" aria-labelledby="own-plot-title">
            <div class="own-plot-head">
                <h2 id="own-plot-title">{ say::own_plot() }</h2>
                <p class="own-legend" aria-hidden="true">
                    { for Rules::ALL.map(|rules| html! {
                        <span data-rules={rules.name()}>
                            <svg viewBox="0 0 34 12" width="34" height="12">
                                <path class="curve" d="M1 6h32" />
                                { dot(rules, (17.0, 6.0), true) }
                            </svg>
                            { rules_name(rules) }
                        </span>
                    }) }
                    <span>
                        <svg viewBox="0 0 12 12" width="12" height="12">{ dot(Rules::Ancient, (6.0, 6.0), true) }</svg>
                        { say::own_plot_number() }
                    </span>
                    <span>
                        <svg viewBox="0 0 12 12" width="12" height="12">{ dot(Rules::Ancient, (6.0, 6.0), false) }</svg>
                        { say::own_plot_other() }
                    </span>
                </p>
            </div>
            <div class="own-pictures">
                { for plots.iter().map(|plot| picture(plot, here)) }
            </div>
        </section>
    }
}

fn name(measure: Measure) -> &'static str {
    match measure {
        Measure::Mean => say::own_plot_mean(),
        Measure::Temperature => say::own_plot_temperature(),
    }
}

fn picture(plot: &Plot, here: Option<i32>) -> Html {
    let measure = name(plot.measure);
    let curves: Vec<String> = plot.curves.iter().map(|curve| words(plot, curve)).collect();
    let aria = say::own_plot_aria(&curves.join("; "), &plot.letter.to_string(), measure);
    let (left, right) = (plot.left(), plot.right());
    html! {
        <figure>
            <figcaption>{ measure }</figcaption>
            <svg
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="img"
                aria-label={aria}
                data-measure={match plot.measure { Measure::Mean => "mean", Measure::Temperature => "temperature" }}
            >
                { for plot.up().into_iter().map(|tick| html! {
                    <>
                        <path class="grid" d={format!("M{left:.1} {:.1}H{right:.1}", tick.at)} />
                        <text class="up" x={format!("{:.1}", left - 8.0)} y={format!("{:.1}", tick.at + 4.0)}>
                            { tick.text }
                        </text>
                    </>
                }) }
                { for plot.across().into_iter().map(|tick| html! {
                    <text class="across" x={format!("{:.1}", tick.at)} y={format!("{:.1}", HEIGHT - 6.0)}>
                        { tick.text }
                    </text>
                }) }
                if let Some(here) = here {
                    <path
                        class="here"
                        d={format!("M{:.1} {:.1}V{:.1}", plot.x(here.into()), plot.top(), plot.bottom())}
                    />
                }
                // A circle stands on the square at the same place.
                { for plot.curves.iter().rev().map(|curve| html! {
                    <g data-rules={curve.rules.name()}>
                        { for plot.lines(curve).into_iter().map(|points| html! {
                            <polyline class="curve" {points} />
                        }) }
                        { for curve.points.iter().map(|spot| {
                            dot(curve.rules, plot.place(spot), spot.is_number)
                        }) }
                    </g>
                }) }
            </svg>
        </figure>
    }
}

/// Round by the ancient rules, square by the modern ones; full for numbers.
fn dot(rules: Rules, (x, y): (f64, f64), is_number: bool) -> Html {
    let class = if is_number { "dot full" } else { "dot" };
    match rules {
        Rules::Ancient => html! {
            <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="3.6" />
        },
        Rules::Modern => html! {
            <rect {class} x={format!("{:.1}", x - 5.0)} y={format!("{:.1}", y - 5.0)} width="10" height="10" />
        },
    }
}

/// For screen readers.
fn words(plot: &Plot, curve: &Curve) -> String {
    let spot = |spot: &Spot| {
        format!("{} = {}: {}", plot.letter, spot.number, spot.measured).replace('-', "−")
    };
    let points: Vec<String> = curve.points.iter().map(spot).collect();
    format!("{}: {}", rules_name(curve.rules), points.join(", "))
}
