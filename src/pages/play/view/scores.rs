//! What the reader reached against each program, by colour.

use yew::prelude::*;

use crate::pages::play::my_games::{Kept, Score, scores};
use crate::pages::play::sentences;
use basics::player::Player;
use words::say;

pub fn score_table(all: &[Kept]) -> Html {
    let scores = scores(all.iter());
    if scores.is_empty() {
        return html! {};
    }
    let cell = |Score { won, played }: Score| match played {
        0 => "–".to_string(),
        _ => say::game_score(played, won),
    };
    html! {
        <section class="card scores" aria-labelledby="games-scores">
            <h2 id="games-scores">{ say::game_scores() }</h2>
            <table>
            <thead>
                <tr>
                    <th scope="col">{ say::game_scores_against() }</th>
                    { for Player::ALL.map(|player| html! { <th scope="col">{ say::game_scores_as(player) }</th> }) }
                </tr>
            </thead>
            <tbody>
                { for scores.into_iter().map(|(opponent, score)| html! {
                    <tr data-level={opponent.name()}>
                        <th scope="row">{ sentences::opponent(opponent) }</th>
                        { for Player::ALL.map(|player| html! { <td>{ cell(score[player]) }</td> }) }
                    </tr>
                }) }
            </tbody>
        </table>
        </section>
    }
}
