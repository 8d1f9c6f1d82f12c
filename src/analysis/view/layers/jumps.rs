//! Jumps as arrows, with the values that they lead to.

use basics::player::Player;
use drawing::{Run, runs, width};
use konane::Jump;
use yew::prelude::*;

use super::{arrow, chip, middle, rectangle, room};
use crate::analysis::inspection::{Proof, Reveal};
use crate::analysis::labels::{Rectangle, Wish, place, readable_size};
use crate::analysis::view::name_view::{colour, drawn};
use crate::analysis::view::study::Study;
use crate::editor::editor_action::EditorAction;
use words::say;
use worker::client::Report;
use worker::message::{FateText, WorthText};

/// The type size in a chip; the height of the chip, and its extra width, relative to that size.
const TYPE: f64 = 19.0;
const HEIGHT: f64 = 1.37;
const PADDING: f64 = 0.74;
/// How many signs of a name fit in a chip.
const ROOM: usize = 8;
/// Wider names are replaced by an ellipsis; relative to the type size.
const WIDEST: f64 = 5.8;

/// If there are more jumps, only those that the reader looks at have labels: there is no room for all, and the search
/// for it is slow.
const MOST_LABELS: usize = 150;
/// How many jumps of a side have arrows: some boards have thousands of jumps.
const MOST_ARROWS: usize = 1_000;

/// The jumps of the sides that are switched on, those of the lifted stone or else of the stone looked at, and the jump
/// at which the reader points in a list.
pub fn jumps(study: &Study, report: &Report, taken: &[Rectangle]) -> Html {
    let Some(jumps) = &report.jumps else { return html! {} };
    let sides = [
        (Player::Left, &jumps.left, study.view.jumps.left),
        (Player::Right, &jumps.right, study.view.jumps.right),
    ];
    let shows = study.shows(Reveal::Value);
    let looked = study.lifted.or(study.inspection.square);
    let mut shown = Vec::new();
    for (side, jumps, is_on) in sides {
        for (index, listed) in jumps.iter().enumerate() {
            let is_pointed = study.inspection.jump == Some((side, index));
            let is_looked = looked == Some(study.frame.square(listed.jump.from));
            if (is_on && index < MOST_ARROWS) || is_pointed || is_looked {
                let worth = study.worth(listed).filter(|_| shows);
                let wins = shows && listed.worth.as_ref().is_some_and(|worth| worth.wins);
                let is_pointed = is_pointed || is_looked;
                shown.push(Shown { side, text: &listed.jump, worth, wins, is_on, is_pointed });
            }
        }
    }
    let text = |jump: &Shown| {
        let Some(worth) = jump.worth else { return vec![] };
        let fold = worth.value.tree.folded(0, ROOM);
        runs(&fold.pieces(usize::MAX).unwrap_or_default())
    };
    let size = readable_size(TYPE, study.unit);
    let height = HEIGHT * size;
    let texts: Vec<Vec<Run>> = shown.iter().map(text).collect();
    let wishes: Vec<Wish> = shown
        .iter()
        .zip(&texts)
        .map(|(jump, text)| {
            let full = width(text, size) + PADDING * size;
            let full = if full > WIDEST * size { f64::INFINITY } else { full };
            let beside = rectangle(study.frame.square(jump.text.to()), 1, 1);
            let is_labelled = !text.is_empty() && (jump.is_pointed || shown.len() <= MOST_LABELS);
            let widths = if is_labelled { [full, height] } else { [f64::INFINITY; 2] };
            Wish { beside, widths, height, may_cover: true }
        })
        .collect();
    let stones: Vec<_> = study.board.stones().map(|(square, _)| rectangle(square, 1, 1)).collect();
    let labels = place(&wishes, taken, &stones, room(study.area()));
    html! {
        <>
            { for shown.iter().map(|jump| jump_arrow(study, jump)) }
            { for labels.iter().zip(&texts).zip(&shown).filter_map(|((label, text), jump)| {
                let label = (*label)?;
                let dot = [Run { text: "…".to_string(), rise: 0.0, size: 1.0 }];
                let text = if label.is_short { &dot[..] } else { text };
                let at = (label.rectangle.width / 2.0, height * 0.74);
                let content = drawn(text, at, size);
                let colour = colour(jump.worth?.value.outcome);
                let chip = chip(&label.rectangle, classes!("small", colour), content);
                let name = study.frame.jump_name(jump.text);
                let played = study.frame.jump(jump.text);
                let is_playable = jump.is_on || study.view.plays();
                Some(html! {
                    <g
                        class={classes!("leads", is_playable.then_some("playable"))}
                        data-leads={name}
                        onclick={study.act.reform(move |_| EditorAction::Play(played))}
                    >
                        { chip }
                    </g>
                })
            }) }
        </>
    }
}

struct Shown<'a> {
    side: Player,
    text: &'a Jump,
    /// `None` while it is unknown or hidden.
    worth: Option<&'a WorthText>,
    /// Whether the jump wins the whole game for its player.
    wins: bool,
    /// Whether all jumps of its side show. The others come and go with the pointer, and must not get in its way.
    is_on: bool,
    is_pointed: bool,
}

fn jump_arrow(study: &Study, shown: &Shown) -> Html {
    let &Shown { side, text, worth, wins, is_on, is_pointed } = shown;
    let jump = study.frame.jump(text);
    let fate = match worth.map(|worth| &worth.fate) {
        None => "plain",
        Some(FateText { repeats: None, dominated_by: None, reverses_through: None }) => {
            "undominated"
        }
        Some(FateText { repeats: None, dominated_by: None, .. }) => "reversible",
        Some(_) => "dominated",
    };
    let who = match side {
        Player::Left => "of-left",
        Player::Right => "of-right",
    };
    let name = study.frame.jump_name(text);
    let (x, y) = middle(jump.from);
    html! {
        <g
            class={classes!(
                "jump",
                fate,
                who,
                is_on.then_some("playable"),
                is_pointed.then_some("pointed")
            )}
            data-jump={name.clone()}
            onclick={study.act.reform(move |_| EditorAction::Play(jump))}
        >
            <title>{ say::answer_play(&name) }</title>
            { arrow(&jump) }
            if wins {
                <text class="star" x={x.to_string()} y={(y + 8.0).to_string()} text-anchor="middle">
                    { "★" }
                </text>
            }
        </g>
    }
}

/// The leaps of a proof: those already on the board, and the next one.
pub fn proof(study: &Study, proof: &Proof) -> Html {
    html! {
        { for proof.leaps.iter().enumerate().map(|(index, leap)| {
            let class = match index.cmp(&proof.step) {
                std::cmp::Ordering::Less => "done",
                std::cmp::Ordering::Equal => "best",
                std::cmp::Ordering::Greater => "later",
            };
            html! {
                <g class={classes!("jump", "proof", class)}>{ arrow(&study.frame.jump(leap)) }</g>
            }
        }) }
    }
}
