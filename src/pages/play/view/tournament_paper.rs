//! What a tournament prints: the pairings of a round, a score sheet for each table, the standings.

use yew::prelude::*;

use crate::browser::button::{button, switch};
use crate::browser::printing::print;
use crate::pages::play::tournament::{Round, System, Table, Tournament};
use crate::paper::view::printed_answers::blank;
use basics::player::Player;
use words::say;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    Pairings,
    Sheets,
    Standings,
}

/// How many turns of both players a score sheet has lines for, in each of its two columns.
const LINES: usize = 22;
/// How many players’ results against the others fit across a sheet.
const MOST_ACROSS: usize = 24;

/// The sheets as they will be printed. `shown` is the index of the round.
pub fn paper(
    tournament: &Tournament,
    (round, shown): (&Round, usize),
    paper: Paper,
    on_paper: &Callback<Option<Paper>>,
) -> Html {
    let choice = |id: &'static str, label: &'static str, it: Paper| {
        switch(id, label, paper == it, on_paper, Some(it))
    };
    let sheet = |title: String, content: Html| {
        html! {
            <article class="handout-answers">
                <header><h2>{ title }</h2></header>
                { content }
            </article>
        }
    };
    html! {
        <section class="handout" aria-labelledby="handout-title">
            <div class="handout-tools">
                <h1 id="handout-title" tabindex="-1">{ say::tournament_round(shown + 1) }</h1>
                <div class="group" role="group" aria-label={say::share_print()}>
                    { choice("print-pairings", say::tournament_pairings(), Paper::Pairings) }
                    { choice("print-sheets", say::tournament_sheets(), Paper::Sheets) }
                    { choice("print-standings", say::tournament_standings(), Paper::Standings) }
                </div>
                <span class="gap"></span>
                { button("handout-close", say::learn_sheet_close(), false, on_paper, None) }
                <button id="handout-print" class="main" type="button" onclick={|_| print()}>
                    { say::share_print() }
                </button>
            </div>
            <div class="handout-pages">
                { match paper {
                    Paper::Pairings => sheet(say::tournament_round(shown + 1), pairings(tournament, round)),
                    Paper::Sheets => html! {
                        { for round.tables.iter().enumerate().map(|(at, table)| score_sheet(tournament, table, (shown, at))) }
                    },
                    Paper::Standings => sheet(say::tournament_standings().into(), standings(tournament, MOST_ACROSS)),
                } }
            </div>
        </section>
    }
}

fn pairings(tournament: &Tournament, round: &Round) -> Html {
    let result = |table: &Table| match table.winner {
        Some(Player::Left) => "1–0",
        Some(Player::Right) => "0–1",
        None => "",
    };
    html! {
        <>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ say::tournament_table() }</th>
                        { for Player::ALL.map(|player| html! { <th scope="col">{ say::board_colour(player) }</th> }) }
                        <th scope="col">{ say::tournament_result() }</th>
                    </tr>
                </thead>
                <tbody>
                    { for round.tables.iter().enumerate().map(|(at, table)| html! {
                        <tr>
                            <th scope="row">{ at + 1 }</th>
                            { for Player::ALL.map(|player| html! { <td><bdi>{ &tournament.names[table.players[player]] }</bdi></td> }) }
                            <td>{ result(table) }</td>
                        </tr>
                    }) }
                </tbody>
            </table>
            if let Some(bye) = round.bye {
                <p>{ say::tournament_bye(&tournament.names[bye]) }</p>
            }
        </>
    }
}

/// `shown` and `at` are the indices of the round and the table.
fn score_sheet(tournament: &Tournament, table: &Table, (shown, at): (usize, usize)) -> Html {
    let column = |first: usize| {
        html! {
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ say::tournament_number() }</th>
                        { for Player::ALL.map(|player| html! { <th scope="col">{ say::board_colour(player) }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { for (first..first + LINES).map(|number| html! {
                        <tr><th scope="row">{ number }</th><td /><td /></tr>
                    }) }
                </tbody>
            </table>
        }
    };
    html! {
        <article class="handout-page score-sheet">
            <header><h2>{ say::tournament_at_table(shown + 1, at + 1) }</h2></header>
            <dl>
                { for Player::ALL.map(|player| html! {
                    <><dt>{ say::board_colour(player) }</dt><dd><bdi>{ &tournament.names[table.players[player]] }</bdi></dd></>
                }) }
            </dl>
            <div class="score-lines">{ column(1) }{ column(1 + LINES) }</div>
            { blank(say::tournament_result()) }
            { blank(say::tournament_signed()) }
        </article>
    }
}

/// The standings. Where everybody meets everybody, each row also has the player's results against the others, by their
/// places in the table, unless there are more players than `most`.
pub fn standings(tournament: &Tournament, most: usize) -> Html {
    let (all, scores) = (tournament.standings(), tournament.scores());
    let (tie_break, what) = match tournament.system {
        System::Swiss(_) => (say::tournament_buchholz(), say::tournament_buchholz_what()),
        System::RoundRobin => (say::tournament_direct(), say::tournament_direct_what()),
    };
    let is_crossed = tournament.system == System::RoundRobin && all.len() <= most;
    let across = if is_crossed { &all[..] } else { &[] };
    let met = |player: usize, other: usize| match player == other {
        true => "×",
        false if scores[player].beaten.contains(&other) => "1",
        false if scores[other].beaten.contains(&player) => "0",
        false => "",
    };
    html! {
        <>
            <div class="scrolls" tabindex="0" role="region" aria-label={say::tournament_standings()}>
                <table id="tournament-standings">
                    <thead>
                        <tr>
                            <th scope="col">{ say::tournament_place() }</th>
                            <th scope="col">{ say::tournament_player() }</th>
                            <th scope="col" class="number">{ say::tournament_points() }</th>
                            <th scope="col" class="number">{ tie_break }</th>
                            { for (1..=across.len()).map(|number| html! { <th scope="col" class="met">{ number }</th> }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for all.iter().map(|it| html! {
                            <tr data-name={tournament.names[it.player].clone()}>
                                <td>{ it.place }</td>
                                <th scope="row"><bdi>{ &tournament.names[it.player] }</bdi></th>
                                <td class="number">{ it.points }</td>
                                <td class="number">{ it.tie_break }</td>
                                { for across.iter().map(|other| html! { <td class="met">{ met(it.player, other.player) }</td> }) }
                            </tr>
                        }) }
                    </tbody>
                </table>
            </div>
            <p class="tie-break">{ what }</p>
        </>
    }
}
