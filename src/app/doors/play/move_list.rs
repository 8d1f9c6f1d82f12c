//! All lines of a game: numbered, each turn a button, other lines in brackets after the turn that they replace. What is
//! proved to be a mistake has a mark.

use std::collections::BTreeMap;

use yew::prelude::*;

use crate::app::answers::step_bar::{Icon, step_button};
use crate::app::browser::term::term;
use crate::app::doors::play::desk::{Deed, Desk, Step};
use crate::app::doors::play::review::known::Verdict;
use crate::app::doors::play::words;
use crate::game::{Listed, Record, Turn};
use crate::konane::Jump;
use crate::language::say;

/// By places in the tree.
pub type Mistakes = BTreeMap<usize, Verdict>;

pub fn move_list(desk: &Desk, mistakes: &Mistakes, act: &Callback<Deed>) -> Html {
    let record = &desk.place.record;
    html! {
        <section class="card moves" aria-labelledby="moves-title">
            <h3 id="moves-title">{ say::game_moves() }</h3>
            { steps(desk, act) }
            if record.tree.count() == 1 {
                <p class="note">{ say::game_moves_none() }</p>
            }
            <div id="moves" class="turns" role="group" aria-label={say::game_moves()}>
                { lines(record, mistakes, act) }
            </div>
            if !mistakes.is_empty() {
                <p class="note" aria-hidden="true">
                    { for [Verdict::Turned, Verdict::GaveUp].map(|verdict| html! {
                        <span class="mark-meaning">{ mark(verdict) }{ " " }{ meaning(verdict) }</span>
                    }) }
                </p>
            }
            { own_word(record) }
        </section>
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
fn lines(record: &Record, mistakes: &Mistakes, act: &Callback<Deed>) -> Html {
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

fn turn(record: &Record, listed: Listed, mistake: Option<&Verdict>, act: &Callback<Deed>) -> Html {
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
                if let Some(&verdict) = mistake {
                    { " " }{ mark(verdict) }
                    <span class="unseen">{ meaning(verdict) }</span>
                }
            </button>
            if closes > 0 {
                <span class="bracket">{ closing }</span>
            }
        </>
    }
}

/// As books annotate games.
fn mark(verdict: Verdict) -> Html {
    let sign = if verdict == Verdict::Turned { "??" } else { "?" };
    html! { <span class="turn-mark" aria-hidden="true">{ sign }</span> }
}

fn meaning(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Turned => say::game_mark_turned(),
        _ => say::game_mark_gave_up(),
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
