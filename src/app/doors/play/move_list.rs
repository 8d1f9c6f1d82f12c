//! All lines of a game: numbered, each turn a button with what is remarked of it, other lines in brackets after the
//! turn that they replace.

use yew::prelude::*;

use crate::app::answers::step_bar::{Icon, step_button, stone_sign};
use crate::app::browser::term::term;
use crate::app::doors::play::desk::{Deed, Desk, Step};
use crate::app::doors::play::words;
use crate::game::{Listed, Record, Turn};
use crate::konane::Jump;
use crate::language::say;
use crate::player::{ByPlayer, Player};

pub fn move_list(desk: &Desk, act: &Callback<Deed>) -> Html {
    let record = &desk.place.record;
    html! {
        <>
            <h3 id="moves-title" tabindex="-1">{ say::game_moves() }</h3>
            { headers(record) }
            { steps(desk, act) }
            if record.tree.count() == 1 {
                <p class="note">{ say::game_moves_none() }</p>
            }
            <div id="moves" class="turns" role="group" aria-label={say::game_moves()}>
                { for Player::BOTH.map(|player| name(record, player)) }
                { remark(record, 0) }
                { lines(record, act) }
            </div>
            { own_word(record) }
        </>
    }
}

/// What else a text says of the game.
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

/// A player's name, above the turns of that colour.
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

fn steps(desk: &Desk, act: &Callback<Deed>) -> Html {
    let record = &desk.place.record;
    let (is_first, is_last) = (record.at == 0, record.at == record.tree.end(record.at));
    let to = |id, icon, label, is_there, step| {
        step_button(id, icon, label, is_there, act.reform(move |_| Deed::Step(step)))
    };
    html! {
        <div class="tools steps" role="group" aria-label={say::game_steps()}>
            { to("play-first", Icon::FIRST, say::game_first(), is_first, Step::First) }
            { to("play-back", Icon::BACK, say::game_back(), is_first, Step::Back) }
            { to("play-on", Icon::ON, say::game_on(), is_last, Step::On) }
            { to("play-last", Icon::LAST, say::game_last(), is_last, Step::Last) }
        </div>
    }
}

/// A turn of the first line stands in the column of its player, other lines below it.
fn lines(record: &Record, act: &Callback<Deed>) -> Html {
    let mut depth = 0;
    let mut shown: Vec<Html> = Vec::new();
    let mut branch: Vec<Html> = Vec::new();
    for listed in record.listed() {
        depth += usize::from(listed.opens);
        match depth {
            0 => shown.push(turn(record, listed, act)),
            _ => branch.push(turn(record, listed, act)),
        }
        depth -= listed.closes;
        if depth == 0 && !branch.is_empty() {
            let branch = std::mem::take(&mut branch);
            shown.push(html! { <span class="other-line">{ for branch.into_iter() }</span> });
        }
    }
    shown.into_iter().collect()
}

fn turn(record: &Record, listed: Listed, act: &Callback<Deed>) -> Html {
    let Listed { place, number, is_second, follows, opens, closes } = listed;
    let name = record.tree.node(place).turn.map(|it| words::turn_name(it, record.setup.rows()));
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
                onclick={act.reform(move |_| Deed::Go(place))}
            >
                { name }
            </button>
            { remark(record, place) }
            if closes > 0 {
                <span class="bracket">{ closing }</span>
            }
        </>
    }
}

/// What the last turn is called in Hawaiian, if it has a name.
fn own_word(record: &Record) -> Html {
    let node = record.tree.node(record.at);
    let Some(Turn::Jump(jump)) = node.turn else { return html! {} };
    let before = record.tree.node(node.parent).turn;
    if strikes_back(jump, before) {
        let kui = |words: Html| term("kui", words);
        return html! { <p id="own-word" class="note">{ say::game_kui(&kui) }</p> };
    }
    if jump.taken > 1 {
        let kaholo = |words: Html| term("kaholo", words);
        return html! { <p id="own-word" class="note">{ say::game_kaholo(&kaholo) }</p> };
    }
    html! {}
}

/// Over the stone that has just jumped, in its line and against its direction.
fn strikes_back(jump: Jump, before: Option<Turn>) -> bool {
    let Some(Turn::Jump(before)) = before else { return false };
    before.direction.opposite() == jump.direction && jump.victims().any(|it| it == before.to())
}
