//! All lines of a game, numbered. Each turn is a button with its remark; other lines follow in brackets after the turn
//! that they replace. Proved mistakes have a mark.

use std::collections::BTreeMap;

use gloo::utils::document;
use yew::prelude::*;

use crate::analysis::view::step_bar::{step_button, stone_sign};
use crate::browser::icon::Icon;
use crate::browser::term::term;
use crate::keys::Seek;
use crate::pages::play::play_state::{PlayAction, PlayState};
use crate::pages::play::review::review_report::Verdict;
use crate::pages::play::sentences;
use crate::pages::play::view::review::mistake_list::{mark, meaning};
use basics::player::{ByPlayer, Player};
use game::{Listed, Record, Start, Turn, is_central};
use konane::Jump;
use words::say;

/// By node of the tree.
pub type Mistakes = BTreeMap<usize, Verdict>;

pub fn move_list(play_state: &PlayState, mistakes: &Mistakes, act: &Callback<PlayAction>) -> Html {
    let record = &play_state.place.record;
    html! {
        <>
            <h2 id="moves-title" class="unseen">{ say::game_moves() }</h2>
            { headers(record) }
            if !play_state.is_reviewed {
                { steps(play_state, act, html! {}) }
            }
            if record.tree.count() == 1 {
                <p class="note">{ say::game_moves_none() }</p>
            }
            { turns(record, mistakes, act) }
            if !mistakes.is_empty() {
                <p class="note" aria-hidden="true">
                    { for [Verdict::Turned, Verdict::GaveUp].map(|verdict| html! {
                        <span class="mark-meaning">{ mark(verdict) }{ " " }{ meaning(verdict) }</span>
                    }) }
                </p>
            }
            { own_word(play_state) }
        </>
    }
}

/// The other headers of the game's text.
pub fn headers(record: &Record) -> Html {
    html! {
        if !record.headers.is_empty() {
            <p class="note game-headers">
                { for record.headers.iter().map(|(name, value)| html! {
                    <span>{ name }{ ": " }<bdi>{ value }</bdi></span>
                }) }
            </p>
        }
    }
}

/// The name of a player, above the turns of that colour.
fn name(record: &Record, player: Player) -> Html {
    html! {
        if record.names != ByPlayer::default() {
            <span class="turn-player" data-player={player.name()}>
                { stone_sign(player) }<bdi>{ record.names[player].clone() }</bdi>
            </span>
        }
    }
}

fn remark(record: &Record, place: usize) -> Html {
    let remark = &record.tree.node(place).remark;
    html! {
        if !remark.is_empty() {
            <span class="turn-remark" data-remark={place.to_string()} dir="auto">{ remark }</span>
        }
    }
}

pub fn turns(record: &Record, mistakes: &Mistakes, act: &Callback<PlayAction>) -> Html {
    html! {
        <div id="moves" class="turns" role="group" tabindex="-1" aria-label={say::game_moves()}>
            { for Player::ALL.map(|player| name(record, player)) }
            { remark(record, 0) }
            { lines(record, mistakes, act) }
        </div>
    }
}

/// Scrolls the list to the present turn. Neither this page nor one around it scrolls.
#[hook]
pub fn use_current_turn(at: usize, is_reviewed: bool) {
    use_effect_with((at, is_reviewed), |_| {
        let list = document().get_element_by_id("moves");
        let turn = list.as_ref().and_then(|list| list.query_selector("[aria-current]").ok()?);
        if let (Some(list), Some(turn)) = (list, turn) {
            let (seen, turn) = (list.get_bounding_client_rect(), turn.get_bounding_client_rect());
            let over =
                (turn.top() - seen.top()).min(0.0) + (turn.bottom() - seen.bottom()).max(0.0);
            list.set_scroll_top(list.scroll_top() + over.round() as i32);
        }
    });
}

/// Buttons that step through the game, and `more` beside them.
pub fn steps(play_state: &PlayState, act: &Callback<PlayAction>, more: Html) -> Html {
    let record = &play_state.place.record;
    let (is_first, is_last) = (record.at == 0, record.at == record.tree.end(record.at));
    let to = |id, icon, label, is_there, step| {
        step_button(id, icon, label, is_there, act.reform(move |_| PlayAction::Seek(step)))
    };
    html! {
        <div class="tools steps" role="group" aria-label={say::game_steps()}>
            { to("play-first", Icon::FIRST, say::game_first(), is_first, Seek::First) }
            { to("play-back", Icon::BACK, say::game_back(), is_first, Seek::Back) }
            { to("play-on", Icon::ON, say::game_on(), is_last, Seek::On) }
            { to("play-last", Icon::LAST, say::game_last(), is_last, Seek::Last) }
            { more }
        </div>
    }
}

/// A turn of the main line is in the column of its player, other lines are below it.
fn lines(record: &Record, mistakes: &Mistakes, act: &Callback<PlayAction>) -> Html {
    let mut depth = 0;
    let mut shown: Vec<Html> = Vec::new();
    let mut branch: Vec<Html> = Vec::new();
    for listed in record.listed() {
        depth += usize::from(listed.opens);
        match depth {
            0 => shown.push(turn(record, listed, mistakes.get(&listed.place), act)),
            _ => branch.push(turn(record, listed, mistakes.get(&listed.place), act)),
        }
        depth -= listed.closes;
        if depth == 0 && !branch.is_empty() {
            let branch = std::mem::take(&mut branch);
            shown.push(html! { <span class="other-line">{ for branch.into_iter() }</span> });
        }
    }
    shown.into_iter().collect()
}

fn turn(
    record: &Record,
    listed: Listed,
    mistake: Option<&Verdict>,
    act: &Callback<PlayAction>,
) -> Html {
    let Listed { place, number, is_second, follows, opens, closes } = listed;
    let name = record.tree.node(place).turn.map(|it| sentences::turn_name(it, record.setup.rows()));
    let is_here = place == record.at;
    let closing = ")".repeat(closes);
    html! {
        <>
            if opens {
                <span class="bracket">{ "(" }</span>
            }
            if !is_second || !follows {
                <span class="turn-number">{ format!("{number}.") }{ if is_second { ".." } else { "" } }</span>
            }
            <button
                key={place}
                type="button"
                class="turn"
                data-place={place.to_string()}
                data-second={is_second.then_some("true")}
                aria-current={is_here.then_some("step")}
                onclick={act.reform(move |_| PlayAction::Go(place))}
            >
                { name }
                if let Some(&verdict) = mistake {
                    { " " }{ mark(verdict) }
                }
            </button>
            { remark(record, place) }
            if closes > 0 {
                <span class="bracket">{ closing }</span>
            }
        </>
    }
}

/// The Hawaiian word for a board or a turn.
#[derive(Clone, Copy, PartialEq)]
enum Own {
    Papamu,
    Piko,
    Kakai,
    Holo,
    Kui,
    Kaholo,
}

/// The Hawaiian word for the board or the last turn, if it fits for the first time in this line.
fn own_word(play_state: &PlayState) -> Html {
    let record = &play_state.place.record;
    let term_of = |name: &'static str| move |words: Html| term(name, words);
    let before = [0].into_iter().chain(record.tree.path(record.at)).filter(|&it| it != record.at);
    let mut before = before.map(|place| own(record, place));
    let word = own(record, record.at).filter(|word| before.all(|known| known != Some(*word)));
    let said = word.map(|word| match word {
        Own::Papamu => say::game_papamu(&term_of("iliili"), &term_of("papamu")),
        Own::Piko => say::game_piko(&term_of("piko")),
        Own::Kakai => say::game_kakai(&term_of("kakai")),
        Own::Holo => say::game_holo(&term_of("holo")),
        Own::Kui => say::game_kui(&term_of("kui")),
        Own::Kaholo => say::game_kaholo(&term_of("kaholo")),
    });
    let end =
        play_state.state.winner().map(|_| say::game_won_words(&term_of("ai"), &term_of("make")));
    html! {
        if said.is_some() || end.is_some() {
            <p id="own-word" class="note">{ for said }{ " " }{ for end }</p>
        }
    }
}

/// The word for the turn at this node.
fn own(record: &Record, place: usize) -> Option<Own> {
    let node = record.tree.node(place);
    Some(match node.turn {
        None if matches!(record.setup.start, Start::Full { .. }) => Own::Papamu,
        Some(Turn::Remove(square)) => {
            let board = record.setup.begin().board;
            let (bottom, right) = (board.rows() - 1, board.columns() - 1);
            let is_border =
                [0, bottom].contains(&square.row) || [0, right].contains(&square.column);
            match is_border {
                _ if is_central(&board, square) => Own::Piko,
                true => Own::Kakai,
                false => return None,
            }
        }
        Some(Turn::Jump(jump)) if strikes_back(jump, record.tree.node(node.parent).turn) => {
            Own::Kui
        }
        Some(Turn::Jump(jump)) if jump.taken > 1 => Own::Kaholo,
        Some(Turn::Jump(_)) => Own::Holo,
        None | Some(Turn::Pass | Turn::Resign | Turn::TimeUp) => return None,
    })
}

/// Whether the jump goes over the stone that has just jumped, in the opposite direction.
fn strikes_back(jump: Jump, before: Option<Turn>) -> bool {
    let Some(Turn::Jump(before)) = before else { return false };
    before.direction.opposite() == jump.direction && jump.victims().any(|it| it == before.to())
}
