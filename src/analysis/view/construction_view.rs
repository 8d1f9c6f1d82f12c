//! How a thermograph is built from those of the options, picture by picture.

use std::rc::Rc;

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::analysis::construction::{Addition, Construction, Drawn};
use crate::analysis::keys::CONSTRUCTION;
use crate::analysis::phrases;
use crate::analysis::view::folded_name::{name, names};
use crate::analysis::view::name_view::heard;
use crate::analysis::view::panel::thermograph::{axes, legend, walls};
use crate::analysis::view::stacked::stacked;
use crate::browser::callback::callback;
use crate::browser::icon::Icon;
use crate::browser::page_keys::read;
use crate::browser::use_state_of::use_state_of;
use crate::keys::Seek;
use basics::player::Player;
use drawing::{COLDEST, HEIGHT, WIDTH};
use words::say;
use worker::message::{ConstructionText, ScaffoldText};

/// `coldest` is the temperature from which on it is shown.
#[autoprops]
#[component]
pub fn ConstructionView(text: &Rc<ConstructionText>, #[prop_or(COLDEST)] coldest: i64) -> Html {
    let built =
        use_memo((coldest, text.clone()), |(coldest, text)| Construction::from(*coldest, text));
    let (at, go) = use_state_of::<_, usize>(text.clone());
    let Some(built) = &*built else {
        return html! { <p class="note">{ say::answer_chart_too_large() }</p> };
    };
    let last = built.additions.len() - 1;
    let addition = built.additions[at];
    let on_key = callback!(go, move |event: KeyboardEvent| {
        let Some(key) = read(&CONSTRUCTION, &event) else { return };
        event.prevent_default();
        go.emit(key.from(at, last));
    });
    // At the end a button does nothing, but it stays enabled: disabling it would lose the focus.
    let button = |label, key: Seek| {
        let to = key.from(at, last);
        html! {
            <button type="button" aria-disabled={(to == at).to_string()} onclick={go.reform(move |_| to)}>
                { label }
            </button>
        }
    };
    html! {
        <div class="construction" role="group" aria-label={say::answer_built()} onkeydown={on_key}>
            <svg
                class="thermograph"
                viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                role="img"
                aria-label={say::answer_built_picture(last + 1, at + 1)}
            >
                { picture(built, addition) }
            </svg>
            { legend() }
            <div class="construction-bar">
                { button(html! { <>{ Icon::BACK.view() }{ say::answer_built_back() }</> }, Seek::Back) }
                <span>{ say::tour_place(last + 1, at + 1) }</span>
                { button(html! { <>{ say::answer_built_on() }{ Icon::ON.view() }</> }, Seek::On) }
            </div>
            <p class="construction-says" aria-live="polite">{ sentence(text, built, addition) }</p>
        </div>
    }
}

fn picture(built: &Construction, addition: Addition) -> Html {
    let chart = &built.chart;
    html! {
        <>
            { axes(chart, chart.temperatures()) }
            { for built.drawn(addition).into_iter().map(|Drawn { points, player, is_whole, is_past }| html! {
                <polyline
                    class={classes!(
                        if is_whole { "wall" } else { "option" },
                        if player == Player::Left { "left" } else { "right" },
                        is_past.then_some("past"),
                    )}
                    {points}
                />
            }) }
            { for built.shifts(addition).into_iter().map(|(y, [from, to])| {
                let back = if from < to { -4 } else { 4 };
                html! { <path class="shift" d={format!("M{from:.2} {y:.2}H{to:.2}m{back} -3l{} 3l{back} 3", -back)} /> }
            }) }
            if addition == Addition::Mast {
                { walls(chart) }
            }
            if let (Addition::Meeting, Some((x, y))) = (addition, chart.foot()) {
                <circle class="meeting-point" cx={x.to_string()} cy={y.to_string()} r="7" />
            }
        </>
    }
}

/// What is drawn, in words.
fn sentence(text: &ConstructionText, built: &Construction, addition: Addition) -> Html {
    let spoken = |sentence: String| heard(stacked(&sentence), sentence);
    let line = spoken(built.words(addition).unwrap_or_default());
    let mean = || phrases::number(&text.thermograph.mean.text);
    let t = || phrases::number(&text.thermograph.temperature.text);
    let of = |player| {
        text.scaffolds
            .as_ref()
            .map(|both| if player == Player::Left { &both.left } else { &both.right })
    };
    match addition {
        Addition::Wall(player, index) => {
            let options =
                of(player).and_then(|scaffold: &ScaffoldText| scaffold.options.get(index));
            let options = options.map(|same| names(&same.options)).unwrap_or_default();
            say::answer_built_wall(player, line, options)
        }
        Addition::Taxed(player, _) => say::answer_built_taxed(player, line),
        Addition::Best(player)
            if of(player).is_some_and(|scaffold| scaffold.options.len() == 1) =>
        {
            say::answer_built_only(player).into()
        }
        Addition::Best(player) => say::answer_built_best(player, line),
        Addition::Meeting => {
            let meeting = say::answer_built_meeting(&mean(), &t());
            match text.thermograph.temperature.number < 0.0 {
                true => spoken(format!("{meeting} {}", say::answer_built_cold())),
                false => spoken(meeting),
            }
        }
        Addition::Mast if text.scaffolds.is_none() => say::answer_built_integer(name(&text.value)),
        Addition::Mast => spoken(say::answer_built_mast(&mean(), &t())),
    }
}
