//! The page that says how strong the programs are.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::link::game_link::PlainPage;
use crate::link::player_kind::PlayerKind;
use crate::link::problem::LinkProblem;
use crate::pages::play::strength::{MATCHES, Matches, Points, STEPS};
use crate::pages::play::{NAME, sentences};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use opponents::Opponent;
use words::say;

/// `corrections` has the parts of the link that could not be followed.
#[autoprops]
#[component]
pub fn LevelsPage(corrections: &Vec<String>, on_dismiss: &Callback<()>) -> Html {
    let kinds = || PlayerKind::all().filter(|kind| kind.is_program());
    html! {
        <PageFrame
            column="levels"
            title={say::levels_page()}
            shared={Shared::page(PlainPage::Levels.link(), say::levels())}
            above={up(NAME, say::page_play())}
            heading={say::levels()}
            headline={say::levels_headline()}
            problem={LinkProblem::corrected(corrections.clone())}
            {on_dismiss}
        >
            <dl class="level-names card">
                { for kinds().map(|kind| html! {
                    <div>
                        <dt>{ sentences::rung(kind) }</dt>
                        <dd>{ sentences::player_kind_knows(kind) }</dd>
                    </div>
                }) }
            </dl>
            <div class="levels-matches">{ for MATCHES.iter().map(table) }</div>
            <p class="note">{ say::levels_how(STEPS as usize) }</p>
            <p class="note">{ say::levels_points() }</p>
        </PageFrame>
    }
}

fn table(matches: &Matches) -> Html {
    let rungs = || 0..Opponent::ALL.len();
    let side = matches.side.to_string();
    html! {
        <section class="card scores">
            <h2>{ say::levels_board(&side) }</h2>
            <p class="note">{ say::levels_games(matches.games as usize) }</p>
            <div class="scrolls" tabindex="0" role="region" aria-label={say::levels_board(&side)}>
                <table data-side={side}>
                    <thead>
                        <tr>
                            <th scope="col">{ say::game_scores_against() }</th>
                            { for rungs().map(|rung| html! { <th scope="col">{ rung + 1 }</th> }) }
                            <th scope="col">{ say::levels_above() }</th>
                        </tr>
                    </thead>
                    <tbody>
                        { for Opponent::ALL.into_iter().enumerate().map(|(one, opponent)| html! {
                            <tr data-level={opponent.name()}>
                                <th scope="row">{ format!("{}. {}", one + 1, sentences::opponent(opponent)) }</th>
                                { for rungs().map(|other| html! {
                                    <td>{ if one == other { "–".to_string() } else { matches.won(one, other).to_string() } }</td>
                                }) }
                                <td>{ one.checked_sub(1).map(|before| points(matches.points(one, before))) }</td>
                            </tr>
                        }) }
                    </tbody>
                </table>
            </div>
        </section>
    }
}

fn points(points: Points) -> String {
    let signed = |points: i32| format!("{points:+}").replace('-', "−");
    match points {
        Points::About(points, error) => format!("{} ± {error}", signed(points)),
        Points::Below(points) => format!("< {}", signed(points)),
        Points::Above(points) => format!("> {}", signed(points)),
    }
}
