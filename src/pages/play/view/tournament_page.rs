//! The page of a tournament: first its players, then its rounds and the standings.

use yew::prelude::*;
use yew_autoprops::autoprops;

use crate::board::view::stones::stone_icon;
use crate::browser::button::{button, switch};
use crate::browser::callback::{callback, closure};
use crate::browser::clipboard::save_text;
use crate::browser::file_button::FileButton;
use crate::browser::number_field::NumberField;
use crate::browser::storage::TOURNAMENT as STORED;
use crate::browser::text_field::TextField;
use crate::browser::undo_bar::UndoBar;
use crate::browser::use_heard::use_heard;
use crate::browser::use_page_state::use_page_state;
use crate::link::game_link::PlainPage;
use crate::link::page_link::PageLink;
use crate::link::page_names::TEXT;
use crate::pages::play::NAME;
use crate::pages::play::pasted::pasted_link;
use crate::pages::play::tournament::tournament_state::{TournamentAction, TournamentState};
use crate::pages::play::tournament::{MOST_PLAYERS, Round, System, Table, Tournament};
use crate::pages::play::view::import_dialog::{between_friends, fault};
use crate::pages::play::view::tournament_paper::{Paper, paper, standings};
use crate::share::shared::Shared;
use crate::shell::view::page_frame::{PageFrame, up};
use basics::player::{ByPlayer, Player};
use game::{LONGEST_NAME, LONGEST_TEXT, read_all};
use words::say;

/// The name of the saved file.
const FILE: &str = "tournament.txt";
/// Longer than all names may be: the page says what is wrong and cuts nothing.
const LONGEST_NAMES: usize = 4 * MOST_PLAYERS * LONGEST_NAME;

#[component]
pub fn TournamentPage() -> Html {
    let (state, act) = use_page_state(|| TournamentState::stored(&STORED.load()));
    let printed = use_state_eq(|| None::<Paper>);
    let is_kept = use_state_eq(|| true);
    // What this tab has read or stored last.
    let seen = use_mut_ref(|| STORED.load());
    // Another tab has stored something, perhaps while the browser kept this one frozen.
    let follow = callback!(seen, act, move |()| {
        let text = STORED.load();
        if seen.replace(text.clone()) != text {
            act.emit(TournamentAction::Open(Some(text)));
        }
    });
    use_heard("storage", follow.clone());
    use_heard("pageshow", follow);
    let is_changed = state.tournament.can_undo() || state.tournament.can_redo();
    use_effect_with(
        (state.tournament.now(), is_changed),
        closure!(is_kept, move |(tournament, is_changed)| {
            if *is_changed {
                let is_stored = STORED.save(&tournament.text());
                seen.replace(STORED.load());
                is_kept.set(is_stored);
            }
        }),
    );
    let tournament = &*state.tournament;
    let link = PlainPage::Tournament.link();
    let shared = Shared::page(link, say::tournament());
    if let Some((round, it)) = state.round().zip(*printed) {
        let on_paper = callback!(printed, move |paper| printed.set(paper));
        return html! {
            <PageFrame title={say::tournament_page()} {shared}>
                { paper(tournament, (round, state.shown), it, &on_paper) }
            </PageFrame>
        };
    }
    let print = callback!(printed, move |_: MouseEvent| printed.set(Some(Paper::Pairings)));
    let save = callback!(text = tournament.text(), move |_: MouseEvent| {
        save_text(&text, FILE);
    });
    let said = html! {
        <div id="tournament-said" role="status">
            if let Some(refused) = &state.refused {
                <p class="problem">{ refused }</p>
            }
            if !*is_kept {
                <p class="problem">{ say::tournament_not_kept() }</p>
            }
        </div>
    };
    html! {
        <PageFrame
            column="tournament"
            title={say::tournament_page()}
            {shared}
            above={up(NAME, say::page_play())}
            heading={say::tournament()}
            headline={say::tournament_headline()}
        >
            <div class="tournament-tools">
                <div class="row">
                    if state.round().is_some() {
                        <button id="tournament-print" type="button" onclick={print}>{ say::share_print() }</button>
                        <button id="tournament-save" type="button" onclick={save}>{ say::game_text_file() }</button>
                        { button("tournament-new", say::tournament_new(), false, &act, TournamentAction::Clear) }
                    }
                    <FileButton id="tournament-open" label={say::tournament_open()} on_text={act.reform(TournamentAction::Open)} />
                    <UndoBar
                        id="tournament"
                        can_undo={state.tournament.can_undo()}
                        can_redo={state.tournament.can_redo()}
                        on_undo={act.reform(TournamentAction::Undo)}
                    />
                </div>
                if state.round().is_some() { { said.clone() } }
            </div>
            if let Some(round) = state.round() {
                <div class="tournament-both">
                    { shown_round(&state, round, &act) }
                    <div class="card">
                        <h2>{ say::tournament_standings() }</h2>
                        { standings(tournament, MOST_PLAYERS) }
                    </div>
                </div>
            } else {
                { begin(tournament, &act, said) }
            }
        </PageFrame>
    }
}

/// The names, how they are paired, and below the button what is wrong with them.
fn begin(tournament: &Tournament, act: &Callback<TournamentAction>, said: Html) -> Html {
    let is_swiss = tournament.system != System::RoundRobin;
    let (planned, most) = (tournament.planned_rounds() as i32, tournament.most_rounds() as i32);
    let on_number = callback!(act, move |rounds: i32| {
        act.emit(TournamentAction::System(System::Swiss(Some(rounds.unsigned_abs() as usize))));
        rounds
    });
    let system = |id: &'static str, label: &'static str, is_on, system| {
        switch(id, label, is_on, act, TournamentAction::System(system))
    };
    html! {
        <section class="card tournament-begin">
            <label for="tournament-names">{ say::tournament_names() }</label>
            <TextField
                id="tournament-names"
                label={say::tournament_names()}
                text={tournament.names.join("\n")}
                longest={LONGEST_NAMES}
                has_lines=true
                on_text={act.reform(TournamentAction::Names)}
            />
            <div class="row">
                <div class="group" role="group" aria-label={say::tournament_system()}>
                    { system("tournament-swiss", say::tournament_swiss(), is_swiss, System::Swiss(None)) }
                    { system("tournament-all", say::tournament_all(), !is_swiss, System::RoundRobin) }
                </div>
                if is_swiss {
                    <label for="tournament-rounds">{ say::tournament_rounds() }</label>
                    <NumberField
                        id="tournament-rounds"
                        name={say::tournament_rounds()}
                        value={planned}
                        least={1}
                        {most}
                        {on_number}
                    />
                }
            </div>
            <p class="note">{ if is_swiss { say::tournament_swiss_what() } else { say::tournament_all_what() } }</p>
            <p>
                <button id="tournament-begin" class="main" type="button" onclick={act.reform(|_| TournamentAction::Pair)}>
                    { say::tournament_begin() }
                </button>
            </p>
            { said }
        </section>
    }
}

fn shown_round(state: &TournamentState, round: &Round, act: &Callback<TournamentAction>) -> Html {
    let tournament = &*state.tournament;
    let number = tournament.rounds.len();
    html! {
        <section class="card tournament-round" aria-labelledby="round-title" data-round={(state.shown + 1).to_string()}>
            <h2 id="round-title">{ say::tournament_round(state.shown + 1) }</h2>
            <div class="row" role="group" aria-label={say::tournament_rounds()}>
                { for (0..number).map(|at| {
                    let label = (at + 1).to_string();
                    switch(format!("round-{label}"), label, at == state.shown, act, TournamentAction::Show(at))
                }) }
            </div>
            <ol class="pairings" role="list">
                { for round.tables.iter().enumerate().map(|(at, table)| html! {
                    <Pairing
                        key={format!("{}-{at}", state.shown)}
                        {at}
                        table={table.clone()}
                        names={ByPlayer::from_fn(|player| tournament.names[table.players[player]].clone())}
                        act={act.clone()}
                    />
                }) }
            </ol>
            if let Some(bye) = round.bye {
                <p id="tournament-bye">{ say::tournament_bye(&tournament.names[bye]) }</p>
            }
            <p id="tournament-standing" role="status">
                if tournament.missing() > 0 {
                    { say::tournament_missing(tournament.missing()) }
                } else if number == tournament.planned_rounds() {
                    { say::tournament_over() }
                } else if tournament.next_round().is_none() {
                    { say::tournament_no_pairing() }
                } else {
                    <button id="tournament-pair" class="main" type="button" onclick={act.reform(|_| TournamentAction::Pair)}>
                        { say::tournament_pair(number + 1) }
                    </button>
                }
            </p>
            if state.shown + 1 < number {
                <p class="note">{ say::tournament_corrected() }</p>
            }
        </section>
    }
}

/// Who plays at a table, buttons for the result, and the record.
#[autoprops]
#[component]
fn Pairing(
    at: usize,
    table: &Table,
    names: &ByPlayer<String>,
    act: &Callback<TournamentAction>,
) -> Html {
    let judged = use_memo((at, table.record.clone(), names.clone()), judged);
    let result = |player: Player, label: &'static str| {
        let is_on = table.winner == Some(player);
        html! {
            <button
                type="button"
                data-winner={player.name()}
                aria-pressed={is_on.to_string()}
                aria-label={format!("{label}: {}", say::tournament_wins(&names[player]))}
                onclick={act.reform(move |_| TournamentAction::Winner(at, player))}
            >
                { label }
            </button>
        }
    };
    let record = say::tournament_record_of(at + 1);
    html! {
        <li data-table={(at + 1).to_string()}>
            <span class="number">{ at + 1 }</span>
            { for Player::ALL.map(|player| html! {
                <span data-player={player.name()}>
                    { stone_icon(player) }
                    <span class="unseen">{ say::board_colour(player) }{ " " }</span>
                    <bdi>{ &names[player] }</bdi>
                </span>
            }) }
            <span class="group" role="group" aria-label={say::tournament_result()}>
                { result(Player::Left, "1–0") }
                { result(Player::Right, "0–1") }
            </span>
            <details>
                <summary>
                    { say::tournament_record() }
                    if !table.record.is_empty() { { " ✓" } }
                </summary>
                <TextField
                    id={format!("record-{}", at + 1)}
                    label={record.clone()}
                    placeholder={record}
                    text={table.record.clone()}
                    longest={LONGEST_TEXT}
                    has_lines=true
                    is_notation=true
                    on_text={act.reform(move |text| TournamentAction::Record(at, text))}
                />
                <div role="status">{ (*judged).clone() }</div>
            </details>
        </li>
    }
}

/// A link to the game of a record, or what is wrong with the record.
fn judged((at, text, names): &(usize, String, ByPlayer<String>)) -> Html {
    if text.is_empty() {
        return html! {};
    }
    let read = read_all(text, None);
    let game = match (pasted_link(text), &read.possible[..]) {
        (Some((place, _)), _) => Some(place),
        (None, [(_, reading)]) if !reading.lacks_size => Some(between_friends(&reading.record)),
        _ => None,
    };
    let asks = !read.possible.is_empty() || read.farthest.lacks_size && read.farthest.is_game();
    let (link, label) = match game {
        Some(mut place) => {
            for player in Player::ALL {
                if place.record.names[player].is_empty() {
                    place.record.set_name(player, &names[player]);
                }
            }
            (place.link(), say::tournament_record_open())
        }
        // The dialog for games as text asks what the text leaves open.
        None if asks => (
            PageLink::to(NAME, &[]).with(TEXT, Some(text.clone())),
            say::tournament_record_choose(),
        ),
        None => return fault(format!("record-{}-fault", at + 1), text, &read.farthest),
    };
    html! { <a class="button" href={link.to_string()}>{ label }</a> }
}
