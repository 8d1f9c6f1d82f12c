//! The thermograph, which the reader can read at every temperature.

use std::rc::Rc;

use basics::player::Player;
use yew::prelude::*;
use yew::virtual_dom::VTag;
use yew_autoprops::autoprops;

use crate::analysis::chart::{chart_of, corners};
use crate::analysis::view::dial::Dial;
use crate::analysis::view::name_view::heard;
use crate::analysis::view::stacked::stacked;
use crate::analysis::view::study::Study;
use crate::browser::use_state_of::use_state_of;
use crate::link::page_link::PageLink;
use crate::link::page_names::SUMS;
use drawing::{Chart, HEIGHT, Shape, Tick, WIDTH};
use teaching::sums::LONGEST_VALUE;
use value::Style;
use words::say;

#[autoprops]
#[component]
pub fn ThermographView(study: &Study) -> Html {
    let text = study.report().and_then(|report| report.thermograph.as_ref());
    let (chosen, choose) = use_state_of::<_, Option<usize>>(study.position.clone());
    let Some(chart) = text.and_then(chart_of) else {
        return html! { <p class="note">{ say::answer_chart_too_large() }</p> };
    };
    let level = chosen.unwrap_or(chart.zero).min(chart.last_level());
    let reading = chart.read(level);
    let sentence = reading.sentence();
    let chart = Rc::new(chart);
    html! {
        <>
            <Dial
                chart={chart.clone()}
                lines={lines(&chart, chart.temperatures())}
                label={say::answer_chart(&sentence)}
                {level}
                on_level={choose.reform(Some)}
                id="cool"
                name={say::answer_cool()}
                reading={sentence.clone()}
            >
                { legend() }
            </Dial>
            <p id="reading" class="reading">{ heard(stacked(&sentence), sentence.clone()) }</p>
            <p id="worth" class="note">{ worth(study, &chart, level) }</p>
            { way_to_construction(study) }
        </>
    }
}

/// The picture without a chosen temperature.
pub fn drawn(chart: &Chart) -> Html {
    html! {
        <>
            <svg
                class="thermograph"
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="img"
                aria-label={say::answer_chart(&chart.read(chart.zero).sentence())}
            >
                { lines(chart, chart.temperatures()) }
            </svg>
            { legend() }
        </>
    }
}

/// The lines, labelled only at whole temperatures: students read where the walls meet.
pub fn bare(chart: &Chart) -> Html {
    lines(chart, chart.whole_temperatures())
}

fn lines(chart: &Chart, temperatures: Vec<Tick>) -> Html {
    html! { <>{ axes(chart, temperatures) }{ walls(chart) }</> }
}

pub fn walls(chart: &Chart) -> Html {
    chart.walls().into_iter().map(shape).collect()
}

pub fn axes(chart: &Chart, temperatures: Vec<Tick>) -> Html {
    chart.axes(temperatures).into_iter().map(shape).collect()
}

pub fn shape(shape: Shape) -> Html {
    let mut element = VTag::new(shape.element);
    if !shape.class.is_empty() {
        element.add_attribute("class", shape.class);
    }
    for (name, value) in shape.attributes {
        element.add_attribute(name, value);
    }
    if !shape.text.is_empty() {
        element.add_child(shape.text.into());
    }
    element.into()
}

pub fn legend() -> Html {
    html! {
        <p class="note legend">
            <span class="left">{ "━ " }{ say::answer_left_wall() }</span>
            { "  " }
            <span class="right">{ "┅ " }{ say::answer_right_wall() }</span>
        </p>
    }
}

/// The calculator shows how it is built.
fn way_to_construction(study: &Study) -> Html {
    let value = study.report().and_then(|report| report.value.as_ref());
    let value = value.and_then(|value| value.name.written(Style::Plain));
    let asked = value.map(|value| format!("ThermographSteps({value})"));
    let asked = asked.filter(|asked| {
        asked.len() <= LONGEST_VALUE && !study.view.is_embedded && !study.view.is_projected
    });
    let link = asked.map(|asked| PageLink::to(SUMS, &[]).with("calc", Some(asked)).to_string());
    link.map(|link| html! { <a id="built" class="button" href={link}>{ say::answer_built() }</a> })
        .unwrap_or_default()
}

/// Which jumps are still worth playing at a temperature.
fn worth(study: &Study, chart: &Chart, level: usize) -> String {
    const MOST: usize = 8;
    let Some(jumps) = study.report().and_then(|report| report.jumps.as_ref()) else {
        return String::new();
    };
    let sides = [(Player::Left, &jumps.left), (Player::Right, &jumps.right)];
    let worth: Vec<String> = sides
        .into_iter()
        .flat_map(|(side, jumps)| jumps.iter().map(move |valued| (side, valued)))
        .filter(|(side, listed)| {
            let wall = listed.worth.as_ref().and_then(|worth| corners(&worth.wall));
            wall.is_some_and(|wall| chart.is_worth(*side, &wall, level))
        })
        .map(|(_, valued)| study.frame.jump_name(&valued.jump))
        .collect();
    match worth.len() {
        0 => say::answer_worth_none().to_string(),
        count if count > MOST => say::answer_worth_more(&worth[..MOST].join(", "), count - MOST),
        _ => say::answer_worth(&worth.join(", ")),
    }
}
